"""Pads in files: strict JSON in, JSON and CSV out."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from eklat.games.core import Result, Seat
from eklat.games.mu import scoring as mu
from eklat.games.mu2 import scoring as mu2
from eklat.pad.errors import BadPad
from eklat.pad.mu import Played
from eklat.pad.pad import Pad, Row

LARGEST = 2**20
"""No pad is larger than this many bytes."""
COLUMNS = (
    "hand",
    "dealer",
    "outcome",
    "chief",
    "vice",
    "partner",
    "height",
    "goal",
    "trump",
    "bonus",
    "short",
    "tied",
    "last",
)


def parse(text: str | bytes) -> Pad:
    """The pad in this text. Raises `BadPad`."""
    if len(text) > LARGEST:
        raise BadPad("too-large", most=LARGEST // 1024)
    try:
        data = json.loads(text, object_pairs_hook=_unique)
    except BadPad:
        raise
    except (ValueError, RecursionError):
        raise BadPad("json") from None
    return Pad.read(data)


def to_text(pad: Pad) -> str:
    """The file: one line per hand, so that people can read it too."""
    data = pad.to_json()
    hands = ",\n".join("    " + json.dumps(hand, ensure_ascii=False) for hand in data.pop("hands"))
    head = json.dumps(data, ensure_ascii=False, indent=2)[:-2]
    inside = f"\n{hands}\n  " if hands else ""
    return f'{head},\n  "hands": [{inside}]\n}}\n'


def to_csv(pad: Pad) -> str:
    """The sheet for a spreadsheet: a hand in every line, what it scored and the totals after it."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    names = [_tame(name) for name in pad.names]
    table.writerow([*COLUMNS, *names, *(f"{name} total" for name in names)])
    for row in pad.rows:
        table.writerow([*_told(row, names), *row.result.scores, *row.totals])
    return text.getvalue()


def _told(row: Row, names: list[str]) -> list[Any]:
    result = row.result
    cells: dict[str, Any] = {"hand": row.number, "dealer": names[row.dealer], "outcome": result.outcome}
    cells |= _mu(result, names) if isinstance(result, mu.Result | mu.Eklat) else _mu2(result, names)
    if isinstance(row.hand, Played):
        cells["trump"] = row.hand.trump
    return [cells.get(column, "") for column in COLUMNS]


def _mu(result: mu.Result | mu.Eklat, names: list[str]) -> dict[str, Any]:
    def name(seat: Seat | None) -> str:
        return "" if seat is None else names[seat]

    if isinstance(result, mu.Eklat):
        height = {"height": result.height} if result.tied else {}
        return {**height, "tied": "+".join(map(name, result.tied)), "last": name(result.culprit)}
    contract = result.contract
    roles = {"chief": name(contract.chief), "vice": name(contract.vice), "partner": name(contract.partner)}
    return {
        **roles, "height": contract.height, "goal": contract.goal, "bonus": result.bonus, "short": result.difference,
    }  # fmt: skip


def _mu2(result: Result, names: list[str]) -> dict[str, Any]:
    if not isinstance(result, mu2.Result) or result.contract is None:
        return {}
    contract = result.contract
    return {"chief": names[contract.crown], "height": contract.height, "goal": contract.goal}


def _tame(name: str) -> str:
    """Spreadsheets take what begins like this for a formula."""
    return f"'{name}" if name[0] in "=+-@" else name


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BadPad("json")
    return found
