"""How quick the browser client is: the first visit on a slow phone, and a move on its way to another screen.

    python benchmarks/browser.py            needs the parts for tests (make test installs them) and a Chromium

The phone: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower than this one. A visit is timed from the
first request until the first card or button can be seen. A move is timed from the click in one browser until the log of the
other shows it, both on this machine.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1] / "tests" / name) for name in ("around", "browser", "server")]

VISITS, MOVES = 5, 20
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@contextmanager
def chromium_browser() -> Iterator[Any]:
    import chromium
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def slow_visit(browser: Any, url: str, wanted: str) -> tuple[float, int]:
    """Milliseconds until something is there, and bytes of JavaScript that came over the wire."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    speed = {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8, "offline": False}
    client.send("Network.emulateNetworkConditions", speed)
    client.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    scripts: set[str] = set()
    size = 0

    def answered(event: Any) -> None:
        if event["response"]["mimeType"].endswith("javascript"):
            scripts.add(event["requestId"])

    def finished(event: Any) -> None:
        nonlocal size
        size += event["encodedDataLength"] if event["requestId"] in scripts else 0

    client.on("Network.responseReceived", answered)
    client.on("Network.loadingFinished", finished)
    page.goto(url, wait_until="commit")
    page.locator(wanted).first.wait_for()
    milliseconds: float = page.evaluate("() => performance.now()")
    page.wait_for_timeout(1500)
    context.close()
    return milliseconds, size


def move_times(browser: Any, base: str) -> list[float]:
    """Two people at a table of Heul doch!, and how long each move takes to the other screen."""
    from players import Hand, call
    from visitors import Visitor

    people = [call(base, "POST", "/people", {"name": name}) for name in ("Anna", "Beate")]
    settings = {"game": "heuldoch", "players": 3, "bot_pauses": False, "bots": {"2": "random"}}
    table = call(base, "POST", "/tables", settings, people[0]["secret"])["id"]
    call(base, "POST", f"/tables/{table}/seats", {"seat": 1}, people[1]["secret"])
    hands = []
    for person in people:
        visitor = Visitor(browser.new_context(viewport={"width": 1366, "height": 768}), base)
        visitor.be(person)
        hands.append(Hand(visitor.go(f"/t/{table}"), "heuldoch", "en"))
    hands[0].page.get_by_role("button", name="Start the match").click()
    watch = (
        "() => { window.seen = 0; const log = document.querySelector('.log ol'); window.eye?.disconnect();"
        " window.eye = new MutationObserver(() => { window.seen ||= Date.now() });"
        " window.eye.observe(log, {childList: true}) }"
    )
    clicked = "() => { window.clicked = 0; addEventListener('click', () => { window.clicked = Date.now() }, true) }"
    for hand in hands:
        hand.page.locator("[data-board]").wait_for()
        hand.page.evaluate(clicked)
    times: list[float] = []
    while len(times) < MOVES and not hands[0].is_over:
        mover = next((hand for hand in hands if hand.is_mine), None)
        if mover is None:
            hands[0].page.wait_for_timeout(20)
            continue
        other = hands[1 - hands.index(mover)]
        other.page.wait_for_timeout(400)
        other.page.evaluate(watch)
        mover.act()
        other.page.wait_for_function("() => window.seen")
        times.append(other.page.evaluate("() => window.seen") - mover.page.evaluate("() => window.clicked"))
    return times


def main() -> None:
    import room

    with (
        tempfile.TemporaryDirectory() as folder,
        room.Server(f"sqlite:///{folder}/eklat.db") as server,
        chromium_browser() as browser,
    ):
        for name, path, wanted in (("start page", "/", ".btn.main"), ("score pad", "/pad", "h1")):
            visits = [slow_visit(browser, server.url + path, wanted) for _ in range(VISITS)]
            middle = statistics.median(time for time, _ in visits)
            size = visits[0][1] / 1000
            print(f"{name:12s} first visit {middle:6.0f} ms (median of {VISITS}), {size:.0f} kB of JavaScript")
        times = sorted(move_times(browser, server.url))
        middle = statistics.median(times)
        print(f"a move is on the other screen after {middle:.0f} ms (median of {len(times)}, at most {times[-1]:.0f})")


if __name__ == "__main__":
    main()
