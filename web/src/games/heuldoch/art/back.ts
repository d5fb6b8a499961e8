/** The back of the Heul doch! pack: the crying onion. */
import { framed } from '../../../art/paper';
import { bulb } from './bulbs';

const tear = (x: number, y: number): string => `<path d="M${x} ${y}c2.2 3.3 4 5 4 7.3a4 4 0 0 1-8 0c0-2.3 1.8-4 4-7.3Z"/>`;

function rain(): string {
  let drops = '';
  for (let row = 0; row < 7; row++) for (let x = row % 2 ? 23 : 14; x < 92; x += 18) drops += tear(x, 12 + row * 19);
  return `<g fill="#7fb4cf" opacity=".42">${drops}</g>`;
}

export function heulBack(): string {
  return framed(
    '#23495c',
    rain() + `<ellipse cx="50" cy="112" rx="36" ry="6" fill="#7fb4cf" opacity=".55"/>` + bulb('A', 'cry', 11, 32, 78, { fill: '#e9b765', ink: '#8a5a1a' }),
  );
}
