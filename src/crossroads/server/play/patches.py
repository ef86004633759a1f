"""What changed from one view to the next, as a merge patch (see `Step`)."""

from collections.abc import Mapping
from typing import Any

from crossroads.engine.sharing import Shared

View = Mapping[str, Any]
MISSING = object()
ELEMENTS = "[]"  # in a patch: those of a list that are replaced, by their numbers
PARTS = (dict, list)  # elements worth telling one by one; a list of short things is told whole as quickly


def merge_patch(old: View, new: View) -> dict[str, Any]:
    """The patch that makes `new` of `old`; a key with nothing in it counts as a missing one."""
    patch: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is not value and before != value and (value is not None or before is not MISSING):
            patch[key] = _change(before, value)
    if old.keys() != new.keys():
        for key in old.keys() - new.keys():
            patch[key] = None
    return patch


def shared_patch(old: View, new: View, shared: Shared) -> dict[str, Any]:
    """The patch between the last two views that were made with these shared parts; only what was made anew is compared."""
    if shared.renewed is None:
        return merge_patch(old, new)
    patch: dict[str, Any] = {}
    for key, anew in shared.often_changed.items():
        if anew:
            patch[key] = {ELEMENTS: anew}
        elif anew is None and old[key] != new[key]:
            patch[key] = _change(old[key], new[key])
    for key in shared.renewed:
        if old[key] != new[key]:
            patch[key] = _change(old[key], new[key])
    return patch


def _change(old: Any, new: Any) -> Any:
    """What a patch says of a value that has changed."""
    kind = type(new)
    if kind is not type(old):
        return new
    if kind is dict:
        return merge_patch(old, new)
    if kind is list and len(new) == len(old) > 1 and type(new[0]) in PARTS:
        places = [place for place, each in enumerate(new) if old[place] is not each and old[place] != each]
        return {ELEMENTS: {str(place): new[place] for place in places}}
    return new
