"""The novice at a table of Mü: likes one colour, shows it shyly, wins what it can, and forgets the rest."""

from __future__ import annotations

from random import Random

from eklat.bots.core import Decision
from eklat.games.core import View
from eklat.games.mu.cards import Card
from eklat.games.mu.moves import NO_TRUMP, PASS, Bid, CallPartner, ChoosePartner, NameTrump, Play
from eklat.games.mu.trumps import TRUMP_SUIT, is_kind, kinds, trumps
from eklat.games.mu.view import View as MuView
from eklat.games.said import Cards, Trump, Who, said

BOLDNESS = {3: 2.6, 4: 2.2, 5: 2.2, 6: 2.4}
"""How much of a favourite trump it wants for every card it lays."""


def decide(view: View, rng: Random) -> Decision:
    assert isinstance(view, MuView)
    if len(view.legal) == 1:
        return Decision(view.legal[0], said("novice-mu-only"))
    match view.phase:
        case "auction":
            return _bid(view, rng)
        case "trump":
            return _name(view)
        case "partner":
            return _choose(view)
    return _play(view)


def _own(view: MuView) -> tuple[Card, ...]:
    return (*(view.hand or ()), *view.laid[view.seat or 0])


def _liking(own: tuple[Card, ...], trump: str) -> float:
    """How much it likes a trump: many cards of it, and high ones."""
    if trump == NO_TRUMP:
        return 0.0
    mine = [card for card in own if is_kind(card, trump)]
    return len(mine) + (sum(card.digit for card in mine) / 15 if not trump.isdigit() else 0.5)


def _bid(view: MuView, rng: Random) -> Decision:
    """Show the favourite trump card by card, as far as it seems worth it; never make it even with the highest."""
    own, seat = _own(view), view.seat or 0
    favourite = max(kinds(own), key=lambda trump: (_liking(own, trump), trump))
    wish = int(_liking(own, favourite) / BOLDNESS[view.players] + rng.uniform(-0.5, 0.3))
    totals = [len(cards) for cards in view.laid]
    mine, highest = totals[seat], max(total for other, total in enumerate(totals) if other != seat)
    liked = sorted((card for card in view.hand or () if is_kind(card, favourite)), key=lambda card: -card.digit)
    total = min(wish, highest + 1, mine + len(liked))
    if total == highest:
        total -= 1
    if mine == highest > 0 and len(view.hand or ()) > 0:  # even with the highest already: get out of it
        card = liked[0] if liked else max(view.hand or (), key=lambda card: (card.digit, card))
        return Decision(Bid((card,)), said("novice-mu-escape", number=highest))
    if total <= mine or mine > highest:
        reason = "novice-mu-ahead" if mine > highest else "novice-mu-pass"
        return Decision(PASS, said(reason, trump=Trump(favourite)))
    cards = tuple(liked[: total - mine])
    return Decision(Bid(cards), said("novice-mu-bid", trump=Trump(favourite), number=len(cards)))


def _name(view: MuView) -> Decision:
    own = _own(view)
    moves = [move for move in view.legal if isinstance(move, NameTrump)]
    best = max(moves, key=lambda move: (_liking(own, move.trump), move.trump))
    number = sum(is_kind(card, best.trump) for card in own)
    return Decision(best, said("novice-mu-trump", trump=Trump(best.trump), number=number))


def _choose(view: MuView) -> Decision:
    """Whoever has laid most; or the highest card that is not one's own."""
    called = [move for move in view.legal if isinstance(move, CallPartner)]
    if called:
        own = _own(view)
        call = max((move for move in called if move.card not in own), key=lambda move: (move.card.digit, move.card))
        return Decision(call, said("novice-mu-call", card=Cards(call.card)))
    moves = [move for move in view.legal if isinstance(move, ChoosePartner)]
    partner = max(moves, key=lambda move: (len(view.laid[move.seat]), -move.seat))
    number = len(view.laid[partner.seat])
    reason = "novice-mu-partner" if number else "novice-mu-partner-blind"
    return Decision(partner, said(reason, who=Who(partner.seat), number=number))


def _play(view: MuView) -> Decision:
    """Lead high; win if possible, from the lowest card that does; give points to friends and the cheapest card to others."""
    contract, seat = view.contract, view.seat or 0
    assert contract is not None
    order = trumps(contract.chief_trump, contract.vice_trump)
    moves = [move for move in view.legal if isinstance(move, Play)]

    def strength(card: Card) -> int:
        return order.strength[card]

    if not view.trick:
        plain = [move for move in moves if order.suit[move.card] != TRUMP_SUIT]
        lead = max(plain or moves, key=lambda move: (move.card.digit, move.card))
        return Decision(lead, said("novice-mu-lead" if plain else "novice-mu-lead-trump", card=Cards(lead.card)))
    leader = view.leader or 0
    winner = (leader + order.best(view.trick)) % view.players
    is_friend = (winner in contract.side) == (seat in contract.side)
    if is_friend:
        gift = max(moves, key=lambda move: (move.card.points, -strength(move.card), move.card))
        return Decision(gift, said("novice-mu-gift", card=Cards(gift.card), who=Who(winner)))
    winning = [move for move in moves if order.best((*view.trick, move.card)) == len(view.trick)]
    if winning:
        take = min(winning, key=lambda move: (strength(move.card), move.card))
        return Decision(take, said("novice-mu-take", card=Cards(take.card)))
    cheap = min(moves, key=lambda move: (move.card.points, strength(move.card), move.card))
    return Decision(cheap, said("novice-mu-cheap", card=Cards(cheap.card)))
