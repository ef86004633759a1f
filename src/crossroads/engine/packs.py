"""Packs: folders of content (YAML) and words (Fluent). Ours and a user's are found, checked and loaded alike."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from fnmatch import fnmatchcase
from functools import cache, cached_property
from hashlib import blake2b
from importlib.metadata import entry_points
from importlib.util import find_spec
from os import environ, pathsep
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from crossroads.engine.effects import Vocabulary
from crossroads.engine.pack_files import BadPack, names_in, read_all, read_file, shown
from crossroads.engine.remedies import ID, with_choices, with_remedy
from crossroads.engine.yaml_data import BadYaml, parse

__all__ = ["BadPack", "Pack", "check_files", "find_packs", "install_packs", "installed_packs", "open_pack"]

T = TypeVar("T")
HOST_PACKS = "CROSSROADS_PACKS"
NO_EFFECTS = Vocabulary()


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.yaml`: which game a pack is for, and its name there."""

    id: Annotated[str, msgspec.Meta(pattern=ID)]
    game: str


class Pack(msgspec.Struct, frozen=True, dict=True):
    """A pack as it was when it was opened. Two are equal if their files are: whatever is made from one can be kept."""

    id: str
    game: str
    name: str  # how a table asks for it: its id if it is installed, else its folder
    folder: Path
    is_shipped: bool = False  # it came with an installed package, whose code runs here anyway, and does not change
    files: tuple[tuple[str, bytes], ...] = ()  # of one that is not shipped, by name

    @cached_property
    def digest(self) -> str:
        """A digest of all that can change how the game plays: the data of its files, whatever their layout."""
        digest = blake2b(digest_size=16)
        for name in self.names("*.yaml"):
            digest.update(f"{name} {self.read(name, Any)!a}\n".encode())
        return digest.hexdigest()

    def names(self, pattern: str) -> list[str]:
        """Its files of such names, in order."""
        if self.is_shipped:
            return sorted([path.name for path in self.folder.glob(pattern)])
        return [name for name, _ in self.files if fnmatchcase(name, pattern)]

    def data(self, name: str) -> bytes | None:
        """What is in one file; `None` if the pack has no such file."""
        if self.is_shipped:
            path = self.folder / name
            return read_file(path) if path.exists() else None
        return next((data for each, data in self.files if each == name), None)

    def read(self, name: str, kind: type[T], vocabulary: Vocabulary = NO_EFFECTS) -> T | None:
        """The content of one file, checked against its structs and effects; `None` if the pack has no such file."""
        data = self.data(name)
        return None if data is None else _decoded(self.where(name), data, kind, vocabulary)

    def words_in(self, lang: str) -> list[str]:
        """The texts of its messages in a language."""
        texts = [self.data(name) or b"" for name in self.names(f"*.{lang}.ftl")]
        return [text.decode("utf-8-sig") for text in texts]

    def where(self, name: str) -> str:
        """How messages name a file of this pack."""
        return f"{self.folder.name}/{name}"


@cache
def _folders() -> tuple[tuple[Path, bool], ...]:
    """Every pack folder that the host names, or an installed package (entry-point group `crossroads.packs`; shipped).

    A host installs folders by naming them in `CROSSROADS_PACKS`, as `crossroads serve --pack` does.
    """
    found = [(Path(name), False) for name in environ.get(HOST_PACKS, "").split(pathsep) if name]
    for point in sorted(entry_points(group="crossroads.packs"), key=lambda point: point.name):
        for root in _locations(point.value):
            found += [(path.parent, True) for path in sorted(root.glob("*/pack.yaml"))]
    return tuple(found)


def _locations(package: str) -> list[Path]:
    """Where a package lies. Those around it are not run: packs of one game need no other game's rules."""
    top, *inner = package.split(".")
    spec = find_spec(top)
    roots = [Path(root).joinpath(*inner) for root in (spec.submodule_search_locations or [])] if spec else []
    return [root for root in roots if root.is_dir()]


def find_packs(game: str, names: tuple[str, ...]) -> tuple[Pack, ...]:
    """The packs of these names for a game; a name with a slash, or of a folder, is a path to a pack of one's own."""
    installed = {pack.id: pack for pack in _installed(game)}
    return tuple(_find(game, name, installed) for name in names)


@cache
def _all_installed() -> tuple[Pack, ...]:
    return tuple([open_pack(folder, is_installed=True, is_shipped=shipped) for folder, shipped in _folders()])


def _installed(game: str) -> tuple[Pack, ...]:
    return tuple([pack for pack in _all_installed() if pack.game == game])


def install_packs(folders: Iterable[Path]) -> None:
    """Install packs for this process and those that it starts; one that cannot be used is refused."""
    names = []
    taken = {(pack.game, pack.id): pack.folder for pack in _all_installed()}
    for pack in map(open_pack, folders):
        if taken.setdefault((pack.game, pack.id), pack.folder) != pack.folder:
            raise BadPack(f"{pack.where('pack.yaml')}: {pack.game} has a pack `{pack.id}` already; give it another id")
        names.append(str(pack.folder))
    there = [name for name in environ.get(HOST_PACKS, "").split(pathsep) if name]
    environ[HOST_PACKS] = pathsep.join(dict.fromkeys([*there, *names]))
    _folders.cache_clear()
    _all_installed.cache_clear()


def installed_packs(game: str) -> tuple[str, ...]:
    """The packs for a game that are installed here, by the names that a table asks for them with."""
    return tuple(pack.id for pack in _installed(game))


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


def open_pack(folder: Path, is_installed: bool = False, is_shipped: bool = False) -> Pack:
    """Read a pack's manifest, and of one that somebody may change all its files."""
    name = str(folder)
    folder = folder.resolve()
    path = folder / "pack.yaml"
    if not _is_folder(folder) or path.name not in names_in(folder):
        raise BadPack(f"{folder.name}: no pack.yaml there; write one with `id` and `game`.")
    files = () if is_shipped else read_all(folder)
    data = read_file(path) if is_shipped else dict(files)["pack.yaml"]
    manifest = _decoded(shown(path), data, Manifest, NO_EFFECTS)
    return Pack(manifest.id, manifest.game, manifest.id if is_installed else name, folder, is_shipped, files)


def check_files(packs: tuple[Pack, ...], names: Iterable[str]) -> None:
    """Refuse a pack with a YAML file that its game does not read: most often a slip in the name."""
    known = sorted({"pack.yaml", *names})
    for pack in packs:
        for file in pack.names("*.y*ml"):
            if not any(fnmatchcase(file, name) for name in known):
                stems = {Path(name).stem.rstrip("*"): name for name in known}
                near = get_close_matches(Path(file).stem, stems, 1, cutoff=0.65)
                hint = f"{stems[near[0]]}?" if near else f"there are: {', '.join(known)}"
                raise BadPack(f"{pack.where(file)}: no file of a pack for this game ({hint})")


def _decoded(where: str, data: bytes, kind: type[T], vocabulary: Vocabulary) -> T:
    try:
        return vocabulary.read(parse(data), kind)
    except msgspec.ValidationError as wrong:
        raise BadPack(f"{where}: {_place_first(with_choices(str(wrong), kind))}") from wrong
    except BadYaml as broken:
        raise BadPack(f"{where}: {broken}") from broken


PLACED = re.compile(r"(?P<what>.*?)(?P<places>(?: - at `[^`]*`)+)", re.DOTALL)
PLACE = re.compile(r"`\$([^`]*)`")


def _place_first(message: str) -> str:
    """The library's message in our form: place first, then the fault, then what to do."""
    if placed := PLACED.fullmatch(message):
        outward = PLACE.findall(placed["places"])  # an effect in an effect tells its own place first
        return f"${''.join(reversed(outward))}: {with_remedy(placed['what'])}"
    return with_remedy(message)
