"""Forks servers on request: `tests/server/running.py` says which, one line of JSON each."""

import json
import os
import sys
from importlib import import_module
from typing import Any

from tabletown.server.app import serve

LATER = (
    "alembic.command",
    "alembic.config",
    "alembic.runtime.migration",
    "litestar.plugins.pydantic",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
)
"""What a server imports only when it starts."""


def start(arguments: list[Any], environment: dict[str, str], errors: str, line: str) -> int:
    """Fork a server; its stdout is *line*, its stderr is added to *errors*."""
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        os.setsid()
        os.environ.clear()
        os.environ.update(environment)
        null = os.open(os.devnull, os.O_RDONLY)
        out = os.open(line, os.O_WRONLY)
        err = os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        for number, descriptor in enumerate((null, out, err)):
            os.dup2(descriptor, number)
            os.close(descriptor)
        serve(*arguments)
        code = 0
    except SystemExit as stopped:
        code = stopped.code if isinstance(stopped.code, int) else 1
    except BaseException as error:
        print(repr(error), file=sys.stderr)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def ended(pid: int, options: int) -> int | None:
    """The exit code of *pid*, or None while it runs."""
    found, status = os.waitpid(pid, options)
    return os.waitstatus_to_exitcode(status) if found else None


def main() -> None:
    for name in LATER:
        import_module(name)
    for text in sys.stdin:
        request = json.loads(text)
        if request[0] == "start":
            print(start(*request[1:]), flush=True)
        else:
            code = ended(request[1], os.WNOHANG if request[0] == "poll" else 0)
            print(json.dumps(code), flush=True)


if __name__ == "__main__":
    main()
