"""Somebody with a browser of their own. Whatever a page complains about fails the test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import waiting
from playwright.sync_api import BrowserContext, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# A page that changes while axe looks at it is seen half before and half after: look again.
FAULTS = """async () => {
  for (let look = 1; ; look++) {
    let isChanged = false;
    const watch = new MutationObserver(() => (isChanged = true));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    watch.disconnect();
    if (!violations.length || !isChanged || look === 5)
      return violations.map(v => [v.id, v.nodes.map(n => [n.target.join(' '), n.failureSummary])]);
  }
}"""

SPILT = """() => [...document.querySelectorAll('main *')].filter(one => {
  const { borderLeftWidth, overflowX } = getComputedStyle(one);
  return parseFloat(borderLeftWidth) && overflowX === 'visible' && one.scrollWidth > one.clientWidth + 1;
}).map(one => one.innerText)"""


class Visitor:
    """A page, who they are, and all that went wrong."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base, self.problems = context, base, []  # type: ignore[var-annotated]
        self.allowed: list[str] = []
        context.on("page", self._watch)
        self.page: Page = context.new_page()
        self.me: dict[str, str] | None = None

    def _watch(self, page: Page) -> None:
        page.set_default_timeout(waiting.PATIENCE * 1000)
        page.on("console", lambda said: self.problems.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("request", lambda request: self._check_host(request.url))

    def _check_host(self, url: str) -> None:
        if not re.match(r"(https?|ws)://127\.0\.0\.1[:/]|data:|blob:", url):
            self.problems.append(f"a request to {url}")

    def be(self, person: dict[str, str]) -> None:
        """Be this person from the next page on."""
        self.me = person
        keep = f"localStorage.setItem('eklat-me', {json.dumps(json.dumps(person))})"
        self.context.add_init_script(f"if (location.protocol === 'http:') {keep}")

    def go(self, path: str) -> Page:
        self.page.goto(self.base + path)
        return self.page

    def axe(self, where: str = "") -> None:
        """No fault that axe-core knows of."""
        if self.page.evaluate("typeof axe === 'undefined'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(FAULTS)
        assert found == [], f"{where}: {found}"

    def no_sideways_scroll(self) -> None:
        wide = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], wide

    def nothing_spills(self) -> None:
        """What stands in a frame stays in it."""
        assert (spilt := self.page.evaluate(SPILT)) == [], spilt

    def check(self) -> None:
        wrong = [p for p in self.problems if not any(re.search(known, p) for known in self.allowed)]
        assert not wrong, wrong


Visit = Callable[..., Visitor]
