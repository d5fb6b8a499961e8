"""What happens in a hand of Mü for two, as one viewer may know it; what is as in Mü is said as in Mü."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.mu import telling as mu
from eklat.games.mu.moves import NO_TRUMP, Bid, NameTrump, Play
from eklat.games.mu.trumps import trumps
from eklat.games.mu2.asking import role
from eklat.games.mu2.columns import called
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
        yield settled(contract)
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
            return _trump(seat, trump, cast("Contract", after.contract))
        case Reveal(column):
            return said("mu2-told-reveal", who=Who(seat), column=called([column]))
        case Play(card):
            return said("mu-told-play", who=Who(seat), card=Cards(card))
    return said("mu-told-pass", who=Who(seat))


def _trump(seat: Seat, trump: str, contract: Contract) -> Said:
    if trump == NO_TRUMP:
        return said("mu2-told-no-trump", who=Who(seat))
    return said("mu2-told-trump", who=Who(seat), role=role(seat, contract), trump=Trump(trump))


def settled(contract: Contract) -> Said:
    """What the auction has settled."""
    return said("mu2-told-crown", who=Who(contract.crown), height=contract.height, goal=contract.goal)


def named(contract: Contract) -> Iterator[Said]:
    """The trumps, as far as they are named."""
    for seat, trump in ((contract.shield, contract.small), (contract.crown, contract.big)):
        if trump is not None:
            yield _trump(seat, trump, contract)


def advise(move: core.Move) -> Said:
    if isinstance(move, Discard):
        return said("mu2-advise-discard", cards=Cards(*(move.cards or ())))
    if isinstance(move, Reveal):
        return said("mu2-advise-reveal", column=called([move.column]))
    return mu.advise(move)
