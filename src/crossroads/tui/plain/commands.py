"""What can be typed beside a choice: each command takes the rest of its line, and says whether the question is put again."""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from crossroads import rules
from crossroads.engine.definition import CardTitle
from crossroads.engine.driver import NothingToUndo
from crossroads.engine.game import Reason
from crossroads.engine.words import LANGUAGES
from crossroads.rules import pages
from crossroads.tui import asking
from crossroads.tui.advising import advise, can_advise, in_words
from crossroads.tui.ahead import in_force, ways_ahead
from crossroads.tui.asking import why_of
from crossroads.tui.boards.legends import table_keywords, table_legend
from crossroads.tui.plain.talk import Talk, shown
from crossroads.tui.words import COMMANDS, quoted, spellings, typed

MOST_NAMES = 20
FOLDED = 4  # things that are told of a rule unless one asks for more


def why(talk: Talk, asked: str) -> bool:
    """Why things cannot be chosen; their numbers go on where those of the options end."""
    session = talk.session
    if asked and typed(asked) in spellings("why-last"):
        return why_last(talk)
    offered, refused = talk.options(), session.refusals()
    number = int(asked) if asked.isdecimal() and len(asked) < 9 else 0
    if not asked:
        explain(talk, [Reason(each.id, each.rule, each.text) for each in refused], fold=True)
    elif 1 <= number <= len(offered):
        option, label = offered[number - 1]
        talk.word("why-on-offer", label=talk.brief.in_full(option.id, label))
    elif len(offered) < number <= len(offered) + len(refused):
        each = refused[number - len(offered) - 1]
        explain(talk, [Reason(each.id, each.rule, each.text)])
    else:
        _why_words(talk, asked)
    return False


def why_last(talk: Talk) -> bool:
    """Why a bot made its last choice: what it has said of it, how it compares with the best of what else there was."""
    session, words = talk.session, talk.session.terminal
    choice = session.bots_choice
    if choice is None:
        talk.word("bot-why-unable")
        return False
    if talk.is_terminal:
        talk.word("advice-thinking")
    told = asking.in_words(choice, why_of(choice), session.words)
    lines = [words("bot-why-of", name=session.seat_name(choice.seat))]
    lines += [words("why-reason", text=line.text, rule=line.rule) for line in session.said_of(choice.made)]
    lines.append(told.finding)
    for number, each in enumerate(told.options):
        lines.append(words("bot-why-chosen" if number == 0 else "bot-why-else", label=each.label))
        lines += [f"  {each.text}"] * bool(each.text)
        lines += [f"  {words('why-reason', text=text, rule=rule)}" for text, rule in each.reasons]
    talk.say(*filter(None, [*lines, told.basis]))
    return False


def _why_words(talk: Talk, asked: str) -> None:
    try:
        reasons = talk.session.explain(asked)
    except ValueError as unknown:
        talk.say(str(unknown))
        return
    if reasons:
        explain(talk, reasons)
    else:
        talk.word("why-on-offer-many")


def explain(talk: Talk, reasons: Sequence[Reason], fold: bool = False) -> None:
    """Each rule in the way once, and under it what it forbids; `fold`, of many things only the first."""
    session, words = talk.session, talk.session.terminal
    if not reasons:
        talk.word("why-nothing")
        return
    first = len(session.labels()) + 1
    numbers = {each.id: number for number, each in enumerate(session.refusals(), first)}
    lines = [words("why-header")]
    for rule in dict.fromkeys(reason.rule for reason in reasons):
        forbidden = [reason for reason in reasons if reason.rule == rule]
        lines.append(words("why-reason", text=forbidden[0].text, rule=rule))
        shown = forbidden[:FOLDED] if fold and len(forbidden) > FOLDED + 1 else forbidden
        for reason in shown:
            number = f"{numbers[reason.option]}. " if reason.option in numbers else ""
            lines.append(f"  {number}{session.label(reason.option).sentence}")
        if rest := len(forbidden) - len(shown):
            lines.append("  " + words("why-more", count=rest))
    talk.say(*lines)


def give_advice(talk: Talk, asked: str) -> bool:
    """The best options under their numbers, how each compares with the best, and why."""
    session = talk.session
    if not can_advise(session):
        talk.word("advice-unable")
        return False
    if talk.is_terminal:
        talk.word("advice-thinking")
    advice = in_words(session, advise(session.game))
    offered = {option.id: (number, label) for number, (option, label) in enumerate(talk.options(), 1)}
    lines = [advice.finding]
    for each in advice.options:
        number, label = offered[each.option]
        lines += [f"{number}. {talk.brief.in_full(each.option, label)}", f"  {each.text}"]
        lines += [f"  {session.terminal('why-reason', text=text, rule=rule)}" for text, rule in each.reasons]
    talk.say(*filter(None, [*lines, advice.basis]))
    return False


def search_rules(talk: Talk, asked: str) -> bool:
    if asked:
        session = talk.session
        talk.say(pages.search_page(asked, session.game.setup.game, session.lang, talk.width, session.added_rules()))
    else:
        talk.word("rules-usage")
    return False


def show_rule(talk: Talk, asked: str) -> bool:
    """One rule by its id, with or without the game's name before it."""
    session = talk.session
    game = session.game.setup.game
    if not asked:
        talk.word("rule-usage", example=session.game.definition.seats_rule)
        return False
    added = session.added_rules()
    whole = asked.startswith(f"{game}.") or any(asked in dict(each.texts) for each in added)
    try:
        page = pages.show_page(
            asked if whole else f"{game}.{asked}", session.lang, sources=False, width=talk.width, added=added
        )
        talk.say(page)
    except rules.Unknown as unknown:
        near = session.terminal.list(unknown.near)
        talk.word("rule-near" if near else "rule-unknown", given=quoted(asked), near=near)
    return False


def show_table(talk: Talk, asked: str) -> bool:
    """The whole table, or the lines of it that these words are in."""
    lines = talk.session.table_about(asked) if asked else talk.session.table()
    talk.say(*(lines or [talk.session.terminal("table-unknown", asked=quoted(asked))]))
    return False


def show_card(talk: Talk, asked: str) -> bool:
    """The text of a card by its name, a part of its name, or its key."""
    session = talk.session
    cards = list(session.cards().values())
    fitting = _fitting(asked, cards) if asked else []
    if not cards:
        talk.word("card-none")
    elif not asked:
        talk.word("card-usage", example=cards[0].title)
    elif len(names := list(dict.fromkeys(card.title for card in fitting))) > 1:
        more = ["…"] if len(names) > MOST_NAMES else []
        talk.word("card-many", names=session.terminal.list([*names[:MOST_NAMES], *more]))
    elif fitting:
        talk.say(fitting[0].title, session.card(fitting[0].key))
    else:
        near = session.terminal.list(get_close_matches(asked, [card.title for card in cards], 3))
        talk.word("card-near" if near else "card-unknown", given=quoted(asked), near=near)
    return False


def undo(talk: Talk, asked: str) -> bool:
    before = talk.session.game.history
    try:
        talk.session.undo()
    except NothingToUndo as refused:
        talk.say(str(refused))
        return False
    talk.told = talk.session.game.choices_made
    talk.word("undo-done", label=talk.session.label(before[talk.told]).sentence)
    return True


def stand(talk: Talk, asked: str) -> bool:
    """Say what one does at windows to come; without a word, or with a strange one, what can be said."""
    session, ways = talk.session, ways_ahead(talk.session)
    kind = next((way for way in ways if asked and typed(asked) in spellings(f"stand-{way}")), None)
    if kind is not None:
        session.stand(kind)
        return True
    if not ways:
        talk.word("stand-nothing")
    said = in_force(session)
    for way in ways:
        told = session.terminal(f"stand-{way}.help")
        talk.say(session.terminal("stand-in-force", way=told) if way in said else told)
    return False


def save(talk: Talk, asked: str) -> bool:
    path = Path(asked).expanduser() if asked else talk.session.save_path
    if path is None:
        talk.word("save-usage")
        return False
    try:
        talk.session.save(path)
    except (OSError, ValueError) as failed:  # a name with a zero byte is a ValueError
        talk.word("save-failed", path=shown(path), reason=getattr(failed, "strerror", None) or quoted(str(failed)))
    else:
        talk.saved_at = talk.session.game.choices_made
        talk.word("save-done", path=shown(path))
    return False


def change_language(talk: Talk, asked: str) -> bool:
    if asked.lower() not in LANGUAGES:
        talk.word("lang-unknown", given=quoted(asked))
        return False
    talk.session.set_language(asked.lower())
    talk.word("lang-done")
    return True


def show_log(talk: Talk, asked: str) -> bool:
    """All that happened, or the last lines of it."""
    if asked and not (asked.isdecimal() and len(asked) < 9 and int(asked)):
        talk.word("log-usage")
        return False
    lines = [line.text for line in talk.session.log][-int(asked or 0) :]
    talk.say(*(lines or [talk.session.terminal("log-empty")]))
    return False


def show_options(talk: Talk, asked: str) -> bool:
    talk.ask(with_ids=True)
    return False


def coach(talk: Talk, asked: str) -> bool:
    """What the coach says, once more; without it from now on, or with it again."""
    if talk.coach is None:
        talk.word("coach-none", command=f"crossroads play {talk.session.game.setup.game} --coach")
        return False
    if typed(asked) in spellings("coach-off"):
        talk.coach.is_away = True
    elif not asked or typed(asked) in spellings("coach-on"):
        talk.coach.is_away = False
    else:
        talk.word("coach-usage")
        return False
    talk.tell_coach(again=True)
    return False


def show_glossary(talk: Talk, asked: str) -> bool:
    """What the symbols and words of the table mean, or those of them that these letters are in."""
    session, sought = talk.session, typed(asked)
    parts = [("app-legend", table_legend(session)), ("help-keywords", table_keywords(session))]
    lines = []
    for title, all_of_them in parts:
        told = [f"{name}: {meaning}" for name, meaning in all_of_them if sought in typed(f"{name} {meaning}")]
        lines += [session.terminal(title), *told] if told else []
    talk.say(*(lines or [session.terminal("glossary-unknown", asked=quoted(asked))]))
    return False


def show_help(talk: Talk, asked: str) -> bool:
    words = talk.session.terminal
    uses = [words(f"command-{command}.help") for command in COMMANDS]
    talk.say(words("help-choose"), *uses, words("help-script"), words("help-codes"), words("unofficial"))
    return False


def leave(talk: Talk, asked: str) -> bool:
    """Leave; only at a terminal, and only if the game would be lost, is one asked whether that is meant."""
    session = talk.session
    made = session.game.choices_made
    is_kept = made in (0, talk.saved_at) or (session.save_path is not None and not session.save_trouble)
    if talk.is_terminal and not is_kept:
        talk.word("leave-unsaved")
        if typed(talk.read() or "") not in spellings("yes"):
            return False
    talk.has_left = True
    return True


def _fitting(asked: str, cards: Sequence[CardTitle]) -> list[CardTitle]:
    """The cards that this names: exactly by key, id or title, else by a part of the title."""
    sought = typed(asked)
    exact = [card for card in cards if asked in (card.key, card.id) or sought == typed(card.title)]
    return exact or [card for card in cards if sought in typed(card.title)]


BY_NAME: Mapping[str, Callable[[Talk, str], bool]] = {
    "why": why,
    "advice": give_advice,
    "rules": search_rules,
    "rule": show_rule,
    "table": show_table,
    "card": show_card,
    "undo": undo,
    "ahead": stand,
    "save": save,
    "lang": change_language,
    "log": show_log,
    "options": show_options,
    "coach": coach,
    "glossary": show_glossary,
    "help": show_help,
    "quit": leave,
}
