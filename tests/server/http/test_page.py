"""The page: files from memory, packed and cached, one document for every address that the client understands."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from crossroads.server.settings import Settings
from tests.kit.serving import client_of

SCRIPT = "console.log('a script');\n" * 40


@pytest.fixture
def page(tmp_path: Path) -> TestClient[Any]:
    """A server with a page of three files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite/manifest.json").write_text("{}")
    (tmp_path / "index.html").write_text("<!doctype html><title>Crossroads</title>")
    (tmp_path / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "assets/index-abc123.js").write_text(SCRIPT)
    return client_of(Settings(page=tmp_path, rate=0))


@pytest.mark.parametrize("path", ["/", "/tables/abcdefghij", "/tables/abcdefghij/replay?at=57&seat=2", "/rules"])
def test_every_address_of_the_client_is_the_page(page: TestClient[Any], path: str) -> None:
    answer = page.get(path)

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Crossroads</title>" in answer.text


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_and_sent_packed(page: TestClient[Any]) -> None:
    answer = page.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})

    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0))
    assert answer.text == SCRIPT


def test_who_takes_nothing_packed_gets_it_plain(page: TestClient[Any]) -> None:
    answer = page.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})

    assert "content-encoding" not in answer.headers
    assert answer.text == SCRIPT


def test_a_file_that_the_browser_has_is_not_sent_again(page: TestClient[Any]) -> None:
    tag = page.get("/").headers["etag"]

    answer = page.get("/", headers={"if-none-match": tag})

    assert (answer.status_code, answer.content) == (304, b"")


def test_a_file_at_the_root_is_served_as_what_it_is(page: TestClient[Any]) -> None:
    assert page.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize("path", ["/assets/index-old.js", "/api", "/api/nothing"])
def test_what_is_not_the_clients_is_no_page(page: TestClient[Any], path: str) -> None:
    answer = page.get(path)

    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path", ["/../settings.py", "/..%2f..%2fsettings.py", "/%2e%2e/settings.py", "/.vite/manifest.json"]
)
def test_nothing_beside_the_page_is_served(page: TestClient[Any], path: str) -> None:
    answer = page.get(path)

    assert answer.status_code == 404 or "<title>Crossroads</title>" in answer.text


def test_head_is_answered_too(page: TestClient[Any]) -> None:
    assert page.head("/").status_code == 200


def test_a_page_that_was_not_built_says_how(tmp_path: Path) -> None:
    answer = client_of(Settings(page=tmp_path / "nothing")).get("/tables/abcdefghij")

    assert answer.status_code == 503
    assert "make play" in answer.text
    assert "npm run build" in answer.text
