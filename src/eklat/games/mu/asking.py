"""What is asked in a hand of Mü, and of whom; and in which chapter we are. Others hear less than the one who is asked."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol, cast

from eklat.games.core import LegalMoves, Log, NoMoves, Seat
from eklat.games.mu.cards import Card, pack
from eklat.games.mu.contract import Contract
from eklat.games.said import Said, Trump, Who, said

if TYPE_CHECKING:
    from eklat.games.mu.auction import Bids
    from eklat.games.mu.moves import Play
    from eklat.games.mu.play import Plays
    from eklat.games.mu.view import View


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


def asked(view: View, turn: Seat) -> Said:
    phase = view.phase
    if phase == "play":
        return play_asked(view, turn)
    if phase == "auction":
        return bid_asked(view, turn)
    if phase == "trump":
        return said("mu-ask-trump", who=Who(turn), role=role(turn, cast("Contract", view.contract)))
    return said("mu-ask-call" if view.rules.hidden_partner else "mu-ask-partner", who=Who(turn))


def role(seat: Seat, contract: Contract) -> str:
    return "chief" if seat == contract.chief else "vice"


def bid_asked(view: Tricky, turn: Seat) -> Said:
    """To bid: the player alone is told how many cards, which the others cannot know."""
    legal = view.legal
    if type(legal) is NoMoves:
        return said("mu-ask-bid", who=Who(turn))
    return said("mu-ask-lay", who=Who(turn), most=cast("Bids", legal).most)


def play_asked(view: Tricky, turn: Seat) -> Said:
    """To play a card: the player alone is told whether a suit must be followed, for all forms of Mü."""
    if not view.trick:
        return said("mu-ask-lead", who=Who(turn))
    if type(view.legal) is NoMoves:
        return said("mu-ask-play", who=Who(turn))
    legal = cast("Plays", view.legal)
    led, card = cast("str", legal.led), cast("Play", legal.moves[0]).card
    is_following = legal.trumps.suit[card] == led  # either all of them follow, or none can
    return said("mu-ask-follow" if is_following else "mu-ask-any", who=Who(turn), suit=Trump(led))


def chapter(view: View) -> Said | None:
    phase = view.phase
    if phase == "auction":
        return said("mu-chapter-auction")
    if phase in ("trump", "partner"):
        return said("mu-chapter-trumps")
    if phase != "play":
        return None
    return trick_chapter(len(pack(view.colours)) - sum(view.hand_sizes) - sum(map(len, view.laid)), view.players)


@cache
def trick_chapter(played: int, players: int) -> Said:
    """Which trick is on after so many cards, for all forms of Mü."""
    return said("mu-chapter-trick", number=played // players + 1)
