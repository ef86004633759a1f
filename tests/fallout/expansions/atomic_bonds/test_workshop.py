"""Workshop upgrades: what an agenda's icon gives, followed at once or in force for everybody."""

from typing import Any

import pytest

from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.survivors.card_effects import DrawCards
from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, visits_town
from tests.kit.fallout import HEAD, LEGS, enemy, story_pack, survivor

TOPIC = "atomic-bonds.workshop-upgrades"
ICON = "{do: draw, deck: agenda}"


def gains(*upgrades: str, icon: str = ICON, **situation: Any) -> BondsTable:
    """An encounter with the icon of an agenda, and these upgrades on top of the deck."""
    t = visits_town(icon, *situation.pop("who", ()), workshop=upgrades, **situation)
    t.choose("option:do")
    return t


@rule(f"{TOPIC}.icon-redefined", f"{TOPIC}.draw-one", f"{TOPIC}.encounters-and-cards-too", f"{TOPIC}.laid-at-sheet")
def test_the_icon_of_an_agenda_gives_a_workshop_upgrade() -> None:
    """An encounter result with the icon: one card of 12 is drawn and lies near the sheet; no agenda is gained."""
    t = gains("water-purifier")

    assert t.bonds.upgrades == ("water-purifier",)
    assert len(t.bonds.workshop_deck) == 11
    assert t.survivor().all_agendas == ()
    assert t.told("atomic-bonds.upgrade") == [(f"{TOPIC}.draw-one", {"seat": 0, "upgrade": "water-purifier"})]


@rule(f"{TOPIC}.icon-redefined")
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_cards_say_upgrade_where_the_base_says_agenda(lang: str) -> None:
    """The result reads as a workshop upgrade in every language."""
    words = bonds().game.words(lang)
    said = {
        "en": "gain 2 workshop upgrades",
        "ru": "получите 2 улучшения мастерской",
        "pl": "zdobywasz 2 ulepszenia warsztatu",
    }

    assert DrawCards("agenda", 2).describe(Voice(words)) == said[lang]


@rule(f"{TOPIC}.icon-with-number")
def test_the_first_is_resolved_before_the_second_is_drawn() -> None:
    """Two icons: the tokens of the Beacon are gained, and only then the Generator is drawn."""
    t = gains("beacon", "generator", icon="{do: draw, deck: agenda, amount: 2}")

    kinds = [event.kind for event in t.game.events if event.kind.startswith("atomic-bonds")]
    assert kinds == ["atomic-bonds.upgrade", "atomic-bonds.camp-token", "atomic-bonds.upgrade"]
    assert t.bonds.upgrades == ("beacon", "generator")


@rule(f"{TOPIC}.follow-instructions")
def test_who_gains_it_follows_it() -> None:
    """A gains the Beacon: two tokens, by A's resolving."""
    t = gains("beacon", who=(survivor(), survivor()))

    assert t.bonds.camp_tokens == 2
    assert t.told("atomic-bonds.camp-token")[0][1]["seat"] == 0


@rule(f"{TOPIC}.laid-at-sheet")
def test_it_is_laid_down_after_it_was_resolved() -> None:
    """While the Watchtower asks for tiles it is not among the gained ones; afterwards it is."""
    t = gains("watchtower")
    shown = t.game.view(None)["added"]["atomic-bonds"]["workshop"]
    assert (shown["building"], shown["gained"]) == (["watchtower"], [])

    t.choose("look:tile-1", "look:tile-2", "look:tile-3")

    shown = t.game.view(None)["added"]["atomic-bonds"]["workshop"]
    assert (shown["building"], shown["gained"]) == ([], ["watchtower"])


@rule(f"{TOPIC}.counted-for-group")
def test_upgrades_of_all_survivors_count_together() -> None:
    """Two lie near the sheet, whoever gained them; B gains a third, and Workshop Hum, which asks for 3, is done."""
    t = gains("generator", upgrades=["clinic", "water-purifier"], goals=["workshop-hum"], who=(survivor(), survivor()))

    assert t.bonds.done == ("workshop-hum",)


@rule(f"{TOPIC}.icon-with-number", f"{TOPIC}.counted-for-group")
def test_a_goal_that_the_first_completes_is_done_before_the_second_is_drawn() -> None:
    """Two lie near the sheet and two icons come: the third upgrade completes Workshop Hum, and then the fourth is drawn."""
    icons = "{do: draw, deck: agenda, amount: 2}"
    t = gains("generator", "market-stall", icon=icons, upgrades=["clinic", "water-purifier"], goals=["workshop-hum"])

    told = [event.kind for event in t.game.events if event.kind in ("atomic-bonds.upgrade", "atomic-bonds.goal-done")]
    assert told == ["atomic-bonds.upgrade", "atomic-bonds.goal-done", "atomic-bonds.upgrade"]


@rule(f"{TOPIC}.lasting-effects-for-all")
def test_a_lasting_upgrade_is_in_force_for_everybody() -> None:
    """With the Water Purifier B's camp recovers 4 HP, whoever gained it."""
    t = bonds(survivor(), survivor(hp=5), upgrades=["water-purifier"], turn=1)

    t.choose("camp", "camp:all")

    assert t.survivor(1).hp == 9


@rule(f"{TOPIC}.empty-deck")
def test_nothing_is_gained_from_an_empty_deck() -> None:
    """All 12 lie near the sheet: the icon gives nothing."""
    everything = bonds().bonds.workshop_deck
    t = gains(upgrades=everything)

    assert t.bonds.upgrades == everything
    assert not t.happened("atomic-bonds.upgrade")


@rule(f"{TOPIC}.agenda-text-void")
def test_agendas_are_no_goods() -> None:
    """In a trade neither side can offer or ask for agendas; no start of a turn shows one for loyalty."""
    t = bonds(survivor(), survivor())
    assert not [option for option in t.options if "loyal" in option]

    t.choose("camp", "trade:1")

    assert not [option for option in t.options if "agenda" in option]


@rule(f"{TOPIC}.any-moment")
def test_an_upgrade_of_another_moment_is_resolved_at_once() -> None:
    """A bloatfly acts at the end of the round and is killed for a quest with the icon; only then does the raider act."""
    quest = (
        "- {id: hunt, number: 900, objectives: [{id: end, trigger: {kill: critter}, "
        "results: [{do: draw, deck: agenda}]}]}\n"
    )
    t = bonds(
        survivor(),
        packs=[story_pack(quests=quest)],
        quests=["hunt"],
        enemies=[enemy("bloatfly", "camp.c"), enemy("raider", "camp.c")],
        activation=["activation-1"],
        workshop=["beacon"],
        dice=[HEAD, HEAD, HEAD, LEGS, LEGS, LEGS],
    )

    t.choose("end")
    happened = [event.kind for event in t.game.events]
    while t.prompt != "turn":
        t.choose(t.options[0])
        happened += [event.kind for event in t.game.events]

    assert t.bonds.upgrades == ("beacon",)
    fights = [place for place, kind in enumerate(happened) if kind == "fight"]
    assert fights[0] < happened.index("atomic-bonds.upgrade") < happened.index("atomic-bonds.camp-token") < fights[1]


# -- what each of them does


def test_a_clinic_heals_rads_in_settlements() -> None:
    """A camp in Diamond City recovers a rad, one elsewhere does not."""
    town = bonds(survivor(space="dia.d", rads=2), upgrades=["clinic"])
    wild = bonds(survivor(space="dia.a", rads=2), upgrades=["clinic"])

    for t in (town, wild):
        t.choose("camp", "camp:all")

    assert (town.survivor().rads, wild.survivor().rads) == (1, 2)


def test_a_market_stall_adds_a_dealing() -> None:
    """'Shop 1' lets two dealings be made."""
    t = visits_town("{do: shop, dealings: 1}", upgrades=["market-stall"])

    t.choose("option:do")

    assert t.decision.about["buy"] == 2


@pytest.mark.parametrize(
    ("bench", "modifications", "asset"),
    [("armor-bench", ["plating", "pockets"], "combat-armor"), ("weapon-bench", ["scope", "heavy-grip"], "machete")],
)
def test_a_bench_asks_everybody_in_turn(bench: str, modifications: list[str], asset: str) -> None:
    """First player first: A takes one and attaches it, then B is asked and takes none."""
    mine = survivor(weapon="machete", apparel="combat-armor")
    t = gains(bench, who=(mine, survivor()), modifications=modifications)
    assert t.seat == 0

    t.choose(f"atomic-bonds.take:{modifications[0]}", f"atomic-bonds.attach:{asset}")
    assert t.seat == 1
    t.choose("atomic-bonds.take-none")

    assert t.bonds.modified == {asset: modifications[0]}
    assert t.bonds.modification_pile == (modifications[1],)
    assert t.bonds.upgrades == (bench,)


def test_a_bench_without_a_card_of_its_kind_does_nothing() -> None:
    """All six apparel modifications are attached elsewhere but one: A is asked, B is not."""
    known = bonds().state.content.added["atomic-bonds"]["modifications"]
    apparel = [each.id for each in known.values() if each.fits == "apparel"]
    attached = {f"junk~{number}": each for number, each in enumerate(apparel[1:])}
    t = gains("armor-bench", who=(survivor(apparel="combat-armor"), survivor()), modified=attached)

    t.choose(f"atomic-bonds.take:{apparel[0]}", "atomic-bonds.attach:combat-armor")

    assert t.prompt == "turn"
    assert t.bonds.modified["combat-armor"] == apparel[0]


@rule("fallout.golden-rules.card-asks")
def test_a_watchtower_shows_three_tiles_to_everybody() -> None:
    """One token, and three facedown tiles that A picks: both seats know them from then on, and they stay facedown."""
    t = gains("watchtower", who=(survivor(), survivor()))
    assert t.prompt == "atomic-bonds.look"
    assert t.decision.rule == "fallout.golden-rules.card-asks"

    t.choose("look:tile-1", "look:tile-5", "look:tile-9")

    assert t.bonds.camp_tokens == 1
    for seat in (0, 1):
        known = [tile["node"] for tile in t.game.view(seat)["tiles"] if tile["known"]]
        assert known == ["tile-1", "tile-5", "tile-9"]
    assert not any(tile["known"] for tile in t.game.view(None)["tiles"])


def test_a_watchtower_shows_no_tile_twice() -> None:
    """The tile that was looked at is not on offer again; where no tile is facedown nobody is asked."""
    t = gains("watchtower")
    t.choose("look:tile-1")
    assert "look:tile-1" not in t.options
    assert "look:tile-2" in t.options

    explored = gains("watchtower", explored=True)
    assert explored.prompt == "turn"
    assert explored.bonds.upgrades == ("watchtower",)


def test_a_brahmin_pen_a_training_ground_and_a_radio_mast_are_for_each() -> None:
    """Both get a cap; both get 2 XP; both ready their cards."""
    tired = survivor(caps=3, apparel="leather-armor", exhausted=["leather-armor"])
    other = survivor(caps=0, apparel="raider-armor", exhausted=["raider-armor"])
    pen = gains("brahmin-pen", who=(tired, other))
    ground = gains("training-ground", who=(survivor(special="SPECIAL"), survivor(special="SPECIAL")))
    mast = gains("radio-mast", who=(tired, other))

    assert [who.caps for who in pen.state.survivors] == [4, 1]
    assert [who.xp for who in ground.state.survivors] == [2, 2]
    worn = [who.apparel for who in mast.state.survivors]
    assert [held is not None and not held.exhausted for held in worn] == [True, True]
    assert (pen.bonds.camp_tokens, mast.bonds.camp_tokens) == (1, 1)


def test_defences_throw_the_opposing_faction_back() -> None:
    """Its token goes from space 3 to space 2."""
    t = gains("defences", power=(0, 3))

    assert t.state.power == {"star": 0, "shield": 2}
