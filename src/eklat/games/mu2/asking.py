"""What is asked in a hand of Mü for two, and of whom; and in which chapter we are. What is as in Mü is asked as in Mü."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from eklat.games.core import Seat
from eklat.games.mu.asking import bid_asked, play_asked, trick_chapter
from eklat.games.mu.cards import pack
from eklat.games.mu2.contract import Contract
from eklat.games.mu2.deal import SKAT
from eklat.games.said import Said, Who, said

if TYPE_CHECKING:
    from eklat.games.mu2.view import View


def role(seat: Seat, contract: Contract) -> str:
    return "crown" if seat == contract.crown else "shield"


def asked(view: View, turn: Seat) -> Said:
    if view.phase == "auction":
        return bid_asked(view, turn)
    if view.phase == "discard":
        return said("mu2-ask-discard", who=Who(turn), count=SKAT)
    if view.phase == "trump":
        return said("mu2-ask-trump", who=Who(turn), role=role(turn, cast("Contract", view.contract)))
    if view.phase == "reveal":
        return said("mu2-ask-reveal", who=Who(turn))
    return play_asked(view, turn)


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
    return trick_chapter(len(pack(view.colours)) - SKAT - lying, view.players)
