"""Answers over the table: why something cannot be chosen, what one would do, and the rules by search."""

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import Worker, WorkerState, get_current_worker

from crossroads import rules
from crossroads.bots.advice import Advice
from crossroads.bots.advice_words import OptionInWords
from crossroads.bots.appraising import NotWanted
from crossroads.engine.game import Game
from crossroads.rules.pages import book_page, show_page
from crossroads.tui.advising import advise, in_words
from crossroads.tui.boards.board import board_of
from crossroads.tui.boards.legends import table_legend
from crossroads.tui.palette import AMBER, BRIGHT, DIM, PHOSPHOR
from crossroads.tui.screens import SHEET, Overlay
from crossroads.tui.session import NotPossible, Session, by_rule
from crossroads.tui.typeset import hanging

LIMIT = 30
FOLDED = 3  # things that are told of a rule until all of them are asked for


def page_text(session: Session, rule_id: str) -> Text:
    """The page of a rule, its lines joined again so that the pane can break them."""
    try:
        page = show_page(rule_id, session.lang, sources=False, added=session.added_rules())
    except rules.Unknown:  # its own sentence is all there is of it
        page = f"{rule_id}\n{session.game.definition.rule_text(rule_id, session.lang)}"
    name, *lines = page.splitlines()
    paragraphs: list[str] = []
    for line in lines:
        if line.startswith("  ") and paragraphs:
            paragraphs[-1] += (" " if paragraphs[-1] else "") + line.strip()
        else:
            paragraphs.append(line.strip())
    text = Text().append(name, style=f"bold {AMBER}").append("\n" + paragraphs[0], style=f"bold {BRIGHT}")
    return text.append("\n".join(["", *paragraphs[1:]]))


class RuleOverlay(Overlay[None]):
    """A list of things above, the page of the rule behind the highlighted one below."""

    def __init__(self, session: Session, title: str) -> None:
        super().__init__(session, title, session.terminal("app-list-hint"))
        self.rules: list[str] = []

    def compose(self) -> ComposeResult:
        with self.framed(Vertical(classes="sheet")):
            yield OptionList(id="found", classes="found", compact=True)
            with VerticalScroll(classes="page"):
                yield Static(id="rule-page")

    def fill(self, lines: list[tuple[Text, str]], nothing: str) -> None:
        """List these lines, each with its rule."""
        self.rules = [rule for _, rule in lines]
        found = self.query_one("#found", OptionList)
        found.set_options([Option(line) for line, _ in lines])
        found.highlighted = 0 if lines else None
        found.display = bool(lines)
        self.query_one("#rule-page", Static).update(page_text(self.session, self.rules[0]) if lines else Text(nothing))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.rules):
            page = page_text(self.session, self.rules[event.option_index])
            self.query_one("#rule-page", Static).update(page)
            self.query_one(".page", VerticalScroll).scroll_home(animate=False)


class WhyNot(RuleOverlay):
    """What cannot be chosen now, and the rule in the way of it: what is near first, what is far folded until asked for."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.terminal("app-why-title"))
        self.unfolded: set[str] = set()  # rules

    def on_mount(self) -> None:
        self.show_reasons()
        self.query_one("#found").focus()

    def show_reasons(self) -> None:
        """List every rule that is in the way, with what it forbids."""
        lines = [(self._reason(rule, refused), rule) for rule, refused in by_rule(self.session.refusals()).items()]
        self.fill(lines, self.session.terminal("app-over" if self.session.over else "app-why-none"))

    def _reason(self, rule: str, refused: list[NotPossible]) -> Text:
        """The rule's sentence under what it forbids."""
        board, ui = board_of(self.session), self.session.terminal
        width = self.app.size.width * SHEET // 100
        shown = refused if rule in self.unfolded or len(refused) <= FOLDED + 1 else refused[:FOLDED]
        names = [hanging(Text(board.refused_name(each), style=BRIGHT), width) for each in shown]
        if rest := len(refused) - len(shown):
            names.append(Text(ui("app-why-more", count=rest), style=DIM))
        reason = hanging(Text(f"  {refused[0].text} ", style=PHOSPHOR).append(f"({rule})", style=AMBER), width)
        return Text("\n").join([*names, reason])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Unfold what was chosen, or fold it again."""
        self.unfolded ^= {self.rules[event.option_index]}
        self.show_reasons()
        self.query_one("#found", OptionList).highlighted = event.option_index

    def on_key(self, event: events.Key) -> None:
        if event.character in ("?", "q", ",", "й"):
            event.stop()
            self.close_with(None)


class AdviceOverlay(Overlay[str]):
    """The best options with their reasons; a thread thinks of them meanwhile. Enter answers with the highlighted one."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.terminal("app-advice-title"), session.terminal("app-advice-hint"))
        self.best: list[str] = []  # the options that are listed

    def compose(self) -> ComposeResult:
        with self.framed(Vertical(classes="sheet")):
            yield Static(Text(self.session.terminal("advice-thinking"), style=DIM), id="finding")
            yield OptionList(id="advised", classes="found", compact=True)
            yield Static(id="basis")

    def on_mount(self) -> None:
        game = self.session.game.clone()  # the table may go on while the thread is still at it
        self.run_worker(lambda: self.think(game), thread=True)

    def think(self, game: Game[Any]) -> Advice | None:
        """In a thread: what one would do; nothing if the answer is not waited for."""
        worker = get_current_worker()
        try:
            return advise(game, lambda: not worker.is_cancelled)
        except NotWanted:
            return None

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.state == WorkerState.SUCCESS and event.worker.result is not None:
            self.show_advice(event.worker.result)

    def show_advice(self, advice: Advice) -> None:
        """List what the thread has found."""
        told = in_words(self.session, advice)
        self.best = [each.option for each in told.options]
        self.query_one("#finding", Static).update(Text(told.finding, style=f"bold {AMBER}"))
        listed = self.query_one("#advised", OptionList)
        listed.set_options([Option(self._option(each)) for each in told.options])
        listed.highlighted = 0
        listed.focus()
        self.query_one("#basis", Static).update(Text(told.basis, style=DIM))

    def _option(self, each: OptionInWords) -> Text:
        """What an option is called, how it compares with the best, and under it why."""
        width = self.query_one("#advised").scrollable_content_region.width - 1
        lines = [Text(self.session.label(each.option).sentence, style=BRIGHT), Text(f"  {each.text}", style=AMBER)]
        lines += [Text(f"  {text} ", style=PHOSPHOR).append(f"({rule})", style=DIM) for text, rule in each.reasons]
        return Text("\n").join([hanging(line, width) for line in lines])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.close_with(self.best[event.option_index])

    def on_key(self, event: events.Key) -> None:
        if event.character in ("a", "q", "ф", "й"):
            event.stop()
            self.close_with(None)


class Search(RuleOverlay):
    """The rules that the typed words find."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.terminal("app-search-title"))

    def compose(self) -> ComposeResult:
        with self.framed(Vertical(classes="sheet")):
            yield Input(placeholder=self.session.terminal("app-search-hint"), id="words")
            yield OptionList(id="found", classes="found", compact=True)
            with VerticalScroll(classes="page"):
                yield Static(id="rule-page")

    def on_mount(self) -> None:
        self.query_one("#words").focus()
        self.fill([], self.book())

    def book(self) -> str:
        """The rules from front to back, for whoever looks for nothing in particular."""
        session = self.session
        width = self.app.size.width * SHEET // 100
        return book_page(session.game.setup.game, session.lang, width, table_legend(session))

    def on_input_changed(self, event: Input.Changed) -> None:
        words = event.value.strip()
        if not words:
            self.fill([], self.book())
            return
        decision = self.session.decision
        now = (decision.rule,) if decision is not None else ()
        session = self.session
        hits = rules.search(words, session.game.setup.game, session.lang, LIMIT, now, session.added_rules())
        lines = [
            (Text().append(hit.rule.text, style=BRIGHT).append(f"  {hit.rule.id}", style=AMBER), hit.rule.id)
            for hit in hits
        ]
        self.fill(lines, self.session.terminal("app-search-none"))

    def on_key(self, event: events.Key) -> None:
        found = self.query_one("#found", OptionList)
        if event.key in ("down", "up", "enter") and self.query_one("#words").has_focus and found.option_count:
            event.stop()
            found.focus()
