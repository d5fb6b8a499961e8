/** Which of the two layouts holds: a ring of seats, or the phone's strips; and how much the whole table is scaled. */
const PHONE = '(max-width: 899px), (orientation: portrait)';
const query = matchMedia(PHONE);
const size = $state({ phone: query.matches, width: innerWidth, height: innerHeight });

function look(): void {
  size.phone = query.matches;
  size.width = innerWidth;
  size.height = innerHeight;
}
addEventListener('resize', look);
query.addEventListener('change', look);

export const layout = {
  get phone(): boolean {
    return size.phone;
  },
  get width(): number {
    return size.width;
  },
  get height(): number {
    return size.height;
  },
  /** Larger screens show a larger table; smaller desktops a smaller one. */
  get scale(): number {
    const [width, height] = size.phone ? [480, 740] : [1366, 768];
    const fit = Math.min(size.width / width, size.height / height);
    return size.phone ? Math.max(1, Math.min(1.5, fit)) : Math.max(0.66, Math.min(1.5, fit));
  },
};
