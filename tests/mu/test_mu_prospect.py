"""What a bid would mean (sheet 000, chapters 3, 4 and 8)."""

import pytest

from eklat.games.mu.contract import Contract, goal
from eklat.games.mu.prospect import prospect
from eklat.games.mu.scoring import bonus


@pytest.mark.parametrize(
    ("laid", "more", "standing"),
    [((0, 0, 0, 0), 1, "lead"), ((1, 2, 0, 0), 1, "tie"), ((1, 2, 0, 0), 2, "lead"), ((0, 3, 0, 0), 2, "behind")],
)
def test_where_a_bid_leads_to(laid: tuple[int, ...], more: int, standing: str) -> None:
    ahead = prospect(laid, 0, more)
    assert (ahead.total, ahead.standing) == (laid[0] + more, standing)
    assert ahead.goal == goal(4, laid[0] + more)


def test_the_bonus_grows_with_rarer_trumps_up_to_its_limit() -> None:
    assert prospect((2, 0, 0), 0, 1).bonus == (30, 60)
    assert prospect((8, 0, 0), 0, 1).bonus == (90, 100)
    least, most = prospect((4, 0, 0, 0, 0), 0, 1).bonus or (0, 0)
    for trump in ("R", "7", "3", "none"):
        assert least <= bonus(Contract(5, 0, None, 5, chief_trump=trump)) <= most
