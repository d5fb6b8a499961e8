"""A chance that a bot names comes true as often as it says, and what it expects comes true more often than not."""

import os
from collections import defaultdict
from random import Random
from typing import Any

import pytest

from eklat.bots import bot
from eklat.games import GAMES
from eklat.games.mu.contract import height_reached
from eklat.games.said import Said

LONG = bool(os.environ.get("EKLAT_LONG"))
HANDS = 1500 if LONG else 24
Seen = dict[str, list[tuple[float, bool]]]
"""By message: what was said, as a share of one, and whether it came true."""


def leads(before: Any, after: Any, reason: Said, seen: Seen, seat: int) -> None:
    """What became of a trick that was led with a hope."""
    trick = after.last_trick
    winner = trick.winner
    side = before.contract.side if before.game == "mu" else (seat,)
    ours = (winner in side) == (seat in side)
    facts = reason.facts
    if reason.message in ("club-mu-lead-friend", "club-mu2-lead-likely", "club-mu2-lead-rather"):
        assert isinstance(facts["chance"], int)
        seen[reason.message].append((facts["chance"] / 100, ours if before.game == "mu" else winner == seat))
    elif reason.message in ("club-mu-lead-top", "club-mu-lead-safe"):
        seen[reason.message].append((float(reason.message == "club-mu-lead-top"), winner == seat))


def played(game: str, players: int, hands: int) -> Seen:
    seen: Seen = defaultdict(list)
    for number in range(hands):
        rng, club = Random(f"said and seen {number}"), bot("club")
        state: Any = GAMES[game].start(GAMES[game].deal(rng, players))
        bids, lead = list[tuple[int, int, float]](), None
        while state.turn is not None:
            view = state.view(state.turn)
            decision = club.decide(view, rng)
            reason, seat = decision.reason, state.turn
            assert reason is not None
            if reason.message == "club-mu-bid":
                bids.append((seat, int(str(reason.facts["number"])), 1.0))
            elif reason.message in ("club-mu2-begin", "club-mu2-bid"):
                bids.append((seat, int(str(reason.facts["goal"])), int(str(reason.facts["chance"])) / 100))
            if view.phase == "play" and not view.trick:
                lead = (state, reason, seat)
            after = state.play(decision.move)
            if view.phase == "play" and lead and (after.is_over or not after.trick):
                end = after.view(None) if not after.is_over else None
                if end is not None and end.last_trick is not None:
                    leads(lead[0], end, lead[1], seen, lead[2])
            state = after
        result = state.result.to_json()
        if game == "mu" and result["outcome"] != "eklat":
            side = {result["chief"], result["partner"]}
            won = sum(points for seat, points in enumerate(result["points"]) if seat in side)
            reached = height_reached(players, won)
            seen["club-mu-bid"] += [(said, number <= reached) for seat, number, said in bids if seat == result["chief"]]
        elif game == "mu2" and result["chief"] is not None:
            won = result["points"][result["chief"]]
            seen["club-mu2-bid"] += [(said, goal <= won) for seat, goal, said in bids if seat == result["chief"]]
    return seen


@pytest.mark.parametrize(("game", "players"), [(("mu", n)) for n in (3, 4, 5, 6)] + [("mu2", 2)] if LONG else [("mu", 4)])
def test_what_is_said_comes_true(game: str, players: int) -> None:
    off = 0.06 if LONG else 0.2
    seen = played(game, players, HANDS)
    assert seen
    for message, came in seen.items():
        said, true = (sum(column) / len(came) for column in zip(*came, strict=True))
        if message in EXPECTED:
            assert true > EXPECTED[message], message
        elif message == "club-mu-lead-safe":
            assert true < 0.1
        elif len(came) > 20:
            assert true == pytest.approx(said, abs=off), message


EXPECTED = {"club-mu-lead-top": 0.75, "club-mu-bid": 0.55}
"""What a bot says it expects comes true so often at least."""
