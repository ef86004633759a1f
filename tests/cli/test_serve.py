"""`crossroads serve`: what it is given is checked; `tests/server` proves the rest."""

from pathlib import Path

import pytest

from tests.cli.test_play import LAST
from tests.kit.commands import Run, mistake
from tests.kit.fallout import story_pack
from tests.kit.serving import KEY, Served

ROAD = """- {id: short-road, opening: [], x: [1, 2], y: [1, 2], star: {level: 2, areas: H}, shield: {level: 2, areas: T},
   map: [{q: 0, r: 0, face: camp}, {q: 1, r: 0, back: dangerous}, {q: 2, r: 0, back: deadly}]}
"""


def test_no_patience_at_all_is_the_least(run: Run) -> None:
    assert mistake(run("serve", "--patience", "-1")) == "--patience -1: a number of seconds from 0"


def test_a_rate_below_nothing_is_refused(run: Run) -> None:
    assert mistake(run("serve", "--rate", "-1")) == "--rate -1: a number from 0, and 0 sets no limit"


@pytest.mark.parametrize(
    "origin",
    ["table.example", "ftp://table.example", "https://", "https://a.example/page", "https://a:b", "https://u@a"],
)
def test_an_origin_that_no_page_has_is_refused(run: Run, origin: str) -> None:
    said = mistake(run("serve", "--origins", origin))

    assert said.startswith(f"--origins: {origin!r} is no address of a page: write https://table.example")


@pytest.mark.parametrize("url", ["table.example", "https://table.example/crossroads", "https://table.example?a=b"])
def test_a_public_address_that_no_page_has_is_refused(run: Run, url: str) -> None:
    said = mistake(run("serve", "--public-url", url))

    assert said.startswith(f"--public-url: {url!r} is no address of a page: write https://table.example")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--tls-cert", "cert.pem"], "--tls-cert and --tls-key go together"),
        (["--tls-key", "key.pem"], "--tls-cert and --tls-key go together"),
        (["--tls-cert", "none.pem", "--tls-key", str(KEY)], "--tls-cert none.pem: no such file"),
        (["--tls-cert", str(KEY), "--tls-key", str(KEY)], "they cannot be used together"),
    ],
)
def test_a_certificate_that_cannot_be_used_is_refused(run: Run, given: list[str], said: str) -> None:
    assert said in mistake(run("serve", *given))


def test_a_folder_without_a_pack_is_refused(run: Run, tmp_path: Path) -> None:
    said = mistake(run("serve", "--pack", str(tmp_path)))

    assert said.endswith("no pack.yaml there; write one with `id` and `game`.")


def test_a_pack_with_a_mistake_is_refused_before_the_start(run: Run, tmp_path: Path) -> None:
    """Its words too: not when somebody sets a table with it."""
    (tmp_path / "pack.yaml").write_text("id: mine\ngame: shelter\n")
    (tmp_path / "cards.en.ftl").write_text("room-diner = { $size }\n")

    said = mistake(run("serve", "--pack", str(tmp_path)))

    assert said.endswith("cards.en.ftl: line 1: `room-diner`: no variable `$size` is told here; leave it out")


@pytest.mark.slow
def test_a_pack_of_the_hosts_own_can_be_played_with_bots_and_all(tmp_path: Path) -> None:
    """The lobby lists it by its id, a table is set with its scenario, and a bot in a process of its own knows it."""
    pack = story_pack(scenarios=ROAD)

    served = Served(f"sqlite:///{tmp_path}/t.db", tmp_path, "--rate", "0", "--pack", pack)
    with served.from_nothing() as server:
        listed = server.get("/api/games/fallout").json()["packs"]
        made = server.post(
            "/api/tables",
            {
                "game": "fallout",
                "seats": 2,
                "packs": ["test"],
                "options": {"scenario": "short-road", "first": 1},
                "pace": "instant",
            },
        ).json()
        table = made["table"]["id"]
        token = server.claim(table, 0, made["invite"])
        server.sit_bots(table, made["host_token"], 1)
        caller = server.caller(table, token)
        caller.until("step", by=1)  # the bot has chosen

        assert [one["id"] for one in listed] == ["test"]
        assert made["table"]["packs"] == ["test"]
        assert caller.screen[1]["scenario"] == "short-road"
        assert server.faults() == []


@pytest.mark.slow
def test_a_bot_of_the_hosts_own_can_sit_at_tables(tmp_path: Path) -> None:
    """The lobby lists it, and it chooses in a process of its own; a file that is no bot is refused before the start."""
    (tmp_path / "birds.py").write_text(LAST)

    served = Served(f"sqlite:///{tmp_path}/t.db", tmp_path, "--rate", "0", "--bot", str(tmp_path / "birds.py:Last"))
    with served.from_nothing() as server:
        listed = server.get("/api/games/shelter").json()["bots"]
        made = server.post(
            "/api/tables", {"game": "shelter", "seats": 2, "options": {"first": 1}, "pace": "instant"}
        ).json()
        table = made["table"]["id"]
        token = server.claim(table, 0, made["invite"])
        server.post(f"/api/tables/{table}/seats/1/bot", {"bot": "last"}, made["host_token"])
        caller = server.caller(table, token)
        caller.until("step", by=1)  # the bot has chosen

        assert listed == ["random", "steady", "last"]
        assert server.faults() == []


def test_a_file_that_is_no_bot_is_refused(run: Run) -> None:
    assert mistake(run("serve", "--bot", "gone.py:Bot")).endswith("gone.py: no such file; name the file of the bot")


@pytest.mark.parametrize("option", ["--bot", "--pack"])
def test_several_bots_and_packs_are_named_as_several_origins_are(run: Run, tmp_path: Path, option: str) -> None:
    """One after the other, or the option once more: the second one is read, and is what is wrong here."""
    fine = tmp_path / "fine"
    fine.mkdir()
    (fine / "pack.yaml").write_text("id: fine\ngame: shelter\n")
    first = "random" if option == "--bot" else str(fine)

    together = mistake(run("serve", option, first, "nothing.py:Nobody"))
    apart = mistake(run("serve", option, first, option, "nothing.py:Nobody"))

    assert together == apart
    assert "nothing.py" in together
