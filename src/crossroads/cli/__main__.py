"""The command for whoever has no script of it: `python -m crossroads.cli`."""

from crossroads.cli import main

if __name__ == "__main__":
    main()
