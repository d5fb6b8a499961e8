"""A hand of real cards, tapped on the pack: from the score pad to the sheet and to a record that holds."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page
from test_score_pad import keep, pad, totals
from visitors import Visit

from eklat.locales import say
from eklat.records import Record, verdict

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "mu-5.json").read_text(encoding="utf-8"))
SECONDS_A_TAP = 1.2
"""What somebody needs who has done it before."""
THREE_MINUTES = 180


class Finger:
    """Somebody who taps; every touch counts."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page, self.lang, self.taps = page, lang, 0

    def card(self, card: str) -> None:
        self.page.locator(f"[data-card={card}]").tap(force=True)
        self.taps += 1

    def button(self, message: str, **values: str | int) -> None:
        self.page.get_by_role("button", name=say(self.lang, message, **values), exact=True).tap()
        self.taps += 1

    def make(self, action: str, most: int) -> None:
        word, *what = action.split()
        if word == "play":
            self.card(what[0])
        elif word == "bid":
            for card in what:
                self.card(card)
            self.button("jot-lay", count=len(what), most=most)
        elif word == "pass":
            self.button("jot-pass")
        else:
            self.page.locator(f'[data-move="{action}"]').tap()
            self.taps += 1


def test_a_hand_of_five_is_tapped_in_less_than_three_minutes(visit: Visit) -> None:
    deal, names = GOLDEN["deals"][0], GOLDEN["players"]
    visitor = visit(phone=True, lang="de")
    keep(visitor, five={**pad("mu", names, **GOLDEN["options"]), "first": deal["dealer"]})
    page = visitor.go("/pad/five/1")
    finger = Finger(page, "de")
    page.get_by_role("link", name=say("de", "pad-tap")).tap()
    finger.taps += 1
    page.get_by_text(say("de", "mu-ask-bid", who=names[deal["dealer"]])).first.wait_for()
    visitor.axe("tapping, in the auction")

    wrong, undone = "G9", 0
    for number, action in enumerate(deal["actions"][:-2]):  # the last two could only be those
        if action == "trump K":
            page.locator('[data-move="trump K"]').wait_for()
            page.reload()  # nothing is lost
        if number == 30:
            finger.card(wrong)  # played long ago
            page.get_by_role("alert").get_by_text(say("de", "mu-no-gone", card=wrong, who=names[deal["dealer"]])).wait_for()
            undone = finger.taps
            visitor.axe("tapping, in a trick")
        finger.make(action, 0)
        if number == 40:
            finger.button("jot-undo")
            finger.make(action, 0)
    assert undone
    page.get_by_role("heading", name=say("de", "jot-over")).wait_for()
    visitor.no_sideways_scroll()
    finger.button("jot-onto-sheet")
    page.get_by_text(say("de", "pad-hint")).wait_for()
    assert totals(page) == [str(score) for score in deal["scores"]]
    assert finger.taps * SECONDS_A_TAP < THREE_MINUTES, finger.taps

    kept = json.loads(page.evaluate("localStorage['eklat-replays']"))
    record = Record.read(json.loads(kept[0]["text"]))
    assert verdict(record).ok
    assert record.deals[0] == deal
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('eklat-jot:'))") == []
    visitor.go(f"/replay/r/{kept[0]['key']}")
    page.get_by_text(names[0]).first.wait_for()


def test_an_eklat_by_keyboard_is_kept_as_far_as_it_is_known(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/jot")
    page.get_by_label(say("en", "jot-count")).select_option("4")
    page.get_by_label(say("en", "jot-player", number=1)).fill("Anna")
    page.get_by_role("button", name=say("en", "jot-start")).click()
    page.get_by_text(say("en", "mu-ask-bid", who="Anna")).first.wait_for()
    for keys in ("r6", "y6"):
        page.keyboard.type(keys)
        page.keyboard.press("Enter")
    for seat in (3, 4):
        page.get_by_text(say("en", "mu-ask-bid", who=say("en", "jot-player", number=seat))).first.wait_for()
        page.keyboard.press("p")
    page.keyboard.press("Backspace")
    page.get_by_text(say("en", "mu-ask-bid", who=say("en", "jot-player", number=4))).first.wait_for()
    for _ in range(3):
        page.keyboard.press("p")
    page.get_by_text(say("en", "jot-partial", count=58)).wait_for()
    visitor.axe("an Eklat that was tapped")
    visitor.go("/replay")
    page.get_by_role("link", name=say("en", "jot-part", number=1, moves=6)).click()
    page.get_by_text(say("en", "jot-partial", count=58)).wait_for()

    # Anna remembers her hand: that is enough for a review of what she did
    page.get_by_label(say("en", "jot-memory")).select_option("Anna")
    cards = [f"{colour}{digit}" for colour in "RY" for digit in range(10) if f"{colour}{digit}" != "Y6"][:15]
    page.locator("[data-card=Y6]").click()  # which lies before Ben
    page.get_by_role("alert").get_by_text("Y6").wait_for()
    for card in cards:
        page.locator(f"[data-card={card}]").click()
    page.get_by_role("button", name=say("en", "jot-memory-review", name="Anna")).click()
    page.get_by_text(say("en", "review-memory", unknown=44, cards=60, share=73)).wait_for()
    visitor.axe("a review from memory")
