"""The page: built files with long lives, one index for every address, strict headers."""

from __future__ import annotations

import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

from tabletown import _form

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
MISSING = (
    "<!doctype html><html lang=en><title>Tabletown</title>"
    "<p>The page has not been built; <code>python3 dev.py serve</code> builds it."
)


def folder() -> Path:
    """Where the built page lies: in the repository, or inside the installed package."""
    built = _form.ROOT / "web" / "dist"
    return built if built.is_dir() else _form.PACKAGE / "static"


def _file(path: str) -> Path | None:
    """The built file at *path*, never one outside the folder."""
    root = folder().resolve()
    try:
        found = (root / path.lstrip("/")).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        # A path that no file can have.
        return None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A built file, or the page itself for any address that is not a file's."""
    path = path.lstrip("/")
    found = _file(path) if path else None
    if found is None:
        if path.startswith(("api/", "ws/", "assets/")) or "." in path.rpartition("/")[2]:
            raise NotFoundException()
        found = _file("index.html")
        if found is None:
            return Response(MISSING.encode(), media_type=MediaType.HTML, status_code=503)
    data = found.read_bytes()
    tag = f'"{blake2b(data, digest_size=8).hexdigest()}"'
    is_named_by_content = "/assets/" in found.as_posix()
    lasting = "public, max-age=31536000, immutable" if is_named_by_content else "no-cache"
    headers = {"Cache-Control": lasting, "ETag": tag}
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    if found.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    elif found.suffix == ".ftl":
        kind = "text/plain; charset=utf-8"
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(data, headers=headers, media_type=kind)
