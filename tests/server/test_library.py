"""What a server reads before the first request."""

import gc

from crossroads.server.library import read_all


def test_what_is_read_once_is_not_searched_for_garbage_again() -> None:
    """A search halts all tables, and would look at every word of every book each time."""
    gc.unfreeze()

    read_all()

    words = [each for each in gc.get_objects() if type(each).__module__ == "fluent.syntax.ast"]
    assert words == []
    assert gc.get_freeze_count() > 0
