"""The page that the browser loads: the built client, read once and served from memory."""

import gzip
import mimetypes
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler, route
from msgspec import Struct

FOR_EVER = "public, max-age=31536000, immutable"  # its name changes when it does
ASK_AGAIN = "no-cache"
HASHED = "assets/"  # where Vite puts the files with a hash in their name
OURS = "api/"  # never the page's
INDEX = "index.html"
KINDS = {".webmanifest": "application/manifest+json"}  # that not every system knows
NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Crossroads: no page yet</title>
<h1>The page has not been built yet</h1>
<p>The server runs, but the page for the browser is not in it.</p>
<p>Stop the server and run <code>make play</code>, or run <code>npm install &amp;&amp; npm run build</code> in
<code>web/</code> and start the server again.</p>
<p>In the terminal you can play at once: <code>crossroads play</code>.</p>
</html>
"""


class Asset(Struct, frozen=True):
    """A file of the page."""

    body: bytes
    zipped: bytes  # empty where it would not be smaller
    kind: str
    tag: str
    cache: str


def read_page(folder: Path) -> dict[str, Asset]:
    """Every file of a built page by its path; nothing if it has not been built."""
    if not (folder / INDEX).is_file():
        return {}
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {name: read_asset(name, path) for name, path in files.items() if not name.startswith(".")}


def read_asset(name: str, path: Path) -> Asset:
    body = path.read_bytes()
    zipped = gzip.compress(body, mtime=0)
    return Asset(
        body=body,
        zipped=zipped if len(zipped) < len(body) * 0.9 else b"",
        kind=kind_of(name),
        tag=f'"{blake2b(body, digest_size=12).hexdigest()}"',
        cache=FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
    )


def kind_of(name: str) -> str:
    return KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def page_route(folder: Path) -> HTTPRouteHandler:
    """Serves the page: its files by name, `index.html` for every address that the client itself understands."""
    assets = read_page(folder)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, opt={"zipped": True})
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].lstrip("/")
        if f"{name}/".startswith(OURS):
            raise NotFoundException
        if not assets:
            return Response(NOT_BUILT, status_code=503, media_type="text/html")
        if name.startswith(HASHED) and name not in assets:
            raise NotFoundException
        return asset_answer(assets.get(name) or assets[INDEX], request.headers)

    return page


def asset_answer(asset: Asset, headers: Mapping[str, str]) -> Response[bytes]:
    """The file, packed if the browser takes that; nothing if the browser has it already."""
    given = {"cache-control": asset.cache, "etag": asset.tag, "vary": "accept-encoding"}
    if asset.tag in headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=given, media_type=asset.kind)
    if asset.zipped and "gzip" in headers.get("accept-encoding", ""):
        return Response(asset.zipped, headers={**given, "content-encoding": "gzip"}, media_type=asset.kind)
    return Response(asset.body, headers=given, media_type=asset.kind)
