"""Hands from memory: own decisions are reviewed with what is known, and what is not known is said."""

from __future__ import annotations

from random import Random
from typing import Any

from hands import line, record

from eklat.records.jotting import FORMAT, Remembered
from eklat.review import Review, judge, recall, review
from eklat.review.judging import Budget
from eklat.review.memory import recalled

WORLDS = 128
ME = 1


def remembered(moves: int | None = None, forgotten: int = 0, known: bool = True) -> Remembered:
    """A hand of four players as the second of them remembers it."""
    entry: Any = record("mu", 4, "novice", 9).deals[0]
    hands: list[list[str]] = [[], entry["deal"]["hands"][ME], [], []]
    hands[ME] = hands[ME][forgotten:] if known else []
    return Remembered.read(
        {
            "format": FORMAT, "game": "mu", "players": ["Ada", "Bea", "Cem", "Dora"], "starter": entry["dealer"],
            "known": hands, "actions": entry["actions"][:moves],
        }
    )  # fmt: skip


def own(moves: int) -> list[int]:
    return remembered(moves).decisions([ME])


def messages(found: Review) -> list[str]:
    return [note.message for note in found.notes]


def test_whoever_remembers_their_hand_is_reviewed_as_if_all_cards_were_known() -> None:
    moves = 22
    states, action = line("mu", 4, "novice", 9), own(moves)[-1]
    found = recalled(remembered(moves), action, 0, Budget(WORLDS))
    assert found is not None
    whole = judge(states[action], states[-1].moves[action], Random(f"review 0 0 {action}").getrandbits(60), Budget(WORLDS))
    assert whole is not None
    assert (found.loss, found.verdict, found.best) == (whole.loss, whole.verdict, whole.best)
    assert found.belief is None
    assert all(candidate.given is None for candidate in found.candidates)


def test_how_much_is_not_known_is_said() -> None:
    moves = own(40)[1] + 1
    told = []
    found = recall(remembered(moves), worlds=WORLDS, progress=lambda done, total: told.append((done, total)))
    assert messages(found) == ["review-memory", "review-memory-open"]
    assert told[-1] == (2, 2)
    facts = found.notes[0].facts
    assert facts["cards"] == 60
    assert facts["unknown"] in range(1, 46)
    (hand,) = found.hands
    assert {one.seat for one in hand.decisions} <= {ME}
    assert (hand.scores, hand.curve, hand.waterfalls) == ((), (), ())
    assert [standing.name for standing in found.standings] == ["Bea"]


def test_a_forgotten_card_is_imagined_in_several_ways() -> None:
    moves = 22
    unsure = recalled(remembered(moves, 2), own(moves)[-1], 0, Budget(WORLDS))
    assert unsure is not None
    assert {one.move for one in unsure.candidates} >= {unsure.played, unsure.best}
    assert all(one.behind.half > 0 for one in unsure.candidates if one.move != unsure.best)
    assert (unsure.belief, unsure.reason) == (None, None)


def test_a_hand_that_is_known_to_its_last_card_is_reviewed_like_a_record() -> None:
    hand = remembered(known=False)
    assert hand.jotting.unknown == 0
    found = recall(hand, seats=[ME], worlds=WORLDS, stop=lambda: True)
    assert messages(found) == messages(review(record("mu", 4, "novice", 9), [ME], stop=lambda: True))
