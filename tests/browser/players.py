"""Somebody who plays through what can be seen and clicked, and nothing else."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from random import Random
from typing import Any

import waiting
from playwright.sync_api import Locator, Page

from eklat.locales import say

Json = dict[str, Any]
HAND = "[data-board] :is(.hand, .rows) button.card:not([aria-disabled])"
"""The hand as it lies on a desk, or in rows on a phone."""
EVERY = 20.0
"""Milliseconds between two looks at a page that has to change; a look at every picture would make it draw all the time."""
DUE = "() => document.title.startsWith('●') || document.querySelector('dialog[open] .totals')"
"""It is up to us, or the hand is over."""
GONE_ON = """before => document.querySelector('dialog[open] .totals')
  || document.querySelector('[data-version]')?.dataset.version !== before"""
AT_REST = """async () => {
  const ends = (motion) => motion.effect.getComputedTiming().endTime < Infinity;
  await document.fonts.ready;
  await Promise.allSettled(document.getAnimations().filter(ends).map((motion) => motion.finished));
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
}"""


def rest(page: Page) -> None:
    """Until what was to be drawn is drawn, and nothing moves any more."""
    page.evaluate(AT_REST)


def my_turn(page: Page) -> None:
    """Until it is up to us, and the board is there to hear it: its code comes after the table's."""
    page.wait_for_function("() => document.title.startsWith('●') && document.querySelector('[data-board] button.card')")
    rest(page)


def look_again(page: Page) -> None:
    """Until the next picture."""
    page.evaluate("() => new Promise(requestAnimationFrame)")


_nobody_between = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def call(base: str, method: str, path: str, body: Json | None = None, secret: str | None = None) -> Any:
    """Ask the server as a page would."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    request = urllib.request.Request(f"{base}/api{path}", None if body is None else json.dumps(body).encode(), headers)
    request.method = method
    with _nobody_between.open(request, timeout=waiting.PATIENCE) as answer:
        return json.load(answer)


COVERED_BY_TURN = """() => {
  const line = document.querySelector('[data-board] .turnline')?.getBoundingClientRect();
  return [...document.querySelectorAll('[data-board] .trick .card, [data-board] .seats > li')].filter((one) => {
    const box = one.getBoundingClientRect();
    const isBeside = !line || box.left > line.right - 3 || line.left > box.right - 3;
    return !(isBeside || box.top > line.bottom - 3 || line.top > box.bottom - 3);
  }).map((one) => `${one.innerText} under ${document.querySelector('.turnline').innerText}`);
}"""
"""Cards of the trick and players that lie under the turn line."""


def table_with_bots(base: str, game: str, players: int, name: str = "Lena", **more: Any) -> tuple[str, Json]:
    """A practice table where all the others are bots that do not wait; it begins when its host comes."""
    me = call(base, "POST", "/people", {"name": name})
    bots = {str(seat): more.pop("bot", "random") for seat in range(1, players)}
    settings = {"game": game, "players": players, "practice": True, "bot_pauses": False, "bots": bots, **more}
    return call(base, "POST", "/tables", settings, me["secret"])["id"], me


class Hand:
    """One hand at a table in the browser, from the deal to the sheet that shows its end."""

    def __init__(self, page: Page, game: str, lang: str, seed: int = 1) -> None:
        self.page, self.game, self.lang, self.rng = page, game, lang, Random(seed)
        self.acts = 0
        self.bids = 0.6
        self.on_phase: Callable[[str], None] | None = None
        """Called when a phase is mine for the first time."""
        self._phases: set[str] = set()

    def button(self, word: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=say(self.lang, word, **values), exact=True)

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] .totals").is_visible()

    @property
    def is_mine(self) -> bool:
        return self.page.title().startswith("●")

    def play(self, acts: int | None = None) -> None:
        """Play to the end of the hand, or so many acts of mine."""
        goal = None if acts is None else self.acts + acts
        while (goal is None or self.acts < goal) and self.is_due():
            if self.try_to_act():
                self.acts += 1

    def is_due(self) -> bool:
        """Wait until it is up to us; false if the hand is over."""
        self.page.wait_for_function(DUE, polling=EVERY)
        return not self.is_over

    def try_to_act(self) -> bool:
        """Act if there is something to be seen, or else look again."""
        if self.is_mine and self.act():
            return True
        look_again(self.page)
        return False

    def next(self) -> None:
        """From the sheet at the end to the next hand, or the next match."""
        again = "tbl-next-hand" if self.button("tbl-next-hand").count() else "tbl-rematch"
        self.button(again).click()
        self.page.locator("dialog[open]").wait_for(state="detached")

    def until(self, phase: str) -> None:
        """Play until the board is in this phase."""
        while True:
            if not self.is_due():  # a stalemate
                self.next()
            elif self.phase == phase and self.is_mine:
                return
            else:
                self.try_to_act()

    @property
    def phase(self) -> str:
        return self.page.locator("[data-board]").get_attribute("data-phase") or ""

    def act(self) -> bool:
        """Make one move; false if there was none to be seen."""
        self.skip_trick()
        if self.on_phase is not None and (phase := self.phase) not in self._phases:
            self._phases.add(phase)
            self.on_phase(phase)
        covered = self.page.evaluate(COVERED_BY_TURN)
        assert covered == [], covered
        before = self.version
        done = {"mu": self._mu, "mu2": self._mu2, "heuldoch": self._heuldoch}.get(self.game, self._plain)()
        if done:
            self.settle(before)
        return done

    @property
    def version(self) -> str | None:
        """How far the table has come; the page tells it."""
        table = self.page.locator("[data-version]")
        return table.get_attribute("data-version") if table.count() else None

    def settle(self, before: str | None) -> None:
        """Until the move has come back."""
        self.page.wait_for_function(GONE_ON, arg=before, polling=EVERY)

    def skip_trick(self) -> None:
        """A tap on a full trick takes it away at once."""
        self.page.evaluate("() => document.querySelector('[data-board] button.skip')?.click()")

    # What there is to click in each game ----------------------------------------------------------------------------------

    def _pick(self, found: Locator) -> bool:
        visible = found.filter(visible=True)
        count = visible.count()
        if count:
            visible.nth(self.rng.randrange(count)).click(position={"x": 12, "y": 12})  # cards may lie over each other
        return count > 0

    def _heuldoch(self) -> bool:
        if not self._pick(self.page.locator("[data-board] .hh button.card")):
            return False
        deeds = self.page.locator("[data-board] .btn.main:enabled")
        onion = self.page.locator("[data-board] .onion.ready")
        return self._pick(deeds) or self._pick(onion)

    def _plain(self) -> bool:
        """At the board of a game that has none of its own: a card, or one of the moves that are offered."""
        self._pick(self.page.locator(HAND))
        return self._pick(self.page.locator("[data-board] .choices .btn:enabled"))

    def _mu(self) -> bool:
        board = self.page.locator("[data-board]")
        if board.locator(".basket").count():
            return self._auction("mu-pass")
        if board.locator(".choice .opts").count():
            options = board.locator(".choice button.opt, .choice button.seat, .choice .calls button.card")
            return self._pick(options) and self._confirm()
        return self._card(board.locator(".mine button.card:not([aria-disabled])"))

    def _mu2(self) -> bool:
        board = self.page.locator("[data-board]")
        if self._pick(board.locator("button.turnup")):
            return True
        if self.phase == "auction":
            return self._auction("mu2-pass")
        if self.phase == "trump":
            return self._pick(board.locator(".kinds button.opt")) and self._confirm()
        if self.phase == "discard":
            for _ in range(4):
                self._pick(self.page.locator(f"{HAND}:not([aria-pressed=true])"))
            return self._confirm()
        return self._card(self.page.locator(f"{HAND}, [data-board] .cols.own button.card:not([aria-disabled])"))

    def _auction(self, word: str) -> bool:
        """Bid a card now and then, so that somebody leads."""
        cards = self.page.locator(f"{HAND}:not([aria-pressed=true])")
        if self.rng.random() < self.bids and cards.count() and self._pick(cards):
            return self._confirm()
        self.page.get_by_role("button", name=re.compile(rf"^{say(self.lang, word)}\b")).first.click()
        return True

    def _card(self, legal: Locator) -> bool:
        """Lift a card, if none is lifted yet, and play it by its button or by a second touch."""
        lifted = self.page.locator("[data-board] button.card[aria-pressed=true]")
        if not lifted.count() and not self._pick(legal):
            return False
        if not self._confirm():
            self._pick(lifted)
        return True

    def _confirm(self) -> bool:
        return self._pick(self.page.locator("[data-board] .btn.main:enabled"))
