"""Tables that a net plays to the end: the loop that threads run, made anew for each game.

Nobody follows a whim: the likeliest action is done. Where only one thing can be done, nobody is asked.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from eklat.bots.nets.crowd.answering import answer
from eklat.bots.nets.crowd.seeing import BID, SAID
from eklat.fast.kernels.bits import copy, copy_row, inner, inner_making

TEMPER, FLOOR = 0.25, 0.1
"""How much it counts that the net finds something likely, and what it finds likely at least: people are not like it. Of
several values, these told the most about the true cards at tables of experts and of club players."""
SEEN, LONGEST = 128, 32
"""A row of what is seen has fewer entries that are not 0, and a move fewer actions."""


def playing(
    phase_at: int, turn_at: int, over: int, scores_at: int, stop: int, actions: int, allowed: Any, see: Any, liked: Any,
    advise: Any, spell: Any, do: Any, make: Any,
) -> Any:  # fmt: skip
    """The loop of a game, for its kernel to call; see `looping`.

    The first are places of the state, the phase in which a hand is over, the first action that is more than a card, and how
    many there are. The game says which actions are allowed, what is seen, what of the net's answer belongs to an action,
    what a club player advises and how a move is spelled in actions; it does an action, and makes a whole move.
    """

    @inner
    def arrange(each: Any, whole: Any, legal: Any, advice: int, trust: float, logits: Any) -> int:
        """How much each action is liked, and which one most."""
        best = -1
        for action in range(actions):
            if legal[action]:
                logits[action] = liked(each, whole, action) + (trust if action == advice else np.float32(0))
                if best < 0 or logits[action] > logits[best]:
                    best = action
        return best

    @inner
    def likely(action: int, best: int, legal: Any, logits: Any) -> Any:
        """How likely an action is, as far as somebody else may be trusted to be like the net, as a logarithm."""
        total = 0.0
        for other in range(actions):
            if legal[other]:
                total += np.exp(logits[other] - logits[best])
        return TEMPER * np.log(max(np.exp(logits[action] - logits[best]) / total, FLOOR))

    @inner_making
    def play(
        worlds: Any, strengths: Any, known: Any, script: Any, judged: int, first: int, scores: Any, odds: Any, weights: Any,
        trust: float, kinds: Any, low: Any, colours: Any, aside: Any,
    ) -> int:  # fmt: skip
        """Table number `first` + i begins with world number // scripts and follows script number modulo scripts, which are
        the kernel's moves; where that ends the net plays on. Where seats are judged, given as bits, the worlds have one
        script or each its own, and `odds` says how likely their part of it was; then nobody plays on. The number of answers.
        """
        rows, width = max(colours) + 1, len(weights[2])
        many, every = np.zeros(rows + 1, np.int64), np.arange(2 * width)
        places, values = np.zeros((rows + 1, SEEN), np.int64), np.zeros((rows + 1, SEEN), np.float32)
        x, y, some = np.zeros((rows, width), np.float32), np.zeros((rows, width), np.float32), np.zeros(width, np.float32)
        pooled, each = np.zeros(2 * width, np.float32), np.zeros((rows, weights[7].shape[1]), np.float32)
        whole, legal = np.zeros(weights[11].shape[1], np.float32), np.zeros(actions, np.bool_)
        logits, wishes, spelled = np.zeros(actions, np.float32), np.zeros(LONGEST, np.int64), np.zeros(LONGEST, np.int64)
        asked = np.zeros(rows, np.int64)
        s, strength, more = worlds[0].copy(), np.zeros(60, np.int64), known.copy()
        steps, ways, length = 0, 1 if judged else len(script), script.shape[1]
        for i in range(len(scores)):
            number = first + i
            copy_row(s, worlds, number // ways % len(worlds))
            copy(strength, strengths)
            copy(more, known)
            done, place, size, found = 0, 0, 0, 0.0
            while s[phase_at] != over and (done < length or not judged):
                move, action = np.int64(0), np.int64(-1)
                if done < length:
                    move = script[number % len(script), done]
                    if not judged >> s[turn_at] & 1:
                        make(s, strength, more, move)
                        done += 1
                        continue
                    if place == 0:
                        size = spell(s, move, kinds, colours, spelled)
                    action = spelled[place]
                if trust and not more[BID]:
                    more[SAID] = 0
                    advise(s, strength, kinds, colours, wishes, aside)
                if allowed(s, more, kinds, colours, legal) == 1:
                    if action < 0:
                        action = np.int64(0)
                        while not legal[action]:
                            action += 1
                else:
                    see(s, strength, more, kinds, colours, legal, places, values, many)
                    answer(places, values, many, every, legal, stop, weights, x, y, some, pooled, each, whole, asked)
                    advice = wishes[more[SAID]] if trust and more[SAID] >= 0 else np.int64(-1)
                    best = arrange(each, whole, legal, advice, trust, logits)
                    steps += 1
                    if action < 0:
                        action = best
                    elif legal[action]:
                        found += likely(action, best, legal, logits)
                place += 1
                if done == length or place < size:
                    do(s, strength, more, action, wishes, low, colours)
                else:
                    more[BID], place = 0, 0
                    make(s, strength, more, move)
                    done += 1
            odds[i] = found
            for seat in range(scores.shape[1]):
                scores[i, seat] = s[scores_at + seat]
        return steps

    return play
