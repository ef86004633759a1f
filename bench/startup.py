"""How long the command takes to answer, from the shell's point of view.

Whoever asks for help or for a rule waits for Python and for our imports. The promise is 0.3 seconds for `--help`.
"""

import statistics
import subprocess
import sys
import time
from pathlib import Path

COMMAND = Path(sys.executable).with_name("crossroads")
RUNS = 15
LIMIT = 0.3


def seconds(*command: str) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def measure(*command: str) -> float:
    """Take the median of some runs, after one that warms the caches."""
    seconds(*command)
    return statistics.median(seconds(*command) for _ in range(RUNS))


def main() -> int:
    """Print the medians; return 1 if `--help` is slower than promised."""
    bare = measure(sys.executable, "-c", "pass")
    answer = measure(str(COMMAND), "--help")
    print(f"  python alone       {bare * 1000:5.0f} ms")
    print(f"  crossroads --help  {answer * 1000:5.0f} ms  (promised: under {LIMIT * 1000:.0f} ms)")
    return 0 if answer < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
