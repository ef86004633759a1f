"""XP, level-ups and perks (topics xp, leveling-up, perk-cards)."""

from crossroads.engine.decisions import Option, pick
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor


async def gain_xp(g: Fallout, who: Survivor, amount: int, rule: str) -> None:
    """Move the peg for all of it, then carry out the level-ups (fallout.xp.all-steps-then-levels)."""
    if amount <= 0:
        return
    g.emit("xp", rule, {"seat": who.seat, "amount": amount})
    levels = 0
    for _ in range(amount):
        if who.xp < len(who.special):
            who.xp += 1  # fallout.xp.peg-steps
            continue
        who.xp = 0  # fallout.xp.level-trigger
        if g.options.level_ups == "at-once":
            await level_up(g, who)
        else:
            levels += 1
    for _ in range(levels):  # fallout.leveling-up.several-levels
        await level_up(g, who)


async def level_up(g: Fallout, who: Survivor) -> None:
    """Draw two tokens, keep one (fallout.leveling-up.draw-two, fallout.leveling-up.keep-one)."""
    letters = draw_tokens(g, min(2, len(g.supply)))
    if not letters:
        return  # fallout.leveling-up.supply-short
    g.emit("level-up", "fallout.leveling-up.draw-two", {"seat": who.seat, "letters": "".join(letters)})
    offers = [Option(f"token:{letter}", letter) for letter in dict.fromkeys(letters)]
    about = {"letters": "".join(letters)}
    kept = await pick(who.seat, "keep-token", offers, "fallout.leveling-up.free-choice", about)
    g.drawn = g.drawn[: len(g.drawn) - len(letters)]
    others = list(letters)
    others.remove(kept)
    g.supply += tuple(others)
    if kept not in who.special:
        put_token(g, who, kept, "fallout.leveling-up.new-letter")
        return
    if g.options.known_letter == "supply":  # fallout.leveling-up.known-letter
        g.supply += (kept,)
    else:
        g.gone += (kept,)
    await gain_perk(g, who, kept)


def draw_tokens(g: Fallout, count: int) -> tuple[str, ...]:
    """Tokens at random from the mixed supply (fallout.setup.special-supply-hidden); they wait at the end of `g.drawn`."""
    for _ in range(count):
        place = g.draw_lot("tokens", "special", g.supply)
        g.drawn += (g.supply[place],)
        g.supply = (*g.supply[:place], *g.supply[place + 1 :])
    return g.drawn[len(g.drawn) - count :]


def put_token(g: Fallout, who: Survivor, letter: str, rule: str) -> None:
    """A new letter goes onto the board; the peg stays under the token it was under."""
    under = who.special[who.xp - 1] if who.xp else ""
    who.put_letter(letter)
    who.xp = who.special.index(under) + 1 if under else 0
    g.emit("special", rule, {"seat": who.seat, "letter": letter})


async def gain_perk(g: Fallout, who: Survivor, letter: str) -> None:
    """A perk of the letter, else of any letter the survivor has (fallout.leveling-up.perk-choice, -fallback)."""
    matching = [perk for perk in g.perk_deck if g.content.perks[perk].letter == letter]
    rule = "fallout.leveling-up.perk-choice"
    if not matching:
        matching = [perk for perk in g.perk_deck if g.content.perks[perk].letter in who.special]
        rule = "fallout.leveling-up.perk-fallback"
    if not matching:  # fallout.leveling-up.no-perk
        return
    perk = await pick(who.seat, "perk", [Option(f"take-perk:{each}", each) for each in matching], rule)
    g.perk_deck = tuple([each for each in g.perk_deck if each != perk])
    who.perks += (perk,)
    g.emit("perk", rule, {"seat": who.seat, "perk": perk})


def return_perk(g: Fallout, who: Survivor, perk: str) -> None:
    """A used perk goes back to the open perk deck (fallout.perk-cards.back-to-deck)."""
    who.perks = tuple([each for each in who.perks if each != perk])
    g.perk_deck = tuple([each for each in g.content.perks if each == perk or each in g.perk_deck])
