"""The way to the table on a whole screen; what it needs is loaded when it opens."""

import sys

from crossroads.tui.session import Session


def run_app(session: Session) -> int:
    """Play a session on a whole screen until the people leave; the exit code."""
    from crossroads.tui.window import CrossroadsApp  # Textual is slow to import

    app = CrossroadsApp(session)
    code = app.run() or 0
    sys.stdout.write("\n".join([*app.farewell(), ""]))
    return code
