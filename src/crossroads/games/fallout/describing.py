"""What effects and conditions say: phrases made from the data that the rules carry out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from crossroads.engine.words import Words
from crossroads.games.fallout import abilities as can
from crossroads.games.fallout import results as result
from crossroads.games.fallout import worth as value
from crossroads.games.fallout.conditions import When, Where
from crossroads.games.fallout.places import name_of, way_from_camp

FACTIONS = ("star", "shield")


class Voice(msgspec.Struct, frozen=True, eq=False):
    """Words, and the scenario whose factions are meant; without one they go by their icons."""

    words: Words
    scenario: str = ""

    def faction(self, side: str) -> str:
        """A faction by its name."""
        named = self.words.find(f"faction-{self.scenario}-{side}") if self.scenario else None
        return named or self.words(f"faction-{side}")

    def foe(self, kind: str | None) -> str:
        """Enemies of a type or of a faction."""
        if kind in FACTIONS:
            named = self.words.find(f"enemy-{self.scenario}-{kind}") if self.scenario else None
            return named or self.words(f"faction-{kind}")
        return self.words(f"type-{kind}")


def letters_text(words: Words, letters: str) -> str:
    """S.P.E.C.I.A.L. letters, as `[P C]`."""
    return words("letters", letters=" ".join(letters))


def all_of(voice: Voice, effects: Iterable[Any]) -> str:
    """Several effects as one phrase, in printed order."""
    return "; ".join(describe(voice, effect) for effect in effects)


def describe(voice: Voice, effect: Any) -> str:
    """What one effect brings."""
    return DESCRIBE[type(effect)](voice, effect)


# -- results


def _amount(voice: Voice, effect: Any) -> str:
    """Effects that are a number of something; one that goes by the icon's level says so."""
    tag, amount = effect.__struct_config__.tag, effect.amount
    if isinstance(amount, int):
        return voice.words(f"result-{tag}", amount=amount)
    if amount == "all":
        return voice.words(f"result-{tag}-all")
    return by_level(voice.words, f"symbol-{tag}", amount)


def by_level(words: Words, symbol: str, amount: str) -> str:
    """So much of something as the icon's level says, and what is added to it."""
    more = amount.removeprefix("level").replace("-", "−")
    return words("result-by-level", what=words(symbol), more=more)


def _plain(voice: Voice, effect: Any) -> str:
    return voice.words(f"result-{effect.__struct_config__.tag}")


def _draw(voice: Voice, effect: result.Draw) -> str:
    if isinstance(effect.amount, int):
        return voice.words(f"result-draw-{effect.deck}", amount=effect.amount)
    return by_level(voice.words, f"deck-{effect.deck}", effect.amount)


def _shop(voice: Voice, effect: result.Shop) -> str:
    if isinstance(effect.dealings, int):
        return voice.words("result-shop", amount=effect.dealings)
    return by_level(voice.words, "symbol-shop", effect.dealings)


def _discard(voice: Voice, effect: result.Discard) -> str:
    text = voice.words("result-discard", amount=effect.amount)
    return text if effect.kind is None else f"{text} ({voice.words(f'kind-{effect.kind}')})"


def _place(voice: Voice, effect: result.Place) -> str:
    where = where_text(voice, effect.at)
    return voice.words("result-place", enemy=voice.foe(effect.enemy), amount=effect.amount, where=where)


def _remove(voice: Voice, effect: result.Remove) -> str:
    text = voice.words("result-remove", enemy=voice.foe(effect.enemy), amount=effect.amount)
    return text if effect.at is None else f"{text} ({where_text(voice, effect.at)})"


def _kill(voice: Voice, effect: result.Kill) -> str:
    enemy = effect.enemy
    text = voice.words("result-kill-any") if enemy is None else voice.words("result-kill", enemy=voice.foe(enemy))
    return text if effect.at is None else f"{text} ({where_text(voice, effect.at)})"


def _test(voice: Voice, effect: result.Test) -> str:
    message = "result-test" if effect.by == "self" else "result-test-other"
    letters = letters_text(voice.words, effect.letters)
    return _branches(voice, effect, voice.words(message, letters=letters, difficulty=effect.difficulty))


def _fight(voice: Voice, effect: result.Fight) -> str:
    return _branches(voice, effect, voice.words("result-fight", enemy=voice.foe(effect.enemy)))


def _branches(voice: Voice, effect: result.Test | result.Fight, text: str) -> str:
    """A task with what comes of it, as far as that is told."""
    for outcome, effects in (("success", effect.success), ("failure", effect.failure)):
        if effects:
            text = f"{text}; {voice.words(f'outcome-{outcome}')}: {all_of(voice, effects)}"
    return text


def _give(voice: Voice, effect: result.Give) -> str:
    if effect.card:
        return voice.words("result-give", what=name_of(voice.words, "card", effect.card))
    return voice.words("result-give", what=voice.words(f"kind-{effect.kind}" if effect.kind else "kind-any"))


def _if(voice: Voice, effect: result.If) -> str:
    text = voice.words("result-if", when=when_text(voice, effect.when), then=all_of(voice, effect.then))
    return f"{text}; {voice.words('result-else')}: {all_of(voice, effect.otherwise)}" if effect.otherwise else text


# -- what cards can do


def _with_reach(voice: Voice, text: str, reach: str | None) -> str:
    return text if reach is None else f"{text} ({voice.words(f'reach-{reach}')})"


def _hits(voice: Voice, effect: can.Hits) -> str:
    return _with_reach(voice, voice.words("can-hits", amount=effect.amount), effect.reach)


def _rerolls(voice: Voice, effect: can.Rerolls) -> str:
    text = voice.words("can-rerolls", amount=effect.amount)
    if effect.letters is not None:
        text = f"{text}, {voice.words('if-letters', letters=letters_text(voice.words, effect.letters))}"
    return _with_reach(voice, text, effect.reach)


def _succeed(voice: Voice, effect: can.Succeed) -> str:
    text = voice.words("can-succeed")
    if effect.letters is None:
        return text
    return f"{text}, {voice.words('if-letters', letters=letters_text(voice.words, effect.letters))}"


def _can(voice: Voice, effect: Any) -> str:
    """An ability whose fields are all that its message needs."""
    return voice.words(f"can-{effect.__struct_config__.tag}", **msgspec.structs.asdict(effect))


def _test_rerolls(voice: Voice, effect: can.TestRerolls) -> str:
    text = voice.words("always-test-rerolls", amount=effect.amount)
    if effect.letters is None:
        return text
    return f"{text}, {voice.words('if-letters', letters=letters_text(voice.words, effect.letters))}"


def _always(voice: Voice, effect: Any) -> str:
    return voice.words(f"always-{effect.__struct_config__.tag}", **msgspec.structs.asdict(effect))


def use_text(voice: Voice, use: can.Use) -> str:
    """When a card is used, at what price, for what, and what comes of it afterwards."""
    words = voice.words
    text = words("use-text", moment=words(f"moment-{use.moment}"), pay=use.pay, effects=all_of(voice, use.effects))
    if use.needs is not None:
        text = f"{text} ({words('needs', when=when_text(voice, use.needs))})"
    return f"{text}; {words('use-after')}: {all_of(voice, use.after)}" if use.after else text


# -- what an agenda is worth


def worth_text(voice: Voice, worth: value.AnyWorth) -> str:
    """One influence, and when there is more."""
    words = voice.words
    if isinstance(worth, value.Lead):
        return words("worth-lead", faction=voice.faction(worth.faction))
    if isinstance(worth, value.Steps):
        steps = [words(f"worth-{worth.of}", amount=step) for step in worth.at]
        return words("worth-steps", count=len(steps), steps="; ".join(steps))
    if isinstance(worth, value.Chain):
        steps = [when_text(voice, when) for when in worth.of]
        return words("worth-chain", count=len(steps), steps="; ".join(steps))
    return words("worth-unexplored" if isinstance(worth, value.Unexplored) else "worth-balance")


# -- conditions


def when_text(voice: Voice, when: When) -> str:
    """All that a condition asks for."""
    words = voice.words
    named = {field: getattr(when, field) for field in PLAIN_PARTS if getattr(when, field) != getattr(NOTHING, field)}
    parts = [CONDITIONS[field](voice, when, asked) for field, asked in named.items()]
    if when.any:
        parts.append(words("when-any", what=_alternatives(voice, when.any)))
    if when.none:
        parts.append(_none_text(voice, when.none))
    return words.list(parts)


def _none_text(voice: Voice, whens: tuple[When, ...]) -> str:
    """What must not be; the most common cases, one trait or one token, have a phrase of their own."""
    words = voice.words
    if whens == (When(trait=whens[0].trait),):
        return words("when-none-trait", trait=words(f"trait-{whens[0].trait}"))
    if whens == (When(letter=whens[0].letter),):
        return words("when-none-letter", letter=whens[0].letter)
    return words("when-none", what=_alternatives(voice, whens))


def _alternatives(voice: Voice, whens: tuple[When, ...]) -> str:
    return f" {voice.words('or')} ".join(when_text(voice, each) for each in whens)


def _number(field: str) -> Callable[[Voice, When, Any], str]:
    return lambda voice, when, asked: voice.words(f"when-{field}", amount=asked)


NOTHING = When()
CONDITIONS: dict[str, Callable[[Voice, When, Any], str]] = {
    "trait": lambda voice, when, asked: voice.words("when-trait", trait=voice.words(f"trait-{asked}")),
    "letter": lambda voice, when, asked: voice.words("when-letter", letter=asked),
    "special": _number("special"),
    "caps": _number("caps"),
    "rads": _number("rads"),
    "card": lambda voice, when, asked: voice.words("when-card", card=name_of(voice.words, "card", asked)),
    "kind": lambda voice, when, asked: voice.words("when-kind", kind=voice.words(f"kind-{asked}"), count=when.count),
    "equipped": lambda voice, when, asked: voice.words("when-equipped", kind=voice.words(f"kind-{asked}")),
    "at": lambda voice, when, asked: voice.words("when-at", where=where_text(voice, asked)),
    "together": lambda voice, when, asked: voice.words("when-together"),
    "leads": lambda voice, when, asked: voice.words("when-leads", faction=voice.faction(asked), amount=when.by),
    "loyal": lambda voice, when, asked: voice.words("when-loyal", faction=voice.faction(asked)),
    "staged": lambda voice, when, asked: voice.words("when-staged", number=asked),
    "weapon_cost": _number("weapon-cost"),
    "armor": _number("armor"),
    "companions": _number("companions"),
    "uniques": _number("uniques"),
    "inventory": _number("inventory"),
    "slots": _number("slots"),
}
PLAIN_PARTS = tuple(CONDITIONS)


def where_text(voice: Voice, where: Where) -> str:
    """A kind of place: all that is said of it, and whether the nearest or the farthest is meant."""
    words = voice.words
    if where.place:
        return name_of(words, "place", where.place)
    parts = []
    if where.marker:
        parts.append(words("where-marker"))
    if where.icon is not None:
        parts.append(words(f"where-{where.icon}"))
    if where.terrain is not None:
        parts.append(words(f"terrain-{where.terrain}"))
    if where.facedown:
        parts.append(words("where-facedown"))
    if where.back is not None:
        parts.append(words(f"back-{where.back}"))
    if where.tile:
        q, r = map(int, where.tile.split(","))
        parts.append(words("where-tile", way=way_from_camp(words, q, r)))
    if where.farthest:
        parts.append(words("where-farthest"))
    return words.list(parts)


DESCRIBE: dict[type, Callable[[Voice, Any], str]] = {
    **dict.fromkeys((result.Xp, result.Caps, result.LoseCaps, result.Damage, result.Rads), _amount),
    **dict.fromkeys((result.Heal, result.Cure, result.Movement, result.Action, can.MoreActions), _amount),
    **dict.fromkeys((result.Trash, result.Ready, result.Explore), _plain),
    result.Draw: _draw,
    result.Shop: _shop,
    result.Unique: lambda voice, effect: voice.words("result-unique", card=name_of(voice.words, "card", effect.card)),
    result.Power: lambda voice, effect: voice.words(
        "result-power", faction=voice.faction(effect.faction), amount=effect.amount
    ),
    result.Add: lambda voice, effect: voice.words("result-add", number=effect.card),
    result.Stage: lambda voice, effect: voice.words("result-stage", number=effect.card),
    result.Become: lambda voice, effect: voice.words("result-become", trait=voice.words(f"trait-{effect.trait}")),
    result.Lose: lambda voice, effect: voice.words("result-lose", trait=voice.words(f"trait-{effect.trait}")),
    result.Special: lambda voice, effect: voice.words("result-special", letter=effect.letter),
    result.Perk: lambda voice, effect: voice.words("result-perk", letter=effect.letter),
    result.Discard: _discard,
    result.Travel: lambda voice, effect: voice.words("result-travel", where=where_text(voice, effect.to)),
    result.Place: _place,
    result.Remove: _remove,
    result.Kill: _kill,
    result.Marker: lambda voice, effect: voice.words("result-marker", where=where_text(voice, effect.at)),
    result.Test: _test,
    result.Fight: _fight,
    result.Pay: lambda voice, effect: voice.words("result-pay", amount=effect.caps),
    result.Give: _give,
    result.If: _if,
    can.Hits: _hits,
    can.Rerolls: _rerolls,
    can.Succeed: _succeed,
    **dict.fromkeys((can.Ignore, can.Slay, can.SetDie, can.PickLoot, can.Camp, can.Calm, can.Scout), _can),
    **dict.fromkeys((can.Rally, can.Scrap, can.Roomy), _can),
    can.TestRerolls: _test_rerolls,
    can.NoEquip: lambda voice, effect: voice.words("always-no-equip", kind=voice.words(f"kind-{effect.kind}")),
    **dict.fromkeys((can.RadShield, can.SecondSkin, can.HpCap, can.RadsHeal, can.Hide), _always),
    **dict.fromkeys((can.NoTerrainRads, can.Bounty), _always),
}
