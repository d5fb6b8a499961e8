"""The guided first game of each game, entered by the page for learners and played to its end."""

from __future__ import annotations

import contextlib
import re
from collections import defaultdict

import pytest
from players import Hand
from playwright.sync_api import Error, Page
from visitors import Visit

from eklat.locales import say

GAMES = ("mu", "mu2", "heuldoch")
NO_PAUSES = "localStorage['eklat-settings'] = JSON.stringify({speed: 'at-once', botPauses: false})"
TRICKS = 10
"""Acts of a hand that was not over after the auction."""
PILES = ("piles", "turn", "count", "last")
"""What everybody hears in a first game of Heul doch!"""

NOW = """() => {
  const words = [...document.querySelectorAll('aside.coach :is(h2, p)')].map((part) => part.innerText.trim());
  return words.length ? [document.querySelector('[data-board]').dataset.phase, ...words] : null;
}"""
"""The phase, and what the coach says in it: the table may go on at any time."""


IN_SIGHT = """part => {
  const { left, top, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + 60, top + height / 2));
}"""


class Coach:
    """Somebody who reads every word of the coach and presses on."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page, self.lang = page, lang
        self.sheet = page.get_by_role("complementary", name=say(lang, "learn-coach"), exact=True)
        self.said: dict[str, list[str]] = defaultdict(list)
        """The headings, by the phase in which they were seen."""

    def listen(self) -> None:
        for _ in range(12):
            if not (heard := self.page.evaluate(NOW)):
                if not self.unfold():
                    return
                continue
            phase, heading, text = heard
            self.said[phase].append(heading)
            assert in_words(heading), heading
            assert in_words(text), text
            with contextlib.suppress(Error):  # the table went on while we were reading
                self.sheet.locator(".btn.main").click(timeout=1000)

    def unfold(self) -> bool:
        """A touch of a card folds the coach up, perhaps before we have read: what we do not know yet is opened again."""
        fold = self.page.locator(".coach.shut button.fold")
        with contextlib.suppress(Error):
            title = fold.inner_text(timeout=200).removeprefix(say(self.lang, "learn-coach")).strip() if fold.count() else ""
            if title and not any(title in said for said in self.said.values()):
                fold.click(timeout=1000)
                return True
        return False


def in_words(text: str) -> bool:
    """Whether this is a sentence, and neither the id of one nor something with holes."""
    return bool(text.strip()) and not re.search(r"learn-|[{}$]|undefined|null", text)


def number(text: str) -> int:
    """A number of the sheet, where a dash is nothing and minus is the true sign."""
    return int(text.strip().replace("–", "0").replace("−", "-"))


def apart(page: Page, one: str, other: str) -> bool:
    """Whether neither covers the other."""
    a, b = page.locator(one).bounding_box(), page.locator(other).bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


@pytest.mark.parametrize(("game", "phone", "lang"), [("mu", False, "en"), ("mu2", True, "nl"), ("heuldoch", True, "de")])
def test_a_guided_first_game_to_its_end(visit: Visit, game: str, phone: bool, lang: str) -> None:
    visitor = visit(phone=phone, lang=lang)
    visitor.context.add_init_script(f"if (location.protocol === 'http:') {NO_PAUSES}")
    page = visitor.go("/learn")
    page.get_by_role("button", name=say(lang, "learn-begin"), exact=True).nth(GAMES.index(game)).click()
    coach, hand = Coach(page, lang), Hand(page, game, lang, seed=5)
    coach.sheet.get_by_role("heading").wait_for()
    assert apart(page, "aside.coach", "[data-board]")
    visitor.axe("the coach's first word")

    mine: list[str] = []

    def begin(phase: str) -> None:
        mine.append(phase)
        coach.listen()

    hand.on_phase = begin
    while True:
        while not hand.is_over:
            coach.listen()
            hand.acts += hand.try_to_act()
        if hand.acts >= TRICKS:
            break
        hand.acts = 0  # a stalemate: nobody played a card
        hand.next()
    assert [phase for phase in mine if not coach.said[phase]] == []
    if game == "heuldoch":
        assert {say(lang, f"learn-heuldoch-{lesson}") for lesson in PILES} <= set(coach.said["play"])

    end = page.locator("dialog[open]")
    word = end.locator(".last")
    assert in_words(word.locator("h3").inner_text())
    assert in_words(word.locator("p").inner_text())
    assert end.get_by_role("link", name=say(lang, "tbl-replay")).is_visible()
    assert end.get_by_role("link", name=say(lang, "tbl-rules")).get_attribute("href") == f"/rules/{game}"
    assert end.get_by_role("link", name=say(lang, "tbl-own-table")).get_attribute("href") == "/new"
    if game == "mu":
        rows = [
            [number(cell) for cell in row.locator("td").all_inner_texts()] for row in end.locator(".totals tbody tr").all()
        ]
        assert [won for cards, change, won, _ in rows if cards + change != won] == []
    visitor.axe("the coach's last word")
    visitor.no_sideways_scroll()
    hand.next()
    page.locator("[data-board]").wait_for()
    page.locator(".coach").wait_for()


@pytest.mark.parametrize("size", [(360, 740), (683, 384), (740, 360)])
def test_with_the_coach_above_the_board_everybody_can_be_reached(visit: Visit, size: tuple[int, int]) -> None:
    """Five players on a phone, or on a desk that is zoomed to 200 %."""
    visitor = visit(phone=True, lang="de", viewport={"width": size[0], "height": size[1]})
    visitor.context.add_init_script(f"if (location.protocol === 'http:') {NO_PAUSES}")
    page = visitor.go("/learn/mu")
    page.get_by_role("button", name=say("de", "learn-begin"), exact=True).first.click()
    Hand(page, "mu", "de").until("auction")
    page.locator("aside.coach").wait_for()
    strips = page.locator("[data-board] .strips .strip")
    assert strips.count() == 4
    for strip in strips.all():
        strip.scroll_into_view_if_needed()
        seen = strip.evaluate(IN_SIGHT)
        assert seen, strip.inner_text()
    assert page.locator("[data-board] .basket .tray").is_visible()
    page.locator("[data-board] .rows button.card").first.click()
    page.locator(".coach.shut").wait_for()  # whoever takes a card wants to see the board


def test_the_coach_beside_the_board_follows_the_game(visit: Visit) -> None:
    """Nobody presses on: each move of ours brings what comes next."""
    visitor = visit(lang="de")
    visitor.context.add_init_script(f"if (location.protocol === 'http:') {NO_PAUSES}")
    page = visitor.go("/learn")
    page.get_by_role("button", name=say("de", "learn-begin"), exact=True).nth(GAMES.index("heuldoch")).click()
    heading = page.locator("aside.coach h2")
    heading.wait_for()
    heard = [heading.inner_text()]
    hand = Hand(page, "heuldoch", "de", seed=2)
    for _ in range(3):
        hand.play(acts=1)
        assert hand.is_due()
        page.wait_for_function("heard => !heard.includes(document.querySelector('aside.coach h2').innerText)", arg=heard)
        heard.append(heading.inner_text())
    assert heard[0] == say("de", "learn-heuldoch-piles")
    assert len(set(heard)) == len(heard), heard
