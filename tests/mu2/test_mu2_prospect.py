"""What a bid for two would mean, and who would get the crown now (sheet 004, "Auktion")."""

from random import Random

from eklat.games.mu.moves import Bid
from eklat.games.mu2 import GAME
from eklat.games.mu2.auction import Auction
from eklat.games.mu2.contract import goal
from eklat.games.mu2.prospect import leader, prospect


def test_who_is_level_does_not_lead() -> None:
    assert prospect((4, 6), 0, 2) == (6, "behind", goal(6), None)
    assert prospect((4, 6), 0, 3) == (7, "lead", goal(7), None)


def test_who_was_first_keeps_the_crown() -> None:
    assert leader((4, 4), []) is None
    assert leader((4, 4), [(0, 1)]) == 0
    assert leader((4, 4), [(0, 1), (1, 1)]) == 0
    assert leader((4, 4), [(0, 1), (1, 2)]) == 1


def test_it_is_whom_the_rules_give_it_to() -> None:
    for seed in range(30):
        rng = Random(seed)
        state = GAME.start(GAME.deal(rng, 2))
        shown: list[int] = [len(cards) for cards in state.open]
        bids: list[tuple[int, int]] = []
        while isinstance(state, Auction):
            assert leader(shown, bids) == state.leader
            seat, move = state.turn, rng.choice(list(state.legal)[:20])
            if isinstance(move, Bid):
                bids.append((seat, len(move.cards)))
            state = state.play(move)
