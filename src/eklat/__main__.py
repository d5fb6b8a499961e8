"""The command `eklat`, and `python -m eklat`: where only the rules are installed, it says so."""

from __future__ import annotations

import sys


def main() -> None:
    try:
        from eklat.cli import main as run
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] == "eklat":
            raise
        print(f"eklat: only the rules are installed, without {missing.name}; pip install eklat brings all", file=sys.stderr)
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
