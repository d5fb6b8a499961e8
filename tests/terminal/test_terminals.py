"""Whole hands in a real terminal: the program as it is started, lines typed at it, the window resized while it runs.

What may be typed is read from the game that is saved on the disk after every move. EKLAT_LONG=1 plays every game and number
of players, otherwise one of each kind.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
import waiting
from at_a_pty import Expecting
from at_the_table import TABLES

from eklat.table import Table, read_event

SHORT = [("mu", 5, {}), ("mu2", 2, {}), ("heuldoch", 6, {"specials": True})]


def saved(home: Path) -> Table | None:
    """The game as far as it is on the disk."""
    for file in (home / "games").glob("*.jsonl"):
        data = file.read_bytes()
        lines = data[: data.rfind(b"\n") + 1].splitlines()
        return Table.read(read_event(json.loads(line)) for line in lines) if lines else None
    return None


def has_been_played(table: Table) -> bool:
    """A hand is over, and not because the auction ended in an eklat."""
    if table.phase not in ("scoring", "over"):
        return False
    view = table.view(0)
    assert view is not None
    return table.phase == "over" or view.to_json().get("contract", True) is not None


def awaited(program: Expecting, home: Path, version: int) -> Table:
    """The table when it has gone on and it is up to us."""
    table: Table | None = None

    def is_due() -> bool:
        nonlocal table
        program.read(0.02)
        table = saved(home)
        return table is not None and table.version > version and (table.phase != "playing" or table.turn == 0)

    waiting.until(is_due)
    assert table is not None
    return table


@pytest.mark.parametrize(("game", "players", "options"), TABLES if os.environ.get("EKLAT_LONG") else SHORT, ids=str)
@pytest.mark.parametrize("term", ["xterm-256color", "xterm", "vt100"] if os.environ.get("EKLAT_LONG") else ["xterm"])
def test_a_hand_typed_at_a_terminal(home: Path, game: str, players: int, options: dict[str, Any], term: str) -> None:
    more = [word for name, value in options.items() for word in ("--option", f"{name}={str(value).lower()}")]
    seat = ("--players", str(players), "--bots", "random", "--seed", "4", "--name", "Mia", "--lang", "en", "--quick")
    program = Expecting("play", game, *seat, *more, term=term)
    program.expect("Your turn")
    rng, version, number = Random(5), 0, 0
    while not has_been_played(table := awaited(program, home, version)):
        assert table.state is not None
        version, number = table.version, number + 1
        if table.phase == "scoring":
            program.expect("End of the")
            program.say("n")
            continue
        if number in (3, 5, 7):
            program.resize(*{3: (120, 40), 5: (60, 20), 7: (80, 24)}[number])
        if number == 2:
            program.say(":nonsense\r")
            program.expect("means nothing" if table.turn != 0 else "not a move")
        legal = table.state.legal
        moves = [str(move) for move in legal] if len(legal) < 60 else [str(legal[0])]
        program.say(f":{'pass' if 'pass' in moves and len(table.state.log) > 4 else rng.choice(moves)}\r")
    program.expect("End of the")
    program.say("\x1b")
    program.say("\x03")
    assert program.end() == 0
    assert number > 8
    assert "Traceback" not in program.said


def test_without_colours_no_colour_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    program = Expecting("play", "mu", "--bots", "random", "--seed", "4", "--lang", "en", "--quick")
    program.expect("Your turn")
    program.say("1")
    program.say("?")
    program.expect("Help")
    program.say("\x1b")
    program.expect("Your turn")
    program.say("\x03")
    assert program.end() == 0
    codes = {code for found in re.findall(r"\x1b\[([0-9;]*)m", program.said) for code in found.split(";") if code}
    assert codes <= {"0", "1", "2", "3", "4", "7"}
    assert "7" in codes


def test_the_window_has_a_title(home: Path) -> None:
    program = Expecting("play", "mu", "--bots", "random", "--seed", "4", "--lang", "en", "--quick")
    program.expect("\x1b[22;2t")
    program.expect("● Your turn – Eklat")
    program.say("\x03")
    assert program.end() == 0
    assert "\x1b[23;2t" in program.said
