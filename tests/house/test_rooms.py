"""The house itself: rooms import only from those above them, and the rules need nothing but Python."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import eklat

ROOMS = [
    "locales",
    "games",
    "records",
    "pad",
    "fast",
    "bots",
    "arena",
    "review",
    "learn",
    "env",
    "table",
    "client",
    "server",
    "terminal",
    "cli",
    "__main__",
]
HOUSE = Path(eklat.__file__).parent
FILES = sorted(HOUSE.rglob("*.py"))


def room(path: Path) -> str:
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield f"{node.module}"


def test_every_folder_is_a_room_we_know() -> None:
    assert {room(path) for path in FILES} <= {*ROOMS, "__init__"}


@pytest.mark.no_cover  # it looks far, not at more lines
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_rooms_import_downward_only(path: Path) -> None:
    here = room(path)
    for name in imports(path):
        if name.startswith("eklat."):
            there = name.split(".")[1]
            assert ROOMS.index(there) <= ROOMS.index(here), f"{here} must not import {name}"


@pytest.mark.parametrize("path", [p for p in FILES if room(p) == "games"], ids=lambda path: str(path.relative_to(HOUSE)))
def test_the_rules_import_the_standard_library_only(path: Path) -> None:
    for name in imports(path):
        assert name.split(".")[0] in {*sys.stdlib_module_names, "eklat"}


@pytest.mark.no_cover  # it looks far, not at more lines
def test_only_learning_needs_pytorch() -> None:
    for path in FILES:
        assert room(path) == "learn" or not any(name.split(".")[0] == "torch" for name in imports(path)), path


@pytest.mark.parametrize("path", [p for p in FILES if room(p) == "learn"], ids=lambda path: str(path.relative_to(HOUSE)))
def test_learning_needs_nothing_else_of_the_house(path: Path) -> None:
    """So that it runs from the bare source tree where there is an accelerator."""
    allowed = {*sys.stdlib_module_names, "eklat", "numpy", "torch"}
    for name in imports(path):
        assert name.split(".")[0] in allowed
        assert not name.startswith("eklat.") or name.startswith("eklat.learn")


def test_games_of_the_house_do_not_import_each_other_in_circles() -> None:
    """Mü for two stands on Mü; otherwise games do not know each other."""
    for path in FILES:
        parts = path.relative_to(HOUSE).parts
        if parts[0] == "games" and len(parts) == 3:
            known = {"mu2": {"mu", "mu2"}}.get(parts[1], {parts[1]})
            for name in imports(path):
                there = name.split(".")
                if name.startswith("eklat.games.") and there[2] in ("mu", "mu2", "heuldoch"):
                    assert there[2] in known


def test_importing_the_rules_is_light() -> None:
    heavy = ["typer", "rich", "asyncio", "numpy", "eklat.records"]
    code = f"import sys, eklat.games; print([m for m in {heavy!r} if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
