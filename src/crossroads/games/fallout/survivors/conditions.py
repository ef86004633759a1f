"""What a card may ask of a survivor or of the table: of each part, whether it holds and how it reads (topic results)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from crossroads.engine.modules import replaceable
from crossroads.games.fallout.cards.conditions import Side, When
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Held, Survivor
from crossroads.games.fallout.survivors.in_force import armor_of
from crossroads.games.fallout.survivors.where import fits, where_text

OTHER_SIDE: dict[Side, Side] = {"star": "shield", "shield": "star"}
PLAIN = When()
WhenCheck = Callable[[Fallout, Survivor, When, str], bool]


def holds(g: Fallout, who: Survivor, when: When, quest: str = "") -> bool:
    """Whether a condition holds for a survivor; `quest` is the card that asks, for its marker."""
    for is_met in _checks(when):  # noqa: SIM110  (a generator costs more, and this is asked all the time)
        if not is_met(g, who, when, quest):
            return False
    return True


def when_text(voice: Voice, when: When) -> str:
    """All that a condition asks for."""
    return voice.words.list([part.text(voice, when) for part in _asked(when)])


@lru_cache(maxsize=4096)
def _checks(when: When) -> tuple[WhenCheck, ...]:
    return tuple([part.holds for part in _asked(when)])


def _asked(when: When) -> "list[Part]":
    """The parts that a condition names."""
    return [part for field, part in PARTS.items() if getattr(when, field) != getattr(PLAIN, field)]


# -- what is asked about


def belongings(who: Survivor) -> tuple[Held, ...]:
    """All cards that a survivor has, equipped or not."""
    return (*who.equipped, *who.inventory)


def cards_of_kind(g: Fallout, who: Survivor, kind: str) -> int:
    """How many cards of a kind a survivor has."""
    return sum(g.content.cards[held.id].kind == kind for held in belongings(who))


@replaceable("fallout.loyalty.lasts-while-faceup")
def loyal_to(g: Fallout, who: Survivor) -> Side | None:
    """The faction that a survivor is loyal to (fallout.loyalty.lasts-while-faceup)."""
    return g.content.agendas[who.loyal_by].faction if who.loyal_by else None


def is_together(g: Fallout, who: Survivor) -> bool:
    """Whether another survivor shares the space; alone it has to be a settlement (fallout.solo-play.other-survivor-place)."""
    if g.started == 1:
        return g.land.spaces[who.space].icon == "settlement"
    return any(other.space == who.space for other in g.alive if other is not who)


def _has_equipped(g: Fallout, who: Survivor, when: When, quest: str) -> bool:
    return any(g.content.cards[held.id].kind == when.equipped for held in who.equipped)


def _weapon_costs(g: Fallout, who: Survivor, when: When, quest: str) -> bool:
    return who.weapon is not None and (g.content.cards[who.weapon.id].cost or 0) >= when.weapon_cost


def _leads(g: Fallout, who: Survivor, when: When, quest: str) -> bool:
    assert when.leads is not None
    return g.power[when.leads] - g.power[OTHER_SIDE[when.leads]] >= when.by


def _is_staged(g: Fallout, who: Survivor, when: When, quest: str) -> bool:
    return any(each.id in g.content.in_library(when.staged) for each in g.quests)


def _uniques(g: Fallout, who: Survivor) -> int:
    return sum(g.content.deck_of[held.id] == "unique" for held in belongings(who))


def _filled(who: Survivor) -> int:
    return sum(each is not None for each in (who.weapon, who.apparel, who.companion))


# -- how it reads


def _number(message: str, field: str) -> Callable[[Voice, When], str]:
    return lambda voice, when: voice.words(message, amount=getattr(when, field))


def _faction(voice: Voice, message: str, side: Any, **more: int) -> str:
    return voice.words(message, faction=voice.faction(side), **more)


def _none_text(voice: Voice, whens: tuple[When, ...]) -> str:
    """What must not be; the most common cases, such as one trait or one token, have a phrase of their own."""
    words = voice.words
    if whens == (When(trait=whens[0].trait),):
        return words("when-none-trait", trait=voice.name("trait", str(whens[0].trait)))
    if whens == (When(letter=whens[0].letter),):
        return words("when-none-letter", letter=whens[0].letter)
    if whens == (When(equipped=whens[0].equipped),):
        return words("when-none-equipped", kind=voice.name("kind", str(whens[0].equipped)))
    return words("when-none", what=_alternatives(voice, whens))


def _alternatives(voice: Voice, whens: tuple[When, ...]) -> str:
    return f" {voice.words('or')} ".join(when_text(voice, each) for each in whens)


# -- each part


class Part(NamedTuple):
    """One thing that a condition can name, in the field of the same name: whether it holds, and how it reads."""

    holds: WhenCheck
    text: Callable[[Voice, When], str]


PARTS: dict[str, Part] = {
    "trait": Part(
        lambda g, who, when, quest: when.trait in who.traits,
        lambda voice, when: voice.words("when-trait", trait=voice.name("trait", str(when.trait))),
    ),
    "letter": Part(
        lambda g, who, when, quest: str(when.letter) in who.special,
        lambda voice, when: voice.words("when-letter", letter=when.letter),
    ),
    "special": Part(
        lambda g, who, when, quest: len(who.special) >= when.special,
        _number("when-special", "special"),
    ),
    "caps": Part(
        lambda g, who, when, quest: who.caps >= when.caps,
        _number("when-caps", "caps"),
    ),
    "rads": Part(
        lambda g, who, when, quest: who.rads >= when.rads,
        _number("when-rads", "rads"),
    ),
    "card": Part(
        lambda g, who, when, quest: any(held.card == when.card for held in belongings(who)),
        lambda voice, when: voice.words("when-card", card=voice.name("card", when.card)),
    ),
    "kind": Part(
        lambda g, who, when, quest: cards_of_kind(g, who, str(when.kind)) >= when.count,
        lambda voice, when: voice.words("when-kind", kind=voice.name("kind", str(when.kind)), count=when.count),
    ),
    "equipped": Part(
        _has_equipped,
        lambda voice, when: voice.words("when-equipped", kind=voice.name("kind", str(when.equipped))),
    ),
    "at": Part(
        lambda g, who, when, quest: when.at is not None and fits(g, who.space, when.at, quest),
        lambda voice, when: voice.words("when-at", where="" if when.at is None else where_text(voice, when.at)),
    ),
    "together": Part(
        lambda g, who, when, quest: is_together(g, who),
        lambda voice, when: voice.words("when-together"),
    ),
    "leads": Part(
        _leads,
        lambda voice, when: _faction(voice, "when-leads", when.leads, amount=when.by),
    ),
    "loyal": Part(
        lambda g, who, when, quest: loyal_to(g, who) == when.loyal,
        lambda voice, when: _faction(voice, "when-loyal", when.loyal),
    ),
    "staged": Part(
        _is_staged,
        lambda voice, when: voice.words("when-staged", number=voice.number_of(when.staged)),
    ),
    "weapon_cost": Part(
        _weapon_costs,
        _number("when-weapon-cost", "weapon_cost"),
    ),
    "armor": Part(
        lambda g, who, when, quest: armor_of(g, who) >= when.armor,
        _number("when-armor", "armor"),
    ),
    "companions": Part(
        lambda g, who, when, quest: cards_of_kind(g, who, "companion") >= when.companions,
        _number("when-companions", "companions"),
    ),
    "uniques": Part(
        lambda g, who, when, quest: _uniques(g, who) >= when.uniques,
        _number("when-uniques", "uniques"),
    ),
    "inventory": Part(
        lambda g, who, when, quest: len(who.inventory) >= when.inventory,
        _number("when-inventory", "inventory"),
    ),
    "slots": Part(
        lambda g, who, when, quest: _filled(who) >= when.slots,
        _number("when-slots", "slots"),
    ),
    "any": Part(
        lambda g, who, when, quest: any(holds(g, who, each, quest) for each in when.any),
        lambda voice, when: voice.words("when-any", what=_alternatives(voice, when.any)),
    ),
    "none": Part(
        lambda g, who, when, quest: not any(holds(g, who, each, quest) for each in when.none),
        lambda voice, when: _none_text(voice, when.none),
    ),
    "also": Part(
        lambda g, who, when, quest: all(each.holds(g, who, quest) for each in when.also),
        lambda voice, when: voice.words.list([each.describe(voice) for each in when.also]),
    ),
}
