"""Golden rules: which text decides, who comes first, and what an effect leaves to its owner."""

import msgspec
import pytest

from crossroads.games.fallout.survivor import Held
from crossroads.games.fallout.table_options import TableOptions
from crossroads.rules.lookup import rule as find_rule
from tests.kit import rule
from tests.kit.fallout import HEAD, LIMBS, enemy, happening, met_with, story_pack, survivor, wasteland

BIG_POCKETS = story_pack(
    perks="- {id: big-pockets, letter: S, use: {moment: turn, pay: discard, effects: [{do: roomy, limit: 4}]}}\n"
)
FIND = happening("{do: draw, deck: loot, amount: 2}")


@rule("fallout.golden-rules.reference-over-booklet")
def test_an_action_that_only_the_reference_lists_is_there() -> None:
    """The booklet's short list of actions leaves camp out, the reference has it: A camps and goes from 10 HP to 13."""
    t = wasteland(survivor(hp=10))

    t.choose("camp", "camp:all")

    assert t.survivor().hp == 13


@rule("fallout.golden-rules.reference-over-booklet")
def test_a_table_that_settles_nothing_plays_by_the_reference() -> None:
    """Every reading that a table may settle names a rule of the reference, and left alone stands at its ruling."""
    usual = TableOptions()

    settled = [field.type.__metadata__[0].extra["rule"] for field in msgspec.structs.fields(TableOptions)]

    assert {find_rule(each).game for each in settled} == {"fallout"}
    assert (usual.ranged_bonus, usual.explore_under_threat, usual.starting_enemies) == ("adjacent", "allowed", "icons")
    assert (usual.armor_cancels, usual.dice_hit, usual.encounters) == ("hits", "once", "each-icon")
    assert (usual.camp_order, usual.weakest, usual.fifth_agenda) == ("any", "remaining", "shuffled")


@rule("fallout.golden-rules.card-over-reference")
def test_a_card_that_makes_room_for_four_beats_the_limit_of_three() -> None:
    """Two cards in the inventory, a limit of four by a card, two more cards drawn: nothing has to be discarded."""
    t = wasteland(
        survivor(space="cit.a", perks=["big-pockets"], inventory=["stimpak", "radaway"]),
        packs=[BIG_POCKETS, FIND],
        encounters={"wasteland": ["happening"]},
        loot=["water", "junk"],
    )

    t.choose("perk:big-pockets", "encounter", "option:take")

    assert t.prompt == "turn"
    assert [held.id for held in t.survivor().inventory] == ["stimpak", "radaway", "water", "junk"]


@rule("fallout.golden-rules.card-over-reference")
@pytest.mark.parametrize(("perk", "before"), [("big-pockets", 3), ("", 2)])
def test_what_the_card_does_not_say_the_reference_still_does(perk: str, before: int) -> None:
    """A card of room for four does not hold five, and without it four are one too many."""
    t = wasteland(
        survivor(space="cit.a", perks=[perk] if perk else [], inventory=["stimpak", "radaway", "nuka-cola"][:before]),
        packs=[BIG_POCKETS, FIND],
        encounters={"wasteland": ["happening"]},
        loot=["water", "junk"],
    )

    t.choose(*([f"perk:{perk}"] if perk else []), "encounter", "option:take")

    assert t.prompt == "make-room"
    assert len(t.survivor().inventory) == before + 2


@rule("fallout.golden-rules.card-over-reference")
@pytest.mark.parametrize(("who", "hp"), [("ghoul", 12), ("wastelander", 16)])
def test_the_ghouls_card_beats_the_track(who: str, hp: int) -> None:
    """The track goes up to 16 HP, the Ghoul's card to 12: 10 HP and 6 recovered are 12 for the Ghoul, 16 for others."""
    t = met_with("{do: heal, amount: 6}", survivor(who, hp=10))

    assert t.survivor().hp == hp


@rule("fallout.golden-rules.player-priority")
@pytest.mark.parametrize(("first", "space"), [(0, "camp.a"), (1, "camp.c"), (2, "camp.c")])
def test_of_survivors_that_an_effect_fits_alike_the_next_from_the_first_player_is_meant(first: int, space: str) -> None:
    """A mole rat is one space from A and from C, who have equal HP: with B as first player it goes for C."""
    t = wasteland(
        survivor(space="camp.a"),
        survivor(space="dia.d"),
        survivor(space="camp.c"),
        enemies=[enemy("mole-rat", "camp.b")],
        agendas=["know-it-all-1", "payday-1"],
        first=first,
        turn=(first + 2) % 3,
    )

    t.choose("end")

    assert t.enemies_at(space) == ["mole-rat"]


@rule("fallout.golden-rules.may-is-optional")
def test_what_a_companion_may_do_can_be_declined() -> None:
    """The eyebot may be exhausted for a loot card after a kill: declined, it stays upright and the kill still pays 1 XP."""
    t = wasteland(survivor(companion="eyebot"), enemies=[enemy("radroach", "camp.c")], dice=[LIMBS] * 3, loot=["water"])

    t.choose("fight:radroach")
    assert t.prompt == "window-kill"
    t.choose("go-on")

    assert t.survivor().inventory == ()
    assert t.survivor().companion == Held("eyebot")
    assert t.survivor().xp == 1


@rule("fallout.golden-rules.may-is-optional")
@pytest.mark.parametrize(("answer", "caps", "exhausted"), [("leave:minigun", 3, True), ("pay-ready:minigun", 2, False)])
def test_a_cost_that_may_be_paid_can_be_declined(answer: str, caps: int, exhausted: bool) -> None:
    """To ready the minigun costs 1 cap: who declines keeps the cap, and camping goes on."""
    t = wasteland(survivor(hp=10, weapon="minigun", exhausted=["minigun"]))

    t.choose("camp", "camp:all", answer)

    assert t.survivor().caps == caps
    assert t.survivor().weapon == Held("minigun", exhausted)
    assert "well-rested" in t.survivor().traits


@rule("fallout.golden-rules.no-may-is-mandatory")
@pytest.mark.parametrize(("caps", "left"), [(2, 0), (3, 0), (4, 1), (0, 0)])
def test_caps_are_lost_as_far_as_there_are_any(caps: int, left: int) -> None:
    """Lose 3 caps with 2: none are left, and the result after it comes all the same."""
    t = met_with("{do: lose-caps, amount: 3}, {do: xp, amount: 1}", survivor(caps=caps))

    assert t.survivor().caps == left
    assert t.survivor().xp == 1


@rule("fallout.golden-rules.no-may-is-mandatory")
def test_a_loss_cannot_be_declined() -> None:
    """Lose a card, with two to choose from: each of them is on offer, and nothing else."""
    t = met_with("{do: discard}", survivor(weapon="machete", inventory=["water"]))

    assert t.options == ("discard:machete", "discard:water")


@rule("fallout.golden-rules.no-may-is-mandatory")
def test_a_loss_of_more_cards_than_there_are_takes_them_all() -> None:
    """Lose two cards with one: it goes, and the turn goes on."""
    t = met_with("{do: discard, amount: 2}", survivor(inventory=["water"]))

    assert t.survivor().inventory == ()
    assert t.prompt == "turn"


@rule("fallout.golden-rules.no-may-is-mandatory")
@pytest.mark.parametrize(
    "effect", ["scrap", "rally", "scout, reach: 1", "hits, amount: 1", "rerolls, amount: 1", "set-die"]
)
def test_a_card_brings_as_much_as_can_be(effect: str) -> None:
    """A card for 2 caps and something that nothing is there for: the caps come, and the turn goes on."""
    use = f"{{moment: turn, pay: discard, effects: [{{do: {effect}}}, {{do: caps, amount: 2}}]}}"
    pack = story_pack(loot=f"- {{id: kit, kind: aid, uses: [{use}]}}\n")
    t = wasteland(survivor(inventory=["kit"]), explored=True, packs=(pack,))

    t.choose("use:kit")

    assert (t.survivor().caps, t.prompt) == (5, "turn")


@rule("fallout.golden-rules.no-may-is-mandatory", "fallout.golden-rules.card-over-reference")
def test_hits_for_another_distance_are_not_counted() -> None:
    """A card inflicts a hit from an adjacent space and 2 caps: used against an enemy in A's own space it is 2 caps."""
    use = "{moment: fight, pay: discard, effects: [{do: hits, amount: 1, reach: away}, {do: caps, amount: 2}]}"
    pack = story_pack(loot=f"- {{id: kit, kind: aid, uses: [{use}]}}\n")
    t = wasteland(survivor(inventory=["kit"]), packs=(pack,), enemies=[enemy("radroach", "camp.c")], dice=[HEAD] * 3)

    t.choose("fight:radroach", "use:kit")

    assert t.survivor().caps == 5
    assert t.enemies_at("camp.c") == ["radroach"]
