"""The command line: play, watch, study and serve. Maintainers' work is in dev.py."""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tabletown
from tabletown import _form, strings, terminal
from tabletown import table as tables
from tabletown.core.errors import DriftError, JournalError, TabletownError
from tabletown.core.options import OptionValue, spoken
from tabletown.games import GAMES, TEMPLATES, find
from tabletown.lab import bench as benches
from tabletown.lab import extras, pictures, report, simulate
from tabletown.terminal import Player, Terminal

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Three tabletop games, whole and exact: in a browser, in a terminal, as a fast engine.",
)

tables_app = typer.Typer(no_args_is_help=True, help="The tables of a server, for its operator.")
app.add_typer(tables_app, name="tables")

secret_app = typer.Typer(no_args_is_help=True, help="The key that signs seat links.")
app.add_typer(secret_app, name="secret")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="fliptown, deadwood or paperback")]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option of the game.")
]
Language = Annotated[str, typer.Option("--lang", help="en, pl or cs.")]
DataFolder = Annotated[Path, typer.Option(help="Where SQLite keeps the tables.")]
Database = Annotated[str, typer.Option(help="postgresql://… instead of SQLite.")]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="A table's name.")]
TableNames = Annotated[list[str], typer.Argument(metavar="TABLE…", help="Tables' names.")]


def _language() -> str:
    """The language of the person's environment, if it is one of ours."""
    tag = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return strings.negotiate(tag.partition(".")[0].replace("_", "-"))


def _options(given: list[str] | None) -> dict[str, OptionValue]:
    """``["edition=pl"]`` as a dictionary."""
    found: dict[str, OptionValue] = {}
    for word in given or []:
        key, mark, value = word.partition("=")
        if not mark:
            raise typer.BadParameter(f"{word}: an option is written K=V")
        found[key] = value
    return found


def _write(path: str, text: str) -> None:
    """*text* into the file *path*, or onto standard output for ``-``."""
    if path == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        Path(path).write_text(text, encoding="utf-8")


def _read(path: str) -> str:
    """The text of the file *path*, or of standard input for ``-``."""
    return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")


def _version(is_asked: bool) -> None:
    if is_asked:
        rules = ", ".join(f"{game.key} {game.rules}" for game in GAMES + TEMPLATES)
        typer.echo(f"tabletown {tabletown.__version__} (rules: {rules}; {_form.FORM})")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Versions and form."),
    ] = False,
) -> None:
    """Three tabletop games, whole and exact: in a browser, in a terminal, as a fast engine."""


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 picks a free one.")] = 8000,
    data: DataFolder = Path("data"),
    database: Database = "",
) -> None:
    """Start the table server for browsers."""
    server: Any = import_module("tabletown.server.app")
    server.serve(host=host, port=port, data=data, database=database)


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="fliptown, deadwood or paperback.")
    ] = "",
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    levels: Annotated[
        str, typer.Option("--bots", metavar="LEVEL[,LEVEL…]", help="Who sits on the other seats.")
    ] = "",
    lang: Language = "",
    seed: Annotated[int | None, typer.Option(help="Deal from this seed.")] = None,
    option: OptionList = None,
    journal: Annotated[
        Path | None, typer.Option(help="Write the game here when it ends or you leave.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with the game in this file.")
    ] = None,
) -> None:
    """Play in the terminal; the board is drawn as text and the other seats are bots."""
    language = lang or _language()
    if language not in strings.LANGUAGES:
        raise typer.BadParameter(f"{language}: en, pl or cs")
    if resume is not None:
        table = _resumed(resume, game, language)
    elif game:
        given = spoken(find(game).options, _options(option), language)
        table = tables.new(game, seats, seed, given)
    else:
        raise typer.BadParameter("name a game, or a file with --resume")
    Player.seated(table, levels, language, journal or resume).play()


def _resumed(path: Path, game: str, language: str) -> tables.Table:
    """The table in the file *path*; a sentence and exit code 1 where it cannot go on."""
    try:
        return terminal.resume(path, game)
    except TabletownError as error:
        sentence = strings.words(language, game).why(error.code, error.params)
        typer.echo(f"{path}: {sentence}", err=True)
        raise typer.Exit(1) from None


@app.command(name="simulate")
def simulate_command(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")],
    levels: Annotated[str, typer.Option("--bots", metavar="LEVEL[,LEVEL…]", help="Who plays.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")],
    option: OptionList = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 takes every core.")] = 0,
    dask: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster.")] = "",
    json_file: Annotated[str, typer.Option("--json", metavar="FILE", help="The summary.")] = "",
    csv_file: Annotated[str, typer.Option("--csv", metavar="FILE", help="A row a seat.")] = "",
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="The same rows.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="A PNG or SVG picture.")] = None,
    uses: Annotated[
        str, typer.Option(metavar="FILE", help="Use and value of every component, as CSV.")
    ] = "",
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Every deal once in each seating of the bots.")
    ] = False,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep what is done; go on from there.")
    ] = None,
) -> None:
    """Play a batch of games; the same seed gives the same games whatever the workers."""
    files = [Path(name) for name in (json_file, csv_file, uses) if name and name != "-"]
    wanted = [path for path in (parquet, plot) if path is not None]
    extras.check(files + wanted, plot, parquet is not None, bool(dask))
    is_watched = bool(uses) or plot is not None
    plan = simulate.plan(game, seats, levels, games, seed, _options(option), rotate, is_watched)
    errors = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors) as progress:
        task = progress.add_task(f"{game}, {', '.join(plan.bots)}", total=games)
        data, rows, watched = simulate.timed(
            plan, workers, dask, resume, lambda count: progress.advance(task, count)
        )
    if json_file:
        _write(json_file, json.dumps(data, ensure_ascii=False) + "\n")
    if csv_file:
        _write(csv_file, report.csv_text(report.records(rows)))
    if parquet:
        report.write_parquet(parquet, report.records(rows))
    if uses:
        _write(uses, report.csv_text(report.use_records(watched, rows)))
    if plot:
        pictures.plot(plot, plan, rows, watched)
    if "-" not in (json_file, csv_file, uses):
        console = Console(highlight=False)
        report.print_summary(console, plan, data, rows)
        if watched.by_ref:
            report.print_uses(console, watched, rows)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A journal, or - for stdin.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="Show it after move N.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="S", help="As this seat saw it.")] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check the seed against every card and die.")
    ] = False,
    lang: Language = "",
) -> None:
    """Show a journal; exit 1 with the line number when it does not replay."""
    words = strings.words(lang or _language())
    console = Console(highlight=False)
    try:
        text = _read(file)
        if verify:
            tables.verify(text)
        table = tables.replay(text, at)
    except (JournalError, DriftError) as error:
        sentence = words.why(error.code, error.params)
        line = error.params.get("line", "?")
        typer.echo(f"{file}:{line}: {error.code}: {sentence}", err=True)
        raise typer.Exit(1) from None
    except (OSError, UnicodeDecodeError) as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(1) from None
    if seat is not None and not 0 <= seat < table.seats:
        raise typer.BadParameter(f"--seat is 0 to {table.seats - 1}")
    screen = Terminal(table, console, words.language)
    for line in screen.log(14 if seat is None else seat, 1)[-12:]:
        console.print(f"· {line}", style="dim")
    console.print(screen.board(seat))
    if table.is_over:
        screen.result()
    else:
        waiting = ", ".join(screen.words.seat(number) for number in table.pending)
        console.print(words.say("cli-waiting", {"seats": waiting}))
    if verify:
        console.print(words.say("cli-verified"))


@app.command()
def words(
    lang: Annotated[str, typer.Argument(metavar="LANG", help="The language of the list.")],
    word: Annotated[list[str] | None, typer.Argument(metavar="WORD…", help="Words.")] = None,
    name: Annotated[str, typer.Option("--list", metavar="NAME", help="Another list.")] = "",
    best: Annotated[
        str, typer.Option(metavar="CARDS", help='Cards such as "z n a ? ? pair:ie common:a".')
    ] = "",
) -> None:
    """Check words, or find the best one that cards spell."""
    lexicon: Any = import_module("tabletown.words_cli")
    if best:
        typer.echo(lexicon.best_word(lang, best, name))
        return
    if not word:
        raise typer.BadParameter("give words, or --best with cards")
    results = lexicon.check_words(lang, word, name)
    for one, is_valid in zip(word, results, strict=True):
        typer.echo(f"{one} {'valid' if is_valid else 'invalid'}")
    if not all(results):
        raise typer.Exit(1)


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="Which games.")] = None,
    json_file: Annotated[str, typer.Option("--json", metavar="FILE", help="As JSON.")] = "",
    seconds: Annotated[float, typer.Option(help="CPU seconds a measurement.")] = 1.0,
) -> None:
    """Measure random play, clones and search of the form that is running."""
    keys = game or [rules.key for rules in GAMES]
    found: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=len(keys))
        for key in keys:
            found.append(benches.measure(key, seconds))
            progress.advance(task)
    if json_file:
        _write(json_file, json.dumps(found) + "\n")
    if json_file != "-":
        typer.echo(f"form: {_form.FORM}")
        for row in found:
            typer.echo(f"{row['game']}, {row['seats']} seats")
            for name, value in row.items():
                if name not in ("game", "seats", "form"):
                    typer.echo(f"  {name.replace('_per_s', '/s').replace('_', ' ')}: {value:,}")


@app.command(name="export")
def export_command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the journals go.")],
    data: DataFolder = Path("data"),
    database: Database = "",
) -> None:
    """Write finished and running games as journal files."""
    archive: Any = import_module("tabletown.server.archive")
    count = archive.export(folder, data=data, database=database)
    typer.echo(f"{count} journals in {folder}")


@app.command(name="import")
def import_command(
    file: Annotated[list[str], typer.Argument(metavar="FILE…", help="Journals.")],
    data: DataFolder = Path("data"),
    database: Database = "",
) -> None:
    """Take journal files into the server's tables; all of them or none."""
    archive: Any = import_module("tabletown.server.archive")
    texts = {path: _read(path) for path in file}
    for path, text in texts.items():
        try:
            tables.replay(text)
        except (JournalError, DriftError) as error:
            line = error.params.get("line", "?")
            typer.echo(f"{path}:{line}: {strings.words(_language()).why(error.code)}", err=True)
            raise typer.Exit(1) from None
    for table in archive.take_in(list(texts.values()), data=data, database=database):
        typer.echo(table)


@app.command(name="check")
def check_command(
    data: DataFolder = Path("data"),
    database: Database = "",
) -> None:
    """Look at everything that is kept: the file, every journal, every seed; exit 1 if not sound."""
    operators: Any = import_module("tabletown.server.operators")
    words = strings.words(_language())
    count = faults = 0
    for fault in operators.check(data, database):
        count += 1
        if fault is not None:
            faults += 1
            sentence = words.why(fault.error.code, fault.error.params)
            typer.echo(f"{fault.where}: {fault.error.code}: {sentence}")
    typer.echo(f"{count - faults} sound, {faults} not")
    if faults:
        raise typer.Exit(1)


@tables_app.command(name="list")
def tables_list(
    data: DataFolder = Path("data"),
    database: Database = "",
    status: Annotated[str, typer.Option(help="Only running, over, expired or closed ones.")] = "",
) -> None:
    """List tables: name, game, what became of it, answers, when the last one was given."""
    operators: Any = import_module("tabletown.server.operators")
    for outline in operators.outlines(data, database):
        if status in ("", outline.status):
            last = operators.day(outline.at)
            typer.echo(f"{outline.id} {outline.game} {outline.status} {outline.entries} {last}")


@tables_app.command(name="show")
def tables_show(name: TableName, data: DataFolder = Path("data"), database: Database = "") -> None:
    """Show one table: seats, clock, when it was made, last answered and expires."""
    operators: Any = import_module("tabletown.server.operators")
    outline, row, expires = operators.show(name, data, database)
    typer.echo(f"{row.id} {row.game} {row.status}")
    typer.echo(f"made {operators.day(row.created)}, last answer {operators.day(outline.at)}")
    if expires:
        typer.echo(f"expires {operators.day(expires)}")
    typer.echo(f"public {row.public}, spectators {row.spectators}, clock {row.clock}")
    for seat in row.seats:
        typer.echo(f"seat {seat.seat}: {seat.kind} {seat.name or seat.level}".rstrip())
    if row.result:
        typer.echo(f"result {row.result}")


@tables_app.command(name="close")
def tables_close(
    name: TableNames, data: DataFolder = Path("data"), database: Database = ""
) -> None:
    """End unfinished tables; their journals stay and can be exported."""
    operators: Any = import_module("tabletown.server.operators")
    operators.close(name, data, database)


@tables_app.command(name="remove")
def tables_remove(
    name: TableNames, data: DataFolder = Path("data"), database: Database = ""
) -> None:
    """Forget finished or closed tables for good."""
    operators: Any = import_module("tabletown.server.operators")
    operators.remove(name, data, database)


@secret_app.command(name="rotate")
def secret_rotate(
    data: DataFolder = Path("data"),
    database: Database = "",
    keep_old: Annotated[
        bool, typer.Option("--keep-old", help="Links signed by older keys stay good.")
    ] = False,
) -> None:
    """Make a new key for seat links; the server must be stopped. Old links are void."""
    keys: Any = import_module("tabletown.server.secret")
    typer.echo(keys.rotate(data, database, keep_old))


def main() -> None:
    """Run a command; a refusal is a sentence and exit code 1, never a traceback."""
    try:
        app()
    except TabletownError as error:
        sentence = strings.words(_language()).why(error.code, error.params)
        typer.echo(f"tabletown: {error.code}: {sentence}", err=True)
        sys.exit(1)
    except ModuleNotFoundError as error:
        typer.echo(f"tabletown: {error.name} is not installed", err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
