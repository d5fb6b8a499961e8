"""A chance that a bot names comes true as often as it says, and what it expects comes true more often than not."""

import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from claims import plain
from reasons import CHANCES, HOPES

from eklat.bots import Decision, bot
from eklat.games import GAMES
from eklat.games.core import State
from eklat.games.heuldoch.cards import Card
from eklat.games.heuldoch.moves import Lay
from eklat.games.heuldoch.scoring import worthless
from eklat.games.mu.contract import height_reached
from eklat.games.mu.moves import PASS, Bid
from eklat.games.mu.trumps import is_kind

LONG = bool(os.environ.get("EKLAT_LONG"))
ENOUGH = 20
"""Fewer cases tell nothing."""
OFF = 0.06 if LONG else 0.2
"""How far what is said may be off, as a share of one or of a card in five."""
CLUB = bot("club")

Came = Iterator[tuple[str, float, float]]
"""What was said, as a share of one or a number of cards; and whether it came true, or how many there were."""


def hand(game: str, players: int, number: int) -> Iterator[tuple[Any, Decision, str, dict[str, Any]]]:
    """The decisions of one hand of club players, and at last its end."""
    rng = Random(f"said and seen {number}")
    state: State = GAMES[game].start(GAMES[game].deal(rng, players))
    while state.turn is not None:
        decision = CLUB.decide(state.view(state.turn), rng)
        assert decision.reason is not None
        facts = {name: plain(fact) for name, fact in decision.reason.facts.items()}
        yield state, decision, decision.reason.message, facts
        state = state.play(decision.move)
    yield state, Decision(PASS), "", {}


def played(state: Any, until: Callable[[Any], bool] = lambda state: state.is_over) -> Any:
    """How it goes on among club players."""
    while not until(state):
        state = state.play(CLUB.choose(state.view(state.turn), Random(1)))
    return state


def taken_by(state: Any, decision: Decision) -> int | None:
    """Who wins the trick that is led so; None for the last one, of which nothing is left to see."""
    after = played(state.play(decision.move), lambda state: state.is_over or not state.trick)
    return None if after.is_over else int(after.last_trick.winner)


def mu(players: int, number: int) -> Came:
    bids = list[tuple[str, int, int]]()
    for state, decision, message, facts in hand("mu", players, number):
        if message in ("club-mu-bid", "club-mu-raise"):
            bids.append((message, state.turn, facts["number"]))
        elif message.startswith("club-mu-lead"):
            winner = taken_by(state, decision)
            if winner is not None:
                side, seat = state.contract.side, state.turn
                is_ours = (winner in side) == (seat in side) if facts.get("chance") else winner == seat
                yield message, facts["chance"] / 100, is_ours
    result = state.result.to_json()
    if result["outcome"] != "eklat":
        won = sum(result["points"][seat] for seat in {result["chief"], result["partner"]} - {None})
        for message, seat, height in bids:
            if seat == result["chief"]:
                yield message, 1, height <= height_reached(players, won)


def mu2(players: int, number: int) -> Came:
    """In the auction: what if it ended there?"""
    for state, decision, message, facts in hand("mu2", players, number):
        if "goal" in facts and "chance" in facts:
            after = state.play(decision.move) if message.rpartition("-")[2] in ("begin", "bid", "sacrifice") else state
            yield message, facts["chance"] / 100, won_by(state.turn, after, facts.get("trump")) >= facts["goal"]
            if "their_chance" in facts:
                yield (
                    f"{message} theirs",
                    facts["their_chance"] / 100,
                    won_by(1 - state.turn, state, None) >= facts["their_goal"],
                )
        elif message in ("club-mu2-lead-trump", "club-mu2-lead-few"):
            suit, other = state.trumps.suit, 1 - state.turn
            held = (*state.hands[other], *state.open[other])
            yield message, facts["theirs"] / 5, sum(suit[card] == suit[decision.move.card] for card in held) / 5  # type: ignore[attr-defined]
        elif message in ("club-mu2-lead-likely", "club-mu2-lead-rather"):
            winner = taken_by(state, decision)
            if winner is not None:
                yield message, facts["chance"] / 100, winner == state.turn


def won_by(crown: int, state: Any, trump: str | None) -> int:
    """The points of this seat as crown; who is not ahead yet lays what is missing, of this trump if possible."""
    while state.phase == "auction":
        missing = max(map(len, state.open)) + 1 - len(state.open[crown])
        liked = sorted(state.hands[crown], key=lambda card: (not is_kind(card, trump), -card.digit))
        state = state.play(Bid(tuple(liked[:missing])) if state.turn == crown != state.leader else PASS)
    return int(played(state).result.to_json()["points"][crown])


def heuldoch(players: int, number: int) -> Came:
    """Whether a card counts in the end, and whether the next one can be laid."""
    laid, following = list[tuple[str, Any]](), dict[int, str]()
    for state, decision, message, facts in hand("heuldoch", players, number):
        if state.turn in following:
            yield "club-heuldoch-onion-room", 1, Lay(Card(following.pop(state.turn)), state.turn) in state.legal
        if message == "club-heuldoch-onion-room":
            following[state.turn] = facts["next"]
        elif message in HOPES:
            laid.append((message, decision.move))
    for message, move in laid:
        yield message, 1, move.card.number not in worthless(state.result.onions[move.pile])


GAMES_PLAYED: dict[str, Callable[[int, int], Came]] = {"mu": mu, "mu2": mu2, "heuldoch": heuldoch}
TABLES = (
    [*(("mu", players, 1500) for players in range(3, 7)), ("mu2", 2, 800), *(("heuldoch", n, 200) for n in range(3, 7))]
    if LONG
    else [("mu", 4, 24), ("mu2", 2, 16), ("heuldoch", 4, 6)]
)


@pytest.mark.parametrize(("game", "players", "hands"), TABLES)
def test_what_is_said_comes_true(game: str, players: int, hands: int) -> None:
    seen = defaultdict[str, list[tuple[float, float]]](list)
    for number in range(hands):
        for message, said, came in GAMES_PLAYED[game](players, number):
            seen[message].append((said, came))
    assert any(len(both) > ENOUGH for both in seen.values())
    told = {message.partition(" ")[0] for message in seen}
    assert told <= CHANCES | HOPES.keys()
    for message, both in seen.items():
        if len(both) > ENOUGH:
            said, true = (sum(column) / len(both) for column in zip(*both, strict=True))
            if message not in HOPES:
                assert true == pytest.approx(said, abs=OFF), message
            else:
                least, most = HOPES[message]
                assert least - OFF * (not LONG) <= true <= most + OFF * (not LONG), message
    if LONG and game != "heuldoch":
        assert told == {message for message in CHANCES | HOPES.keys() if message.startswith(f"club-{game}-")}
