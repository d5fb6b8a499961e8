"""What was learned by self-play, for numpy alone: a net for each game and number of players, and what it sees of a view.

The nets are made by `eklat.learn` and packed by `eklat.learn.ship`; `data/nets.json` says how each was trained, and
the hash of its file.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from random import Random
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from eklat.bots.club import mind
from eklat.bots.nets.graph import Floats, Forward, forward
from eklat.fast.kernels.vectors import LANES
from eklat.games.core import Move, View
from eklat.games.options import Rules
from eklat.games.parts import Parts

Flags = NDArray[np.bool_]

SIGHTS = Parts(__name__)
OPTIONS = "hidden_partner", "specials"
"""Options that change a game more than a net can guess. Whoever has learned a game with one of them learned another game,
which is called `heuldoch-specials`."""
NEVER = np.float32(-1e4)
DATA = files(__name__) / "data"
INSIDE = ("own", "all", "back", "colour_out", "table_mid", "table_out")
"""What has a row for each number that a net says to itself."""
LAYERS = (
    *("colour_in", "table_in", "bias_in", "own", "all", "bias", "back"),
    *("colour_out", "colour_bias", "table_mid", "mid_bias", "table_out", "table_bias"),
)


class Sight(Protocol):
    """What a player sees, as the net was taught to see it; a move of several cards is made one card at a time."""

    def legal(self) -> Flags:
        """The actions there are now."""

    def rows(self, legal: Flags) -> tuple[Floats, Floats]:
        """One row for each colour, and the row of the table."""

    def arrange(self, each: Floats, whole: Floats) -> Floats:
        """What colours and table say, by action."""

    def take(self, action: int) -> Move | None:
        """The move that this action completes; None while more cards may follow."""

    def spelled(self, move: Any) -> tuple[int, ...]:
        """The actions that make this move."""


@dataclass(frozen=True)
class Net:
    """The weights of a net: `eklat.learn.net` in numpy."""

    weights: Mapping[str, Floats]
    blocks: int
    trust: float = 0.0
    """How much more it likes an action because a club player advises it; 0 where it listens to nobody."""
    graph: Forward | None = None
    """The same by onnxruntime, where it is there."""

    def forward(self, colours: Floats, table: Floats) -> tuple[Floats, Floats, float]:
        """What it says of each colour and of the table, and how it stands. Of rows that are too short the rest is 0."""
        if self.graph is not None:
            each, whole = self.graph(colours, table)
            return each, whole[:-1], float(whole[-1])
        w = self.weights
        head = table @ w["table_in"][: len(table)] + w["bias_in"]
        x = np.maximum(colours @ w["colour_in"][: colours.shape[1]] + head, 0)
        for block in range(self.blocks):
            heard = x.mean(axis=0) @ w[f"all_{block}"] + w[f"bias_{block}"]
            x = x + np.maximum(x @ w[f"own_{block}"] + heard, 0) @ w[f"back_{block}"]
        pooled = np.concatenate([x.max(axis=0), x.mean(axis=0)]) @ w["table_mid"] + w["mid_bias"]
        whole = np.maximum(pooled, 0) @ w["table_out"] + w["table_bias"]
        return x @ w["colour_out"] + w["colour_bias"], whole[:-1], float(whole[-1])

    @cached_property
    def layers(self) -> tuple[NDArray[np.float32], ...]:
        """The weights in the order in which compiled code wants them, those of all blocks together, each row filled up with
        zeros until it is whole vectors long."""
        w, width = dict(self.weights), len(self.weights["bias_in"])
        w["table_mid"] = w["table_mid"].reshape(2, width, width)
        for name in ("own", "all", "bias", "back"):
            w[name] = np.stack([w[f"{name}_{block}"] for block in range(self.blocks)])
        for name in INSIDE:
            w[name] = np.pad(w[name], [(0, 0)] * (w[name].ndim - 2) + [(0, -width % LANES), (0, 0)])
        for name in LAYERS:
            w[name] = np.pad(w[name], [(0, 0)] * (w[name].ndim - 1) + [(0, -w[name].shape[-1] % LANES)])
        w["table_mid"] = w["table_mid"].reshape(-1, w["table_mid"].shape[-1])
        return tuple(w[name] for name in LAYERS)

    def shares(self, sight: Sight, advice: int | None = None) -> Floats:
        """How much it trusts each action, one of them advised by a club player: shares of one, nothing for what is not
        allowed."""
        legal = sight.legal()
        each, whole, _ = self.forward(*sight.rows(legal))
        logits = np.where(legal, sight.arrange(each, whole), NEVER)
        if advice is not None:
            logits[advice] += self.trust
        odds = np.exp(logits - logits.max())
        shares: Floats = odds / odds.sum()
        return shares


@cache
def catalogue() -> dict[str, Any]:
    """What nets there are: their version, and for each its hash and how it was trained."""
    found: dict[str, Any] = json.loads((DATA / "nets.json").read_text("utf-8"))
    return found


def learned(game: str, rules: Rules) -> str:
    """What nets call a game that is played by these rules."""
    return "-".join([game, *(option for option in OPTIONS if getattr(rules, option, False))])


def of(view: View) -> Net:
    """The net that has learned the rules of this table."""
    return net(learned(view.game, view.rules), view.players)


@cache
def net(game: str, players: int) -> Net:
    """The net for this game and so many players."""
    return _read(f"{game}-{players}")


@cache
def twin(game: str, players: int) -> Net | None:
    """A small net that was taught to answer as the large one, for playouts; None where there is none."""
    return _read(f"{game}-{players}-small") if f"{game}-{players}-small" in catalogue()["nets"] else None


def _read(name: str) -> Net:
    with (DATA / f"{name}.npz").open("rb") as file, np.load(file) as archive:
        arrays = {name: archive[name] for name in archive.files}
    weights = {
        name: value.astype(np.float32) * arrays.get(f"{name}_step", np.float32(1))
        for name, value in arrays.items()
        if not name.endswith("_step")
    }
    trust = float(weights.pop("trust", np.float32(0)))
    blocks = sum(name.startswith("own_") for name in weights)
    return Net(weights, blocks, trust, forward(weights, blocks))


def sight(view: View) -> Sight:
    """What the seat to move sees."""
    found: Sight = SIGHTS[view.game].Sight(view)
    return found


def advised(view: View) -> tuple[int, ...]:
    """The actions by which a club player would move here; none where the net does not listen."""
    if not of(view).trust:
        return ()
    return sight(view).spelled(mind(view.game).decide(view, Random(0)).move)


def following(advice: tuple[int, ...], done: tuple[int, ...]) -> int | None:
    """What is advised after a part of a move has been made; nothing where it was made otherwise."""
    return advice[len(done)] if advice[: len(done)] == done and len(advice) > len(done) else None


def favourites(view: View, most: int, least: float) -> list[tuple[Move, float]]:
    """So many moves at most that the net trusts more than others, each with its share, the most trusted first.

    A move of several cards has the product of their shares; of beginnings, too, only so many are looked at.
    """
    judge, advice, found = of(view), advised(view), list[tuple[Move, float]]()
    begun: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while begun:
        further = list[tuple[tuple[int, ...], float]]()
        for done, trust in begun:
            shares = trust * judge.shares(_after(view, done), following(advice, done))
            for action in np.argsort(-shares)[:most]:
                if shares[action] >= least:
                    further.append(((*done, int(action)), float(shares[action])))
        begun = []
        for done, trust in sorted(further, key=lambda one: -one[1])[:most]:
            move = _after(view, done[:-1]).take(done[-1])
            if move is None:
                begun.append((done, trust))
            else:
                found.append((move, trust))
    return sorted(found, key=lambda one: -one[1])[:most]


def trusted(view: View, moves: Iterable[Move]) -> list[float]:
    """The net's share of each of these moves, however small; a move of several cards has the product of their shares."""
    judge, advice, known = of(view), advised(view), dict[tuple[int, ...], Floats]()
    found = list[float]()
    for move in moves:
        share, actions = 1.0, sight(view).spelled(move)
        for number, action in enumerate(actions):
            done = actions[:number]
            if done not in known:
                known[done] = judge.shares(_after(view, done), following(advice, done))
            share *= float(known[done][action])
        found.append(share)
    return found


def _after(view: View, done: tuple[int, ...]) -> Sight:
    """What is seen when a part of a move has been made."""
    found = sight(view)
    for action in done:
        found.take(action)
    return found


def counted(places: Iterable[int], size: int) -> Floats:
    """How often each number is there."""
    found: Floats = np.bincount(np.fromiter(places, np.int64), minlength=size).astype(np.float32)
    return found


def flag(place: int | None, size: int) -> list[float]:
    """A row of zeros with a one at this place, if any."""
    return [float(number == place) for number in range(size)]
