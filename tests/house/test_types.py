"""The types help whoever uses the library: what the pages show passes the strictest checks as it stands."""

import os
import subprocess
import sys
from doctest import DocTestParser
from pathlib import Path

import pytest

pytestmark = pytest.mark.no_cover  # about types, not about lines of code

HOUSE = Path(__file__).parents[2]
PAGES = ("README.md", "docs/bots.md", "docs/fast.md")
PROMISES = """\
from random import Random
from typing import assert_type

from eklat.fast import solve, worlds
from eklat.games import GAMES, heuldoch, mu, mu2
from eklat.games.core import AnyGame, View
from eklat.games.mu.contract import Contract
from eklat.games.mu2.contract import Contract as ContractForTwo
from eklat.games.mu2.scoring import Result as ResultForTwo

assert_type(GAMES["mu"], mu.Mu)
assert_type(GAMES["mu2"], mu2.Mu2)
assert_type(GAMES["heuldoch"], heuldoch.HeulDoch)


def of_any_game(name: str) -> None:
    assert_type(GAMES[name], AnyGame)
    assert_type(GAMES["stich"], AnyGame)


def settled(state: mu.State, for_two: mu2.State) -> None:
    assert_type(state.contract, Contract | None)
    assert_type(for_two.contract, ContractForTwo | None)
    assert_type(state.play(state.legal[0]).view(1).hand, tuple[mu.Card, ...] | None)
    assert_type(for_two.result, ResultForTwo | None)
    assert_type(for_two.view(0).sample(Random(1)), mu2.State)


def values(view: View, n: int) -> list[int | None]:
    drawn = worlds(view, n)
    return [solve(drawn[i]).value for i in range(n)]
"""


def test_what_the_pages_show_passes_strict_types(tmp_path: Path) -> None:
    (tmp_path / "promises.py").write_text(PROMISES, encoding="utf-8")
    for page in PAGES:
        examples = DocTestParser().get_examples((HOUSE / page).read_text(encoding="utf-8"), page)
        assert examples
        code = "".join(example.source for example in examples)
        (tmp_path / f"{Path(page).stem.lower()}.py").write_text(code, encoding="utf-8")
    files = sorted(map(str, tmp_path.glob("*.py")))
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *files],
        cwd=HOUSE, env=os.environ | {"MYPYPATH": str(HOUSE / "src")}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.stdout + checked.stderr == ""
