"""Modifications drawn and refused: what there is too little of, what stays, and the deck made anew."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, visits_town
from tests.kit.fallout import HEAD, Belongings, enemy, story_pack, survivor

TOPIC = "atomic-bonds.modifications"
TAKE, ATTACH, NONE = "atomic-bonds.take:", "atomic-bonds.attach:", "atomic-bonds.take-none"
NOTHING = "atomic-bonds.attach-none"


def shops(dealings: int, *survivors: Belongings, **situation: Any) -> BondsTable:
    """The survivor on turn shops with so many dealings."""
    t = visits_town(f"{{do: shop, dealings: {dealings}}}", *survivors, **situation)
    t.choose("option:do")
    return t


EVERY = tuple(bonds().state.content.added["atomic-bonds"]["modifications"])


@rule(f"{TOPIC}.none-left", "fallout.shopping.number-of-dealings")
@pytest.mark.parametrize(
    ("dealings", "option", "reason"),
    [
        (1, "atomic-bonds.modify:2", "fallout.shopping.number-of-dealings"),
        (2, "atomic-bonds.modify:3", f"{TOPIC}.none-left"),
        (3, "atomic-bonds.modify:3", f"{TOPIC}.none-left"),
    ],
)
def test_who_asks_why_not_more_is_told_what_there_is_too_little_of(dealings: int, option: str, reason: str) -> None:
    """Two cards can be drawn: with one dealing dealings are lacking, with two or three cards are."""
    modified = dict(zip(["machete", *[f"lost-{number}" for number in range(11)]], EVERY, strict=False))
    t = shops(dealings, survivor(weapon="machete"), modified=modified)
    assert [each for each in t.options if "modify" in each][-1] == f"atomic-bonds.modify:{min(dealings, 2)}"

    assert {each: why for each, why in t.ruled_out.items() if "modify" in each} == {option: reason}


@rule(f"{TOPIC}.no-moving")
def test_who_shops_is_told_of_each_modification_that_it_stays() -> None:
    """A machete with a scope and a knife without one: only the first is spoken of."""
    t = shops(1, survivor(weapon="machete", inventory=["combat-knife"]), modified={"machete": "scope"})

    told = {each: why for each, why in t.ruled_out.items() if each.startswith(ATTACH)}
    assert told == {f"{ATTACH}machete": f"{TOPIC}.no-moving"}


@rule(f"{TOPIC}.matching-icon")
def test_what_a_modification_does_not_fit_is_ruled_out() -> None:
    """A scope is for A's weapon: neither A's armor nor B's machete can have it."""
    t = shops(
        1, survivor(weapon="combat-knife", apparel="leather-armor"), survivor(weapon="machete"), modifications=["scope"]
    )

    t.choose("atomic-bonds.modify:1", f"{TAKE}scope")

    assert t.options == (f"{ATTACH}combat-knife", NOTHING)
    told = {each: why for each, why in t.ruled_out.items() if each.startswith(ATTACH)}
    assert told == dict.fromkeys([f"{ATTACH}leather-armor", f"{ATTACH}machete"], f"{TOPIC}.matching-icon")


@rule(f"{TOPIC}.deck-rebuilt")
def test_with_the_last_card_the_pile_becomes_the_deck() -> None:
    """One card in the deck and two in the pile: as soon as it is drawn the two are the deck, and that is told."""
    rest = dict(zip([f"lost-{number}" for number in range(11)], EVERY[3:], strict=True))
    t = shops(1, survivor(weapon="machete"), modifications=[EVERY[0]], modification_pile=EVERY[1:3], modified=rest)

    t.choose("atomic-bonds.modify:1")

    assert sorted(t.bonds.modification_deck) == sorted(EVERY[1:3])
    assert t.bonds.modification_pile == ()
    assert [rule_id for rule_id, _ in t.told("atomic-bonds.reshuffle")] == [f"{TOPIC}.deck-rebuilt"]


@rule(f"{TOPIC}.deck-rebuilt")
def test_an_empty_deck_is_made_anew_for_whoever_draws() -> None:
    """All cards lie in the pile: one of them is drawn."""
    t = shops(1, survivor(weapon="machete"), modification_pile=EVERY)
    assert t.bonds.modification_deck == ()

    t.choose("atomic-bonds.modify:1")

    assert len(t.bonds.modification_deck) == len(EVERY) - 1
    assert t.bonds.drawn[0] in EVERY


@rule(f"{TOPIC}.take-one", f"{TOPIC}.discard-rest")
@pytest.mark.parametrize(("choice", "told"), [(f"{TAKE}scope", "take-one"), (NONE, "discard-rest")])
def test_nothing_stays_drawn(choice: str, told: str) -> None:
    """Whether one is taken or none, the drawn cards are somewhere else afterwards, by the rule that says so."""
    t = shops(2, survivor(weapon="machete"), modifications=["scope", "plating"])

    t.choose("atomic-bonds.modify:2", choice)

    assert t.bonds.drawn == ()
    assert [rule_id for rule_id, _ in t.told("atomic-bonds.taken")] == [f"{TOPIC}.{told}"]
    assert list(t.game.definition.faults(t.state)) == []


@rule("atomic-bonds.mutations.cards-that-no-longer-fit")
def test_a_weapon_that_becomes_ranged_may_no_longer_fit() -> None:
    """Twisted muscles forbid ranged weapons: with a scope the machete goes to the inventory."""
    t = shops(1, survivor(weapon="machete"), modifications=["scope"], mutations=["twisted-muscles"], mutated=[0])

    t.choose("atomic-bonds.modify:1", f"{TAKE}scope", f"{ATTACH}machete")

    assert t.survivor().weapon is None
    assert [held.id for held in t.survivor().inventory] == ["machete"]


@rule(f"{TOPIC}.works-when-equipped")
@pytest.mark.parametrize(("number", "hits"), [("", 1), (":2", 2)])
def test_each_of_several_uses_can_be_chosen(number: str, hits: int) -> None:
    """A modification of one's own can be exhausted for one hit, or for two: the second use goes by its number."""
    uses = ", ".join(
        [f"{{moment: fight, pay: exhaust, effects: [{{do: hits, amount: {amount}}}]}}" for amount in (1, 2)]
    )
    pack = story_pack(modifications=f"- {{id: double, fits: weapon, uses: [{uses}]}}\n")
    t = bonds(
        survivor(weapon="machete"),
        packs=[pack],
        modified={"machete": "double"},
        enemies=[enemy("deathclaw", "camp.c")],
        dice=[HEAD] * 3,
    )
    t.choose("fight:deathclaw")

    t.choose(f"atomic-bonds.modification:machete:double{number}")
    while not t.happened("hits"):
        t.choose("stop" if "stop" in t.options else t.options[-1])

    [(_, about)] = t.told("hits")
    plain = bonds(survivor(weapon="machete"), enemies=[enemy("deathclaw", "camp.c")], dice=[HEAD] * 3)
    plain.choose("fight:deathclaw")
    while not plain.happened("hits"):
        plain.choose("stop" if "stop" in plain.options else plain.options[-1])
    assert about["hits"] == plain.told("hits")[0][1]["hits"] + hits


@rule(f"{TOPIC}.draw-equal-number")
def test_nobody_draws_none_or_more_than_there_are() -> None:
    """There are 14 modifications: to draw 1 or 14 of them is refused by a rule; 0 or 15 is nothing that anybody can do."""
    t = bonds()

    assert t.refused("atomic-bonds.modify:1") == t.refused("atomic-bonds.modify:14") == "fallout.shopping.where"
    for nonsense in ("atomic-bonds.modify:0", "atomic-bonds.modify:15"):
        with pytest.raises(ValueError, match="names nothing"):
            t.game.explain(nonsense)


@rule(f"{TOPIC}.take-one", f"{TOPIC}.unattached-is-discarded")
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_to_take_none_and_to_attach_it_to_nothing_are_said(lang: str) -> None:
    """Both questions can be declined, and each says so in words of its own."""
    t = shops(1, survivor(weapon="machete"), modifications=["scope"])
    wording, words = t.game.definition.wording(), t.game.words(lang)
    t.choose("atomic-bonds.modify:1")
    said = [wording.option(words, t.game.view(0), NONE).title]

    t.choose(f"{TAKE}scope")

    said.append(wording.option(words, t.game.view(0), NOTHING).title)
    assert len({*said}) == 2
    assert all(title[:1].isupper() for title in said), said
