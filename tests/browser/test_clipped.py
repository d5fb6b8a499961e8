"""No word is cut off or covered, and nobody out of sight.

In every phase, language and size, with every number of players, and where fonts are wide.
"""

from __future__ import annotations

import os

import pytest
from crowding import CROWDED
from moments import Line, moments, specials
from visitors import Visit

LONG = bool(os.environ.get("EKLAT_LONG"))
SIZES = {"desktop": (1366, 768), "phone": (360, 640), "narrow": (320, 568), "tablet": (820, 1180)}
WIDE = ":root { --font: 'DejaVu Sans', Verdana, sans-serif !important; }"
TABLES = [
    ("mu", 3, "de"), ("mu", 4, "nl"), ("mu", 5, "en"), ("mu", 6, "de"), ("mu2", 2, "nl"),
    ("heuldoch", 3, "en"), ("heuldoch", 4, "de"), ("heuldoch", 5, "nl"), ("heuldoch", 6, "nl"),
]  # fmt: skip
"""Every game and number of players, and a language to look at it in every time; in the long tests all of them."""

CLIPPED = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node; (node = walk.nextNode()); ) {
    const [words, holder] = [node.data.trim(), node.parentElement];
    if (!words) continue;
    if (holder.closest('svg, script, style, .sr, [hidden], option, select, textarea')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    for (let outer = holder; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.overflowX === 'visible') continue;
      const rim = outer.getBoundingClientRect();
      if (rim.width <= 1 || rim.height <= 1) break; // for screen readers
      const [wide, high] = [style.overflowX, style.overflowY].map((how) => ['hidden', 'clip'].includes(how));
      const isWide = wide && (box.right > rim.right + 1.5 || box.left < rim.left - 1.5);
      const isHigh = high && (box.bottom > rim.bottom + 3 || box.top < rim.top - 3);
      if (isWide || isHigh) found.add(`${words} (cut by ${outer.tagName.toLowerCase()}.${outer.className})`);
      if (['auto', 'scroll'].includes(style.overflowY)) break; // one can scroll to it
    }
    const rim = holder.closest('button')?.getBoundingClientRect();
    const isOver = rim && (box.right > rim.right + 1.5 || box.left < rim.left - 1.5);
    if (isOver) found.add(`${words} (over the rim of its button)`);
    if (box.right > innerWidth + 1.5 || box.left < -1.5) found.add(`${words} (outside the window)`);
  }
  return [...found];
}"""


HIDDEN_BY_SPECIAL = """() => {
  window.hidden = new Promise((found) => new MutationObserver((_, watch) => {
    const card = document.querySelector('.special')?.getBoundingClientRect();
    if (!card) return;
    watch.disconnect();
    const places = document.querySelectorAll(':is(.pp, .seat, .pown, .ownrow) .pile, .turnline p');
    found([...places].filter((one) => {
      const box = one.getBoundingClientRect();
      const isBeside = box.right < card.left + 4 || card.right < box.left + 4;
      return !isBeside && box.bottom > card.top + 4 && card.bottom > box.top + 4;
    }).map((one) => one.className));
  }).observe(document.body, { childList: true, subtree: true }));
}"""
"""Piles on which a special card works and the sentence about it, as far as the card itself lies over them when it comes."""

WRITABLE = """() => {
  const field = document.querySelector('.panel input').getBoundingClientRect();
  return field.bottom < innerHeight && field.height > 20;
}"""

FITS = "() => document.querySelector('[data-board]').getBoundingClientRect().bottom <= innerHeight"
"""The board has heard how high the coach stands above it."""


def test_a_notice_takes_nothing_from_the_board_nor_from_the_chat(visit: Visit) -> None:
    first, *_ = moments("mu", 6)
    visitor = visit(lang="de", viewport={"width": 1366, "height": 768})
    line = Line(visitor.page, first)
    page = visitor.go("/t/abc-defg-hij?learn")
    board = page.locator("[data-board]")
    board.wait_for()
    page.locator(".coach").wait_for()
    for size in ("desktop", "phone", "narrow"):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
        line.show(first)
        page.wait_for_function(FITS)
        before = board.bounding_box()
        line.show(first.noticed())
        page.locator(".notices .note").wait_for()
        assert board.bounding_box() == before
        if size == "desktop":
            assert page.evaluate(WRITABLE)


@pytest.mark.parametrize(("game", "players", "lang"), TABLES if LONG else TABLES[1::2] + TABLES[4:5])
def test_no_word_is_cut_off(visit: Visit, game: str, players: int, lang: str) -> None:
    options: dict[str, object] = {"specials": True} if game == "heuldoch" else {}
    seen = list(moments(game, players, **options))
    cut: list[str] = []
    for language in ("de", "en", "nl") if LONG else (lang,):
        visitor = visit(lang=language, bypass_csp=True)
        line = Line(visitor.page, seen[0])
        page = visitor.go("/t/abc-defg-hij")
        page.locator("[data-board]").wait_for()
        page.add_style_tag(content=WIDE)
        for size in SIZES if LONG else ("desktop", "phone", "narrow"):
            page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
            shown = seen if LONG else seen[:: 3 if size == "narrow" else 2]
            if game == "mu" and size == "narrow":
                shown = [*(one.laying(7) for one in seen if " play 0 " in one.name), *shown]
            for moment in shown:
                line.show(moment)
                if page.locator("dialog[open]").count() and not moment.name.endswith("over"):
                    page.keyboard.press("Escape")  # the end of the hand that was seen in another size
                    page.locator("dialog[open]").wait_for(state="detached")
                found = page.evaluate(CLIPPED)
                if not moment.name.endswith("over"):
                    found += page.evaluate(CROWDED)
                cut += [f"{language} {size} {moment.name}: {words}" for words in found]
            for special in specials(players) if game == "heuldoch" else ():
                line.show(special.before)
                page.evaluate(HIDDEN_BY_SPECIAL)
                line.tell(special.told)
                found = page.evaluate("() => window.hidden")
                cut += [f"{language} {size} {special.before.name}: {words} (under the special card)" for words in found]
        visitor.context.close()
    assert not cut, "\n".join(cut)
