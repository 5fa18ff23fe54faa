"""What lies in the repository: no address of a registry, no path of a machine, nothing undone."""

import json
import subprocess
from pathlib import Path

from tools.check import repository

ROOT = Path(__file__).resolve().parent.parent


def test_no_lock_file_names_a_host() -> None:
    assert repository.registry_addresses(ROOT) == []


def test_python_locks_hold_hashes_for_every_package() -> None:
    for name in ("requirements.lock", "requirements-test.lock"):
        entries = (ROOT / name).read_text().replace("\\\n", " ").splitlines()
        packages = [line for line in entries if "==" in line]
        assert len(packages) > 40
        assert [line for line in packages if "--hash=sha256:" not in line] == []


def test_the_test_lock_agrees_with_the_other() -> None:
    pins = [
        {line.split()[0] for line in (ROOT / name).read_text().splitlines() if "==" in line}
        for name in ("requirements.lock", "requirements-test.lock")
    ]
    assert pins[0] - pins[1] == set()


def test_the_page_lock_holds_every_platform() -> None:
    for lock in repository.files(ROOT):
        if lock.name == "package-lock.json":
            assert repository.missing_optionals(lock) == []


def test_a_lock_without_a_platform_is_found(tmp_path: Path) -> None:
    lock = tmp_path / "package-lock.json"
    rolldown = {"optionalDependencies": {"@rolldown/linux": "1", "@rolldown/mac": "1"}}
    packages = {"node_modules/rolldown": rolldown, "node_modules/@rolldown/linux": {}}
    lock.write_text(json.dumps({"packages": packages}))
    assert repository.missing_optionals(lock) == ["node_modules/rolldown: @rolldown/mac"]


def test_no_file_holds_a_path_of_one_machine() -> None:
    assert repository.machine_paths(ROOT) == []


def test_nothing_is_left_for_later_and_no_test_is_skipped() -> None:
    assert repository.unfinished(ROOT) == []


def test_no_file_is_too_heavy() -> None:
    assert repository.too_heavy(ROOT) == []


def test_what_may_not_be_there_is_found(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / "a.lock").write_text("# from https" + "://packages.example/simple\n")
    (tmp_path / "b.py").write_text("HERE = '" + "/ro" + "ot/games'\n# TO" + "DO later\n")
    (tmp_path / "c.py").write_text("'/api/work/1', 'http:/" + "/x/tmp/a'\n" * 601)
    assert len(repository.registry_addresses(tmp_path)) == 1
    assert [line[:6] for line in repository.machine_paths(tmp_path)] == ["b.py:1"]
    assert [line[:6] for line in repository.unfinished(tmp_path)] == ["b.py:2"]


def test_a_long_file_is_asked_for_its_reason_and_no_more(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / "a.py").write_text("A = 1\n" * 600)
    (tmp_path / "b.py").write_text("B = 1\n" * 601)
    (tmp_path / "c.css").write_text("/* long: a rule for each of 52 cards */\n" + "a{}\n" * 601)
    (tmp_path / "d.py").write_text("# long:\n" + "D = 1\n" * 601)
    asked = [line.split("; ")[0] for line in repository.long_files(tmp_path)]
    assert asked == ["b.py: 601 lines", "d.py: 602 lines"]
    assert repository.check(tmp_path) == []


def test_continuous_integration_calls_the_tests_and_nothing_else() -> None:
    words = (ROOT / ".ci" / "run").read_text().splitlines()
    commands = [line for line in words if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec python3 dev.py test"]
