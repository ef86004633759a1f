"""Each mutation: what is good about it, what is bad about it, and when."""

from typing import Any

import pytest

from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, visits_town
from tests.kit.fallout import ARMS, HEAD, LEGS, TORSO, TORSO_TWICE, Belongings, enemy, story_pack, survivor

TOPIC = "atomic-bonds.mutations"
RAIDER = "raider"


def irradiated(rads: int, who: Belongings, mutation: str = "grounded", **situation: Any) -> BondsTable:
    """A survivor with this facedown mutation suffers rads."""
    t = visits_town(f"{{do: rads, amount: {rads}}}", who, mutations=[mutation], **situation)
    t.choose("option:do")
    return t


def mutant(mutation: str, who: Belongings, *others: Belongings, **situation: Any) -> BondsTable:
    """The survivor on turn has this mutation faceup."""
    return bonds(who, *others, mutations=[mutation], mutated=[0], **situation)


def fights(mutation: str, token: str = RAIDER, away: bool = False, **situation: Any) -> BondsTable:
    """A fight of a survivor with a mutation, without any reroll of their own."""
    who = situation.pop("who", survivor(weapon="laser-rifle" if away else "pipe-wrench"))
    beside = situation.pop("others", ())
    foe = enemy(token, "camp.e" if away else "camp.c")
    t = mutant(mutation, who, *beside, enemies=[foe], **{"dice": [HEAD, LEGS, ARMS], **situation})
    t.choose(f"fight:{token}")
    return t


def test_scaly_skin() -> None:
    """Armor 1 of one's own; HP above 14 fall to 14 at the reveal, and never rise above it."""
    t = irradiated(5, survivor("wastelander"), "scaly-skin")
    assert t.survivor().hp == 14
    assert t.told("atomic-bonds.capped") == [(f"{TOPIC}.good-and-bad", {"seat": 0, "hp": 14})]
    view = t.game.view(0)["survivors"][0]

    assert (view["armor"], view["most_hp"]) == (1, 14)


def test_scaly_skin_takes_nothing_from_fourteen_hp() -> None:
    """Who has just the most that it allows stays there, and the log does not speak of it."""
    t = irradiated(5, survivor("wastelander", hp=14), "scaly-skin")

    assert t.survivor().hp == 14
    assert t.told("atomic-bonds.capped") == []


def test_speed_demon() -> None:
    """Every move action gives 3 points; a camp recovers 2 HP."""
    t = mutant("speed-demon", survivor(hp=5))

    t.choose("move")
    assert t.state.points == 3
    t.choose("camp", "camp:all")
    assert t.survivor().hp == 7


@pytest.mark.parametrize(("away", "rerolls"), [(True, 2), (False, 0)])
def test_eagle_eyes(away: bool, rerolls: int) -> None:
    """A weapon's one reroll becomes two at a distance and none near."""
    who = survivor("wastelander", special="P", weapon="laser-rifle")
    t = fights("eagle-eyes", away=away, who=who)

    assert (t.state.rolling.rerolls if t.state.rolling else 0) == rerolls


def test_twisted_muscles() -> None:
    """One hit more in the enemy's space: with no matching die a level 1 enemy is killed all the same."""
    t = fights("twisted-muscles", dice=[LEGS, LEGS, LEGS])

    assert t.told("hits")[0][1]["hits"] == 1


@pytest.mark.parametrize(("away", "hits"), [(True, 2), (False, 0)])
def test_a_hit_more_for_a_distance_is_none_near(away: bool, hits: int) -> None:
    """A mutation of one's own adds a hit next door, beside that of a ranged weapon; in the enemy's space it adds none."""
    pack = story_pack(mutations="- {id: long-arm, always: [{do: strike, amount: 1, reach: away}]}\n")
    t = fights("long-arm", "deathclaw", away=away, packs=[pack], dice=[HEAD, HEAD, HEAD])

    assert t.told("hits")[0][1]["hits"] == hits


@pytest.mark.parametrize(("kind", "hp"), [("critter", 12), ("human", 10)])
def test_carnivore_heals_by_kills(kind: str, hp: int) -> None:
    """A critter's end is worth 2 HP, a human's none."""
    known = bonds().state.content.tokens.items()
    token = next(each for each, printed in known if (printed.type, printed.level) == (kind, 1) and "H" in printed.areas)
    t = fights("carnivore", token, who=survivor(hp=10), dice=[HEAD, HEAD, HEAD])

    assert t.survivor().hp == hp


@pytest.mark.parametrize("card", ["stimpak", "water"])
def test_carnivore_has_less_of_aid(card: str) -> None:
    """Aid cards recover 1 HP less than they say."""
    plain = bonds(survivor(hp=5, inventory=[card]))
    plain.choose(f"use:{card}")
    printed = plain.survivor().hp - 5
    t = mutant("carnivore", survivor(hp=5, inventory=[card]))

    t.choose(f"use:{card}")

    assert t.survivor().hp == 5 + printed - 1


@pytest.mark.parametrize(("rads", "armor"), [(8, 1), (7, 0)])
def test_plague_walker(rads: int, armor: int) -> None:
    """Armor 1 with 8 rads; every recovery of rads is 1 smaller."""
    t = visits_town(
        "{do: cure, amount: 3}", survivor("wastelander", rads=rads), mutations=["plague-walker"], mutated=[0]
    )
    assert t.game.view(0)["survivors"][0]["armor"] == armor

    t.choose("option:do")

    assert t.survivor().rads == rads - 2


def test_healing_factor_heals_as_a_turn_begins() -> None:
    """1 HP at the start of each own turn, not of another's."""
    t = bonds(survivor(), survivor(hp=5), mutations=["grounded", "healing-factor"], mutated=[1])

    t.choose("end")
    assert t.survivor(1).hp == 6
    t.end_turn()
    assert t.survivor(1).hp == 6


def test_healing_factor_forbids_chems() -> None:
    """Jet cannot be used; a stimpak can."""
    t = mutant("healing-factor", survivor(hp=5, inventory=["jet", "stimpak"]))

    assert t.refused("use:jet") == f"{TOPIC}.good-and-bad"
    assert "use:stimpak" in t.options


def test_egg_head() -> None:
    """A test of P has a reroll more; a fight has one less, and never fewer than none."""
    t = visits_town(
        "{do: trash}",
        option="task: {do: test, letters: P, difficulty: 1}",
        mutations=["egg-head"],
        mutated=[0],
        dice=[HEAD] * 3,
    )
    t.choose("option:do")
    assert t.state.rolling is not None
    assert t.state.rolling.rerolls == 1

    fight = fights("egg-head", who=survivor("wastelander", special="S", weapon="pipe-wrench"), dice=[LEGS] * 3)
    assert fight.happened("hits")  # there was nothing to reroll with


def test_empath_guards_others_and_is_tender() -> None:
    """Others in the space have 1 armor more; a fight that damages the empath does 1 more, and one that does not, none."""
    t = bonds(survivor(), survivor(), survivor(space="camp.b"), mutations=["empath"], mutated=[0])
    armor = [who["armor"] for who in t.game.view(0)["survivors"]]
    alone = [who["armor"] for who in bonds(survivor(), survivor(), survivor()).game.view(0)["survivors"]]
    assert [after - before for after, before in zip(armor, alone, strict=True)] == [0, 1, 0]

    hurt = fights("empath", who=survivor("wastelander"), dice=[LEGS, HEAD, HEAD])
    spared = fights("empath", who=survivor("wastelander"), dice=[HEAD, HEAD, HEAD])
    assert (hurt.survivor().hp, spared.survivor().hp) == (14, 16)


def test_grounded() -> None:
    """A ranged enemy next door adds no icon; nor does a ranged weapon's distance add a hit."""
    t = fights("grounded", away=True, dice=[LEGS, LEGS, LEGS])
    assert t.told("hits")[0][1]["hits"] == 0

    gunman = bonds(
        survivor("wastelander"),
        mutations=["grounded"],
        mutated=[0],
        enemies=[enemy("raider-gunman", "camp.e")],
        activation=["activation-1"],
        goals=[],
        dice=[HEAD, HEAD, HEAD],
    )
    gunman.end_turn()
    assert gunman.survivor().hp == 16


@pytest.mark.parametrize(("others", "rerolls"), [(["camp.c"], 2), (["camp.e"], 1), (["dia.d"], 0)])
def test_herd_mind(others: list[str], rerolls: int) -> None:
    """One reroll more with somebody in the space, one less with nobody within two spaces, as ever in between."""
    who = survivor("wastelander", special="S", weapon="pipe-wrench")
    t = fights("herd-mind", who=who, others=[survivor(space=space) for space in others], dice=[LEGS] * 3)

    assert (t.state.rolling.rerolls if t.state.rolling else 0) == rerolls


def test_herd_mind_alone_counts_settlements() -> None:
    """Alone: a settlement in one's space is company, none within two spaces is solitude."""
    option = "task: {do: test, letters: S, difficulty: 1}"
    town = visits_town("{do: trash}", option=option, mutations=["herd-mind"], mutated=[0], dice=[HEAD] * 3)
    town.choose("option:do")
    assert town.state.rolling is not None
    assert town.state.rolling.rerolls == 1

    who = survivor("wastelander", special="S", weapon="pipe-wrench")
    wild = fights("herd-mind", who=who, dice=[LEGS] * 3)
    assert wild.happened("hits")


@pytest.mark.parametrize("away", [False, True])
def test_what_names_no_reach_counts_near_and_far(away: bool) -> None:
    """A mutation that hits once more in every fight does so in the enemy's space and from the next one."""
    pack = story_pack(mutations="- {id: mighty, always: [{do: strike, amount: 1}]}\n")
    who = survivor("wastelander", weapon="laser-rifle")

    mighty, plain = [
        fights(mutation, away=away, who=who, packs=[pack], dice=[LEGS] * 3) for mutation in ("mighty", "grounded")
    ]

    hits = [t.told("hits")[0][1]["hits"] for t in (mighty, plain)]
    assert hits[0] == hits[1] + 1 + away  # the grounded have no extra hit from afar


def test_unstable_leaps_once_a_turn() -> None:
    """Placed in an adjacent space for no movement point; a second time only on the next turn."""
    t = mutant("unstable", survivor(), survivor())
    leap = "atomic-bonds.mutation:unstable"

    t.choose(leap, "at:camp.b")

    assert (t.survivor().space, t.state.actions, t.state.points) == ("camp.b", 2, 0)
    assert t.told("travel") == [("fallout.terrain.placement-is-not-moving", {"seat": 0, "space": "camp.b"})]
    assert t.refused(leap) == "fallout.golden-rules.use-as-printed"
    t.end_turn()
    assert t.refused(leap, seat=0) == f"{TOPIC}.no-effect-facedown"
    t.end_turn()
    assert leap in t.options


def test_a_quick_first_move_does_not_give_the_leap_back() -> None:
    """A has leapt; the Light Frame quickens the move that follows, and A cannot leap again."""
    t = mutant("unstable", survivor(apparel="combat-armor"), modified={"combat-armor": "light-frame"})
    leap = "atomic-bonds.mutation:unstable"

    t.choose(leap, "at:camp.b", "move")

    assert t.state.points == 3
    assert t.refused(leap) == "fallout.golden-rules.use-as-printed"


@pytest.mark.parametrize(("hp", "is_killed"), [(16, False), (1, True)])
def test_unstable_glows_in_camps(hp: int, is_killed: bool) -> None:
    """A camp costs 1 rad as it begins; who has only 1 HP is killed, and the turn is over."""
    t = mutant("unstable", survivor("wastelander", hp=hp), survivor())

    t.choose("camp")

    assert t.survivor().rads == 1
    assert (t.prompt == "return") == is_killed
    if is_killed:
        t.choose("return:camp.a")
        assert (t.seat, t.state.camping) == (1, None)


@pytest.mark.parametrize("apparel", ["", "combat-armor"])
def test_chameleon(apparel: str) -> None:
    """Naked, an aggressive enemy leaves the survivor alone, whoever enters; apparel spoils that, and gives no armor."""
    wild = next(
        token
        for token, each in bonds().state.content.tokens.items()
        if each.abilities == ("aggressive",) and each.level == 1
    )
    who = survivor("wastelander", space="camp.b", apparel=apparel)
    t = mutant("chameleon", who, enemies=[enemy(wild, "camp.c")], points=1, dice=[TORSO] * 9)
    assert t.game.view(0)["survivors"][0]["armor"] == 0

    t.choose("step:camp.c")

    assert bool(t.happened("fight")) == bool(apparel)


def test_only_the_apparel_of_a_chameleon_has_no_armor() -> None:
    """A companion that guards with armor 1 does so still; combat armor does not."""
    pack = story_pack(loot="- {id: guard, kind: companion, armor: 1}\n")
    who = survivor("wastelander", apparel="combat-armor", companion="guard")

    assert mutant("chameleon", who, packs=[pack]).game.view(0)["survivors"][0]["armor"] == 1


@pytest.mark.parametrize("apparel", ["", "combat-armor"])
def test_enemies_that_come_do_not_notice_a_chameleon(apparel: str) -> None:
    """At the end of the round an aggressive enemy moves in: without apparel it does not fight for being Aggressive."""
    known = bonds().state.content.tokens
    wild = next(token for token, each in known.items() if each.abilities == ("aggressive",) and each.type == "critter")
    who = survivor("wastelander", apparel=apparel)
    t = mutant("chameleon", who, enemies=[enemy(wild, "camp.e")], activation=["activation-1"], dice=[TORSO_TWICE] * 9)

    t.choose("end")

    assert t.enemies_at("camp.e") == []
    assert bool(t.happened("fight")) == bool(apparel)


def test_a_carried_rifle_stays_carried() -> None:
    """Cards of the inventory are not touched by a reveal."""
    t = irradiated(5, survivor(inventory=["hunting-rifle"]), "twisted-muscles")

    assert t.survivor().inventory == (Held("hunting-rifle"),)


HEALING = story_pack(
    loot="- {id: bandage, kind: aid, cost: 1, uses: [{moment: turn, pay: discard, "
    "effects: [{do: heal, amount: 1}, {do: cure, amount: 1}]}]}\n"
    "- {id: tonic, kind: chem, cost: 1, uses: [{moment: turn, pay: discard, effects: [{do: heal, amount: 3}]}]}\n"
)


def test_carnivore_has_nothing_of_aid_that_heals_one() -> None:
    """A bandage recovers 1 HP and 1 rad: to a carnivore no HP, not even 0 of them, and still the rad."""
    t = mutant("carnivore", survivor(hp=5, rads=2, inventory=["bandage"]), packs=[HEALING])

    t.choose("use:bandage")

    assert (t.survivor().hp, t.survivor().rads) == (5, 1)
    assert t.happened("heal") == []


def test_carnivore_with_full_hp_has_nothing_of_a_kill() -> None:
    """A critter dies and nothing is recovered: the log does not speak of 0 HP."""
    known = bonds().state.content.tokens.items()
    token = next(each for each, card in known if (card.type, card.level) == ("critter", 1) and "H" in card.areas)

    t = fights("carnivore", token, who=survivor(), dice=[HEAD, HEAD, HEAD])

    assert t.happened("enemy-killed")
    assert t.survivor().hp == 16
    assert t.happened("heal") == []


def test_carnivore_has_as_much_of_a_chem_as_others() -> None:
    """Only aid recovers less: a tonic brings its 3 HP."""
    t = mutant("carnivore", survivor(hp=5, inventory=["tonic"]), packs=[HEALING])

    t.choose("use:tonic")

    assert t.survivor().hp == 8


@rule(f"{TOPIC}.cards-that-no-longer-fit")
def test_what_a_survivor_can_do_by_nature_stays() -> None:
    """The super mutant's own card is no equipment: a reveal leaves it where it lies."""
    t = irradiated(5, survivor("super-mutant"))

    assert t.bonds.mutated == (0,)
    assert (len(t.survivor().beside), t.survivor().inventory) == (1, ())


def test_each_of_several_uses_of_a_mutation_can_be_chosen() -> None:
    """A mutation of one's own brings a cap, or two: the second use goes by its number, and each is had once."""
    uses = ", ".join([f"{{moment: turn, pay: once, effects: [{{do: caps, amount: {amount}}}]}}" for amount in (1, 2)])
    pack = story_pack(mutations=f"- {{id: minting, uses: [{uses}]}}\n")
    one, other = (mutant("minting", survivor(caps=0), packs=[pack]) for _ in range(2))

    one.choose("atomic-bonds.mutation:minting")
    other.choose("atomic-bonds.mutation:minting:2")

    assert (one.survivor().caps, other.survivor().caps) == (1, 2)


@rule(f"{TOPIC}.no-effect-facedown")
def test_a_second_use_has_its_number_and_the_first_has_none() -> None:
    """Facedown no use is to be had, the first, the second or the ninth; by any other number nothing is called."""
    t = bonds(survivor(), mutations=["unstable"])

    for use in ("", ":2", ":9"):
        assert t.refused(f"atomic-bonds.mutation:unstable{use}") == f"{TOPIC}.no-effect-facedown"
    for nonsense in (":0", ":1", ":10"):
        with pytest.raises(ValueError, match="names nothing"):
            t.game.explain(f"atomic-bonds.mutation:unstable{nonsense}")
