"""Sentences for HTTP callers, in the language their Accept-Language header asks for."""

from __future__ import annotations

from tabletown import strings
from tabletown.core.errors import TabletownError
from tabletown.core.options import spoken
from tabletown.core.state import Game
from tabletown.games import find
from tabletown.server import wire


def problem(error: TabletownError, header: str) -> wire.Problem:
    """A refusal with its sentence."""
    words = strings.words(strings.negotiate(header))
    return wire.Problem(error.code, error.params, words.why(error.code, error.params))


def understood(wanted: wire.TableWanted, header: str) -> wire.TableWanted:
    """The table *wanted*, with the caller's language where the language was left open."""
    given = dict(wanted.options)
    wanted.options = spoken(find(wanted.game).options, given, strings.negotiate(header))
    return wanted


def offered(
    game: Game, levels: tuple[str, ...], is_template: bool, header: str
) -> wire.GameOffered:
    """A game with the words of its options."""
    words = strings.words(strings.negotiate(header), game.key)
    own = spoken(game.options, {}, words.language)
    options = [
        wire.OptionOffered(
            key=spec.key,
            kind=spec.kind,
            default=own.get(spec.key, spec.default),
            values=list(spec.values),
            low=spec.low,
            high=spec.high,
            group=spec.group,
            seats=list(spec.seats),
            spoken=spec.spoken,
            name=words.named(f"option-{spec.key}"),
            text=words.explained(f"option-{spec.key}"),
            names={value: words.named(f"option-{spec.key}-{value}") for value in spec.values},
        )
        for spec in game.options
    ]
    return wire.GameOffered(
        key=game.key,
        name=words.named(f"game-{game.key}"),
        text=words.explained(f"game-{game.key}"),
        least=game.least,
        most=game.most,
        rules=game.rules,
        levels=list(levels),
        options=options,
        presets=game.presets(),
        template=is_template,
    )
