"""Healing: who is healed, and where."""

import pytest

from crossroads.engine.packs import BadPack
from tests.kit import card_pack, dweller, player, rule, table
from tests.kit.cards import QUIET, room_card
from tests.kit.rounds import calm

PACK = card_pack(
    rooms="""
- id: canteen-ward
  price: {any: 1}
  left:
    hurt: true
    reward: [{do: gain, food: 2}]
  right:
    reward: [{do: heal}, {do: gain, food: 1}]
- id: brawl-pit
  price: {any: 1}
  left:
    cost: [{do: wound}]
    reward: [{do: heal}, {do: gain, food: 1}]
  right: {}
- id: joint-ward
  price: {any: 1}
  both:
    hurt: true
    reward: [{do: heal}]
"""
)
WARD = {0: (["canteen-ward"], ())}
HURT = dweller(wounded=True)
LIFTS = """
coloured:
  cost: [{do: price}]
  reward: [{do: room}]
"""


@rule("shelter.healing.symbol")
def test_the_healing_symbol_heals_the_dweller_there() -> None:
    """A wounded dweller on the starting lift stands before the cube beside the symbol is chosen."""
    t = table(player(dwellers=[HURT]), player())

    t.choose("place:lift.start")

    assert (t.seat, t.prompt) == (0, "gain-any")
    assert (t.player(0).dweller(1).spot, t.player(0).dweller(1).wounded) == ("lift.start", False)


@rule("shelter.healing.symbol")
def test_who_is_wounded_by_the_cost_is_healed_by_the_reward() -> None:
    """A wound in the cost and healing in the reward: the dweller lies and stands up again."""
    t = table(player(), player(), floors={0: (["brawl-pit"], ())}, packs=[PACK])

    t.choose("place:brawl-pit.left")

    assert [event.kind for event in t.game.events if event.kind in ("wound", "heal")] == ["wound", "heal"]
    assert not t.player(0).dweller(1).wounded


@rule("shelter.healing.only-this")
def test_the_healing_symbol_heals_nobody_else() -> None:
    """Three wounded, one of them in the medbay; seat 1 has a wounded one too: only the one in the medbay stands."""
    t = table(player(dwellers=[HURT, HURT, HURT]), player(dwellers=[HURT]), floors={0: (["medbay"], ())})

    t.choose("place:medbay.left")

    assert [person.wounded for person in t.player(0).dwellers] == [False, True, True]
    assert [person.wounded for person in t.player(1).dwellers] == [True]


@rule("shelter.healing.only-this")
def test_on_linked_spots_both_who_stand_there_are_healed() -> None:
    """Linked healing spots for the wounded: two of three wounded dwellers go there and stand."""
    t = table(player(dwellers=[HURT, HURT, HURT]), player(), floors={0: (["joint-ward"], ())}, packs=[PACK])

    t.choose("place:joint-ward.both")

    assert [person.wounded for person in t.player(0).dwellers] == [False, False, True]


@rule("shelter.healing.next-round")
def test_a_healed_dweller_can_be_placed_from_the_next_round_on() -> None:
    """Healed in round 4, it stays on the lift and has no further turn; in round 5 the diner is open to it."""
    t = table(player(dwellers=[HURT]), player(), round=4, dice=calm())

    t.choose("place:lift.start", "gain:power", "place:generator.left")
    assert t.seat == 1
    assert t.player(0).dweller(1).spot == "lift.start"
    t.end_round()

    assert (t.state.round, t.seat) == (5, 0)
    assert t.player(0).home == [t.player(0).dweller(1)]
    t.choose("place:diner.left")
    assert t.player(0).cubes == (1, 2, 0)


@rule("shelter.healing.mark-alone")
def test_the_mark_for_the_wounded_alone_does_not_heal() -> None:
    """A wounded-only spot with two food: the food is gained, and after recall the dweller is still wounded."""
    t = table(player(dwellers=[HURT]), player(), floors=WARD, dice=calm(), packs=[PACK])

    t.choose("place:canteen-ward.left")
    t.end_round()

    assert t.player(0).cubes == (0, 2, 0)
    assert (t.player(0).dweller(1).spot, t.player(0).dweller(1).wounded) == ("", True)


@rule("shelter.healing.healthy-dweller")
def test_healing_does_nothing_for_a_healthy_dweller() -> None:
    """An ordinary spot that heals and gives one food: a healthy dweller gains the food and nothing else happens."""
    t = table(player(dwellers=[dweller(), HURT]), player(), floors=WARD, packs=[PACK])

    t.choose("place:canteen-ward.right")

    assert t.player(0).cubes == (0, 1, 0)
    assert not t.happened("heal")
    assert [person.wounded for person in t.player(0).dwellers] == [False, True]


@rule("shelter.healing.healthy-dweller")
def test_healing_on_an_ordinary_spot_does_not_let_the_wounded_in() -> None:
    """The same spot has no mark for the wounded: a wounded dweller is refused."""
    t = table(player(dwellers=[HURT]), player(), floors=WARD, packs=[PACK])

    assert t.refused("place:canteen-ward.right") == "shelter.wounded.not-ordinary"


def starting_rooms(entrance: str = "{}", wasteland_left: str = "{}") -> str:
    """The vault entrance (columns 5, 6) and the wasteland (no column, 2) with other left spots."""
    return f"""
- {{id: vault-entrance, left: {entrance}, right: {{}}}}
- {{id: wasteland, left: {wasteland_left}, right: {{}}}}
"""


HEALING = "{hurt: true, reward: [{do: heal}]}"


@rule("shelter.healing.safe-spot")
@pytest.mark.parametrize(
    ("what", "lifts", "rooms"),
    [
        ("no healing spot in play from the start", LIFTS, starting_rooms()),
        ("the only one in column 5", LIFTS, starting_rooms(entrance=HEALING)),
        ("a starting lift that is marked but does not heal", f"{LIFTS}start: {{hurt: true}}", starting_rooms()),
        ("a starting lift that heals but is not marked", f"{LIFTS}start: {{reward: [{{do: heal}}]}}", starting_rooms()),
        (
            "linked spots, one half of which is in column 2",
            LIFTS,
            f"- {{id: wasteland, both: {HEALING}}}\n",
        ),
    ],
)
def test_a_card_set_without_a_safe_healing_spot_is_refused(what: str, lifts: str, rooms: str) -> None:
    """Each of these sets is refused when it is loaded, and the rule is named."""
    pack = card_pack(rooms=rooms, lifts=lifts)

    with pytest.raises(BadPack, match=r"shelter\.healing\.safe-spot"):
        table(packs=[pack])


@rule("shelter.healing.safe-spot")
@pytest.mark.parametrize(
    ("lifts", "rooms"),
    [
        (f"{LIFTS}start: {HEALING}", starting_rooms()),
        (LIFTS, starting_rooms(wasteland_left=HEALING)),
    ],
)
def test_a_healing_spot_on_the_starting_lift_or_without_a_column_is_safe(lifts: str, rooms: str) -> None:
    """One healing spot for the wounded that no sum of two dice can reach is enough for a set."""
    pack = card_pack(rooms=rooms, lifts=lifts)

    t = table(player(dwellers=[HURT]), player(), packs=[pack])

    (healing,) = [option for option in t.options if option != "pass"]
    t.choose(healing)
    assert not t.player(0).dweller(1).wounded


@rule("shelter.wounded.until-healed", "shelter.training.kept-until-placed")
def test_a_dweller_that_is_healed_at_home_keeps_its_letter() -> None:
    """A wounded dweller trained in L and a healthy one in S: after the first aid both are healthy, and still L and S."""
    people = [dweller(letter="L", wounded=True), dweller(letter="S")]
    t = table(player(items=["first-aid-kit"], dwellers=people), player())

    t.choose("use:first-aid-kit")

    assert [(person.letter, person.wounded) for person in t.player(0).dwellers] == [("L", False), ("S", False)]


@rule("shelter.healing.symbol", "shelter.training.at-recall", "shelter.linked-spots.training")
def test_a_dweller_that_is_healed_after_it_was_sent_to_train_is_trained_all_the_same() -> None:
    """Beds that train and heal: the one from the ward comes home healthy, with I; of the pair in the sauna one trains."""
    ward = room_card("ward", "hurt: true, reward: [{do: train, letter: I}, {do: heal}]", "reward: []")
    pack = card_pack(rooms=ward + room_card("sauna", both="hurt: true, reward: [{do: train}, {do: heal}]"))
    hurt = [dweller(wounded=True) for _ in range(3)]
    t = table(player(dwellers=hurt), player(dwellers=0), floors={0: (["ward", "sauna"], [])}, dice=QUIET, packs=[pack])

    t.choose("place:ward.left", "place:sauna.both", "letter:P")

    assert [(person.letter, person.wounded) for person in t.player(0).dwellers] == [
        ("I", False),
        ("P", False),
        ("", False),
    ]
    assert (t.state.round, t.prompt) == (2, "turn")


@rule("shelter.return.wounded-stay-down", "shelter.training.at-recall")
def test_a_wounded_dweller_keeps_its_letter_and_its_wound_over_the_recall() -> None:
    """Wounded and trained in C at home, wounded on a spot, wounded and sent to train: the recall heals nobody."""
    people = [
        dweller(letter="C", wounded=True),
        dweller(spot="wasteland.left", wounded=True),
        dweller(spot="vault-door.left", wounded=True, training="A"),
    ]
    t = table(player(dwellers=people, passed=True), player(dwellers=1), dice=QUIET)

    t.choose("pass")

    assert [(person.letter, person.wounded) for person in t.player(0).dwellers] == [
        ("C", True),
        ("", True),
        ("A", True),
    ]
