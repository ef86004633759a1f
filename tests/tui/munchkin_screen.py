"""Tables of Munchkin in the terminal, for tests: at every kind of question, on the whole screen or line by line."""

import asyncio
import io
from collections.abc import Awaitable, Callable

from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from crossroads.bots import Bot, make_bot
from crossroads.games.munchkin.player import Kept
from crossroads.games.munchkin.state import Foe
from crossroads.tui.boards.munchkin.scene import scene
from crossroads.tui.plain import run_plain
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tests.kit.munchkin import Table, munchkin, table

Steps = Callable[[CrossroadsApp, Pilot[int]], Awaitable[None]]
SMALL, ROOMY, LARGE = (80, 24), (120, 40), (160, 45)
FILLER = ["bent-fork"]


def at(t: Table, people: tuple[int, ...] = (0,), lang: str = "en") -> Session:
    """Sit down at a table of the kit; bots that do the least sit where no person does."""
    seats = t.game.setup.seats
    bots: dict[int, Bot] = {seat: make_bot("random", "munchkin", str(seat)) for seat in range(seats)}
    return Session(t.game, people, {seat: bots[seat] for seat in bots if seat not in people}, lang)


def everybody(t: Table, lang: str = "en") -> Session:
    """Sit down in all seats; whoever is asked has the screen."""
    session = at(t, tuple(range(t.game.setup.seats)), lang)
    session.hand_over()
    return session


def at_table(session: Session, steps: Steps, size: tuple[int, int] = SMALL) -> None:
    """Open the table, do these steps, and leave."""
    app = CrossroadsApp(session)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())


def shown(app: CrossroadsApp, name: str) -> str:
    """What a pane says."""
    content = app.screen.query_one(name).query_one(Static).visual
    return str(content.plain if isinstance(content, Text) else content)


def told(session: Session, width: int = 39) -> str:
    """What goes on, where there is little room."""
    return scene(session, width, headline=56).plain


async def press(pilot: Pilot[int], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


def a_fight() -> Table:
    """Ann and her helper Ben against a Seasoned Stray Dog that glows; somebody has thrown a cola."""
    t = table(
        munchkin(level=2, hand=["glowing-cola", "tripwire.1"], used=["combat-helmet"], classes=["raider.1"]),
        munchkin(level=3, hand=FILLER, sidekick="faithful-mutt"),
        munchkin(hand=FILLER),
        foes=[Foe("ghoul-roamer", "ghoul-roamer", enhancers=("seasoned",), irradiated=True, met=(0, 1))],
        helper=1,
    )
    t.act(0, "play:glowing-cola", "side:munchkins")
    while (t.seat, t.prompt) != (0, "combat"):
        t.skip()
    return t


def until(t: Table, prompt: str) -> Table:
    t.until(prompt)
    return t


def chosen(t: Table, *options: str) -> Table:
    t.choose(*options)
    return t


def a_turn() -> Table:
    ann = munchkin(hand=["tripwire.1", "stray-dog", "combat-helmet"], used=["running-shoes"], classes=["raider.1"])
    return table(ann, munchkin(), munchkin())


def a_turn_with_others() -> Table:
    """At the turn of Ann, who holds a Tripwire, the others have cards that nobody sees."""
    return table(munchkin(hand=["tripwire.1"]), munchkin(hand=FILLER), munchkin(hand=["tin-can"]))


def a_draft() -> Table:
    return chosen(table(munchkin(hand=FILLER, used=["running-shoes"]), munchkin(), munchkin()), "trade:1")


def a_flight() -> Table:
    return until(table(munchkin(hand=FILLER), munchkin(), munchkin(), foes=["stray-dog"], dice=[1]), "before-roll")


def a_trade() -> Table:
    ben = munchkin(hand=FILLER, used=["running-shoes", "pipe-wrench"])
    t = table(munchkin(hand=FILLER, used=["combat-helmet"]), ben, munchkin(), active=1)
    return chosen(t, "trade:0", "give:running-shoes", "give:pipe-wrench", "ask:combat-helmet", "propose")


def a_body() -> Table:
    """Cleo dies of Creeping Irradiation; Ann takes of what she leaves."""
    creeping = Kept("creeping-irradiation", "creep", penalty=-3)
    cleo = munchkin(hand=["tripwire.1", "stray-dog"], used=["running-shoes"], kept=[creeping])
    return until(table(munchkin(level=2, hand=FILLER), munchkin(), cleo, active=2, phase="end"), "loot")


def a_perk() -> Table:
    t = table(munchkin(hand=["read-the-survival-guide"]), munchkin(), munchkin(), phase="prepare")
    t.act(0, "play:read-the-survival-guide", "target:0")
    return chosen(until(t, "perk-draw"), "draw")


KINDS = {"turn": a_turn, "fight": a_fight, "flight": a_flight, "offer": a_trade, "loot": a_body, "perk": a_perk}
PANES = ("#headline", "#scene", "#options", "#pages", "#detail", "#log", "#keys")


def said(session: Session, *lines: str) -> str:
    """All that a script of these lines is told."""
    stdout = io.StringIO()
    run_plain(session, io.StringIO("".join(f"{line}\n" for line in lines)), stdout)
    return stdout.getvalue()
