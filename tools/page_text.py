"""What all reference pages are made of: titles, links to rules, lines without blanks at their ends."""

import re

from crossroads.engine.definition import definition, game_names
from crossroads.engine.modules import expansions_of

NOTICE = "<!-- Written by tools/reference.py: `make docs` renews it, so change what it is made from. -->"
GAMES = tuple(game for game in game_names() if definition(game).package.startswith("crossroads."))
EXPANSION_GAMES = {
    name: game
    for game in GAMES
    for name, module in expansions_of(game).items()
    if module.package.startswith("crossroads.")
}
TITLES = {name: name.replace("-", " ").title() for name in (*GAMES, *EXPANSION_GAMES)}


def page_of(title: str, *blocks: str) -> str:
    """A page with its title and the word on how it is made."""
    return "\n\n".join([f"# {title}", NOTICE, *blocks])


def tidy(text: str) -> str:
    """No blanks at line ends, no double empty lines, one newline at the end."""
    lines = "\n".join(line.rstrip() for line in text.splitlines())
    return re.sub(r"\n{3,}", "\n\n", lines).strip() + "\n"


def rule_link(rule_id: str) -> str:
    return f"[`{rule_id}`](rules-{rule_id.partition('.')[0]}.md#{rule_id})"


def with_links(text: str) -> str:
    """Rule ids in a docstring as links to the rules."""
    return re.sub(
        rf"\b(?:{'|'.join((*GAMES, *EXPANSION_GAMES))})\.[a-z-]+\.[a-z-]+\b",
        lambda found: rule_link(found[0]),
        " ".join(text.split()),
    )


def anchor(title: str) -> str:
    """The anchor that Markdown gives to a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
