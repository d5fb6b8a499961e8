"""Which Chromium the browser tests drive; run as a program, it installs one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def path() -> str | None:
    """The browser of this machine, or none. Playwright's own is found by Playwright itself."""
    given = os.environ.get("EKLAT_CHROMIUM")
    return given or next((found for name in NAMES if (found := shutil.which(name))), None)


def own() -> bool:
    """Whether Playwright has a Chromium of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return os.path.exists(playwright.chromium.executable_path)


def install() -> int:
    if path() or own():
        return 0
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    ways = [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    if shutil.which("apt-get"):
        ways.insert(0, [*rights, "apt-get", "install", "-y", "--no-install-recommends", "chromium"])
        ways.insert(0, [*rights, "apt-get", "update"])
    for way in ways:
        print("$", *way, file=sys.stderr, flush=True)
        subprocess.run(way, check=False, stdout=sys.stderr, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
        if path():
            return 0
    if own():
        return 0
    print(
        "The browser tests need Chromium. Install it, or say where it is: EKLAT_CHROMIUM=/path/to/chromium", file=sys.stderr
    )
    return 1


if __name__ == "__main__":
    sys.exit(install())
