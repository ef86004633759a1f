"""Words that change a fight or a flight: sides, monsters, helpers, re-rolls, gambles, cancelling."""

from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import replace

from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.phrases import any_of, phrase, signed
from crossroads.games.munchkin.cards.words import COMBAT, FLIGHT, REACTION, Count, Deed, Target, Total
from crossroads.games.munchkin.combat.escaping import escape_from
from crossroads.games.munchkin.combat.monsters import add_monster, can_be_escaped, leave_fight, swap_monster
from crossroads.games.munchkin.plays.offers import ways_to_aim
from crossroads.games.munchkin.plays.stack import cancel, change, redirect, roll
from crossroads.games.munchkin.state import NOBODY, Munchkin, Pending, SideBonus
from crossroads.games.munchkin.strength.numbers import number, words_for

Cancelled = Literal[
    "trap", "radiation", "bad-stuff", "one-shot", "enhancer", "door", "ability", "level-up", "find"
]  # what a play may be answered as


class ForSide(Effect, Deed, frozen=True, tag="side"):
    """A bonus for a side that the player names, to the end of this fight (munchkin.interference.side-named)."""

    amount: Total
    fire: bool = False
    moments = COMBAT
    stays = True

    def aims(self) -> tuple[str, ...]:
        return ("side",)

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        return bool(use.side) and g.flight is None  # a side is there to be named in a fight only

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        fight = g.fight
        assert fight is not None
        amount = self.amount + _boost(g, use)
        side: Any = use.side
        bonus = SideBonus(use.card, side, amount, self.fire)
        g.fight = replace(fight, bonuses=(*fight.bonuses, bonus))
        about = {"seat": use.author, "card": use.card, "side": side, "amount": amount}
        g.emit("side", "munchkin.interference.strength-side-bonus", about)

    def describe(self, words: Words) -> str:
        return phrase(words, "word-side-fire" if self.fire else "word-side", self, signed=signed(self.amount))


def _boost(g: Munchkin, use: Pending) -> int:
    """What the player adds to own one-shots of a sort."""
    sort = getattr(g.card(use.card), "sort", "")
    boosts = words_for(g, g.players[use.author], "boost") if sort else ()
    return sum([word.amount for _, word in boosts if getattr(word, "what", "") == sort])


class Join(Effect, Deed, frozen=True, tag="join"):
    """A monster from its player's hand joins the fight (munchkin.wandering-creature.joins)."""

    moments = COMBAT

    def aims(self) -> tuple[str, ...]:
        return ("monster",)

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        return g.fight is not None and g.flight is None and bool(use.monster)

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        add_monster(g, use.monster)
        g.stack = (replace(g.top, monster=""),)  # the only one that waits: it is no answer

    def describe(self, words: Words) -> str:
        return phrase(words, "word-join", self)


class Swap(Effect, Deed, frozen=True, tag="swap"):
    """A monster from its player's hand takes the place of one in the fight, which is discarded unpaid."""

    moments = COMBAT

    def aims(self) -> tuple[str, ...]:
        return ("foe", "monster")

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        return bool(use.foe and use.monster) and g.flight is None  # the foe is one of a fight

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        swap_monster(g, use.foe, use.monster)
        g.stack = (replace(g.top, monster=""),)  # the only one that waits: it is no answer

    def describe(self, words: Words) -> str:
        return phrase(words, "word-swap", self)


class Oust(Effect, Deed, frozen=True, tag="oust"):
    """A monster, or all of them, leave the fight unkilled, with their Treasures or without."""

    which: Literal["monster", "all"] = "monster"
    treasures: Literal["kept", "lost"] = "kept"
    own: bool = False  # only in a fight of one's own
    moments = COMBAT

    def aims(self) -> tuple[str, ...]:
        return ("foe",) if self.which == "monster" else ()

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        fight = g.fight
        if fight is None or g.flight is not None or (self.own and use.author not in fight.munchkins):
            return False
        return bool(fight.foes if self.which == "all" else use.foe)

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        assert g.fight is not None
        names = [use.foe] if self.which == "monster" else [foe.id for foe in g.fight.foes]
        for name in names:
            leave_fight(g, name, killed=False, paid=self.treasures == "kept")

    def describe(self, words: Words) -> str:
        return phrase(words, f"word-oust-{self.which}-{self.treasures}", self)


class ForceHelp(Effect, Deed, frozen=True, tag="force-help"):
    """The fighter names a living player as helper, without a deal (munchkin.help.forced)."""

    moments = COMBAT

    def aims(self) -> tuple[str, ...]:
        return ("target",)

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        fight = g.fight
        if fight is None or g.flight is not None or fight.helper != NOBODY or use.author != fight.fighter:
            return False
        return use.target != fight.fighter

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        assert g.fight is not None
        g.fight = replace(g.fight, helper=use.target, had_helper=True, deal=None)
        g.emit("joined", "munchkin.help.forced", {"seat": use.target})

    def describe(self, words: Words) -> str:
        return phrase(words, "word-force-help", self)


class Escape(Effect, Deed, frozen=True, tag="escape"):
    """The runner leaves the flight without further rolls, but not from what cannot be escaped."""

    moments = FLIGHT

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        return g.flight is not None and g.flight.runners[:1] == (use.author,) and bool(self._left(g))

    def _left(self, g: Munchkin) -> tuple[str, ...]:
        assert g.flight is not None
        return tuple([name for name in g.flight.left if can_be_escaped(g, name)])

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        for name in self._left(g):
            await escape_from(g, use.author, name)

    def describe(self, words: Words) -> str:
        return phrase(words, "word-escape", self)


class Gamble(Effect, Deed, frozen=True, tag="gamble"):
    """What both results need is named first; then the die decides between them."""

    needs = "player"

    least: Count
    wins: tuple[Deed, ...] = ()
    loses: tuple[Deed, ...] = ()
    moments = COMBAT | frozenset(("open",))
    stays = True

    def aims(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([aim for deed in (*self.wins, *self.loses) for aim in deed.aims()]))

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        """The prize must be possible; a bonus for a fight needs one."""
        return all(any(True for _ in ways_to_aim(g, use, deed)) for deed in self.wins)

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        who = g.players[use.author]
        die = await roll(g, use.author, "gamble", use.card) + number(g, who, "roll")
        won = die >= self.least
        g.emit("gamble", "munchkin.effects.instant-at-once", {"seat": use.author, "card": use.card, "won": won})
        for deed in self.wins if won else self.loses:
            own = replace(use, target=use.author) if not deed.aims() else use
            if deed.can_act(g, own):
                await deed.resolve(g, own)

    def describe(self, words: Words) -> str:
        wins = words.list(deed.describe(words) for deed in self.wins)
        loses = words.list(deed.describe(words) for deed in self.loses)
        message = "word-gamble" if loses else "word-gamble-or-nothing"
        return phrase(words, message, self, least=self.least, wins=wins, loses=loses)


class Cancel(Effect, Deed, frozen=True, tag="cancel"):
    """An effect that waits does not take effect (munchkin.effects.cancel-only-special, cancel-only-at-once)."""

    kinds: Annotated[tuple[Cancelled, ...], Meta(min_length=1)]
    whom: Target = "any"
    moments = REACTION

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        if use.answers == NOBODY:
            return False
        waiting = g.stack[use.answers]
        return waiting.kind in self.kinds and (self.whom != "self" or waiting.target == use.author)

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        cancel(g, use.answers)

    def describe(self, words: Words) -> str:
        return phrase(words, "word-cancel", self, kinds=any_of(words, [words(f"kind-{kind}") for kind in self.kinds]))


class Redirect(Effect, Deed, frozen=True, tag="redirect"):
    """A Trap or a Radiation card that waits befalls another living player (munchkin.response-windows.reaction-window)."""

    kinds: Annotated[tuple[Literal["trap", "radiation"], ...], Meta(min_length=1)]
    whom: Target = "self"  # at whom it is aimed so far
    moments = REACTION
    aims_anew = True

    def aims(self) -> tuple[str, ...]:
        return ("target",)

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        if use.answers == NOBODY:
            return False
        waiting = g.stack[use.answers]
        if waiting.kind not in self.kinds or use.target == waiting.target or not g.players[use.target].alive:
            return False
        return self.whom == "any" or waiting.target == use.author

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        redirect(g, use.answers, use.target)
        about = {"seat": use.author, "card": g.stack[use.answers].card, "target": use.target}
        g.emit("redirected", "munchkin.response-windows.reaction-window", about)

    def describe(self, words: Words) -> str:
        return phrase(words, "word-redirect", self, kinds=any_of(words, [words(f"kind-{kind}") for kind in self.kinds]))


class Reroll(Effect, Deed, frozen=True, tag="reroll"):
    """A new result, which stands unless another power re-rolls it."""

    rolls: Literal["any", "run", "rad", "gamble"] = "any"
    whom: Target = "self"
    moments = REACTION

    def can_act(self, g: Munchkin, use: Pending) -> bool:
        if use.answers == NOBODY:
            return False
        made = g.stack[use.answers]
        if made.kind != "roll" or self.rolls not in ("any", made.rolls):
            return False
        return self.whom == "any" or made.target == use.author

    async def resolve(self, g: Munchkin, use: Pending) -> None:
        made = g.stack[use.answers]
        (die,) = g.roll(made.rolls, 1, whose=(made.target,))
        change(g, use.answers, replace(made, die=die))
        about = {"seat": made.target, "rolls": made.rolls, "die": die, "card": use.card}
        g.emit("reroll", "munchkin.response-windows.roll-window", about)

    def describe(self, words: Words) -> str:
        return phrase(words, f"word-reroll-{self.rolls}", self)


EFFECTS: tuple[type[Any], ...] = (ForSide, Join, Swap, Oust, ForceHelp, Escape, Gamble, Cancel, Redirect, Reroll)
