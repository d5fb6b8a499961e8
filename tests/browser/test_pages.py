"""Every page in both sizes, both lights and three languages: no fault of access, no sideways scrolling, small and quick."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
import room
from players import Hand, my_turn, rest, table_with_bots
from visitors import Visit, Visitor

from eklat.locales import say

LONG = bool(os.environ.get("EKLAT_LONG"))
PAGES = ["/", "/new?game=mu", "/new?game=heuldoch", "/tables", "/games", "/settings", "/rules", "/rules/mu", "/rules/mu2",
         "/rules/heuldoch", "/learn", "/pad", "/replay", "/play", "/cards", "/nowhere"]  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_a_page_can_be_read_by_everybody(visit: Visit, path: str) -> None:
    looks = [("de", True, "light"), ("en", False, "dark"), ("nl", True, "dark"), ("de", False, "light")]
    first = PAGES.index(path) % 4
    for lang, phone, light in looks if LONG else looks[first : first + 1]:
        visitor = visit(phone=phone, lang=lang, color_scheme=light)
        page = visitor.go(path)
        page.locator("h1").first.wait_for(state="attached")
        rest(page)
        assert page.evaluate("document.documentElement.lang") == lang
        visitor.no_sideways_scroll()
        visitor.nothing_spills()
        visitor.axe(f"{path} {lang} {light}")


def test_the_host_sees_how_the_server_is_and_nobody_else_does(visit: Visit, server: room.Server) -> None:
    visitor = visit(phone=True, lang="de")
    visitor.allowed = ["401"]
    page = visitor.go("/host")
    look = page.get_by_role("button", name=say("de", "host-enter"))
    page.get_by_label(say("de", "host-token")).fill("guessed")
    look.click()
    page.get_by_text(say("de", "server-not-the-host")).wait_for()
    visitor.axe("the door")
    (file,) = [line.rsplit(" ", 1)[1].strip() for line in server.said if "its token is in" in line]
    page.get_by_label(say("de", "host-token")).fill(Path(file).read_text(encoding="utf-8"))
    look.click()
    page.get_by_text(say("de", "host-latest")).wait_for()
    assert page.locator("dl dd.big").count() == 6
    visitor.no_sideways_scroll()
    visitor.axe("the figures")
    page.get_by_role("button", name=say("de", "host-leave")).click()
    look.wait_for()


def test_twice_the_size_and_a_narrow_window_still_fit(visit: Visit) -> None:
    visitor = visit(viewport={"width": 320, "height": 640})
    for path in ("/", "/new?game=mu", "/rules/mu", "/pad", "/settings"):
        visitor.go(path).locator("h1").first.wait_for(state="attached")
        visitor.no_sideways_scroll()


def test_one_click_and_one_plays(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name=say("en", "start-bots")).first.click()
    page.locator("[data-board]").wait_for()
    assert "/t/" in page.url
    assert page.locator("[data-board] .mine button.card").count() == 15
    for now, next_one in (("at-once", "relaxed"), ("relaxed", "brisk")):
        page.get_by_role("button", name=say("en", "tbl-speed", speed=say("en", f"settings-speed-{now}"))).click()
        page.get_by_role("button", name=say("en", "tbl-speed", speed=say("en", f"settings-speed-{next_one}"))).wait_for()


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("button", name="Nederlands").click()
    page.get_by_role("link", name=say("nl", "ui-page-rules")).first.wait_for()
    page.reload()
    page.get_by_role("link", name=say("nl", "ui-page-rules")).first.wait_for()


def test_the_first_load_is_small(visit: Visit) -> None:
    """Everything a browser fetches until somebody plays Mü, as it comes over the wire."""
    visitor = visit()
    sizes: list[int] = []

    def count(answer: object) -> None:
        if answer.url.endswith(".js"):  # type: ignore[attr-defined]
            sizes.append(len(gzip.compress(answer.body())))  # type: ignore[attr-defined]

    visitor.page.on("response", count)
    table, me = table_with_bots(visitor.base, "mu", 4)
    visitor.be(me)
    page = visitor.go("/")
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    start = sum(sizes)
    page.goto(f"{visitor.base}/t/{table}")
    page.locator("[data-board]").wait_for()
    page.wait_for_load_state("networkidle")
    assert start < 150_000, start
    assert sum(sizes) < 2 * 150_000, sum(sizes)


def test_the_keyboard_is_enough(visit: Visit) -> None:
    """A whole hand of Mü without a mouse: numbers, arrows, Enter, p; t and l look, Escape closes."""
    visitor = visit()
    table, me = table_with_bots(visitor.base, "mu", 4)
    visitor.be(me)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-board]").wait_for()
    hand = Hand(page, "mu", "en")
    looked = bid = False
    while hand.is_due():
        if hand.phase == "auction":
            if not bid:
                _is_coached(visitor)
            if bid:
                page.keyboard.press("p")
            else:
                page.keyboard.press("1")
                page.keyboard.press("Enter")
                bid = True
        elif hand.phase == "play":
            if not looked:
                page.keyboard.press("t")
                page.locator("dialog[open]").wait_for()
                page.keyboard.press("Escape")
                page.locator("dialog[open]").wait_for(state="detached")
                looked = True
            # the thirteenth card and those behind it have no number: arrows reach them, and the cards laid for bids
            arrows = ["ArrowUp", *["ArrowRight"] * 3, "ArrowDown", *["ArrowLeft"] * 3]
            for way in [[key] for key in "1234567890-="] + [[arrow, "Enter"] for arrow in arrows]:
                for key in [*way, "Enter"]:
                    page.keyboard.press(key)
                rest(page)
                if not hand.is_mine or hand.is_over:
                    break
        else:
            assert page.locator("[data-board] .mine kbd").count() == 0, "keys stand only where they work"
            page.keyboard.press("1")
            page.keyboard.press("Enter")
        rest(page)
    page.keyboard.press("Enter")  # the next hand
    page.locator("dialog[open]").wait_for(state="detached")


def _is_coached(visitor: Visitor) -> None:
    """A hint, and what it was weighed against, by keys alone."""
    page = visitor.page
    page.keyboard.press("h")
    compare = page.get_by_role("button", name=say("en", "tbl-compare"))
    compare.wait_for()
    compare.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name=say("en", "tbl-compare"))
    sheet.get_by_role("row").nth(2).wait_for()
    assert sheet.get_by_role("cell", name=say("en", "review-best")).count() == 1
    visitor.axe("the moves that the coach compares")
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


OVERLAPS = """() => {
  const cards = [...document.querySelectorAll('[data-board] button.card')].filter(c => c.checkVisibility());
  const box = c => { const r = c.getBoundingClientRect(); return {c, l: r.left, t: r.top, r: r.right, b: r.bottom}; };
  const eyes = cards.map(box);
  const board = document.querySelector('[data-board]').getBoundingClientRect();
  const out = eyes.filter(e => e.l < board.left - 1 || e.r > board.right + 1 || e.b > innerHeight + 1).length;
  const hidden = eyes.filter(e => {
    const x = e.l + Math.min(12, (e.r - e.l) / 3), y = e.t + Math.min(12, (e.b - e.t) / 3);
    const top = document.elementFromPoint(x, y);
    return !(top && (e.c.contains(top) || top.contains(e.c)));
  }).map(e => e.c.getAttribute('aria-label'));
  const beside = (a, b) => b && Math.abs(a.t - b.t) < 4 && b.l > a.l && b.l - a.l < 30;
  const narrow = eyes.filter((e, i) => beside(e, eyes[i + 1])).length;
  return {count: cards.length, out, hidden, narrow};
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_fullest_hand_of_mu_has_room(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone, lang="de")
    table, me = table_with_bots(visitor.base, "mu", 4)
    visitor.be(me)
    page = visitor.go(f"/t/{table}")
    my_turn(page)
    found = page.evaluate(OVERLAPS)
    assert found == {"count": 15, "out": 0, "hidden": [], "narrow": 0}
    visitor.axe("auction")
    visitor.no_sideways_scroll()


@pytest.mark.parametrize("phone", [False, True] if LONG else [True], ids=lambda phone: "phone" if phone else "desktop")
def test_fifteen_open_cards_of_mu_for_two_have_room(visit: Visit, phone: bool) -> None:
    """Bid and bid again, until there is nothing more to lay."""
    visitor = visit(phone=phone, lang="nl")
    table, me = table_with_bots(visitor.base, "mu2", 2)
    visitor.be(me)
    page = visitor.go(f"/t/{table}")
    hand = Hand(page, "mu2", "nl", seed=4)
    hand.bids = 1.0
    own = page.locator("[data-board] .cols.own button.card")
    most = 0
    for _ in range(40):
        hand.until("auction")
        while hand.phase == "auction" and own.count() < 15:
            hand.try_to_act()
        most = max(most, own.count())
        if most == 15:
            break
        hand.play()
    assert most == 15
    found = page.evaluate(OVERLAPS)
    assert (found["out"], found["hidden"]) == (0, [])
    visitor.no_sideways_scroll()


if LONG:  # many hands take minutes

    def test_long_games_do_not_grow_the_page(visit: Visit) -> None:
        visitor = visit()
        table, me = table_with_bots(visitor.base, "heuldoch", 3)
        visitor.be(me)
        page = visitor.go(f"/t/{table}")
        client = visitor.context.new_cdp_session(page)
        client.send("Performance.enable")

        def nodes() -> int:
            for _ in range(3):  # what is let go by the first round is found by the next
                client.send("HeapProfiler.collectGarbage")
                rest(page)
            figures = {one["name"]: one["value"] for one in client.send("Performance.getMetrics")["metrics"]}
            return int(figures["Nodes"])

        counts = []
        for _ in range(8):
            hand = Hand(page, "heuldoch", "en")
            hand.play(acts=2)
            counts.append(nodes())
            hand.play()
            hand.next()
        assert max(counts[4:]) < max(counts[:2]) + 2500, counts
