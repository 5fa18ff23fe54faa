"""What is fetched is pinned by its content, and what is declared is used."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UNSEEN = {"uvloop": "uvicorn takes it where it is there"}


def test_audit_L11_uv_is_fetched_by_its_hashes() -> None:
    text = (ROOT / "requirements-uv.lock").read_text()
    assert re.match(r"uv==[\d.]+ ", text)
    assert text.count("--hash=sha256:") > 5
    dev = (ROOT / "dev.py").read_text()
    assert '"--require-hashes", "--no-deps", "-r", ROOT / "requirements-uv.lock"' in dev


def test_audit_L11_what_is_declared_is_used() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    source = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tabletown").rglob("*.py")
    )
    for wanted in project["dependencies"]:
        name = re.split(r"[<>=;\[ ]", wanted)[0]
        module = name.lower().replace("-", "_")
        if name not in UNSEEN:
            assert re.search(rf"(import|from) {re.escape(module)}\b|\"{module}\"", source), name
