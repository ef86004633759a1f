"""What a table is told of choices, for the tests of news."""

from tests.kit.fallout import Wasteland

CHOSEN = ("option seat=0 card=tale", "outcome seat=0 card=tale")


def news_of(t: Wasteland, choices: list[str], expected: list[str]) -> list[str]:
    """All news in order; that an option of the tale was chosen and how it went only if somebody expects it."""
    news = [] if choices else t.news
    for choice in choices:
        t.choose(choice)
        news += t.news
    wanted = any(line.startswith(CHOSEN) for line in expected)
    return [line for line in news if wanted or not line.startswith(CHOSEN)]
