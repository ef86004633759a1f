"""Words that take, give and bring things: levels, items, cards, classes, Perks, Sidekicks, life."""

from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import replace

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.phrases import any_of, phrase
from crossroads.games.munchkin.cards.words import ALWAYS, Condition, Deed, Target
from crossroads.games.munchkin.decks import PILES, deal, discard, discard_gear, receive
from crossroads.games.munchkin.gear.moving import come_into_play, leave, why_not_carry
from crossroads.games.munchkin.player import Gear, Kept, Player
from crossroads.games.munchkin.plays.playing import part_with
from crossroads.games.munchkin.state import Munchkin, Pending
from crossroads.games.munchkin.strength.levels import can_gain, gain_levels, lose_levels
from crossroads.games.munchkin.strength.numbers import holds, is_big

ItemSort = Literal["", "small", "big", "weapon", "one-shot", "priciest", "head", "armour", "feet"]
What = Literal["level", "hand", "class", "perk", "sidekick", "caps", "item"]
AtLeastOne = Annotated[int, Meta(ge=1, le=9999)]
Penalty = Annotated[int, Meta(ge=-99, le=-1)]
WORN = ("head", "armour", "feet")


def victim_of(g: Munchkin, use: Pending, whom: Target) -> Player:
    """Whom a word is about: whoever plays it, whom it is aimed at, or the victim of a Trap."""
    if use.kind in ("trap", "radiation", "bad-stuff") or whom != "self":
        return g.players[use.target]
    return g.players[use.author]


def price_of(g: Munchkin, gear: Gear) -> int:
    """The item and its modifiers; No Price is nothing (munchkin.modifiers.price-adds)."""
    return sum([price for card in gear.cards if isinstance(price := g.card(card).price, int)])


def items_of_sort(g: Munchkin, who: Player, sort: ItemSort) -> list[Gear]:
    """The items in play that a loss can take (munchkin.items.in-play-only)."""
    match sort:
        case "":
            return list(who.gear)
        case "small":
            return [gear for gear in who.gear if not _shows_big(g, gear)]
        case "big":
            return [gear for gear in who.gear if _shows_big(g, gear)]
        case "weapon":
            return [gear for gear in who.gear if getattr(g.card(gear.id), "weapon", "")]
        case "one-shot":
            return [gear for gear in who.gear if g.card(gear.id).kind == "one-shot"]
        case "priciest":
            prices = [price_of(g, gear) for gear in who.gear]
            return [gear for gear in who.gear if price_of(g, gear) == max(prices)]
        case _:
            return [gear for gear in who.gear if gear.used and getattr(g.card(gear.id), "slot", "") == sort]


def _shows_big(g: Munchkin, gear: Gear) -> bool:
    return is_big(g, replace(gear, cheat="", carried=False))


class Gain(Effect, Deed, frozen=True, tag="gain"):
    """Levels, but never the tenth (munchkin.level-up-cards.not-ten)."""

    amount: AtLeastOne = 1
    whom: Target = "self"
    when: Condition = ALWAYS

    def aims(self) -> tuple[str, ...]:
        return () if self.whom == "self" else ("target",)

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        who = victim_of(g, use, self.whom)
        return can_gain(who) and holds(g, who, self.when)

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        gain_levels(g, victim_of(g, use, self.whom), self.amount, "munchkin.level.gain-card")

    def describe(self, words: Words) -> str:
        return phrase(words, "word-gain", self, amount=self.amount)


class Lose(Effect, Deed, frozen=True, tag="lose"):
    """A loss. The loser chooses what fits (munchkin.items.victim-chooses); what is not there cannot be lost."""

    what: What
    sort: ItemSort = ""
    amount: AtLeastOne = 1
    all: bool = False
    random: bool = False
    whom: Target = "self"
    when: Condition = ALWAYS

    def __post_init__(self) -> None:
        if self.sort and self.what != "item":
            raise ValueError(f"only an item is of a sort; take `sort: {self.sort}` out, or write `what: item`")
        if self.random and (self.what != "hand" or self.all):
            raise ValueError("only some cards of a hand are lost at random; take `random` out")
        if self.all and self.what in ("level", "caps"):
            raise ValueError(f"`all` is for cards and items; give an `amount` of {self.what}")

    def aims(self) -> tuple[str, ...]:
        return () if self.whom == "self" else ("target",)

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        who = victim_of(g, use, self.whom)
        if use.kind == "level-up" and not can_gain(g.players[use.author]):
            return False  # its user must be able to gain what it gives
        return holds(g, who, self.when) and self._is_there(g, who)

    def _is_there(self, g: Munchkin, who: Player) -> bool:
        match self.what:
            case "level":
                return who.level > 1
            case "hand":
                return who.hand_size > 0
            case "class":
                return bool(who.classes)
            case "perk":
                return bool(who.perks)
            case "sidekick":
                return bool(who.sidekick)
            case _:
                return bool(items_of_sort(g, who, self.sort))

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        who = victim_of(g, use, self.whom)
        match self.what:
            case "level":
                lose_levels(g, who, self.amount, "munchkin.level.loss-only-card")
            case "hand":
                await self._lose_hand(g, who)
            case "caps":
                await self._lose_caps(g, who)
            case _:
                await self._lose_cards(g, who)

    def _choices(self, g: Munchkin, who: Player) -> list[str]:
        match self.what:
            case "class":
                return list(who.classes)
            case "perk":
                return list(who.perks)
            case "sidekick":
                return [who.sidekick] if who.sidekick else []
            case _:
                return [gear.id for gear in items_of_sort(g, who, self.sort)]

    async def _lose_cards(self, g: Munchkin, who: Player) -> None:
        everything = self.all or self.sort in WORN  # munchkin.items.worn-slot-all-lost
        for _ in self._choices(g, who) if everything else range(self.amount):
            there = self._choices(g, who)
            if not there:
                return
            card = there[0] if everything else await _which(g, who, there, "lose")
            part_with(g, who, card)
            g.emit("lost", "munchkin.items.ways-to-lose", {"seat": who.seat, "card": card})

    async def _lose_hand(self, g: Munchkin, who: Player) -> None:
        for _ in range(who.hand_size if self.all else self.amount):
            there = [*who.hand, *[gear.id for gear in who.bundles]]
            if not there:
                return
            if self.all:
                card = there[0]
            elif self.random:  # munchkin.randomness.random-card-pick
                card = there[g.draw_index("hand", len(there))]
            else:
                card = await _which(g, who, there, "lose")
            part_with(g, who, card)
            g.reveal()
            g.emit("lost", "munchkin.cards.hand-safe", {"seat": who.seat, "card": card})

    async def _lose_caps(self, g: Munchkin, who: Player) -> None:
        """Items are picked one by one until they are worth so much."""
        worth = 0
        while worth < self.amount:
            there = [gear.id for gear in who.gear if price_of(g, gear)]
            if not there:
                return
            card = await _which(g, who, there, "lose")
            gear = who.take_out(card)
            worth += price_of(g, gear)
            discard_gear(g, gear)
            g.emit("lost", "munchkin.items.ways-to-lose", {"seat": who.seat, "card": card})

    def describe(self, words: Words) -> str:
        amount = "all" if self.all else self.amount
        message = f"word-lose-{self.what}" + (f"-{self.sort}" if self.sort else "") + ("-random" if self.random else "")
        return phrase(words, message, self, amount=amount)


async def _which(g: Munchkin, who: Player, cards: list[str], prompt: str) -> str:
    options = [Option(f"lose:{card}", card) for card in cards]
    return await pick(who.seat, prompt, options, "munchkin.items.victim-chooses")


class Give(Effect, Deed, frozen=True, tag="give"):
    """An item of the victim's choice goes to the lowest other player."""

    needs = "victim"

    sort: ItemSort = ""

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        who = g.players[use.target]
        lowest = lowest_others(g, who)
        cards = list(dict.fromkeys([card for seat in lowest for card in fitting(g, who, seat, self.sort)]))
        if not cards:
            return
        card = await _which(g, who, cards, "give")
        takers = [seat for seat in lowest if card in fitting(g, who, seat, self.sort)]
        options = [Option(f"to:{seat}", seat) for seat in takers]
        seat = await pick(who.seat, "to", options, "munchkin.big-items.overflow-tie", {"card": card})
        hand_over(g, who, g.players[seat], card, "munchkin.items.ways-to-lose")

    def describe(self, words: Words) -> str:
        return phrase(words, "word-give", self, item=words(f"item-{self.sort or 'any'}"))


def lowest_others(g: Munchkin, who: Player) -> list[int]:
    """The other living players of the lowest Level among them."""
    others = [each for each in g.living if each is not who]
    return [each.seat for each in others if each.level == min(other.level for other in others)]


def fitting(g: Munchkin, who: Player, seat: int, sort: ItemSort) -> list[str]:
    """Items of a player that another one could carry."""
    taker = g.players[seat]
    return [gear.id for gear in items_of_sort(g, who, sort) if not why_not_carry(g, taker, _loose(gear))]


def _loose(gear: Gear) -> Gear:
    return replace(gear, cheat="", carried=False)


def hand_over(g: Munchkin, who: Player, taker: Player, card: str, rule: str) -> None:
    """An item in play goes to another player, and stays in play (munchkin.trading.traded-stays-in-play)."""
    come_into_play(g, taker, leave(g, who, card))
    g.emit("handed-over", rule, {"seat": who.seat, "to": taker.seat, "card": card})


class Steal(Effect, Deed, frozen=True, tag="steal"):
    """An item of another player that the thief chooses (munchkin.items.stolen-needs-room)."""

    needs = "player"

    sort: ItemSort = ""
    whom: Target = "any"

    def aims(self) -> tuple[str, ...]:
        return ("target",)

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        if use.target == use.author:
            return False
        return bool(fitting(g, g.players[use.target], use.author, self.sort))

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        thief, victim = g.players[use.author], g.players[use.target]
        options = [Option(f"steal:{card}", card) for card in fitting(g, victim, use.author, self.sort)]
        card = await pick(thief.seat, "steal", options, "munchkin.items.stolen-placement", {"seat": victim.seat})
        hand_over(g, victim, thief, card, "munchkin.items.stolen-placement")

    def describe(self, words: Words) -> str:
        return words("word-steal", item=words(f"item-{self.sort or 'any'}"))


class DrawCards(Effect, Deed, frozen=True, tag="draw"):
    """Cards from a deck, face down or open."""

    needs = "player"

    deck: Literal["door", "treasure"]
    amount: AtLeastOne = 1
    open: bool = False

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        return bool((g.doors or g.door_pile) if self.deck == "door" else (g.treasures or g.treasure_pile))

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        deal(g, g.players[use.author], self.deck, self.amount, "munchkin.other-treasures.as-printed", self.open)

    def describe(self, words: Words) -> str:
        return phrase(words, f"word-draw-{self.deck}" + ("-open" if self.open else ""), self, amount=self.amount)


class Take(Effect, Deed, frozen=True, tag="take"):
    """A card from the discards, after looking through them (munchkin.cards.discard-search)."""

    needs = "player"

    deck: Literal["door", "treasure"]

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        return bool(getattr(g, PILES[self.deck]))

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        who = g.players[use.author]
        pile = getattr(g, PILES[self.deck])
        options = [Option(f"take:{card}", card) for card in pile]
        card = await pick(who.seat, "take", options, "munchkin.cards.discard-search")
        setattr(g, PILES[self.deck], tuple([each for each in pile if each != card]))
        receive(g, who, (card,))
        veiled = {"seat": who.seat, "deck": self.deck}
        g.emit_to((who.seat,), "taken", "munchkin.cards.discard-search", {**veiled, "card": card}, veiled)

    def describe(self, words: Words) -> str:
        return phrase(words, f"word-take-{self.deck}", self)


class Die(Effect, Deed, frozen=True, tag="die"):
    """Death (munchkin.death.only-by-card)."""

    needs = "victim"

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        g.players[use.target].dying = True

    def describe(self, words: Words) -> str:
        return phrase(words, "word-die", self)


class ChangeSex(Effect, Deed, frozen=True, tag="sex"):
    """The other sex, for good (munchkin.sex.change)."""

    needs = "victim"

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        who = g.players[use.target]
        who.sex = "male" if who.sex == "female" else "female"
        g.emit("sex", "munchkin.sex.change", {"seat": who.seat, "sex": who.sex})

    def describe(self, words: Words) -> str:
        return phrase(words, "word-sex", self)


class Creep(Effect, Deed, frozen=True, tag="creep"):
    """A penalty that grows at the start of each turn, and kills in the end (munchkin.radiation.creeping-start)."""

    needs = "own-card"

    first: Penalty = -1
    step: Penalty = -1  # or it would never kill
    last: Penalty = -3

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        g.players[use.target].kept += (Kept(use.card, "creep", penalty=self.first),)

    def describe(self, words: Words) -> str:
        return phrase(words, "word-creep", self, first=-self.first, step=-self.step, last=-self.last)


class Cure(Effect, Deed, frozen=True, tag="cure"):
    """Discards a Trap or a Radiation card that acts on somebody (munchkin.radiation.antiradin, munchkin.effects.mentats)."""

    kinds: Annotated[tuple[Literal["radiation", "trap"], ...], Meta(min_length=1)]
    whom: Target = "self"

    def aims(self) -> tuple[str, ...]:
        return () if self.whom == "self" else ("target",)

    def _curable(self, g: Munchkin, who: Player) -> list[str]:
        return [kept.id for kept in who.kept if g.card(kept.id).kind in self.kinds]

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        who = g.players[use.target if self.whom != "self" else use.author]
        return bool(self._curable(g, who))

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        who = g.players[use.target if self.whom != "self" else use.author]
        options = [Option(f"cure:{card}", card) for card in self._curable(g, who)]
        card = await pick(use.author, "cure", options, "munchkin.radiation.antiradin", {"seat": who.seat})
        who.kept = tuple([kept for kept in who.kept if kept.id != card])
        discard(g, (card,))
        g.emit("cured", "munchkin.effects.lasting-ends", {"seat": who.seat, "card": card})

    def describe(self, words: Words) -> str:
        return phrase(words, "word-cure", self, kinds=any_of(words, [words(f"kind-{kind}") for kind in self.kinds]))


EFFECTS: tuple[type[Any], ...] = (Gain, Lose, Give, Steal, DrawCards, Take, Die, ChangeSex, Creep, Cure)
