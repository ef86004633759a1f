"""The reference over HTTP: games, their books and their rules, in three languages."""

from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient

from crossroads.bots import bot_names
from crossroads.rules import rules_of
from crossroads.server.http.app import ROUTES
from crossroads.server.settings import Settings
from tests.kit.serving import client_of

LANGUAGES = ("en", "ru", "pl")


@pytest.fixture(scope="module")
def client() -> TestClient[Any]:
    """The routes that need no table, and so no database."""
    return client_of(Settings(rate=0))


def test_the_games_are_listed_with_what_a_table_may_settle(client: TestClient[Any]) -> None:
    shelter = next(game for game in client.get("/api/games").json() if game["id"] == "shelter")

    assert (shelter["least_seats"], shelter["most_seats"]) == (2, 4)
    assert shelter["bots"] == list(bot_names("shelter"))
    assert [(option["name"], option["kind"], option["rules"]) for option in shelter["options"]] == [
        ("first", "seat", ["shelter.setup.first-player-digital"]),
        ("lifts", "seat-order", ["shelter.setup.lift-order"]),
        ("colours", "each-seat", ["shelter.setup.colour"]),
    ]
    assert shelter["options"][2]["values"] == ["red", "blue", "green", "yellow"]


def test_no_route_is_answered_in_a_thread() -> None:
    """Two threads that build the same msgspec types at once end the process."""
    assert [route for route in ROUTES if isinstance(route, HTTPRouteHandler) and route.sync_to_thread] == []


def test_a_game_is_called_something_else_in_each_language(client: TestClient[Any]) -> None:
    told = [client.get("/api/games", params={"lang": lang}).json() for lang in LANGUAGES]
    names = {game["name"] for games in told for game in games if game["id"] == "shelter"}

    assert len(names) == len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_book_has_cards_and_names(client: TestClient[Any], lang: str) -> None:
    book = client.get("/api/games/shelter/book", params={"lang": lang}).json()

    assert (book["game"], book["lang"]) == ("shelter", lang)
    assert book["cards"]
    assert book["names"]


def test_an_unknown_game_is_named_with_those_there_are(client: TestClient[Any]) -> None:
    for path in ("/api/games/chess/book", "/api/rules/chess", "/api/rules/chess/search?q=a"):
        answer = client.get(path)

        assert answer.status_code == 404
        assert answer.json()["code"] == "unknown-game"
        assert "shelter" in answer.json()["message"]


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/shelter/book", "/api/rules/shelter", "/api/rules/shelter/search"]
)
def test_an_unknown_language_is_refused_with_those_there_are(client: TestClient[Any], path: str) -> None:
    answer = client.get(path, params={"lang": "xx", "q": "rent"})

    assert answer.status_code == 400
    assert answer.json() == {
        "code": "unknown-language",
        "message": "This language is not spoken here: choose one of en, ru, pl.",
        "rule": "",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_topics_hold_every_rule_once(client: TestClient[Any], lang: str) -> None:
    topics = client.get("/api/rules/shelter", params={"lang": lang}).json()

    assert sorted(rule for topic in topics for rule in topic["rules"]) == sorted(rules_of("shelter"))
    assert {related for topic in topics for related in topic["related"]} <= {topic["id"] for topic in topics}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_holds_every_rule_once_and_two_minutes(client: TestClient[Any], lang: str) -> None:
    book = client.get("/api/rules/shelter/book", params={"lang": lang}).json()

    assert len(book["two_minutes"]) == 7
    assert sorted(rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]) == sorted(
        rules_of("shelter")
    )
    assert client.get("/api/rules/chess/book").status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_told_in_the_readers_language(client: TestClient[Any], lang: str) -> None:
    told = client.get("/api/rules/shelter/rule/shelter.rent.gain", params={"lang": lang}).json()

    assert told["text"] == rules_of("shelter", lang)["shelter.rent.gain"].text
    assert told["topic"] == "rent"


def test_an_unknown_rule_is_refused(client: TestClient[Any]) -> None:
    answer = client.get("/api/rules/shelter/rule/shelter.no.such")

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-rule")


@pytest.mark.parametrize(("lang", "words"), [("en", "wounded"), ("ru", "раненые"), ("pl", "ranny")])
def test_a_search_finds_rules_in_the_words_of_each_language(client: TestClient[Any], lang: str, words: str) -> None:
    found = client.get("/api/rules/shelter/search", params={"lang": lang, "q": words}).json()

    assert found["query"] == words
    assert "shelter.wounded" in " ".join(rule["id"] for rule in found["rules"])


@pytest.mark.parametrize("words", ["   ", '"', "AND OR NOT", "rent*", "(", "\x00", "щ" * 100])
def test_nothing_in_a_search_is_syntax(client: TestClient[Any], words: str) -> None:
    assert client.get("/api/rules/shelter/search", params={"q": words}).status_code == 200


def test_a_search_for_nothing_or_too_much_is_refused(client: TestClient[Any]) -> None:
    for words in ("", "a" * 101):
        answer = client.get("/api/rules/shelter/search", params={"q": words})

        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_topic_is_told_whole(client: TestClient[Any], lang: str) -> None:
    told = client.get("/api/rules/shelter/topic/rent", params={"lang": lang}).json()

    rules = [rule for rule in rules_of("shelter", lang).values() if rule.topic == "rent"]
    assert [(rule["id"], rule["text"]) for rule in told] == [(rule.id, rule.text) for rule in rules]
    assert rules


def test_an_unknown_topic_says_where_to_look(client: TestClient[Any]) -> None:
    answer = client.get("/api/rules/shelter/topic/chess")

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-topic")
