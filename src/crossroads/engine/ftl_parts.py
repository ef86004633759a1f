"""Messages taken apart: what it takes to say one, whichever of its variants is said."""

from typing import Any
from unicodedata import category

import msgspec

from crossroads.engine.pack_files import BadPack

MOST_PARTS = 900  # of a text with all that it refers to; the library gives up at 1,000
LONGEST_TEXT = 20_000  # letters
DEEPEST = 20  # a message within a message
MOST_DIGITS = 20  # of a number, as it is written and as it is shown
LONGEST_NUMBER = 3 * MOST_DIGITS  # letters, with all that may separate its digits
DIGITS = tuple(
    f"{end}{part}Digits"
    for part in ("Integer", "Fraction", "Significant")
    for end in ("minimum", "maximum")
    if (end, part) != ("maximum", "Integer")
)
PLURALS = frozenset({"zero", "one", "two", "few", "many"})


class SaidMessage(msgspec.Struct):
    """A message, a term, or an attribute of one: where it stands and what it takes to say it."""

    line: int
    has_text: bool
    variables: set[str] = set()
    messages: set[str] = set()
    terms: set[str] = set()
    functions: set[str] = set()
    numbers: set[str] = set()  # variables that choose a form by their number
    shown: set[str] = set()  # variables that stand in the text
    counted: set[str] = set()  # variables that NUMBER writes
    wrong: list[str] = []  # what is wrong with it, whatever it is told
    refers: list[str] = []  # to messages and terms, each as often as it stands there
    tells: list[tuple[str, frozenset[str]]] = []  # a term, and what it is told
    parts: int = 0
    letters: int = 0


def read_messages(where: str, data: bytes) -> dict[str, SaidMessage]:
    """The messages, terms and attributes of a file by their names; one that cannot be read is refused."""
    from fluent.syntax import FluentParser, ast  # slow to import, and only whoever brings words needs it

    text = _text(where, data)
    try:
        body = FluentParser().parse(text).body
    except RecursionError as deep:
        raise BadPack(f"{where}: brackets within brackets, too deep to be read; write it flatter") from deep
    found: dict[str, SaidMessage] = {}
    for entry in body:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "no message"
            raise BadPack(f"{where}: line {_line(text, entry)}: {reason}; write it as `name = text`, or take it out")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        for each, said in _entries(where, text, name, entry):
            if each in found:
                raise BadPack(f"{where}: line {said.line}: a second `{each}`; names are unique in a file")
            found[each] = said
    return found


def _text(where: str, data: bytes) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise BadPack(f"{where}: not readable as UTF-8 ({wrong.reason}); save it as UTF-8") from wrong
    for number, line in enumerate(text.splitlines(), 1):
        if letter := _control(line.replace("\t", " ")):
            raise BadPack(f"{where}: line {number}: a control character, {letter!a}; take it out")
    return text


def _control(text: str) -> str:
    """A letter that moves the cursor, or does worse, instead of being shown."""
    return next((letter for letter in text if category(letter) in ("Cc", "Cs")), "")


def _entries(where: str, text: str, name: str, entry: Any) -> list[tuple[str, SaidMessage]]:
    found = [(name, _said(where, text, entry, entry.value))]
    return [*found, *[(f"{name}.{each.id.name}", _said(where, text, each, each.value)) for each in entry.attributes]]


def _line(text: str, node: Any) -> int:
    return text.count("\n", 0, node.span.start) + 1


def _said(where: str, text: str, node: Any, value: Any) -> SaidMessage:
    said = SaidMessage(_line(text, node), has_text=value is not None)
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif hasattr(part, "__dict__"):
            _note(where, said, part)
            waiting += [each for key, each in vars(part).items() if key != "span"]
    return said


def _note(where: str, said: SaidMessage, part: Any) -> None:
    kind = type(part).__name__
    if kind == "VariableReference":
        said.variables.add(part.id.name)
    elif kind in ("MessageReference", "TermReference"):
        sort, dash = (said.terms, "-") if kind == "TermReference" else (said.messages, "")
        name = f"{dash}{part.id.name}" + (f".{part.attribute.name}" if part.attribute else "")
        sort.add(name)
        said.refers.append(name)
        if dash:
            _note_told(said, name, part.arguments)
    elif kind == "FunctionReference":
        said.functions.add(part.id.name)
        said.letters += LONGEST_NUMBER
        if part.id.name == "NUMBER":
            _note_number(said, part.arguments)
    elif kind == "Placeable" and type(part.expression).__name__ == "VariableReference":
        said.shown.add(part.expression.id.name)
    elif kind == "NumberLiteral" and len(part.value) > MOST_DIGITS:
        said.wrong.append(f"a number of {len(part.value):,} digits; {MOST_DIGITS} are the most: write a shorter one")
    elif kind == "SelectExpression" and type(part.selector).__name__ == "VariableReference":
        keys = {getattr(variant.key, "name", None) for variant in part.variants}
        if keys & PLURALS or any(type(variant.key).__name__ == "NumberLiteral" for variant in part.variants):
            said.numbers.add(part.selector.id.name)
    elif kind == "Pattern":
        said.parts += len(part.elements)
    elif kind == "TextElement":
        said.letters += len(part.value)
    elif kind == "StringLiteral":
        literal = part.parse()["value"]
        said.letters += len(literal)
        if letter := _control(literal):
            raise BadPack(f"{where}: line {said.line}: a control character, {letter!a}; take it out")


def _note_told(said: SaidMessage, term: str, arguments: Any) -> None:
    """A term that is referred to, and what it is told."""
    named = arguments.named if arguments else []
    said.tells.append((term, frozenset([each.name.name for each in named])))
    if arguments and arguments.positional:
        said.wrong.append(f'`{term}` is told things by name; write `{{ {term}(name: "…") }}`')


def _note_number(said: SaidMessage, arguments: Any) -> None:
    """A number as it is to be written: of what, and how (see `NumberFormat` of JavaScript, from which Fluent has it)."""
    given = arguments.positional
    if len(given) == 1 and type(given[0]).__name__ == "VariableReference":
        said.counted.add(given[0].id.name)
        said.shown.add(given[0].id.name)
    elif len(given) != 1 or type(given[0]).__name__ != "NumberLiteral":
        said.wrong.append("NUMBER takes one number, such as `3`, or a variable that is one; write it so")
    options = {each.name.name: each.value for each in arguments.named}
    for name, value in options.items():
        if complaint := _why_no_option(name, type(value).__name__, value.value):
            said.wrong.append(complaint)
    for least in [name for name in options if name.startswith("minimum")] if not said.wrong else []:
        most = least.replace("minimum", "maximum")
        if most in options and int(options[least].value) > int(options[most].value):
            said.wrong.append(f"`{least}` of NUMBER is more than `{most}`; write the lower one first")


def _why_no_option(name: str, kind: str, value: str) -> str:
    """What is wrong with an option of NUMBER; nothing, if all is well."""
    if name in DIGITS:
        fits = kind == "NumberLiteral" and value.isdecimal() and len(value) < 3 and int(value) <= MOST_DIGITS
        return "" if fits else f"`{name}` of NUMBER is a number from 0 to {MOST_DIGITS}; write it so"
    if name == "useGrouping":
        return "" if value in ("0", "1") and kind == "NumberLiteral" else f"`{name}` of NUMBER is 0 or 1; write it so"
    if name == "style":
        fits = kind == "StringLiteral" and value in ("decimal", "percent")
        return "" if fits else f'`{name}` of NUMBER is "decimal" or "percent"; write it so'
    return f"NUMBER has no `{name[:40]}`; there are: {', '.join((*DIGITS, 'useGrouping', 'style'))}"
