"""What the referee answers for options that are not there."""

import pytest

from tests.kit import rule
from tests.kit.fallout import HEAD, LIMBS, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets

# -- whether there is such a thing


@pytest.mark.parametrize(
    "nonsense",
    [
        "fly",
        "move:on",
        "fight:balrog",
        "fight:star#0",
        "step:moon.a",
        "explore:tile-99",
        "quest:cobbler-is-late:dance",
        "option:dance",
        "use:junk",
        "use:dogmeat:3",
        "perk:juggler",
        "trade:9",
        "reroll:token:4",
        "reroll:luck:123",
        "die:4:1",
        "token:X",
        "colour:pink",
        "camp:sleep",
        "turn:dragon:camp.c",
    ],
)
def test_what_does_not_exist_is_not_refused_by_a_rule(nonsense: str) -> None:
    """There is no such thing, and so no rule in its way."""
    with pytest.raises(ValueError, match="names nothing"):
        wasteland().game.explain(nonsense)


@rule("fallout.winning.end-conditions")
def test_after_the_end_nothing_can_be_chosen() -> None:
    """The factions have won: `move` is refused because the game is over."""
    t = meets("{do: power, faction: star, amount: 9}")
    t.choose("option:do")

    assert t.is_over
    assert t.refused("move", seat=0) == "fallout.winning.end-conditions"


@rule("fallout.killed.eliminated-skipped")
def test_an_eliminated_survivor_chooses_nothing() -> None:
    """Seat 1 is out: whatever it asks for, and whoever wants to trade with it."""
    t = wasteland(survivor(), survivor(space="", eliminated=True))

    assert t.refused("move", seat=1) == "fallout.killed.eliminated-skipped"
    t.choose("camp")
    assert t.refused("trade:1") == "fallout.killed.eliminated-skipped"


# -- whose turn, and when

AT_OTHER_TIMES = [
    ("survivor:ghoul", "fallout.setup.survivor-pick-order"),
    ("start:camp.a", "fallout.setup.start-space"),
    ("keep:water", "fallout.equip.equip-on-gain"),
    ("option:watch", "fallout.encounter-action.choose-option"),
    ("complete:cobbler-is-late:shop", "fallout.quest-cards.activated-objective"),
    ("colour:red", "fallout.quest-cards.marker-colour"),
    ("at:camp.a", "fallout.quest-cards.staging-choices"),
    ("camp:heal", "fallout.camp-action.once-each"),
    ("done", "fallout.camp-action.order"),
    ("trade:1", "fallout.trading.camper-is-a-party"),
    ("propose", "fallout.camp-action.trade-partners"),
    ("give:water", "fallout.camp-action.trade-partners"),
    ("show-agendas", "fallout.agenda-cards.no-showing"),
    ("accept", "fallout.trading.consent"),
    ("buy:stimpak", "fallout.shopping.where"),
    ("leave", "fallout.shopping.where"),
    ("leave:minigun", "fallout.exhaust.ready-cost"),
    ("discard:water", "fallout.inventory.overflow"),
    ("give-up:legend-1", "fallout.agenda-cards.fifth-card"),
    ("token:S", "fallout.leveling-up.keep-one"),
    ("take-perk:hacker", "fallout.leveling-up.perk-choice"),
    ("reroll:token:1", "fallout.combat.rerolls-earned"),
    ("reroll:well-rested:1", "fallout.traits.well-rested-timing"),
    ("stop", "fallout.combat.rerolls-optional"),
    ("go-on", "fallout.combat.before-a-fight"),
    ("return:camp.a", "fallout.killed.return-to-start"),
    ("to:camp.a", "fallout.enemy-activation.path-tie"),
    ("enemy:raider", "fallout.enemy-activation.attack-order"),
    ("activate:raider", "fallout.rounds.order-within-type"),
    ("attack:0", "fallout.rounds.order-within-type"),
    ("scrap:junk", "fallout.golden-rules.card-asks"),
]


def test_reasons_of_what_is_near_come_before_those_of_what_is_far() -> None:
    """At camp.c: what is in hand, then the neighbours b, d, e, then spaces, enemies and tiles by the steps to them."""
    t = wasteland(survivor(space="camp.c", inventory=["junk"]), enemies=[enemy("radroach", "camp.d")])

    told = [reason.option for reason in t.game.explain(None, 0)]
    spaces = [option.removeprefix("step:") for option in told if option.startswith("step:")]
    steps = [t.state.land.distance("camp.c", space) for space in spaces]

    assert spaces[:3] == ["camp.b", "camp.d", "camp.e"]
    assert steps == sorted(steps)
    assert steps[-1] > 3
    assert told.index("equip:junk") < told.index("step:camp.b")
    assert told.index("fight:radroach") < told.index("step:camp.a")


@rule("fallout.golden-rules.card-asks")
def test_what_only_a_card_asks_for_is_refused_as_such() -> None:
    """To scrap, to look at a tile, to turn a token or a die: a card must ask."""
    t = wasteland(survivor(inventory=["junk"]), survivor())

    for option in ("scrap:junk", "look:tile-1"):
        assert t.refused(option) == "fallout.golden-rules.card-asks"


@pytest.mark.parametrize(("option", "expected"), AT_OTHER_TIMES)
def test_each_thing_has_its_time(option: str, expected: str) -> None:
    """Asked for in the midst of a turn, on turn or not: the rule that says when it is asked for."""
    t = wasteland(survivor(), survivor())

    assert t.refused(option) == expected
    assert t.refused(option, seat=1) == expected


@rule("fallout.rounds.one-turn-each")
@pytest.mark.parametrize(
    "option", ["move", "end", "camp", "encounter", "step:camp.d", "explore:tile-1", "fight:raider", "quest:errand:do"]
)
def test_only_the_survivor_on_turn_acts(option: str) -> None:
    """Seat 1 while seat 0 is on turn."""
    pack = story_pack(quests="- {id: errand, number: 901, objectives: [{id: do}]}\n")

    assert wasteland(survivor(), survivor(), packs=[pack]).refused(option, seat=1) == "fallout.rounds.one-turn-each"


@rule("fallout.actions.finish-first")
def test_an_action_is_finished_before_the_next_thing() -> None:
    """In the midst of an encounter: no action, no end of the turn, no stimpak."""
    t = meets("{do: trash}", survivor(inventory=["stimpak"]), option="needs: {caps: 1}")

    for option in ("move", "camp", "end", "fight:raider", "step:camp.c", "use:stimpak"):
        assert t.refused(option) == "fallout.actions.finish-first"


@rule("fallout.setup.survivor-pick-order")
def test_during_set_up_nobody_acts() -> None:
    """The first player chooses a survivor: neither that player nor another can move."""
    t = deal(first=0)

    assert t.refused("move") == "fallout.setup.survivor-pick-order"
    assert t.refused("survivor:ghoul", seat=1) == "fallout.setup.survivor-pick-order"


@rule("fallout.loyalty.not-during-turn", "fallout.equip.no-change-otherwise")
def test_the_start_of_a_turn_is_over_with_the_first_step() -> None:
    """After a move, and while somebody else is on turn: no loyalty, no other equipment, whether one has it or not."""
    t = wasteland(survivor(agendas=["freedom-1"], inventory=["machete"]), survivor())
    t.choose("move")

    for option in ("loyal:freedom-1", "loyal:security-1", "withdraw"):
        assert t.refused(option) == t.refused(option, seat=1) == "fallout.loyalty.not-during-turn"
    for option in ("equip:machete", "equip:combat-knife", "unequip:combat-knife"):
        assert t.refused(option) == t.refused(option, seat=1) == "fallout.equip.no-change-otherwise"


# -- in the own turn


@rule("fallout.turns.two-actions")
def test_without_actions_no_action() -> None:
    """Both actions are spent: each of the six kinds is refused for that."""
    pack = story_pack(quests="- {id: errand, number: 901, objectives: [{id: do}]}\n")
    t = wasteland(survivor(), enemies=[enemy("raider", "camp.c")], quests=["errand"], packs=[pack], actions=0)

    for option in ("move", "explore:tile-1", "fight:raider", "encounter", "quest:errand:do", "camp"):
        assert t.refused(option) == "fallout.turns.two-actions"


@rule("fallout.enemies.inactive-no-peek", "fallout.enemies.inactive-no-fight")
def test_no_answer_tells_which_enemy_lies_facedown() -> None:
    """A token in the space, facedown; others in the stack, in the pile, of a faction, or not there: one answer."""
    t = wasteland(survivor(), survivor(), enemies=[enemy("mole-rat", "camp.c", active=False)])
    t.state.enemy_piles = {"critter": ("bloatfly",)}
    t.state.stacks = {**t.state.stacks, "critter": tuple(set(t.state.stacks["critter"]) - {"bloatfly"})}
    asked = ("mole-rat", "bloatfly", "radroach", "deathclaw", "star#3")

    for verb in ("fight", "enemy", "activate"):
        assert len({t.refused(f"{verb}:{token}") for token in asked}) == 1
        assert len({t.refused(f"{verb}:{token}", seat=1) for token in asked}) == 1
    assert t.refused("fight:mole-rat") == "fallout.fight-action.same-space"


@rule("fallout.fight-action.same-space", "fallout.fight-action.ranged-adjacent")
def test_an_enemy_elsewhere_is_out_of_reach() -> None:
    """Next door without a ranged weapon, and two steps away."""
    t = wasteland(survivor(), enemies=[enemy("raider", "camp.d"), enemy("raider~2", "camp.a")])

    assert t.refused("fight:raider") == "fallout.fight-action.ranged-adjacent"
    assert t.refused("fight:raider~2") == "fallout.fight-action.same-space"


@rule("fallout.move-action.not-onto-facedown")
def test_no_answer_tells_which_tile_lies_facedown() -> None:
    """A space of a tile that lies facedown, of one in the box, and of one of another map: one answer; known spaces differ."""
    t = wasteland(survivor(), points=2)
    laid = next(face for face, shown in zip(t.state.faces, t.state.shown, strict=True) if not shown)
    boxed = next(face for face in t.state.content.faces if face not in t.state.faces)

    for node in (f"{laid}.a", f"{boxed}.a", "tile-15"):
        assert t.refused(f"step:{node}") == "fallout.move-action.not-onto-facedown"
    assert t.refused("step:camp.c") == t.refused("step:cit.a") == "fallout.move-action.spend-point"


@rule("fallout.agenda-cards.faces-are-secret", "fallout.loyalty.declare", "fallout.loyalty.one-card")
def test_a_loyalty_needs_an_agenda_of_ones_own() -> None:
    """Another's agenda and one of the deck: the same answer; the one that lies faceup is declared already."""
    t = wasteland(survivor(agendas=["freedom-1"], loyal_by="security-1"), survivor(agendas=["freedom-2"]))

    assert t.refused("loyal:freedom-2") == t.refused("loyal:security-2") == "fallout.loyalty.declare"
    assert t.refused("loyal:security-1") == "fallout.loyalty.one-card"
    assert t.refused("loyal:payday-1") == "fallout.loyalty.needs-faction-icon"


@rule("fallout.equip.change-at-turn-start", "fallout.items.use-from-inventory")
def test_only_cards_of_the_inventory_are_equipped() -> None:
    """A machete that nobody has, and water, which nobody wears."""
    t = wasteland(survivor(inventory=["water"]))

    assert t.refused("equip:machete") == "fallout.equip.change-at-turn-start"
    assert t.refused("equip:water") == t.refused("equip:stimpak") == "fallout.items.use-from-inventory"


@rule("fallout.card-library.out-of-play", "fallout.trash.permanent")
def test_a_quest_must_be_in_play() -> None:
    """One waits in the library, one is back in the box."""
    pack = story_pack(quests="- {id: errand, number: 901, objectives: [{id: do, results: [{do: trash}]}]}\n")
    t = wasteland(survivor(), quests=["errand"], packs=[pack])
    t.choose("quest:errand:do")

    assert t.refused("quest:errand:do") == "fallout.trash.permanent"
    assert t.refused("quest:cobbler-is-late:shop") == "fallout.card-library.out-of-play"


# -- cards and perks


@rule("fallout.equip.must-be-equipped", "fallout.items.use-from-inventory", "fallout.perk-cards.one-use")
def test_only_ones_own_cards_are_used() -> None:
    """Cards and perks that another has or nobody: by where they would have to be."""
    t = wasteland(survivor(), survivor(companion="dogmeat", inventory=["stimpak"], perks=["life-giver"]))

    assert t.refused("use:dogmeat") == "fallout.equip.must-be-equipped"
    assert t.refused("use:stimpak") == "fallout.items.use-from-inventory"
    assert t.refused("perk:life-giver") == t.refused("perk:action-boy") == "fallout.perk-cards.one-use"


@rule("fallout.perk-cards.own-turn-only", "fallout.companions.ability", "fallout.turns.turn-effects")
def test_off_turn_cards_wait() -> None:
    """Seat 1 while seat 0 is on turn: a perk, a companion, a stimpak, a card for fights."""
    t = wasteland(survivor(), survivor(companion="codsworth", inventory=["stimpak", "buffout"], perks=["life-giver"]))

    assert t.refused("perk:life-giver", seat=1) == "fallout.perk-cards.own-turn-only"
    assert t.refused("use:codsworth", seat=1) == "fallout.companions.ability"
    assert t.refused("use:stimpak", seat=1) == "fallout.turns.turn-effects"
    assert t.refused("use:buffout", seat=1) == "fallout.combat.during-a-fight"


@rule("fallout.perk-cards.not-mid-action", "fallout.exhaust.not-again", "fallout.companions.not-when-exhausted")
def test_in_the_midst_of_an_action_cards_wait_too() -> None:
    """An encounter is on the table: a perk, exhausted cards, cards for tests, a weapon in the inventory."""
    who = survivor(
        companion="dogmeat",
        apparel="leather-armor",
        exhausted=["dogmeat", "leather-armor"],
        inventory=["mentats", "minigun"],
        perks=["life-giver"],
    )
    t = meets("{do: trash}", who, option="needs: {caps: 1}")

    assert t.refused("perk:life-giver") == "fallout.perk-cards.not-mid-action"
    assert t.refused("use:dogmeat:2") == "fallout.companions.not-when-exhausted"
    assert t.refused("use:leather-armor") == "fallout.exhaust.not-again"
    assert t.refused("use:mentats") == "fallout.combat.reroll-step-cards"
    assert t.refused("use:minigun") == "fallout.equip.must-be-equipped"


# -- in other questions


@rule("fallout.tests.rerolls-earned", "fallout.combat.rerolls-earned", "fallout.traits.well-rested-reroll")
def test_rerolls_that_are_not_there_are_refused_whatever_the_dice() -> None:
    """A test with a magazine and no token; a fight likewise: each subset is refused, not only all three dice."""
    who = survivor(weapon="combat-knife", inventory=["grognak-the-barbarian"])
    test = meets("{do: trash}", who, option="task: {do: test, letters: S, difficulty: 3}", dice=[HEAD, HEAD, LIMBS])
    test.choose("option:do")
    fight = wasteland(who, enemies=[enemy("deathclaw", "camp.c")], dice=[HEAD, HEAD, LIMBS])
    fight.choose("fight:deathclaw")

    for name in ("1", "23", "123"):
        assert test.refused(f"reroll:token:{name}") == "fallout.tests.rerolls-earned"
        assert fight.refused(f"reroll:token:{name}") == "fallout.combat.rerolls-earned"
        assert fight.refused(f"reroll:well-rested:{name}") == "fallout.traits.well-rested-reroll"


@rule("fallout.shop.row", "fallout.shopping.recruit", "fallout.shopping.buy", "fallout.shopping.sell")
def test_the_shop_has_what_lies_in_the_row() -> None:
    """A card that is not there, a companion to buy, an item to recruit, a card of another to sell, and too few caps."""
    t = meets("{do: shop, dealings: 2}", survivor(caps=1), shop=["cait", "machete", "stimpak", "radaway"])
    t.choose("option:do")

    assert t.refused("buy:hunting-rifle") == "fallout.shop.row"
    assert t.refused("buy:cait") == "fallout.shopping.recruit"
    assert t.refused("recruit:machete") == "fallout.shopping.buy"
    assert t.refused("sell:hunting-rifle") == "fallout.shopping.sell"
    assert t.refused("buy:machete") == "fallout.shopping.buy-needs-caps"


@rule("fallout.trading.goods", "fallout.trading.not-tradable", "fallout.caps.not-below-zero")
def test_a_trade_is_about_what_is_there() -> None:
    """Nothing on offer yet, cards that neither has, agendas of others, more caps than there are."""
    t = wasteland(survivor(caps=0), survivor(caps=0, agendas=["freedom-2"]))
    t.choose("camp", "trade:1")

    assert t.refused("propose") == t.refused("give:water") == t.refused("ask:water") == "fallout.trading.goods"
    assert t.refused("give-agenda:freedom-2") == t.refused("give-agenda:legend-1") == "fallout.trading.goods"
    assert t.refused("give:hacker") == "fallout.trading.not-tradable"
    assert t.refused("give-cap") == t.refused("ask-cap") == "fallout.caps.not-below-zero"
    assert t.refused("show-agendas") == "fallout.trading.show-agenda"
    assert t.refused("move") == "fallout.actions.finish-first"


@rule("fallout.equip.gain-only-that-card")
def test_of_a_gain_only_the_gained_card_is_equipped() -> None:
    """A machete comes: the knife of the inventory stays where it is."""
    t = meets("{do: draw, deck: loot}", survivor(inventory=["combat-knife"]), loot=["pipe-wrench"])
    t.choose("option:do")

    assert t.refused("equip:combat-knife") == "fallout.equip.gain-only-that-card"


@rule("fallout.encounter-action.choose-option")
def test_an_option_must_stand_on_the_card() -> None:
    """An option of another encounter."""
    other = encounter_card("elsewhere", "id: dance")
    t = meets("{do: trash}", option="needs: {caps: 1}", cards={"encounters": other})

    assert t.refused("option:dance") == "fallout.encounter-action.choose-option"


@rule("fallout.killed.return-to-start")
def test_a_question_answers_for_what_does_not_fit_it() -> None:
    """Killed: the way back leads to the starting tile only."""
    t = meets("{do: damage, amount: 16}")
    t.choose("option:do")

    assert t.refused("return:cit.a") == "fallout.killed.return-to-start"


@rule("fallout.exhaust.ready-cost", "fallout.shopping.where", "fallout.actions.finish-first")
def test_two_options_that_share_a_word_are_not_taken_for_each_other() -> None:
    """To leave the shop and to leave a card exhausted; to camp and to do a part of it."""
    t = meets("{do: shop, dealings: 2}", survivor(weapon="fat-man"))
    t.choose("option:do")
    assert t.refused("leave:fat-man") == "fallout.exhaust.ready-cost"

    t = wasteland(survivor(weapon="fat-man", exhausted=["fat-man"], caps=5))
    t.choose("camp")
    assert t.refused("camp") == "fallout.actions.finish-first"
    t.choose("camp:ready")
    assert t.refused("leave") == "fallout.shopping.where"


@rule("fallout.equip.no-change-otherwise")
def test_at_a_camp_where_cards_are_swapped_they_must_be_ones_own() -> None:
    """With `equip_at_camp` a machete of the deck is refused for what it is, not for the order of camping."""
    t = wasteland(survivor(inventory=["combat-knife"]), options={"equip_at_camp": True})
    t.choose("camp")

    assert "equip:combat-knife" in t.options
    assert t.refused("equip:machete") == "fallout.equip.no-change-otherwise"
