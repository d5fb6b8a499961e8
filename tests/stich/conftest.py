"""The example of a game from another package, installed as anybody would install it, beside us and not into us."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from eklat import locales
from eklat.games import GAMES
from eklat.games.core import AnyGame

EXAMPLE = Path(__file__).parents[2] / "examples" / "stich"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which it was installed."""
    folder = tmp_path_factory.mktemp("stich")
    pip = [sys.executable, "-m", "pip", "install", "--isolated", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", folder, EXAMPLE], check=True, stdin=subprocess.DEVNULL)
    return folder


@pytest.fixture(scope="session")
def with_stich(installed: Path) -> dict[str, str]:
    """The environment of a program for which it is installed."""
    path = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": str(installed) if path is None else f"{installed}{os.pathsep}{path}"}


@pytest.fixture
def stich(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """The game, in the table of games of this process."""
    monkeypatch.syspath_prepend(str(installed))
    _forget()
    yield GAMES["stich"]
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    """Look again which packages there are."""
    GAMES.__dict__.pop("_offered", None)
    for guest in GAMES._loaded.keys() - GAMES.packages.keys():
        del GAMES._loaded[guest]
    for known in (locales.catalogue, locales._written, locales._pattern):
        known.cache_clear()
