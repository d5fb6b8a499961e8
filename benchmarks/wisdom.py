"""What people say about playing Mü well, tested with bots: `python -m benchmarks.wisdom --hands 1500`.

Club players play. Wherever a claim has something to say, they finish the hand twice, once after the move that follows the
claim and once after one that does not; the effect is the difference in points ahead of the others' mean. Each claim counts
once in a hand, so that hands are what is independent. docs/strategy.md has the numbers.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

import numpy as np

from eklat.arena.luck import finish
from eklat.arena.margin import quantile
from eklat.bots import bot
from eklat.games import GAMES
from eklat.games.errors import IllegalMove
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import Bid, ChoosePartner, Move, NameTrump, Pass, Play
from eklat.games.mu.trumps import is_kind

Two = tuple[Move, Move] | None
"""A move that follows a claim, and one that does not; None where it says nothing."""


def kinds(cards: Sequence[Card]) -> dict[str, list[Card]]:
    """The cards of each colour and of each digit, highest first."""
    names = sorted({one for card in cards for one in (card.colour, str(card.digit))})
    return {name: sorted((c for c in cards if is_kind(c, name)), key=lambda c: -c.digit) for name in names}


def colours(cards: Sequence[Card]) -> list[list[Card]]:
    """The colours of a hand, the longest first."""
    return sorted((own for name, own in kinds(cards).items() if name.isalpha()), key=lambda own: (-len(own), own))


def is_first_word(state: Any) -> bool:
    return state.phase == "auction" and not state.laid[state.turn] and len(state.log) < state.players


def leaders(state: Any) -> tuple[int, list[int]]:
    """The longest row of the others, and whose it is."""
    rows = [(len(laid), seat) for seat, laid in enumerate(state.laid) if seat != state.turn]
    top = max(rows)[0]
    return top, [seat for count, seat in rows if count == top]


def flat(state: Any) -> Two:
    hand = state.hands[state.turn]
    if not is_first_word(state) or len(colours(hand)[0]) > 4 or max(map(len, kinds(hand).values())) > 4:
        return None
    return Pass(), Bid((colours(hand)[0][0],))


def lone(state: Any) -> Two:
    if state.phase != "auction":
        return None
    own, (top, _) = (*state.hands[state.turn], *state.laid[state.turn]), leaders(state)
    long = colours(own)[0]
    held = [card for card in long if card in state.hands[state.turn]]
    if len(state.laid[state.turn]) <= top or len(long) < 6 or not held:
        return None
    return Pass(), Bid((held[0],))


def partner(state: Any) -> Two:
    if state.phase != "partner":
        return None
    others = [seat for seat in range(state.players) if seat not in (state.turn, state.contract.vice)]
    shown = sorted(others, key=lambda seat: -len(state.laid[seat]))
    if len(state.laid[shown[0]]) == len(state.laid[shown[-1]]):
        return None
    return ChoosePartner(shown[0]), ChoosePartner(shown[-1])


def suit_first(state: Any) -> Two:
    """The first card laid is of the longest colour, not the highest of another one."""
    hand = state.hands[state.turn] if state.phase == "auction" else ()
    if not hand or not is_first_word(state) or len(colours(hand)[0]) < 5:
        return None
    long = colours(hand)[0]
    high = max((card for card in hand if card not in long), key=lambda card: card.digit)
    return Bid((long[0],)), Bid((high,))


def support(state: Any) -> Two:
    """Somebody leads with two cards of a colour: lay one of it, or pass."""
    if state.phase != "auction" or state.laid[state.turn]:
        return None
    top, who = leaders(state)
    if top < 2 or len(who) > 1:
        return None
    colour = colours(state.laid[who[0]])[0][0].colour
    own = [card for card in state.hands[state.turn] if card.colour == colour]
    return (Bid((max(own, key=lambda card: card.digit),)), Pass()) if own else None


def eklat(state: Any) -> Two:
    """A tie at the top that somebody else would pay for: let it stand, or lay another card."""
    if state.phase != "auction":
        return None
    top, _ = leaders(state)
    bidders = [seat for seat, move in state.log if isinstance(move, Bid)]
    if not top or len(state.laid[state.turn]) != top or bidders[-1] == state.turn:
        return None
    longest = colours((*state.hands[state.turn], *state.laid[state.turn]))[0]
    held = [card for card in longest if card in state.hands[state.turn]]
    return (Pass(), Bid((held[0],))) if held else None


def sevens(state: Any) -> Two:
    """A digit as trump: sevens against sixes, of which the chief has as many."""
    if state.phase != "trump" or state.turn != state.contract.chief:
        return None
    own = kinds((*state.hands[state.turn], *state.laid[state.turn]))
    if len(own.get("7", ())) != len(own.get("6", ())) or len(own.get("7", ())) < 2:
        return None
    return NameTrump("7"), NameTrump("6")


def second_suit(state: Any) -> Two:
    """The vice names the colour of which the chief shows second most, and not what they themselves hold most of."""
    if state.phase != "trump" or state.turn != state.contract.vice:
        return None
    rows = colours(state.laid[state.contract.chief])
    own = kinds((*state.hands[state.turn], *state.laid[state.turn]))
    laid = {card.colour for card in state.laid[state.turn]}
    best = max(sorted(laid), key=lambda name: len(own[name]))
    if len(rows) < 2 or rows[1][0].colour not in laid or rows[1][0].colour == best:
        return None
    return NameTrump(rows[1][0].colour), NameTrump(best)


def led(state: Any) -> tuple[list[Card], list[Card]] | None:
    """The chief's trumps and other cards, strongest first, at the first lead."""
    if state.phase != "play" or state.trick or state.turn != state.contract.chief:
        return None
    cards, strength = (*state.hands[state.turn], *state.laid[state.turn]), state.trumps.strength
    order = sorted(cards, key=lambda card: (-strength[card], card))
    trumps = [card for card in order if state.trumps.suit[card] == "trump"]
    return trumps, [card for card in order if card not in trumps]


def lead_trumps(state: Any) -> Two:
    found = led(state)
    if found is None or not all(found) or any(isinstance(move, Play) for _, move in state.log):
        return None
    return Play(found[0][0]), Play(found[1][0])


def towards(state: Any) -> Two:
    """The chief leads a low card of a colour of which the partner shows a high one, or a low card of another."""
    found = led(state)
    if found is None or state.contract.partner is None:
        return None
    shown = {card.colour for card in state.laid[state.contract.partner] if card.digit >= 8}
    low = [card for card in reversed(found[1]) if card.digit < 7]
    to, away = ([card for card in low if (card.colour in shown) == is_shown] for is_shown in (True, False))
    return (Play(to[0]), Play(away[0])) if to and away else None


def keep_doubles(state: Any) -> Two:
    """To lead a trump: one that is trump once, or one that is so twice."""
    found = led(state)
    if found is None:
        return None
    doubles = [card for card in found[0] if state.trumps.is_double(card)]
    plain = [card for card in found[0] if card not in doubles]
    return (Play(plain[0]), Play(doubles[0])) if doubles and plain else None


CLAIMS: dict[str, Callable[[Any], Two]] = {
    "1 flat hands stay out of the auction": flat,
    "3 ahead with six of a colour: do not raise": lone,
    "4 the partner is who shows most, not least": partner,
    "5 suits are shown first, high cards later": suit_first,
    "6 support of another's colour": support,
    "7 a tie that others pay for stands": eklat,
    "8 sevens are better trumps than sixes": sevens,
    "9 the vice names the chief's second suit": second_suit,
    "10 the chief leads trumps": lead_trumps,
    "11 lead towards the partner": towards,
    "12 double trumps are kept": keep_doubles,
}


def tested(hands: int, players: int, seed: int) -> dict[str, Any]:
    """The effect of each claim, with its 95 % interval, and in how many hands it had something to say."""
    rng, mu, club = Random(f"wisdom {seed}"), GAMES["mu"], bot("club")
    rules, effects = mu.rules(None, players), {name: list[float]() for name in CLAIMS}
    for number in range(hands):
        state: Any = mu.start(mu.deal(rng, players, rules, number % players), rules)
        open_claims = dict(CLAIMS)
        while (seat := state.turn) is not None:
            for name, claim in list(open_claims.items()):
                two = claim(state)
                if two is not None and (effect := _effect(state, two, seat)) is not None:
                    effects[name].append(effect)
                    del open_claims[name]
            state = state.play(club.choose(state.view(seat), rng))
    return {name: _told(np.array(found)) for name, found in effects.items()}


def _effect(state: Any, two: tuple[Move, Move], seat: int) -> float | None:
    try:
        with_it, without = (finish(state.play(move)) for move in two)
    except IllegalMove:
        return None
    return float(with_it[seat] - without[seat])


def _told(found: Any) -> dict[str, Any]:
    n = len(found)
    if n < 2:
        return {"hands": n}
    half = quantile(n - 1) * float(found.std(ddof=1)) / sqrt(n)
    mean = float(found.mean())
    verdict = "holds" if mean > half else "wrong" if mean < -half else "undecided"
    return {"hands": n, "effect": round(mean, 1), "half": round(half, 1), "verdict": verdict}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1500)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name, told in tested(chosen.hands, chosen.players, chosen.seed).items():
        print(json.dumps({"players": chosen.players, "claim": name, **told}))


if __name__ == "__main__":
    main()
