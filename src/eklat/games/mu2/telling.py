"""What a hand of Mü for two says, as one viewer may know it; what is as in Mü is said as in Mü."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.mu import telling as mu
from eklat.games.mu.cards import pack
from eklat.games.mu.moves import NO_TRUMP, Bid, NameTrump, Play
from eklat.games.mu.trumps import trumps
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.deal import SKAT
from eklat.games.mu2.moves import Discard, Reveal
from eklat.games.mu2.view import View
from eklat.games.said import Cards, Said, Trump, Who, said


def tell(before: View | None, after: View) -> Iterator[Said]:
    """The deal, or the last move and what followed from it."""
    if before is None:
        yield said("mu-told-deal", who=Who(after.dealer))
        return
    seat, move = after.log[-1]
    yield _move(seat, move, after)
    contract = after.contract
    if before.contract is None and contract is not None:
        yield said("mu2-told-crown", who=Who(contract.crown), height=contract.height, goal=contract.goal)
    if isinstance(move, Play):
        contract = cast("Contract", contract)
        yield from mu.trick_taken(before, move.card, trumps(contract.big, contract.small))
    for turned in after.turned[len(before.turned) :]:
        yield said("mu2-told-turned", who=Who(turned.seat), card=Cards(turned.card))


def _move(seat: Seat, move: core.Move, after: View) -> Said:
    match move:
        case Bid(cards):
            return said("mu-told-bid", who=Who(seat), cards=Cards(*cards), total=len(after.open[seat]))
        case Discard(None):
            return said("mu2-told-discard-hidden", who=Who(seat), count=SKAT)
        case Discard(discards):
            return said("mu2-told-discard", who=Who(seat), cards=Cards(*(discards or ())))
        case NameTrump(trump):
            if trump == NO_TRUMP:
                return said("mu2-told-no-trump", who=Who(seat))
            return said("mu2-told-trump", who=Who(seat), role=_role(seat, after), trump=Trump(trump))
        case Reveal(column):
            return said("mu2-told-reveal", who=Who(seat), column=column)
        case Play(card):
            return said("mu-told-play", who=Who(seat), card=Cards(card))
    return said("mu-told-pass", who=Who(seat))


def _role(seat: Seat, view: View) -> str:
    return "crown" if seat == cast("Contract", view.contract).crown else "shield"


def asked(view: View, turn: Seat) -> Said:
    if view.phase == "auction":
        return mu.bid_asked(view, turn)
    if view.phase == "discard":
        return said("mu2-ask-discard", who=Who(turn), count=SKAT)
    if view.phase == "trump":
        return said("mu2-ask-trump", who=Who(turn), role=_role(turn, view))
    if view.phase == "reveal":
        return said("mu2-ask-reveal", who=Who(turn))
    return mu.play_asked(view, turn)


def chapter(view: View) -> Said | None:
    if view.phase == "auction":
        return said("mu-chapter-auction")
    if view.phase in ("discard", "trump"):
        return said("mu-chapter-trumps")
    if view.phase == "reveal":
        return said("mu2-chapter-reveal")
    if view.phase != "play":
        return None
    lying = sum(view.hand_sizes) + sum(map(len, view.open)) + sum(map(sum, view.face_down))
    return mu.trick_chapter(len(pack(view.colours)) - SKAT - lying, view.players)


def advise(move: core.Move) -> Said:
    if isinstance(move, Discard):
        return said("mu2-advise-discard", cards=Cards(*(move.cards or ())))
    if isinstance(move, Reveal):
        return said("mu2-advise-reveal", column=move.column)
    return mu.advise(move)
