"""Hands of club players as the actions of the tensors, so that a net can learn to play as they do.

    python -m eklat.learn.stories FOLDER --game mu --players 4 --hands 100000

Every now and then somebody follows a whim, so that the hands come to positions which club players alone never see; what the
club player would have done is written down there as well. It needs no PyTorch.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from eklat.bots.club.heuldoch.moves import choose
from eklat.bots.club.heuldoch.outlook import MIND as HEULDOCH_MIND
from eklat.bots.club.heuldoch.weights import TUNED
from eklat.bots.club.mu.minds import MIND
from eklat.bots.club.mu.table import decide
from eklat.fast.bridge.mu import blank
from eklat.fast.kernels import heuldoch, mu
from eklat.fast.kernels.bits import below, count, lowest, making, nth_bit, pick, seeded
from eklat.games import GAMES

LENGTH = 160
"""Actions of a hand that are kept; the rest of a longer one is left out."""
WHIMS = 6
"""Whims in a hundred moves."""
NOTHING = 127
"""After the end of a hand, and where it is not known what a club player would do. Heul doch! has more actions than bytes,
so its are kept as two bytes."""
STOP, TRUMPS, PARTNERS = 50, 51, 67


@making
def mu_hands(start: Any, theta: Any, colours: Any, seed: int, hands: Any, dealers: Any, done: Any, wanted: Any) -> None:
    """Play hands of Mü: what was dealt, what was done, and what a club player would have done."""
    s, strength, why, rng = start.copy(), np.zeros(60, np.int64), np.zeros(8, np.int64), np.zeros(1, np.uint64)
    players = s[mu.PLAYERS]
    kinds, acts, wishes = np.zeros(60, np.int64), np.zeros(16, np.int64), np.zeros(16, np.int64)
    for card in range(60):
        kinds[card] = colours[mu.COLOUR[card]] * 10 + mu.DIGIT[card]
    for i in range(len(dealers)):
        seeded(rng, seed, i)
        s[mu.DEALER] = below(rng, players)
        s[mu.PLAYED] = s[mu.VOIDS] = 0
        mu.deal(s, strength, rng)
        dealers[i] = s[mu.DEALER]
        for seat in range(players):
            left = s[mu.HAND + seat]
            while left:
                hands[i, seat, kinds[lowest(left)]] += 1
                left &= left - 1
        at = 0
        while s[mu.PHASE] != mu.OVER and at < done.shape[1] - 16:
            phase, seat = s[mu.PHASE], s[mu.TURN]
            wish = decide(s, strength, theta, why)
            move = wish
            if below(rng, 100) < WHIMS:
                if phase == mu.AUCTION:
                    move, left = np.int64(0), s[mu.HAND + seat]
                    for _ in range(min(mu.most(s), below(rng, 3))):
                        bit = nth_bit(left, below(rng, count(left)))
                        move |= bit
                        left ^= bit
                else:
                    move = pick(rng, mu.legal(s))
            if phase == mu.AUCTION:
                most = mu.most(s)
                number, wishing = spelled(move, most, kinds, acts), spelled(wish, most, kinds, wishes)
                for k in range(number):
                    done[i, at] = acts[k]
                    is_asked = k < wishing and (k == 0 or (acts[:k] == wishes[:k]).all())
                    wanted[i, at] = wishes[k] if is_asked else NOTHING
                    at += 1
            else:
                if phase == mu.PLAY:
                    move, wish = kept_copy(s, seat, move), kept_copy(s, seat, wish)
                    done[i, at], wanted[i, at] = kinds[move], kinds[wish]
                elif phase == mu.CHOOSE:
                    done[i, at] = PARTNERS + (move - seat) % players - 1
                    wanted[i, at] = PARTNERS + (wish - seat) % players - 1
                else:
                    done[i, at], wanted[i, at] = trump(move, colours), trump(wish, colours)
                at += 1
            if phase == mu.PLAY:
                if s[mu.IN_TRICK] and not s[mu.SUIT + s[mu.LED]] >> move & 1:
                    s[mu.VOIDS] |= np.int64(1) << (6 * seat + s[mu.LED])
                s[mu.PLAYED] |= np.int64(1) << move
            mu.apply(s, strength, move)


@making
def spelled(bid: int, most: int, kinds: Any, acts: Any) -> int:
    """A bid card by card in rising order, and stop where it could go on; the number of actions."""
    number, left = 0, bid
    for kind in range(50):
        rest = left
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if kinds[card] == kind:
                acts[number] = kind
                number += 1
                left &= ~(np.int64(1) << card)
    if number < most or number == 0:
        acts[number] = STOP
        number += 1
    return number


@making
def kept_copy(s: Any, seat: int, card: int) -> int:
    """Of two equal cards the one that lies open is played first."""
    for other in (card - 1, card + 1):
        if 0 <= other < 60 and mu.DIGIT[other] == mu.DIGIT[card] and mu.COLOUR[other] == mu.COLOUR[card]:
            if not s[mu.LAID + seat] >> card & 1 and s[mu.LAID + seat] >> other & 1:
                return other
    return card


@making
def trump(named: int, colours: Any) -> int:
    return TRUMPS + (colours[named] if named < 5 else named)


@making
def heuldoch_hands(start: Any, tune: Any, seed: int, orders: Any, firsts: Any, done: Any, wanted: Any) -> None:
    """Play hands of Heul doch!: how the cards lay, what was done, and what a club player would have done."""
    s, none, mind = start.copy(), np.zeros(60, np.int64), np.zeros(HEULDOCH_MIND, np.int64)
    rng, players, cards = np.zeros(1, np.uint64), start[heuldoch.PLAYERS], orders.shape[1]
    for i in range(len(firsts)):
        seeded(rng, seed, i)
        for place in range(cards):
            orders[i, place] = place % 49
        for place in range(cards - 1):
            other = place + below(rng, cards - place)
            kind = orders[i, place]
            orders[i, place], orders[i, other] = orders[i, other], kind
        s[:] = start
        s[heuldoch.FIRST] = s[heuldoch.TURN] = firsts[i] = below(rng, players)
        for place in range(cards - 4 * players):
            s[heuldoch.CARDS + place] = heuldoch.FACE[orders[i, place]]
        for seat in range(players):
            heuldoch.put(s, seat, s[heuldoch.CARDS + seat] | seat << 8)
            for slot in range(4):
                s[heuldoch.HAND + seat] |= heuldoch.FACE[orders[i, cards - 4 * (players - seat) + slot]] << 8 * slot
        s[heuldoch.NEXT], s[heuldoch.END] = players, cards - 4 * players
        at = 0
        while s[heuldoch.TURN] >= 0 and at < done.shape[1]:
            wish = choose(s, mind, tune)
            move = pick(rng, heuldoch.legal(s)) if below(rng, 100) < WHIMS else wish
            hand = s[heuldoch.HAND + s[heuldoch.TURN]]
            done[i, at] = (move & 7) * 49 + heuldoch.CODE[hand >> (move & 24) & 127]
            wanted[i, at] = (wish & 7) * 49 + heuldoch.CODE[hand >> (wish & 24) & 127]
            heuldoch.apply(s, none, move)
            at += 1


def stories(game: str, players: int, hands: int, seed: int) -> dict[str, Any]:
    """Hands of club players: `hand` or `order`, `dealer`, `done` and `wanted`."""
    dealers = np.zeros(hands, np.int8)
    if game == "heuldoch":
        done = np.full((hands, 100), NOTHING << 8, np.int16)
        wanted, orders = done.copy(), np.zeros((hands, 98), np.int8)
        start = np.zeros(heuldoch.SIZE, np.int64)
        start[heuldoch.PLAYERS] = players
        heuldoch_hands(start, TUNED[0], seed, orders, dealers, done, wanted)
        return {"order": orders, "dealer": dealers, "done": done, "wanted": wanted}
    rules = GAMES[game].rules(None, players)
    start, _ = blank(players, rules)
    colours = np.full(5, -1, np.int64)
    there = [c for c in range(5) if start[mu.DECK] & mu.KIND[c]]
    colours[there] = np.arange(len(there))
    done = np.full((hands, LENGTH), NOTHING, np.int8)
    wanted, dealt = done.copy(), np.zeros((hands, players, 10 * len(there)), np.int8)
    mu_hands(start, MIND[players], colours, seed, dealt, dealers, done, wanted)
    return {"hand": dealt, "dealer": dealers, "done": done, "wanted": wanted}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m eklat.learn.stories", description="Write down hands of club players.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=["mu", "heuldoch"], default="mu")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    said.folder.mkdir(parents=True, exist_ok=True)
    found = stories(said.game, said.players, said.hands, said.seed)
    np.savez_compressed(said.folder / f"club-{said.game}-{said.players}.npz", **found)


if __name__ == "__main__":
    main()
