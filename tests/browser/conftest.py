"""A server with the built client, and visitors with a real Chromium each."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chromium
import pytest
import room
from playwright.sync_api import Browser, sync_playwright
from visitors import Visit, Visitor

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1366, "height": 768}}

HURRY = "localStorage['eklat-settings'] = JSON.stringify({speed: 'at-once'})"
"""Tests need no time to look."""
NO_COPY = "delete Navigator.prototype.serviceWorker"
"""The whole client is fetched for use without a network only where a test is about that."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    quiet = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
    ]
    with pytest.MonkeyPatch.context() as here:
        here.setenv("TMPDIR", os.environ["HOME"])  # which goes with the run, and with it what a killed browser leaves
        playwright = sync_playwright().start()
    found = playwright.chromium.launch(executable_path=chromium.path(), args=quiet)
    yield found
    found.close()
    playwright.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[room.Server]:
    folder = tmp_path_factory.mktemp("browser")
    with room.Server(f"sqlite:///{folder}/eklat.db", EKLAT_GRACE="1", EKLAT_ADMIN=str(folder / "token")) as found:
        yield found


@pytest.fixture(scope="session")
def guest_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[room.Server]:
    """A server for which a game of another package is installed, beside us and not into us."""
    folder = tmp_path_factory.mktemp("guests")
    pip = [sys.executable, "-m", "pip", "install", "--isolated", "--quiet", "--no-index", "--no-deps"]
    example = Path(__file__).parents[2] / "examples" / "stich"
    subprocess.run([*pip, "--no-build-isolation", "--target", folder, example], check=True, stdin=subprocess.DEVNULL)
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    with room.Server(f"sqlite:///{folder / 'eklat.db'}", EKLAT_GRACE="1", PYTHONPATH=path) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, server: room.Server) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(
        *, phone: bool = False, lang: str = "en", base: str | None = None, keeps_a_copy: bool = False, **more: Any
    ) -> Visitor:
        size = PHONE if phone else DESKTOP
        context = browser.new_context(**{**size, "locale": lang, "reduced_motion": "reduce", **more})
        context.add_init_script(f"if (location.protocol === 'http:' && !localStorage['eklat-settings']) {HURRY}")
        if not keeps_a_copy:
            context.add_init_script(NO_COPY)
        visitor = Visitor(context, base or server.url)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.check()
    for visitor in visitors:
        visitor.context.close()
