"""All that an option of Munchkin can do: its verb, what it names, its label and where on the table it lies."""

from collections.abc import Container

from crossroads.engine.acts import Act, Acts, At, Meant, Name
from crossroads.games.munchkin.state import Munchkin
from crossroads.games.munchkin.words import labels


def _cards(g: Munchkin) -> Container[str]:
    return g.content.by_copy


def _seats(g: Munchkin) -> Container[str]:
    return tuple([str(who.seat) for who in g.players])


def _numbers(_g: Munchkin) -> Container[str]:
    return tuple([str(number) for number in range(100)])


def _is_power(g: Munchkin, meant: Meant) -> bool:
    card = meant.text("card")
    return card in g.content.by_copy and meant.number("power") < len(g.content.powers[card])


CARD = (Name("card", _cards),)
ITEM = (*CARD, Name("item", _cards))
SEAT = (Name("seat", _seats, is_number=True),)
WITH_CARD = At("card", "card")
ON_SEAT = At("seat", "seat")
ON_FOE = At("foe", "foe")
ON_OFFER = At("offer", "number")


def _plain(verb: str, rule: str = "", is_quiet: bool = False) -> Act:
    return Act(verb, (), labels.plain, rule, is_quiet=is_quiet)


def _card(verb: str, rule: str = "", is_quiet: bool = False) -> Act:
    asked = ("",) if verb in ("play", "wear") else ()
    return Act(verb, CARD, labels.card, rule, WITH_CARD, asked=asked, subject="card", is_quiet=is_quiet)


ACTS = Acts(
    (
        _card("play", "munchkin.play-use-apply.target-legal-before-play"),
        Act("power", (*CARD, Name("power", _numbers, is_number=True)), labels.power, at=WITH_CARD, exists=_is_power),
        _card("wear", "munchkin.items.play-own-turn", is_quiet=True),
        _card("stow", "munchkin.backpack.own-turn-swap", is_quiet=True),
        _card("load", "munchkin.sidekicks.load", is_quiet=True),
        Act("attach", ITEM, labels.card_on, "munchkin.modifiers.attach-timing", WITH_CARD, is_quiet=True),
        Act("cheat", ITEM, labels.card_on, "munchkin.cheat.timing", WITH_CARD, is_quiet=True),
        _card("class", "munchkin.class.play-own-turn"),
        Act("replace", (*CARD, Name("old", _cards)), labels.replaced, "munchkin.class.replace", WITH_CARD),
        _card("trait", "munchkin.super-munchkin.timing"),
        _card("sidekick", "munchkin.sidekicks.own-turn-any-moment"),
        _card("drop", "munchkin.actions.any-drop-class-sidekick", is_quiet=True),
        _plain("sale", "munchkin.selling.own-turn-not-combat", is_quiet=True),
        Act("sell", CARD, labels.for_sale, "munchkin.selling.rate", WITH_CARD, subject="card"),
        Act("trade", SEAT, labels.seat, "munchkin.trading.any-time-not-in-combat", ON_SEAT, is_quiet=True),
        Act("help", SEAT, labels.helps, "munchkin.help.ask", ON_SEAT),
        Act(
            "answer", (Name("number", _numbers, is_number=True),), labels.offer, "munchkin.negotiation.answer", ON_OFFER
        ),
        _plain("sacrifice", "munchkin.sidekicks.sacrifice-before-rolling"),
        _card("give"),
        _card("ask"),
        Act("treasures", (Name("count", _numbers, is_number=True),), labels.plain),
        Act("picker", (Name("who", lambda _g: ("helper", "fighter", "random")),), labels.each_by_itself),
        _plain("propose", "munchkin.trading.both-agree"),
        _plain("cancel"),
        Act("accept", (), labels.accept),
        _plain("refuse"),
        _plain("counter"),
        _plain("later"),
        Act("target", SEAT, labels.seat, at=ON_SEAT),
        Act("foe", (Name("foe", _cards),), labels.foe, at=ON_FOE),
        Act(
            "side", (Name("side", lambda _g: ("munchkins", "monsters")),), labels.each_by_itself, at=At("side", "side")
        ),
        _card("monster"),
        _card("pay", "munchkin.play-use-apply.abilities-cost-cards"),
        _card("lose", "munchkin.items.victim-chooses"),
        _card("steal"),
        _card("take"),
        _card("cure"),
        _card("idle"),
        _card("surplus"),
        _card("ends", "munchkin.effects.several-triggers-order"),
        Act("to", SEAT, labels.seat, at=ON_SEAT),
        Act("first", SEAT, labels.seat, at=ON_SEAT),
        Act("from", (Name("foe", _cards),), labels.foe, at=ON_FOE),
        _plain("along"),
        _plain("alone"),
        _plain("roll"),
        _plain("draw"),
        _plain("decline"),
        _card("keep"),
        _plain("none"),
        _card("loot"),
        Act("loot", (), labels.plain, "munchkin.loot-room.condition"),
        _plain("no-loot"),
        _card("trouble", "munchkin.look-for-trouble.condition"),
        _plain("no-trouble", is_quiet=True),
        _card("share"),
        _card("charity"),
        Act("done", (), labels.done, is_quiet=True),
        Act("pass", (), labels.passing),
    )
)
