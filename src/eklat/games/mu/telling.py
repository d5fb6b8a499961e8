"""What a hand of Mü says, as one viewer may know it: what happened, what is asked, where we are, what to advise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, cast

from eklat.games import core
from eklat.games.core import LegalMoves, Log, Seat
from eklat.games.mu.cards import Card, pack
from eklat.games.mu.contract import Contract
from eklat.games.mu.moves import NO_TRUMP, Bid, CallPartner, ChoosePartner, NameTrump, Pass, Play
from eklat.games.mu.play import Plays
from eklat.games.mu.trumps import Trumps, trumps
from eklat.games.mu.view import View
from eklat.games.said import Cards, Said, Trump, Who, said


class Tricky(Protocol):
    """A view of a game that is played in tricks."""

    @property
    def players(self) -> int: ...
    @property
    def log(self) -> Log: ...
    @property
    def legal(self) -> LegalMoves: ...
    @property
    def leader(self) -> Seat | None: ...
    @property
    def trick(self) -> tuple[Card, ...]: ...


def tell(before: View | None, after: View) -> Iterator[Said]:
    """The deal, or the last move and what followed from it."""
    if before is None:
        yield said("mu-told-deal", who=Who(after.dealer))
        return
    seat, move = after.log[-1]
    yield _move(seat, move, after)
    if before.contract is None and after.contract is not None:
        yield from _settled(after.contract)
    if isinstance(move, CallPartner):
        yield from _called(move, after)
    elif isinstance(move, Play):
        contract = cast("Contract", after.contract)
        if move.card == contract.partner_card and move.source == "hand":
            yield from _found(contract, said("mu-told-partner-found", who=Who(seat), card=Cards(move.card)), seat)
        yield from trick_taken(before, move.card, trumps(contract.chief_trump, contract.vice_trump))


def _move(seat: Seat, move: core.Move, after: View) -> Said:
    match move:
        case Bid(cards):
            return said("mu-told-bid", who=Who(seat), cards=Cards(*cards), total=len(after.laid[seat]))
        case NameTrump(trump):
            chief = cast("Contract", after.contract).chief
            if trump == NO_TRUMP:
                return said("mu-told-no-trump", who=Who(seat))
            return said("mu-told-trump", who=Who(seat), role=_role(seat, chief), trump=Trump(trump))
        case ChoosePartner(partner):
            return said("mu-told-partner", who=Who(seat), partner=Who(partner))
        case CallPartner(card):
            return said("mu-told-call", who=Who(seat), card=Cards(card))
        case Play(card):
            return said("mu-told-play", who=Who(seat), card=Cards(card))
    assert isinstance(move, Pass)
    return said("mu-told-pass", who=Who(seat))


def _role(seat: Seat, chief: Seat) -> str:
    return "chief" if seat == chief else "vice"


def _settled(contract: Contract) -> Iterator[Said]:
    """What the auction has settled."""
    yield said("mu-told-chief", who=Who(contract.chief), height=contract.height, goal=contract.goal)
    if contract.vice is not None:
        yield said("mu-told-vice", who=Who(contract.vice))
    elif contract.players > 3:
        yield said("mu-told-no-vice")


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


# What is asked ------------------------------------------------------------------------------------------------------------


def asked(view: View, turn: Seat) -> Said:
    if view.phase == "auction":
        return bid_asked(view, turn)
    contract = cast("Contract", view.contract)
    if view.phase == "trump":
        return said("mu-ask-trump", who=Who(turn), role=_role(turn, contract.chief))
    if view.phase == "partner":
        return said("mu-ask-call" if view.rules.hidden_partner else "mu-ask-partner", who=Who(turn))
    return play_asked(view, turn)


def bid_asked(view: Tricky, turn: Seat) -> Said:
    """To bid: the player alone is told how many cards, which the others cannot know."""
    most: int | None = getattr(view.legal, "most", None)
    return said("mu-ask-bid", who=Who(turn), **({} if most is None else {"most": most}))


def play_asked(view: Tricky, turn: Seat) -> Said:
    """To play a card: the player alone is told whether a suit must be followed, for all forms of Mü."""
    if not view.trick:
        return said("mu-ask-lead", who=Who(turn))
    legal = view.legal
    if not isinstance(legal, Plays) or legal.led is None:
        return said("mu-ask-play", who=Who(turn))
    follows = any(legal.trumps.suit[cast("Play", move).card] == legal.led for move in legal.moves)
    return said("mu-ask-follow" if follows else "mu-ask-any", who=Who(turn), suit=Trump(legal.led))


def chapter(view: View) -> Said | None:
    if view.phase == "auction":
        return said("mu-chapter-auction")
    if view.phase in ("trump", "partner"):
        return said("mu-chapter-trumps")
    if view.phase != "play":
        return None
    return trick_chapter(len(pack(view.colours)) - sum(view.hand_sizes) - sum(map(len, view.laid)), view.players)


def trick_chapter(played: int, players: int) -> Said:
    """Which trick is on after so many cards, for all forms of Mü."""
    return said("mu-chapter-trick", number=played // players + 1)


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
