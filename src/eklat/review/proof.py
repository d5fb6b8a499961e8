"""Is the review honest? `python -m eklat.review.proof alarms --game mu --players 4 --hands 4`, and others:

    alarms    the expert's own decisions, reviewed with ten times its budget: how many are called losses
    blunders  moves that lose much, planted in club games: how many are found
    bands     the same decisions reviewed twice, with other worlds: how often the bands agree
    luck      club hands on new deals: the mean luck by place, in standard errors
    spread    bot tables on new deals: the standard deviation of the score, raw and without luck
    arena     novices against club players in the arena: the margin with and without luck, and the mean luck
    bots      what bots of the house lose per decision, reviewed like people, at tables of all of them
    calibration    mixed tables on new deals: what was said of positions, and what came of them (--svg FILE draws it)

All of them draw from seeds that nothing was fitted with, and print one line of JSON.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from eklat.arena.contest import CLUB, Contest
from eklat.arena.hands import play
from eklat.arena.luck import SCALE, ahead
from eklat.arena.margin import pairing
from eklat.bots import bot
from eklat.bots.club import mind
from eklat.fast import simulate
from eklat.games import GAMES
from eklat.games.core import Move, State
from eklat.review.fit import seated
from eklat.review.games import Floats, insight
from eklat.review.judging import Budget, judge
from eklat.review.luck import measured
from eklat.review.plot import calibration
from eklat.review.results import BANDS, Decision, plain
from eklat.review.standing import total
from eklat.review.value import values

PLAYOUTS = 2000
"""Of the expert whose decisions are reviewed."""
PLANTED = 5
"""So many slips a planted blunder loses at least, for sure: five points in Mü."""
THOROUGH = Budget(worlds=16384)
"""For what must be sure."""


@dataclass(frozen=True)
class Table:
    game: str
    players: int
    hands: int
    seed: int

    def played(self, names: Callable[[Random], Sequence[str]], seed: str) -> Iterator[list[tuple[State, Move | None]]]:
        """Hands of these bots: every position with the move that was made, and the end."""
        rng, game = Random(f"proof {self.seed} {seed}"), GAMES[self.game]
        rules = game.rules(None, self.players)
        for number in range(self.hands):
            state: State = game.start(game.deal(rng, self.players, rules, number % self.players), rules)
            table, line = [bot(name) for name in names(rng)], list[tuple[State, Move | None]]()
            while state.turn is not None:
                move = table[state.turn].choose(state.view(state.turn), rng)
                line.append((state, move))
                state = state.play(move)
            yield [*line, (state, None)]

    def decisions(self, name: str) -> Iterator[tuple[State, Move, int]]:
        """What a table of one bot decided, with a seed for each."""
        for number, line in enumerate(self.played(lambda _: [name] * self.players, name)):
            for action, (state, move) in enumerate(line):
                if move is not None:
                    yield state, move, Random(f"{self.seed} {number} {action}").getrandbits(60)


def alarms(table: Table) -> dict[str, Any]:
    """What is called a loss is looked at once more, more thoroughly and in other worlds: was it one?"""
    reviewed = ((one, judge(*one)) for one in table.decisions(f"expert:playouts={PLAYOUTS},seconds=none"))
    real = [(one, found) for one, found in reviewed if found is not None]
    named = [(one, found) for one, found in real if found.is_named]
    again = [judge(state, move, seed + 1, THOROUGH) for (state, move, seed), _ in named]
    wrong = sum(one is None or one.loss.low <= 0 for one in again)
    return {
        "decisions": len(real),
        "called losses": len(named),
        **share(len(named), len(real)),
        "not confirmed": {"number": wrong, **share(wrong, len(real))},
        "by band": {band: sum(found.verdict == band for _, found in named) for band in BANDS},
    }


def blunders(table: Table) -> dict[str, Any]:
    """Every third decision of club games is looked at for a move that surely loses much; the review must find it."""
    planted, found, least = 0, 0, PLANTED * insight(table.game).bands[0]
    for number, (state, move, seed) in enumerate(table.decisions("club")):
        thorough = None if number % 3 else judge(state, move, seed, THOROUGH)
        bad = None if thorough is None else next((c for c in thorough.candidates if c.behind.low > least), None)
        if bad is not None:
            again = judge(state, GAMES[table.game].parse(bad.move), seed + 1)
            planted, found = planted + 1, found + (again is not None and again.is_named)
    return {"planted": planted, "found": found, **share(found, planted)}


def bands(table: Table) -> dict[str, Any]:
    """A decision that is called no loss is in a band of its own."""
    pairs = [(judge(state, move, seed), judge(state, move, seed + 1)) for state, move, seed in table.decisions("club")]
    both = [(a, b) for a, b in pairs if a is not None and b is not None]
    agree = sum(_band(a) == _band(b) for a, b in both)
    near = sum(abs(_band(a) - _band(b)) < 2 for a, b in both)
    return {
        "decisions": len(both),
        "agree": agree,
        **share(agree, len(both)),
        "at most one band apart": round(near / len(both), 3),
    }


def _band(decision: Decision) -> int:
    return BANDS.index(decision.verdict) if decision.is_named else -1


def luck(table: Table) -> dict[str, Any]:
    worth, n = values(table.game, table.players), table.players
    lead = ahead(simulate(table.game, n, table.hands, 9_000_000 + table.seed, mind).scores.astype(float))
    places = (np.arange(n)[None, :] - np.arange(len(lead))[:, None]) % n
    found = []
    for place in range(n):
        own = lead[places == place] - worth.deal("club", place) / SCALE
        found.append((float(own.mean()), float(own.std() / sqrt(len(own)))))
    return {
        "hands": table.hands,
        "by place": [f"{mean:+.3f} ({mean / error:+.1f} standard errors)" for mean, error in found],
    }


def spread(table: Table) -> dict[str, Any]:
    """Per company: the standard deviation of strangers' scores, how much of it is left without luck, and the mean luck."""
    worth, result = values(table.game, table.players), dict[str, Any]()
    for kind in ("guest", "mixed"):
        tables, raw, lucks = list[Sequence[str]](), list[Floats](), list[Floats]()

        def seats(rng: Random, kind: str = kind, tables: list[Sequence[str]] = tables) -> Sequence[str]:
            tables.append(seated(kind, table.players, rng))
            return tables[-1]

        for number, line in enumerate(table.played(seats, kind)):
            states = [state for state, _ in line]
            result_of = states[-1].result
            assert result_of is not None
            strangers = [seat for seat, name in enumerate(tables[-1]) if name != CLUB]
            found = measured(worth, kind, states, tables[-1], Random(f"{table.seed} {number} spread").getrandbits(60))
            raw.append(ahead(np.array(result_of.scores, float))[strangers])
            lucks.append(found[strangers])
        end, luck = np.concatenate(raw), np.concatenate(lucks)
        result[kind] = {
            "raw": round(float(end.std()), 2),
            "share left": round(float((end - luck).std() / end.std()), 3),
            "mean luck in standard errors": round(float(luck.mean() / luck.std() * sqrt(len(luck))), 2),
        }
    return {"hands": table.hands, **result, "club": {"share left": 0.0}}


def arena(table: Table) -> dict[str, Any]:
    """Each deal in every rotation; `--hands` is the number of deals."""
    result = dict[str, Any]()
    for name in ("novice", "student"):
        trust = values(table.game, table.players).trust
        contest = Contest.of(table.game, table.players, [name, CLUB], 9_000_000 + table.seed, None, False, trust)
        units = [play(contest, unit) for unit in contest.units(table.hands, alone=False)]
        pairs = [pairing(name, CLUB, [replace(unit, luck=0) for unit in units]), pairing(name, CLUB, units)]
        halves = [pair.half or 0.0 for pair in pairs]
        luck = np.array([unit.luck for unit in units], float)
        result[name] = {
            "raw": f"{pairs[0].margin:+.2f} ± {halves[0]:.2f}",
            "without luck": f"{pairs[1].margin:+.2f} ± {halves[1]:.2f}",
            "share left": round(halves[1] / halves[0], 3),
            "mean luck in standard errors": round(float(luck.mean() / luck.std() * sqrt(len(luck))), 2),
        }
    return {"deals": table.hands, **result}


HOUSE = ("novice", "student", "club", "expert")
"""Bots of known level; where there are fewer seats, they take turns."""


def bots(table: Table) -> dict[str, Any]:
    """Points lost per decision, in all and by kind, with the intervals of hands. `values/bots.json` keeps such lines."""
    by_hand: dict[str, list[list[Decision]]] = {name: [] for name in HOUSE}
    order = iter(HOUSE * table.hands * table.players)
    tables = [[next(order) for _ in range(table.players)] for _ in range(table.hands)]
    seats = iter(tables)
    for number, line in enumerate(table.played(lambda _: next(seats), "bots")):
        found = list[Decision | None]()
        for action, (state, move) in enumerate(line):
            if move is not None:
                found.append(judge(state, move, Random(f"{table.seed} {number} {action}").getrandbits(60)))
        for name in set(tables[number]):
            own = [seat for seat, other in enumerate(tables[number]) if other == name]
            by_hand[name].append([one for one in found if one is not None and one.seat in own])
    return {"hands": table.hands, "bots": {name: plain(_level(some)) for name, some in by_hand.items() if some}}


def _level(by_hand: list[list[Decision]]) -> dict[str, Any]:
    kinds = sorted({one.kind for some in by_hand for one in some})
    of_kind = {kind: total([[one for one in some if one.kind == kind] for some in by_hand]) for kind in kinds}
    return {"total": total(by_hand), "kinds": of_kind}


def calibrated(table: Table) -> dict[str, Any]:
    """What was said of positions of mixed tables, and what came of them."""
    worth = values(table.game, table.players)
    told, came = list[Floats](), list[Floats]()
    for line in table.played(lambda rng: seated("mixed", table.players, rng), "mixed"):
        end = np.array(worth.of("mixed", line[-1][0])) / SCALE
        for state, _ in line[:-1:5]:
            told.append(np.array(worth.of("mixed", state)) / SCALE)
            came.append(end)
    said, end = np.concatenate(told), np.concatenate(came)
    slope = float((said @ end) / (said @ said))
    return {"hands": table.hands, "positions": len(told), "slope": round(slope, 3), "svg": calibration(said, end, TITLE)}


TITLE = "what the value function says → what came of it"


def share(part: int, whole: int) -> dict[str, Any]:
    """A share with its 95 % interval (Wilson)."""
    if not whole:
        return {"share": None}
    p, z = part / whole, 1.96
    middle, scale = p + z * z / (2 * whole), 1 + z * z / whole
    half = z * sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole))
    return {"share": round(p, 4), "low": round((middle - half) / scale, 4), "high": round((middle + half) / scale, 4)}


PROOFS = {"alarms": alarms, "blunders": blunders, "bands": bands, "luck": luck, "spread": spread}
PROOFS |= {"calibration": calibrated, "bots": bots, "arena": arena}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eklat.review.proof", description="Is the review honest?")
    parser.add_argument("proof", choices=list(PROOFS))
    parser.add_argument("--game", default="mu", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--hands", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path, help="with calibration: draw it")
    chosen = parser.parse_args(arguments)
    found = PROOFS[chosen.proof](Table(chosen.game, chosen.players, chosen.hands, chosen.seed))
    picture = found.pop("svg", None)
    if chosen.svg is not None and picture is not None:
        chosen.svg.write_text(picture, encoding="utf-8")
    print(json.dumps({"proof": chosen.proof, "game": chosen.game, "players": chosen.players, "seed": chosen.seed, **found}))


if __name__ == "__main__":
    main()
