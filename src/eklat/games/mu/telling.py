"""What happens in a hand of Mü, as one viewer may know it, and a move as one would advise it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.mu.asking import Tricky, role
from eklat.games.mu.cards import Card
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import NO_TRUMP, Bid, CallPartner, ChoosePartner, NameTrump, Pass, Play
from eklat.games.mu.trumps import Trumps, trumps
from eklat.games.mu.view import View
from eklat.games.said import Cards, Said, Trump, Who, said


def tell(before: View | None, after: View) -> Iterator[Said]:
    """The deal, or the last move and what followed from it."""
    if before is None:
        yield said("mu-told-deal", who=Who(after.dealer))
        return
    seat, move = after.log[-1]
    yield _move(seat, move, after)
    if before.contract is None and after.contract is not None:
        yield from settled(after.contract)
    if isinstance(move, CallPartner):
        yield from _called(move, after)
    elif isinstance(move, Play):
        contract = cast("Contract", after.contract)
        if move.card == contract.partner_card and move.source == "hand":
            yield from _found(contract, said("mu-told-partner-found", who=Who(seat), card=Cards(move.card)), seat)
        yield from trick_taken(before, move.card, trumps(contract.chief_trump, contract.vice_trump))


def _move(seat: Seat, move: core.Move, after: View) -> Said:
    match move:
        case Play(card):
            return _play(seat, card)
        case Bid(cards):
            return said("mu-told-bid", who=Who(seat), cards=Cards(*cards), total=len(after.laid[seat]))
        case NameTrump(trump):
            return _trump(seat, trump, cast("Contract", after.contract))
        case ChoosePartner(partner):
            return said("mu-told-partner", who=Who(seat), partner=Who(partner))
        case CallPartner(card):
            return said("mu-told-call", who=Who(seat), card=Cards(card))
    assert isinstance(move, Pass)
    return said("mu-told-pass", who=Who(seat))


@cache
def _play(seat: Seat, card: Card) -> Said:
    return said("mu-told-play", who=Who(seat), card=Cards(card))


def _trump(seat: Seat, trump: str, contract: Contract) -> Said:
    if trump == NO_TRUMP:
        return said("mu-told-no-trump", who=Who(seat))
    return said("mu-told-trump", who=Who(seat), role=role(seat, contract), trump=Trump(trump))


def settled(contract: Contract) -> Iterator[Said]:
    """What the auction has settled."""
    yield said("mu-told-chief", who=Who(contract.chief), height=contract.height, goal=contract.goal)
    if contract.vice is not None:
        yield said("mu-told-vice", who=Who(contract.vice))
    elif contract.players > 3:
        yield said("mu-told-no-vice")


def named(contract: Contract) -> Iterator[Said]:
    """The trumps and the partner, as far as they are settled."""
    for seat, trump in ((contract.vice, contract.vice_trump), (contract.chief, contract.chief_trump)):
        if seat is not None and trump is not None:
            yield _trump(seat, trump, contract)
    if contract.partner_card is not None:
        yield said("mu-told-call", who=Who(contract.chief), card=Cards(contract.partner_card))
        if contract.partner is not None:
            yield said("mu-text-partner", who=Who(contract.partner))
    elif contract.partner is not None:
        yield said("mu-told-partner", who=Who(contract.chief), partner=Who(contract.partner))
    if contract.is_alone:
        yield said("mu-told-alone", who=Who(contract.chief))


def _called(move: CallPartner, after: View) -> Iterator[Said]:
    """Where the called card is, if that can be seen."""
    contract = cast("Contract", after.contract)
    for seat, laid in enumerate(after.laid):
        if move.card in laid:
            yield from _found(contract, said("mu-told-partner-open", who=Who(seat)), seat)
    if move.card in (after.hand or ()) and contract.holder == contract.partner:
        yield said("mu-told-called")


def _found(contract: Contract, partner: Said, seat: Seat) -> Iterator[Said]:
    yield said("mu-told-alone", who=Who(contract.chief)) if seat in (contract.chief, contract.vice) else partner


def trick_taken(before: Tricky, card: Card, order: Trumps) -> Iterator[Said]:
    """Who takes the trick that this card has finished, for all forms of Mü."""
    trick = (*before.trick, card)
    if len(trick) == before.players:
        best = order.best(trick)
        winner = (cast("Seat", before.leader) + best) % before.players
        points = sum(card.points for card in trick)
        yield said("mu-told-trick", who=Who(winner), card=Cards(trick[best]), points=points)


def advise(move: core.Move) -> Said:
    match move:
        case Bid(cards):
            return said("mu-advise-bid", cards=Cards(*cards))
        case NameTrump(trump):
            return said("mu-advise-no-trump") if trump == NO_TRUMP else said("mu-advise-trump", trump=Trump(trump))
        case ChoosePartner(partner):
            return said("mu-advise-partner", partner=Who(partner))
        case CallPartner(card):
            return said("mu-advise-call", card=Cards(card))
        case Play(card):
            return said("mu-advise-play", card=Cards(card))
    return said("mu-advise-pass")
