"""The first three hands of the guided game are what they were chosen for, if one follows the hints."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from eklat.bots import bot
from eklat.records.fair import Proof, commitment
from eklat.server import lessons
from eklat.table import Settings

HINTS = "club"


@pytest.mark.parametrize("name", lessons.CHOSEN["mu", 5])
def test_one_is_chief_then_partner_or_vice_and_then_sees_an_eklat(name: str) -> None:
    secret = sha256(name.encode()).hexdigest()
    settings = Settings("mu", 5, practice=True)
    company = [bot(HINTS), *(bot(lessons.COMPANY[seat]) for seat in range(1, 5))]
    match, proof, rng, results = settings.match(), Proof(commitment(secret), secret, ("",) * 5), Random(7), list[Any]()
    while len(results) < 3:
        state: Any = match.start(proof.deal(match))
        while not state.is_over:
            state = state.play(company[state.turn].decide(state.view(state.turn), rng).move)
        results.append(state.result.to_json())
        match = match.add(state)
    first, second, third = results
    assert (first["outcome"], first["chief"]) == ("made", 0)
    assert 0 in (second["partner"], second["vice"])
    assert third["outcome"] == "eklat"
    assert third["culprit"] != 0


def test_lessons_are_chosen_for_practice_by_the_usual_rules_only() -> None:
    known = {sha256(name.encode()).hexdigest() for name in lessons.CHOSEN["mu", 5]}
    assert lessons.secret(Settings("mu", 5, practice=True)) in known
    others = (Settings("mu", 5), Settings("mu", 4, practice=True), Settings("mu", 5, {"target": 300}, practice=True))
    assert not known & {lessons.secret(settings) for settings in others}
