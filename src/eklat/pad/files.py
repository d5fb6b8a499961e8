"""Pads in files: strict JSON in, JSON and CSV out."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from eklat.locales import say
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


def to_csv(pad: Pad, language: str = "en") -> str:
    """The sheet for a spreadsheet, as those of the language expect it: a hand in every line, what everybody took in cards,
    what it scored and the totals after it."""
    text = io.StringIO()
    table = csv.writer(text, delimiter=say(language, "pad-csv-separator"), lineterminator="\r\n")
    names = [_tame(name) for name in pad.names]
    rows = [(row, _cells(row, names, language)) for row in pad.rows]
    has_cards = any("cards" in cells for _, cells in rows)
    groups = (*(["cards"] if has_cards else []), "scores", "totals")
    heads = [say(language, f"pad-csv-{group}", name=name) for group in groups for name in names]
    table.writerow([*(say(language, f"pad-csv-{column}") for column in COLUMNS), *heads])
    for row, cells in rows:
        cards = cells.get("cards", [""] * pad.players) if has_cards else ()
        table.writerow([*(cells.get(column, "") for column in COLUMNS), *cards, *row.result.scores, *row.totals])
    return text.getvalue()


def _cells(row: Row, names: list[str], language: str) -> dict[str, Any]:
    told = {"hand": row.number, "dealer": names[row.dealer], "outcome": row.result.outcome, **row.hand.cells(row, names)}
    words = {"outcome": f"pad-csv-is-{told['outcome']}", "trump": f"pad-trump-{told.get('trump')}"}
    return {column: say(language, words[column]) if column in words else cell for column, cell in told.items()}


def _tame(name: str) -> str:
    """Spreadsheets take what begins like this for a formula."""
    return f"'{name}" if name[0] in "=+-@" else name


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BadPad("json")
    return found
