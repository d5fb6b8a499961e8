"""What lies over or outside: words under something else, players and places of a trick that are out of sight."""

CROWDED = """() => {
  const found = new Set();
  const board = document.querySelector('[data-board]');
  const inside = (one, x, y) => {
    for (let outer = one; outer && outer !== document.documentElement; outer = outer.parentElement) {
      const { display, overflowY } = getComputedStyle(outer);
      if (display === 'contents' || overflowY === 'visible') continue;
      const rim = outer.getBoundingClientRect();
      if (x < rim.left || x > rim.right || y < rim.top || y > rim.bottom) return false;
    }
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  };
  const isPainted = (one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    if (one.closest('svg') || one.matches('b, span, p')) return true;
    return backgroundImage !== 'none' || !backgroundColor.endsWith(', 0)');
  };
  const above = (one, x, y) => {
    const hit = document.elementsFromPoint(x, y).find((top) => one.contains(top) || top.contains(one) || isPainted(top));
    return hit && !hit.contains(one) && !one.contains(hit) && !one.parentElement?.contains(hit) ? hit : null;
  };
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node; (node = walk.nextNode()); ) {
    const [words, holder] = [node.data.trim(), node.parentElement];
    if (!words || holder.closest('svg, .sr, [hidden], option')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      for (const part of [0.1, 0.5, 0.9]) {
        const [x, y] = [box.left + part * box.width, box.top + box.height / 2];
        const hit = inside(holder, x, y) && above(holder, x, y);
        if (hit) found.add(`${words} (under ${name(hit)})`);
      }
    }
  }
  for (const plate of board.querySelectorAll('.strips > ul > li, .seats > li, .pp, [data-travel^=plate], .ptrick > li')) {
    const box = plate.getBoundingClientRect();
    if (box.width < 2 || plate.closest('[hidden]')) continue;
    const x = box.left + Math.min(20, box.width / 2);
    const isSeen = [0.1, 0.9].every((part) => inside(plate, x, box.top + part * box.height));
    if (!isSeen) found.add(`${plate.innerText.replaceAll('\\n', ' ')} (out of sight)`);
  }
  return [...found];
}"""
