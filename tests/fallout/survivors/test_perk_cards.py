"""Perks: used once, in the own turn, and back to the deck."""

from tests.kit import rule
from tests.kit.fallout import HEAD, LEGS, TORSO, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets


@rule("fallout.perk-cards.one-use")
def test_a_perk_is_discarded_for_its_effect() -> None:
    """'4 caps': they are gained without an action, and the perk is gone, so it cannot be used again."""
    t = wasteland(survivor(caps=1, perks=["cap-collector", "life-giver"]), survivor())

    t.choose("perk:cap-collector")

    assert (t.survivor().caps, t.survivor().perks, t.state.actions) == (5, ("life-giver",), 2)
    assert t.refused("perk:cap-collector") == "fallout.perk-cards.one-use"


@rule("fallout.perk-cards.one-use")
def test_every_perk_is_paid_by_discarding_it() -> None:
    """14 perks, two for each letter, and not one is merely exhausted."""
    perks = deal().state.content.perks.values()

    assert sorted(perk.letter for perk in perks) == sorted("SPECIAL" * 2)
    assert {perk.use.pay for perk in perks} == {"discard"}


@rule("fallout.perk-cards.own-turn-only")
def test_a_perk_is_not_used_in_the_turn_of_another() -> None:
    """It is B's turn: A's perk is refused; in A's turn it is offered."""
    t = wasteland(survivor(perks=["cap-collector"]), survivor(perks=["life-giver"]))
    assert "perk:cap-collector" in t.options

    t.choose("end")

    assert t.seat == 1
    assert t.withheld("perk:cap-collector", owner=0) == "fallout.perk-cards.own-turn-only"


@rule("fallout.perk-cards.own-turn-only")
def test_a_perk_for_fights_does_not_help_against_an_attack_at_the_end_of_a_round() -> None:
    """Big Leagues in A's own fight is offered; when a raider attacks at the end of the round nothing is asked."""
    t = wasteland(
        survivor(perks=["big-leagues"]),
        survivor(space="camp.e"),
        enemies=[enemy("raider-veteran", "camp.c")],
        agendas=["security-2", "legend-1"],  # humans, then shield
        dice=[TORSO] * 6,  # no area of the veteran's
    )

    t.choose("fight:raider-veteran")
    assert "perk:big-leagues" in t.options
    t.choose("go-on", "stop", "go-on", "end", "end")

    assert (t.prompt, t.state.round, t.survivor().perks) == ("turn", 2, ("big-leagues",))
    assert t.happened("fight")


@rule("fallout.perk-cards.own-turn-only")
def test_well_rested_opens_the_rerolls_of_an_attack_and_no_perk() -> None:
    """At the end of a round a Well Rested survivor is asked about rerolls: the perk for dice is refused."""
    t = wasteland(
        survivor(perks=["mysterious-aid"], traits=["well-rested"]),
        survivor(space="camp.e"),
        enemies=[enemy("raider-veteran", "camp.c")],
        agendas=["security-2", "legend-1"],
        dice=[HEAD, LEGS, LEGS] * 2,
    )

    t.choose("end", "end")

    assert (t.prompt, t.seat) == ("reroll", 0)
    assert t.refused("perk:mysterious-aid") == "fallout.perk-cards.own-turn-only"


@rule("fallout.perk-cards.own-turn-only", "fallout.killed.no-perks-after")
def test_a_perk_saves_nobody_whom_an_enemy_has_killed() -> None:
    """Killed in A's own fight the turn has no more perks; killed at the end of a round it is not A's turn at all."""
    for acts, rule_id in (
        (["fight:raider-veteran", "go-on", "stop"], "fallout.killed.no-perks-after"),
        (["end", "end"], "fallout.perk-cards.own-turn-only"),
    ):
        t = wasteland(
            survivor(hp=2, perks=["life-giver", "big-leagues"]),
            survivor(space="camp.e"),
            enemies=[enemy("raider-veteran", "camp.c")],
            agendas=["security-2", "legend-1"],
            dice=[TORSO] * 3,
        )
        t.choose(*acts)
        assert (t.prompt, t.refused("perk:life-giver")) == ("return", rule_id)


@rule("fallout.perk-cards.not-mid-action")
def test_a_perk_waits_for_the_end_of_an_action() -> None:
    """In the reroll step of A's fight a perk without a text that allows it is refused, one that does is offered."""
    t = wasteland(
        survivor(perks=["cap-collector", "mysterious-aid"]), enemies=[enemy("mole-rat", "camp.c")], dice=[HEAD] * 3
    )

    t.choose("fight:mole-rat")

    assert (t.prompt, "perk:mysterious-aid" in t.options) == ("reroll", True)
    assert t.refused("perk:cap-collector") == "fallout.perk-cards.not-mid-action"


@rule("fallout.perk-cards.not-mid-action")
def test_a_perk_for_rolls_is_not_refused_for_an_action_that_nobody_takes() -> None:
    """Between actions a perk for fights and one for the dice of any roll are refused because this is no such moment."""
    t = wasteland(survivor(perks=["big-leagues", "mysterious-aid"]))

    assert t.refused("perk:big-leagues") == "fallout.combat.during-a-fight"
    assert t.refused("perk:mysterious-aid") == "fallout.combat.reroll-step-cards"


@rule("fallout.perk-cards.not-mid-action")
def test_a_perk_is_not_used_in_the_midst_of_an_encounter_or_a_camp() -> None:
    """While A reads an encounter, and while A camps, the perk is refused; afterwards it is there."""
    t = meets("", survivor(perks=["cap-collector"]))
    assert t.refused("perk:cap-collector") == "fallout.perk-cards.not-mid-action"
    t.choose("option:do")
    assert "perk:cap-collector" in t.options

    t.choose("camp")

    assert t.refused("perk:cap-collector") == "fallout.perk-cards.not-mid-action"


@rule("fallout.perk-cards.not-mid-action")
def test_a_perk_is_used_between_two_steps_of_a_move() -> None:
    """One of two points is spent: the perk is used, and the other point is there still."""
    t = wasteland(survivor(perks=["cap-collector"]), survivor())

    t.choose("move", "step:camp.d", "perk:cap-collector")
    assert (t.survivor().caps, t.state.points) == (7, 1)
    t.choose("step:camp.e")

    assert t.survivor().space == "camp.e"


@rule("fallout.perk-cards.open")
def test_all_perks_are_open() -> None:
    """B holds two: A's view and a spectator's show them, and the whole perk deck beside."""
    t = wasteland(survivor(), survivor(perks=["hacker", "rifleman"]))

    for seat in (0, None):
        seen = t.game.view(seat)
        assert seen["survivors"][1]["perks"] == ["hacker", "rifleman"]
        assert sorted([*seen["perks"], "hacker", "rifleman"]) == sorted(t.state.content.perks)


@rule("fallout.perk-cards.back-to-deck")
def test_a_used_perk_can_be_gained_again() -> None:
    """A uses the only S perk there is; B then gains a perk for S and gets that card."""
    school = encounter_card("school", "id: do, success: [{do: perk, letter: S}]")
    t = wasteland(
        survivor(perks=["heavy-lifter"]),
        survivor(space="dia.d"),
        packs=(story_pack(encounters=school),),
        encounters={"settlement": ["school"]},
        state={"perk_deck": ("hacker",)},
    )

    t.choose("perk:heavy-lifter")
    assert sorted(t.state.perk_deck) == ["hacker", "heavy-lifter"]
    t.choose("end", "encounter", "option:do")

    assert (t.survivor(0).perks, t.survivor(1).perks, t.state.perk_deck) == ((), ("heavy-lifter",), ("hacker",))


@rule("fallout.perk-cards.no-limit-held")
def test_any_number_of_perks_can_be_had() -> None:
    """Four perks and a fifth: nothing has to be given up."""
    four = ["hacker", "rifleman", "cap-collector", "action-boy"]
    t = meets("{do: perk, letter: E}", survivor(perks=four))

    t.choose("option:do", "take-perk:life-giver")

    assert (t.survivor().perks, t.prompt) == ((*four, "life-giver"), "turn")


# -- what some of them do


@rule("fallout.enemies.facedown-inactive", "fallout.golden-rules.card-asks")
def test_awareness_turns_one_inactive_enemy_within_two_spaces() -> None:
    """Two spaces away is near enough and four is not; only the chosen one turns, and all are told which it was."""
    t = wasteland(
        survivor(perks=["awareness"]),
        enemies=[
            enemy("raider", "camp.a"),
            enemy("protectron", "cit.b", active=False),
            enemy("mole-rat", "camp.e", active=False),
            enemy("raider~2", "camp.a", active=False),
        ],
    )

    t.choose("perk:awareness")
    assert t.decision.rule == "fallout.golden-rules.card-asks"
    assert t.options == ("turn:critter:camp.e", "turn:human:camp.a")
    t.choose("turn:human:camp.a")

    assert [each.id for each in t.state.enemies if each.active] == ["raider", "raider~2"]
    told = {"enemy": "raider~2", "space": "camp.a"}
    assert t.told("enemy-turned") == [("fallout.enemies.facedown-inactive", told)]
    assert not t.game.can_undo


@rule("fallout.golden-rules.card-over-reference")
def test_awareness_looks_at_a_bordering_tile_for_ones_own_eyes() -> None:
    """Tiles 1 and 5 lie next to A and tile 2 does not: A knows the face of tile 5 now, and nobody else does."""
    t = wasteland(survivor(space="camp.e", perks=["awareness"]), survivor())
    face = t.state.faces[5]

    t.choose("perk:awareness")
    assert sorted(t.options) == ["look:tile-1", "look:tile-5"]
    t.choose("look:tile-5")

    assert t.state.known == {"tile-5": (0,)}
    assert face not in t.state.shown
    news = [[event.about.get("face") for event in t.game.events_for(seat) if event.kind == "look"] for seat in (0, 1)]
    assert news[0] == [face]
    assert face not in news[1]
    assert not t.game.can_undo
    for seat, sure in ((0, True), (1, False), (None, False)):
        guesses = {t.game.imagine(seat, str(salt)).state.faces[5] for salt in range(20)}
        assert (guesses == {face}) is sure


@rule("fallout.golden-rules.card-over-reference")
def test_with_nothing_to_turn_or_to_look_at_awareness_is_refused() -> None:
    """Amid the starting tile, with an active enemy and one that is too far away."""
    foes = [enemy("raider", "camp.a"), enemy("protectron", "cit.b", active=False)]
    t = wasteland(survivor(perks=["awareness"]), enemies=foes)

    assert t.refused("perk:awareness") == "fallout.golden-rules.use-as-printed"


@rule("fallout.exhaust.ready-when", "fallout.companions.condition-only-on-ready")
def test_a_rally_readies_an_exhausted_companion_whatever_its_condition() -> None:
    """Of two companions and an exhausted weapon only the exhausted companion can be readied, and it stays."""
    t = wasteland(
        survivor(
            companion="piper",
            weapon="missile-launcher",
            inventory=["codsworth"],
            exhausted=["codsworth", "missile-launcher"],
            traits=["vilified"],
            perks=["inspirational"],
        )
    )

    t.choose("perk:inspirational")

    who = t.survivor()
    assert [held.exhausted for held in who.inventory] == [False]
    assert [held.id for held in who.inventory] == ["codsworth"]
    assert who.weapon is not None
    assert who.weapon.exhausted
    assert t.told("ready") == [("fallout.exhaust.ready-when", {"seat": 0, "card": "codsworth"})]


@rule("fallout.exhaust.ready-when")
def test_without_an_exhausted_companion_there_is_no_rally() -> None:
    """Piper is ready: the perk is refused."""
    t = wasteland(survivor(companion="piper", perks=["inspirational"]))

    assert t.refused("perk:inspirational") == "fallout.golden-rules.use-as-printed"


@rule("fallout.caps.supply", "fallout.items.item-definition", "fallout.golden-rules.card-asks")
def test_scrap_is_discarded_for_its_cost() -> None:
    """A machete of three caps: it lies in its pile, and the caps are there."""
    t = wasteland(survivor(caps=1, weapon="machete", inventory=["jet"], perks=["scrapper"]))
    worth = t.state.content.cards["machete"].cost

    t.choose("perk:scrapper")
    assert t.decision.rule == "fallout.golden-rules.card-asks"
    t.choose("scrap:machete")

    who = t.survivor()
    assert (who.weapon, who.caps) == (None, 1 + (worth or 0))
    assert "machete" in (*t.state.loot_pile, *t.state.asset_pile)
    assert t.told("caps") == [("fallout.caps.supply", {"seat": 0, "amount": worth, "caps": who.caps})]


@rule("fallout.loot-cards.discard-pile", "fallout.results.draw-card", "fallout.golden-rules.card-asks")
def test_of_two_drawn_loot_cards_one_is_kept() -> None:
    """Water and junk come, not the steak below them: the junk is dropped on the pile, the water is gained."""
    t = wasteland(survivor(perks=["fortune-finder"]), loot=["water", "junk", "brahmin-steak"])

    t.choose("perk:fortune-finder")
    assert (t.prompt, t.options) == ("drop-loot", ("drop:water", "drop:junk"))
    assert t.decision.rule == "fallout.golden-rules.card-asks"
    t.choose("drop:junk")

    assert [held.id for held in t.survivor().inventory] == ["water"]
    assert (t.state.loot_pile, t.state.drawn, t.state.loot_deck[-1]) == (("junk",), (), "brahmin-steak")
    assert t.told("discard") == [("fallout.loot-cards.discard-pile", {"seat": 0, "card": "junk"})]


@rule("fallout.perk-cards.one-use", "fallout.golden-rules.no-may-is-mandatory")
def test_what_a_perk_brings_after_a_roll_comes_after_it() -> None:
    """A perk that turns a die and brings a rad: the rad comes when the test is over."""
    effects = "{moment: roll, pay: discard, effects: [{do: set-die}], after: [{do: rads, amount: 1}]}"
    trial = "- {id: trial, number: 901, objectives: [{id: do, tasks: [{do: test, letters: S, difficulty: 9}]}]}\n"
    pack = story_pack(perks=f"- {{id: sleight, letter: L, use: {effects}}}\n", quests=trial)
    t = wasteland(survivor(perks=["sleight"]), packs=[pack], quests=["trial"], dice=[HEAD] * 3)

    t.choose("quest:trial:do", "perk:sleight", "die:1:5")

    assert t.survivor().rads == 1
    assert [event.kind for event in t.game.events if event.kind in ("tested", "rads")] == ["tested", "rads"]


@rule("fallout.caps.supply", "fallout.shopping.buy", "fallout.shopping.sell-minimum")
def test_what_costs_nothing_is_scrapped_bought_and_sold_for_nothing() -> None:
    """A pebble of cost 0: bought with empty pockets, sold again, or scrapped, there is never a cap in it."""
    pack = story_pack(assets="- {id: pebble, kind: aid, cost: 0}\n- {id: gravel, kind: aid, cost: 0}\n")
    t = meets(
        "{do: shop, dealings: 2}",
        survivor(caps=0, perks=["scrapper"], inventory=["gravel"]),
        packs=[pack],
        shop=["pebble"],
        assets=["jet"],
    )

    t.choose("option:do", "buy:pebble", "sell:gravel")
    assert (t.survivor().caps, [held.id for held in t.survivor().inventory]) == (0, ["pebble"])
    t.choose("perk:scrapper")

    assert (t.survivor().caps, t.survivor().inventory, t.happened("caps")) == (0, (), [])
