"""Which Chromium the browser tests drive."""

from __future__ import annotations

import os
import shutil

NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The one without windows of its own comes first: the same engine, for half of the work."""


def path() -> str | None:
    """The browser of this machine, or none. Playwright's own is found by Playwright itself."""
    given = os.environ.get("EKLAT_CHROMIUM")
    return given or next((found for name in NAMES if (found := shutil.which(name))), None)


def is_there() -> bool:
    """Whether there is one, of this machine or of Playwright."""
    if path():
        return True
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return os.path.exists(playwright.chromium.executable_path)
