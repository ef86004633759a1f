"""The scenario New California: one group, two power tokens, agendas that are resolved at once."""

from typing import Any

import pytest

from crossroads.engine.content import content_of
from tests.kit import rule
from tests.kit.california import ID, california, deal_california, group, meets_in_california
from tests.kit.fallout import TORSO_TWICE, Wasteland, enemy, story_pack, survivor

SHEET = content_of("fallout", ("base", ID), (ID,)).scenarios[ID]
RISE = content_of("fallout", ("base", ID), (ID,)).scenarios["rise-of-the-master"]
LAST = len(SHEET.x) - 1  # the last space of its power track
PAIR = (survivor(), survivor(space="camp.a"))
AGENDA = "{do: draw, deck: agenda}"
OTHERS = ["payday-1", "payday-2", "legend-1"]


def opened(seats: int, scenario: str = "new-california", **options: Any) -> Wasteland:
    """A game after its set-up: everybody has taken the first survivor and space on offer."""
    t = deal_california(seats, scenario=scenario, **options)
    while t.prompt != "turn":
        t.choose(t.options[0])
    return t


def gains(*agendas: str, results: str = AGENDA, power: tuple[int, int] = (0, 2), **situation: Any) -> Wasteland:
    """A gains agendas from the top of this deck by an encounter in the republic."""
    t = meets_in_california(
        results,
        *situation.pop("seated", PAIR),
        scenario="new-california",
        agendas=[*agendas, *OTHERS],
        power=power,
        **situation,
    )
    t.choose("option:do")
    return t


# -- set-up


@rule("new-california.new-california-setup.no-agenda-drawn", "new-california.new-california-setup.all-agenda-cards")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nobody_draws_an_agenda_and_all_of_them_are_in_the_deck(seats: int) -> None:
    """Whatever the number of players, the deck has all 26 cards, and no hand has one."""
    t = opened(seats)

    assert len(t.state.agenda_deck) == len(t.state.content.agendas) == 26
    assert [who.agendas for who in t.state.survivors] == [()] * seats


@rule(
    "new-california.scenarios.special-rules-only-new-california",
    "new-california.scenarios.rise-of-the-master-competitive",
)
@pytest.mark.parametrize("scenario", ["rise-of-the-master", "commonwealth-x", "the-pitt"])
def test_other_scenarios_deal_and_filter_as_usual(scenario: str) -> None:
    """Two players: everybody has an agenda, and those for more players are left out."""
    t = opened(2, scenario)

    assert [len(who.agendas) for who in t.state.survivors] == [1, 1]
    assert all(t.state.content.agendas[card].players <= 2 for card in t.state.agenda_deck)


@rule(
    "new-california.scenarios.special-rules-only-new-california",
    "new-california.scenarios.rise-of-the-master-competitive",
)
def test_other_scenarios_are_won_by_influence() -> None:
    """Rise of the Master: A gains an agenda and keeps it; a faction at the end of the track wins for nobody."""
    t = meets_in_california(AGENDA, *PAIR, agendas=["freedom-1", *OTHERS])
    t.choose("option:do")
    assert t.survivor().agendas == ("freedom-1",)

    t = meets_in_california("{do: power, faction: star}", *PAIR, power=(len(RISE.x) - 2, 0))
    t.choose("option:do")
    assert t.game.outcome is not None
    assert (t.game.outcome.winners, t.game.outcome.how) == ((), "faction")


@rule("new-california.new-california-setup.tokens-at-top")
def test_both_tokens_start_at_the_top() -> None:
    """After the set-up no faction has any power."""
    assert opened(2).state.power == {"star": 0, "shield": 0}


@rule(
    "new-california.new-california-setup.agenda-deck-still-activates",
    "new-california.agendas.activation-card-is-not-gained",
)
def test_the_deck_activates_enemies_and_that_card_is_gained_by_nobody() -> None:
    """The revealed agenda shows a critter: the mole rat moves, and no token does, though it is a Freedom agenda."""
    t = group(*PAIR, agendas=["freedom-1", *OTHERS], enemies=[enemy("mole-rat", "arr.a")], turn=1)

    t.choose("end")
    while t.prompt == "enemy-path":
        t.choose(t.options[0])

    assert t.state.agenda_pile == ("freedom-1",)
    assert t.state.power == {"star": 0, "shield": 0}
    assert t.enemies_at("arr.a") == []


# -- winning and losing


@rule(
    "new-california.victory-and-loss.as-a-group",
    "new-california.victory-and-loss.freedom-wins",
    "new-california.victory-and-loss.quest-power-as-usual",
    "new-california.victory-and-loss.at-once",
)
def test_the_star_on_the_last_space_wins_for_everybody() -> None:
    """One space before the last: a quest's star wins the game at once, for A and for B; what stands after it is not done."""
    results = "{do: power, faction: star}, {do: caps, amount: 5}"
    t = gains(results=results, power=(LAST - 1, 0))

    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0, 1)
    assert (t.game.outcome.losers, t.game.outcome.how) == ((), "new-california.freedom")
    assert t.survivor().caps == 3


@rule("new-california.victory-and-loss.security-loses", "new-california.victory-and-loss.as-a-group")
def test_the_shield_on_the_last_space_loses_for_everybody() -> None:
    """One space before the last: a shield loses the game for A and for B."""
    t = gains(results="{do: power, faction: shield}", power=(0, LAST - 1))

    assert t.game.outcome is not None
    assert (t.game.outcome.winners, t.game.outcome.losers) == ((), (0, 1))
    assert t.game.outcome.how == "new-california.security"


@rule("new-california.victory-and-loss.at-once")
def test_a_space_before_the_last_nothing_is_over() -> None:
    """Both tokens two spaces before the last, and each advances by one: the game goes on."""
    results = "{do: power, faction: star}, {do: power, faction: shield}"
    t = gains(results=results, power=(LAST - 2, LAST - 2))

    assert t.game.outcome is None
    assert t.state.power == {"star": LAST - 1, "shield": LAST - 1}


@rule("new-california.victory-and-loss.both-at-once")
def test_both_tokens_on_the_last_space_win() -> None:
    """A table on which one effect has brought both tokens there: the survivors win."""
    t = group(*PAIR, power=(LAST, LAST))

    t.choose("end")

    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0, 1)


@rule("new-california.victory-and-loss.tokens-move-both-ways", "new-california.victory-and-loss.what-moves-them")
def test_tokens_go_forward_and_back() -> None:
    """A quest moves the star ahead; a Security agenda moves the shield back from 2 to 1."""
    t = gains("security-1", results=f"{{do: power, faction: star}}, {AGENDA}")

    assert t.state.power == {"star": 1, "shield": 1}


@rule("new-california.victory-and-loss.first-space-floor", "new-california.agendas.nothing-to-move")
def test_no_token_goes_above_the_first_space() -> None:
    """The shield is on the first space: a Security agenda and a card that sets it back do nothing."""
    t = gains("security-1", results=f"{AGENDA}, {{do: setback, faction: shield, amount: 2}}", power=(0, 0))

    assert t.state.power == {"star": 0, "shield": 0}
    assert [event.about["amount"] for event in t.happened("set-back")] == [0, 0]


@rule("new-california.victory-and-loss.x-y-follow")
def test_levels_follow_the_token_backward() -> None:
    """X has just become 2: set back by a space, an Enclave patrol has level 1 again."""
    t = meets_in_california(
        "{do: setback, faction: shield}",
        *PAIR,
        scenario="new-california",
        power=(0, SHEET.x.index(2)),
        enemies=[enemy("shield#1", "oil.a")],
    )
    before = t.game.view(0)["enemies"][0]["level"]
    t.choose("option:do")

    assert (before, t.game.view(0)["enemies"][0]["level"]) == (2, 1)


def deadly(*seated: Any, dice: tuple[int, ...] = (TORSO_TWICE,) * 3, **situation: Any) -> Wasteland:
    """A fights an enemy of level 3 and is killed by it."""
    t = group(*seated, enemies=[enemy("deathclaw", "camp.c")], dice=dice, **situation)
    t.choose("fight:deathclaw")
    while not t.is_over and t.prompt in ("reroll", "window-strike"):
        t.choose("stop" if "stop" in t.options else t.options[0])
    return t


@rule("new-california.victory-and-loss.one-eliminated")
def test_the_others_go_on_for_the_group_and_all_win_together() -> None:
    """A is eliminated; B goes on, and when the star arrives A wins as well."""
    t = deadly(survivor(hp=1, rads=16), survivor(space="camp.a"))
    t.choose(t.options[0])

    assert t.survivor().eliminated
    assert not t.is_over
    t.state.power = {"star": LAST, "shield": 0}
    t.choose("end")
    assert [event.about["winners"] for event in t.happened("game-over")] == [[0, 1]]


@rule("new-california.victory-and-loss.all-eliminated")
def test_with_nobody_left_the_group_has_lost() -> None:
    """The only survivor is eliminated: the game is lost under the scenario's own rule."""
    t = deadly(survivor(hp=1, rads=16))
    t.choose(t.options[0])

    assert t.game.outcome is not None
    assert (t.game.outcome.winners, t.game.outcome.how) == ((), "eliminated")
    assert t.happened("game-over")[-1].rule == "new-california.victory-and-loss.all-eliminated"


@rule("new-california.new-california-setup.no-influence", "new-california.agendas.printed-text-ignored")
def test_influence_wins_nothing_and_counts_nothing() -> None:
    """The scores are those of freedom, for everybody alike."""
    t = group(*PAIR, power=(3, 1))

    assert t.game.definition.scores(t.state) == (3, 3)


@rule("new-california.new-california-setup.no-influence", "new-california.victory-and-loss.as-a-group")
def test_the_table_plays_for_freedom_and_needs_no_influence() -> None:
    """All see that they are one group; in Rise of the Master everybody plays alone, and needs 10 influence of two."""
    together, alone = group(*PAIR).game.view(0), california(*PAIR).game.view(0)

    assert (together["group"], together["needed"]) == ("star", 0)
    assert (alone["group"], alone["needed"]) == (None, 10)


@rule("new-california.victory-and-loss.no-loyalty-to-either", "new-california.agendas.no-hand-rules")
def test_nobody_is_loyal_and_enemies_of_both_sides_fight_everybody() -> None:
    """At the start of a turn no loyalty is offered; a star and a shield in the space can both be fought."""
    t = group(*PAIR, enemies=[enemy("star#1", "camp.c"), enemy("shield#2", "camp.c")])

    assert not [option for option in t.options if option.startswith(("loyal:", "withdraw"))]
    assert t.refused("withdraw") == "new-california.victory-and-loss.no-loyalty-to-either"
    assert {"fight:star#1", "fight:shield#2"} <= {*t.options}


# -- killed


@rule(
    "new-california.killed.security-advances",
    "new-california.killed.in-addition",
    "new-california.killed.token-first",
)
def test_when_a_survivor_is_killed_the_shield_advances_first() -> None:
    """A dies with a card in the inventory: the shield goes ahead before A chooses where to return; then the rest follows."""
    t = deadly(survivor(hp=3, inventory=["stimpak"]), survivor(space="camp.a"))

    assert t.prompt == "return"
    assert t.state.power == {"star": 0, "shield": 1}
    assert t.survivor().inventory != ()
    t.choose(t.options[0])
    assert (t.survivor().inventory, t.survivor().hp) == ((), 16)


@rule("new-california.killed.any-survivor", "new-california.killed.eliminated-once")
def test_each_death_counts_once() -> None:
    """A is killed and eliminated: one space; B is killed in the night: one more."""
    t = deadly(survivor(hp=1, rads=16), survivor(space="camp.a"))
    t.choose(t.options[0])
    assert t.state.power["shield"] == 1

    t = group(
        survivor(),
        survivor(hp=2, space="camp.a"),
        enemies=[enemy("deathclaw", "camp.a")],
        turn=1,
        agendas=["payday-1", *OTHERS],
        dice=[TORSO_TWICE] * 3,
    )
    t.choose("end")
    while t.prompt != "return":
        t.choose(t.options[0])
    assert t.state.power["shield"] == 1


@rule("new-california.killed.may-lose-the-game")
def test_a_death_can_lose_the_game() -> None:
    """One space before the last: A's death loses it at once, and nobody is asked where to return."""
    t = deadly(survivor(hp=3), survivor(space="camp.a"), power=(0, LAST - 1))

    assert t.game.outcome is not None
    assert t.game.outcome.how == "new-california.security"


@rule("new-california.scenarios.special-rules-only-new-california")
def test_elsewhere_a_death_moves_no_token() -> None:
    """Rise of the Master: A is killed, and the tokens stay."""
    t = california(survivor(hp=3), enemies=[enemy("deathclaw", "camp.c")], dice=[TORSO_TWICE] * 3)
    t.choose("fight:deathclaw")
    while t.prompt in ("reroll", "window-strike"):
        t.choose("stop" if "stop" in t.options else t.options[0])

    assert t.prompt == "return"
    assert t.state.power == {"star": 0, "shield": 0}


# -- agendas


@rule(
    "new-california.agendas.discard-at-once", "new-california.agendas.freedom-agenda", "new-california.agendas.by-name"
)
def test_a_freedom_agenda_advances_the_star_and_is_discarded() -> None:
    """A gains Freedom: star 1, the card in the pile, no hand, no question."""
    t = gains("freedom-1")

    assert t.state.power == {"star": 1, "shield": 2}
    assert (t.survivor().agendas, t.state.agenda_pile) == ((), ("freedom-1",))


@rule("new-california.agendas.security-agenda")
def test_a_security_agenda_sets_the_shield_back() -> None:
    """A gains Security: the shield goes from 2 to 1."""
    assert gains("security-1").state.power == {"star": 0, "shield": 1}


@rule("new-california.agendas.other-agenda", "new-california.agendas.other-agenda-choice")
@pytest.mark.parametrize(
    ("chosen", "power"),
    [("new-california.freedom", {"star": 1, "shield": 2}), ("new-california.security", {"star": 0, "shield": 1})],
)
def test_of_any_other_agenda_its_survivor_chooses_the_effect(chosen: str, power: dict[str, int]) -> None:
    """A gains Legend and chooses: the star ahead, or the shield back; never both."""
    t = gains("legend-2")

    assert (t.decision.seat, t.prompt) == (0, "new-california.agenda")
    assert t.options == ("new-california.freedom", "new-california.security")
    t.choose(chosen)
    assert t.state.power == power


@rule("new-california.agendas.choice-without-effect")
def test_the_effect_that_does_nothing_can_be_chosen() -> None:
    """The shield is on the first space: A may still choose to set it back."""
    t = gains("legend-2", power=(0, 0))

    t.choose("new-california.security")

    assert t.state.power == {"star": 0, "shield": 0}


@rule("new-california.agendas.one-by-one")
def test_several_agendas_are_resolved_one_after_the_other() -> None:
    """Three agendas: Freedom is resolved and discarded before the second is drawn; that one asks, then the third comes."""
    t = gains("freedom-1", "legend-2", "security-1", results="{do: draw, deck: agenda, amount: 3}")

    assert t.state.power["star"] == 1
    assert t.state.agenda_pile == ("freedom-1", "legend-2")
    assert "security-1" in t.state.agenda_deck
    t.choose("new-california.freedom")
    assert t.state.power == {"star": 2, "shield": 1}


@rule(
    "new-california.agendas.before-new-deck",
    "new-california.end-of-round.gained-agenda-can-empty-deck",
    "new-california.end-of-round.freedom-not-advanced",
    "new-california.end-of-round.security-advanced",
    "new-california.end-of-round.rest-as-base",
)
def test_the_last_agenda_is_resolved_before_the_new_deck_is_made() -> None:
    """The only card of the deck is Freedom: star 1; then the pile becomes the deck, the shield advances, the role goes on."""
    t = meets_in_california(
        AGENDA, *PAIR, scenario="new-california", agendas=["freedom-1"], agenda_pile=["payday-1"], first=0
    )
    t.choose("option:do")

    moved = [(event.about["faction"], event.kind) for event in t.game.events if event.kind == "power"]
    assert moved == [("star", "power"), ("shield", "power")]
    assert sorted(t.state.agenda_deck) == ["freedom-1", "payday-1"]
    assert t.state.agenda_pile == ()
    assert t.state.first == 1


@rule("new-california.agendas.last-card-can-win")
def test_the_last_agenda_can_win_before_time_runs_out() -> None:
    """Both tokens one space before the last: Freedom as the last card wins, and the shield does not move."""
    t = meets_in_california(AGENDA, *PAIR, scenario="new-california", agendas=["freedom-1"], power=(LAST - 1, LAST - 1))
    t.choose("option:do")

    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0, 1)
    assert t.state.power["shield"] == LAST - 1


@rule("new-california.agendas.gained-outside-own-turn")
def test_an_agenda_gained_outside_ones_turn_is_resolved_at_once() -> None:
    """B kills an enemy in the night, which completes a quest: B's agenda asks B at once."""
    pack = story_pack(
        quests="- {id: errand, number: 901, objectives: [{id: do, trigger: {kill: critter}, "
        "results: [{do: draw, deck: agenda}, {do: trash}]}]}\n"
    )
    t = group(
        survivor(),
        survivor(space="camp.a"),
        quests=["errand"],
        packs=[pack],
        turn=1,
        dice=[TORSO_TWICE] * 3,
        enemies=[enemy("mole-rat", "camp.a")],
        agendas=["payday-1", "legend-2", "payday-2"],
    )
    t.choose("end")
    while t.prompt in ("reroll", "window-strike", "activate"):
        t.choose("stop" if "stop" in t.options else t.options[0])

    assert (t.decision.seat, t.prompt) == (1, "new-california.agenda")
    assert t.state.phase == "activation"


# -- the end of a round


@rule(
    "new-california.end-of-round.freedom-not-advanced",
    "new-california.end-of-round.only-one-token",
    "new-california.end-of-round.security-advanced",
)
def test_a_new_deck_at_the_end_of_a_round_moves_the_shield_alone() -> None:
    """The last agenda is revealed with the star one space before the last: the shield advances, and nobody has won."""
    t = group(*PAIR, agendas=["payday-1"], power=(LAST - 1, 0), turn=1)

    t.choose("end")

    assert t.game.outcome is None
    assert t.state.power == {"star": LAST - 1, "shield": 1}


@rule("new-california.end-of-round.solo", "new-california.solo-play.solo-allowed")
def test_alone_the_shield_advances_even_if_it_is_ahead() -> None:
    """One player, the shield at 3 and the star at 0: a new deck moves the shield to 4."""
    t = group(survivor(), agendas=["payday-1"], power=(0, 3))

    t.choose("end")

    assert t.state.power == {"star": 0, "shield": 4}


@rule("new-california.scenarios.special-rules-only-new-california")
def test_elsewhere_a_new_deck_moves_both_tokens() -> None:
    """Rise of the Master: both factions advance."""
    t = california(*PAIR, agendas=["payday-1"], turn=1)

    t.choose("end")

    assert t.state.power == {"star": 1, "shield": 1}


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_table_says_how_near_the_end_is(lang: str) -> None:
    """Star 3 and shield 5: both stand in the lines about the table; in another scenario they do not."""
    t = group(*PAIR, power=(3, 5))
    words, wording = t.game.words(lang), t.game.definition.wording()
    told = "\n".join(wording.table(words, t.game.view(0)))
    other = "\n".join(wording.table(words, california(*PAIR).game.view(0)))

    for side, space in (("freedom", 3), ("security", 5)):
        faction = words(f"faction-new-california-{'star' if side == 'freedom' else 'shield'}")
        line = words(f"table-new-california-{side}", faction=faction, space=space, last=LAST)
        assert line in told
        assert line.partition(":")[0] not in other


@rule("new-california.agendas.one-by-one")
def test_where_no_agenda_is_left_none_is_gained() -> None:
    """Neither the deck nor the pile has a card: two icons of agendas bring nothing, and the game goes on."""
    t = meets_in_california(f"{AGENDA}, {AGENDA}", *PAIR, scenario="new-california", agendas=[], power=(0, 2))

    t.choose("option:do")

    assert t.happened("new-california.gained") == []
    assert t.state.power == {"star": 0, "shield": 2}
    assert t.prompt == "turn"
