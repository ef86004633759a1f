"""Cards of a pack name each other by id: two packs never collide on a number."""

from pathlib import Path

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.packs import BadPack
from tests.kit import rule
from tests.kit.fallout import Wasteland, deal, story_pack, survivor, wasteland
from tests.kit.stories import meets

SHOP = "- {id: %s-lamp, deck: settlement, waits: true, options: [{id: do, success: [{do: caps, amount: 1}]}]}\n"
QUESTS = (
    "- {id: %s-start, objectives: [{id: do, results: [{do: stage, card: %s-end}, {do: trash}]}]}\n"
    "- {id: %s-end, objectives: [{id: do, needs: {staged: %s-start}, results: [{do: trash}]}]}\n"
)


def chain(name: str) -> str:
    """A pack with two quests and an encounter that know each other by their ids."""
    return story_pack(quests=QUESTS % (name, name, name, name), encounters=SHOP % name)


def test_two_packs_without_numbers_are_played_together() -> None:
    """Each card that waits in the library has a number of its own, beside those that packs bring."""
    packs = (chain("north"), chain("south"))

    content = content_of("fallout", ("base", *packs))

    given = {card: content.library[card] for card in content.library if card.startswith(("north", "south"))}
    assert len(given) == len(set(given.values())) == 6
    assert sorted(given.values()) == list(range(160, 166))
    assert {*given} <= {*deal(packs=packs).state.library}


@rule("fallout.results.stage", "fallout.results.add")
def test_an_id_fetches_the_card_that_it_names() -> None:
    """The quest is staged and the encounter added, as they are by number; a second time nothing happens."""
    cards = {"quests": QUESTS % (("north",) * 4), "encounters": SHOP % "north"}

    t = meets(
        "{do: stage, card: north-start}, {do: add, card: north-lamp}, {do: stage, card: north-start}", cards=cards
    )
    t.choose("option:do")

    assert [quest.id for quest in t.state.quests] == ["north-start"]
    assert "north-lamp" in t.state.encounters["settlement"]
    assert not {"north-start", "north-lamp"} & {*t.state.library}
    assert t.happened("add")[0].about["number"] == t.state.content.library["north-lamp"]


@rule("fallout.results.stage")
def test_a_condition_names_a_quest_by_id() -> None:
    """The second quest can be attempted only as long as the first is in play."""
    pack = chain("north")

    def at_table(*quests: str) -> Wasteland:
        return wasteland(survivor(), packs=(pack,), quests=quests)

    assert "quest:north-end:do" in at_table("north-start", "north-end").options
    assert "quest:north-end:do" not in at_table("north-end").options


def test_a_card_is_told_by_the_number_that_it_has() -> None:
    t = wasteland(survivor(), packs=(chain("north"),), quests=["north-start"])
    words, number = t.game.words("en"), t.state.content.library["north-start"]

    told = t.game.definition.wording().card(words, t.state.content, "quest:north-end")

    assert str(number) in told


def test_a_card_that_replaces_another_keeps_its_number() -> None:
    """Quest 14 of the base set is written anew without a number: whatever stages 14 stages it."""
    quest = content_of("fallout", ()).numbers[14][0]

    content = content_of("fallout", ("base", story_pack(quests=f"- {{id: {quest}, objectives: [{{id: do}}]}}\n")))

    assert content.numbers[14] == (quest,)
    assert content.quests[quest].number == 14
    assert [objective.id for objective in content.quests[quest].objectives] == ["do"]


WRONG = {
    "{do: stage, card: north-stat}": "stage: no quest `north-stat` (north-start?)",
    "{do: add, card: north-start}": "add: `north-start` is no encounter; did you mean `stage`?",
    "{do: stage, card: north-lamp}": "stage: `north-lamp` is no quest; did you mean `add`?",
    "{do: add, card: tale}": "add: `tale` is in play from the start; write `waits: true` on it",
    "{do: add, card: -1}": "$[0].options[0].success[0].card: Expected `int` >= 0",
    "{do: add, card: North}": "$[0].options[0].success[0].card: no id; write it in small letters",
}


@pytest.mark.parametrize("result", WRONG)
def test_a_name_that_no_card_has_is_refused_with_a_remedy(result: str) -> None:
    tale = f"- {{id: tale, deck: settlement, options: [{{id: do, success: [{result}]}}]}}\n"
    pack = story_pack(quests=QUESTS % (("north",) * 4), encounters=tale + SHOP % "north")

    with pytest.raises(BadPack) as refused:
        content_of("fallout", ("base", pack))

    assert str(refused.value).startswith(f"{Path(pack).name}/encounters-test.yaml: ")
    assert WRONG[result] in str(refused.value)


@pytest.mark.parametrize(("card", "said"), [("nowhere", "no quest `nowhere`"), ("lamp", "`lamp` is no quest")])
def test_a_condition_on_what_is_no_quest_is_refused(card: str, said: str) -> None:
    tale = f"- {{id: tale, deck: settlement, options: [{{id: do}}, {{id: go, needs: {{staged: {card}}}}}]}}\n"
    lamp = "- {id: lamp, deck: settlement, waits: true, options: [{id: do}]}\n"

    with pytest.raises(BadPack, match=f"staged: {said}$"):
        content_of("fallout", ("base", story_pack(encounters=tale + lamp)))


def test_a_new_icon_without_words_goes_by_its_id() -> None:
    """A place that a quest names is told, whatever words its pack has left out."""
    sorts = "icons: [{id: shrine}]\n"
    tiles = "- {id: swamp, back: dangerous, border: aaa aaa aaa aaa aaa aaa, inside: '', spaces: {a: {icon: shrine}}}\n"
    quests = "- {id: pray, objectives: [{id: do, needs: {at: {icon: shrine}}}]}\n"
    t = wasteland(survivor(), packs=(story_pack(sorts=sorts, tiles=tiles, quests=quests),), quests=["pray"])

    told = t.game.definition.wording().card(t.game.words("pl"), t.state.content, "quest:pray")

    assert "shrine" in told.lower()
