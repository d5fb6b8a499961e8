"""Pads in files: strict JSON in, JSON and CSV out."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from eklat.pad.errors import BadPad
from eklat.pad.hands import Row
from eklat.pad.pad import Pad

LARGEST = 2**20
"""No pad is larger than this many bytes."""
COLUMNS = ("hand", "dealer", "outcome", "chief", "vice", "partner", "height", "goal", "trump", "bonus", "short",
           "tied", "last")  # fmt: skip


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
    cells = {"hand": row.number, "dealer": names[row.dealer], "outcome": row.result.outcome, **row.hand.cells(row, names)}
    return ["" if (cell := cells.get(column)) is None else cell for column in COLUMNS]


def _tame(name: str) -> str:
    """Spreadsheets take what begins like this for a formula."""
    return f"'{name}" if name[0] in "=+-@" else name


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BadPad("json")
    return found
