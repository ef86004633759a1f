"""Items that answer to something: bells, letters, moments, and the parts that find nothing to work on."""

from crossroads.games.shelter.turn.item_effects import AtSpot
from tests.kit import card_pack, dweller, player, rule, table
from tests.kit.cards import item_card

BELLS = card_pack(
    items="".join(
        item_card(name, "exhaust", "do: at-spot, letter: A, by: anyone, reward: [{do: gain, water: 1}]")
        for name in ("brass-bell", "copper-bell", "iron-bell", "tin-bell")
    )
)


@rule("shelter.items.reaction-order")
def test_players_react_in_turn_order_beginning_with_the_one_on_turn() -> None:
    """All four own a bell that answers to any placement on a spot with A: seat 2 places, and 2, 3, 0, 1 are asked."""
    bells = [player(items=[f"{metal}-bell"]) for metal in ("brass", "copper", "iron", "tin")]
    t = table(*bells, packs=[BELLS], first=2)

    t.choose("place:diner.left")
    asked = []
    for _ in range(4):
        asked.append((t.seat, t.options[0]))
        t.choose(t.options[0])

    assert asked == [(2, "use:iron-bell"), (3, "use:tin-bell"), (0, "use:brass-bell"), (1, "use:copper-bell")]
    assert [who.cubes for who in t.state.players] == [(0, 0, 1), (0, 0, 1), (0, 2, 1), (0, 0, 1)]
    assert t.seat == 3


@rule("shelter.items.reaction-order")
def test_only_those_are_asked_whose_items_react() -> None:
    """A track suit answers to its owner alone and an exhausted bell to nobody: seat 2 is asked, and may decline."""
    others = [player(items=["track-suit"]), player(items=["iron-bell"]), player(exhausted=["tin-bell"])]
    t = table(player(dwellers=[dweller()]), *others, packs=[BELLS])

    t.choose("place:diner.left")
    assert (t.seat, t.prompt, t.options) == (2, "react", ("use:iron-bell", "end"))
    (window,) = t.game.windows
    assert (window.about, window.awaited, window.hidden) == ({"seat": 0, "place": "diner.left"}, (2,), False)
    t.choose("end")

    assert (t.seat, t.prompt) == (1, "turn")
    assert t.player(2).cubes == (0, 0, 0)


@rule("shelter.items.reaction-order")
def test_who_has_placed_and_left_the_bell_alone_is_not_asked_once_more() -> None:
    """Seats 0 and 1 own bells: seat 0 places and ends the turn without ringing, and then only seat 1 is asked."""
    t = table(player(items=["brass-bell"]), player(items=["copper-bell"]), packs=[BELLS])

    t.choose("place:diner.left", "end")

    assert (t.seat, t.prompt, t.options) == (1, "react", ("use:copper-bell", "end"))
    assert t.game.windows[0].awaited == (1,)


@rule("shelter.items.reaction-order")
def test_nobody_is_asked_for_a_spot_without_the_letter() -> None:
    """The generator's left spot shows S: bells for A stay silent, the placing player's too."""
    t = table(player(items=["brass-bell"]), player(items=["copper-bell"]), packs=[BELLS])

    t.choose("place:generator.left")

    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.items.windows", "shelter.exhaust.once-a-round")
def test_a_ready_item_for_another_letter_is_refused_for_its_moment() -> None:
    """After a placement on a spot P: ready boots for E have to wait for their spot, exhausted goggles for the next round."""
    has = player(items=["canteen", "hiking-boots"], exhausted=["scout-goggles"])
    t = table(has, player())

    t.choose("place:water-treatment.left")

    assert t.options == ("use:canteen", "end")
    assert t.refused("use:hiking-boots") == "shelter.items.windows"
    assert t.refused("use:scout-goggles") == "shelter.exhaust.once-a-round"


@rule("shelter.items.windows")
def test_an_exhausted_item_for_a_fight_is_refused_for_its_moment_after_a_placement() -> None:
    """A pipe pistol was fired before: after a reward nothing could be done with it, were it ready."""
    t = table(player(items=["canteen"], exhausted=["pipe-pistol"]), player())

    t.choose("place:water-treatment.left")

    assert t.prompt == "close"
    assert t.refused("use:pipe-pistol") == "shelter.items.windows"


@rule("shelter.wounded.until-healed", "shelter.items.windows")
def test_an_item_that_mends_waits_for_a_wounded_dweller_at_home() -> None:
    """A first-aid kit: with all healthy, or the wounded one away, it is refused; with a wounded one at home it mends it."""
    whole = table(player(items=["first-aid-kit"]), player())
    away = table(
        player(items=["first-aid-kit"], dwellers=[dweller(wounded=True, spot="diner.left"), dweller()]), player()
    )
    hurt = table(player(items=["first-aid-kit"], dwellers=[dweller(wounded=True), dweller()]), player())

    assert "use:first-aid-kit" not in (*whole.options, *away.options)
    assert whole.refused("use:first-aid-kit") == "shelter.wounded.until-healed"
    assert away.refused("use:first-aid-kit") == "shelter.wounded.until-healed"
    hurt.choose("use:first-aid-kit")
    assert not hurt.player(0).dweller(1).wounded


@rule("shelter.items.windows")
def test_an_item_of_several_effects_does_what_its_moment_allows() -> None:
    """A flask that gives 1 water on the own turn, 1 food after a spot P, and +1 to a fight: each at its own moment."""
    flask = (
        "- {id: flask, mode: exhaust, effects: [{do: receive, reward: [{do: gain, water: 1}]}, "
        "{do: at-spot, letter: P, reward: [{do: gain, food: 1}]}, {do: roll, bonus: 1}]}\n"
    )
    pack = card_pack(items=flask)
    before, after = [table(player(items=["flask"]), player(), packs=[pack]) for _ in range(2)]
    elsewhere = table(player(items=["flask"]), player(), packs=[pack])
    fight = table(player(items=["flask"]), player(), threats={"diner.left": "raiders"}, dice=[3, 4], packs=[pack])

    before.choose("use:flask")
    after.choose("place:water-treatment.left", "use:flask")
    elsewhere.choose("place:generator.left", "use:flask")
    fight.choose("place:diner.left", "use:flask")

    assert before.player(0).cubes == (0, 0, 1)
    assert after.player(0).cubes == (0, 1, 3)
    assert elsewhere.player(0).cubes == (2, 0, 1)
    assert fight.happened("fight")[0].about["won"]
    assert fight.player(0).cubes == (0, 0, 0)


@rule("shelter.items.reaction-order")
def test_an_item_that_answers_to_others_does_nothing_else_then() -> None:
    """A drum that answers to anybody's spot P with 1 food and gives 1 water on the own turn: B uses it on A's turn."""
    drum = (
        "- {id: drum, mode: exhaust, effects: [{do: receive, reward: [{do: gain, water: 1}]}, "
        "{do: at-spot, letter: P, by: anyone, reward: [{do: gain, food: 1}]}, {do: roll, bonus: 1}]}\n"
    )
    t = table(player(), player(items=["drum"]), packs=[card_pack(items=drum)])

    t.choose("place:water-treatment.left")
    assert (t.seat, t.prompt) == (1, "react")
    t.choose("use:drum")

    assert t.player(1).cubes == (0, 1, 0)


@rule("shelter.items.reaction-order")
def test_an_item_gives_others_only_what_it_gives_at_anybodys_spot() -> None:
    """A gong: at P 1 food for anybody's dweller and 1 water for the owner's, at A 1 power. B uses it after A's spot P."""
    answers = ("letter: P, by: anyone, reward: [{do: gain, food: 1}]", "letter: P, reward: [{do: gain, water: 1}]")
    elsewhere = "letter: A, by: anyone, reward: [{do: gain, power: 1}]"
    effects = ", ".join([f"{{do: at-spot, {answer}}}" for answer in (*answers, elsewhere)])
    gong = card_pack(items=f"- {{id: gong, mode: exhaust, effects: [{effects}]}}\n")
    t = table(player(), player(items=["gong"]), packs=[gong])

    t.choose("place:water-treatment.left", "use:gong")

    assert t.player(1).cubes == (0, 1, 0)


def test_only_an_item_that_answers_to_anybody_is_asked_for_on_the_turns_of_others() -> None:
    """The same bell for its owner alone, and for anyone."""
    own, everybody = [AtSpot(letter="A", reward=(), by=by) for by in ("owner", "anyone")]

    assert (own.answers_others, everybody.answers_others) == (False, True)
    assert own.reacts("AP", own=True)
    assert not own.reacts("AP", own=False)
    assert everybody.reacts("AP", own=False)
    assert not everybody.reacts("P", own=True)


@rule("shelter.threats.replaces", "shelter.items.windows", "shelter.rent.not-under-threat")
def test_items_answer_to_the_letter_of_a_threat_and_not_to_the_one_beneath() -> None:
    """A scorpion (E) on B's garden (A): after the fight the boots for E may be used, the track suit for A may not."""
    has = player(items=["hiking-boots", "track-suit", "canteen"])
    floors = {1: (["garden"], ())}
    t = table(has, player(), floors=floors, threats={"garden.left": "radscorpion"}, dice=[6, 6])

    t.choose("place:garden.left", "gain:power", "gain:power")
    assert t.options == ("use:hiking-boots", "use:canteen", "end")
    t.choose("end")

    assert (t.seat, t.prompt, t.player(1).cubes) == (1, "turn", (0, 0, 0))


@rule("shelter.items.windows", "shelter.wounded.until-healed")
def test_the_part_of_an_item_that_has_nothing_to_work_on_is_left_out() -> None:
    """A flask that mends a wounded dweller and gives 1 water: with nobody wounded it gives the water."""
    flask = "- {id: flask, mode: exhaust, effects: [{do: mend}, {do: receive, reward: [{do: gain, water: 1}]}]}\n"
    well, ill = [
        table(
            player(items=["flask"], dwellers=[dweller(wounded=hurt), dweller()]),
            player(),
            packs=[card_pack(items=flask)],
        )
        for hurt in (False, True)
    ]

    well.choose("use:flask")
    ill.choose("use:flask")

    assert well.player(0).cubes == ill.player(0).cubes == (0, 0, 1)
    assert not ill.player(0).dwellers[0].wounded
