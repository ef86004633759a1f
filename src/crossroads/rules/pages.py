"""The reference as plain text, for a terminal: a list, one rule, the hits of a search."""

from collections.abc import Iterable
from shutil import get_terminal_size
from textwrap import fill, indent

from crossroads.rules.book import rule_book
from crossroads.rules.lookup import catalogue, check_language, rule, topic
from crossroads.rules.model import AddedTopic
from crossroads.rules.search import FoundRule, guesses, search

WIDTH = 100
NARROWEST = 20

LABELS = {
    "en": {
        "two-minutes": "The game in two minutes",
        "icons": "Icons",
        "example": "Example",
        "ruling": "Ruling",
        "when": "When",
        "variants": "Other readings",
        "sources": "Sources",
        "topic": "Topic",
        "related": "Related",
        "kind": "Kind",
        "guessed": "Searched for {words}.",
        "nothing": "Nothing found for “{words}”. Try fewer or other words.",
        "definition": "definition",
        "limit": "limit",
        "may": "may",
        "must": "must",
        "scoring": "scoring",
        "setup": "set-up",
        "tie-break": "tie-break",
        "timing": "timing",
    },
    "ru": {
        "two-minutes": "Игра за две минуты",
        "icons": "Значки",
        "example": "Пример",
        "ruling": "Решение",
        "when": "Когда",
        "variants": "Другие прочтения",
        "sources": "Источники",
        "topic": "Тема",
        "related": "См. также",
        "kind": "Вид",
        "guessed": "Показано для: {words}.",
        "nothing": "По запросу «{words}» ничего не найдено. Попробуйте меньше слов или другие слова.",
        "definition": "определение",
        "limit": "ограничение",
        "may": "можно",
        "must": "обязательно",
        "scoring": "подсчёт",
        "setup": "подготовка",
        "tie-break": "ничья",
        "timing": "порядок",
    },
    "pl": {
        "two-minutes": "Gra w dwie minuty",
        "icons": "Symbole",
        "example": "Przykład",
        "ruling": "Rozstrzygnięcie",
        "when": "Kiedy",
        "variants": "Inne odczytania",
        "sources": "Źródła",
        "topic": "Temat",
        "related": "Zobacz też",
        "kind": "Rodzaj",
        "guessed": "Szukano: {words}.",
        "nothing": "Nic nie znaleziono dla „{words}”. Spróbuj mniej słów lub innych słów.",
        "definition": "definicja",
        "limit": "ograniczenie",
        "may": "wolno",
        "must": "obowiązkowo",
        "scoring": "punktacja",
        "setup": "przygotowanie",
        "tie-break": "remis",
        "timing": "kolejność",
    },
}


def terminal_width() -> int:
    """How wide a page may be: as wide as the terminal, but no line too long to be read."""
    return max(NARROWEST, min(WIDTH, get_terminal_size((WIDTH, 0)).columns))


def list_page(game: str, lang: str = "en", width: int = WIDTH) -> str:
    """Every rule of the game with its id, under the titles of its topics."""
    check_language(lang)
    whole = catalogue(game)
    rules = whole.rules[lang]
    blocks = [whole.title]
    for chapter in whole.topics.values():
        lines = [f"{each.id}\n{_wrapped(each.text, width)}" for each in rules.values() if each.topic == chapter.id]
        if lines:
            blocks.append("\n".join([f"== {chapter.titles[lang]} ==", *lines]))
    return "\n\n".join(blocks)


def book_page(
    game: str, lang: str = "en", width: int = WIDTH, icons: Iterable[tuple[str, str]] = (), examples: bool = True
) -> str:
    """The rules from front to back: two minutes, the icons, then every chapter; examples stand below their rules."""
    told, words = rule_book(game, lang), LABELS[lang]
    blocks = [told.title]
    if told.two_minutes:
        blocks.append("\n".join([_heading(words["two-minutes"]), *[fill(each, width) for each in told.two_minutes]]))
    if signs := [f"  {sign:<4} {meaning}" for sign, meaning in icons]:
        blocks.append("\n".join([_heading(words["icons"]), *signs]))
    for number, chapter in enumerate(told.chapters, 1):
        lines = [_heading(f"{number}. {chapter.title}")]
        for each in chapter.rules:
            lines.append(fill(each.text, width))
            if examples and each.example:
                lines.append(_wrapped(f"{words['example']}: {each.example}", width))
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def _heading(title: str) -> str:
    return f"== {title} =="


def show_page(
    rule_id: str, lang: str = "en", sources: bool = True, width: int = WIDTH, added: tuple[AddedTopic, ...] = ()
) -> str:
    """One rule with everything that is known of it; parts it does not have are left out, and its sources if so wished."""
    check_language(lang)
    words = LABELS[lang]
    for told in added:
        if text := dict(told.texts).get(rule_id):
            return "\n".join([rule_id, _wrapped(text, width), "", f"{words['topic']}: {told.title}"])
    found = rule(rule_id, lang)
    chapter = topic(found.game, found.topic)
    related = ", ".join(topic(found.game, each).titles[lang] for each in chapter.related)
    parts = [("when", found.when), ("example", found.example), ("ruling", found.ruling), ("variants", found.variants)]
    parts += [("sources", "; ".join(found.sources) if sources else ""), ("kind", words[found.kind])]
    parts += [("topic", chapter.titles[lang]), ("related", related)]
    lines = [f"{words[name]}: {content}" for name, content in parts if content]
    return "\n".join(
        [found.id, _wrapped(found.text, width), "", *(fill(line, width, subsequent_indent="  ") for line in lines)]
    )


def search_page(
    words: str, game: str | None = None, lang: str = "en", width: int = WIDTH, added: tuple[AddedTopic, ...] = ()
) -> str:
    """What a search finds, best first, or a line that says that nothing was found."""
    hits = search(words, game, lang, added=added)
    if not hits:
        return LABELS[lang]["nothing"].format(words=" ".join(words.split())[:WIDTH])
    found = [_hit(hit, lang, width) for hit in hits]
    guessed = guesses(words, game, lang, added)
    if guessed:
        taken = ", ".join(f"{meant} ({typed})" for typed, meant in guessed.items())
        found.insert(0, fill(LABELS[lang]["guessed"].format(words=taken), width))
    return "\n\n".join(found)


def _hit(hit: FoundRule, lang: str, width: int) -> str:
    lines = [f"{hit.rule.id} ({hit.topic})", _wrapped(hit.rule.text, width)]
    if hit.snippet.strip("…") not in hit.rule.text:  # it was found beside the text: say where
        lines.append(_wrapped(f"> {hit.snippet}", width))
    if hit.related:
        lines.append(_wrapped(f"{LABELS[lang]['related']}: {', '.join(hit.related)}", width))
    return "\n".join(lines)


def _wrapped(text: str, width: int) -> str:
    return indent(fill(text, width - 2), "  ")
