"""How the players of the demo choose: a little common sense, enough to make a deal worth watching."""

from __future__ import annotations

from random import Random

from eklat.games.core import Move, View
from eklat.games.heuldoch.moves import Lay, Onion
from eklat.games.heuldoch.moves import Move as HeulDochMove
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import NO_TRUMP, PASS, Bid, ChoosePartner, Play
from eklat.games.mu.trumps import is_kind, kinds, trumps
from eklat.games.mu.view import View as MuView
from eklat.games.mu2.moves import Discard
from eklat.games.mu2.view import View as Mu2View


def choose(view: View, rng: Random) -> Move:
    """A move this view allows."""
    match view.phase:
        case "auction":
            return _bid(view, rng)
        case "trump":
            return max(view.legal, key=lambda move: _as_trump(view, str(move).split()[1]))
        case "partner":
            return max(view.legal, key=lambda move: _as_partner(view, move))
        case "discard":
            spare = sorted(_hand(view), key=lambda card: (is_kind(card, _favourite(view)), card.digit, card))
            return Discard(tuple(spare[:4]))
        case "play" if isinstance(view, MuView | Mu2View):
            return _play(view)
        case "play":
            return _lay(view, rng)
    return rng.choice(view.legal)


# Mü ----------------------------------------------------------------------------------------------------------------------


def _hand(view: View) -> tuple[Card, ...]:
    assert isinstance(view, MuView | Mu2View)
    assert view.hand is not None
    return view.hand


def _open(view: View) -> tuple[tuple[Card, ...], ...]:
    assert isinstance(view, MuView | Mu2View)
    return view.laid if isinstance(view, MuView) else view.open


def _own(view: View) -> tuple[Card, ...]:
    assert view.seat is not None
    return _hand(view) + _open(view)[view.seat]


def _as_trump(view: View, trump: str) -> float:
    """What this trump would be worth: its number of cards, and their height."""
    own = _own(view)
    if trump == NO_TRUMP:
        return sum(card.digit >= 8 for card in own) - 4
    mine = [card for card in own if is_kind(card, trump)]
    return len(mine) + sum(card.digit for card in mine) / 20 * (not trump.isdigit()) + 0.8 * trump.isdigit()


def _favourite(view: View) -> str:
    return max(kinds(_own(view)), key=lambda trump: _as_trump(view, trump))


def _bid(view: View, rng: Random) -> Move:
    """Show the favourite trump card by card, the further the stronger the hand."""
    assert view.seat is not None
    favourite, laid = _favourite(view), _open(view)
    strength = _as_trump(view, favourite) + sum(card.digit >= 8 for card in _own(view)) / 2
    wish = int(strength / 1.8 + rng.uniform(-0.7, 0.7)) + (len(laid) == 2) * 3
    totals = [len(cards) for cards in laid]
    shown = sorted((card for card in _hand(view) if is_kind(card, favourite)), key=lambda card: card.digit, reverse=True)
    number = min(wish - totals[view.seat], max(totals) + 1 - totals[view.seat], 2, len(shown))
    if totals[view.seat] + number == max(totals):
        number -= 1  # a tie ends in an Eklat, and whoever comes last pays for it
    return Bid(tuple(shown[:number])) if number > 0 else PASS


def _as_partner(view: View, move: Move) -> tuple[int, int]:
    """A partner who has shown the chief's trump, and much else."""
    assert isinstance(view, MuView)
    assert view.contract is not None
    if not isinstance(move, ChoosePartner):
        return (0, 0)
    laid = view.laid[move.seat]
    return sum(is_kind(card, view.contract.chief_trump) for card in laid), len(laid)


def _play(view: MuView | Mu2View) -> Move:
    """Win tricks that are worth it, give points to friends, else throw the least."""
    contract = view.contract
    assert contract is not None
    if isinstance(view, MuView):
        order = trumps(view.contract and view.contract.chief_trump, view.contract and view.contract.vice_trump)
        side = view.contract.side if view.contract else ()
    else:
        order = trumps(view.contract and view.contract.big, view.contract and view.contract.small)
        side = (view.contract.crown,) if view.contract else ()
    moves = [move for move in view.legal if isinstance(move, Play)]
    if not view.trick:
        return max(moves, key=lambda move: (order.strength[move.card], move.card))
    assert view.leader is not None
    leading = (view.leader + order.best(view.trick)) % view.players
    cheap = min(moves, key=lambda move: (move.card.points, order.strength[move.card], move.card))
    if (leading in side) == (view.seat in side):
        return max(moves, key=lambda move: (move.card.points, -order.strength[move.card], move.card))
    winning = [move for move in moves if order.best((*view.trick, move.card)) == len(view.trick)]
    return max(winning, key=lambda move: (move.card.points, -order.strength[move.card])) if winning else cheap


# Heul doch! --------------------------------------------------------------------------------------------------------------


def _lay(view: View, rng: Random) -> Move:
    """High numbers for oneself, small presents for others, and now and then an onion."""

    def worth(move: Move) -> float:
        number = move.card.number if isinstance(move, HeulDochMove) and move.card else 0
        match move:
            case Lay(_, pile):
                return number if pile == view.seat else -number
            case Onion():
                return 0.5 - number / 2
        return 1.5

    return max(view.legal, key=lambda move: (worth(move), rng.random()))
