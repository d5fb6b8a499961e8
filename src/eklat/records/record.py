"""A record: who played which game by which rules, and every deal with its moves (docs/records.md)."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from eklat.games import GAMES
from eklat.games.core import AnyGame, Match, State
from eklat.games.errors import GameError
from eklat.games.notation import shown
from eklat.games.options import Rules
from eklat.games.said import said
from eklat.records.errors import BadRecord

FORMAT = "eklat-record/1"
NOTES = ("date", "place", "note", "proof")
"""Keys that are kept and not looked at, as are those that begin with x_; but `verdict` checks a proof of our scheme."""

LONGEST_NAME = 100
UNPRINTABLE = ("Cc", "Cs", "Cn", "Zl", "Zp")
TURNS_THE_LINE = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that would make the rest of a line look like something else."""


@dataclass(frozen=True)
class Record:
    """The game's memory. Its deals are kept as they are written; `replay` gives them their meaning."""

    game: AnyGame
    rules: Rules
    players: tuple[str, ...]
    deals: tuple[Mapping[str, Any], ...] = ()
    scores: Sequence[int] | None = None
    winners: Sequence[int] | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, game: AnyGame, players: Sequence[str], options: Mapping[str, object] | None = None) -> Record:
        """An empty record for a match that is about to begin."""
        return cls(game, game.rules(options, len(players)), _names(list(players)))

    @classmethod
    def read(cls, data: object) -> Record:
        """A record from JSON data. Raises `BadRecord`; the deals are checked when they are replayed."""
        entry = fields(
            data, "record", required=("format", "game", "players", "deals"), optional=("options", "scores", "winners")
        )
        if entry["format"] != FORMAT:
            raise BadRecord("format", said("record-no-format", given=shown(entry["format"]), expected=shown(FORMAT)))
        if not isinstance(entry["game"], str) or entry["game"] not in GAMES:
            raise BadRecord("game", said("record-no-game", given=shown(entry["game"]), known=", ".join(GAMES)))
        game = GAMES[entry["game"]]
        players = _names(entry["players"])
        options = entry.get("options", {})
        if not isinstance(options, Mapping):
            raise BadRecord("option", said("record-no-options", given=shown(options)))
        try:
            rules = game.rules(options, len(players))
        except GameError as error:
            raise BadRecord.because(error) from None
        if not isinstance(entry["deals"], list):
            raise BadRecord("format", said("record-no-list", key="deals", given=shown(entry["deals"])))
        extra = {key: value for key, value in entry.items() if is_note(key)}
        scores, winners = (tuple(x) if isinstance(x, list) else x for x in (entry.get("scores"), entry.get("winners")))
        return cls(game, rules, players, tuple(entry["deals"]), scores, winners, extra)

    @property
    def match(self) -> Match:
        """The match before its first deal."""
        return Match(self.game, len(self.players), self.rules, (0,) * len(self.players))

    def add(self, state: State, match: Match | None = None, end_draw: str | None = None) -> Record:
        """The record with this deal, as far as it was played; with the match after it, also scores and winners."""
        if state.rules != self.rules or state.players != len(self.players):
            raise BadRecord("rules", said("record-no-rules"))
        entry = _deal_entry(self.game, state)
        if end_draw is not None:
            entry["end_draw"] = end_draw
        scores, winners = (None, None) if match is None else (match.scores, match.winners)
        return replace(self, deals=(*self.deals, entry), scores=scores, winners=winners)

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "options": self.rules.changed(),
            "players": list(self.players),
            "deals": [dict(deal) for deal in self.deals],
        }
        if self.scores is not None:
            data["scores"] = list(self.scores)
        if self.winners is not None:
            data["winners"] = list(self.winners)
        return data | dict(self.extra)

    def __str__(self) -> str:
        """One line of JSON, as in a file of many records."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))


def _deal_entry(game: AnyGame, end: State) -> dict[str, Any]:
    """One deal as it is written in a record."""
    state: State = game.start(end.deal, end.rules)
    actions = []
    for move in end.moves:
        actions.append(state.notation(move))
        state = state.play(move)
    entry: dict[str, Any] = {**end.deal.to_json(), "actions": actions}
    if end.result is not None:
        entry["scores"] = list(end.result.scores)
    return entry


def is_note(key: str) -> bool:
    return key in NOTES or key.startswith("x_")


def fields(
    data: object, what: str, required: Sequence[str], optional: Sequence[str], deal: int | None = None
) -> Mapping[str, Any]:
    """A JSON object with these keys and no others, but for notes; `what` is a record or a deal."""
    if not isinstance(data, Mapping):
        raise BadRecord("format", said("record-no-object", what=what, given=shown(data)), deal)
    for key in required:
        if key not in data:
            raise BadRecord("format", said("record-no-key", what=what, key=shown(key)), deal)
    for key in data:
        if key not in required and key not in optional and not is_note(key):
            known = ", ".join((*required, *optional, *NOTES))
            raise BadRecord("unknown-key", said("record-no-such-key", what=what, key=shown(key), known=known), deal)
    return data


def is_printable(text: str) -> bool:
    """Whether a line of text can be shown as it is, and shows all there is."""
    return not any(unicodedata.category(c) in UNPRINTABLE or c in TURNS_THE_LINE for c in text)


def _names(data: object) -> tuple[str, ...]:
    if not isinstance(data, list):
        raise BadRecord("players", said("record-no-players", given=shown(data)))
    for name in data:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            raise BadRecord("players", said("record-no-name", given=shown(name), longest=LONGEST_NAME))
        if not is_printable(name):
            raise BadRecord("players", said("record-no-printable-name", given=shown(name)))
    return tuple(data)
