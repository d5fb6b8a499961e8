"""Fit a value function on bot games: `python -m eklat.review.fit mu 4`, which takes some minutes and writes its file.

Tables of `guest` are one student or novice among club players, `mixed` ones have a club player, a student or a novice in
each seat, by chance. All deals are drawn from `SEED`; nothing that is measured later uses it. `--trust` leaves the
weights as they are and finds anew how much of the luck is taken off.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from eklat.arena.contest import CLUB
from eklat.arena.luck import ahead
from eklat.bots import bot
from eklat.bots.club import mind
from eklat.fast import simulate
from eklat.games import GAMES
from eklat.review.games import Floats, insight
from eklat.review.luck import measured
from eklat.review.value import COMPANIES, EARLY, KNOTS, VERSION, Values, read, stage, terms

SEED = 770_001
POOL = ("club", "student", "novice")
TRUSTED, WORLDS = 32, 512
"""Hands per company for how much of the luck is taken off, and worlds for each decision in them."""
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


def collected(game: str, players: int, company: str, hands: int) -> tuple[Floats, Floats, Floats]:
    """Rows of stages times terms, what became of them, and the strengths at the deal."""
    rng, rules = Random(f"{SEED} {company}"), GAMES[game].rules(None, players)
    bots = {name: bot(name) for name in POOL}
    rows, ends, strengths = list[Floats](), list[Floats](), list[Floats]()
    for number in range(hands):
        deal = GAMES[game].deal(rng, players, rules, number % players)
        state, names, states = GAMES[game].start(deal, rules), seated(company, players, rng), list[Any]()
        strengths.append(insight(game).strength(state))
        while state.turn is not None:
            states.append(state)
            state = state.play(bots[names[state.turn]].choose(state.view(state.turn), rng))
        end = ahead(np.array(state.result.scores, float))
        for one in [states[0], *rng.sample(states[1:], min(LOOKS, len(states) - 1))]:
            rows.append(np.einsum("k,sf->skf", stage(one), terms(one)).reshape(players, -1))
            ends.append(end)
    return np.concatenate(rows), np.concatenate(ends), np.array(strengths)


def trusted(worth: Values, company: str, hands: int) -> float:
    """How much of the luck that club players' finishes show is best taken off: what then is left spreads least."""
    rng, rules = Random(f"{SEED} trust {company}"), GAMES[worth.game].rules(None, worth.players)
    bots, whole = {name: bot(name) for name in POOL}, replace(worth, trust={company: 1.0})
    lucks, ends = list[Floats](), list[Floats]()
    for number in range(hands):
        deal = GAMES[worth.game].deal(rng, worth.players, rules, number % worth.players)
        states, names = [GAMES[worth.game].start(deal, rules)], seated(company, worth.players, rng)
        while (seat := states[-1].turn) is not None:
            states.append(states[-1].play(bots[names[seat]].choose(states[-1].view(seat), rng)))
        lucks.append(measured(whole, company, states, names, rng.getrandbits(60), WORLDS))
        ends.append(ahead(np.array(states[-1].result.scores, float)))
    found, end = np.concatenate(lucks), np.concatenate(ends)
    return round(float(np.clip(found @ end / (found @ found), 0, 1)), 2)


def ridge(x: Floats, y: Floats) -> Floats:
    scale = np.sqrt((x * x).mean(axis=0)) + 1e-9
    z = x / scale
    found: Floats = np.linalg.solve(z.T @ z + SHRINK * np.eye(z.shape[1]), z.T @ y) / scale
    return found


def fitted(game: str, players: int, hands: int, club_hands: int) -> dict[str, Any]:
    """A value function as its file has it."""
    exact = np.zeros((STEPS, 4))
    exact[:, 0] = 1
    weights, own, strong, fits = {"club": exact}, dict[str, Floats](), np.zeros(2), dict[str, float]()
    for company in ("mixed", "guest"):
        x, y, strengths = collected(game, players, company, hands)
        weights[company] = ridge(x, y).reshape(STEPS, 4)
        fits[company] = round(float(1 - ((y - x @ weights[company].ravel()) ** 2).mean() / (y**2).mean()), 3)
        strong = strengths[:, :, 1:].reshape(-1, 2).mean(axis=0)
    for company in COMPANIES:
        own[company] = weights[company][0, 2:]
    own["club"] = own["mixed"]
    run = simulate(game, players, club_hands, SEED, mind, threads=1)
    lead = ahead(run.scores.astype(float))
    places = (np.arange(players)[None, :] - np.arange(len(lead))[:, None]) % players
    before = [float(lead[places == place].mean()) for place in range(players)]
    data = {
        "format": "eklat-value",
        "version": VERSION,
        "game": game,
        "players": players,
        "fitted": {"hands": hands, "club_hands": club_hands, "seed": SEED, "explained": fits},
        "club": fingerprint(game, players),
        "before": [round(x, 4) for x in before],
        "strong": [round(float(x), 4) for x in strong],
        "weights": {name: np.round(weights[name], 4).tolist() for name in COMPANIES},
        "own": {name: np.round(own[name], 4).tolist() for name in COMPANIES},
    }
    return data | {"trust": trust(data)}


def trust(data: dict[str, Any]) -> dict[str, float]:
    """Per company, how much of the luck is taken off."""
    worth = read(data | {"trust": {}}, "")
    return {name: 1.0 if name == CLUB else trusted(worth, name, TRUSTED) for name in COMPANIES}


def fingerprint(game: str, players: int) -> str:
    """How club players play, in a word: another one where they play differently, and then it is time to fit again."""
    return sha256(simulate(game, players, 200, SEED, mind).scores.tobytes()).hexdigest()[:12]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m eklat.review.fit", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("players", type=int)
    parser.add_argument("--hands", type=int, default=800, help="hands per company")
    parser.add_argument("--club-hands", type=int, default=400_000, help="hands for what a seat is worth before the deal")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "values")
    parser.add_argument("--trust", action="store_true", help="only how much of the luck is taken off")
    chosen = parser.parse_args(arguments)
    file = chosen.out / f"{chosen.game}-{chosen.players}.json"
    if chosen.trust:
        found = json.loads(file.read_text(encoding="utf-8"))
        found["trust"] = trust(found)
    else:
        found = fitted(chosen.game, chosen.players, chosen.hands, chosen.club_hands)
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{file.name}: explains {found['fitted']['explained']} of the variance, takes off {found['trust']} of the luck")


if __name__ == "__main__":
    main()
