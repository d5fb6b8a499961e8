"""What the tests need beyond Python packages: a Chromium. Whatever is run to get it is said before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "browser"))
import chromium

MISSING = (
    "The browser tests need Chromium: install it (on Debian: sudo apt install chromium), "
    "or say where it is with EKLAT_CHROMIUM=/path/to/chromium."
)


def ways() -> Iterator[list[str]]:
    """Commands that bring one, as far as this user may run them."""
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    may_install = not rights or (
        shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    )
    if shutil.which("apt-get") and may_install:
        yield [*rights, "apt-get", "update"]
        yield [*rights, "apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    yield [sys.executable, "-m", "playwright", "install", "chromium"]


def main() -> int:
    if chromium.is_there():
        return 0
    for way in ways():
        print("There is no Chromium for the browser tests yet; running:", *way, file=sys.stderr, flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(way, check=False, stdout=sys.stderr, env=environment)
        if chromium.is_there():
            return 0
    print(MISSING, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
