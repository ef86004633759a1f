"""Zones: what follows from their declaration, over a toy with every kind of them and over both games."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from crossroads.engine.codec import encode_state
from crossroads.engine.dice import Dice
from crossroads.engine.game import Game
from crossroads.engine.redealing import redeal, secrets, with_other_secrets
from crossroads.engine.setup import Setup
from crossroads.engine.shapes import mismatch
from crossroads.engine.sharing import afresh
from crossroads.engine.state import State
from crossroads.engine.zones import KEY, Lookalikes, Mention, Sort, SoundPlacing, Zone, Zones, misplaced, nobody
from tests.engine.cellar import CARDS, HANDS, MASKS, ZONES, Buried, Cellar, Content, Mask, Player, Shown
from tests.engine.play import everybody, ids

SEATS = {"cellar": (1, 4), "shelter": (2, 4), "fallout": (1, 4), "fallout new-california": (1, 4)}
BOXED = ("tiles", "faction tokens")  # what is not laid is in the box, and as many as are needed


@st.composite
def games(draw: st.DrawFn) -> Game[Any]:
    """A game at any point of its course."""
    name = draw(st.sampled_from(sorted(SEATS)))
    (played, *modules), seats = name.split(), draw(st.integers(*SEATS[name]))
    packs = ("base", *modules) if modules else ()
    game: Game[Any] = Game(
        Setup(played, seats, draw(st.binary(min_size=32, max_size=32)), packs=packs, modules=tuple(modules))
    )
    tastes = draw(st.lists(st.integers(0, 997), min_size=1, max_size=20))
    for made in range(draw(st.integers(0, 20 if name == "cellar" else 150))):
        if game.decision is None:
            break
        offered = ids(game)
        game.choose(offered[(tastes[made % len(tastes)] + made) % len(offered)])
    return game


def zones_of(game: Game[Any]) -> Zones[Any]:
    return game.definition.zones(game.state)


def lots(game: Game[Any]) -> Iterator[tuple[Zone[Any], Any, tuple[Any, ...]]]:
    """All lots of several things, wherever they can be written."""
    for zone in zones_of(game):
        if isinstance(zone, Zone) and zone.path is not None:
            for key, lot in zone.lots(game.state):
                if isinstance(lot, tuple) and lot and not {sort.name for sort in zone.sorts} & {*BOXED}:
                    yield zone, key, lot


def sizes(zones: Zones[Any], g: Any) -> dict[tuple[str, Any], int]:
    """How many things lie where; one that lies alone counts as one."""
    return {
        (zone.name, key): len(lot) if isinstance(lot, tuple) else int(bool(lot))
        for zone in zones
        if isinstance(zone, Zone)
        for key, lot in zone.lots(g)
    }


# -- conservation


@settings(max_examples=60)
@given(game=games(), which=st.integers(0, 10_000))
def test_what_is_lost_is_missed_and_what_is_doubled_is_noticed(game: Game[Any], which: int) -> None:
    """Take any thing out of any zone, or lay it there twice."""
    zones, state = zones_of(game), game.state
    assert list(misplaced(zones, state)) == []
    there = [(zone, key, lot, number) for zone, key, lot in lots(game) for number in range(len(lot))]
    zone, key, lot, number = there[which % len(there)]
    assert zone.path is not None

    zone.path.put(state, key, (*lot[:number], *lot[number + 1 :]))
    lost = list(misplaced(zones, state))
    zone.path.put(state, key, (*lot, lot[number]))
    doubled = list(misplaced(zones, state))

    thing = getattr(lot[number], "id", lot[number])
    assert any(f" {thing} " in fault and "are not conserved" in fault for fault in lost)
    assert any(f" {thing} " in fault and "are not conserved" in fault for fault in doubled)


def table(*hands: tuple[str, ...], **fields: Any) -> Cellar:
    """A table of the toy as it is told; all other cards are in the decks."""
    content = Content(())
    masks = content.masks
    players = [Player(seat, Mask(masks[seat]), hand) for seat, hand in enumerate(hands)]
    g = Cellar(dice=Dice(bytes(32)), content=content, players=players, decks={}, masks=masks[len(hands) :], **fields)
    used = [*g.row, *g.pile, *[card.id for card in g.buried], *[card for hand in hands for card in hand]]
    for colour in ("red", "blue"):
        cards = tuple([card for card, back in content.cards.items() if back == colour and card not in used])
        g.decks = {**g.decks, colour: cards}
    assert list(misplaced(ZONES, g)) == []
    return g


def test_things_lie_where_they_belong() -> None:
    """A blue card in the red deck, and one that there is not."""
    g = table(("red-1",), ("blue-1",))
    g.decks = {"red": (*g.decks["red"], "blue-2"), "blue": g.decks["blue"][1:]}
    g.row = ("green-1",)

    assert list(misplaced(ZONES, g)) == [
        "blue-2 is in the zone decks, where it does not belong",
        "cards are not conserved: green-1 1 times, not 0",
    ]


@settings(max_examples=60)
@given(game=games(), which=st.integers(0, 10_000))
def test_what_was_sound_is_counted_again_as_soon_as_something_moves(game: Game[Any], which: int) -> None:
    """Sound, lost, sound, doubled: a placing that is kept says each time what a fresh count says."""
    zones, state, placing = zones_of(game), game.state, SoundPlacing()
    assert list(placing.misplaced(zones, state)) == []
    there = [(zone, key, lot, number) for zone, key, lot in lots(game) for number in range(len(lot))]
    zone, key, lot, number = there[which % len(there)]
    assert zone.path is not None

    for now in ((*lot[:number], *lot[number + 1 :]), lot, (*lot, lot[number]), lot, lot):
        zone.path.put(state, key, now)
        assert list(placing.misplaced(zones, state)) == list(misplaced(zones, state))
        assert bool(list(placing.misplaced(zones, state))) == (now != lot)


def test_nothing_is_counted_while_all_lies_where_it_lay(monkeypatch: pytest.MonkeyPatch) -> None:
    g, placing = table(("red-1",), ("blue-1",)), SoundPlacing()
    assert list(placing.misplaced(ZONES, g)) == []

    with monkeypatch.context() as counting:
        counting.setattr("crossroads.engine.zones.Counter", None)
        assert list(placing.misplaced(ZONES, g)) == []

    g.players[0].hand = ("blue-1",)
    assert list(placing.misplaced(ZONES, g)) == list(misplaced(ZONES, g)) != []


def test_only_what_has_moved_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that changes its lot is looked at there; one that has a double after that is found all the same."""
    g, placing = table(("red-1",), ("blue-1",)), SoundPlacing()
    assert list(placing.misplaced(ZONES, g)) == []

    with monkeypatch.context() as counting:
        counting.setattr("crossroads.engine.zones._misplaced", None)
        g.players[0].hand, g.players[1].hand = (), ("blue-1", "red-1")
        assert list(placing.misplaced(ZONES, g)) == []

    g.players[0].hand = ("red-1",)
    assert list(placing.misplaced(ZONES, g)) == list(misplaced(ZONES, g)) != []


def test_what_can_change_where_it_lies_is_counted_each_time() -> None:
    """Coins that are no leaves: one becomes another without being laid anew, and so does a row that is a list."""

    class Coin(msgspec.Struct):
        id: str

    class Purse(State, kw_only=True):
        row: Any

    coins: Sort[Any] = Sort("coins", lambda _g: ["red", "blue"])
    zones: Zones[Any] = (Zone("row", (coins,), "row"),)
    for row in ([Coin("red"), Coin("blue")], ["red", "blue"]):
        g, placing = Purse(dice=Dice(bytes(32)), row=row), SoundPlacing()
        assert list(placing.misplaced(zones, g)) == []

        if isinstance(row[0], Coin):
            row[0].id = "blue"
        else:
            row[0] = "blue"

        assert list(placing.misplaced(zones, g)) == ["coins are not conserved: red 0 times, not 1, blue 2 times, not 1"]


def test_an_expansion_adds_its_zones() -> None:
    """Masks on a wall, declared beside those of the game: what hangs there is not lost, and is dealt with the others."""
    wall: Zone[Any] = Zone("wall", (MASKS,), "wall", nobody)

    class Larger(Cellar, kw_only=True):
        wall: tuple[str, ...] = ()

    small = table(("red-1",))
    g = Larger(**{name: getattr(small, name) for name in Cellar.__struct_fields__})
    g.wall, g.masks = g.masks[:2], g.masks[2:]

    assert list(misplaced(ZONES, g)) == ["masks are not conserved: mask-2 0 times, not 1, mask-3 0 times, not 1"]
    assert list(misplaced((*ZONES, wall), g)) == []
    assert len({_dealt(g, (*ZONES, wall), 0, number).wall for number in range(12)}) > 3


# -- what a seat cannot know


def _dealt(g: Any, zones: Zones[Any], seat: int | None, number: int) -> Any:
    """A copy with all that a seat cannot know dealt anew."""
    twin = g.copy()
    twin.dice = Dice(number.to_bytes(32, "big"))
    redeal(zones, twin, seat)
    return twin


@settings(max_examples=60)
@given(game=games(), number=st.integers(0, 1000))
def test_a_new_deal_changes_nothing_that_a_seat_knows(game: Game[Any], number: int) -> None:
    """Its view is equal, nothing is lost, and as many lie where they lay, with the backs that they had."""
    zones, g = zones_of(game), game.state
    for seat in everybody(game):
        twin = _dealt(g, zones, seat, number)

        assert game.definition.view(twin, seat, afresh) == game.view(seat)
        assert list(game.definition.faults(twin)) == list(game.definition.faults(g))
        assert sizes(zones, twin) == sizes(zones, g)


@settings(max_examples=60)
@given(game=games(), salt=st.text(max_size=3))
def test_whoever_sees_no_difference_is_shown_none(game: Game[Any], salt: str) -> None:
    """Two states that differ only in what a seat may not see: equal views; and guesses at them are one and the same."""
    zones, g = zones_of(game), game.state
    for seat in everybody(game):
        twin = with_other_secrets(zones, g, seat, salt)
        if twin is None:
            continue

        assert secrets(zones, twin, seat) != secrets(zones, g, seat)
        assert game.definition.view(twin, seat, afresh) == (seen := game.view(seat))
        assert mismatch(game.definition.shapes().view, seen) is None
        assert list(misplaced(zones, twin)) == []
        assert encode_state(_dealt(twin, zones, seat, 1)) == encode_state(_dealt(g, zones, seat, 1))


@settings(max_examples=20)
@given(game=games())
def test_hidden_things_of_a_kind_can_be_anywhere(game: Game[Any]) -> None:
    """In the toy over many deals: each hand of another seat holds each card that it could, and no other."""
    assume(game.setup.game == "cellar" and game.setup.seats > 1)
    g: Cellar = game.state
    known = [*g.players[0].hand, *g.row, *g.pile]
    known += [card.id for card in g.buried if 0 in card.known_to]
    if g.shown is not None and 0 in (g.shown.seat, g.shown.to):
        known.append(g.shown.card)
    other = g.players[1]
    assume(other.hand and other.hand[0] not in known)

    met = {_dealt(g, ZONES, 0, number).players[1].hand[0] for number in range(400)}

    back = g.content.cards[other.hand[0]]
    assert met == {card for card, colour in g.content.cards.items() if colour == back and card not in known}


def test_cards_keep_their_backs_and_hands_their_sizes() -> None:
    """Two reds and a blue: whatever they are imagined to be, two are red and one is blue, in the same places."""
    g = table((), ("red-1", "blue-1", "red-2"))

    hands = {_dealt(g, ZONES, 0, number).players[1].hand for number in range(50)}

    assert {tuple([card.split("-")[0] for card in hand]) for hand in hands} == {("red", "blue", "red")}
    assert len(hands) > 40


def test_lots_of_one_zone_are_dealt_together() -> None:
    """Two hands that nobody may see: cards go from one to the other."""
    hands: Zone[Any] = Zone("hands", (Sort("cards", CARDS.things),), "players.*.hand", nobody)
    g = table(("red-1", "red-2"), ("red-3",))

    met = {_dealt(g, (hands,), 0, number).players[1].hand for number in range(30)}

    assert met == {("red-1",), ("red-2",), ("red-3",)}


def test_a_deck_of_many_keys_is_dealt_together_with_a_zone_of_one_back() -> None:
    """A facedown row of reds beside the decks: its card can be any red of the deck."""
    row: Zone[Any] = Zone("row", (CARDS,), "row", nobody, back="red")
    decks: Zone[Any] = Zone("decks", (CARDS,), "decks.*", nobody, back=KEY)
    g = table((), row=("red-1",))

    for zones in ((row, decks), (decks, row)):
        assert len({_dealt(g, zones, 0, number).row for number in range(60)}) == 12


def test_one_thing_in_a_zone_of_its_own_stays() -> None:
    """The only mask of a sort lies where it lies, whole."""
    masks: Sort[Any] = Sort("masks", lambda g: ["mask-1"])
    g = table(())

    twin = _dealt(g, (Zone("shown", (masks,), "players.*.mask", nobody),), 0, 1)

    assert twin.players[0].mask == Mask("mask-1")


def test_what_some_have_looked_at_stays_for_them() -> None:
    """Seat 0 buried a card and seat 1 peeked: for both it is what it is, for seat 2 and a spectator it can be any red."""
    g = table((), (), (), buried=(Buried("red-5", 0, (0, 1)),))

    met = {seat: {_dealt(g, ZONES, seat, number).buried[0].id for number in range(30)} for seat in (0, 1, 2, None)}

    assert met[0] == met[1] == {"red-5"}
    assert len(met[2]) > 5
    assert len(met[None]) > 5
    buried = _dealt(g, ZONES, 2, 1).buried[0]
    assert (buried.by, buried.known_to) == (0, (0, 1))


def test_a_facedown_thing_is_unknown_to_its_owner_as_well() -> None:
    """Nobody has looked at a mask: for its own seat it can be any; once it is up it is what it is."""
    g = table((), ())
    worn = {_dealt(g, ZONES, 0, number).players[0].mask for number in range(40)}
    assert worn == {Mask(mask) for mask in g.content.masks}

    g.players[0].mask = Mask("mask-1", up=True)
    assert {_dealt(g, ZONES, None, number).players[0].mask for number in range(10)} == {Mask("mask-1", up=True)}


def test_whoever_was_shown_a_card_knows_it_wherever_it_lies() -> None:
    """Seat 1 was shown red-3, which is buried by now: seat 1 never takes it for another, seat 2 does."""
    g = table((), (), (), buried=(Buried("red-3", 0, (0,)),), shown=Shown(0, 1, "red-3"))

    assert {_dealt(g, ZONES, 1, number).buried[0].id for number in range(20)} == {"red-3"}
    assert len({_dealt(g, ZONES, 2, number).buried[0].id for number in range(20)}) > 3


def test_what_is_mentioned_goes_with_the_thing() -> None:
    """Seat 2 imagines: whichever card seat 0 is imagined to have, that is the one it has shown."""
    g = table(("red-3", "blue-2"), (), (), shown=Shown(0, 1, "red-3"))

    for number in range(20):
        twin = _dealt(g, ZONES, 2, number)
        assert twin.shown is not None
        assert twin.shown.card == twin.players[0].hand[0]


def test_a_hidden_order_is_no_longer_told_by_the_last_draws() -> None:
    """A shuffle's order stays out of a guess; what was rolled in sight of all stays in it."""
    g = table((), ())
    g.roll("throw", 2)
    g.masks = g.shuffle("masks", g.masks)

    assert [draw.why for draw in g.draws] == ["throw", "masks"]
    assert [draw.why for draw in _dealt(g, ZONES, 0, 1).draws] == ["throw"]


# -- what everybody knows of hidden things


def _with(fits: Any) -> Zones[Any]:
    """A declaration of hands and decks with something that all know of the cards."""
    cards: Sort[Any] = Sort("cards", CARDS.things, CARDS.back, fits)
    return (
        Zone("decks", (cards,), "decks.*", nobody),
        Zone("hands", (cards,), "players.*.hand", HANDS.sees, ordered=False),
    )


def test_only_what_fits_is_imagined() -> None:
    """All know that seat 1 holds an even card: no deal gives it an odd one, and all even ones come up."""

    def is_even(g: Cellar, seat: int | None) -> bool:
        return seat == 1 or int(g.players[1].hand[0].split("-")[1]) % 2 == 0

    g = table((), ("red-4",))
    met = {_dealt(g, _with(is_even), 0, number).players[1].hand[0] for number in range(120)}

    assert met == {f"red-{number}" for number in (2, 4, 6, 8, 10, 12)}


def test_where_nothing_fits_things_stay() -> None:
    """No deal can be had: the state is as it was, and the game goes on."""
    g = table((), ("red-4",))

    twin = _dealt(g, _with(lambda g, seat: False), 0, 1)

    assert (twin.players[1].hand, twin.decks) == (("red-4",), g.decks)


# -- lookalikes


def _alike(*cards: str) -> Zones[Any]:
    return (*ZONES, Lookalikes("alike", (CARDS,), lambda g: [cards]))


def test_lookalikes_change_places_in_open_zones_too() -> None:
    """A card lies in the row and its lookalike in a hand: over some deals either is there, and no other card moves."""
    g = table(("red-1", "red-2"), (), row=("red-9", "red-7"))
    zones = _alike("red-1", "red-9")
    dealt = [_dealt(g, zones, 0, number) for number in range(20)]

    assert {twin.row for twin in dealt} == {("red-9", "red-7"), ("red-1", "red-7")}
    for twin in dealt:
        assert {*twin.row, *twin.players[0].hand} == {"red-1", "red-2", "red-7", "red-9"}
        assert list(misplaced(zones, twin)) == []


def test_how_lookalikes_truly_lie_does_not_matter() -> None:
    """Wherever the one and the other are: the same dice deal them alike, a hand in the same order."""
    one, other = table(("red-9", "red-2"), (), row=("red-1",)), table(("red-2", "red-1"), (), row=("red-9",))
    zones = _alike("red-1", "red-9")
    for number in range(8):
        first, second = [_dealt(g, zones, 0, number) for g in (one, other)]
        assert (first.row, first.players[0].hand) == (second.row, second.players[0].hand)


# -- secrets


def test_secrets_are_what_a_seat_does_not_see() -> None:
    """The hand of the other one as a set, decks in their order, masks that nobody has looked at."""
    g = table(("red-1",), ("red-9", "red-3"))
    hidden = {(name, key): things for name, key, things in secrets(ZONES, g, 0)}

    assert hidden["hands", 1] == ("red-3", "red-9")
    assert hidden["decks", "red"] == g.decks["red"]
    assert hidden["masks worn", 0] == ("mask-1",)
    assert ("hands", 0) not in hidden


def test_where_nothing_is_hidden_there_is_no_other_state() -> None:
    """One card in a deck of its own, and a hand in two orders: neither can be anything else."""
    one: Sort[Any] = Sort("cards", lambda g: ["red-1"])
    g = table(("red-1",), ())

    assert with_other_secrets((Zone("hands", (one,), "players.*.hand", nobody),), g, 1, "salt") is None
    assert with_other_secrets((Zone("hands", (one,), "players.*.hand"),), g, 1, "salt") is None
    g = table(("red-1", "red-2"), ())
    two: Sort[Any] = Sort("cards", lambda g: ["red-1", "red-2"])
    hands: Zone[Any] = Zone("hands", (two,), "players.*.hand", nobody, ordered=False)
    assert with_other_secrets((hands,), g, 1, "salt") is None


# -- views, and declarations that make no sense


def test_a_view_shows_what_the_zone_says() -> None:
    """Decks are counted, the row is shown; of a buried card its place is, and its face to whoever knows it."""
    g = table(("red-1",), (), row=("blue-1",), buried=(Buried("red-5", 0, (0,)), Buried("red-6", 1, (1,))))
    game: Game[Any] = Game(Setup("cellar", 2, bytes(32)))

    seen = {seat: game.definition.view(g, seat, afresh) for seat in (0, 1, None)}

    assert seen[0]["decks"] == {"red": 9, "blue": 11}
    assert seen[0]["row"] == ["blue-1"]
    assert seen[0]["buried"] == [{"by": 0, "card": "red-5"}, {"by": 1, "card": None}]
    assert seen[None]["buried"] == [{"by": 0, "card": None}, {"by": 1, "card": None}]
    assert (seen[0]["hands"][0], seen[1]["hands"][0]) == (["red-1"], [None])
    assert seen[0]["masks"] == [[None], [None]]


def test_who_sees_a_hand_depends_on_the_seat() -> None:
    """So nobody can ask for a hand as all see it."""
    with pytest.raises(AssertionError, match="depends on the seat"):
        HANDS.show(("red-1",))


@pytest.mark.parametrize("path", ["a.b.c", "a.*.b.c", "*", "", "a.*.*"])
def test_a_path_has_one_of_four_forms(path: str) -> None:
    """Anything else is refused where it is declared."""
    with pytest.raises(ValueError, match="no path to a zone"):
        Zone("nowhere", (CARDS,), path)
    with pytest.raises(ValueError, match="no path to a zone"):
        Mention("nowhere", (CARDS,), path)


def test_things_of_which_there_are_several_are_counted() -> None:
    """Two of one kind are two: one more or less is a fault."""
    coins: Sort[Any] = Sort("coins", lambda g: ["red-1"] * 2)
    row: Zone[Any] = Zone("row", (coins,), "row")
    g = table((), row=("red-1",))

    assert list(misplaced((row,), g)) == ["coins are not conserved: red-1 1 times, not 2"]
    g.row = ("red-1", "red-1")
    assert list(misplaced((row,), g)) == []
    assert Counter(row.faces(g, None)) == {"red-1": 2}
