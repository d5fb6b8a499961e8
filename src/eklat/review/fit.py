"""Fit a value function on bot games: `python -m eklat.review.fit mu 4`, which takes some minutes and writes its file.

Tables of `guest` are one student or novice among club players, `mixed` ones have a club player, a student or a novice in
each seat, by chance. All deals are drawn from `SEED`; nothing that is measured later uses it. `--trust` leaves the
weights as they are and finds anew how much of the luck is taken off, `--before` what a seat is worth before the deal.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from eklat.arena.contest import CLUB
from eklat.arena.luck import ahead, finish, lying
from eklat.bots import Bot, bot
from eklat.bots.club import mind
from eklat.fast import simulate
from eklat.games import GAMES
from eklat.games.core import State
from eklat.review.games import Floats, insight
from eklat.review.many import worked
from eklat.review.value import COMPANIES, EARLY, KNOTS, VERSION, stage, terms

Work = Callable[..., list[Any]]
"""What some work makes of so many hands, under a title."""

SEED = 770_001
POOL = ("club", "student", "novice")
PIECE = 60_000
"""Club players are quick: so many hands are one piece of work, in which every seat begins as often."""
WORLDS = 512
"""For each decision of a hand that says how much of the luck is taken off."""
LOOKS = 7
"""Positions of each hand that are looked at, beside its beginning."""
SHRINK = 30.0
"""Ridge: weights that the data says little about stay near 0."""
STEPS = len(EARLY) + len(KNOTS)


def seated(company: str, players: int, rng: Random) -> list[str]:
    """Who sits at a table."""
    if company == "mixed":
        return [rng.choice(POOL) for _ in range(players)]
    table = ["club"] * players
    table[rng.randrange(players)] = rng.choice(POOL[1:])
    return table


@dataclass(frozen=True)
class Table:
    """A table whose hands are fitted on."""

    game: str
    players: int
    company: str

    @property
    def title(self) -> str:
        return f"{self.game} {self.players} {self.company}"

    def played(self, number: int, what: str) -> tuple[list[str], list[State]]:
        """Who sat there in the n-th hand, and every position of it."""
        rng, game = Random(f"{SEED} {what} {self.company} {number}"), GAMES[self.game]
        rules = game.rules(None, self.players)
        states: list[State] = [game.start(game.deal(rng, self.players, rules, number % self.players), rules)]
        names = seated(self.company, self.players, rng)
        while (seat := states[-1].turn) is not None:
            states.append(states[-1].play(_player(names[seat]).choose(states[-1].view(seat), rng)))
        return names, states

    def looked_at(self, number: int) -> dict[str, Any]:
        """Some positions of a hand, as rows of stages times terms, and what became of them."""
        _, states = self.played(number, "look")
        some = [states[0], *Random(number).sample(states[1:-1], min(LOOKS, len(states) - 2))]
        return {
            "strength": insight(self.game).strength(states[0]).tolist(),
            "rows": [[stage(one).tolist(), terms(one).tolist()] for one in some],
            "end": finish(states[-1]).tolist(),
        }

    def lay(self, number: int) -> dict[str, Any]:
        """What everybody would have been ahead among club players, by luck after the deal, and was in the end."""
        names, states = self.played(number, "trust")
        seed = Random(f"{SEED} {number}").getrandbits(60)
        dealt, places = finish(states[0]), [(seat - states[0].deal.starter) % self.players for seat in range(self.players)]
        lay = lying(states, names, seed, WORLDS)
        return {"places": places, "dealt": dealt.tolist(), "lay": lay.tolist(), "end": finish(states[-1]).tolist()}


@cache
def _player(name: str) -> Bot:
    return bot(name)


def ridge(x: Floats, y: Floats) -> Floats:
    scale = np.sqrt((x * x).mean(axis=0)) + 1e-9
    z = x / scale
    found: Floats = np.linalg.solve(z.T @ z + SHRINK * np.eye(z.shape[1]), z.T @ y) / scale
    return found


def fitted(game: str, players: int, hands: int, club_hands: int, work: Work) -> dict[str, Any]:
    """A value function as its file has it."""
    exact = np.zeros((STEPS, 4))
    exact[:, 0] = 1
    weights, own, strong, fits = {"club": exact}, dict[str, Floats](), np.zeros(2), dict[str, float]()
    for company in ("mixed", "guest"):
        table = Table(game, players, company)
        found = work(table.looked_at, hands, f"look {table.title}")
        x = np.concatenate(
            [np.einsum("k,sf->skf", *map(np.array, row)).reshape(players, -1) for one in found for row in one["rows"]]
        )
        y = np.concatenate([one["end"] for one in found for _ in one["rows"]])
        weights[company] = ridge(x, y).reshape(STEPS, 4)
        fits[company] = round(float(1 - ((y - x @ weights[company].ravel()) ** 2).mean() / (y**2).mean()), 3)
        strong = np.array([one["strength"] for one in found])[:, :, 1:].reshape(-1, 2).mean(axis=0)
    for company in COMPANIES:
        own[company] = weights[company][0, 2:]
    own["club"] = own["mixed"]
    return {
        "format": "eklat-value",
        "version": VERSION,
        "game": game,
        "players": players,
        "fitted": {"hands": hands, "club_hands": club_hands, "seed": SEED, "explained": fits},
        "club": fingerprint(game, players),
        "before": before(game, players, club_hands, work),
        "strong": [round(float(x), 4) for x in strong],
        "weights": {name: np.round(weights[name], 4).tolist() for name in COMPANIES},
        "own": {name: np.round(own[name], 4).tolist() for name in COMPANIES},
    }


def before(game: str, players: int, club_hands: int, work: Work) -> list[float]:
    """What club players finish with on average, by place from whoever begins."""
    pieces = work(partial(finished, game, players), -(-club_hands // PIECE), f"before {game} {players}")
    return [round(float(x), 4) for x in np.mean(pieces, axis=0)]


def finished(game: str, players: int, piece: int) -> list[float]:
    """The mean of the n-th piece of their hands, by place."""
    lead = ahead(simulate(game, players, PIECE, SEED + piece, mind).scores.astype(float))
    places = (np.arange(players)[None, :] - np.arange(PIECE)[:, None]) % players
    return [float(lead[places == place].mean()) for place in range(players)]


def trust(data: Mapping[str, Any], hands: int, work: Work) -> dict[str, float]:
    """Per company, how much of the luck is best taken off: what is left then spreads least."""
    found = {CLUB: 1.0}
    for company in ("guest", "mixed"):
        table = Table(data["game"], data["players"], company)
        lays = work(table.lay, hands, f"trust {table.title}")
        dealt, lay, end = (np.concatenate([one[key] for one in lays]) for key in ("dealt", "lay", "end"))
        luck = dealt + lay - np.concatenate([np.array(data["before"])[one["places"]] for one in lays])
        found[company] = round(float(np.clip(luck @ end / (luck @ luck), 0, 1)), 2)
    return found


def fingerprint(game: str, players: int) -> str:
    """How club players play, in a word: another one where they play differently, and then it is time to fit again."""
    return sha256(simulate(game, players, 200, SEED, mind).scores.tobytes()).hexdigest()[:12]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eklat.review.fit", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("players", type=int)
    parser.add_argument("--hands", type=int, default=600, help="hands per company")
    parser.add_argument("--trusted", type=int, default=80, help="hands per company for how much of the luck is taken off")
    parser.add_argument("--club-hands", type=int, default=1_800_000, help="hands for what a seat is worth before the deal")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where hands are kept, line by line, so that one can be stopped and go on")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "values")
    parser.add_argument("--before", action="store_true", help="only what a seat is worth before the deal")
    parser.add_argument("--trust", action="store_true", help="only how much of the luck is taken off")
    chosen = parser.parse_args(arguments)
    work = partial(worked, processes=chosen.processes, keep=chosen.keep)
    file = chosen.out / f"{chosen.game}-{chosen.players}.json"
    if chosen.before or chosen.trust:
        found = json.loads(file.read_text(encoding="utf-8"))
    else:
        found = fitted(chosen.game, chosen.players, chosen.hands, chosen.club_hands, work)
    if chosen.before:
        found["before"] = before(chosen.game, chosen.players, chosen.club_hands, work)
        found["fitted"]["club_hands"] = chosen.club_hands
    else:
        found["trust"] = trust(found, chosen.trusted, work)
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{file.name}: explains {found['fitted']['explained']} of the variance, takes off {found['trust']} of the luck")


if __name__ == "__main__":
    main()
