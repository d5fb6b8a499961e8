/** The faces of the bots, after their stones, in a box of 40 x 40. A bot that sits in for somebody has none. */
const eyes = (x: number, y: number, apart = 8, r = 1.9): string =>
  `<g fill="#2a2320"><circle cx="${x - apart / 2}" cy="${y}" r="${r}"/><circle cx="${x + apart / 2}" cy="${y}" r="${r}"/></g>`;
const mouth = (d: string): string => `<path d="${d}" fill="none" stroke="#2a2320" stroke-width="1.8" stroke-linecap="round"/>`;
const stone = (d: string, fill: string, edge: string): string => `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round"/>`;
const mark = (d: string, ink: string, width = 1.4): string => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;

const FACES: Record<string, string> = {
  Kiesel: stone('M6 24C6 15 13 10 21 10S35 15 35 23 28 33 20 33 6 32 6 24Z', '#c9bda8', '#8b7d66') + eyes(21, 20) + mouth('M17 26C19 28 23 28 25 26'),
  Quarz:
    stone('M20 3 31 13V30L20 37 9 30V13Z', '#d9d2ee', '#8a7fb5') +
    mark('M20 3V13M9 13 20 13 31 13', '#8a7fb5') +
    eyes(20, 21, 9) +
    mouth('M16 28 24 27') +
    mark('M13.5 17.5 17.5 16.5M22.5 16.5 26.5 17.5', '#2a2320'),
  Basalt:
    stone('M7 12 13 5H27L33 12V34H7Z', '#6f7681', '#3d434c') +
    mark('M14 12V34M26 12V34M7 12H33', '#545b66') +
    `<g fill="#f5eddf"><circle cx="16" cy="20" r="3.4"/><circle cx="24" cy="20" r="3.4"/></g>` +
    eyes(20, 20, 8, 1.6) +
    mark('M16 28H24', '#f5eddf', 1.8),
  Schiefer:
    stone('M4 28 9 23H33L37 28 32 34H8Z', '#7d8f95', '#46565b') +
    stone('M7 19 12 13H31L35 19 30 24H10Z', '#93a5aa', '#46565b') +
    stone('M12 10 16 6H28L31 10 28 14H15Z', '#a9babe', '#46565b') +
    eyes(21, 18.5, 9) +
    mouth('M17 28.5C19 30 23 30 25 28.5'),
  Granit:
    stone('M5 30C4 20 9 8 20 7S36 19 35 30C35 34 5 34 5 30Z', '#d3aa9c', '#8c5f52') +
    `<g fill="#8c5f52" opacity=".6"><circle cx="12" cy="28" r="1.1"/><circle cx="28" cy="29" r="1.3"/><circle cx="14" cy="15" r="1"/><circle cx="27" cy="14" r="1.2"/><circle cx="20" cy="11" r=".9"/><circle cx="31" cy="22" r="1"/></g>` +
    eyes(20, 20, 10, 2.1) +
    mouth('M15 26C18 30 22 30 25 26'),
  Marmor:
    stone('M9 34V14C9 8 14 5 20 5S31 8 31 14V34Z', '#f1eee6', '#a39a86') +
    mark('M9 15C15 13 14 22 20 20S27 27 31 24M14 34C15 29 20 31 22 34', '#bdb29a') +
    eyes(20, 17, 9) +
    mouth('M17 25H23') +
    mark('M14 13C15.5 11.8 17 11.8 18 12.6M22 12.6C23 11.8 24.5 11.8 26 13', '#2a2320'),
};

/** The face that belongs to a bot's name, if it is a stone's. */
export const stoneFace = (name: string): string | null => FACES[name] ?? null;
