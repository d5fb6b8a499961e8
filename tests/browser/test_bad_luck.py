"""Lines that break, storage that is full, several tabs, strange addresses: nothing is lost, doubled, or a white page."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
import room
from players import GONE_ON, Hand, call, my_turn, rest, table_with_bots
from playwright.sync_api import Page, WebSocketRoute, expect
from test_score_pad import EKLAT, NAMES, PLAYED, keep, pad, press, totals
from visitors import Visit

from eklat.locales import say
from eklat.server.pages import STATIC

COUNT_LINES = """
    window.lines = [];
    window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); window.lines.push(this); } };
"""

CUT_AND_WAKE = """() => new Promise(done => {
    const line = lines.at(-1);
    line.addEventListener('close', () => {
        for (let i = 0; i < 3; i++) {
            dispatchEvent(new Event('online'));
            document.dispatchEvent(new Event('visibilitychange'));
        }
        done();
    });
    line.close();
})"""

TRIED = """() => navigator.serviceWorker.getRegistration().then(found => {
    window.seen ||= Boolean(found);
    return window.seen && !found;
})"""
"""A worker came, could not get all its files, and went again."""


AT_A_PLACE = "document.activeElement.matches('[data-board] :is(.lit button, .deeds .main, .foot .main)')"
"""Where a card that is lifted can go."""


def open_lines(page: Page) -> int:
    return int(page.evaluate("() => lines.filter(line => line.readyState < 2).length"))


def test_whoever_wakes_up_has_one_line_and_whoever_leaves_has_none(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(COUNT_LINES)
    table, me = table_with_bots(visitor.base, "heuldoch", 3)
    visitor.be(me)
    visitor.page.clock.install()
    page = visitor.go(f"/t/{table}")
    page.locator("[data-board]").wait_for()
    page.evaluate(CUT_AND_WAKE)
    page.clock.run_for(5000)  # whoever had wanted to come a second time is here by now
    page.wait_for_function("() => lines.some(line => line.readyState === 1)")
    assert open_lines(page) == 1
    page.get_by_role("link", name=say("en", "ui-home")).first.click()
    page.get_by_role("link", name=say("en", "ui-page-pad")).wait_for()
    assert open_lines(page) == 0


def test_what_was_said_is_said_once_even_if_the_answer_is_lost(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed = ["WebSocket"]
    table, me = table_with_bots(visitor.base, "heuldoch", 3)
    visitor.be(me)
    lost: list[str] = []
    is_upgraded: list[bool] = []

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def out(message: str | bytes) -> None:
            said: dict[str, Any] = json.loads(message)
            if said.get("text") == "Once only":
                lost.append(said["id"])
            if said["type"] == "hello" and is_upgraded:
                is_upgraded.clear()
                message = json.dumps({**said, "protocol": 1})
            server.send(message)

        def back(message: str | bytes) -> None:
            heard: dict[str, Any] = json.loads(message)
            is_last = heard["type"] == "update" and "The last word" in str(message)
            if is_last:
                is_upgraded.append(True)
            if is_last or (heard["type"] == "ok" and heard["id"] in lost):
                route.close(code=1011)
            else:
                route.send(message)

        route.on_message(out)
        server.on_message(back)

    visitor.page.route_web_socket(lambda url: "/ws/tables/" in url, line)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-board]").wait_for()
    page.get_by_role("textbox", name=say("en", "tbl-say")).fill("Once only")
    page.get_by_role("button", name=say("en", "tbl-send")).click()
    said = page.locator(".log li.chat, ol li.chat").filter(has_text="Once only")
    said.first.wait_for()
    page.get_by_text(say("en", "tbl-reconnecting")).wait_for(state="detached")
    page.get_by_role("textbox", name=say("en", "tbl-say")).fill("And then")
    page.get_by_role("button", name=say("en", "tbl-send")).click()
    page.locator(".log li.chat, ol li.chat").filter(has_text="And then").first.wait_for()
    assert (said.count(), len(lost)) == (1, 1)
    # the server goes, and comes back as one that has learned another language
    page.get_by_role("textbox", name=say("en", "tbl-say")).fill("The last word")
    page.get_by_role("button", name=say("en", "tbl-send")).click()
    page.get_by_text(say("en", "server-protocol", age="older")).wait_for()
    assert page.locator("[data-board]").count() == 0
    page.get_by_role("button", name=say("en", "ui-reload")).click()
    page.locator(".log li.chat, ol li.chat").filter(has_text="The last word").first.wait_for()


@pytest.mark.parametrize("path", ["/t/%E0%A4%A", "/pad/100%", "/constructor", "/__proto__", "/device#%", "/rules#%"])
def test_no_address_is_a_white_page(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.allowed = ["404", "WebSocket"]
    page = visitor.go(path)
    page.locator("main h1, main h2").first.wait_for()
    assert "-" not in (page.locator("h1, h2").first.text_content() or "")  # no raw message id


def test_a_page_whose_words_do_not_come_says_so(visit: Visit) -> None:
    visitor = visit(service_workers="block")
    visitor.allowed = ["ERR_FAILED", "Failed to fetch dynamically imported module", "preload"]
    visitor.page.route("**/assets/core-*.js", lambda route: route.abort())
    page = visitor.go("/")
    page.locator("#failed").wait_for()
    page.unroute("**/assets/core-*.js")
    page.reload()
    page.get_by_role("button", name=say("en", "start-bots")).first.wait_for()
    page.route("**/assets/core-*.js", lambda route: route.abort())
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_text(say("en", "ui-unreachable")).wait_for(state="attached")
    page.unroute("**/assets/core-*.js")
    page.get_by_role("link", name=say("en", "ui-page-pad")).click()
    page.get_by_role("heading", name=say("en", "pad-title")).wait_for()


def test_two_tabs_are_one_person_with_one_set_of_settings(visit: Visit) -> None:
    visitor = visit()
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    host = call(visitor.base, "POST", "/people", {"name": "Host"})
    table = call(visitor.base, "POST", "/tables", {"game": "mu", "players": 3}, host["secret"])["id"]
    first, second = visitor.page, visitor.context.new_page()
    for page in (first, second):
        page.goto(f"{visitor.base}/t/{table}", wait_until="commit")
    for page in (first, second):
        page.get_by_role("button", name=say("en", "tbl-sit-here")).first.wait_for()
    assert sum(url.endswith("/api/people") for url in asked) <= 1
    assert first.evaluate("() => localStorage['eklat-me']") == second.evaluate("() => localStorage['eklat-me']")
    for page in (first, second):
        page.goto(f"{visitor.base}/settings")
    first.get_by_role("checkbox", name=say("en", "settings-quick")).check()
    second.wait_for_function("() => JSON.parse(localStorage['eklat-settings']).quickPlay")
    second.get_by_role("checkbox", name=say("en", "settings-sound")).check()  # off until asked for
    kept = first.wait_for_function(
        "() => JSON.parse(localStorage['eklat-settings']).sound === true && localStorage['eklat-settings']"
    )
    assert json.loads(str(kept.json_value()))["quickPlay"] is True


def test_the_last_hand_can_be_deleted_and_comes_back(visit: Visit) -> None:
    visitor = visit(phone=True)
    keep(visitor, five=pad("mu", NAMES, PLAYED, EKLAT))
    page = visitor.go("/pad/five/2")
    press(page, "pad-delete")
    page.wait_for_url("**/pad/five")
    assert totals(page) == ["11", "3", "72", "65", "9"]
    press(page, "pad-undo")
    assert totals(page) == ["26", "3", "72", "65", "−21"]
    page.goto(f"{visitor.base}/pad/five/2")
    page.get_by_text(say("en", "pad-passed"), exact=True).first.click()
    press(page, "pad-write-correction", hand=2)
    page.wait_for_url("**/pad/five")
    assert totals(page) == ["11", "3", "72", "65", "9"]
    press(page, "pad-undo")  # a correction can be taken back as well
    assert totals(page) == ["26", "3", "72", "65", "−21"]


def test_a_full_device_says_so_and_the_page_keeps_the_hand(visit: Visit) -> None:
    visitor = visit()
    keep(visitor, five=pad("mu", NAMES, PLAYED))
    page = visitor.go("/pad/five/1")
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') } }")
    press(page, "pad-delete")
    page.get_by_text(say("en", "pad-wrong-storage")).wait_for()
    assert totals(page) == ["0", "0", "0", "0", "0"]
    page.get_by_role("link", name=say("en", "pad-all")).click()
    page.get_by_text(say("en", "pad-wrong-storage")).wait_for()
    page.get_by_text(say("en", "pad-hands", hands=0)).wait_for()


def test_a_correction_never_lands_on_another_hand(visit: Visit) -> None:
    visitor = visit()
    others = [{**PLAYED, "chief": 0, "vice": None, "partner": 1}, {**PLAYED, "chief": 4, "vice": None, "partner": 1}]
    keep(visitor, five=pad("mu", NAMES, PLAYED, EKLAT, *others))
    first, second = visitor.go("/pad/five/3"), visitor.context.new_page()
    second.goto(f"{visitor.base}/pad/five/2")
    press(second, "pad-delete")
    first.get_by_role("heading", name=say("en", "pad-correct-hand", hand=3)).wait_for()
    first.wait_for_function(
        "() => document.querySelectorAll('tbody').length === 3 || document.querySelectorAll('tbody tr').length === 3"
    )
    press(first, "pad-write-correction", hand=3)
    kept = json.loads(str(first.evaluate("() => localStorage['eklat-pad:five']")))["pad"]["hands"]
    assert [hand["chief"] for hand in kept] == [2, 0, 4]


def test_a_file_that_was_missing_for_a_moment_is_there_without_a_network_later(visit: Visit, tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    missing = next((static / "assets").glob("Settings-*.js"))
    text = missing.read_bytes()
    missing.unlink()
    with room.Server(f"sqlite:///{tmp_path}/eklat.db", EKLAT_STATIC=str(static)) as server:
        visitor = visit(base=server.url, keeps_a_copy=True)
        visitor.allowed = ["404", "ERR_INTERNET_DISCONNECTED"]
        page = visitor.go("/pad")
        page.wait_for_function(TRIED)
        missing.write_bytes(text)
        page.reload()
        page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        visitor.context.set_offline(True)
        page = visitor.go("/settings")
        page.get_by_role("heading", name=say("en", "settings-title")).wait_for()
        page.set_viewport_size({"width": 360, "height": 640})
        page = visitor.go("/")
        page.get_by_role("button", name=say("en", "start-bots")).first.click()
        expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)  # where the finger is
        expect(page.get_by_role("button", name=say("en", "ui-again"))).to_be_in_viewport(ratio=1)
        page = visitor.go("/t/abc-defg-hij")
        page.get_by_role("heading", name=say("en", "tbl-unreachable")).wait_for()
        page.get_by_role("button", name=say("en", "ui-again")).click()
        page.get_by_role("link", name=say("en", "tbl-to-start"), exact=True).click()
        page.get_by_role("button", name=say("en", "start-bots")).first.wait_for()


def test_a_key_that_is_held_down_is_pressed_once(visit: Visit) -> None:
    visitor = visit()
    sent: list[str] = []
    table, me = table_with_bots(visitor.base, "heuldoch", 3)
    visitor.be(me)
    visitor.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    hand = Hand(visitor.go(f"/t/{table}"), "heuldoch", "en")
    page = hand.page
    my_turn(page)
    for _ in range(12):
        page.keyboard.down("1")
    page.keyboard.up("1")
    rest(page)
    assert not [text for text in sent if '"act"' in text]
    assert page.locator("[data-board] button.card[aria-pressed=true]").count() == 1
    before = hand.version
    page.keyboard.press("1")  # a second time plays it, or leads to the places it may go to
    page.wait_for_function(f"before => ({GONE_ON})(before) || {AT_A_PLACE}", arg=before)
    rest(page)
    assert len([text for text in sent if '"act"' in text]) + page.evaluate(f"Number({AT_A_PLACE})") == 1


def test_the_keyboard_always_has_a_place(visit: Visit) -> None:
    visitor = visit()
    table, me = table_with_bots(visitor.base, "mu", 3)
    visitor.be(me)
    hand = Hand(visitor.go(f"/t/{table}"), "mu", "en")
    page = hand.page
    my_turn(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('[data-board] .basket button.card').length === 1")
    page.wait_for_function("() => document.activeElement?.matches('[data-board] button')")
    hand.until("play")
    page.keyboard.press("ArrowRight")
    for _ in range(3):
        my_turn(page)
        hand.skip_trick()
        rest(page)
        legal = page.locator("[data-board] button.card:not([aria-disabled])").filter(visible=True)
        legal.first.focus()
        before = hand.version
        page.keyboard.press("Enter")
        page.locator("[data-board] button.card[aria-pressed=true]").wait_for()
        page.keyboard.press("Enter")
        hand.settle(before)
    my_turn(page)
    page.wait_for_function("() => document.activeElement?.matches('[data-board] button')")


def test_a_clock_runs_on_while_people_talk(visit: Visit) -> None:
    visitor = visit()
    table, me = table_with_bots(visitor.base, "mu", 3, clock={"per": "move", "seconds": 90})
    visitor.be(me)
    page = visitor.go(f"/t/{table}")
    my_turn(page)
    clocks = page.get_by_role("timer")  # in the turn line, and beside the score
    page.wait_for_function("() => [...document.querySelectorAll('[role=timer]')].every(one => one.innerText < '1:27')")
    page.get_by_role("textbox", name=say("en", "tbl-say")).fill("Hm")
    page.get_by_role("button", name=say("en", "tbl-send")).click()
    page.locator("li.chat").wait_for()
    assert len(clocks.all_inner_texts()) == 2
    assert "1:00" < max(clocks.all_inner_texts()) < "1:29"  # not anew; what was told late may be set right by a second
