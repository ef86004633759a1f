"""All that an option of Fallout can do: its verb, what it names, its rule, its label and where on the board it is.

The rule is what an option belongs to, where somebody asks for it at another time.
"""

from crossroads.engine.acts import Act, Acts, At, Name, chance_act
from crossroads.games.fallout.cards.effects import ASKED_BY_CARD
from crossroads.games.fallout.table import known_things as known
from crossroads.games.fallout.words import labels

SPACE = Name("space", known.spaces)
NODE = Name("space", known.nodes)
TILE = Name("tile", known.tiles)
ENEMY = Name("enemy", known.enemies)
TYPE = Name("type", known.types)
SEAT = Name("seat", known.seats, is_number=True)
CARD = Name("card", known.cards)
BELONGING = Name("card", known.belongings)
PERK = Name("perk", known.perks)
AGENDA = Name("agenda", known.agendas)
OBJECTIVE = (Name("quest", known.quests), Name("objective", known.quests))

IN_SPACE = At("space", "space")
AT_TILE = At("space", "tile", begins="tile-")
AT_ENEMY = At("enemy", "enemy")
AT_SEAT = At("seat", "seat")
AT_CARD = At("card", "card")
IN_SHOP = At("shop", "card")
AT_PERK = At("perk", "perk")
AT_AGENDA = At("agenda", "agenda")
AT_OBJECTIVE = At("objective", "quest", "objective")
HERE = At("here")  # where one's own survivor stands

ON_TURN = "fallout.rounds.one-turn-each"
TRADE = "fallout.camp-action.trade-partners"
CONSENT = "fallout.trading.consent"
SHOP = "fallout.shopping.where"
EQUIP = "fallout.equip.no-change-otherwise"
LOYALTY = "fallout.loyalty.not-during-turn"
IN_ORDER = "fallout.rounds.order-within-type"

SET_UP = (
    Act("survivor", (Name("survivor", known.characters),), labels.survivor, "fallout.setup.survivor-pick-order"),
    Act("start", (SPACE,), labels.space, "fallout.setup.start-space", IN_SPACE, asked=("start-space",)),
)
TURN = (
    Act("move", (), labels.plain, ON_TURN),
    Act("explore", (), labels.action, ON_TURN),
    Act("explore", (TILE,), labels.explore, ON_TURN, AT_TILE, asked=("turn", "")),
    Act("step", (NODE,), labels.step, ON_TURN, IN_SPACE, asked=("",)),
    Act("fight", (), labels.action, ON_TURN),
    Act("fight", (ENEMY,), labels.fight, ON_TURN, AT_ENEMY, asked=("",)),
    Act("fight", (TYPE, NODE), labels.fight_inactive, ON_TURN, IN_SPACE),
    Act("encounter", (), labels.encounter, ON_TURN, HERE),
    Act("quest", (), labels.action, ON_TURN),
    Act("quest", OBJECTIVE, labels.objective, ON_TURN, AT_OBJECTIVE, exists=known.is_objective, asked=("",)),
    Act("camp", (), labels.plain, ON_TURN),
    Act("end", (), labels.end, ON_TURN),
    Act("equip", (CARD,), labels.equip, EQUIP, AT_CARD),
    Act("replace", (CARD,), labels.replace, "fallout.equip.displaced-card", AT_CARD),
    Act("unequip", (CARD,), labels.card, EQUIP, AT_CARD),
    Act("keep", (), labels.plain, "fallout.equip.equip-on-gain"),
    Act("keep", (CARD,), labels.card_apart, "fallout.equip.equip-on-gain", AT_CARD),
    Act("loyal", (AGENDA,), labels.loyal, LOYALTY, AT_AGENDA, asked=("",)),
    Act("withdraw", (), labels.plain, LOYALTY),
)
CAMP = (
    Act("camp", (Name("part", known.camp_parts),), labels.camp_part, "fallout.camp-action.once-each"),
    Act("done", (), labels.plain, "fallout.camp-action.order"),
    Act("trade", (SEAT,), labels.seat, "fallout.trading.camper-is-a-party", AT_SEAT, asked=("",)),
    Act("give", (BELONGING,), labels.card, TRADE, AT_CARD, asked=("trade",)),
    Act("ask", (BELONGING,), labels.card, TRADE, AT_CARD),
    Act("give-agenda", (AGENDA,), labels.agenda, TRADE, AT_AGENDA),
    *[Act(verb, (), labels.plain, TRADE) for verb in ("give-cap", "ask-cap", "ask-agenda", "propose", "cancel")],
    Act("show-agendas", (), labels.plain, "fallout.agenda-cards.no-showing"),
    *[Act(verb, (), labels.plain, CONSENT) for verb in ("accept", "refuse", "counter")],
)
SHOPPING = (
    Act("buy", (CARD,), labels.price, SHOP, IN_SHOP, asked=("",)),
    Act("recruit", (CARD,), labels.card, SHOP, IN_SHOP),
    Act("sell", (CARD,), labels.price, SHOP, AT_CARD, asked=("shop",)),
    Act("leave", (), labels.plain, SHOP),
)
CARDS = (
    Act(
        "use",
        (CARD, Name("number", known.cards, is_number=True)),
        labels.use,
        at=AT_CARD,
        optional=1,
        exists=known.is_use,
        asked=("",),
    ),
    Act("perk", (PERK,), labels.perk, at=AT_PERK, asked=("",)),
    Act("pay-ready", (CARD,), labels.card, "fallout.exhaust.ready-cost", AT_CARD),
    Act("leave", (CARD,), labels.card_apart, "fallout.exhaust.ready-cost", AT_CARD),
    Act("ready", (CARD,), labels.card, "fallout.exhaust.ready-when", AT_CARD),
    Act("discard", (CARD,), labels.card, "fallout.inventory.overflow", AT_CARD, asked=("make-room",)),
    Act("drop", (CARD,), labels.card, ASKED_BY_CARD, AT_CARD),
    Act("scrap", (CARD,), labels.price, ASKED_BY_CARD, AT_CARD),
    Act("give-up", (AGENDA,), labels.agenda, "fallout.agenda-cards.fifth-card", AT_AGENDA),
    Act("look", (TILE,), labels.tile, ASKED_BY_CARD, AT_TILE),
    Act("turn", (TYPE, NODE), labels.turn_faceup, ASKED_BY_CARD, IN_SPACE),
)
STORY = (
    Act(
        "option",
        (Name("option", known.encounter_options),),
        labels.encounter_option,
        "fallout.encounter-action.choose-option",
    ),
    Act(
        "complete",
        OBJECTIVE,
        labels.objective,
        "fallout.quest-cards.activated-objective",
        AT_OBJECTIVE,
        exists=known.is_objective,
    ),
    Act("colour", (Name("colour", known.colours),), labels.each_by_itself, "fallout.quest-cards.marker-colour"),
    Act("at", (NODE,), labels.space, "fallout.quest-cards.staging-choices", IN_SPACE, asked=("relocate",)),
)
ROLLS = (
    Act(
        "reroll",
        (Name("source", known.reroll_sources), Name("dice", known.dice_together)),
        labels.reroll,
        "fallout.combat.rerolls-earned",
    ),
    Act("stop", (), labels.plain, "fallout.combat.rerolls-optional"),
    Act("go-on", (), labels.plain, "fallout.combat.before-a-fight"),
    Act(
        "die",
        (Name("die", known.dice, is_number=True), Name("face", known.faces, is_number=True)),
        labels.die,
        ASKED_BY_CARD,
    ),
)
SURVIVORS = (
    Act(
        "token",
        (Name("letter", known.letters),),
        labels.token,
        "fallout.leveling-up.keep-one",
        At("letter", "letter"),
    ),
    Act("take-perk", (PERK,), labels.perk, "fallout.leveling-up.perk-choice", AT_PERK),
    Act("return", (SPACE,), labels.space, "fallout.killed.return-to-start", IN_SPACE, asked=("return",)),
    Act("seat", (SEAT,), labels.seat, "fallout.solo-play.other-survivor-test", AT_SEAT),
)
ENEMIES = (
    Act("to", (NODE,), labels.space, "fallout.enemy-activation.path-tie", IN_SPACE, asked=("enemy-path",)),
    Act("enemy", (ENEMY,), labels.enemy, "fallout.enemy-activation.attack-order", AT_ENEMY),
    Act("activate", (ENEMY,), labels.enemy, IN_ORDER, AT_ENEMY),
    Act("attack", (SEAT,), labels.seat, IN_ORDER, AT_SEAT),
)

ACTS = Acts((*SET_UP, *TURN, *CAMP, *SHOPPING, *CARDS, *STORY, *ROLLS, *SURVIVORS, *ENEMIES, chance_act(labels.rolled)))
