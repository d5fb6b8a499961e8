"""A game from another package, of which the client knows nothing: it is played, told, counted and replayed all the same."""

from __future__ import annotations

import os
import re

import pytest
import room
from players import HAND, Hand, table_with_bots
from playwright.sync_api import expect
from visitors import Visit, Visitor

LONG = bool(os.environ.get("EKLAT_LONG"))
GAME, PLAYERS, CARDS = "stich", 4, 15


def at_table(visit: Visit, server: room.Server, *, phone: bool = False, lang: str = "en") -> tuple[Visitor, Hand, str]:
    visitor = visit(phone=phone, lang=lang, base=server.url)
    table, me = table_with_bots(server.url, GAME, PLAYERS)
    visitor.be(me)
    return visitor, Hand(visitor.go(f"/t/{table}"), GAME, lang), table


@pytest.mark.parametrize(("phone", "lang"), [(True, "nl"), (False, "de")] if LONG else [(True, "nl")])
def test_a_whole_hand_and_its_replay(visit: Visit, guest_house: room.Server, phone: bool, lang: str) -> None:
    visitor, hand, table = at_table(visit, guest_house, phone=phone, lang=lang)
    page = hand.page
    hand.on_phase = lambda phase: visitor.axe(f"the plain board, {phase}")
    hand.play()
    assert hand.acts == CARDS
    assert "stich-" not in page.locator("body").inner_text()
    assert page.locator("dialog[open]").get_by_text(re.compile("Lena|Du|Je")).count()
    visitor.no_sideways_scroll()
    visitor.axe("the end of a hand")
    page.goto(f"{guest_house.url}/replay/t/{table}?hand=0&step={2 * PLAYERS}&eyes=all")
    page.locator("[data-board]").wait_for()
    assert "stich-" not in page.locator("body").inner_text()
    visitor.axe("a replay of a game without a board")


def test_by_keyboard_alone(visit: Visit, guest_house: room.Server) -> None:
    """A digit lifts a card, Enter plays it; what cannot be played says so."""
    _, hand, _ = at_table(visit, guest_house)
    page = hand.page
    for held in (CARDS, CARDS - 1):
        assert hand.is_due()
        assert page.locator("[data-board] .hand button.card").count() == held
        legal = page.locator(HAND).first
        legal.focus()
        page.keyboard.press("Enter")
        expect(legal).to_have_attribute("aria-pressed", "true")
        before = hand.version
        page.keyboard.press("Enter")
        hand.settle(before)


def test_it_is_offered_on_the_pages(visit: Visit, guest_house: room.Server) -> None:
    visitor = visit(base=guest_house.url)
    page = visitor.go("/new")
    page.get_by_role("radio", name="Stich").check()
    page.get_by_label("Points that win the match").wait_for()
