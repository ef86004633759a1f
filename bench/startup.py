"""How long the command takes to answer, from the shell's point of view.

Whoever asks for help or for a game waits for Python and for our imports. The promises are 0.3 seconds for `--help` and
0.5 seconds from a cold start to the first decision of a new game. A server may use 1.5 seconds of the processor until it
says where it is: games, words and rules are read when somebody asks for them.
"""

import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

COMMAND = Path(sys.executable).with_name("crossroads")
RUNS = 15
HELP_LIMIT = 0.3
DECISION_LIMIT = 0.5
SERVER_LIMIT = 1.5
FIRST_DECISION = "import crossroads; assert crossroads.new('shelter', 4, 'bench').decision"


def seconds(*command: str) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def measure(*command: str) -> float:
    """Take the median of some runs, after one that warms the caches."""
    seconds(*command)
    return statistics.median(seconds(*command) for _ in range(RUNS))


def serving() -> float:
    """The seconds of the processor that a server has used when it says where it is."""
    with tempfile.TemporaryDirectory() as folder:
        words = [
            str(COMMAND),
            "serve",
            "--port",
            "0",
            "--db",
            f"sqlite:///{folder}/tables.sqlite3",
            "--log-level",
            "error",
        ]
        before = os.times()
        with subprocess.Popen(words, stdout=subprocess.PIPE) as server:
            assert server.stdout is not None
            assert server.stdout.readline().startswith(b"Crossroads is at")
            server.send_signal(signal.SIGKILL)
        after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> int:
    """Print the medians; return 1 if one is slower than promised."""
    bare = measure(sys.executable, "-c", "pass")
    answer = measure(str(COMMAND), "--help")
    decision = measure(sys.executable, "-c", FIRST_DECISION)
    serving()
    server = statistics.median(serving() for _ in range(5))
    print(f"  python alone       {bare * 1000:5.0f} ms")
    print(f"  crossroads --help  {answer * 1000:5.0f} ms  (promised: under {HELP_LIMIT * 1000:.0f} ms)")
    print(f"  first decision     {decision * 1000:5.0f} ms  (promised: under {DECISION_LIMIT * 1000:.0f} ms)")
    print(f"  server (processor) {server * 1000:5.0f} ms  (promised: under {SERVER_LIMIT * 1000:.0f} ms)")
    return 0 if answer < HELP_LIMIT and decision < DECISION_LIMIT and server < SERVER_LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
