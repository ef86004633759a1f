"""What an author of a pack can do about a fault in its data, as the library words it."""

import re
import types
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

ID = r"^[a-z0-9]+(-[a-z0-9]+)*\Z"
"""How an id is written."""

REMEDIES = (
    (r"Object missing required field `\w+`", "add it"),
    (r"Object contains unknown field `.*`", "correct its name, or take it out"),
    (r"Expected `str`, got `(?:int|float|bool|date|datetime|time)`", "put it in quotes"),
    (r"Expected `(?:object|array)[^`]*`, got `null`", "fill in what is missing here, or take it out"),
)
CHOICE = re.compile(r"(?P<fault>Invalid enum value (?P<value>.*)) - at `\$(?P<place>[^`]*)`", re.DOTALL)
STEP = re.compile(r"\.(?P<field>\w+)|\[[^]]*\]")


def with_remedy(fault: str) -> str:
    """The fault, and behind it what to do, where that can be told from it; a pattern is put into words."""
    if fault == f"Expected `str` matching regex {ID!r}":
        return "no id; write it in small letters and digits, with single dashes: `old-lamp`"
    remedy = next((remedy for pattern, remedy in REMEDIES if re.fullmatch(pattern, fault)), "")
    return f"{fault}; {remedy}" if remedy else fault


def with_choices(message: str, kind: Any) -> str:
    """The library's message about data of a kind; of a word that is none of some, it tells which there are."""
    if not (wrong := CHOICE.fullmatch(message)):
        return message
    known = [str(word) for word in _words(_inside(kind, wrong["place"]))]
    near = get_close_matches(wrong["value"].strip("'"), known, 1)
    hint = f"{near[0]}?" if near else f"there are: {', '.join(known)}"
    return f"{wrong['fault']} ({hint}) - at `${wrong['place']}`" if known else message


def _inside(kind: Any, place: str) -> Any:
    """The type that a struct, a list or a mapping has at a place inside it; nothing if that cannot be told."""
    for step in STEP.finditer(place):
        found = None
        for each in _members(kind):
            if step["field"] and isinstance(each, type) and issubclass(each, msgspec.Struct):
                fields = {field.encode_name: field.type for field in msgspec.structs.fields(each)}
                found = fields.get(step["field"], found)
            elif not step["field"] and get_args(each):
                found = [part for part in get_args(each) if part is not Ellipsis][-1]
        kind = found
    return kind


def _members(kind: Any) -> Iterator[Any]:
    """The types that a type may stand for."""
    origin = get_origin(kind)
    if origin is Annotated:
        yield from _members(get_args(kind)[0])
    elif origin in (Union, types.UnionType):
        for each in get_args(kind):
            yield from _members(each)
    else:
        yield kind


def _words(kind: Any) -> list[Any]:
    return [word for each in _members(kind) if get_origin(each) is Literal for word in get_args(each)]
