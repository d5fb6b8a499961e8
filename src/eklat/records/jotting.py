"""Hands of real cards as somebody remembers them, the format `eklat-jotting/1`: who sat where, the moves as far as they are
known, and cards that somebody was dealt. A record needs every card; this does not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from eklat.games.core import Jotting
from eklat.games.errors import GameError
from eklat.games.notation import shown
from eklat.games.said import said
from eklat.records.errors import BadRecord
from eklat.records.record import FORMAT as RECORD
from eklat.records.record import Record, fields

FORMAT = "eklat-jotting/1"
FORGOTTEN = 3
"""Whoever has forgotten no more of their own cards can be asked about their decisions."""


def is_jotting(data: object) -> bool:
    """Whether this is a remembered hand, and not a record."""
    return isinstance(data, Mapping) and data.get("format") == FORMAT


@dataclass(frozen=True)
class Remembered:
    """A hand as far as it is known."""

    frame: Record
    """Game, rules and players: a record without deals."""
    jotting: Jotting

    @classmethod
    def read(cls, data: object) -> Remembered:
        """A remembered hand from its JSON. Raises `BadRecord`, with the move that cannot be."""
        entry = fields(data, "record", ("format", "game", "players", "actions"), ("options", "starter", "known"))
        frame = {key: entry[key] for key in ("game", "players", "options") if key in entry}
        record = Record.read({**frame, "format": RECORD, "deals": []})
        known, at = entry.get("known", []), None
        for key, value in (("actions", entry["actions"]), ("known", known), *(("known", own) for own in _listed(known))):
            if not isinstance(value, list):
                raise BadRecord("format", said("record-no-list", key=key, given=shown(value)))
        try:
            jotting = record.game.jotting(record.rules, len(record.players), entry.get("starter", 0), known)
            for place, text in enumerate(entry["actions"]):
                at = place
                jotting = jotting.play(record.game.parse(text))
        except GameError as error:
            raise BadRecord.because(error, 0, at) from None
        return cls(record, jotting)

    def decisions(self, seats: Sequence[int] | None = None) -> list[int]:
        """The actions of those whose hand is known, or of some of them. Raises `BadRecord` where there are none."""
        missing = self.jotting.missing
        able = [seat for seat, count in enumerate(missing) if count <= FORGOTTEN and (seats is None or seat in seats)]
        if not able:
            raise BadRecord("memory", said("record-no-hand", most=FORGOTTEN))
        found = [action for action, (seat, _) in enumerate(self.jotting.state.log) if seat in able]
        if not found:
            raise BadRecord("memory", said("record-no-moves"))
        return found


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
