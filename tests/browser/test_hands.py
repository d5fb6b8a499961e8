"""A complete hand of every game, played through the visible controls: desktop and phone, three languages."""

from __future__ import annotations

import os
import re

import pytest
from players import Hand, table_with_bots
from playwright.sync_api import Page
from visitors import Visit

from eklat.locales import say

TABLES = [
    ("mu", 3, {}), ("mu", 4, {}), ("mu", 5, {}), ("mu", 6, {}), ("mu2", 2, {}), ("heuldoch", 4, {"specials": True}),
]  # fmt: skip
LANGUAGES = ("de", "en", "nl")
FEWEST = 10
"""Acts of one player in a hand that was played to its end."""


CASES = [(game, players, options, phone) for game, players, options in TABLES for phone in (False, True)]
"""Each game on both sizes in the long run; otherwise on one, and Mü with the most players."""
if not os.environ.get("EKLAT_LONG"):
    CASES = [CASES[i] for i in (5, 6, 9, 10)]


@pytest.mark.parametrize(
    ("game", "players", "options", "phone", "lang"),
    [(*case, LANGUAGES[i % 3]) for i, case in enumerate(CASES)],
    ids=[f"{game}-{players}-{'phone' if phone else 'desktop'}" for game, players, _, phone in CASES],
)
def test_a_whole_hand(visit: Visit, game: str, players: int, options: dict[str, object], phone: bool, lang: str) -> None:
    visitor = visit(phone=phone, lang=lang)
    table, me = table_with_bots(visitor.base, game, players, options=options)
    visitor.be(me)
    page = visitor.go(f"/t/{table}")
    hand = Hand(page, game, lang, seed=players)
    hand.on_phase = lambda phase: visitor.axe(f"{game}, {phase}")
    hand.play()
    while hand.acts < FEWEST:  # a stalemate: nobody played a card
        hand.acts = 0
        hand.next()
        hand.play()
    visitor.no_sideways_scroll()
    if game == "heuldoch":
        check_the_count(page, lang)
    visitor.axe(f"the end of a hand of {game}")
    if game == "heuldoch" and not phone:
        page.keyboard.press("Escape")
        hand.button("tbl-show-result").click()
        hand.next()
        assert hand.is_due(), "another match with bots begins at once"


def check_the_count(page: Page, lang: str) -> None:
    """Every pile is fanned out beside its points, without any of it being cut off, and can be looked into afterwards."""
    points = sorted(map(int, page.locator("dialog[open] .totals td:last-child .sr").all_inner_texts()))
    sums = page.locator("dialog[open] .counted .sum")
    assert sorted(int(text.split()[0]) for text in sums.all_inner_texts()) == points
    fans = page.locator(".counted .fan").all()
    assert len(fans) == len(points)
    assert all(fan.evaluate("fan => fan.scrollWidth <= fan.clientWidth") for fan in fans)
    page.keyboard.press("Escape")
    inside = page.get_by_role("button", name=re.compile(say(lang, "heul-look")))
    inside.first.click()
    page.locator("dialog[open] .counted .sum").wait_for()
