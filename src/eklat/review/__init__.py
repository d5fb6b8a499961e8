"""What play was worth, and whether it was the players or the cards.

    from eklat.review import judge, review
    found = review(record, seats=[0])            # a Review: hands, decisions, waterfalls, standings
    found.hands[0].decisions[0].loss             # points behind the best move, ± the 95 % error
    judge(state, move, seed=1)                   # one decision
    recall(remembered)                           # a hand of real cards, as far as somebody remembers it

Nothing is reviewed before its hand is over. docs/review.md says how it works, what its JSON looks like, and what was proven.
"""

from eklat.review.judging import Budget, judge
from eklat.review.memory import recall
from eklat.review.results import (
    BANDS,
    Belief,
    Candidate,
    Decision,
    Estimate,
    Hand,
    Review,
    Standing,
    Step,
    Total,
    Waterfall,
)
from eklat.review.reviewing import review
from eklat.review.value import NoValue, Values, values

__all__ = [
    "BANDS",
    "Belief",
    "Budget",
    "Candidate",
    "Decision",
    "Estimate",
    "Hand",
    "NoValue",
    "Review",
    "Standing",
    "Step",
    "Total",
    "Values",
    "Waterfall",
    "judge",
    "recall",
    "review",
    "values",
]
