/** The two backs: the burst of the house for Mü, the crying onion for Heul doch! */
import { BURST } from './brand';
import { bulb } from './bulbs';
import { framed, paper } from './paper';
import { star } from './svg';

const PLUM = '#5d2449';
const CREAM = '#f5e6d3';

export function muBack(): string {
  const corners = [[16, 16], [84, 16], [16, 124], [84, 124]] as const;
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

const tear = (x: number, y: number): string => `<path d="M${x} ${y}c2.2 3.3 4 5 4 7.3a4 4 0 0 1-8 0c0-2.3 1.8-4 4-7.3Z"/>`;

function rain(): string {
  let drops = '';
  for (let row = 0; row < 7; row++) for (let x = row % 2 ? 23 : 14; x < 92; x += 18) drops += tear(x, 12 + row * 19);
  return `<g fill="#7fb4cf" opacity=".42">${drops}</g>`;
}

export function heulBack(): string {
  return framed(
    '#23495c',
    rain() +
      `<ellipse cx="50" cy="112" rx="36" ry="6" fill="#7fb4cf" opacity=".55"/>` +
      bulb('A', 'cry', 11, 32, 78, { fill: '#e9b765', ink: '#8a5a1a' }),
  );
}
