"""Faults put into a program that runs already: the code of its functions is exchanged, and nothing is imported again.

That works for whatever is inside a function. A fault in a module, in a class or in a default has taken effect when it
was imported: it cannot be put in any more.
"""

import gc
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType


class NotInside(Exception):
    """The fault is not inside a function."""


def swap(file: Path, before: str, after: str, package: Path) -> None:
    """Let the functions of a module that was imported from `file` be those of its changed text.

    What the modules of its package have kept in caches is forgotten: it may be wrong now.
    """
    changed = dict(_changes(compile(before, file, "exec"), compile(after, file, "exec")))
    gc.unfreeze()
    found = 0
    for each in gc.get_objects():
        if type(each) is FunctionType and each.__code__.co_filename == str(file):  # `isinstance` asks dead proxies too
            code = changed.get(each.__code__)
            if code is not None:
                each.__code__ = code
                found += 1
        elif type(each) is _lru_cache_wrapper and _is_from(each, package):
            each.cache_clear()
    if found < len(changed):
        raise NotInside


def _changes(before: CodeType, after: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The outermost functions that differ between two texts of a module, or of a class in it; many have no name."""
    olds, news = _functions(before), _functions(after)
    if _names(olds) != _names(news) or _own(before) != _own(after):
        raise NotInside
    for old, new in zip(olds, news, strict=True):
        if not old.co_flags & CO_OPTIMIZED:  # a class
            yield from _changes(old, new)
        elif old != new:
            yield old, new


def _functions(code: CodeType) -> list[CodeType]:
    return [part for part in code.co_consts if isinstance(part, CodeType)]


def _names(functions: list[CodeType]) -> list[str]:
    return [each.co_qualname for each in functions]


def _own(code: CodeType) -> tuple[object, ...]:
    """What a module or a class does itself when it is imported."""
    return code.co_code, code.co_names, [repr(part) for part in code.co_consts if not isinstance(part, CodeType)]


def _is_from(kept: "_lru_cache_wrapper[object]", package: Path) -> bool:
    code = getattr(kept.__wrapped__, "__code__", None)
    return isinstance(code, CodeType) and Path(code.co_filename).is_relative_to(package)
