"""The novice at a table of Mü for two: likes long suits and high cards, and knows only the trick on the table."""

from __future__ import annotations

from random import Random

from eklat.bots.core import Decision
from eklat.games.core import View
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import NO_TRUMP, PASS, Bid, NameTrump, Play
from eklat.games.mu.trumps import is_kind, kinds, trumps
from eklat.games.mu2.deal import SKAT
from eklat.games.mu2.moves import Discard
from eklat.games.mu2.view import View as Mu2View
from eklat.games.said import Trump, said

ENOUGH = 5
"""Cards of one kind that make a novice think of the crown."""
HIGHEST = 7
"""More open cards than this are too many for it."""


def decide(view: View, rng: Random) -> Decision:
    assert isinstance(view, Mu2View)
    match view.phase:
        case "auction":
            return _bid(view)
        case "discard":
            return _discard(view)
        case "trump":
            return _trump(view)
        case "play":
            return _play(view, rng)
    return Decision(rng.choice(view.legal), said("novice-mu2-reveal"))


def _own(view: Mu2View) -> tuple[Card, ...]:
    assert view.seat is not None
    return (view.hand or ()) + view.open[view.seat]


def _liking(cards: tuple[Card, ...], trump: str) -> float:
    """How much a novice likes this kind: the more cards the better, and high ones; digits are rarer."""
    mine = [card for card in cards if is_kind(card, trump)]
    return 1.4 * len(mine) if trump.isdigit() else len(mine) + sum(card.digit for card in mine) / 20


def _favourite(view: Mu2View) -> str:
    own = _own(view)
    return max(kinds(own), key=lambda trump: _liking(own, trump))


def _bid(view: Mu2View) -> Decision:
    """Show the favourite and be crown, if that is cheap and there is enough of it."""
    assert view.seat is not None
    favourite, totals = _favourite(view), [len(cards) for cards in view.open]
    mine, theirs = totals[view.seat], totals[1 - view.seat]
    number = sum(is_kind(card, favourite) for card in _own(view))
    if mine > theirs:
        return Decision(PASS, said("novice-mu2-pass-ahead"))
    size = theirs + 1 - mine
    shown = sorted(view.hand or (), key=lambda card: (not is_kind(card, favourite), card.digit, card))[:size]
    if _liking(_own(view), favourite) < ENOUGH or theirs + 1 > HIGHEST or len(shown) < size:
        return Decision(PASS, said("novice-mu2-pass"))
    return Decision(Bid(tuple(shown)), said("novice-mu2-bid", trump=Trump(favourite), number=number))


def _discard(view: Mu2View) -> Decision:
    """Points that are easily lost; what is to be trump stays."""
    favourite = _favourite(view)
    spare = sorted(view.hand or (), key=lambda card: (is_kind(card, favourite), -card.points, card.digit, card))[:SKAT]
    points = sum(card.points for card in spare)
    return Decision(Discard(tuple(spare)), said("novice-mu2-discard", points=points))


def _trump(view: Mu2View) -> Decision:
    own = _own(view)
    names = [move.trump for move in view.legal if isinstance(move, NameTrump) and move.trump != NO_TRUMP]
    if not names:
        return Decision(NameTrump(NO_TRUMP), said("novice-mu2-only"))
    trump = max(names, key=lambda name: _liking(own, name))
    number = sum(is_kind(card, trump) for card in own)
    return Decision(NameTrump(trump), said("novice-mu2-trump", trump=Trump(trump), number=number))


def _play(view: Mu2View, rng: Random) -> Decision:
    contract = view.contract
    assert contract is not None
    order = trumps(contract.big, contract.small)
    moves = [move for move in view.legal if isinstance(move, Play)]
    if len(moves) == 1:
        return Decision(moves[0], said("novice-mu2-only"))
    if not view.trick:
        # High cards of a colour first; without any, whatever comes to mind.
        high = [move for move in moves if move.card.digit >= 8 or order.is_double(move.card)]
        if high:
            return Decision(max(high, key=lambda move: (order.strength[move.card], move.card)), said("novice-mu2-lead-high"))
        return Decision(rng.choice(moves), said("novice-mu2-lead-any"))
    points = view.trick[0].points
    winning = [move for move in moves if order.best((*view.trick, move.card)) == 1]
    cheapest = min(moves, key=lambda move: (move.card.points, order.strength[move.card], move.card))
    if not winning:
        return Decision(cheapest, said("novice-mu2-lose", points=cheapest.card.points))
    best = max(winning, key=lambda move: (move.card.points, -order.strength[move.card], move.card))
    if points + best.card.points == 0:
        return Decision(cheapest, said("novice-mu2-let-go"))
    return Decision(best, said("novice-mu2-win", points=points + best.card.points))
