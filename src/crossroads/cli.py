"""The `crossroads` command. What a command needs is imported when it runs: `--help` must not wait for it."""

import codecs
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from crossroads import __version__

Lang = Annotated[str, Parameter(name=["--lang", "-l"], help="Language: en, ru or pl.")]
GameName = Annotated[str, Parameter(help="Which game: fallout or shelter.")]
Options = Annotated[
    list[str] | None,
    Parameter(name=["--option", "-o"], negative=(), help="A table option, such as first=0 or scenario=the-pitt."),
]
Packs = Annotated[
    list[str] | None, Parameter(name="--pack", negative=(), help="A further pack: a name, or the folder of your own.")
]

app = App(
    name="crossroads",
    version=__version__,
    help="The referee, table and companion for the Fallout tabletop games.",
    help_format="plaintext",
    help_epilogue="Begin with `crossroads play`, open a table in the browser with `crossroads serve --open`, or read a rule with `crossroads rules search wounded`.",
)
rules_app = App(name="rules", help="The rules reference: list, show, search, coverage.", help_format="plaintext")
app.command(rules_app)


@app.command
def play(
    game: Annotated[str | None, Parameter(help="Which game: fallout or shelter; shelter unless named.")] = None,
    *,
    seats: Annotated[int | None, Parameter(help="How many sit at the table; 3 unless named.")] = None,
    people: Annotated[
        int | None, Parameter(help="How many of them are people at this screen, 1 unless named; the rest are bots.")
    ] = None,
    bots: Annotated[
        str | None,
        Parameter(help="Who plays the other seats: steady, unless named, or random, or a comma-separated list."),
    ] = None,
    lang: Annotated[str | None, Parameter(name=["--lang", "-l"], help="Language: en, ru or pl.")] = None,
    seed: Annotated[str | None, Parameter(help="Any text; the same text gives the same cards and dice.")] = None,
    plain: Annotated[
        bool, Parameter(negative=(), help="Lines of text instead of a screen: for screen readers and scripts.")
    ] = False,
    last: Annotated[
        bool, Parameter(negative=(), help="Go on with the game that was saved last, of the named game if one is named.")
    ] = False,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None,
        Parameter(help="Where the game is saved after every choice; a resumed game goes back to its own file."),
    ] = None,
    option: Options = None,
    pack: Packs = None,
) -> int:
    """Play at this terminal: alone against bots, or several people at one screen.

    Examples: crossroads play fallout --seats 1; crossroads play shelter --people 2 --lang pl; crossroads play --plain
    """
    from crossroads.engine.words import checked_language
    from crossroads.tui.session import Session

    if last:
        resume = resume or last_saved(game)
    if resume is not None:
        set_up = {"seats": seats, "people": people, "bots": bots, "seed": seed, "option": option, "pack": pack}
        refuse_for_a_saved_game([name for name, given in set_up.items() if given is not None])
        if save is not None and save.resolve() != resume.resolve():
            check_save(save)
        with told_of(resume):
            session = Session.load(resume, lang, save or resume)
        if game not in (None, session.game.setup.game):
            raise ValueError(f"{resume}: a game of {session.game.setup.game}, not of {game}")
    else:
        game, seats = game or "shelter", 3 if seats is None else seats
        table = new_game(game, seats, seed, option, pack)
        players = seat_bots(game, seats, 1 if people is None else people, "steady" if bots is None else bots)
        seated = [seat for seat in range(seats) if seat not in players]
        speaks = checked_language(lang or "en")
        if save is not None:
            check_save(save)
        session = Session(table, seated, players, speaks, save or new_save(game))
    if plain or not has_screen():
        from crossroads.tui.plain import run_plain

        return run_plain(session, sys.stdin, sys.stdout)
    from crossroads.tui.app import run_app

    return run_app(session)


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="Which address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="Which port to listen at; 8000 unless named, 0 for a free one.")] = None,
    db: Annotated[
        str | None,
        Parameter(
            env_var="CROSSROADS_DB",
            help="Where tables are kept: sqlite:///FILE or postgresql://NAME:PASSWORD@HOST/DATABASE; else a file of yours.",
        ),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(help="How much is written to the log.")
    ] = "info",
    rate: Annotated[
        int, Parameter(help="How many requests one address may make in a minute; 0 for as many as it likes.")
    ] = 600,
    open_page: Annotated[
        bool, Parameter(name="--open", negative=(), help="Open the page in a browser; any free port will do.")
    ] = False,
) -> int:
    """Serve tables to browsers. Ctrl-C stops it, and no choice is lost.

    Examples: crossroads serve --open; crossroads serve --host 0.0.0.0 --port 8080 --db sqlite:///tables.sqlite3
    """
    from crossroads.server.serve import serve as run
    from crossroads.server.settings import Settings

    def announce(url: str) -> None:
        print(f"Crossroads is at {url}", flush=True)
        if open_page:
            import webbrowser

            webbrowser.open(url)

    if rate < 0:
        raise ValueError(f"--rate {rate}: a number from 0, and 0 sets no limit")
    run(Settings(db=db or "", rate=rate), host, port, log_level, announce, any_port=open_page)
    return 0


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A saved game, or the record of a finished one.")],
    *,
    at: Annotated[int | None, Parameter(help="Stop after this many choices and show the table.")] = None,
    seat: Annotated[int | None, Parameter(help="Tell it as this seat could follow it; else as a spectator.")] = None,
    lang: Lang = "en",
) -> int:
    """Tell a recorded game as a story."""
    from crossroads.tui.story import tell

    with told_of(file):
        for line in tell(file.read_bytes(), lang, seat, at):
            print(line)
    return 0


@app.command
def verify(file: Annotated[Path, Parameter(help="The record of a finished game, or a saved game.")]) -> int:
    """Compute a recorded game again: are its dice, its shuffles and its result true?"""
    from crossroads.engine.record import verify as check

    with told_of(file):
        finding = check(file.read_bytes())
    if finding.true:
        print(f"true: {finding.reason}")
        return 0
    where = "" if finding.entry is None else f"entry {finding.entry}: "
    print(f"not true: {where}{finding.reason}")
    return 1


@app.command
def record(
    file: Annotated[Path, Parameter(help="A saved game.")],
    out: Annotated[Path, Parameter(help="Where to write the record.")],
) -> int:
    """Turn a saved game into a record that may be given away: its dice are in it only if the game is over."""
    from crossroads.engine.record import load, read
    from crossroads.engine.record import record as record_of

    if out.resolve() == file.resolve():
        raise ValueError(f"{out}: the saved game would be lost and could not go on; name another file")
    with told_of(file):
        data = file.read_bytes()
        made = record_of(load(data), read(data).players)
    out.write_bytes(made)
    print(f"written: {out}")
    return 0


@app.command
def schema() -> int:
    """Print the JSON schema of saved games and records."""
    import json

    from crossroads.engine.record import schema as record_schema

    print(json.dumps(record_schema(), indent=2))
    return 0


@app.command
def simulate(
    game: GameName = "shelter",
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seats: Annotated[int, Parameter(help="How many seats each game has.")] = 4,
    bot: Annotated[
        list[str] | None,
        Parameter(
            negative=(),
            help="A bot to take part (random, steady; curious for fallout); repeat it. They take turns on the seats.",
        ),
    ] = None,
    seed: Annotated[str, Parameter(help="Any text; the same text gives the same games.")] = "crossroads",
    jobs: Annotated[int, Parameter(help="How many processes.")] = 2,
    out: Annotated[Path | None, Parameter(help="A folder for the figures.")] = None,
    format: Annotated[Literal["csv", "parquet"], Parameter(help="How the figures are written.")] = "csv",  # noqa: A002
    option: Options = None,
    vary: Annotated[bool, Parameter(negative=(), help="Draw the other table options anew for each game.")] = False,
) -> int:
    """Play many games between bots and sum them up. Ctrl-C keeps what is done.

    Example: crossroads simulate fallout --games 200 --seats 2 --bot steady --bot random --out figures
    """
    from rich.console import Console

    from crossroads.sim.simulate import simulate as run
    from crossroads.sim.summary import summary_table

    make_folder(out)
    with progress_bar("games") as advance:
        result = run(
            game,
            games,
            seats,
            bot or ["steady", "random"],
            seed,
            jobs,
            out,
            parsed_options(option),
            advance,
            (),
            format,
            vary,
        )
    console = Console()
    for table in summary_table(result):
        console.print(table)
    for crash in result.crashes:
        print(f"game {crash.number} (seed {crash.seed!r}) crashed: {crash.reason.splitlines()[-1]}", file=sys.stderr)
    if out is not None:
        print(f"written: {out}")
    if result.crashes:
        return 1
    return 130 if result.interrupted else 0


@app.command
def balance(
    game: GameName = "fallout",
    *,
    games: Annotated[int, Parameter(help="How many games for each table, which is a scenario and a seat count.")] = 25,
    seats: Annotated[
        list[int] | None,
        Parameter(negative=(), consume_multiple=True, help="Seat counts to play with; all that the game allows."),
    ] = None,
    bot: Annotated[str, Parameter(help="The bot on every seat.")] = "steady",
    seed: Annotated[str, Parameter(help="Any text; the same text gives the same games.")] = "crossroads",
    jobs: Annotated[int, Parameter(help="How many processes.")] = 2,
    out: Annotated[Path | None, Parameter(help="A folder for the report and the figures behind it.")] = None,
    option: Options = None,
) -> int:
    """Report how a game is balanced, by scenario, seats and survivor; fails if a goal is missed beyond its interval.

    Example: crossroads balance fallout --games 100 --seats 1 2 --option scenario=the-pitt --out report
    """
    from rich.console import Console

    from crossroads.sim.balance import balance as run
    from crossroads.sim.balance import checks, write_balance
    from crossroads.sim.balance_report import as_markdown, as_table, heading, sheets

    make_folder(out)
    with progress_bar("games") as advance:
        results = run(game, games, seats or (), bot, seed, jobs, parsed_options(option), advance)
    shown = sheets(results)
    console = Console()
    console.print(heading(results), highlight=False)
    for sheet in shown:
        console.print(as_table(sheet))
    if out is not None:
        write_balance(results, as_markdown(heading(results), shown), out)
        print(f"written: {out}")
    crashes = [crash for result in results for crash in result.crashes]
    for crash in crashes:
        print(f"the game of seed {crash.seed!r} crashed: {crash.reason.splitlines()[-1]}", file=sys.stderr)
    if crashes:
        return 1
    if results[0].interrupted:
        return 130
    return 1 if any(check.fails for check in checks(results)) else 0


@app.command
def fuzz(
    game: GameName = "shelter",
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seed: Annotated[str, Parameter(help="Any text; the same text gives the same games.")] = "crossroads",
    jobs: Annotated[int, Parameter(help="How many processes.")] = 2,
    out: Annotated[Path | None, Parameter(help="Where to write the first failure, to be played again.")] = None,
    again: Annotated[Path | None, Parameter(help="Play a failure that was written before once more.")] = None,
) -> int:
    """Play random games and check at every decision all that must always hold.

    Example: crossroads fuzz shelter --games 500 --out failure.json; then crossroads fuzz shelter --again failure.json
    """
    import msgspec

    from crossroads.sim.fuzz import Failure, reproduce
    from crossroads.sim.fuzz import fuzz as run

    if again is not None:
        try:
            failure = Failure.from_json(again.read_bytes())
        except msgspec.DecodeError as wrong:
            raise ValueError(
                f"{again}: this is no failure that `crossroads fuzz --out` has written: {wrong}"
            ) from wrong
        message = reproduce(failure)
        print(f"still there: {message}" if message else "gone: it holds now")
        return 1 if message else 0
    with progress_bar("games") as advance:
        found = run(game, games, seed, jobs, advance)
    checked = ", ".join(f"{name} {count:,}" for name, count in sorted(found.checks.items()))
    print(f"{found.games:,} games, {found.decisions:,} decisions, {len(found.failures)} failures; checked: {checked}")
    for failure in found.failures:
        print(f"{failure.invariant}: {failure.message}")
        print(f"  seats {failure.seats}, options {failure.options}, seed {failure.seed!r}, choices: {failure.history}")
    if found.failures and out is not None:
        out.write_bytes(found.failures[0].to_json())
        print(f"written: {out}")
    if found.failures:
        return 1
    return 130 if found.interrupted else 0


@app.command
def bench() -> int:
    """Measure speed: decisions a second and copies, beside a peer in the same run (needs a source checkout)."""
    import subprocess

    folder = Path(__file__).parents[2] / "bench"
    if not (folder / "engine.py").is_file():
        raise ValueError("the benchmarks live in a source checkout, in bench/; clone it and run `make bench`")
    return subprocess.run([sys.executable, folder / "engine.py"], check=False).returncode  # noqa: S603  (our own file)


@rules_app.command(name="list")
def rules_list(*, game: GameName = "shelter", lang: Lang = "en") -> int:
    """List every rule of a game by topic."""
    from crossroads.rules.pages import list_page, terminal_width

    print(list_page(game, lang, terminal_width()))
    return 0


@rules_app.command(name="show")
def rules_show(
    rule: Annotated[str, Parameter(help="A rule id, such as fallout.combat.armor-cancels-hits or shelter.rent.gain.")],
    *,
    lang: Lang = "en",
) -> int:
    """Show one rule with its example and its ruling."""
    from crossroads.rules.pages import show_page, terminal_width

    print(show_page(rule, lang, width=terminal_width()))
    return 0


@rules_app.command(name="search")
def rules_search(
    *words: Annotated[str, Parameter(help="What to look for; any form of a word will do.")],
    game: Annotated[str | None, Parameter(help="Which game: fallout or shelter; else all.")] = None,
    lang: Lang = "en",
) -> int:
    """Search the rules in plain words, in any of the three languages."""
    from crossroads.rules.pages import search_page, terminal_width

    print(search_page(" ".join(words), game, lang, terminal_width()))
    return 0


@rules_app.command(name="coverage")
def rules_coverage(
    *,
    game: Annotated[str | None, Parameter(help="Which game: fallout or shelter; else all of them.")] = None,
    report: Annotated[Path | None, Parameter(help="What a test run has written; else the tests are run now.")] = None,
) -> int:
    """List every rule with the tests that prove it; fails if a rule has none."""
    from crossroads.rules.coverage import print_coverage

    return print_coverage(game, report, print)


def new_game(game: str, seats: int, seed: str | None, option: list[str] | None, pack: list[str] | None) -> Any:
    """A new game; without a seed, one that nobody could guess."""
    import secrets

    from crossroads.engine.definition import definition
    from crossroads.engine.game import new

    packs = [*definition(game).packs, *pack] if pack else []
    return new(game, seats, seed if seed is not None else secrets.token_hex(16), parsed_options(option), packs)


def seat_bots(game: str, seats: int, people: int, names: str) -> dict[int, Any]:
    """Who plays which seat: people first, then bots, the named ones in turn."""
    from crossroads.bots import make_bot

    if not 0 < people <= seats:
        raise ValueError(f"--people {people}: at a table of {seats} there can be 1 to {seats}")
    given = [name.strip() for name in names.split(",")]
    return {
        seat: make_bot(given[number % len(given)], game, salt=f"seat {seat}")
        for number, seat in enumerate(range(people, seats))
    }


def parsed_options(given: Sequence[str] | None) -> dict[str, Any]:
    """Table options from `name=value`, the value as JSON or else as text."""
    import msgspec

    options = {}
    for one in given or ():
        name, sign, value = one.partition("=")
        if not sign:
            raise ValueError(f"--option {one}: write name=value, such as first=0")
        try:
            options[name] = msgspec.json.decode(value.encode())
        except msgspec.DecodeError:
            options[name] = value
    return options


def refuse_for_a_saved_game(named: Sequence[str]) -> None:
    """What sets up a new game says nothing to a saved one."""
    if named:
        given = ", ".join(f"--{name}" for name in named)
        raise ValueError(f"{given}: a saved game goes on as it was set up; leave that out, or begin a new game")


@contextmanager
def told_of(file: Path) -> Iterator[None]:
    """Name the file that cannot be used."""
    from crossroads.engine.record import BadSave

    try:
        yield
    except BadSave as wrong:
        raise ValueError(f"{file}: {wrong}") from wrong


def check_save(path: Path) -> None:
    """Refuse a file for saving that would cost another one, or that cannot be written."""
    if path.exists():
        raise ValueError(f"{path}: there is something already; go on with `--resume {path}`, or name another file")
    if not os.access(path.parent, os.W_OK):
        raise ValueError(f"{path}: no game can be saved there; name another file")


def saves_folder() -> Path:
    """Where games are saved unless a file is named."""
    from platformdirs import user_data_path

    try:
        return user_data_path("crossroads", ensure_exists=True)
    except OSError as wrong:
        raise ValueError(f"{wrong.filename}: {wrong.strerror}; name a file with --save") from wrong


def new_save(game: str) -> Path:
    """A file of its own for a new game: no game is ever written over another."""
    from datetime import datetime

    name = f"{game} {datetime.now().astimezone():%Y-%m-%d %H-%M-%S}"
    taken = [path.stem for path in saves_folder().glob("*.json")]
    number = next(number for number in count() if (f"{name} {number}" if number else name) not in taken)
    return saves_folder() / (f"{name} {number}.json" if number else f"{name}.json")


def last_saved(game: str | None) -> Path:
    """The game that was saved last: of all, or of those of one name."""
    found = [path for path in saves_folder().glob("*.json") if game is None or path.name.startswith(f"{game} ")]
    if not found:
        which = f"game of {game}" if game else "game"
        raise ValueError(f"no {which} was saved yet: begin one with `crossroads play`, or name a file with --resume")
    return max(found, key=lambda path: path.stat().st_mtime_ns)


def has_screen() -> bool:
    """Whether a whole screen can be drawn and played: it is drawn on the error stream, and keys come from the input."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)) and os.environ.get("TERM") != "dumb"


def make_folder(out: Path | None) -> None:
    """Make a folder for figures before the games that they come from, lest these were played in vain."""
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream; it is told how many are done, and how many there are."""
    from rich.console import Console
    from rich.progress import Progress

    progress = Progress(console=Console(stderr=True))
    task = progress.add_task(what, total=None)

    def advance(done: int, total: int) -> None:
        progress.start()  # only now: whoever made a mistake sees one line about it, and no bar
        progress.update(task, completed=done, total=total)

    try:
        yield advance
    finally:
        if progress.live.is_started:
            progress.stop()


class Lenient:
    """Streams that never stop a command: a closed one is empty, and a letter that one cannot show costs that letter."""

    def __init__(self) -> None:
        self.lost = ""  # the encoding that could not show a letter
        codecs.register_error("crossroads", self._replace)
        if sys.stdin is None:
            sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  (open to the end)
        if sys.stdout is None:
            sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  (open to the end)
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="crossroads")

    def _replace(self, wrong: UnicodeError) -> tuple[str, int]:
        assert isinstance(wrong, UnicodeEncodeError)
        self.lost = wrong.encoding
        return "?" * (wrong.end - wrong.start), wrong.end


def main() -> None:
    """Run the command line: a mistake is one line that says what to do, and exit code 2."""
    code = 0
    streams = Lenient()
    try:
        code = app(exit_on_error=False, print_error=False, result_action="return_value")
    except UnusedCliTokensError as wrong:
        first = (wrong.unused_tokens or [""])[0]
        fail(f"`{first}` is one word too many (see `{helped(wrong)}`)")
    except CycloptsError as wrong:
        fail(f"{' '.join(str(wrong).split())} (see `{helped(wrong)}`)")
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone: nothing is left to say
    except ValueError as wrong:
        fail(str(wrong))
    except OSError as wrong:
        fail(f"{wrong.filename}: {wrong.strerror}" if wrong.filename else wrong.strerror or str(wrong))
    except KeyboardInterrupt:
        code = 130
    if streams.lost and not sys.stderr.closed:
        say(f"some letters cannot be shown in {streams.lost}: set PYTHONIOENCODING=utf-8, or choose --lang en")
    sys.exit(code)


def helped(wrong: CycloptsError) -> str:
    """The command that explains the one that was given."""
    return " ".join(["crossroads", *(wrong.command_chain or ()), "--help"])


def fail(message: str) -> None:
    """Say in one line what is wrong, and stop."""
    say(message)
    sys.exit(2)


def say(message: str) -> None:
    """One line on the error stream."""
    print(f"crossroads: {' '.join(message.split())}", file=sys.stderr)


if __name__ == "__main__":
    main()
