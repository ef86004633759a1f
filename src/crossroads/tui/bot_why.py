"""Over the table: why a bot made its last choice; a thread thinks of it meanwhile."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static
from textual.worker import Worker, WorkerState, get_current_worker

from crossroads.bots.advice_words import ChoiceInWords
from crossroads.bots.appraising import NotWanted
from crossroads.bots.explaining import ToldChoice
from crossroads.tui.asking import BotsChoice, in_words, why_of
from crossroads.tui.palette import AMBER, BRIGHT, DIM, PHOSPHOR
from crossroads.tui.screens import Overlay
from crossroads.tui.session import Session
from crossroads.tui.typeset import hanging


class BotWhyOverlay(Overlay[None]):
    """What a bot chose last, how that compares with the best of what else there was, and why."""

    def __init__(self, session: Session, choice: BotsChoice) -> None:
        title = session.terminal("bot-why-of", name=session.seat_name(choice.seat))
        super().__init__(session, title, session.terminal("app-close"))
        self.choice = choice

    def compose(self) -> ComposeResult:
        with self.framed(Vertical(classes="sheet")), VerticalScroll(classes="page"):
            yield Static(Text(self.session.terminal("advice-thinking"), style=DIM), id="page-text")

    def on_mount(self) -> None:
        self.query_one(".page").focus()
        self.run_worker(self.think, thread=True)

    def think(self) -> ToldChoice | None:
        """In a thread: why the bot has chosen so; nothing if the answer is not waited for."""
        worker = get_current_worker()
        try:
            return why_of(self.choice, lambda: not worker.is_cancelled)
        except NotWanted:
            return None

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.state == WorkerState.SUCCESS and event.worker.result is not None:
            self.show_answer(event.worker.result)

    def show_answer(self, told: ToldChoice) -> None:
        """What the bot itself has said of it, then what the thread has found."""
        session = self.session
        answer = in_words(self.choice, told, session.words)
        said = [_with_rule(line.text, line.rule) for line in session.said_of(self.choice.made)]
        options = [line for number, each in enumerate(answer.options) for line in self._option(each, number == 0)]
        lines = [*said, Text(answer.finding, style=f"bold {AMBER}"), *options, Text(answer.basis, style=DIM)]
        width = self.query_one(".page").scrollable_content_region.width
        self.query_one("#page-text", Static).update(Text("\n").join([hanging(line, width) for line in lines]))

    def _option(self, each: ChoiceInWords, is_chosen: bool) -> list[Text]:
        """What an option is called, how it compares with the best, and under it why."""
        name = self.session.terminal("bot-why-chosen" if is_chosen else "bot-why-else", label=each.label)
        compared = [Text(f"  {each.text}", style=AMBER)] if each.text else []
        return [Text(name, style=BRIGHT), *compared, *[_with_rule(f"  {text}", rule) for text, rule in each.reasons]]

    def on_key(self, event: events.Key) -> None:
        if event.character in ("!", "q", "й") or event.key == "enter":
            event.stop()
            self.close_with(None)


def _with_rule(text: str, rule: str) -> Text:
    return Text(f"{text} ", style=PHOSPHOR).append(f"({rule})", style=DIM)
