"""Auctions of Mü as people would write them down: tables of one bot each, as rows of Markdown.

    python examples/auctions.py 96100001 club/4 student/4 champion/6

The first number says which deals. Seats are counted from the dealer, 0; a dash is a pass. Then who names which trump, whom
the chief chooses, and what the chief's side won of the points that it needed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from eklat.bots import bot, kind
from eklat.games import GAMES
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import Bid
from eklat.games.mu.state import State

HEAD = "| table | auction, round by round | vice | chief | goal |\n|---|---|---|---|---|"


def played(name: str, players: int, rng: Random) -> tuple[list[str], State]:
    """The words of an auction among such bots, and the end of the hand."""
    mu, clockless = GAMES["mu"], kind(name).clockless
    player = bot(f"{name}:{clockless}" if clockless else name)
    state, words = mu.start(mu.deal(rng, players)), list[str]()
    while state.turn is not None:
        move = player.choose(state.view(state.turn), rng)
        if state.phase == "auction":
            words.append(" ".join(move.cards) if isinstance(move, Bid) else "–")
        state = state.play(move)
    assert isinstance(state, State)
    return words, state


def settled(contract: Contract | None, points: list[int]) -> str:
    """Who plays for what, and what came of it."""
    if contract is None:
        return "| | | Eklat |"
    vice = "" if contract.vice is None else f"{contract.vice}: {contract.vice_trump}"
    friend = "" if contract.partner is None else f", with {contract.partner}"
    won = sum(points[seat] for seat in contract.side)
    return f"| {vice} | {contract.chief}: {contract.chief_trump}{friend} | {won} of {contract.goal} |"


def rows(seed: int, tables: list[str]) -> Iterator[str]:
    """A row for each table, such as `club/4`; the same seed gives the same rows."""
    for number, table in enumerate(tables):
        name, _, players = table.partition("/")
        words, end = played(name, int(players), Random(f"auction {seed} {number}"))
        rounds = (", ".join(words[at : at + int(players)]) for at in range(0, len(words), int(players)))
        points = end.summary()["points"]
        yield f"| {name}, {players} | {' / '.join(rounds)} {settled(end.contract, points)}"


if __name__ == "__main__":
    print(HEAD)
    for row in rows(int(sys.argv[1]), sys.argv[2:]):
        print(row, flush=True)
