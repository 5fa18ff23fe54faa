"""`dev.py` itself, and the small decisions behind its commands."""

import ast
import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build import page
from tools.commands import serve

ROOT = Path(__file__).resolve().parent.parent


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev.py"), *words]
    return subprocess.run(command, capture_output=True, text=True)


def test_dev_needs_nothing_but_the_standard_library() -> None:
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / "dev.py").read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(str(node.module).split(".")[0])
    assert found <= set(sys.stdlib_module_names)


def test_every_command_is_a_file_of_its_name() -> None:
    source = ast.parse((ROOT / "dev.py").read_text())
    tables = [
        node.value
        for node in source.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMMANDS"
    ]
    commands = ast.literal_eval(tables[0])
    assert {"serve", "test", "check", "soak", "golden", "counts", "fuzz"} <= set(commands)
    assert {"words", "pictures", "lock", "build"} <= set(commands)
    files = {path.stem for path in (ROOT / "tools" / "commands").glob("*.py")} - {"__init__"}
    assert set(commands) == files
    helped = dev().stdout
    assert [name for name in commands if name not in helped] == []


def test_an_unknown_command_is_refused() -> None:
    done = dev("dance")
    assert done.returncode == 2
    assert "python3 dev.py serve" in done.stdout


def test_a_taken_port_is_not_free() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert not serve.is_free(port)
    assert serve.is_free(port)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "locale" / "en").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    (tmp_path / "locale" / "en" / "shell.ftl").write_text("hello = Hello")
    return tmp_path


def test_the_page_is_as_old_as_its_sources_and_strings(project: Path) -> None:
    before = page.digest(project)
    (project / "web" / "dist").mkdir()
    (project / "web" / "dist" / "index.html").write_text("built")
    (project / "web" / "node_modules").mkdir()
    (project / "web" / "node_modules" / "x.js").write_text("fetched")
    assert page.digest(project) == before
    (project / "locale" / "en" / "shell.ftl").write_text("hello = Howdy")
    assert page.digest(project) != before


def test_a_page_that_is_up_to_date_is_not_built_again(project: Path) -> None:
    (project / "web" / "index.html").write_text("")
    (project / "web" / "dist").mkdir()
    (project / "web" / "dist" / "index.html").write_text("built")
    (project / ".cache").mkdir()
    (project / ".cache" / "page.stamp").write_text(page.digest(project))
    assert page.build(project)
    assert (project / "web" / "dist" / "index.html").read_text() == "built"


def test_without_a_page_there_is_nothing_to_build(tmp_path: Path) -> None:
    assert not page.build(tmp_path)


def test_a_page_that_was_found_good_is_not_looked_at_again(project: Path) -> None:
    web = project / "web"
    script = "node -e \"const fs = require('fs'); fs.appendFileSync('../looks', '.');"
    script += " if (fs.existsSync('bad')) { console.log('bad is here'); process.exit(1); }\""
    (web / "package.json").write_text(json.dumps({"scripts": {"look": script}}))
    looks = project / "looks"
    assert page.complaint(project, "look") == ""
    assert page.complaint(project, "look") == ""
    assert looks.read_text() == "."
    (web / "bad").write_text("")
    assert page.complaint(project, "look") == "bad is here"
    assert page.complaint(project, "look") == "bad is here"
    assert looks.read_text() == "..."
    (web / "bad").unlink()
    assert page.complaint(project, "look") == ""


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """A page that is built with one package and tested with another; both lie beside it."""
    web = tmp_path / "web"
    for name in ("bundler", "linter"):
        (web / name).mkdir(parents=True)
        (web / name / "package.json").write_text(json.dumps({"name": name, "version": "1.0.0"}))
    needed = {"dependencies": {"bundler": "file:bundler"}}
    needed["devDependencies"] = {"linter": "file:linter"}
    (web / "package.json").write_text(json.dumps({"name": "page", **needed}))
    page.must(tmp_path, "install", "--package-lock-only", "--offline", "--silent")
    return tmp_path


def test_a_page_is_built_without_what_tests_it(packages: Path) -> None:
    fetched = packages / "web" / "node_modules"
    page.install(packages)
    assert [True, False] == [(fetched / name).is_dir() for name in ("bundler", "linter")]
    page.install(packages, tools=True)
    assert [True, True] == [(fetched / name).is_dir() for name in ("bundler", "linter")]
    page.install(packages)
    assert (fetched / "linter").is_dir()
