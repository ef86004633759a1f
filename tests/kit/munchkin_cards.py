"""What every card of Munchkin says and does, written down: each card in each moment, all that is told, what has changed.

`python -m tools.munchkin_cards` writes it to `tests/munchkin/cards/`, for people to read and for tests to compare.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from crossroads.engine.events import Event
from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.content import Card, Content, copies_of
from crossroads.games.munchkin.player import Kept, Player
from crossroads.games.munchkin.state import Foe
from crossroads.games.munchkin.words.cards import card_lines, name_of
from tests.kit.munchkin import Belongings, Table, munchkin, table

DICE = (4, 2, 5, 1, 6, 3) * 4
PURSUERS = ("sentry-bot", "parade-giant-robot")
WINDOWS = ("turn-start", "door-settled", "combat", "before-roll")
AIMS = ("target", "foe", "side", "monster")
UNDOING = ("pass", "decline", "cancel", "done")
SHOWN = ("level", "sex", "hand", "gear", "classes", "traits", "perks", "sidekick", "kept", "lasting", "alive", "turned")
PILES = ("door_pile", "treasure_pile", "perk_pile")
LAID_OUT = ("item", "junk", "modifier", "cheat")  # kinds that nobody plays in a fight

Seen = dict[str, Any]  # what can be seen of a table, by a name
Moment = tuple[str, Table]


# -- who is there


def ann(card: str, **more: Any) -> Belongings:
    """Somebody of Level 5 who has a little of everything, and what is said."""
    has = without(
        card,
        munchkin(
            level=5,
            hand=["tin-can", "bent-fork", "giant-ant"],
            used=["baseball-bat", "combat-helmet", "leather-armour", "spiked-boots"],
            backpack=["minigun", "bubbly-cola.1", "desk-fan"],
            classes=["lone-wanderer.1"],
            perks=["thick-hide"],
            sidekick="pack-brahmin",
            kept=[Kept("bald-spot", "kept"), Kept("black-streak.2", "turns", 2)],
        ),
    )
    return {**has, **more, **{name: (*has[name], *more[name]) for name in ("hand", "gear", "perks") if name in more}}


def ben(card: str, *hand: str) -> Belongings:
    """Somebody of Level 3 with two items, whom others can rob."""
    has = munchkin(level=3, sex="male", used=["laser-pistol"], backpack=["flamer"], classes=["raider.1"])
    return {**without(card, has), "hand": (*hand, "left-boot" if card != "left-boot" else "wind-up-car")}


def cleo(card: str, *hand: str) -> Belongings:
    """Somebody of Level 2 who has hardly anything."""
    has = munchkin(level=2, kept=[Kept("jelly-legs", "turns", 1)])
    return {**without(card, has), "hand": (*hand, "garden-gnome" if card != "garden-gnome" else "wind-up-car")}


def without(card: str, has: Belongings) -> Belongings:
    """Belongings without a card that lies elsewhere."""
    lists = {name: tuple([each for each in has[name] if each != card]) for name in ("hand", "classes", "perks")}
    items = {name: tuple([each for each in has[name] if each.id != card]) for name in ("gear", "kept")}
    return {**has, **lists, **items, "sidekick": "" if has["sidekick"] == card else has["sidekick"]}


def scene(card: str, *munchkins: Belongings, doors: Sequence[str] = (), **more: Any) -> Table:
    """A table whose decks are short and the same for every card."""
    decks = {
        "doors": ("cheat.1", "stray-dog", "enraged.2"),
        "treasures": ("combat-knife", "empty-bottle", "steel-greaves", "mini-nuke"),
        "perks": ("lead-stomach", "pack-rat", "scrounger", "strong-back"),
        "door_pile": ("tripwire.3",),
        "treasure_pile": ("gas-mask",),
    }
    given: dict[str, Any] = {name: [each for each in cards if each != card] for name, cards in decks.items()}
    given["doors"] = [*doors, *given["doors"]]
    return table(*munchkins, only=True, **given, **{"dice": DICE, **more})


# -- at which moments


def moments(content: Content, card: str) -> Iterator[Moment]:
    """A card wherever its owner might do something with it."""
    yield from _in_hand(content, card)
    yield from _in_play(content, card)
    yield from _answering(content, card)


def _in_hand(content: Content, card: str) -> Iterator[Moment]:
    kind = content.by_copy[card].kind
    if kind == "perk":
        return
    held = ann(card, hand=(card,), **({"sidekick": ""} if kind == "sidekick" else {}))
    others = (ben(card), cleo(card))
    yield "in hand before the door", scene(card, held, *others)
    if kind in LAID_OUT:
        return
    foes = [foe for foe in ("robobrain", "sentry-bot") if foe != card]
    yield "in hand in a fight", scene(card, held, *others, foes=foes)
    yield "in the hand of a bystander", scene(card, ann(card), ben(card), cleo(card, card), foes=foes)
    running = scene(card, held, *others, foes=[foe for foe in PURSUERS if foe != card])
    running.until("before-roll")
    yield "in hand before a roll to run", running


def _in_play(content: Content, card: str) -> Iterator[Moment]:
    if content.powers[card]:
        has, others = ann(card, **_lying(content, card)), (ben(card), cleo(card))
        yield "in play before the door", scene(card, has, *others)
        yield "in play in a fight", scene(card, has, *others, foes=["robobrain", "giant-mantis"])
        yield "in play of a bystander", scene(card, *others, has, foes=["robobrain"])


def _lying(content: Content, card: str) -> dict[str, Any]:
    """Where a card with a power lies."""
    kind = content.by_copy[card].kind
    if kind == "item":
        return {"gear": munchkin(used=[card])["gear"]}
    return {"sidekick": card} if kind == "sidekick" else {"classes" if kind == "class" else "perks": (card,)}


ATTACKS = {  # what is done in a fight of Ann's
    "a Trap": ("play:tripwire.1", "target:0"),
    "Radiation": ("play:radiation-sickness.1", "target:0"),
    "a roll against Radiation": ("play:radiation-sickness.1", "target:0", "roll"),
    "Radiation for another": ("play:radiation-sickness.1", "target:2"),
    "a bonus": ("play:plasma-grenade", "side:monsters"),
    "an enhancer": ("play:enraged.1",),
    "a Door": ("play:wrong-room",),
    "a monster that is sent": ("play:wandering-creature.1",),
    "an ability": ("power:raider.1:0", "pay:left-boot"),
    "a gamble": ("power:raider.1:1", "pay:left-boot"),
}


def _answering(content: Content, card: str) -> Iterator[Moment]:
    """A card, or a power of one in play, that may answer what others do."""
    lends = [deed for power in content.powers[card] for deed in power.gives]
    if not any("reaction" in deed.moments for deed in (*content.deeds[card], *lends)):
        return
    has = ann(card, **_lying(content, card)) if lends else ann(card, hand=(card,))
    for name, options in ATTACKS.items():
        hand = [option.removeprefix("play:") for option in options if option.startswith("play:")]
        t = scene(card, has, ben(card, *hand, "giant-mantis"), cleo(card), foes=["robobrain"])
        for option in options:
            t.wait_for(0 if option == "roll" else 1, option)
            t.choose(option)
        while t.prompt != "react" or (name == "a gamble" and t.state.top.kind != "roll"):
            t.skip()
        yield f"in answer to {name}", t
    for name, kind, dice in (("a roll to run", "roll", DICE), ("Bad Stuff", "bad-stuff", (1,) * 9)):
        t = scene(card, has, ben(card), cleo(card), foes=PURSUERS, dice=dice)
        while not t.state.stack or t.state.top.kind != kind:
            t.skip()
        yield f"in answer to {name}", t


def revealed(content: Content, card: str) -> Iterator[Moment]:
    """A card behind the door; a monster also in a fight that two munchkins lose, with rolls that fail and succeed."""
    kind = content.by_copy[card].kind
    if kind not in ("monster", "trap", "radiation"):
        return
    everybody = (ann(card), ben(card), cleo(card))
    if kind == "monster":
        yield "behind the door", scene(card, *everybody, doors=[card], phase="kick")
    for name, die in (("ones", 1), ("sixes", 6)):
        if kind == "monster":
            foe = Foe(card, card, enhancers=("prehistoric", "house-sized"))
            yield f"too strong for two, with {name}", scene(card, *everybody, foes=[foe], helper=1, dice=(die,) * 24)
        else:
            yield f"behind the door, with {name}", scene(card, *everybody, doors=[card], phase="kick", dice=(die,) * 9)


# -- what comes of it


def deeds(content: Content, card: str) -> str:
    """All that a card does, moment by moment."""
    lines: list[str] = []
    for moment, t in moments(content, card):
        if told := [*_choices(t, card)]:
            lines += [moment, *_indented(told)]
    for moment, t in revealed(content, card):
        lines += [moment, *_indented(_goes_on(t, _seen(t), ("door-settled", "turn-start")))]
    return "\n".join(lines)


def _indented(lines: Sequence[str] | Iterator[str]) -> list[str]:
    return [f"  {line}" for line in lines]


def _choices(t: Table, card: str) -> Iterator[str]:
    """What may be done with a card, what comes of each, and why not the rest."""
    t.wait_for(next(who.seat for who in t.state.players if _has(who, card)), "pass")
    for option in t.options:
        if card in option.split(":"):
            yield from _branches(t, option)
    for reason in t.game.explain():
        if card in reason.option.split(":"):
            yield f"not {reason.option}: {reason.rule}"


def _has(who: Player, card: str) -> bool:
    return card in (*who.hand, *who.classes, *who.perks, who.sidekick) or who.item(card) is not None


def _branches(t: Table, option: str) -> Iterator[str]:
    """A choice and, if it is asked for, each thing that it can be aimed at."""
    after = Table(t.game.clone())
    after.choose(option)
    if after.prompt not in AIMS:
        yield option
        yield from _indented(_goes_on(after, _seen(t), WINDOWS))
        return
    for aim in after.options:
        aimed = Table(after.game.clone())
        aimed.choose(aim)
        yield f"{option} {aim}"
        yield from _indented(_goes_on(aimed, _seen(t), WINDOWS))


def _goes_on(t: Table, before: Seen, until: Sequence[str]) -> Iterator[str]:
    """What is told and asked from here until a window is open again, and what is different then."""
    answered: Mapping[str, Any] = {}
    while True:
        yield from [_told(event) for event in t.game.events]
        if t.is_over or (t.prompt in until and not t.state.stack):
            break
        option, about = "pass", t.decision.about
        if t.prompt not in ("react", *WINDOWS):
            option = next((each for each in t.options if each not in UNDOING), t.options[0])
            yield f"? {t.seat} {t.prompt} ({t.decision.rule}) {_particulars(about)}: {' '.join(t.options)}"
        elif t.prompt == "react" and about != answered:
            yield f"? react {_particulars(about)}"
            answered = about
        t.game.choose(option)
    for name, value in _seen(t).items():
        yield from [f"= {name}: {change}" for change in _changes(before[name], value)]


def _told(event: Event) -> str:
    said = f"! {event.kind} ({event.rule}) {_particulars(event.about)}"
    return said if event.only is None else f"{said} only={_plain(event.only)} else {_particulars(event.veiled or {})}"


def _particulars(about: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={_plain(value)}" for name, value in about.items())


def _seen(t: Table) -> Seen:
    """Belongings, discards, the sides of a fight."""
    seen: Seen = {f"{name} of {who.seat}": getattr(who, name) for who in t.state.players for name in SHOWN}
    fight = t.state.fight
    there = [] if fight is None else [*t.sides, fight.munchkins, fight.table, fight.bonuses, fight.gone]
    return {**seen, **{name: getattr(t.state, name) for name in PILES}, "fight": there}


def _changes(before: Any, after: Any) -> Iterator[str]:
    """What has come and gone, or what it is now."""
    if isinstance(before, tuple) and isinstance(after, tuple):
        yield from [f"- {_plain(each)}" for each in before if each not in after]
        yield from [f"+ {_plain(each)}" for each in after if each not in before]
    elif before != after:
        yield _plain(after)


def _plain(value: Any) -> str:
    """A value as a short text."""
    if isinstance(value, list | tuple):
        return "[" + " ".join(_plain(each) for each in value) + "]"
    if hasattr(value, "__struct_fields__"):
        fields = [(name, getattr(value, name)) for name in value.__struct_fields__]
        return "(" + " ".join(f"{name}={_plain(each)}" for name, each in fields if each) + ")"
    return str(value)


def texts(words: Words, content: Content) -> dict[str, str]:
    """What is printed on every card, but for its joke: its name and all that it does."""
    copies = {card.id: next(copies_of(card)) for card in content.cards.values()}
    return {name: "\n".join([name_of(words, copy), *card_lines(words, copy)]) for name, copy in copies.items()}


# -- the files


def first_copies(content: Content, kind: type[Card]) -> list[str]:
    """One copy of every card of a kind."""
    return [next(copies_of(card)) for card in content.cards.values() if type(card) is kind]


def read(path: Path) -> dict[str, str]:
    """What was written down, card by card."""
    parts = path.read_text(encoding="utf-8").split("\n# ")[1:]
    return {name: text.rstrip("\n") for name, _, text in [part.partition("\n") for part in parts]}


def write(path: Path, cards: Mapping[str, str]) -> None:
    """Write it down, card by card."""
    path.write_text("".join([f"\n# {name}\n{text}\n" for name, text in cards.items()]), encoding="utf-8")
