"""Which games are installed. By itself: a help text names them, and must not wait for the engine."""

from importlib.metadata import entry_points

GROUP = "crossroads.games"  # of the entry points that lead to games


def game_names() -> tuple[str, ...]:
    """All games that are installed, by name."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))
