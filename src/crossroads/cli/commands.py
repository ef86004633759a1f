"""All commands. What one needs is imported when it runs: `--help` must not wait for it."""

from cyclopts import App

from crossroads import __version__
from crossroads.cli.backups import backup, restore
from crossroads.cli.balance import balance
from crossroads.cli.bench import bench
from crossroads.cli.doctor import doctor
from crossroads.cli.fuzz import fuzz_app
from crossroads.cli.packs import pack_app
from crossroads.cli.play import play
from crossroads.cli.records import record, replay, schema, verify
from crossroads.cli.review import review
from crossroads.cli.rules import rules_app
from crossroads.cli.serve import serve
from crossroads.cli.simulate import simulate
from crossroads.cli.tables import tables_app

app = App(
    name="crossroads",
    version=__version__,
    help="The referee, table and companion for the Fallout tabletop games.",
    help_format="plaintext",
    help_epilogue="Begin with `crossroads play`, open a table in the browser with `crossroads serve --open`, or read a rule with `crossroads rules search wounded`.",
)
for command in (
    rules_app,
    pack_app,
    play,
    serve,
    tables_app,
    backup,
    restore,
    doctor,
    replay,
    verify,
    review,
    record,
    schema,
    simulate,
    balance,
    fuzz_app,
    bench,
):
    app.command(command)
