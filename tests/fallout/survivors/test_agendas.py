"""Agenda cards: what they are worth, who may see them, the limit of four, and the last card of the deck."""

import pytest

from crossroads.games.fallout.survivors.winning import influence
from tests.kit import rule
from tests.kit.fallout import Belongings, Wasteland, survivor, wasteland
from tests.kit.stories import PURSE, meets

ALL_PLAIN = ("know-it-all-1", "managing-it-1", "one-of-a-kind-1", "payday-1")  # worth 1 each to a plain survivor
LEAD = (
    "- {id: landslide, name: landslide, icons: [critter],"
    " worth: {do: chain, of: [{leads: star, by: 3}, {leads: star, by: 3}]}}\n"
)


DRAW = "{do: draw, deck: agenda}"


def worth(t: Wasteland, seat: int = 0) -> int:
    """What a seat's agendas are worth together."""
    return influence(t.state, t.survivor(seat))


@rule("fallout.agenda-cards.base-influence")
def test_an_agenda_is_worth_one_by_itself() -> None:
    """Three agendas of which no condition is met are worth 3; none is worth nothing."""
    t = wasteland(survivor(agendas=ALL_PLAIN[:3]), survivor())

    assert (worth(t, 0), worth(t, 1)) == (3, 0)


@rule("fallout.agenda-cards.extra-influence")
@pytest.mark.parametrize(("power", "expected"), [((3, 0), 3), ((5, 1), 3), ((2, 0), 1), ((0, 3), 1)])
def test_a_met_condition_is_worth_more(power: tuple[int, int], expected: int) -> None:
    """+2 if the star faction leads by 3 or more: worth 3 with such a lead, 1 with less or if shield leads."""
    t = meets("", survivor(agendas=["landslide"]), survivor(), power=power, cards={"agendas": LEAD})

    assert worth(t) == expected


@rule("fallout.agenda-cards.extra-influence")
@pytest.mark.parametrize(
    ("agenda", "who", "expected"),
    [
        ("payday-1", survivor(caps=9), 1),
        ("payday-1", survivor(caps=10), 2),
        ("payday-1", survivor(caps=16), 3),
        ("one-of-a-kind-1", survivor(special="SPECI"), 2),
        ("one-of-a-kind-1", survivor(special="SPECIAL"), 3),
        ("glow-in-the-dark-1", survivor(rads=7), 3),
        ("perk-collector-1", survivor(perks=["hacker"]), 2),
        ("armed-and-ready-1", survivor(weapon="machete", apparel="t-60-power-armor"), 1),
        ("armed-and-ready-1", survivor(weapon="hunting-rifle", apparel="combat-armor"), 2),
        ("armed-and-ready-1", survivor(weapon="hunting-rifle", apparel="t-60-power-armor"), 3),
        ("legend-1", survivor(traits=["vilified"], inventory=["fat-man"]), 3),
        ("legend-1", survivor(inventory=["fat-man"]), 1),
    ],
)
def test_every_condition_is_counted_as_the_card_says(agenda: str, who: Belongings, expected: int) -> None:
    """Amounts count at each step that is reached, chained conditions until the first that does not hold."""
    who = {**who, "fields": {**who["fields"], "agendas": (agenda,)}}
    t = wasteland(who, survivor())

    assert worth(t) == expected


@rule("fallout.agenda-cards.activation-use")
def test_a_round_takes_a_card_from_the_agenda_deck() -> None:
    """A deck of 12, nobody gains an agenda: after the round it has 11, and the revealed card is on the pile."""
    cards = [f"{name}-{number}" for name in ("freedom", "security") for number in (1, 2, 3, 4)]
    t = wasteland(survivor(), survivor(), agendas=[*cards, *ALL_PLAIN])

    t.end_round()

    assert (len(t.state.agenda_deck), t.state.agenda_pile) == (11, ("freedom-1",))
    assert t.survivor().agendas == ()


@rule("fallout.agenda-cards.hand-limit")
def test_a_fourth_agenda_is_kept_and_a_fifth_is_one_too_many() -> None:
    """With three agendas the fourth is simply kept; with four, one of the five has to go."""
    t = meets(DRAW, survivor(agendas=ALL_PLAIN[:3]), survivor(), agendas=["legend-1", "legend-2"])

    t.choose("option:do")

    assert (t.prompt, len(t.survivor().agendas)) == ("turn", 4)
    t = meets(DRAW, survivor(agendas=ALL_PLAIN), survivor(), agendas=["legend-1", "legend-2"])
    t.choose("option:do")
    assert (t.prompt, len(t.options)) == ("give-up-agenda", 5)


@rule("fallout.agenda-cards.fifth-card", "fallout.agenda-cards.hand-limit")
def test_the_fifth_agenda_is_shuffled_back_into_the_deck() -> None:
    """Four agendas and a deck of 10: a fifth is drawn, one given up: A has 4, the deck 10, the pile none."""
    deck = ["legend-1", "legend-2", *[f"freedom-{n}" for n in (1, 2, 3, 4)], *[f"security-{n}" for n in (1, 2, 3, 4)]]
    t = meets(DRAW, survivor(agendas=ALL_PLAIN), survivor(), agendas=deck)

    t.choose("option:do", "give-up:payday-1")

    assert t.survivor().agendas == (*ALL_PLAIN[:3], "legend-1")
    assert sorted(t.state.agenda_deck) == sorted([*deck[1:], "payday-1"])
    assert t.state.agenda_pile == ()


@rule("fallout.agenda-cards.fifth-card")
def test_the_card_given_up_can_come_anywhere_in_the_deck() -> None:
    """Over some games the card that was shuffled back lies at different places."""
    places = set()
    for seed in "abcdefgh":
        deck = ["legend-1", "legend-2", "freedom-1", "freedom-2"]
        t = meets(DRAW, survivor(agendas=ALL_PLAIN), survivor(), agendas=deck, seed=seed)
        t.choose("option:do", "give-up:payday-1")
        places.add(t.state.agenda_deck.index("payday-1"))

    assert len(places) > 1


@rule("fallout.agenda-cards.fifth-card")
def test_a_table_may_settle_that_the_fifth_agenda_is_discarded() -> None:
    """With `fifth_agenda: discarded` the card lies open on the pile, and the deck of 10 keeps the 9 that are left."""
    t = meets(
        DRAW,
        survivor(agendas=ALL_PLAIN),
        survivor(),
        agendas=["legend-1", "legend-2"],
        options={"fifth_agenda": "discarded"},
    )

    t.choose("option:do", "give-up:payday-1")

    assert (t.state.agenda_pile, t.state.agenda_deck) == (("payday-1",), ("legend-2",))


@rule("fallout.agenda-cards.faces-are-secret")
def test_a_discarded_fifth_agenda_has_been_seen_by_all() -> None:
    """With `fifth_agenda: discarded` the others see which card it was: the choice cannot be taken back."""
    settled = {"fifth_agenda": "discarded"}
    t = meets(DRAW, survivor(agendas=ALL_PLAIN), survivor(), agendas=["legend-1", "legend-2"], options=settled)

    t.choose("option:do", "give-up:payday-1")

    assert t.game.view(1)["piles"]["agenda"] == ["payday-1"]
    assert not t.game.can_undo


@rule("fallout.agenda-cards.fifth-card", "fallout.agenda-cards.faces-are-secret")
def test_an_imagined_hand_of_five_gives_up_one_of_its_own() -> None:
    """B imagines the game while A holds five: one of the imagined five goes back, and no card is lost or doubled."""
    t = meets(DRAW, survivor(agendas=ALL_PLAIN), survivor())
    t.choose("option:do")

    for number in range(6):
        imagined = t.game.imagine(1, f"salt {number}")
        hand = imagined.state.survivors[0].agendas
        assert imagined.decision is not None
        assert imagined.decision.ids == tuple(f"give-up:{card}" for card in hand)
        imagined.choose(f"give-up:{hand[0]}")
        assert imagined.state.survivors[0].agendas == hand[1:]
        assert list(imagined.definition.faults(imagined.state)) == []


@rule("fallout.agenda-cards.fifth-card-any")
def test_the_new_card_itself_can_be_given_up() -> None:
    """The fifth is of no use: A gives up exactly that one and has the four of before."""
    t = meets(DRAW, survivor(agendas=ALL_PLAIN), survivor(), agendas=["legend-1", "legend-2"])

    t.choose("option:do")
    assert t.options == tuple(f"give-up:{card}" for card in (*ALL_PLAIN, "legend-1"))
    t.choose("give-up:legend-1")

    assert t.survivor().agendas == ALL_PLAIN


@rule("fallout.agenda-cards.several-over-limit")
def test_one_who_is_two_over_the_limit_gives_up_two() -> None:
    """A has three agendas and gets three more by trade: A gives up two of the six and keeps four."""
    three = ("legend-1", "legend-2", "glow-in-the-dark-1")
    t = wasteland(survivor(agendas=ALL_PLAIN[:3]), survivor(agendas=three), agendas=["freedom-1", "freedom-2"])

    t.choose("camp", "trade:1", "ask-agenda", "ask-agenda", "ask-agenda", "propose", "accept")
    while t.prompt == "which-agenda":
        t.choose(t.options[0])
    assert (t.seat, t.prompt, len(t.options)) == (0, "give-up-agenda", 6)
    t.choose("give-up:legend-1")
    assert (t.seat, t.prompt, len(t.options)) == (0, "give-up-agenda", 5)
    t.choose("give-up:legend-2")

    assert t.survivor().agendas == (*ALL_PLAIN[:3], "glow-in-the-dark-1")
    assert (t.survivor(1).agendas, len(t.state.agenda_deck)) == ((), 4)


@rule("fallout.agenda-cards.count-is-public", "fallout.agenda-cards.faces-are-secret")
def test_others_see_how_many_agendas_there_are_and_no_face() -> None:
    """B holds three: A and a spectator learn the number 3 and nothing else, B sees the cards."""
    hand = ("freedom-1", "security-2", "legend-1")
    t = wasteland(survivor(), survivor(agendas=hand))

    for seat in (0, None):
        seen = t.game.view(seat)
        assert seen["survivors"][1]["agendas"] == 3
        assert seen["survivors"][1]["influence"] is None
        assert not [card for card in hand if card in str(seen)]
    assert t.game.view(1)["survivors"][1]["agendas"] == list(hand)


@rule("fallout.agenda-cards.faces-are-secret")
def test_a_drawn_agenda_and_one_given_up_are_told_to_their_owner_alone() -> None:
    """B draws a fifth and gives one up: A's news of both name no card, B's do."""
    t = meets(DRAW, survivor(), survivor(agendas=ALL_PLAIN), turn=1, agendas=["legend-1", "legend-2"])

    t.choose("option:do")
    drawn = [
        [dict(event.about) for event in t.game.events_for(seat) if event.kind == "agenda"] for seat in (0, 1, None)
    ]
    t.choose("give-up:payday-1")
    gone = [
        [dict(event.about) for event in t.game.events_for(seat) if event.kind == "give-up"] for seat in (0, 1, None)
    ]

    assert drawn == [[{"seat": 1}], [{"seat": 1, "agenda": "legend-1"}], [{"seat": 1}]]
    assert gone == [[{"seat": 1}], [{"seat": 1, "agenda": "payday-1"}], [{"seat": 1}]]


@rule("fallout.agenda-cards.faces-are-secret", "fallout.agenda-cards.talk-is-free")
def test_nothing_confirms_what_a_player_says_of_the_own_agendas() -> None:
    """Whether A, who speaks of a star agenda, has one or not: B's view, B's news and B's refusals are the same."""
    told = []
    for truth in ("freedom-1", "security-1"):
        t = wasteland(survivor(agendas=[truth]), survivor(), agendas=["legend-1", "legend-2"])
        t.choose("move", "end")
        told.append((t.game.view(1), t.game.events_for(1), t.options, t.refused("loyal:freedom-1", seat=0)))

    assert told[0] == told[1]


@rule("fallout.agenda-cards.no-showing")
def test_agendas_are_not_shown_outside_a_trade() -> None:
    """No turn has a way to show a card but to declare loyalty; a trade has, and only to the partner."""
    t = wasteland(survivor(agendas=["freedom-1", "legend-1"]), survivor(), survivor(space="camp.d"))
    assert not [option for option in t.options if "legend-1" in option or "show" in option]
    t.choose("camp")
    assert not [option for option in t.options if "agenda" in option or "show" in option]
    t.choose("trade:1")
    assert "show-agendas" not in t.options  # nothing is on offer yet
    t.choose("give-agenda:legend-1", "show-agendas")

    shown = [t.game.view(seat)["deal"]["gives_agendas"] for seat in (0, 1, 2, None)]

    assert shown == [["legend-1"], ["legend-1"], 1, 1]
    assert t.game.view(1)["survivors"][0]["agendas"] == 2


@rule("fallout.agenda-cards.no-showing")
def test_an_offered_agenda_stays_hidden_unless_its_owner_shows_it() -> None:
    """Offered and not shown, the partner learns that there is one card and not which."""
    t = wasteland(survivor(agendas=["freedom-1", "legend-1"]), survivor())

    t.choose("camp", "trade:1", "give-agenda:legend-1", "propose")

    assert t.seat == 1
    assert t.game.view(1)["deal"]["gives_agendas"] == 1


@rule("fallout.influence.automatic-declaration")
def test_nobody_is_imagined_with_a_hand_that_would_have_won() -> None:
    """The star leads by 6, a Freedom beside two others would win: as seat 1 has not won, nobody imagines one there."""
    hand = ["know-it-all-1", "managing-it-1", "never-alone-1"]
    t = wasteland(survivor(), survivor(agendas=hand), survivor(), survivor(), power=(6, 0))

    for salt in range(30):
        imagined = t.game.imagine(0, str(salt)).state

        assert influence(imagined, imagined.survivors[1]) < 8


PAIRS = "".join(
    f"- {{id: pair-{n}, name: pair, icons: [critter], worth: {{do: steps, of: caps, at: [3]}}}}\n" for n in range(1, 6)
)


"""Five agendas that are worth 2 each to one who has 3 caps."""


@rule("fallout.agenda-cards.hand-limit", "fallout.agenda-cards.last-card-then-fifth")
def test_five_agendas_never_count_together() -> None:
    """The fifth is the deck's last card: all five would be the 10 that win, any four are 8, so the game goes on."""
    hand = ["pair-1", "pair-2", "pair-3", "pair-4"]
    t = meets(DRAW, survivor(agendas=hand), survivor(), agendas=["pair-5"], cards={"agendas": PAIRS})

    t.choose("option:do")
    assert (t.prompt, t.state.power, worth(t)) == ("give-up-agenda", {"star": 1, "shield": 1}, 8)
    t.choose("give-up:pair-1")

    assert (t.prompt, worth(t)) == ("turn", 8)


@rule("fallout.agenda-cards.hand-limit", "fallout.power-track.victory-first")
@pytest.mark.parametrize(("caps", "winners"), [(6, (0,)), (5, ())])
def test_the_best_four_of_five_count_when_the_last_card_ends_the_game(caps: int, winners: tuple[int, ...]) -> None:
    """The fifth is the last card and brings a faction to the end: A wins if four of the five are worth 10."""
    t = meets(
        DRAW,
        survivor(caps=caps, agendas=["purse", *ALL_PLAIN[:2], "legend-2"]),
        survivor(),
        agendas=["armed-and-ready-1"],
        power=(7, 7),
        cards={"agendas": PURSE},
    )

    t.choose("option:do")

    assert t.outcome.winners == winners
