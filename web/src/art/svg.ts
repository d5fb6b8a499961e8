/** Small hands for drawing: everything here returns a piece of SVG as text. */

export const PAPER = '#fffcf5';
export const INK = '#2a2320';

/** A number as short as SVG wants it. */
export const r2 = (n: number): string => String(Math.round(n * 100) / 100);

export const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;'));

/** The path of a star with n points round (c, c). */
export function star(n: number, outer: number, inner: number, c = 12): string {
  const point = (i: number): string => {
    const a = (Math.PI * i) / n - Math.PI / 2;
    const q = i % 2 ? inner : outer;
    return `${r2(c + q * Math.cos(a))} ${r2(c + q * Math.sin(a))}`;
  };
  return `M${Array.from({ length: 2 * n }, (_, i) => point(i)).join('L')}Z`;
}

/** A round pen line. */
export const line = (d: string, colour: string, width = 2.4, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const at = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${r2(x)} ${r2(y)}) scale(${Math.round(scale * 10000) / 10000})">${body}</g>`;

/** A letter printed on a card. */
export const letterAt = (text: string, x: number, y: number, px: number, fill: string): string =>
  `<text x="${r2(x)}" y="${r2(y)}" font-size="${r2(px)}" fill="${fill}" font-family="var(--font)" font-weight="700" text-anchor="middle">${escape(text)}</text>`;
