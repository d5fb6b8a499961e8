"""Club players as company for a net that learns: they follow tables of tensors action by action, and say what they would do
in the place of whoever is to move, be it themselves or somebody they advise.

The tables of a training (`eklat.learn`) may live on an accelerator; club players think on processors. So each of its tables
has a twin here, in the kernel's own form. A step of all tables is one call of `follow`.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from eklat.bots.club.heuldoch.moves import choose
from eklat.bots.club.heuldoch.outlook import MIND as HEULDOCH_MIND
from eklat.bots.club.heuldoch.weights import TUNED
from eklat.bots.club.mu.minds import MIND
from eklat.bots.club.mu.table import decide
from eklat.bots.club.mu.worth import HOPES
from eklat.fast.bridge.mu import blank
from eklat.fast.kernels import heuldoch, mu
from eklat.fast.kernels.bits import count, lowest, making
from eklat.games import GAMES

BEGIN, WAIT = -1, -2
"""Instead of an action: a new deal begins, or nothing happens at this table."""
STOP, TRUMPS, PARTNERS = 50, 51, 67

Ints = NDArray[np.int64]


@making
def mu_follow(
    first: int, last: int, states: Any, strengths: Any, bids: Any, wishes: Any, said: Any, start: Any, theta: Any,
    colours: Any, hands: Any, dealers: Any, actions: Any, fresh: Any, advice: Any,
) -> None:  # fmt: skip
    """Tables of Mü from `first` on: do the actions, deal where a hand is over, and say what a club player would do next.

    Who lays another card than advised gets no more advice in this bid.
    """
    kinds, low, why = np.zeros(60, np.int64), np.zeros(50, np.int64), np.zeros(8, np.int64)
    hopes = np.zeros(HOPES)
    for card in range(59, -1, -1):
        kinds[card] = colours[mu.COLOUR[card]] * 10 + mu.DIGIT[card]
        if kinds[card] >= 0:
            low[kinds[card]] = card
    for i in range(first, last):
        s = states[i]
        if actions[i] == WAIT:
            continue
        if actions[i] != BEGIN:
            bids[i] = mu_step(s, strengths[i], bids[i], actions[i], low, colours)
        if actions[i] == BEGIN or s[mu.PHASE] == mu.OVER:
            bids[i] = 0
            mu_begin(s, start, hands[fresh[i]], dealers[fresh[i]], low)
        if not bids[i]:
            said[i] = 0
            spell(s, decide(s, strengths[i], theta, why, hopes), kinds, colours, wishes[i])
        elif said[i] >= 0:
            said[i] = said[i] + 1 if actions[i] == wishes[i, said[i]] else -1
        advice[i] = wishes[i, said[i]] if said[i] >= 0 else -1


@making
def mu_step(s: Any, strength: Any, bid: int, action: int, low: Any, colours: Any) -> int:
    """Do one action of a table of Mü; the cards that a bid has so far, if it goes on."""
    phase, seat, card = s[mu.PHASE], s[mu.TURN], low[action % 50]
    if phase == mu.AUCTION:
        if action != STOP:
            bid |= np.int64(1) << (card + 1 - ((s[mu.HAND + seat] & ~bid) >> card & 1))
            if mu.most(s) > count(bid):
                return bid
        mu.apply(s, strength, bid)
        return 0
    if phase == mu.PLAY:
        if mu.DIGIT[card] == 1 or mu.DIGIT[card] == 7:
            lying, held = s[mu.LAID + seat], s[mu.HAND + seat]
            if not lying >> card & 1 and (lying >> card + 1 & 1 or not held >> card & 1):
                card += 1
        if s[mu.IN_TRICK] and not s[mu.SUIT + s[mu.LED]] >> card & 1:
            s[mu.VOIDS] |= np.int64(1) << (6 * seat + s[mu.LED])
        s[mu.PLAYED] |= np.int64(1) << card
        mu.apply(s, strength, card)
    elif phase == mu.CHOOSE:
        mu.apply(s, strength, (seat + 1 + action - PARTNERS) % s[mu.PLAYERS])
    else:
        named = action - TRUMPS
        for colour in range(5):
            if action < TRUMPS + 5 and colours[colour] == action - TRUMPS:
                named = colour
        mu.apply(s, strength, named)
    return 0


@making
def mu_begin(s: Any, start: Any, hands: Any, dealer: int, low: Any) -> None:
    """Deal a hand of Mü, given by its kinds of cards."""
    s[:] = start
    s[mu.DEALER] = dealer
    taken = np.int64(0)
    for seat in range(s[mu.PLAYERS]):
        for kind in range(hands.shape[1]):
            for _ in range(hands[seat, kind]):
                bit = np.int64(1) << (low[kind] + (taken >> low[kind] & 1))
                taken |= bit
                s[mu.HAND + seat] |= bit
    mu.open_auction(s)


@making
def spell(s: Any, wish: int, kinds: Any, colours: Any, wishes: Any) -> int:
    """A move as actions: a bid card by card in rising order, and stop where it could go on. How many they are."""
    phase, number = s[mu.PHASE], 1
    if phase == mu.PLAY:
        wishes[0] = kinds[wish]
    elif phase == mu.CHOOSE:
        wishes[0] = PARTNERS + (wish - s[mu.TURN]) % s[mu.PLAYERS] - 1
    elif phase != mu.AUCTION:
        wishes[0] = TRUMPS + (colours[wish] if wish < 5 else wish)
    else:
        number = 0
        for kind in range(50):
            rest = wish
            while rest:
                if kinds[lowest(rest)] == kind:
                    wishes[number] = kind
                    number += 1
                rest &= rest - 1
        if number < mu.most(s) or number == 0:
            wishes[number] = STOP
            number += 1
    return number


@making
def heuldoch_follow(
    first: int, last: int, states: Any, strengths: Any, bids: Any, wishes: Any, said: Any, start: Any, tune: Any,
    colours: Any, orders: Any, dealers: Any, actions: Any, fresh: Any, advice: Any,
) -> None:  # fmt: skip
    """The same for tables of Heul doch!, with special cards or without."""
    none, mind, players = np.zeros(60, np.int64), np.zeros(HEULDOCH_MIND, np.int64), start[heuldoch.PLAYERS]
    cards = orders.shape[1]
    for i in range(first, last):
        action, s = actions[i], states[i]
        if action == WAIT:
            continue
        is_over = action == BEGIN
        if not is_over:
            hand, slot, special = s[heuldoch.HAND + s[heuldoch.TURN]], 0, action - 196
            act, code = (action // 49, action % 49) if special < 0 else (special // 4, 49 + special % 4)
            while heuldoch.CODE[hand >> slot & 127] != code:
                slot += 8
            heuldoch.apply(s, none, act | slot)
            is_over = s[heuldoch.TURN] < 0
        if is_over:
            k = fresh[i]
            s[:] = start
            s[heuldoch.FIRST] = s[heuldoch.TURN] = dealers[k]
            for place in range(cards - 4 * players):
                s[heuldoch.CARDS + place] = heuldoch.FACE[orders[k, place]]
            for seat in range(players):
                heuldoch.put(s, seat, s[heuldoch.CARDS + seat] | seat << 8)
                for slot in range(4):
                    s[heuldoch.HAND + seat] |= heuldoch.FACE[orders[k, cards - 4 * (players - seat) + slot]] << 8 * slot
            s[heuldoch.NEXT], s[heuldoch.END] = players, cards - 4 * players
        wish = choose(s, mind, tune)
        code = heuldoch.CODE[s[heuldoch.HAND + s[heuldoch.TURN]] >> (wish & 24) & 127]
        advice[i] = (wish & 7) * 49 + code if code < 49 else 196 + (wish & 7) * 4 + code - 49


class Company:
    """Club players at so many tables of one game."""

    def __init__(self, game: str, players: int, tables: int, threads: int = 1) -> None:
        if game not in {"mu", "heuldoch", "heuldoch-specials"}:
            raise ValueError(f"club players come to tables of mu and heuldoch, not of {game}")
        self.kernel: Callable[..., None]
        self.tables, self.colours = tables, np.full(5, -1, np.int64)
        if game == "mu":
            self.kernel, self.mind = mu_follow, MIND[players]
            self.start, _ = blank(players, GAMES[game].rules(None, players))
            there = [c for c in range(5) if self.start[mu.DECK] & mu.KIND[c]]
            self.colours[there] = np.arange(len(there))
        else:
            rules = heuldoch.SPECIALS * (game == "heuldoch-specials")
            self.kernel, self.mind = heuldoch_follow, TUNED[rules]
            self.start = np.zeros(heuldoch.SIZE, np.int64)
            self.start[heuldoch.PLAYERS], self.start[heuldoch.RULES] = players, rules
        self.states = np.zeros((tables, len(self.start)), np.int64)
        self.strengths = np.zeros((tables, 60), np.int64)
        self.bids, self.said = np.zeros(tables, np.int64), np.zeros(tables, np.int64)
        self.wishes = np.zeros((tables, 32), np.int64)
        self.dealt: tuple[Any, ...] = ()
        self.threads = min(threads, max(tables // 64, 1))
        self.pool = ThreadPoolExecutor(self.threads)

    def deal(self, cards: NDArray[np.int8], dealers: NDArray[np.int32]) -> None:
        """Hands to be played from now on, as the tensors have them."""
        self.dealt = cards, dealers

    def follow(self, actions: Ints, fresh: Ints, advice: Ints) -> None:
        """Do these actions, with the deal of this number where a hand is over; `advice` is what a club player would do now,
        -1 where it has none."""
        bounds = np.linspace(0, self.tables, self.threads + 1).astype(int).tolist()

        def part(i: int) -> None:
            self.kernel(
                bounds[i], bounds[i + 1], self.states, self.strengths, self.bids, self.wishes, self.said,
                self.start, self.mind, self.colours, *self.dealt, actions, fresh, advice,
            )  # fmt: skip

        list(self.pool.map(part, range(self.threads)))
