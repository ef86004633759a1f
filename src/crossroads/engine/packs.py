"""Packs: folders of content (YAML) and words (Fluent). Ours and a user's are found, checked and loaded alike."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
MOST = 1_000_000  # parts of one file


class BadPack(ValueError):
    """A pack that cannot be used: file, place and remedy in one line."""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.yaml`: which game a pack is for, and its name there."""

    id: str
    game: str


class Pack(msgspec.Struct, frozen=True):
    """A pack on disk, with a digest of all that can change how the game plays."""

    id: str
    game: str
    name: str  # how a table asks for it: its id if it is installed, else its folder
    folder: Path
    digest: str

    def read(self, name: str, kind: type[T]) -> T | None:
        """The content of one file, checked against its structs; `None` if the pack has no such file."""
        path = self.folder / name
        if not path.is_file():
            return None
        return read_yaml(path, kind)

    def where(self, name: str) -> str:
        """How messages name a file of this pack."""
        return f"{self.folder.name}/{name}"


@cache
def _folders() -> tuple[Path, ...]:
    """Every pack folder that an installed package announces (entry-point group `crossroads.packs`)."""
    found = []
    for point in sorted(entry_points(group="crossroads.packs"), key=lambda point: point.name):
        spec = find_spec(point.value)
        for root in (spec.submodule_search_locations or []) if spec else []:
            found += sorted(path.parent for path in Path(root).glob("*/pack.yaml"))
    return tuple(found)


def find_packs(game: str, names: tuple[str, ...]) -> tuple[Pack, ...]:
    """The packs of these names for a game; a name with a slash, or of a folder, is a path to a pack of one's own."""
    installed = {pack.id: pack for pack in _installed(game)}
    return tuple(_find(game, name, installed) for name in names)


@cache
def _installed(game: str) -> tuple[Pack, ...]:
    return tuple(pack for folder in _folders() if (pack := open_pack(folder, installed=True)).game == game)


def _find(game: str, name: str, installed: dict[str, Pack]) -> Pack:
    if name in installed:
        return installed[name]
    folder = Path(name)
    if not _is_folder(folder):
        near = get_close_matches(name, installed, 1)
        hint = f"did you mean `{near[0]}`?" if near else f"installed are: {', '.join(installed)}."
        raise BadPack(f"no pack `{name[:80]}` for {game}: {hint} A pack of your own is named by its folder.")
    pack = open_pack(folder)
    if pack.game != game:
        raise BadPack(f"{folder.name}/pack.yaml: this pack is for `{pack.game}`, not for `{game}`.")
    return pack


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # a name that no file could have
        return False


def open_pack(folder: Path, installed: bool = False) -> Pack:
    """Read a pack's manifest and take its digest."""
    name = str(folder)
    folder = folder.resolve()
    path = folder / "pack.yaml"
    if not path.is_file():
        raise BadPack(f"{folder.name}: no pack.yaml there; write one with `id` and `game`.")
    manifest = read_yaml(path, Manifest)
    digest = blake2b(digest_size=16)
    for file in sorted(folder.glob("*.yaml")):
        data = _bytes_of(file)
        digest.update(f"{file.name} {len(data)}\n".encode() + data)
    return Pack(manifest.id, manifest.game, manifest.id if installed else name, folder, digest.hexdigest())


def check_files(packs: tuple[Pack, ...], names: Iterable[str]) -> None:
    """Refuse a pack with a YAML file that its game does not read: most often a slip in the name."""
    known = sorted({"pack.yaml", *names})
    for pack in packs:
        for path in sorted(pack.folder.glob("*.y*ml")):
            if not any(path.match(name) for name in known):
                stems = {Path(name).stem.rstrip("*"): name for name in known}
                near = get_close_matches(path.stem, stems, 1, cutoff=0.65)
                hint = f"{stems[near[0]]}?" if near else f"there are: {', '.join(known)}"
                raise BadPack(f"{pack.where(path.name)}: no file of a pack for this game ({hint})")


def read_yaml(path: Path, kind: type[T]) -> T:
    """Decode a YAML file into structs, or say where it is wrong and what to write instead."""
    import yaml  # needed only here

    shown = _shown(path)
    try:
        found = yaml.load(_bytes_of(path), _loader())  # noqa: S506  # a loader of plain data
        if _is_endless(found):
            raise RecursionError
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as wrong:
        raise BadPack(f"{shown}: {_remedy(str(wrong), kind)}") from wrong
    except yaml.MarkedYAMLError as broken:
        line = f"line {broken.problem_mark.line + 1}: " if broken.problem_mark else ""
        raise BadPack(f"{shown}: not readable as YAML ({line}{broken.problem}).") from broken
    except (yaml.YAMLError, ValueError) as broken:
        first = str(broken).splitlines()[0]
        raise BadPack(f"{shown}: not readable as YAML ({first}).") from broken
    except RecursionError as endless:
        raise BadPack(f"{shown}: too much, or a part that stands in itself; write it without aliases") from endless


def _shown(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except IsADirectoryError:
        raise BadPack(f"{_shown(path)}: a folder; what a pack holds stands in files") from None
    except OSError as closed:
        raise BadPack(f"{_shown(path)}: cannot be read ({closed.strerror})") from closed


@cache
def _loader() -> Any:
    """Plain data only, and no key twice: the second would silently take the place of the first."""
    import yaml

    plain: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

    class Loader(plain):  # type: ignore[misc]  # the quick one is not installed everywhere
        def construct_mapping(self, node: Any, deep: bool = False) -> Any:
            seen = []
            for key, _ in node.value:
                if key.value in seen:
                    raise yaml.constructor.ConstructorError(None, None, f"a second `{key.value}`", key.start_mark)
                seen.append(key.value)
            return super().construct_mapping(node, deep)

    return Loader


def _is_endless(found: Any) -> bool:
    """Whether data is more than a pack can hold once its aliases are written out."""
    waiting, met = [found], 0
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict | list):
            met += len(each)
            waiting += each.values() if isinstance(each, dict) else each
        if met > MOST:
            return True
    return False


UNKNOWN_TAG = re.compile(r"Invalid value '(?P<tag>[^']*)' - at `(?P<place>[^`]*)\.do`")
ELSEWHERE = re.compile(r"(?P<what>.*) - at `(?P<place>[^`]*)`")


def _remedy(message: str, kind: type[Any]) -> str:
    """The library's message in our form: place first, then the fault, then the nearest right word."""
    if unknown := UNKNOWN_TAG.fullmatch(message):
        if unknown["tag"] in _tags(kind):
            return f"{unknown['place']}: the effect `{unknown['tag']}` cannot stand here"
        near = get_close_matches(unknown["tag"], list(_tags(kind)), 1)
        hint = f" ({near[0]}?)" if near else f" (there are: {', '.join(sorted({*_tags(kind)}))})"
        return f"{unknown['place']}: no effect `{unknown['tag']}`{hint}"
    if elsewhere := ELSEWHERE.fullmatch(message):
        return f"{elsewhere['place']}: {elsewhere['what']}"
    return message


def _tags(kind: Any) -> Iterator[str]:
    """Every effect name that may stand somewhere in a content type."""
    for schema in msgspec.json.schema_components([kind])[1].values():
        tag = schema.get("properties", {}).get("do", {})
        yield from tag.get("enum", [])
        if "const" in tag:
            yield tag["const"]
