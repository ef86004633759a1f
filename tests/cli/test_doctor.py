"""`crossroads doctor`: what it says, and with which exit code."""

from pathlib import Path

from tests.kit.commands import Run


def test_where_a_server_can_run_it_says_so(run: Run) -> None:
    done = run("doctor", "--port", "0")

    points = [line.split()[1] for line in done.stdout.splitlines()[:-1] if "->" not in line]
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert points == ["python", "page", "database", "disk", "port", "clock", "public"]
    assert done.stdout.endswith("A server can run here.\n")


def test_what_is_to_be_mended_comes_with_advice(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_text("this is no database, and never was one")

    done = run("doctor", "--port", "0", "--db", f"sqlite:///{tmp_path}/broken.db", "--public-url", "http://localhost")

    assert done.returncode == 1
    assert done.stdout.count("BAD ") == 2
    assert "-> mend that, or name another with --db" in done.stdout
    assert "-> name the address that others open" in done.stdout
    assert done.stdout.endswith("2 to mend before a server can run here.\n")
