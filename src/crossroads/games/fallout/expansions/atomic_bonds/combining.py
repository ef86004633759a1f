"""Which scenarios are played with Atomic Bonds (topic combining)."""

from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of, sheet_name

NEEDS_BOTH = "atomic-bonds.combining.rise-of-the-master-needs-both"
NO_SHEET = "atomic-bonds.combining.needs-same-named-sheet"
EXCLUDED = {"new-california": "atomic-bonds.combining.new-california-scenario-excluded"}


def forbidden(content: Content, option: str, value: str) -> str | None:
    """The rule that keeps a scenario from being played with the expansion: it has to have a sheet of that name."""
    if option != "scenario":
        return None
    titles = [sheet.scenario for sheet in cards_of(content).sheets.values()]
    if value not in content.scenarios:
        return NEEDS_BOTH if value in titles else None
    return None if sheet_name(content, value) in titles else EXCLUDED.get(value, NO_SHEET)
