"""Looking back, looking up and learning: replays, records from elsewhere, live examples of the rules, the guided game."""

from __future__ import annotations

from pathlib import Path

from players import Hand, table_with_bots
from visitors import Visit

from eklat.locales import say

GOLDEN = Path(__file__).parents[1] / "golden"


def test_a_finished_game_is_replayed_and_proven_fair(visit: Visit) -> None:
    visitor = visit()
    table, me = table_with_bots(visitor.base, "heuldoch", 3)
    visitor.be(me)
    hand = Hand(visitor.go(f"/t/{table}"), "heuldoch", "en")
    hand.play()
    page = hand.page
    page.get_by_role("link", name=say("en", "tbl-replay")).click()
    place = page.get_by_role("slider", name=say("en", "replay-position"))
    place.wait_for()
    assert place.input_value() == "0"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('input[type=range]').value === '2'")
    page.wait_for_url("**step=2**")
    page.keyboard.press("End")
    assert place.input_value() == place.get_attribute("max")
    visitor.axe("replay")
    page.reload()
    place.wait_for()
    assert place.input_value() == place.get_attribute("max")
    page.get_by_role("button", name=say("en", "replay-proof-short")).first.click()
    page.get_by_role("button", name=say("en", "replay-proof-check")).click()
    page.locator("dialog[open]").get_by_text(say("en", "replay-proof-own-good")).first.wait_for()
    visitor.axe("proof")


def test_a_record_from_elsewhere_is_shown(visit: Visit) -> None:
    visitor = visit(phone=True, lang="de")
    page = visitor.go("/replay")
    page.get_by_label(say("de", "replay-paste")).fill((GOLDEN / "mu-5.json").read_text(encoding="utf-8"))
    page.get_by_role("button", name=say("de", "replay-show")).click()
    page.get_by_role("slider").wait_for()
    page.locator("[data-board]").wait_for()
    visitor.no_sideways_scroll()


def test_a_live_example_asks_the_engine(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/rules/mu")
    example = page.locator("section.example").first
    example.scroll_into_view_if_needed()
    example.locator(".ask button").first.wait_for()
    example.locator(".ask button").first.click()
    example.locator(".verdict").wait_for()
    page.goto(f"{visitor.base}/rules/mu#M5")
    page.locator("#M5").wait_for()


def test_the_guide_explains_while_one_plays(visit: Visit) -> None:
    visitor = visit(phone=True, lang="nl")
    page = visitor.go("/learn")
    page.get_by_role("button", name=say("nl", "learn-begin")).first.click()
    page.locator("[data-board]").wait_for()
    coach = page.get_by_role("complementary", name=say("nl", "learn-coach"))
    coach.get_by_role("heading").wait_for()
    visitor.axe("guided game")
    for _ in range(12):
        if not coach.count():
            break
        coach.locator(".btn.main").click()
        page.wait_for_timeout(50)
    Hand(page, "mu", "nl").play(acts=2)
