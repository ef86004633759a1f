"""A server in a thread of this process, with a page of one's own: it goes away, and comes back with another page."""

import shutil
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import uvicorn

from crossroads.server.http.app import make_app
from crossroads.server.http.serve import bound, url_of
from crossroads.server.settings import PAGE, Settings


class Site:
    """A server that is started with the built page, and can be upgraded to one with another title."""

    def __init__(self, folder: Path) -> None:
        self.page = folder / "page"
        self._db = f"sqlite:///{folder}/tables.db"
        self._port = 0
        self.url = ""
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None
        shutil.copytree(PAGE, self.page)

    def start(self) -> Self:
        sock = bound("127.0.0.1", self._port)
        self.url = url_of(sock)
        self._port = sock.getsockname()[1]
        app: Any = make_app(Settings(db=self._db, page=self.page, rate=0))
        server = uvicorn.Server(uvicorn.Config(app, ws="none", log_config=None))
        self._server, self._thread = server, threading.Thread(target=server.run, kwargs={"sockets": [sock]})
        self._thread.start()
        while not server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        """Nobody listens there any more."""
        if self._server is not None and self._thread is not None:
            self._server.should_exit = True
            self._thread.join()
            self._server = None

    def upgrade(self, title: str) -> None:
        """Start again with a page of this title, whose script has another name."""
        self.stop()
        index = self.page / "index.html"
        html = index.read_text(encoding="utf-8")
        (script,) = (self.page / "assets").glob("index-*.js")
        script.rename(script.with_name("index-upgraded.js"))
        index.write_text(
            html.replace("<title>Crossroads<", f"<title>{title}<").replace(script.name, "index-upgraded.js")
        )
        self.start()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()
