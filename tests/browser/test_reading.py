"""Looking back, looking up and learning: replays, records from elsewhere, live examples of the rules, the guided game."""

from __future__ import annotations

import re
from pathlib import Path

from players import Hand, call, rest, table_with_bots
from playwright.sync_api import Page
from test_clipped import CLIPPED
from visitors import Visit, Visitor

from eklat.locales import say

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {"mu-5": ["mu-lens", "mu-last"], "mu2": ["mu2-lens", "mu2-last-trick"], "heuldoch-5-specials": ["heul-counts"]}
"""Records of each game, and what can be looked up on their boards."""

COVERED = """() => {
  const foot = document.querySelector('section.foot').getBoundingClientRect();
  const stage = document.querySelector('[data-board]');
  const scrolls = [...document.querySelectorAll('[data-board], [data-board] *')].filter(
    (e) => /auto|scroll/.test(getComputedStyle(e).overflowY));
  const out = [];
  for (const art of stage.querySelectorAll('.cardart')) {
    const r = art.getBoundingClientRect();
    if (r.left < -1 || r.right > innerWidth + 1) out.push('beside');
    const reachable = scrolls.some((e) => e.contains(art) && e.scrollHeight > e.clientHeight);
    if (r.bottom > foot.top + 1 && !reachable) out.push('below');
  }
  return out;
}"""
"""Cards that lie outside of the board and cannot be scrolled to."""


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
    _is_reviewed(visitor, page)
    page.get_by_role("button", name=say("en", "replay-proof-short")).first.click()
    page.get_by_role("button", name=say("en", "replay-proof-check")).click()
    page.locator("dialog[open]").get_by_text(say("en", "replay-proof-own-good")).first.wait_for()
    assert re.fullmatch(
        "Lena: [0-9a-f]{32}", page.locator("dialog[open] li li").first.inner_text()
    )  # chance from this device
    visitor.axe("proof")
    page.keyboard.press("Escape")
    _is_told_if_it_was_kept_out(page)
    _is_played_on(page)


def _is_told_if_it_was_kept_out(page: Page) -> None:
    """A device that sealed something else, which it was never asked to open, is not told that all is well."""
    page.evaluate("""() => {
      const [{ seals, ...promised }] = JSON.parse(localStorage['eklat-promises']);
      localStorage['eklat-promises'] = JSON.stringify([{ ...promised, salt: 'another' }]);
    }""")
    page.get_by_role("button", name=say("en", "replay-proof-short")).first.click()
    page.get_by_role("button", name=say("en", "replay-proof-check")).click()
    page.locator("dialog[open]").get_by_text(say("en", "replay-proof-out")).wait_for()
    assert page.locator("dialog[open] .good").count() == 0
    page.keyboard.press("Escape")


def _is_played_on(page: Page) -> None:
    """From the third move on, with bots, in the seat from which it is looked at."""
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=say("en", "replay-play-on")).click()
    page.wait_for_url("**/t/*")
    page.locator("[data-board]").wait_for()
    page.get_by_text(say("en", "table-told-played-on", moves=3)).first.wait_for()


def _is_reviewed(visitor: Visitor, page: Page) -> None:
    """What the review says is made up here: that reviews are made is for the tests of the server."""
    moves = int(page.get_by_role("slider").get_attribute("max") or 0)
    estimate = {"value": 4.2, "half": 1.1}
    candidates = [
        {
            "move": move, "said": {"message": "heuldoch-advise-onion", "facts": {"card": {"cards": [move]}}}, "goal": None,
            "value": estimate, "behind": {"value": behind, "half": 1.1}, "given": None,
        }
        for move, behind in (("E3", 0.0), ("F3", 4.2), ("E1", 0.9))
    ]  # fmt: skip
    decisions = [
        {
            "action": action, "seat": 0, "kind": "own", "played": "F3", "best": "E3", "candidates": candidates,
            "loss": estimate, "verdict": verdict, "worlds": 300, "reason": None,
            "belief": {"card": "E3", "seat": 1, "chance": 0.3, "was": True, "surprise": 1.7},
        }
        for action, verdict in ((1, "slip"), (4, "blunder"), (7, "unclear"))
    ]  # fmt: skip
    steps = [{"part": part, "seat": 0, "points": points} for part, points in (("before", 300), ("play", -4300))]
    hand = {
        "deal": 0, "scores": [0, 0, 0], "company": "mixed", "curve": [[step, 0, -step] for step in range(moves + 1)],
        "waterfalls": [{"seat": 0, "steps": steps, "end": -4000, "luck": 0, "decisive": 4}], "decisions": decisions,
    }  # fmt: skip
    review = {"version": "1", "game": "heuldoch", "value": "abc", "notes": [], "hands": [hand]}
    told = {"id": "r", "state": "done", "done": 3, "total": 3, "ahead": 0, "review": review}
    page.route("**/api/tables/*/reviews", lambda route: route.fulfill(json=told, status=202))
    place = page.get_by_role("slider")
    page.get_by_role("button", name=say("en", "replay-review")).click()
    page.get_by_role("img", name=say("en", "review-curve")).wait_for()
    page.keyboard.press("Home")
    page.get_by_text(say("en", "review-begin")).wait_for()
    for step in (2, 5):
        page.keyboard.press("n")
        page.wait_for_function(f"() => document.querySelector('input[type=range]').value === '{step}'")
    visitor.axe("review")
    page.get_by_role("button", name=say("en", "review-try"), exact=True).click()
    assert place.input_value() == "4"  # before the mistake
    page.locator(".offers button").first.click()
    page.get_by_role("heading", name=say("en", "review-try-good")).wait_for()
    page.get_by_role("button", name=say("en", "review-try-back")).click()
    page.get_by_role("button", name=say("en", "review-share")).click()
    page.get_by_role("img", name=say("en", "review-picture-alt", name="Lena")).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("en", "replay-moves"), exact=True).click()
    listed = page.get_by_role("list", name=say("en", "replay-moves"))
    for verdict in ("slip", "blunder", "unclear"):
        assert listed.get_by_label(say("en", f"review-band-{verdict}")).count() == 1
    desk = page.viewport_size
    assert desk is not None
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name=say("en", "replay-review")).click()
    page.locator("dialog[open]").get_by_role("img", name=say("en", "review-curve")).wait_for()
    rest(page)
    visitor.axe("review on a phone")
    page.keyboard.press("Escape")
    page.set_viewport_size(desk)


def test_a_record_from_elsewhere_is_shown(visit: Visit) -> None:
    """On phones down to the smallest: everything the table shows can be reached, nothing of a running table is offered."""
    visitor = visit(phone=True, lang="de")
    page = visitor.page
    controls = page.get_by_role("group", name=say("de", "replay-controls"))
    for record, words in RECORDS.items():
        page.set_viewport_size({"width": 360, "height": 740})
        visitor.go("/")
        page.get_by_role("link", name=say("de", "start-replay")).click()
        page.get_by_label(say("de", "replay-paste")).fill((GOLDEN / f"{record}.json").read_text(encoding="utf-8"))
        page.get_by_role("button", name=say("de", "replay-show")).click()
        place = page.get_by_role("slider")
        place.wait_for()
        place.fill(str(int(place.get_attribute("max") or 0) * 2 // 3))
        board = page.locator("[data-board]")
        board.wait_for()
        for width, height in ((360, 740), (360, 640), (320, 568)):
            page.set_viewport_size({"width": width, "height": height})
            rest(page)
            visitor.no_sideways_scroll()
            assert page.evaluate(COVERED) == [], (record, width, height)
        piles = board.locator(".pile button")  # which can be looked into
        assert piles.count() == (5 if record.startswith("heuldoch") else 0)
        assert board.locator("button:not(.skip)").count() == len(words) + piles.count()  # no chat, no menu, no card to play
        for word in words:
            board.get_by_role("button", name=say("de", word)).click()
            page.get_by_role("heading", name=say("de", word)).wait_for()
            page.keyboard.press("Escape")
        assert "dich" not in board.inner_text()
        visitor.axe(record)
        assert controls.last.is_visible()


def test_my_play_beside_the_bots_fits_on_a_small_phone(visit: Visit) -> None:
    lost = {"decisions": 1234, "lost": {"value": 13.24, "half": 17.83}}
    level = {"total": lost, "kinds": {"bid": lost, "play": lost}}
    standing = {**level, "hands": 3, "named": {}, "small": lost["lost"], "ahead": None, "adjusted": None}
    house = {"players": 4, "hands": 6, "bots": dict.fromkeys(("novice", "student", "club", "expert"), level)}
    visitor = visit(lang="nl", viewport={"width": 320, "height": 568}, bypass_csp=True)
    visitor.be(call(visitor.base, "POST", "/people", {"name": "Lena"}))
    played = {"standing": standing, "trend": [], "part": 0, "house": house}
    visitor.page.route("**/api/me/play*", lambda route: route.fulfill(json=played))
    page = visitor.go("/play")
    page.get_by_role("cell", name="13,24 ± 17,83").last.wait_for()
    assert page.evaluate(CLIPPED) == []
    visitor.axe("my play")


def test_the_lobby_tells_in_words_how_it_is_played(visit: Visit) -> None:
    visitor = visit(phone=True, lang="nl")
    visitor.be(call(visitor.base, "POST", "/people", {"name": "Lena"}))
    assert visitor.me
    settings = {"game": "mu", "players": 3, "options": {"colours": "RGK", "end": "reach"}}
    table = call(visitor.base, "POST", "/tables", settings, visitor.me["secret"])
    page = visitor.go(f"/t/{table['id']}")
    how = page.get_by_role("region", name=say("nl", "tbl-how"))
    how.get_by_role("listitem").get_by_text(say("nl", "mu-option-end-reach")).wait_for()
    colours = [say("nl", f"card-Colour-{colour}") for colour in "RGK"]
    assert f"{colours[0]}, {colours[1]} en {colours[2]}" in how.inner_text()
    visitor.no_sideways_scroll()


def test_a_live_example_asks_the_engine(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/rules/mu")
    page.wait_for_function("() => document.querySelectorAll('section.example').length > 5")
    # whole before anybody scrolls or prints
    page.wait_for_function("() => !document.querySelector('section.example:not(:has(.oak))')")
    assert page.evaluate("scrollY") == 0
    example = page.locator("section.example").first
    example.scroll_into_view_if_needed()
    example.locator(".ask button").first.wait_for()
    example.locator(".ask button").first.click()
    example.locator(".verdict").wait_for()
    page.goto(f"{visitor.base}/rules/mu#M5")
    page.locator("#M5").wait_for()


def test_paper_is_white_at_night(visit: Visit) -> None:
    visitor = visit(color_scheme="dark")
    page = visitor.go("/rules/mu")
    page.locator("main h2").first.wait_for()
    ink = "Math.max(...getComputedStyle(document.querySelector('main h2')).color.match(/\\d+/g))"
    page.wait_for_function(f"() => {ink} > 200")
    page.emulate_media(media="print", color_scheme="dark")
    page.wait_for_function(f"() => {ink} < 60")
