"""What a seat is worth, given everything: the frozen value functions, one for each game and number of players.

A seat's value is how many points it will be ahead of the others' mean at the end of the hand. The function looks at all
cards. Its main term is what comes out if club players finish the hand, which they do without chance; the others are points
so far and strong cards, all of them less the others' mean. How much each term counts was fitted on bot games
(`python -m eklat.review.fit`) and depends on the company and on how far the hand has come:

    club     only club players: their own finish is all there is to know
    guest    one stranger among club players
    mixed    everybody else

The files in `values/` are versioned, and the hash of a file names the function. They hold what a seat is worth before the
cards are dealt, too: the mean over many deals, frozen with the rest, so that the luck of the deal has mean 0.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import numpy as np

from eklat.arena.contest import CLUB
from eklat.arena.luck import SCALE, ahead, finish
from eklat.games.core import State
from eklat.games.options import Rules
from eklat.review.games import INSIGHTS, Floats, insight

VERSION = 1
KNOTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""How far the play has come where weights are known; between them they are mixed."""
EARLY = ("deal", "auction", "trumps")
"""What comes before the play."""
COMPANIES = ("club", "guest", "mixed")
DATA = files("eklat.review") / "values"


class NoValue(ValueError):
    """There is no value function for this game as it is played."""


@dataclass(frozen=True)
class Values:
    """The value function of a game with so many players."""

    game: str
    players: int
    hash: str
    weights: Mapping[str, Floats]
    """Per company, what each term counts at each stage."""
    own: Mapping[str, Floats]
    """Per company, what one's own cards tell before anybody else's are known."""
    strong: Floats
    """How strong a seat's cards are on average."""
    before: Sequence[float]
    """What club players finish with on average, by place from whoever begins."""
    trust: Mapping[str, float]
    """Per company, how much of the luck that club players' finishes show is taken off."""

    def deal(self, company: str, place: int) -> int:
        """What a seat is worth before the deal."""
        return round(SCALE * float(self.weights[company][0, 0]) * self.before[place])

    def cards(self, company: str, state: State, seat: int) -> int:
        """What a seat's own cards add to that."""
        strong = insight(self.game).strength(state)[seat, 1:] - self.strong
        return round(SCALE * float(strong @ self.own[company]))

    def of(self, company: str, state: State) -> list[int]:
        """What every seat is worth in this position, all cards known."""
        if state.result is not None:
            return [round(SCALE * float(x)) for x in finish(state)]
        worth = terms(state) @ (stage(state) @ self.weights[company])
        return [round(SCALE * float(x)) for x in worth]


def terms(state: State) -> Floats:
    """A row per seat: the club's finish, points so far and strong cards, each less the others' mean."""
    strong = insight(state.game).strength(state)
    return np.column_stack([finish(state), ahead(strong.T).T])


def stage(state: State) -> Floats:
    """How much of each stage this position has: one of the early ones, or between two knots of the play."""
    found = np.zeros(len(EARLY) + len(KNOTS))
    if not state.log:
        found[0] = 1
        return found
    progress = insight(state.game).progress(state)
    if progress < 0:
        found[1 if state.phase == "auction" else 2] = 1
        return found
    found[len(EARLY) :] = np.maximum(0, 1 - np.abs(progress - np.array(KNOTS)) * (len(KNOTS) - 1))
    return found


def company(players: Sequence[str]) -> str:
    """The company these players are, by their names: a house bot is called as in the table of bots."""
    strangers = sum(name != CLUB for name in players)
    return COMPANIES[min(strangers, 2)]


@cache
def values(game: str, players: int) -> Values:
    """The value function. Raises `NoValue`."""
    file = DATA / f"{game}-{players}.json"
    if game not in INSIGHTS or not file.is_file():
        raise NoValue(f"there is no value function for {game} with {players} players")
    text = file.read_bytes()
    return read(json.loads(text), sha256(text).hexdigest())


def check_rules(game: str, rules: Rules) -> None:
    """Refuse rules that make another game of it. Raises `NoValue`."""
    changed = [name for name in rules.changed() if name in insight(game).changes]
    if changed:
        raise NoValue(f"the value function of {game} knows nothing of the option {changed[0]}")


def read(data: Mapping[str, Any], hash: str) -> Values:
    if data["version"] != VERSION:
        raise NoValue(f"the value function of {data['game']} is of version {data['version']}, not {VERSION}")
    weights = {name: np.array(rows, float) for name, rows in data["weights"].items()}
    own = {name: np.array(row, float) for name, row in data["own"].items()}
    return Values(
        data["game"], data["players"], hash[:12], weights, own, np.array(data["strong"], float), tuple(data["before"]),
        data["trust"],
    )  # fmt: skip
