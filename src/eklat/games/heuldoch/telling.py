"""What Heul doch! says, as one viewer may know it: what happened, what is asked, where we are, what to advise."""

from __future__ import annotations

from collections.abc import Iterator

from eklat.games import core
from eklat.games.core import Seat
from eklat.games.heuldoch.moves import Carousel, Catapult, Lay, Onion, Towel
from eklat.games.heuldoch.piles import Lying
from eklat.games.heuldoch.view import View
from eklat.games.said import Cards, Said, Who, said


def tell(before: View | None, after: View) -> Iterator[Said]:
    """Who begins, or the last move and what it did to the piles, one by one."""
    if before is None:
        yield said("heuldoch-told-begin", who=Who(after.first))
        return
    seat, move = after.log[-1]
    match move:
        case Lay(card, pile):
            own = "yes" if pile == seat else "no"
            yield said("heuldoch-told-lay", who=Who(seat), card=Cards(card), pile=Who(pile), own=own)
        case Onion(None):
            yield said("heuldoch-told-onion-hidden", who=Who(seat))
        case Onion(card):
            yield said("heuldoch-told-onion", who=Who(seat), card=Cards(str(card)))
        case Catapult():
            hit = [other for other in range(after.players) if len(after.piles[other]) < len(before.piles[other])]
            yield said("heuldoch-told-catapult" if hit else "heuldoch-told-catapult-nothing", who=Who(seat))
            for other in hit:
                yield said("heuldoch-told-flies", who=Who(other), card=Cards(str(before.piles[other][-1].card)))
        case Towel(other):
            yield said("heuldoch-told-towel", who=Who(seat), other=Who(other))
            yield from _gets(before, seat, other)
            yield from _gets(before, other, seat)
        case Carousel(direction):
            yield said("heuldoch-told-carousel", who=Who(seat), direction=direction)
            step = 1 if direction == "left" else -1
            for other in range(after.players):
                yield from _gets(before, other, (other - step) % after.players)
        case _:
            yield said("heuldoch-told-werewolf", who=Who(seat))
            for other in range(after.players):
                yield from _turned(after, other)


def _gets(before: View, seat: Seat, giver: Seat) -> Iterator[Said]:
    """What comes to a pile from the top of another."""
    if before.piles[giver]:
        top = before.piles[giver][-1]
        if top.is_onion:
            yield said("heuldoch-told-gets-onion", who=Who(seat), giver=Who(giver))
        else:
            yield said("heuldoch-told-gets", who=Who(seat), giver=Who(giver), card=_named(top))


def _turned(after: View, seat: Seat) -> Iterator[Said]:
    if after.piles[seat]:
        top = after.piles[seat][-1]
        yield said("heuldoch-told-covered" if top.is_onion else "heuldoch-told-uncovered", who=Who(seat), card=_named(top))


def _named(lying: Lying) -> Cards:
    return Cards(str(lying.card))


def advise(view: View, move: core.Move) -> Said:
    match move:
        case Lay(card, pile):
            own = "yes" if pile == view.seat else "no"
            return said("heuldoch-advise-lay", card=Cards(card), pile=Who(pile), own=own)
        case Onion(card):
            return said("heuldoch-advise-onion", card=Cards(str(card)))
        case Towel(other):
            return said("heuldoch-advise-towel", other=Who(other))
        case Carousel(direction):
            return said("heuldoch-advise-carousel", direction=direction)
        case Catapult():
            return said("heuldoch-advise-catapult")
    return said("heuldoch-advise-werewolf")
