"""Loyalty: an agenda laid faceup, what the faction's enemies then do, and how it ends."""

from crossroads.games.fallout.survivors.conditions import loyal_to
from crossroads.games.fallout.survivors.winning import influence
from tests.kit import rule
from tests.kit.fallout import LEGS, enemy, survivor, wasteland
from tests.kit.stories import meets, quest_card

PLAIN = "know-it-all-1"  # an agenda without a faction icon


@rule("fallout.loyalty.declare")
def test_a_faction_agenda_is_laid_faceup_at_the_start_of_the_turn() -> None:
    """A lays a shield agenda faceup and keeps a plain one: A is loyal to shield and has both actions left."""
    t = wasteland(survivor(agendas=["security-1", PLAIN]), survivor())

    t.choose("loyal:security-1")

    who = t.survivor()
    assert (who.agendas, who.loyal_by, loyal_to(t.state, who)) == ((PLAIN,), "security-1", "shield")
    assert t.game.view(1)["survivors"][0]["loyal_by"] == "security-1"
    assert (t.seat, t.state.actions, t.state.fresh) == (0, 2, True)


@rule("fallout.loyalty.declare")
def test_nobody_has_to_declare() -> None:
    """A holds a star agenda and camps instead: the card stays hidden."""
    t = wasteland(survivor(agendas=["freedom-1"]), survivor())

    t.choose("camp", "camp:all")

    assert (t.survivor().agendas, t.survivor().loyal_by) == (("freedom-1",), "")


@rule("fallout.loyalty.lasts-while-faceup", "fallout.loyalty.nothing-to-withdraw")
def test_a_loyalty_lasts_until_something_is_done_about_it() -> None:
    """Declared in round 1 and left alone, it stands in round 4; one who never declared has nothing to withdraw."""
    t = wasteland(survivor(agendas=["freedom-1"]), survivor())

    t.choose("loyal:freedom-1")
    for _ in range(3):
        t.end_round()

    assert t.state.round == 4
    assert loyal_to(t.state, t.survivor()) == "star"
    t.end_turn()
    assert t.refused("withdraw") == "fallout.loyalty.nothing-to-withdraw"


@rule("fallout.loyalty.not-during-turn")
def test_loyalty_is_neither_declared_nor_withdrawn_after_an_action() -> None:
    """After a move A can neither lay the shield agenda faceup nor take the star one back."""
    t = wasteland(survivor(agendas=["security-1"], loyal_by="freedom-1"), survivor())

    t.choose("move")

    assert t.refused("loyal:security-1") == "fallout.loyalty.not-during-turn"
    assert t.refused("withdraw") == "fallout.loyalty.not-during-turn"


@rule("fallout.loyalty.not-during-turn")
def test_loyalty_is_not_changed_in_the_turn_of_another() -> None:
    """While A is on turn, B is not asked and can declare nothing."""
    t = wasteland(survivor(), survivor(agendas=["security-1"], loyal_by="freedom-1"))

    assert t.seat == 0
    assert t.withheld("loyal:security-1", owner=1) == "fallout.loyalty.not-during-turn"
    assert t.withheld("withdraw", owner=1) == "fallout.loyalty.not-during-turn"


@rule("fallout.loyalty.needs-faction-icon")
def test_an_agenda_without_a_faction_icon_makes_nobody_loyal() -> None:
    """A holds only plain agendas: neither of them can be laid faceup."""
    t = wasteland(survivor(agendas=[PLAIN, "payday-1"]), survivor())

    assert not [option for option in t.options if option.startswith("loyal:")]
    assert t.refused(f"loyal:{PLAIN}") == "fallout.loyalty.needs-faction-icon"
    assert t.refused("loyal:payday-1") == "fallout.loyalty.needs-faction-icon"


@rule("fallout.loyalty.actions-not-blocked")
def test_the_own_faction_prevents_no_camp() -> None:
    """A, loyal to star, camps beside an active star token; with an active critter there as well camping is refused."""
    t = wasteland(survivor(hp=5, loyal_by="freedom-1"), survivor(), enemies=[enemy("star#1", "camp.c")])

    t.choose("camp", "camp:heal")

    assert t.survivor().hp == 8
    both = [enemy("star#1", "camp.c"), enemy("mole-rat", "camp.c")]
    t = wasteland(survivor(loyal_by="freedom-1"), survivor(), enemies=both)
    assert t.refused("camp") == "fallout.camp-action.no-active-enemy"


@rule("fallout.loyalty.actions-not-blocked")
def test_the_own_faction_prevents_no_encounter_and_no_quest() -> None:
    """At Diamond City with a shield token: one loyal to shield has both, one loyal to star has neither."""
    quest = {"quests": quest_card("errand", 901)}
    friend = meets(
        "", survivor(loyal_by="security-1"), enemies=[enemy("shield#1", "dia.d")], cards=quest, quests=["errand"]
    )
    friend.choose("option:do")
    stranger = wasteland(
        survivor(space="dia.d", loyal_by="freedom-1"),
        enemies=[enemy("shield#1", "dia.d")],
        quests=["errand"],
        packs=friend.game.setup.packs[1:],
    )

    assert "quest:errand:do" in friend.options
    assert stranger.refused("encounter") == "fallout.encounter-action.no-active-enemy"
    assert stranger.refused("quest:errand:do") == "fallout.quest-action.no-active-enemy"


@rule("fallout.loyalty.not-a-target")
def test_a_faction_goes_for_those_who_are_not_loyal_to_it() -> None:
    """A, loyal to star, is 1 space from a star token, B is farther away: the token leaves A alone and goes toward B."""
    t = wasteland(
        survivor(space="camp.b", loyal_by="freedom-1"),
        survivor(space="dia.d"),
        enemies=[enemy("star#1", "camp.d")],
        agendas=["freedom-2", PLAIN],  # robots, then star
    )
    land = t.state.land
    before = land.distance("camp.d", "dia.d")
    assert (land.distance("camp.d", "camp.b"), before > 1) == (1, True)

    t.end_round()

    assert land.distance(t.state.enemy("star#1").space, "dia.d") == before - 1
    assert (t.survivor().hp, t.survivor(1).hp) == (16, 16)


@rule("fallout.loyalty.not-a-target")
def test_a_faction_without_anybody_to_hunt_stays_where_it_is() -> None:
    """A and B are both loyal to star, A even in the token's space: it neither fights nor moves."""
    t = wasteland(
        survivor(loyal_by="freedom-1"),
        survivor(space="camp.e", loyal_by="freedom-3"),
        enemies=[enemy("star#1", "camp.c")],
        agendas=["freedom-2", PLAIN],
    )

    t.end_round()

    assert t.state.enemy("star#1").space == "camp.c"
    assert (t.survivor().hp, t.survivor(1).hp) == (16, 16)


@rule("fallout.loyalty.not-a-target", "fallout.enemy-activation.attack-order")
def test_the_attacked_and_not_the_loyal_beside_them_orders_the_attacks() -> None:
    """Two aggressive shield tokens next door: A is who they come for, though B, loyal to shield, has fewer HP."""
    t = wasteland(
        survivor(),
        survivor(hp=5, loyal_by="security-1"),
        scenario="the-pitt",
        enemies=[enemy("shield#1", "camp.d"), enemy("shield#2", "camp.d")],
        agendas=["legend-2", PLAIN],  # robots, then shield
        turn=1,
        dice=[LEGS] * 6,
    )

    t.choose("end")
    assert (t.seat, t.prompt, t.options) == (0, "attack-order", ("enemy:shield#1", "enemy:shield#2"))
    t.choose("enemy:shield#2")

    assert [event.about["seat"] for event in t.happened("fight")] == [0, 0]


@rule("fallout.loyalty.cannot-fight")
def test_the_own_faction_cannot_be_fought() -> None:
    """A, loyal to shield, shares a space with a shield and a star token: only the star token can be fought."""
    t = wasteland(
        survivor(loyal_by="security-1"),
        survivor(),
        enemies=[enemy("shield#1", "camp.c"), enemy("star#2", "camp.c")],
    )

    assert t.refused("fight:shield#1") == "fallout.loyalty.cannot-fight"
    assert "fight:star#2" in t.options


@rule("fallout.loyalty.cannot-fight", "fallout.killed.kill-outside-fight")
def test_the_own_faction_is_not_killed_by_a_card_either() -> None:
    """A, loyal to shield, may kill an enemy of choice: the star token or the radroach, not the shield token."""
    foes = [enemy("shield#1", "camp.c"), enemy("star#2", "camp.c"), enemy("radroach", "camp.c")]
    t = meets("{do: kill}", survivor(loyal_by="security-1"), survivor(), enemies=foes)

    t.choose("option:do")

    assert t.options == ("enemy:star#2", "enemy:radroach")
    assert t.refused("enemy:shield#1") == "fallout.loyalty.cannot-fight"


@rule("fallout.loyalty.cannot-fight", "fallout.golden-rules.no-may-is-mandatory")
def test_a_card_that_could_only_kill_the_own_faction_kills_nobody() -> None:
    """A, loyal to shield, has to kill an enemy, and there are only shield tokens: nothing is asked, and what follows comes."""
    t = meets(
        "{do: kill}, {do: caps, amount: 2}",
        survivor(loyal_by="security-1"),
        survivor(),
        enemies=[enemy("shield#1", "camp.c"), enemy("shield#2", "cit.b")],
    )

    t.choose("option:do")

    assert (t.prompt, t.survivor().caps, len(t.state.enemies)) == ("turn", 5, 2)


@rule("fallout.loyalty.aggressive-does-not-trigger")
def test_a_loyal_survivor_walks_up_to_an_aggressive_token_unharmed() -> None:
    """Shield tokens of The Pitt are aggressive: one loyal to shield enters their space unfought, a stranger not."""
    for loyalty, fights in (("security-1", 0), ("", 1)):
        t = wasteland(
            survivor(loyal_by=loyalty),
            survivor(),
            scenario="the-pitt",
            enemies=[enemy("shield#1", "camp.d")],
            dice=[LEGS] * 30,
        )

        t.choose("move", "step:camp.d")

        assert len(t.happened("fight")) == fights


@rule("fallout.loyalty.aggressive-does-not-trigger")
def test_an_aggressive_token_that_steps_onto_a_loyal_survivor_fights_nobody() -> None:
    """A shield token on its way to B comes into the space of A, who is loyal to shield: no fight starts."""
    t = wasteland(
        survivor(space="camp.d", loyal_by="security-1"),
        survivor(space="camp.a"),
        scenario="the-pitt",
        enemies=[enemy("shield#1", "camp.c")],
        agendas=["security-2", PLAIN],  # humans, then shield
    )
    paths = [node for node in t.state.land.near["camp.c"] if t.state.land.distance(node, "camp.a") == 1]
    assert "camp.d" in paths

    t.choose("end", "end", "to:camp.d")

    assert t.state.enemy("shield#1").space == "camp.d"
    assert (t.survivor().hp, t.state.round, t.prompt) == (16, 2, "turn")


@rule("fallout.loyalty.one-card", "fallout.loyalty.replaces-former")
def test_another_loyalty_puts_the_former_card_back_into_the_hand() -> None:
    """A star agenda is faceup and A reveals a shield one: only that is faceup, the star one is hidden again."""
    t = wasteland(survivor(agendas=["security-1"], loyal_by="freedom-1"), survivor())

    t.choose("loyal:security-1")

    who = t.survivor()
    assert (who.loyal_by, who.agendas, loyal_to(t.state, who)) == ("security-1", ("freedom-1",), "shield")
    seen = t.game.view(1)["survivors"][0]
    assert (seen["loyal_by"], seen["agendas"]) == ("security-1", 1)


@rule("fallout.loyalty.withdraw")
def test_the_faceup_card_is_taken_back_at_the_start_of_the_turn() -> None:
    """A, loyal to star, takes the card back: A is loyal to nobody and can fight the star token here this turn."""
    t = wasteland(survivor(loyal_by="freedom-1"), survivor(), enemies=[enemy("star#1", "camp.c")])
    assert t.refused("fight:star#1") == "fallout.loyalty.cannot-fight"

    t.choose("withdraw")

    who = t.survivor()
    assert (who.agendas, who.loyal_by, loyal_to(t.state, who)) == (("freedom-1",), "", None)
    assert "fight:star#1" in t.options


@rule("fallout.loyalty.counts-as-usual")
def test_the_faceup_card_counts_toward_influence() -> None:
    """Three hidden agendas of 1 and a faceup star agenda while star leads by 2: 6 influence in all."""
    t = wasteland(
        survivor(agendas=["managing-it-1", "one-of-a-kind-1", "payday-1"], loyal_by="freedom-1"),
        survivor(),
        power=(3, 1),
    )

    assert influence(t.state, t.survivor()) == 6
    assert t.game.view(0)["survivors"][0]["influence"] == 6


@rule("fallout.loyalty.counts-to-limit", "fallout.loyalty.may-be-given-up")
def test_the_faceup_card_counts_toward_the_limit_and_may_be_the_one_to_go() -> None:
    """Three hidden, one faceup and a fifth: one must go; it can be the faceup one, and the loyalty ends."""
    hand = ["managing-it-1", "one-of-a-kind-1", "payday-1"]
    t = meets(
        "{do: draw, deck: agenda}",
        survivor(agendas=hand, loyal_by="freedom-1"),
        survivor(),
        agendas=[PLAIN, "legend-1"],
    )

    t.choose("option:do")
    assert t.options == tuple(f"give-up:{card}" for card in (*hand, PLAIN, "freedom-1"))
    t.choose("give-up:freedom-1")

    who = t.survivor()
    assert (who.agendas, who.loyal_by, loyal_to(t.state, who)) == ((*hand, PLAIN), "", None)
    assert sorted(t.state.agenda_deck) == ["freedom-1", "legend-1"]


@rule("fallout.loyalty.counts-to-limit")
def test_two_hidden_and_one_faceup_leave_room_for_a_fourth() -> None:
    """With three agendas in all the fourth is kept and nothing is asked."""
    who = survivor(agendas=["managing-it-1", "payday-1"], loyal_by="freedom-1")
    t = meets("{do: draw, deck: agenda}", who, survivor(), agendas=[PLAIN, "legend-1"])

    t.choose("option:do")

    assert t.prompt == "turn"
    assert t.survivor().all_agendas == ("managing-it-1", "payday-1", PLAIN, "freedom-1")


@rule("fallout.loyalty.may-be-given-up")
def test_a_loyalty_given_up_goes_to_the_discards_where_the_table_has_settled_so() -> None:
    """With `fifth_agenda: discarded` the faceup card lands on the discard pile and the deck is left alone."""
    who = survivor(agendas=["managing-it-1", "one-of-a-kind-1", "payday-1"], loyal_by="freedom-1")
    options = {"fifth_agenda": "discarded"}
    t = meets("{do: draw, deck: agenda}", who, survivor(), agendas=[PLAIN, "legend-1"], options=options)

    t.choose("option:do", "give-up:freedom-1")

    assert (t.state.agenda_pile, t.state.agenda_deck) == (("freedom-1",), ("legend-1",))
    assert loyal_to(t.state, t.survivor()) is None


@rule("fallout.loyalty.actions-not-blocked", "fallout.encounter-action.no-active-enemy")
def test_the_own_faction_prevents_no_encounter_where_the_table_counts_all_enemies() -> None:
    """Inactive enemies are in the way of an encounter too, by table option; a token of the own faction still is not."""
    loyal = survivor(space="dia.d", loyal_by="freedom-1")
    counted = {"encounter_blocked_by": "any"}
    t = wasteland(loyal, survivor(), enemies=[enemy("star#1", "dia.d")], options=counted)
    assert "encounter" in t.options

    t = wasteland(
        loyal, survivor(), enemies=[enemy("star#1", "dia.d"), enemy("raider", "dia.d", active=False)], options=counted
    )
    assert t.refused("encounter") == "fallout.encounter-action.no-active-enemy"
