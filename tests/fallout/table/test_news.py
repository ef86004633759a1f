"""What everybody at the table is told: every kind of news, with its particulars and the rule it goes by, in order."""

from collections.abc import Callable

import pytest

from tests.fallout.table.telling import news_of
from tests.kit import rule
from tests.kit.fallout import Wasteland, deal, enemy, survivor, wasteland
from tests.kit.stories import PURSE, meets

NEWS = [
    pytest.param(
        lambda: meets(
            "{do: xp, amount: 1}, {do: caps, amount: 2}, {do: lose-caps, amount: 1}, {do: power, faction: star}, "
            "{do: become, trait: idolized}, {do: lose, trait: idolized}, {do: travel, to: {place: crossroads-camp}}",
            survivor(special="SP"),
        ),
        ["option:do"],
        [
            "option seat=0 card=tale option=do (encounter-action.choose-option)",
            "outcome seat=0 card=tale option=do outcome=success (encounter-action.task-success)",
            "xp seat=0 amount=1 (results.gain-xp)",
            "caps seat=0 amount=2 caps=5 (results.gain-caps)",
            "lose-caps seat=0 amount=1 caps=4 (golden-rules.no-may-is-mandatory)",
            "power faction=star amount=1 space=1 (results.faction-plus)",
            "become seat=0 trait=idolized (results.become)",
            "lose-trait seat=0 trait=idolized (traits.lose)",
            "travel seat=0 space=camp.c (terrain.placement-is-not-moving)",
        ],
        id="results on a board",
        marks=rule("fallout.results.encounter-order"),
    ),
    pytest.param(
        lambda: meets(
            "{do: draw, deck: loot, amount: 2}, {do: draw, deck: asset}, {do: draw, deck: agenda}, {do: perk, letter: S}",
            loot=["fistful-of-caps", "junk"],
            assets=["stimpak"],
            agendas=["legend-1", "legend-2"],
        ),
        ["option:do", "take-perk:big-leagues"],
        [
            "loot-event seat=0 card=fistful-of-caps (loot-cards.event)",
            "caps seat=0 amount=3 caps=6 (results.gain-caps)",
            "gain seat=0 card=junk (results.draw-card)",
            "gain seat=0 card=stimpak (results.draw-card)",
            "agenda seat=0 agenda=legend-1 (results.draw-card)",
            "perk seat=0 perk=big-leagues (leveling-up.perk-choice)",
        ],
        id="cards that are drawn",
        marks=rule("fallout.results.draw-card", "fallout.loot-cards.event"),
    ),
    pytest.param(
        lambda: meets("{do: draw, deck: loot}", survivor(weapon="pipe-wrench"), loot=["machete"]),
        ["option:do", "replace:machete"],
        [
            "gain seat=0 card=machete (results.draw-card)",
            "discard seat=0 card=pipe-wrench (equip.displaced-card)",
            "equip seat=0 card=machete (equip.three-slots)",
        ],
        id="a gained card in the place of another",
        marks=rule("fallout.equip.displaced-card"),
    ),
    pytest.param(
        lambda: meets("{do: become, trait: synth}", survivor("super-mutant")),
        ["option:do"],
        [
            "trait-locked seat=0 trait=synth locked=super-mutant (traits.lock)",
        ],
        id="a trait with a lock",
        marks=rule("fallout.traits.lock"),
    ),
    pytest.param(
        lambda: wasteland(survivor(inventory=["pipe-wrench"])),
        ["equip:pipe-wrench", "unequip:pipe-wrench"],
        [
            "equip seat=0 card=pipe-wrench (equip.three-slots)",
            "unequip seat=0 card=pipe-wrench (equip.unequip-at-turn-start)",
        ],
        id="equipment that is changed",
        marks=rule("fallout.equip.change-at-turn-start"),
    ),
    pytest.param(
        lambda: wasteland(
            survivor(hp=10, weapon="minigun", companion="codsworth", exhausted=["minigun", "codsworth"]),
        ),
        ["camp", "camp:heal", "camp:ready", "pay-ready:minigun", "camp:rest"],
        [
            "camp seat=0 (camp-action.order)",
            "heal seat=0 amount=3 hp=13 (camp-action.heal)",
            "ready seat=0 card=codsworth (camp-action.ready-all)",
            "spend seat=0 amount=1 caps=2 (exhaust.ready-cost)",
            "ready seat=0 card=minigun (camp-action.ready-all)",
            "become seat=0 trait=well-rested (camp-action.well-rested)",
        ],
        id="a camp",
        marks=rule("fallout.camp-action.order", "fallout.exhaust.ready-cost"),
    ),
    pytest.param(
        lambda: wasteland(survivor(hp=10, inventory=["stimpak"], companion="codsworth")),
        ["use:codsworth", "use:stimpak"],
        [
            "use seat=0 card=codsworth (turns.turn-effects)",
            "exhaust seat=0 card=codsworth (exhaust.turn)",
            "heal seat=0 amount=2 hp=12 (damage.heal)",
            "use seat=0 card=stimpak (turns.turn-effects)",
            "discard seat=0 card=stimpak (items.use-from-inventory)",
            "heal seat=0 amount=4 hp=16 (damage.heal)",
        ],
        id="cards that are used",
        marks=rule("fallout.turns.turn-effects"),
    ),
    pytest.param(
        lambda: wasteland(survivor(perks=["action-boy", "moving-target"])),
        ["perk:action-boy", "perk:moving-target"],
        [
            "use seat=0 perk=action-boy (perk-cards.one-use)",
            "actions seat=0 amount=1 (turns.two-actions)",
            "use seat=0 perk=moving-target (perk-cards.one-use)",
            "points seat=0 amount=3 (move-action.gain-points)",
        ],
        id="perks that are used",
        marks=rule("fallout.perk-cards.one-use"),
    ),
    pytest.param(
        lambda: wasteland(survivor(agendas=["freedom-1"])),
        ["loyal:freedom-1", "withdraw"],
        [
            "loyal seat=0 agenda=freedom-1 faction=star (loyalty.declare)",
            "withdraw seat=0 (loyalty.withdraw)",
        ],
        id="a loyalty",
        marks=rule("fallout.loyalty.declare", "fallout.loyalty.withdraw"),
    ),
    pytest.param(
        lambda: wasteland(survivor(), survivor(), agendas=["legend-1", "payday-1"]),
        ["end", "end"],
        [
            "turn seat=1 (rounds.one-turn-each)",
            "round-end round=1 (rounds.end-trigger)",
            "reveal agenda=legend-1 icons=['human', 'star', 'mutant'] (rounds.end-of-round-reveal)",
            "activate type=human count=0 (rounds.activate-shown-types)",
            "activate type=star count=0 (rounds.activate-shown-types)",
            "activate type=mutant count=0 (rounds.activate-shown-types)",
            "agenda-discarded agenda=legend-1 (rounds.discard-revealed)",
            "turn seat=0 (rounds.one-turn-each)",
        ],
        id="a round that ends",
        marks=rule("fallout.rounds.end-of-round-reveal"),
    ),
    pytest.param(
        lambda: wasteland(survivor(), survivor(), agendas=["payday-1"], turn=1),
        ["end"],
        [
            "round-end round=1 (rounds.end-trigger)",
            "reveal agenda=payday-1 icons=['critter', 'monster'] (rounds.end-of-round-reveal)",
            "activate type=critter count=0 (rounds.activate-shown-types)",
            "activate type=monster count=0 (rounds.activate-shown-types)",
            "agenda-discarded agenda=payday-1 (rounds.discard-revealed)",
            "agenda-deck (agenda-cards.last-card-reshuffle)",
            "first-player seat=1 (agenda-cards.last-card-pass)",
            "power faction=star amount=1 space=1 (agenda-cards.last-card-power)",
            "power faction=shield amount=1 space=1 (agenda-cards.last-card-power)",
            "turn seat=0 (rounds.one-turn-each)",
        ],
        id="the last agenda",
        marks=rule("fallout.agenda-cards.last-card-reshuffle"),
    ),
    pytest.param(
        lambda: meets(
            "{do: shop, dealings: 3}",
            survivor(caps=9, inventory=["jet"]),
            shop=["stimpak", "water", "radaway", "nuka-cola"],
            assets=["machete"],
        ),
        ["option:do", "buy:stimpak", "sell:jet"],
        [
            "shop seat=0 dealings=3 (results.shop-number)",
            "spend seat=0 amount=3 caps=6 (shopping.buy)",
            "gain seat=0 card=stimpak (shopping.buy)",
            "discard seat=0 card=jet (shopping.sold-to-own-pile)",
            "caps seat=0 amount=2 caps=8 (shopping.sell)",
        ],
        id="a shop",
        marks=rule("fallout.shopping.buy", "fallout.shopping.sell"),
    ),
    pytest.param(
        lambda: meets("{do: xp, amount: 2}", state={"supply": ("S", "S")}),
        ["option:do"],
        [
            "xp seat=0 amount=2 (results.gain-xp)",
            "level-up seat=0 letters=SS (leveling-up.draw-two)",
            "special seat=0 letter=S (leveling-up.new-letter)",
        ],
        id="a level",
        marks=rule("fallout.leveling-up.draw-two"),
    ),
    pytest.param(
        lambda: wasteland(
            survivor(space="camp.d"),
            tiles={"0,1": "g1"},
            enemies=[enemy("raider", "tile-5"), enemy("mole-rat", "tile-5", active=False)],
            state={"shown": ("camp", *[""] * 6, "cit", *[""] * 3, "dia", *[""] * 5, "bos")},
        ),
        ["explore:tile-5"],
        [
            "explore seat=0 tile=tile-5 face=g1 (explore-action.flip)",
        ],
        id="a tile that is turned",
        marks=rule("fallout.explore-action.flip", "fallout.explore-action.relocate-enemies"),
    ),
    pytest.param(
        lambda: wasteland(survivor(inventory=["junk"], agendas=["legend-1"]), survivor(agendas=["legend-2"])),
        [
            "camp",
            "camp:ready",
            "trade:1",
            "give:junk",
            "give-agenda:legend-1",
            "ask-agenda",
            "ask-cap",
            "show-agendas",
            "propose",
            "accept",
        ],
        [
            "camp seat=0 (camp-action.order)",
            "ready-none seat=0 (camp-action.ready-all)",
            "agendas-shown seat=0 partner=1 agendas=['legend-1'] (trading.show-agenda)",
            "offer seat=0 partner=1 gives=['junk'] gives_caps=0 asks=[] asks_caps=1 asks_agendas=1 gives_agendas=1 (trading.consent)",
            "agenda-traded seat=0 partner=1 agenda=legend-1 (trading.goods)",
            "agenda-traded seat=1 partner=0 agenda=legend-2 (trading.goods)",
            "traded seat=0 partner=1 (trading.goods)",
            "gain seat=1 card=junk (trading.received-card-may-be-equipped)",
        ],
        id="a trade",
        marks=rule("fallout.trading.goods", "fallout.trading.consent"),
    ),
    pytest.param(
        lambda: wasteland(survivor(inventory=["junk"]), survivor()),
        ["camp", "camp:ready", "trade:1", "give:junk", "propose", "refuse"],
        [
            "camp seat=0 (camp-action.order)",
            "ready-none seat=0 (camp-action.ready-all)",
            "offer seat=0 partner=1 gives=['junk'] gives_caps=0 asks=[] asks_caps=0 asks_agendas=0 gives_agendas=0 (trading.consent)",
            "refused seat=1 (trading.consent)",
        ],
        id="a trade that is refused",
        marks=rule("fallout.trading.consent"),
    ),
    pytest.param(
        lambda: meets(
            "{do: draw, deck: agenda}",
            survivor(agendas=["legend-1", "legend-2", "payday-2", "payday-1"]),
            agendas=["freedom-1", "freedom-2"],
        ),
        ["option:do", "give-up:freedom-1"],
        [
            "agenda seat=0 agenda=freedom-1 (results.draw-card)",
            "give-up seat=0 agenda=freedom-1 (agenda-cards.fifth-card)",
        ],
        id="a fifth agenda",
        marks=rule("fallout.agenda-cards.fifth-card"),
    ),
    pytest.param(
        lambda: meets(
            "{do: draw, deck: agenda}",
            survivor(agendas=["legend-1", "legend-2", "payday-2"], loyal_by="freedom-2"),
            agendas=["freedom-1", "payday-1"],
            options={"fifth_agenda": "discarded"},
        ),
        ["option:do", "give-up:freedom-2"],
        [
            "agenda seat=0 agenda=freedom-1 (results.draw-card)",
            "withdraw seat=0 (loyalty.lasts-while-faceup)",
            "give-up seat=0 agenda=freedom-2 (agenda-cards.fifth-card)",
        ],
        id="a fifth agenda that is discarded",
        marks=rule("fallout.agenda-cards.fifth-card"),
    ),
    pytest.param(
        lambda: meets("{do: caps, amount: 20}", survivor(agendas=["purse", "wallet"]), cards={"agendas": PURSE}),
        ["option:do"],
        [
            "caps seat=0 amount=20 caps=23 (results.gain-caps)",
            "declare seat=0 agendas=['purse', 'wallet'] (influence.declare)",
            "game-over winners=[0] how=influence leader= (winning.by-influence)",
        ],
        id="a winner",
        marks=rule("fallout.influence.declare"),
    ),
    pytest.param(
        lambda: meets("{do: power, faction: shield, amount: 9}"),
        ["option:do"],
        [
            "power faction=shield amount=9 space=9 (results.faction-plus)",
            "game-over winners=[] how=faction leader=shield (power-track.else-all-lose)",
        ],
        id="a faction that wins",
        marks=rule("fallout.power-track.else-all-lose"),
    ),
]


@pytest.mark.parametrize(("situation", "choices", "told"), NEWS)
def test_all_that_happens_is_told(situation: Callable[[], Wasteland], choices: list[str], told: list[str]) -> None:
    """Choice by choice: what happened, to whom, by how much, and the rule; that an option was chosen is told once."""
    assert news_of(situation(), choices, told) == told


SHOWN = [
    (lambda: wasteland(survivor(agendas=["freedom-1"])), ["loyal:freedom-1"]),
    (lambda: wasteland(survivor(space="camp.e")), ["explore:tile-1"]),
    (lambda: wasteland(survivor(space="dia.d")), ["encounter"]),
    (lambda: wasteland(survivor(companion="dogmeat"), loot=["junk"]), ["use:dogmeat:2"]),
    (lambda: wasteland(survivor(), enemies=[enemy("raider", "camp.c")]), ["fight:raider"]),
    (lambda: wasteland(survivor()), ["end"]),
    (
        lambda: meets(
            "{do: draw, deck: agenda}",
            survivor(agendas=["legend-1", "legend-2", "payday-2", "payday-1"]),
            agendas=["freedom-1", "freedom-2"],
            options={"fifth_agenda": "discarded"},
        ),
        ["option:do", "give-up:freedom-1"],
    ),
    (
        lambda: meets("{do: rads, amount: 16}", survivor(agendas=["legend-1"]), survivor(), survivor()),
        ["option:do", "return:camp.a"],
    ),
]


@rule("fallout.agenda-cards.faces-are-secret", "fallout.encounter-action.read-aloud")
@pytest.mark.parametrize(("situation", "choices"), SHOWN)
def test_what_was_shown_cannot_be_taken_back(situation: Callable[[], Wasteland], choices: list[str]) -> None:
    """An agenda, a tile, an encounter, a drawn card, dice: whoever has seen them does not choose again."""
    t = situation()

    t.choose(*choices)

    assert not t.game.can_undo


def test_what_shows_nothing_can_be_taken_back() -> None:
    """A move, a step, a camp, an item that is used, a card that is equipped."""
    t = wasteland(survivor(hp=9, weapon="machete", inventory=["stimpak", "pipe-wrench"]), survivor())

    for choice in ("equip:pipe-wrench", "use:stimpak", "move", "step:camp.d", "camp", "camp:ready"):
        t.choose(choice)
        assert t.game.can_undo


@rule("fallout.setup.survivor-kit", "fallout.setup.survivor-pick-order")
def test_the_set_up_is_told() -> None:
    """Who chose whom and where; then tokens, agendas and caps are dealt, enemies come, and the first turn begins."""
    t = deal(2, first=1)
    assert t.news == ["first-player seat=1 (setup.agenda-deck-marks-first)"]

    t.choose("survivor:ghoul", "start:camp.a")
    assert t.news == ["survivor seat=1 survivor=ghoul space=camp.a (setup.survivor-kit)"]
    t.choose("survivor:vault-dweller", "start:camp.b")
    news = [*t.news]
    while t.prompt != "turn":
        t.choose(t.options[0])
        news += t.news

    assert news[0] == "survivor seat=0 survivor=vault-dweller space=camp.b (setup.survivor-kit)"
    kinds = [line.partition(" ")[0] for line in news]
    assert (kinds.count("special"), kinds.count("agenda"), kinds[-1]) == (2, 2, "turn")
    tokens = [line for line in news if line.startswith("special")]
    assert all(line.endswith("(setup.extra-special)") for line in tokens)
    assert [line.split()[1] for line in tokens] == ["seat=1", "seat=0"]
    enemies = [line.split()[1:3] for line in news if line.endswith("(setup.starting-enemies)")]
    assert enemies == [["type=robot", "space=cit.a"], ["type=mutant", "space=bos.d"]]
    assert news[-1] == "turn seat=1 (rounds.one-turn-each)"
