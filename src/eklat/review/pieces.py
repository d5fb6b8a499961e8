"""A hand reviewed piece by piece, as a server does it between the moves of its bots: plain data goes in and comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import islice
from typing import Any

import orjson

from eklat.records import Record, ReplayedDeal, replay
from eklat.records.jotting import Remembered, is_jotting
from eklat.review.judging import MOST, Budget
from eklat.review.memory import before, recalled, told
from eklat.review.results import Hand, plain, read_decision, read_hand
from eklat.review.reviewing import gathered, judged
from eklat.review.standing import standing
from eklat.review.value import DATA

SEED = 0
ME = "me"


def piece(record: str, deal: int, action: int, worlds: int = MOST) -> dict[str, Any] | None:
    """One decision of a record or a remembered hand, its moves also as one would advise them; None where there was none."""
    if (memory := _memory(record)) is not None:
        read, state = memory.frame, before(memory, action)
        found: dict[str, Any] | None = plain(recalled(memory, action, SEED, Budget(worlds)))
    else:
        read, hand = _hand(record, deal)
        state, found = hand.states[action], plain(judged(hand, action, SEED, Budget(worlds)))
    if found is not None:
        view = state.view(found["seat"])
        for one in found["candidates"]:
            one["said"] = read.game.advise(view, read.game.parse(one["move"])).to_json()
    return found


def whole(record: str, deal: int, seats: Sequence[int] | None, decisions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The review of a hand whose decisions are known."""
    known = [read_decision(one) for one in decisions]
    if (memory := _memory(record)) is not None:
        found = told(memory, seats, SEED, known, True).to_json()
    else:
        found = gathered(*_hand(record, deal), seats, SEED, known).to_json()
    found["hands"][0]["decisions"] = list(decisions)
    return found


def play(game: str, reviews: Sequence[tuple[int, str]], part: int) -> dict[str, Any]:
    """What one player's reviewed hands come to, in all and in parts of so many: where they sat, and reviews as stored.

    Beside it stands what the bots of the house lose, as `python -m eklat.review.proof bots` has measured it.
    """
    hands = [_own(seat, orjson.loads(text)["hands"][0]) for seat, text in reviews]
    parts = [hands[i : i + part] for i in range(0, len(hands) - part + 1, part)]
    house = next((line for line in _house() if line["game"] == game), None)
    trend = [plain(standing(ME, some, None)) for some in parts]
    return {"standing": plain(standing(ME, hands, None)), "trend": trend, "part": part, "house": house}


def _own(seat: int, data: Mapping[str, Any]) -> Hand:
    """A hand in which everybody else is nobody."""
    hand = read_hand(data)
    return replace(hand, names=tuple(ME if other == seat else "" for other in range(len(hand.names))))


@cache
def _house() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = orjson.loads((DATA / "bots.json").read_bytes())
    return found


@lru_cache(maxsize=4)
def _memory(text: str) -> Remembered | None:
    """A hand that is remembered, if this is one and no record."""
    data = orjson.loads(text)
    return Remembered.read(data) if is_jotting(data) else None


@lru_cache(maxsize=4)
def _hand(text: str, deal: int) -> tuple[Record, ReplayedDeal]:
    record = Record.read(orjson.loads(text))
    return record, next(islice(replay(record), deal, None))
