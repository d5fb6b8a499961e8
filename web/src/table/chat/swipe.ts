/** A swipe to the right over the table, where nothing is touched that has a use of its own. */
const [FAR, STRAIGHT] = [70, 45];

export function swiped(then: () => void): { start: (event: TouchEvent) => void; end: (event: TouchEvent) => void } {
  let from: Touch | null = null;
  return {
    start: (event) => {
      const isFree = event.touches.length === 1 && !(event.target as Element).closest('button, a, input, select, dialog');
      from = isFree ? event.touches[0]! : null;
    },
    end: (event) => {
      const to = event.changedTouches[0];
      if (from && to && to.clientX - from.clientX > FAR && Math.abs(to.clientY - from.clientY) < STRAIGHT) then();
      from = null;
    },
  };
}
