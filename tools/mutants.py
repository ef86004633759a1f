"""How many small faults in the rules of a game would the tests find? `make mutants GAME=shelter N=300 SEED=1`.

It draws some of all faults that `mutations.py` knows, puts each of them into a copy of the project, runs the tests
that run the changed line, and prints the faults that no test found. It never writes into the project itself, except
to `build/`. Faults that nobody could notice are listed in `mutants.toml`, each with a reason.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any, NamedTuple

from tools.mutant_runs import KILLED, NOT_INSIDE, SURVIVED, TIMED_OUT, Answer
from tools.mutations import Mutant, mutants_of, signatures_of

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "transcripts", ".*")
SHOWN = (
    *("words", "acts.py", "view.py", "view_types.py", "why_not.py", "known_things.py", "odds", "packs"),
    *("expansions/*/words.py", "expansions/*/odds.py", "expansions/*/book.py", "expansions/*/card_texts.py"),
)
IMPORTED = ("hypothesis", "yaml", "fluent.runtime", "crossroads.engine.game", "crossroads.rules.proof")
SHARED = ("tests/games", "tests/expansions", "tests/engine/test_packs.py")  # tests that play every game
FEW = 100  # tests that show at once that both processes work; those that find a fault are run without it at the end
GOOD = 2.0  # per cent of a sample that may survive


class Subject(NamedTuple):
    """What is tested, and by what: a folder of modules and some folders of tests, in a project."""

    root: Path
    rules: str
    tests: tuple[str, ...]
    copied: tuple[str, ...] = COPIED
    imported: tuple[str, ...] = IMPORTED
    patience: float = 3.0  # seconds of processor that a test has beside five times what it takes without a mutant
    others: tuple[str, ...] = ()  # games whose tests say nothing about this one

    def modules(self) -> Iterator[Path]:
        """The modules whose faults count, as paths inside the project: those that decide, not those that show."""
        for path in sorted((self.root / self.rules).rglob("*.py")):
            where = path.relative_to(self.root)
            inside = where.relative_to(self.rules)
            if not any(part in SHOWN for part in inside.parts) and not any(inside.match(shown) for shown in SHOWN):
                yield where

    def mutants(self) -> list[Mutant]:
        """Every mutant of these modules, in order."""
        texts = {where: (self.root / where).read_text(encoding="utf-8") for where in self.modules()}
        known = signatures_of(texts.values())
        return [mutant for where, text in texts.items() for mutant in mutants_of(where, text, known)]

    def digest(self) -> str:
        """What the coverage depends on."""
        digest = blake2b(digest_size=16)
        for folder in (self.rules, *self.tests):
            place = self.root / folder
            for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
                digest.update(f"{path}\n".encode() + path.read_bytes())
        return digest.hexdigest()


def game(name: str) -> Subject:
    """A game of ours, with its own tests and those that every game must pass; no game imports another."""
    games = ROOT / "src" / "crossroads" / "games"
    others = [path.name for path in sorted(games.iterdir()) if (path / "packs").is_dir() and path.name != name]
    imported = (*IMPORTED, *[f"crossroads.games.{other}" for other in others])
    tests = (f"tests/{name}", *SHARED)
    return Subject(ROOT, f"src/crossroads/games/{name}", tests, imported=imported, others=tuple(others))


# -- what nobody could notice


class Excuse(NamedTuple):
    """Mutants that are left out, and why: by the function, or by the line and a part of what changes."""

    reason: str
    file: str = ""
    function: str = ""
    line: str = ""
    change: str = ""
    below: str = ""  # the line above it, where the same line stands twice

    def covers(self, mutant: Mutant) -> bool:
        return (
            str(mutant.path).endswith(self.file)
            and self.function in ("", mutant.within)
            and self.line in ("", mutant.old_line)
            and self.below in ("", mutant.line_before)
            and self.change in mutant.change
        )


def read_excuses(path: Path) -> list[Excuse]:
    """The list of a file; each has a reason, and says what it means."""
    excuses = [Excuse(**each) for each in tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"]]
    for excuse in excuses:
        if not excuse.reason or not (excuse.function or excuse.line):
            raise ValueError(f"{path}: an equivalent mutant needs a reason, and a function or a line: {excuse}")
    return excuses


def sample(mutants: Sequence[Mutant], excuses: Sequence[Excuse], amount: int, seed: str) -> list[Mutant]:
    """So many of the mutants, drawn with a seed, in the order of the source."""
    left = [mutant for mutant in mutants if not any(excuse.covers(mutant) for excuse in excuses)]
    drawn = sorted(Random(seed).sample(range(len(left)), min(amount, len(left))))  # noqa: S311 - no secret
    return [left[number] for number in drawn]


def only_in(mutants: Sequence[Mutant], places: str) -> list[Mutant]:
    """The mutants of files whose path has one of some names in it, which commas part; no name means all."""
    return [mutant for mutant in mutants if any(place in str(mutant.path) for place in places.split(","))]


# -- several at once


def together(mutants: Sequence[Mutant]) -> str:
    """One module with several mutants, which change lines of their own."""
    lines = mutants[0].original.splitlines(keepends=True)
    for mutant in sorted(mutants, key=lambda each: changed_lines(each)[0], reverse=True):
        first, last, text = changed_lines(mutant)
        lines[first:last] = text
    return "".join(lines)


def changed_lines(mutant: Mutant) -> tuple[int, int, list[str]]:
    """Which lines a mutant changes, from and to, and what stands there instead."""
    old, new = mutant.original.splitlines(keepends=True), mutant.source.splitlines(keepends=True)
    first = _alike(old, new)
    alike = _alike(old[first:][::-1], new[first:][::-1])
    return first, len(old) - alike, new[first : len(new) - alike]


def _alike(old: Sequence[str], new: Sequence[str]) -> int:
    """How many lines both begin with."""
    return next(
        (number for number, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]),
        min(len(old), len(new)),
    )


def apart(mutants: Iterable[Mutant]) -> list[list[Mutant]]:
    """As few groups as it takes so that in each of them no two mutants change the same line."""
    groups: list[list[Mutant]] = []
    for mutant in mutants:
        for group in groups:
            if not any(_overlap(mutant, other) for other in group):
                group.append(mutant)
                break
        else:
            groups.append([mutant])
    return groups


def _overlap(one: Mutant, other: Mutant) -> bool:
    """Whether two mutants change a line in common."""
    (first, last, _), (start, end, _) = changed_lines(one), changed_lines(other)
    return one.path == other.path and first < end and start < last


# -- copies of the project


class Covered(NamedTuple):
    """Which tests run a line, the quickest first; and all tests."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[int]]]

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that run a line; of a line that runs when it is imported, those of its room."""
        names = list(self.seconds)
        numbers = self.lines.get(str(mutant.path), {}).get(str(mutant.line), [])
        room = f"/{mutant.path.parent.name}/"
        return self.in_order([names[number] for number in numbers] or [name for name in names if room in name] or names)

    def in_order(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: self.seconds[test])


class Workshop:
    """A copy of the project, and processes in it that run tests and keep what they write for a while inside it."""

    def __init__(self, subject: Subject, folder: Path) -> None:
        self.subject = subject
        self.folder = folder
        self.clock = 1_000_000_000  # every version of a file has a time of its own, so no compiled one is taken for it
        for name in subject.copied:
            source = subject.root / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT_OUT)
            else:
                shutil.copy(source, folder / name)
        self.passing = _new(folder / "passing")  # a run is ended without ceremony: nobody else would clear up
        self.servers: dict[str, subprocess.Popen[str]] = {}

    def cover(self, to: Path) -> None:
        """Run all tests once and write which lines each of them runs."""
        options = ["-q", "-p", "no:cacheprovider", "-p", "tools.covering", f"--covered={self.subject.rules}"]
        if self.subject.others:
            options += ["-k", " and ".join([f"not {other}" for other in self.subject.others])]
        command = [sys.executable, "-m", "pytest", *options, f"--covering={to}", *self.subject.tests]
        ran = subprocess.run(command, cwd=self.folder, env=self._environment(), capture_output=True, text=True)
        if ran.returncode:
            raise SystemExit(f"the tests fail without any mutant:\n{ran.stdout[-4000:]}{ran.stderr[-2000:]}")

    def try_out(self, mutant: Mutant, covered: Covered) -> Answer:
        """Put a mutant into the running tests, or else into the files of the copy, and run the tests of its line."""
        tests = covered.tests_for(mutant)
        answer = self._warm(mutant, tests, covered)
        return self._cold_with([mutant], tests, covered) if answer.result == NOT_INSIDE else answer

    def try_with_all(self, mutants: Sequence[Mutant], tests: Sequence[str], covered: Covered) -> list[Answer]:
        """Put mutants into the files of the copy all at once, run these tests, and find out which of them a test finds.

        A test that passes with all of them is said to pass with each of them, so at worst one more survives.
        """
        if not (mutants and tests):
            return [Answer(SURVIVED, "")] * len(mutants)
        answer = self._cold_with(mutants, tests, covered)
        if answer.result == SURVIVED or len(mutants) == 1:
            return [answer] * len(mutants)
        if answer.by in tests:
            found = [self._cold_with([mutant], [answer.by], covered) for mutant in mutants]
            left = [mutant for mutant, each in zip(mutants, found, strict=True) if each.result == SURVIVED]
            if len(left) < len(mutants):
                rest = iter(self.try_with_all(left, tests[tests.index(answer.by) + 1 :], covered))
                return [next(rest) if each.result == SURVIVED else each for each in found]
        half = len(mutants) // 2  # something else went wrong, such as an import
        return [each for some in (mutants[:half], mutants[half:]) for each in self.try_with_all(some, tests, covered)]

    def check_warm(self, tests: Sequence[str], covered: Covered) -> None:
        """Without a mutant nothing may fail: otherwise all that is killed says nothing."""
        where = next(self.subject.modules())
        text = (self.folder / where).read_text(encoding="utf-8")
        _must_pass(self._warm(Mutant(where, 1, "", "", text, text), tests, covered))

    def check_cold(self, tests: Sequence[str], covered: Covered) -> None:
        """The same for the process that imports anew."""
        _must_pass(self._cold(tests, covered))

    def close(self) -> None:
        """End the processes."""
        for server in self.servers.values():
            assert server.stdin is not None
            assert server.stdout is not None
            server.stdin.close()
            server.wait()
            server.stdout.close()

    def _write(self, place: Path, text: str) -> None:
        place.write_text(text, encoding="utf-8")
        self.clock += 1
        os.utime(place, (self.clock, self.clock))

    def _warm(self, mutant: Mutant, tests: Sequence[str], covered: Covered) -> Answer:
        places = {"file": str(self.folder / mutant.path), "package": str(self.folder / self.subject.rules)}
        texts = {"before": mutant.original, "after": mutant.source}
        return self._ask("warm", self.subject.tests, {**self._time(tests, covered), **places, **texts})

    def _cold(self, tests: Sequence[str], covered: Covered) -> Answer:
        return self._ask("cold", self.subject.imported, self._time(tests, covered))

    def _cold_with(self, mutants: Sequence[Mutant], tests: Sequence[str], covered: Covered) -> Answer:
        """Run tests with some mutants in the files."""
        texts: dict[Path, list[Mutant]] = defaultdict(list)
        for mutant in mutants:
            texts[mutant.path].append(mutant)
        try:
            for where, some in texts.items():
                self._write(self.folder / where, together(some))
            return self._cold(tests, covered)
        finally:
            for where, some in texts.items():
                self._write(self.folder / where, some[0].original)

    def _time(self, tests: Sequence[str], covered: Covered) -> dict[str, Any]:
        return {"tests": list(tests), "seconds": [self.subject.patience + 5 * covered.seconds[test] for test in tests]}

    def _ask(self, how: str, names: Sequence[str], asked: dict[str, Any]) -> Answer:
        if how not in self.servers:
            self.servers[how] = subprocess.Popen(
                [sys.executable, "-m", "tools.mutant_runs", how, *names],
                cwd=self.folder,
                env=self._environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        server = self.servers[how]
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(json.dumps(asked) + "\n")
        server.stdin.flush()
        said = server.stdout.readline()
        if not said:
            raise SystemExit("the process that runs the tests has ended")
        return Answer(*json.loads(said))

    def _environment(self) -> dict[str, str]:
        """The copy comes first wherever modules are looked for, our own tools last; passing files stay in the copy."""
        paths = [self.folder, self.folder / "src", ROOT]
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return {**kept, "PYTHONPATH": os.pathsep.join(map(str, paths)), "TMPDIR": str(self.passing)}


def _must_pass(answer: Answer) -> None:
    if answer.result != SURVIVED:
        raise SystemExit(f"the tests fail without any mutant: {answer.result} {answer.by}")


# -- the whole run

Tell = Callable[[str], None]


class Trial(NamedTuple):
    """A mutant and what came of it."""

    mutant: Mutant
    answer: Answer

    @property
    def survived(self) -> bool:
        return self.answer.result == SURVIVED


def coverage_of(subject: Subject, workshop: Workshop, kept: Path, tell: Tell) -> Covered:
    """Which tests run which line: as kept from the last run if nothing has changed since, else found anew."""
    told: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    digest = subject.digest()
    if told.get("digest") != digest:
        tell(f"finding out which tests run which lines of {subject.rules} ...")
        kept.parent.mkdir(parents=True, exist_ok=True)
        workshop.cover(kept.resolve())
        told = {"digest": digest, **json.loads(kept.read_text(encoding="utf-8"))}
        kept.write_text(json.dumps(told), encoding="utf-8")
    return Covered(dict(told["tests"]), told["lines"])


def try_all(subject: Subject, mutants: Sequence[Mutant], kept: Path, jobs: int, tell: Tell) -> list[Trial]:
    """Try every mutant, in so many copies at once, and tell of each."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        workshops = [Workshop(subject, _new(Path(folder) / str(number))) for number in range(jobs)]
        covered = coverage_of(subject, workshops[0], kept, tell)
        quick = covered.in_order(covered.seconds)[:FEW]
        for workshop in workshops:
            workshop.check_warm(quick, covered)
            workshop.check_cold(quick, covered)
        free: SimpleQueue[Workshop] = SimpleQueue()
        for workshop in workshops:
            free.put(workshop)

        def attempt(mutant: Mutant) -> Trial:
            workshop = free.get()
            try:
                return Trial(mutant, workshop.try_out(mutant, covered))
            finally:
                free.put(workshop)

        trials: list[Trial] = []
        try:
            with ThreadPoolExecutor(jobs) as pool:
                for trial in pool.map(attempt, mutants):
                    trials.append(trial)
                    tell(f"[{len(trials)}/{len(mutants)}] {line_of(trial)}")
            found = {trial.answer.by for trial in trials}.intersection(covered.seconds)
            workshops[0].check_warm(covered.in_order(found), covered)
            return confirmed(trials, workshops[0], covered, tell)
        finally:
            for workshop in workshops:
                workshop.close()


def confirmed(trials: Sequence[Trial], workshop: Workshop, covered: Covered, tell: Tell) -> list[Trial]:
    """Whatever survived the tests of its line has to survive all tests too, imported anew.

    A cache may hide who runs a line, and what a game makes of its cards is made once for many tests.
    """
    answers: dict[Mutant, Answer] = {}
    for some in apart([trial.mutant for trial in trials if trial.survived]):
        tell(f"running all tests with {len(some)} that survived ...")
        found = workshop.try_with_all(some, covered.in_order(covered.seconds), covered)
        answers.update(zip(some, found, strict=True))
    told = [Trial(mutant, answers.get(mutant, answer)) for mutant, answer in trials]
    for before, after in zip(trials, told, strict=True):
        if before.survived and not after.survived:
            tell(f"after all {line_of(after)}")
    return told


def _new(folder: Path) -> Path:
    folder.mkdir()
    return folder


def line_of(trial: Trial) -> str:
    """A mutant and what came of it, in one line."""
    mutant, (result, by) = trial
    return f"{result:9} {mutant.path}:{mutant.line}: {mutant.change}" + (f"  ({by})" if by else "")


def report(trials: Sequence[Trial]) -> str:
    """The survivors with their diffs, and the figure."""
    survivors = [trial for trial in trials if trial.survived]
    late = sum(trial.answer.result == TIMED_OUT for trial in trials)
    told = [f"\n{line_of(trial)}\n{trial.mutant.diff()}" for trial in survivors]
    killed = sum(trial.answer.result == KILLED for trial in trials)
    told.append(
        f"\n{len(trials)} mutants: {killed} killed, {late} timed out, {len(survivors)} survived ({share(trials):.1f} %)"
    )
    return "\n".join(told)


def share(trials: Sequence[Trial]) -> float:
    """How many of a hundred survived."""
    return 100 * sum(trial.survived for trial in trials) / max(1, len(trials))


def main(arguments: Sequence[str]) -> int:
    """Try a sample of a game's mutants; return 1 if too many survive."""
    parser = argparse.ArgumentParser(prog="mutants", description="try small faults in the rules of a game")
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=100, help="how many faults (100)")
    parser.add_argument("--seed", default="1", help="which of them (1)")
    parser.add_argument("--only", default="", help="only in files whose path has this in it; several with commas")
    parser.add_argument("--jobs", type=int, default=1, help="how many at once (1)")
    asked = parser.parse_args(arguments)
    subject = game(asked.game)
    mutants = only_in(subject.mutants(), asked.only)
    if not mutants:
        raise SystemExit(f"there is nothing to change in {subject.rules} {asked.only}")
    drawn = sample(mutants, read_excuses(ROOT / "tools" / "mutants.toml"), asked.number, asked.seed)
    print(f"{len(drawn)} of {len(mutants)} mutants of {subject.rules}, seed {asked.seed}")
    kept = ROOT / "build" / "mutants" / f"{asked.game}.json"
    trials = try_all(subject, drawn, kept, asked.jobs, lambda line: print(line, flush=True))
    print(report(trials))
    return int(share(trials) >= GOOD)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
