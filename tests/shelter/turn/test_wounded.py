"""Wounded dwellers: how they come to be, and where they may still go."""

from tests.kit import card_pack, dweller, player, rule, table
from tests.kit.rounds import calm, scored

LAB = {0: (["science-lab"], ())}  # left: a wound for 3 cubes of choice
MEDBAY = {0: (["medbay"], ())}  # left: for the wounded, healing and 1 happiness
HURT = dweller(wounded=True)
HURT_S = dweller(wounded=True, letter="S")

PACK = card_pack(
    rooms="""
- id: ditch
  price: {any: 1}
  left:
    cost: [{do: wound}, {do: pay, any: 1}]
    reward: [{do: happiness, amount: 1}]
  right: {}
"""
)


@rule("shelter.wounded.cost-symbol")
def test_a_wound_in_the_cost_wounds_at_once() -> None:
    """Science lab, a wound for three cubes: before a cube is chosen the dweller there lies; the other stands."""
    t = table(player(), player(), floors=LAB)

    t.choose("place:science-lab.left")

    assert (t.seat, t.prompt) == (0, "gain-any")
    assert [(person.spot, person.wounded) for person in t.player(0).dwellers] == [
        ("science-lab.left", True),
        ("", False),
    ]


@rule("shelter.wounded.cost-symbol")
def test_the_rest_of_the_cost_is_due_beside_the_wound() -> None:
    """A wound and one cube for one happiness: without a cube it is refused, with one both are paid."""
    t = table(player(food=1), player(), floors={0: (["ditch"], ())}, packs=[PACK])
    poor = table(player(), player(), floors={0: (["ditch"], ())}, packs=[PACK])

    t.choose("place:ditch.left")

    assert (t.player(0).cubes, t.player(0).happiness) == ((0, 0, 0), 1)
    assert t.player(0).dweller(1).wounded
    assert poor.refused("place:ditch.left") == "shelter.cost-reward.whole-cost"


@rule("shelter.wounded.reward-still")
def test_who_is_wounded_by_the_cost_still_gets_the_reward() -> None:
    """Wasteland, a wound for one item and one cube: the dweller lies, the item and the cube are taken."""
    t = table(player(), player(), item_row=["snow-globe", "music-box", "trophy-cup"])

    t.choose("place:wasteland.left", "take:snow-globe", "gain:food")

    assert t.player(0).dweller(1).wounded
    assert [item.id for item in t.player(0).items] == ["snow-globe"]
    assert t.player(0).cubes == (0, 1, 0)


@rule("shelter.wounded.until-healed")
def test_a_wounded_dweller_stays_wounded_from_round_to_round() -> None:
    """Wounded in round 3 and never healed: at the start of rounds 4, 5 and 6 it is still wounded."""
    t = table(player(), player(), floors=LAB, round=3, dice=calm(rounds=3))

    t.choose("place:science-lab.left", "gain:power", "gain:power", "gain:power")
    for number in (4, 5, 6):
        t.end_round()
        assert t.state.round == number
        assert [person.wounded for person in t.player(0).dwellers] == [True, False]
        t.choose("place:diner.left")


@rule("shelter.wounded.not-ordinary")
def test_a_wounded_dweller_cannot_go_to_an_ordinary_spot() -> None:
    """Only wounded dwellers at home: both spots of the diner are refused."""
    t = table(player(dwellers=[HURT, HURT]), player())

    assert t.refused("place:diner.left") == "shelter.wounded.not-ordinary"
    assert t.refused("place:diner.right") == "shelter.wounded.not-ordinary"


@rule("shelter.wounded.not-ordinary")
def test_a_healthy_dweller_does_not_open_the_way_for_a_wounded_one() -> None:
    """One healthy, one wounded and trained in S: the generator takes the healthy one and refuses the other."""
    t = table(player(dwellers=[dweller(), HURT_S]), player())

    assert "place:generator.left" in t.options
    assert t.refused("place:generator.left:S") == "shelter.wounded.not-ordinary"
    t.choose("place:generator.left")
    assert [person.spot for person in t.player(0).dwellers] == ["generator.left", ""]


@rule("shelter.wounded.only-marked")
def test_a_wounded_dweller_may_go_to_marked_spots_and_nowhere_else() -> None:
    """Rich, and everybody wounded: the medbay's left spot and the starting lift, or pass."""
    t = table(
        player(power=6, food=6, water=6, items=["snow-globe"], dwellers=[HURT, HURT]),
        player(),
        floors={0: (["medbay", "theatre"], ["garden"])},
    )

    assert set(t.options) == {"place:medbay.left", "place:lift.start", "pass"}
    t.choose("place:medbay.left")
    assert t.player(0).dweller(1).spot == "medbay.left"


@rule("shelter.wounded.only-marked")
def test_beside_a_healthy_dweller_the_wounded_one_has_the_marked_spots_only() -> None:
    """An untrained wounded one and a healthy one trained in S: the untrained one is offered no other spot."""
    t = table(player(power=6, food=6, water=6, dwellers=[HURT, dweller(letter="S")]), player(), floors=MEDBAY)

    plain = {option for option in t.options if option.startswith("place:") and not option.endswith(":S")}

    assert plain == {"place:medbay.left", "place:lift.start"}
    assert t.refused("place:diner.left") == "shelter.wounded.not-ordinary"


@rule("shelter.wounded.marked-excludes-healthy")
def test_a_healthy_dweller_cannot_go_to_a_spot_for_the_wounded() -> None:
    """Two healthy dwellers: the medbay's left spot and the starting lift are refused, its right spot is not."""
    t = table(player(water=3), player(), floors=MEDBAY)

    assert t.refused("place:medbay.left") == "shelter.wounded.marked-excludes-healthy"
    assert t.refused("place:lift.start") == "shelter.wounded.marked-excludes-healthy"
    assert "place:medbay.right" in t.options


@rule("shelter.wounded.marked-excludes-healthy")
def test_a_wounded_dweller_does_not_open_the_way_for_a_healthy_one() -> None:
    """A wounded one trained in S and an untrained healthy one: the medbay takes the former and refuses the latter."""
    t = table(player(dwellers=[HURT_S, dweller()]), player(), floors=MEDBAY)

    assert "place:medbay.left:S" in t.options
    assert t.refused("place:medbay.left") == "shelter.wounded.marked-excludes-healthy"


@rule("shelter.wounded.no-threats")
def test_a_wounded_dweller_cannot_go_to_a_threat() -> None:
    """A fire and radroaches on the top floor, water enough, but only wounded dwellers: both are refused."""
    t = table(
        player(water=2, dwellers=[HURT, HURT]), player(), threats={"diner.left": "fire", "diner.right": "radroaches"}
    )

    assert t.refused("place:diner.left") == "shelter.wounded.no-threats"
    assert t.refused("place:diner.right") == "shelter.wounded.no-threats"


@rule("shelter.wounded.no-threats")
def test_beside_a_healthy_dweller_the_wounded_one_is_still_refused_a_threat() -> None:
    """A healthy untrained one may put the fire out, the wounded one trained in S may not."""
    t = table(player(water=2, dwellers=[dweller(), HURT_S]), player(), threats={"diner.left": "fire"})

    assert "place:diner.left" in t.options
    assert t.refused("place:diner.left:S") == "shelter.wounded.no-threats"


@rule("shelter.wounded.no-own-lift")
def test_a_wounded_dweller_cannot_build() -> None:
    """A free own lift and six cubes of each kind, but only wounded dwellers: the lift is refused."""
    t = table(player(power=6, food=6, water=6, dwellers=[HURT, HURT]), player())

    assert t.refused("place:lift.red") == "shelter.wounded.no-own-lift"


@rule("shelter.wounded.no-own-lift")
def test_beside_a_healthy_dweller_the_wounded_one_is_still_refused_the_lift() -> None:
    """A healthy untrained one may build, the wounded one trained in S may not."""
    t = table(player(power=6, food=6, water=6, dwellers=[dweller(), HURT_S]), player())

    assert "place:lift.red" in t.options
    assert t.refused("place:lift.red:S") == "shelter.wounded.no-own-lift"


@rule("shelter.wounded.still-counts")
def test_wounded_dwellers_count_towards_the_seven() -> None:
    """Four healthy and three wounded: no further dweller comes; four healthy and two wounded: one does."""
    for wounded, after in ((3, 7), (2, 7), (1, 6)):
        crew = [*[dweller() for _ in range(4)], *[HURT for _ in range(wounded)]]
        t = table(player(food=3, dwellers=crew), player())

        t.choose("place:vault-entrance.right")

        assert len(t.player(0).dwellers) == after


@rule("shelter.wounded.still-counts")
def test_wounded_dwellers_count_for_ties() -> None:
    """Ten happiness each: four healthy and two wounded dwellers beat five healthy ones."""
    crew = [*[dweller() for _ in range(4)], HURT, HURT]
    t = table(player(happiness=10, dwellers=crew), player(happiness=10, dwellers=5), ending="threat-deck")

    assert scored(t).winners == (0,)


@rule("shelter.wounded.only-marked")
def test_a_healthy_dweller_is_not_told_of_wounds_it_does_not_have() -> None:
    """One healthy dweller, trained in S: cost, an occupied spot and a strange lift are the reasons that are given."""
    t = table(player(dwellers=[dweller(letter="S")]), player(dwellers=[dweller(spot="diner.left"), dweller()]))

    assert t.refused("place:vault-entrance.right:S") == "shelter.cost-reward.whole-cost"
    assert t.refused("place:diner.left:S") == "shelter.placement.free-spot"
    assert t.refused("place:lift.blue:S") == "shelter.floors.own-lift-only"
    assert t.refused("place:lift.start:S") == "shelter.wounded.marked-excludes-healthy"
