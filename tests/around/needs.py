"""What the tests need beyond Python packages: a Chromium and an nginx. Whatever is run to get them is said before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "browser"))
sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
import chromium
import nginx


class Need(NamedTuple):
    name: str
    is_there: Callable[[], bool]
    package: str
    """What Debian calls it."""
    missing: str
    otherwise: list[str]
    """A command that brings it without Debian; empty if there is none."""


NEEDS = (
    Need(
        "Chromium",
        chromium.is_there,
        "chromium-headless-shell",
        "The browser tests need Chromium: install it (on Debian: sudo apt install chromium-headless-shell), "
        "or say where it is with EKLAT_CHROMIUM=/path/to/chromium.",
        [sys.executable, "-m", "playwright", "install", "chromium"],
    ),
    Need(
        "nginx",
        lambda: nginx.path() is not None,
        "nginx-light",
        "The tests of the server need nginx: install it (on Debian: sudo apt install nginx-light), "
        "or say where it is with EKLAT_NGINX=/path/to/nginx.",
        [],
    ),
)


def ways(need: Need) -> Iterator[list[str]]:
    """Commands that bring it, as far as this user may run them."""
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    may_install = not rights or (
        shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    )
    if shutil.which("apt-get") and may_install:
        yield [*rights, "apt-get", "update"]
        yield [*rights, "apt-get", "install", "-y", "--no-install-recommends", need.package]
    if need.otherwise:
        yield need.otherwise


def found(need: Need) -> bool:
    """Whether it is there, or comes when it is called."""
    if need.is_there():
        return True
    for way in ways(need):
        print(f"There is no {need.name} for the tests yet; running:", *way, file=sys.stderr, flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(way, check=False, stdout=sys.stderr, env=environment)
        if need.is_there():
            return True
    print(need.missing, file=sys.stderr)
    return False


def main() -> int:
    missing = [need for need in NEEDS if not found(need)]
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
