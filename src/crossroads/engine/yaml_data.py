"""YAML as plain data, however it is written: what no card could need is refused before it can do harm."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import yaml

MOST = 1_000_000  # parts of one file, once its aliases are written out
MOST_KEYS = 10_000  # of one mapping
DEEPEST = 50  # a part within a part within a part; cards of ours need ten
TOO_MUCH = "too much for one file once its aliases are written out; write it without aliases"
DEEP = f"parts within parts, more than {DEEPEST} deep, or a part that stands in itself; write it flatter"


class BadYaml(ValueError):
    """Text that is no YAML, or that is more than a file can mean: what is wrong, and where."""


def parse(data: bytes) -> Any:
    """Plain data from YAML, no deeper and no larger than a pack may need."""
    try:
        if _may_be_deep(data):
            _check_depth(data)
        found = yaml.load(data, _loader())  # noqa: S506  # a loader of plain data
    except yaml.MarkedYAMLError as broken:
        line = f"line {broken.problem_mark.line + 1}: " if broken.problem_mark else ""
        raise BadYaml(f"not readable as YAML ({line}{broken.problem}).") from broken
    except BadYaml:
        raise
    except yaml.reader.ReaderError as broken:
        sign = f"U+{broken.character:04X}" if isinstance(broken.character, int) else "broken"
        raise BadYaml(f"not readable as YAML (a sign that no text has, {sign}); take it out") from broken
    except ValueError as broken:
        what = "a number of thousands of digits" if "digits" in str(broken) else str(broken).splitlines()[0]
        raise BadYaml(f"not readable as YAML ({what}); write another value") from broken
    except RecursionError as endless:
        raise BadYaml(DEEP) from endless
    if complaint := _excess(found):
        raise BadYaml(complaint)
    return found


def _may_be_deep(data: bytes) -> bool:
    """Whether so many brackets, or so long a line, could be parts in parts; the reader takes 20,000 with its life."""
    return data.count(b"[") + data.count(b"{") > 1000 or max(map(len, data.split(b"\n"))) > 1000


def _check_depth(data: bytes) -> None:
    """Count how deep the parts are without reading them: each takes no more than a moment."""
    depth = 0
    for event in yaml.parse(data, _loader()):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            raise BadYaml(f"line {event.start_mark.line + 1}: {DEEP}")


@cache
def _loader() -> Any:
    """Plain data only, and no key twice: the second would silently take the place of the first."""
    plain: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

    class Loader(plain):  # type: ignore[misc]  # the quick one is not installed everywhere
        def construct_mapping(self, node: Any, deep: bool = False) -> Any:
            seen = set()
            for key, _ in node.value:
                if not isinstance(key.value, str):
                    raise yaml.constructor.ConstructorError(None, None, "a key that is no text", key.start_mark)
                if key.value in seen:
                    raise yaml.constructor.ConstructorError(None, None, f"a second `{key.value}`", key.start_mark)
                seen.add(key.value)
            return super().construct_mapping(node, deep)

        def flatten_mapping(self, node: Any) -> None:
            super().flatten_mapping(node)
            if len(node.value) > MOST_KEYS:  # mappings merged into mappings can be more than memory can hold
                raise BadYaml(TOO_MUCH)

    return Loader


def _excess(found: Any) -> str:
    """What is too much of data once its aliases are written out."""
    waiting, met = [(found, 0)], 0
    while waiting:
        each, depth = waiting.pop()
        if isinstance(each, dict | list):
            met += len(each)
            waiting += [(part, depth + 1) for part in _parts(each)]
        if met > MOST:
            return TOO_MUCH
        if depth > DEEPEST:
            return DEEP
    return ""


def _parts(each: Any) -> Iterator[Any]:
    return iter(each.values() if isinstance(each, dict) else each)
