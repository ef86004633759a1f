"""Linked spots: two dwellers at the same time, one cost, one reward."""

from itertools import permutations

from tests.kit import card_pack, dweller, player, rule, table
from tests.kit.rounds import calm, faces

PACK = card_pack(
    rooms="""
- id: quarry
  price: {any: 1}
  both:
    cost: [{do: wound}]
    reward: [{do: gain, food: 4}]
- id: academy
  price: {any: 1}
  both:
    reward: [{do: train}]
- id: boot-camp
  price: {any: 1}
  both:
    cost: [{do: wound}]
    reward: [{do: train, letter: S}]
- id: ward
  price: {any: 1}
  both:
    hurt: true
    reward: [{do: gain, food: 1}]
- id: ballroom
  price: {any: 1}
  both:
    letters: CL
    reward: [{do: happiness, amount: 1}]
"""
)
QUARTERS = {0: (["living-quarters"], ())}  # columns 5 and 6, [C] a new dweller
THEATRE = {0: (["theatre"], ())}  # [L] 2 power for 3 happiness


@rule("shelter.linked-spots.two-dwellers")
def test_linked_spots_take_two_dwellers_at_once() -> None:
    """Three dwellers at home: one placement fills both spots of the living quarters and leaves one at home."""
    t = table(player(dwellers=3), player(), floors=QUARTERS)

    t.choose("place:living-quarters.both")

    spots = [person.spot for person in t.player(0).dwellers if not person.waiting]
    assert spots == ["living-quarters.left", "living-quarters.right", ""]


@rule("shelter.linked-spots.two-dwellers")
def test_one_dweller_is_too_few_for_linked_spots() -> None:
    """One dweller at home, another at work: both spots are refused, and with two at home so is one spot alone."""
    t = table(player(dwellers=[dweller(), dweller(spot="diner.left")]), player(), floors=QUARTERS)
    two = table(player(), player(), floors=QUARTERS)

    assert t.refused("place:living-quarters.both") == "shelter.linked-spots.two-dwellers"
    assert two.refused("place:living-quarters.left") == "shelter.linked-spots.two-dwellers"
    assert two.refused("place:living-quarters.right") == "shelter.linked-spots.two-dwellers"


@rule("shelter.linked-spots.cost-once", "shelter.linked-spots.reward-once")
def test_linked_spots_cost_and_give_once() -> None:
    """Theatre, two power for three happiness: of five power three are left, and three happiness came."""
    t = table(player(power=5), player(), floors=THEATRE)

    t.choose("place:theatre.both")

    assert t.player(0).cubes == (3, 0, 0)
    assert t.player(0).happiness == 3


@rule("shelter.linked-spots.cost-once")
def test_linked_spots_can_be_used_for_exactly_one_cost() -> None:
    """Two power are enough for two dwellers at the theatre; one is not."""
    t = table(player(power=2), player(), floors=THEATRE)
    poor = table(player(power=1), player(), floors=THEATRE)

    t.choose("place:theatre.both")

    assert t.player(0).cubes == (0, 0, 0)
    assert poor.refused("place:theatre.both") == "shelter.cost-reward.whole-cost"


@rule("shelter.linked-spots.reward-once")
def test_two_dwellers_on_linked_spots_bring_one_new_dweller() -> None:
    """Two dwellers go to the living quarters; the player then owns three."""
    t = table(player(), player(), floors=QUARTERS)

    t.choose("place:living-quarters.both")

    assert len(t.player(0).dwellers) == 3


@rule("shelter.linked-spots.one-turn")
def test_placing_on_linked_spots_is_one_turn() -> None:
    """After the pair of seat 0, with two more at home, it is seat 1's turn, and then seat 0's again."""
    t = table(player(dwellers=4), player(), floors=QUARTERS)

    t.choose("place:living-quarters.both")

    assert (t.seat, t.prompt) == (1, "turn")
    t.choose("place:diner.left")
    assert (t.seat, t.prompt) == (0, "turn")


@rule("shelter.linked-spots.same-player")
def test_another_player_cannot_lend_a_dweller() -> None:
    """Seat 0 and seat 1 have one dweller at home each: neither may use the linked spots."""
    one = player(dwellers=[dweller()])
    t = table(one, one, floors=QUARTERS)

    assert t.refused("place:living-quarters.both") == "shelter.linked-spots.two-dwellers"
    t.choose("place:diner.left")
    assert t.refused("place:living-quarters.both") == "shelter.linked-spots.two-dwellers"


@rule("shelter.linked-spots.same-player")
def test_both_dwellers_belong_to_the_player_on_turn() -> None:
    """Seat 0 fills the linked spots of seat 1's floor: seat 1's two dwellers stay at home."""
    t = table(player(), player(), floors={1: (["living-quarters"], ())})

    t.choose("place:living-quarters.both")

    assert [person.spot for person in t.player(0).dwellers[:2]] == ["living-quarters.left", "living-quarters.right"]
    assert len(t.player(1).home) == 2


@rule("shelter.linked-spots.healthy")
def test_a_wounded_dweller_is_no_partner_on_ordinary_linked_spots() -> None:
    """One healthy and one wounded: refused. Two healthy and one wounded: the healthy ones go."""
    t = table(player(dwellers=[dweller(), dweller(wounded=True)]), player(), floors=QUARTERS)
    more = table(player(dwellers=[dweller(wounded=True), dweller(), dweller()]), player(), floors=QUARTERS)

    more.choose("place:living-quarters.both")

    assert t.refused("place:living-quarters.both") == "shelter.linked-spots.healthy"
    assert [person.wounded for person in more.player(0).home] == [True]


@rule("shelter.linked-spots.healthy")
def test_linked_spots_for_the_wounded_take_two_wounded() -> None:
    """Wounded-only linked spots: two wounded dwellers go there, one healthy stays; with one wounded it is refused."""
    hurt, well = dweller(wounded=True), dweller()
    floors = {0: (["ward"], ())}
    t = table(player(dwellers=[well, hurt, hurt]), player(), floors=floors, packs=[PACK])
    mixed = table(player(dwellers=[well, hurt]), player(), floors=floors, packs=[PACK])
    fit = table(player(dwellers=[well, well]), player(), floors=floors, packs=[PACK])

    t.choose("place:ward.both")

    assert [person.wounded for person in t.player(0).home] == [False]
    assert mixed.refused("place:ward.both") == "shelter.wounded.marked-excludes-healthy"
    assert fit.refused("place:ward.both") == "shelter.wounded.marked-excludes-healthy"


@rule("shelter.linked-spots.letter")
def test_one_trained_dweller_of_two_doubles_the_reward() -> None:
    """Theatre, L, three happiness: one of the two is trained in L, six happiness come for two power."""
    t = table(player(power=2, dwellers=[dweller(letter="L"), dweller()]), player(), floors=THEATRE)

    t.choose("place:theatre.both:L")

    assert t.player(0).happiness == 6
    assert t.player(0).cubes == (0, 0, 0)


@rule("shelter.linked-spots.letter")
def test_two_matching_dwellers_double_only_once() -> None:
    """Linked spots C and L, one happiness, dwellers trained in C and in L: two happiness, not three or four."""
    crew = [dweller(letter="L"), dweller(letter="C")]
    t = table(player(dwellers=crew), player(), floors={0: (["ballroom"], ())}, packs=[PACK])

    t.choose("place:ballroom.both:CL")

    assert t.player(0).happiness == 2


@rule("shelter.linked-spots.letter")
def test_another_letter_doubles_nothing_on_linked_spots_and_both_lose_their_training() -> None:
    """Theatre, L: S and P bring three happiness; S and L bring six; after either, neither dweller is trained."""
    for letters, happiness in (("SP", 3), ("SL", 6)):
        crew = [dweller(letter=letter) for letter in letters]
        t = table(player(power=2, dwellers=crew), player(), floors=THEATRE, dice=calm())

        t.choose(f"place:theatre.both:{letters}")
        t.end_round()

        assert t.player(0).happiness == happiness
        assert [person.letter for person in t.player(0).dwellers] == ["", ""]


@rule("shelter.linked-spots.letter")
def test_the_trained_partner_is_the_players_choice() -> None:
    """S, L and an untrained dweller at home: every different pair is on offer for the theatre."""
    crew = [dweller(letter="L"), dweller(letter="S"), dweller()]
    t = table(player(power=2, dwellers=crew), player(), floors=THEATRE)

    pairs = {option for option in t.options if option.startswith("place:theatre")}

    assert pairs == {"place:theatre.both:SL", "place:theatre.both:L", "place:theatre.both:S"}


@rule("shelter.linked-spots.training")
def test_one_of_two_dwellers_is_trained() -> None:
    """Linked spots with a training of choice: one letter is asked for at recall, and exactly one dweller has it."""
    t = table(player(), player(), floors={0: (["academy"], ())}, dice=calm(), packs=[PACK])

    t.choose("place:academy.both", "pass")
    assert (t.seat, t.prompt) == (0, "train-letter")
    t.choose("letter:I")

    assert sorted(person.letter for person in t.player(0).dwellers) == ["", "I"]
    assert (t.state.round, t.prompt) == (2, "turn")


@rule("shelter.linked-spots.training")
def test_the_owner_chooses_which_of_two_dwellers_is_trained() -> None:
    """One of the two was wounded at the boot camp: at recall its owner says whether that one or the other learns S."""
    for choice, wounded in (("train:wounded", True), ("train:healthy", False)):
        t = table(player(), player(), floors={0: (["boot-camp"], ())}, dice=calm(), packs=[PACK])

        t.choose("place:boot-camp.both", "pass")
        assert (t.seat, t.prompt) == (0, "train-whom")
        t.choose(choice)

        assert [person.wounded for person in t.player(0).dwellers if person.letter == "S"] == [wounded]
        assert [person.wounded for person in t.player(0).dwellers if not person.letter] == [not wounded]


@rule("shelter.linked-spots.wound")
def test_one_of_two_dwellers_is_wounded() -> None:
    """Linked spots that cost a wound and give four food: one of the two lies, the other stands, four food came."""
    t = table(player(), player(), floors={0: (["quarry"], ())}, packs=[PACK])

    t.choose("place:quarry.both")

    assert sorted(person.wounded for person in t.player(0).dwellers) == [False, True]
    assert t.player(0).cubes == (0, 4, 0)


@rule("shelter.linked-spots.wound")
def test_the_owner_chooses_which_of_two_dwellers_is_wounded() -> None:
    """An untrained one and one that came trained in S: the owner names the one to be wounded, and that one lies."""
    crew = [dweller(), dweller(letter="S")]
    for choice, wounded in (("wound:S", [False, True]), ("wound:plain", [True, False])):
        t = table(player(dwellers=crew), player(), floors={0: (["quarry"], ())}, packs=[PACK])

        t.choose("place:quarry.both:S")
        assert (t.seat, t.prompt) == (0, "wound-whom")
        t.choose(choice)

        assert [person.wounded for person in t.player(0).dwellers] == wounded


@rule("shelter.linked-spots.wound")
def test_of_two_trained_dwellers_the_one_that_was_named_is_wounded() -> None:
    """Dweller 1 came trained in A, dweller 2 in S: `wound:S` wounds dweller 2, `wound:A` dweller 1."""
    crew = [dweller(letter="A"), dweller(letter="S")]
    for choice, wounded in (("wound:S", [False, True]), ("wound:A", [True, False])):
        t = table(player(dwellers=crew), player(), floors={0: (["quarry"], ())}, packs=[PACK])

        t.choose("place:quarry.both:SA", choice)

        assert [person.wounded for person in t.player(0).dwellers] == wounded


@rule("shelter.linked-spots.half-threatened")
def test_a_threat_on_one_linked_spot_closes_the_other() -> None:
    """A fire on the right half: the left half and the pair are refused, the fire can be put out by one dweller."""
    t = table(player(water=2), player(), floors=QUARTERS, threats={"living-quarters.right": "fire"}, dice=calm())

    assert t.refused("place:living-quarters.left") == "shelter.linked-spots.half-threatened"
    assert t.refused("place:living-quarters.both") == "shelter.linked-spots.half-threatened"
    t.choose("place:living-quarters.right")

    assert [person.spot for person in t.player(0).dwellers] == ["living-quarters.right", ""]
    assert t.player(0).happiness == 2


@rule("shelter.linked-spots.half-threatened")
def test_linked_spots_open_again_when_the_threat_is_gone() -> None:
    """The other half stays closed for the rest of the round in which the fire is put out, and opens in the next."""
    t = table(player(water=2), player(), floors=QUARTERS, threats={"living-quarters.right": "fire"}, dice=calm())

    t.choose("place:living-quarters.right")
    assert t.refused("place:living-quarters.left") == "shelter.linked-spots.half-threatened"
    t.end_round()

    assert "place:living-quarters.both" in t.options


@rule("shelter.linked-spots.own-columns")
def test_each_half_of_linked_spots_gets_its_own_threat() -> None:
    """Linked spots in columns 8 and 9, a fire on 8: a 9 lays a second threat on the right half."""
    t = table(
        player(),
        player(),
        floors={0: ((), ["living-quarters"])},
        threats={"living-quarters.left": "fire"},
        threat_deck=["raiders", "blackout"],
        phase="threats",
        round=3,
        dice=faces(7, 9, 7),
    )

    assert t.state.threats == {"living-quarters.left": "fire", "living-quarters.right": "raiders"}


@rule("shelter.linked-spots.own-columns")
def test_a_threat_covers_only_the_half_in_its_column() -> None:
    """Linked spots in columns 8 and 9: an 8 lays one threat, on the left half alone."""
    t = table(
        player(),
        player(),
        floors={0: ((), ["living-quarters"])},
        threat_deck=["raiders", "blackout"],
        phase="threats",
        round=2,
        dice=faces(7, 8, 7),
    )

    assert t.state.threats == {"living-quarters.left": "raiders"}


def test_crews_who_are_alike_share_what_is_kept_of_their_options() -> None:
    """S, P and an untrained one in every order: six crews, one entry at the place, however long the process runs."""
    crews = [[dweller(letter=letter) for letter in letters] for letters in permutations(("S", "P", ""))]
    tables = [table(player(dwellers=crew), player(), floors=QUARTERS) for crew in crews]

    for t in tables:
        pairs = [option for option in t.options if option.startswith("place:living-quarters.both")]
        assert pairs == [f"place:living-quarters.both:{pair}" for pair in ("S", "P", "SP")]
    kept = tables[0].state.content.places["living-quarters.both"].ways
    assert [crew for crew in kept if sorted(crew) == sorted("-SP")] == ["-SP"]


@rule("shelter.linked-spots.two-dwellers")
def test_every_pair_of_dwellers_is_offered_once() -> None:
    """Trained in L and A and two untrained ones: two plain ones, each trained one with a plain one, and the trained two."""
    people = [dweller(letter="L"), dweller(), dweller(letter="A"), dweller()]
    t = table(player(dwellers=people), player(), floors={0: (["living-quarters"], ())})

    offered = [option for option in t.options if "living-quarters" in option]

    spot = "place:living-quarters.both"
    assert offered == [spot, f"{spot}:A", f"{spot}:L", f"{spot}:AL"]


@rule("shelter.linked-spots.two-dwellers", "shelter.training.ends")
def test_the_pair_that_was_chosen_goes() -> None:
    """The two trained ones go and lose their letters; the plain ones stay at home."""
    people = [dweller(letter="L"), dweller(), dweller(letter="A"), dweller()]
    t = table(player(dwellers=people), player(), floors={0: (["living-quarters"], ())})

    t.choose("place:living-quarters.both:AL")

    assert [(person.spot, person.letter) for person in t.player(0).dwellers[:4]] == [
        ("living-quarters.left", ""),
        ("", ""),
        ("living-quarters.right", ""),
        ("", ""),
    ]
