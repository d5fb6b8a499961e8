/** The back of the Mü pack: the burst of the house. */
import { BURST } from '../../../art/brand';
import { paper } from '../../../art/paper';
import { star } from '../../../art/svg';

const PLUM = '#5d2449';
const CREAM = '#f5e6d3';

export function muBack(): string {
  const corners = [
    [16, 16],
    [84, 16],
    [16, 124],
    [84, 124],
  ] as const;
  return (
    paper('var(--card-paper)') +
    `<rect x="6" y="6" width="88" height="128" rx="5.5" fill="${PLUM}"/>` +
    `<g transform="translate(50 70)"><path d="${BURST}" fill="#7c3a66" stroke="#7c3a66" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${star(12, 27, 20, 0)}" fill="${CREAM}" stroke="${CREAM}" stroke-width="2" stroke-linejoin="round" transform="rotate(15)"/>` +
    `<rect x="-12" y="-11" width="13.5" height="19" rx="2.2" fill="${PLUM}" transform="rotate(-12)"/>` +
    `<rect x="-1.5" y="-8" width="13.5" height="19" rx="2.2" fill="#8d4272" stroke="${CREAM}" stroke-width="1.8" transform="rotate(12)"/></g>` +
    corners.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="#b98aa8"/>`).join('') +
    `<path d="M26 16H74M26 124H74M16 26V114M84 26V114" stroke="#8d5179" stroke-width="1.2"/>`
  );
}
