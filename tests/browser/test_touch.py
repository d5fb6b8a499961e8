"""Fingers and mice: cards that are dragged in one go, taken back, sorted, and chosen where they cover each other."""

from __future__ import annotations

import pytest
from moments import Line, moments
from players import HAND, Hand, rest, table_with_bots
from visitors import Visit

from eklat.locales import say

FINGER = 44
"""No target may be smaller, in pixels."""


def test_a_card_dragged_in_one_go_is_laid(visit: Visit) -> None:
    """The mouse is gone from the card before the page hears of it."""
    visitor = visit()
    table, me = table_with_bots(visitor.base, "mu", 4)
    visitor.be(me)
    page = visitor.go(f"/t/{table}")
    Hand(page, "mu", "en").until("auction")
    card = page.locator(HAND).first
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] - 300)
    page.mouse.up()
    page.locator("[data-board] .basket .tray button.card").wait_for()
    assert page.locator("[data-board] .dragged").count() == 0
    page.locator("button.place").click()
    page.locator("[data-board] .basket .tray button.card").wait_for(state="detached")
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 30)  # not up to the table: the card goes back
    page.mouse.up()
    assert page.locator("[data-board] .basket .tray button.card").count() == 0


def test_a_phone_sorts_the_hand_and_takes_cards_back(visit: Visit) -> None:
    visitor = visit(phone=True)
    table, me = table_with_bots(visitor.base, "mu", 4)
    visitor.be(me)
    page = visitor.go(f"/t/{table}")
    hand = Hand(page, "mu", "en")
    hand.until("auction")
    digits = "cards => cards.map(card => card.innerText.match(/\\d/)[0])"
    hand.button("seat-sort-digit").tap()
    page.locator("[aria-pressed=true]").wait_for()
    found = page.locator(HAND).evaluate_all(digits)
    assert found == sorted(found, reverse=True)
    page.locator(HAND).first.tap()
    page.locator("button.place").tap()
    page.locator("button.place").wait_for(state="detached")
    assert page.locator(HAND).count() == 15


PLACES = "button => { const box = button.getBoundingClientRect(); return [box.left, box.right, box.top, box.bottom]; }"


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (320, 568)])
def test_every_card_of_a_long_hand_is_a_finger_wide_and_the_rows_stand_in_the_middle(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(phone=True, viewport={"width": size[0], "height": size[1]})
    table, me = table_with_bots(visitor.base, "mu", 4)
    visitor.be(me)
    page = visitor.go(f"/t/{table}")
    Hand(page, "mu", "en").until("auction")
    boxes = [card.evaluate(PLACES) for card in page.locator(HAND).all()]
    assert len(boxes) == 15
    assert min(min(right - left, bottom - top) for left, right, top, bottom in boxes) >= FINGER
    for row in {top for _, _, top, _ in boxes}:
        inside = [box for box in boxes if box[2] == row]
        assert abs(inside[0][0] - (size[0] - inside[-1][1])) <= 2
    visitor.no_sideways_scroll()


def test_words_on_open_cards_stay_on_their_own_card(visit: Visit) -> None:
    """While a trump is named, the hand lies in two rows and says which cards are open."""
    visitor = visit(phone=True, lang="de")
    naming = next(moment for moment in moments("mu", 5) if moment.name.startswith("mu-5 trump"))
    Line(visitor.page, naming)
    page = visitor.go("/t/abc-defg-hij")
    page.locator("[data-board] .rows .tag").first.wait_for()
    rest(page)
    tags = page.locator("[data-board] .rows .tag").all()
    for tag in tags:
        word, card = tag.bounding_box(), tag.locator("xpath=..").bounding_box()
        assert word
        assert card
        assert word["y"] > card["y"] + card["height"] / 2
        assert word["y"] + word["height"] <= card["y"] + card["height"] + 4  # the gap between two rows
    sentence = page.locator("[data-board] .turnline p").bounding_box()
    assert sentence
    assert abs(sentence["x"] * 2 + sentence["width"] - 360) <= 4


def test_open_cards_that_cover_each_other_are_spread_out_for_a_thumb(visit: Visit) -> None:
    visitor = visit(phone=True, lang="de")
    table, me = table_with_bots(visitor.base, "mu2", 2)
    visitor.be(me)
    page = visitor.go(f"/t/{table}")
    hand = Hand(page, "mu2", "de", seed=4)
    hand.bids = 1.0
    fan = page.get_by_role("region", name=say("de", "mu2-fan"))
    for _ in range(40):
        hand.until("play")
        hand.skip_trick()
        legal = page.locator("[data-board] .cols.own button.card:not([aria-disabled])")
        for card in legal.all():
            card.click(position={"x": 12, "y": 12})
            if fan.count():
                break
        if fan.count():
            break
        hand.act()
    boxes = [card.bounding_box() for card in fan.locator("button.card").all()]
    assert len(boxes) > 1
    assert all(box and min(box["width"], box["height"]) >= FINGER for box in boxes)
    visitor.axe("a column spread out")
    visitor.no_sideways_scroll()
    before = hand.version
    fan.locator("button.card[aria-pressed=true]").click()
    hand.settle(before)
    assert hand.version != before
    fan.wait_for(state="detached")
