"""Rules, texts and topics by id, in every language, and what is said about those that do not exist."""

from collections.abc import Callable

import pytest

from crossroads import rules


def test_every_packaged_catalogue_is_whole() -> None:
    """Each game reads without a fault and has the same rules in every language, in the same order."""
    assert "shelter" in rules.games()
    for game in rules.games():
        whole = rules.catalogue(game)

        assert whole.game == game
        assert list(whole.rules) == list(rules.LANGUAGES)
        assert list(whole.rules["en"]) == list(whole.rules["ru"]) == list(whole.rules["pl"])
        assert all(rule.topic in whole.topics for rule in whole.rules["pl"].values())


def test_synonyms_are_not_a_game() -> None:
    assert "synonyms" not in rules.games()


def test_a_catalogue_is_parsed_once() -> None:
    assert rules.catalogue("shelter") is rules.catalogue("shelter")


def test_a_rule_comes_in_the_language_asked_for() -> None:
    """Words change with the language; id, kind, topic and sources do not."""
    english, russian, polish = (rules.rule("shelter.rent.gain", lang) for lang in rules.LANGUAGES)

    assert len({english.text, russian.text, polish.text}) == 3
    assert "ресурс" in russian.text
    assert "zasób" in polish.text
    for other in (russian, polish):
        assert (other.id, other.game, other.topic, other.kind) == ("shelter.rent.gain", "shelter", "rent", english.kind)
        assert other.sources == english.sources


def test_parts_a_rule_does_not_have_are_empty() -> None:
    rule = rules.rule("shelter.components.item-deck-size", "pl")

    assert rule.example
    assert (rule.ruling, rule.when, rule.variants) == ("", "", "")


def test_text_is_the_rules_sentence() -> None:
    assert rules.text("shelter.rent.no-lift-rent") == "A lift never gives rent."
    assert rules.text("shelter.rent.no-lift-rent", "ru") == rules.rule("shelter.rent.no-lift-rent", "ru").text


def test_a_topic_has_titles_and_related_topics() -> None:
    topic = rules.topic("shelter", "tie-break")

    assert topic.titles == {"en": "Ties", "ru": "В случае ничьей", "pl": "Remis"}
    assert topic.related == ("scoring",)


@pytest.mark.parametrize(
    ("ask", "error", "words"),
    [
        (
            lambda: rules.text("shelter.rent.gian"),
            rules.UnknownRule,
            ["'shelter.rent.gian'", "shelter.rent.gain", "list"],
        ),
        (
            lambda: rules.text("shleter.rent.gain"),
            rules.UnknownRule,
            ["'shleter.rent.gain'", "shelter.rent.gain", "game"],
        ),
        (lambda: rules.text(""), rules.UnknownRule, ["''", "game.topic.name"]),
        (lambda: rules.text("shelter.rent.gain", "pll"), rules.NotTranslated, ["'pll'", "(pl?)", "en, ru, pl"]),
        (lambda: rules.catalogue("shelte"), rules.NoCatalogue, ["'shelte'", "(shelter?)", "choose one of"]),
        (lambda: rules.catalogue("synonyms"), rules.NoCatalogue, ["'synonyms'"]),
        (lambda: rules.topic("shelter", "rents"), rules.UnknownTopic, ["'rents'", "rent", "list"]),
        (lambda: rules.topic("chess", "rent"), rules.NoCatalogue, ["'chess'"]),
    ],
)
def test_what_does_not_exist_is_quoted_with_what_is_near(
    ask: Callable[[], object], error: type[ValueError], words: list[str]
) -> None:
    with pytest.raises(error) as caught:
        ask()

    message = str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert "\n" not in message
    for word in words:
        assert word in message


def test_a_monstrous_id_is_cut_and_kept_to_one_line() -> None:
    with pytest.raises(rules.UnknownRule) as caught:
        rules.text("shelter.\n" * 100_000)

    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300
