"""What there is to be proven of the review: what is looked at in each hand of a table, and what all of them come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np

from eklat.arena.contest import CLUB, Contest
from eklat.arena.hands import Played, play
from eklat.arena.luck import SCALE, ahead
from eklat.arena.margin import pairing
from eklat.bots import bot
from eklat.bots.club import mind
from eklat.fast import simulate
from eklat.games import GAMES
from eklat.games.core import Move, State
from eklat.review.fit import seated
from eklat.review.games import insight
from eklat.review.judging import Budget, judge, weigh
from eklat.review.luck import measured
from eklat.review.opinions import champions, champions_told, mean_told, third
from eklat.review.plot import calibration
from eklat.review.results import BANDS, Decision, Estimate, plain
from eklat.review.standing import total
from eklat.review.value import values

STRONGEST = "expert:playouts=16384,worlds=13107,seconds=none"
"""Whose decisions are reviewed: the expert with a tenth of what a review has at most, which is 131072 worlds drawn, and ten
moves in some 16384 of them."""
PLANTED = 5
"""So many slips a planted blunder loses at least, for sure: five points in Mü."""
THOROUGH = Budget(worlds=8192)
"""For what must be sure."""
HOUSE = ("novice", "student", "club", "expert")
"""Bots of known level; where there are fewer seats, they take turns."""
DEALS = 9_000_000
"""Where deals are drawn by number, these begin here: nothing was fitted on them."""
Facts = dict[str, Any]
"""What was seen, as JSON has it."""


@dataclass(frozen=True)
class Table:
    game: str
    players: int
    seed: int
    bot: str = STRONGEST
    """Whose decisions are reviewed where it is that of a strong bot."""

    def played(self, number: int, names: Sequence[str], seed: str) -> list[tuple[State, Move | None]]:
        """The n-th hand of these bots: every position with the move that was made, and the end."""
        rng, game = self.chance(number, seed), GAMES[self.game]
        rules = game.rules(None, self.players)
        state: State = game.start(game.deal(rng, self.players, rules, number % self.players), rules)
        table, line = [bot(name) for name in names], list[tuple[State, Move | None]]()
        while state.turn is not None:
            move = table[state.turn].choose(state.view(state.turn), rng)
            line.append((state, move))
            state = state.play(move)
        return [*line, (state, None)]

    def decisions(self, number: int, name: str) -> Iterator[tuple[State, Move, int]]:
        """What a table of one bot decided, with a seed for each."""
        for action, (state, move) in enumerate(self.played(number, [name] * self.players, name)):
            if move is not None:
                yield state, move, Random(f"{self.seed} {number} {action}").getrandbits(60)

    def chance(self, number: int, seed: str) -> Random:
        return Random(f"proof {self.seed} {seed} {number}")


class Proof(NamedTuple):
    seen: Callable[[Table, int], Facts]
    """What is looked at in a hand."""
    told: Callable[[Table, Sequence[Any]], Facts]
    """What all hands come to."""


def alarms(table: Table, number: int) -> Facts:
    """What is called a loss is looked at once more, more thoroughly and in other worlds: was it one?"""
    reviewed = [(one, judge(*one)) for one in table.decisions(number, table.bot)]
    named = [(one, found) for one, found in reviewed if found is not None and found.is_named]
    again = [judge(state, move, seed + 1, THOROUGH) for (state, move, seed), _ in named]
    return {
        "decisions": sum(found is not None for _, found in reviewed),
        "named": [found.verdict for _, found in named],
        "forgiven": sum(found is not None and found.is_disputed for _, found in reviewed),
        "not confirmed": sum(one is None or one.loss.low <= 0 for one in again),
    }


def alarms_told(table: Table, hands: Sequence[Facts]) -> Facts:
    named, every = [verdict for hand in hands for verdict in hand["named"]], sum(hand["decisions"] for hand in hands)
    wrong = sum(hand["not confirmed"] for hand in hands)
    return {
        "bot": table.bot,
        "decisions": every,
        "called losses": len(named),
        **share(len(named), every),
        "forgiven by a second opinion": sum(hand["forgiven"] for hand in hands),
        "not confirmed": {"number": wrong, **share(wrong, every)},
        "by band": {band: named.count(band) for band in BANDS},
    }


def blunders(table: Table, number: int) -> Facts:
    """Every third decision of club games is looked at for a move that surely loses much by the playouts alone; the review
    must find it. And what do students make of it, who finish the hand otherwise?"""
    planted, least = list[list[Any]](), PLANTED * insight(table.game).bands[0]
    for action, (state, move, seed) in enumerate(table.decisions(number, CLUB)):
        thorough = None if (action + number) % 3 else weigh(state, move, seed, THOROUGH)
        bad = None if thorough is None else next((c for c in thorough.candidates({}) if c.behind.low > least), None)
        if bad is not None:
            again = judge(state, GAMES[table.game].parse(bad.move), seed + 1)
            if again is not None:
                lost = third(state, again, seed)
                planted.append([again.is_named, again.is_disputed, lost.value, lost.half])
            else:
                planted.append([False, False, 0.0, 0.0])
    return {"planted": planted}


def blunders_told(table: Table, hands: Sequence[Facts]) -> Facts:
    """How many of all are found, and of those that lose for sure as students finish the hand, too: anything, or as much."""
    every, least = [one for hand in hands for one in hand["planted"]], PLANTED * insight(table.game).bands[0]
    both, much = ([one for one in every if one[2] - one[3] > lost] for lost in (0, least))
    forgiven = [lost for _, is_disputed, lost, _ in every if is_disputed]
    return {
        "by the playouts": _found(every),
        "by the playouts and by students": _found(both),
        "by both as much": _found(much),
        "forgiven by a second opinion": {"number": len(forgiven), "students finish": mean_told(forgiven)},
        "of the others": _found([one for one in every if not one[1]]),
    }


def _found(planted: Sequence[Any]) -> Facts:
    found = sum(is_named for is_named, *_ in planted)
    return {"planted": len(planted), "found": found, **share(found, len(planted))}


def bands(table: Table, number: int) -> Facts:
    """The decisions of club players, reviewed twice."""
    pairs = [(judge(state, move, seed), judge(state, move, seed + 1)) for state, move, seed in table.decisions(number, CLUB)]
    return {"pairs": [[_called(a), _called(b)] for a, b in pairs if a is not None and b is not None]}


def _called(one: Decision) -> list[Any]:
    return [one.kind, one.verdict, round(one.loss.value, 3), round(one.loss.half, 3), one.worlds]


def bands_told(table: Table, hands: Sequence[Facts]) -> Facts:
    """A decision that is called no loss is in a band of its own."""
    both = [[_band(verdict) for _, verdict, *_ in pair] for hand in hands for pair in hand["pairs"]]
    agree, near = sum(a == b for a, b in both), sum(abs(a - b) < 2 for a, b in both)
    return {
        "decisions": len(both),
        "agree": agree,
        **share(agree, len(both)),
        "at most one band apart": round(near / len(both), 3),
        "named": sum(max(pair) >= 0 for pair in both),
    }


def _band(verdict: str) -> int:
    return BANDS.index(verdict) if verdict in BANDS else -1


CLUB_HANDS = 1000
"""Club players are quick: so many hands are one."""


def luck(table: Table, number: int) -> Facts:
    """Club hands: the luck of each place from whoever begins, added up, and the products of every two."""
    worth, n = values(table.game, table.players), table.players
    seed = DEALS + 1000 * table.seed + number
    lead = ahead(simulate(table.game, n, CLUB_HANDS, seed, mind, threads=1).scores.astype(float))
    seats = (np.arange(n)[None, :] + np.arange(CLUB_HANDS)[:, None]) % n
    own = np.take_along_axis(lead, seats, axis=1) - np.array([worth.deal("club", place) for place in range(n)]) / SCALE
    return {"added": own.sum(axis=0).tolist(), "products": (own.T @ own).tolist()}


def luck_told(table: Table, hands: Sequence[Facts]) -> Facts:
    """By place, and whether all places together are as near to 0 as those of 95 of 100 fair tables."""
    count = CLUB_HANDS * len(hands)
    mean, products = (np.sum([hand[key] for hand in hands], axis=0) / count for key in ("added", "products"))
    spread = (products - np.outer(mean, mean)) / count
    distance = float(mean @ np.linalg.pinv(spread, rcond=1e-6, hermitian=True) @ mean)
    return {
        "club hands": count,
        "by place": [f"{x:+.3f} ({x / sqrt(v):+.1f} standard errors)" for x, v in zip(mean, spread.diagonal(), strict=True)],
        "together": round(distance, 2),
        "at most": FAIR[table.players - 2],
    }


FAIR = (3.84, 5.99, 7.81, 9.49, 11.07)
"""What 95 of 100 sums of one to five squared standard normal numbers stay under: the places of a table add up to 0."""
COMPANIES = ("guest", "mixed")


def spread(table: Table, number: int) -> Facts:
    """Per company: what strangers scored, and how much of it was luck."""
    worth, result = values(table.game, table.players), Facts()
    for kind in COMPANIES:
        names = seated(kind, table.players, table.chance(number, f"{kind} seats"))
        states = [state for state, _ in table.played(number, names, kind)]
        result_of = states[-1].result
        assert result_of is not None
        strangers = [seat for seat, name in enumerate(names) if name != CLUB]
        found = measured(worth, kind, states, names, Random(f"{table.seed} {number} spread").getrandbits(60))
        end = ahead(np.array(result_of.scores, float))
        result[kind] = [[round(float(x), 3) for x in numbers[strangers]] for numbers in (end, found)]
    return result


def spread_told(table: Table, hands: Sequence[Facts]) -> Facts:
    """The standard deviation of strangers' scores, how much of it is left without luck, and the mean luck."""
    result = Facts()
    for kind in COMPANIES:
        end, luck = (np.concatenate([hand[kind][place] for hand in hands]) for place in (0, 1))
        means = np.array([np.sum(hand[kind][1]) for hand in hands])
        result[kind] = {
            "raw": round(float(end.std()), 2),
            "share left": round(float((end - luck).std() / end.std()), 3),
            "mean luck in standard errors": round(float(means.mean() / means.std() * sqrt(len(means))), 2),
        }
    return {**result, "club": {"share left": 0.0}}


def arena(table: Table, number: int) -> Facts:
    """A deal in every rotation: by pair, how far the one was ahead of the others, raw and without luck."""
    result = Facts()
    for pair in PAIRS:
        contest = _contest(table, pair)
        (unit,) = (unit for unit in contest.units(number + 1, alone=False) if unit.deal == number)
        one = play(contest, unit)
        result[" among ".join(pair)] = {"hands": [{"scores": list(hand["scores"])} for hand in one.hands], "luck": one.luck}
    return result


PAIRS = (("novice", CLUB), ("student", CLUB), ("expert:playouts=500,seconds=none", CLUB), ("student", "novice"))
"""Who is measured among whom; of the last ones nobody plays as the value function takes it."""


def _contest(table: Table, pair: Sequence[str]) -> Contest:
    trust = values(table.game, table.players).trust
    return Contest.of(table.game, table.players, pair, DEALS + table.seed, None, False, trust)


def arena_told(table: Table, hands: Sequence[Facts]) -> Facts:
    result = Facts()
    for pair in PAIRS:
        name = " among ".join(pair)
        units = list(_contest(table, pair).units(len(hands), alone=False))
        played = [
            Played(unit, hand[name]["hands"], [0, 0], [0.0, 0.0], (), hand[name]["luck"])
            for unit, hand in zip(units, hands, strict=True)
        ]
        pairs = [pairing(*pair, [replace(one, luck=0) for one in played]), pairing(*pair, played)]
        halves = [one.half or 0.0 for one in pairs]
        lucks = np.array([one.luck for one in played], float)
        result[name] = {
            "raw": f"{pairs[0].margin:+.2f} ± {halves[0]:.2f}",
            "without luck": f"{pairs[1].margin:+.2f} ± {halves[1]:.2f}",
            "share left": round(halves[1] / halves[0], 3) if halves[0] else None,
            "mean luck in standard errors": round(float(lucks.mean() / lucks.std() * sqrt(len(lucks))), 2),
        }
    return result


def bots(table: Table, number: int) -> Facts:
    """What bots of the house lost: per bot, its decisions by kind, each with its loss."""
    names = [HOUSE[(number * table.players + seat) % len(HOUSE)] for seat in range(table.players)]
    found: dict[str, list[Any]] = {name: [] for name in names}
    for action, (state, move) in enumerate(table.played(number, names, "bots")):
        if move is not None:
            one = judge(state, move, Random(f"{table.seed} {number} {action}").getrandbits(60))
            if one is not None:
                found[names[one.seat]].append([one.kind, one.loss.value, one.loss.half])
    return found


def bots_told(table: Table, hands: Sequence[Facts]) -> Facts:
    """Points lost per decision, in all and by kind, with the intervals of hands. `values/bots.json` keeps such lines."""
    return {"bots": {name: _level([hand[name] for hand in hands if name in hand]) for name in HOUSE}}


def _level(by_hand: list[list[tuple[str, float, float]]]) -> Facts:
    kinds = sorted({kind for some in by_hand for kind, *_ in some})

    def lost(wanted: Sequence[str]) -> Any:
        return plain(total([[Estimate(x, half) for kind, x, half in some if kind in wanted] for some in by_hand]))

    return {"total": lost(kinds), "kinds": {kind: lost([kind]) for kind in kinds}}


def calibrated(table: Table, number: int) -> Facts:
    """What was said of positions of a mixed table, and what came of them."""
    worth = values(table.game, table.players)
    line = table.played(number, seated("mixed", table.players, table.chance(number, "seats")), "mixed")
    told = [worth.of("mixed", state) for state, _ in line[:-1:5]]
    return {"told": told, "came": worth.of("mixed", line[-1][0])}


def calibrated_told(table: Table, hands: Sequence[Facts]) -> Facts:
    said = np.concatenate([np.array(hand["told"]).ravel() for hand in hands]) / SCALE
    end = np.concatenate([np.tile(hand["came"], len(hand["told"])) for hand in hands]) / SCALE
    positions, slope = sum(len(hand["told"]) for hand in hands), float((said @ end) / (said @ said))
    return {"positions": positions, "slope": round(slope, 3), "svg": calibration(said, end, TITLE)}


TITLE = "what the value function says → what came of it"


def share(part: int, whole: int) -> Facts:
    """A share with its 95 % interval (Wilson)."""
    if not whole:
        return {"share": None}
    p, z = part / whole, 1.96
    middle, scale = p + z * z / (2 * whole), 1 + z * z / whole
    half = z * sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole))
    return {"share": round(p, 4), "low": round((middle - half) / scale, 4), "high": round((middle + half) / scale, 4)}


PROOFS = {
    "alarms": Proof(alarms, alarms_told),
    "blunders": Proof(blunders, blunders_told),
    "bands": Proof(bands, bands_told),
    "luck": Proof(luck, luck_told),
    "spread": Proof(spread, spread_told),
    "arena": Proof(arena, arena_told),
    "bots": Proof(bots, bots_told),
    "calibration": Proof(calibrated, calibrated_told),
    "champions": Proof(champions, champions_told),
}
