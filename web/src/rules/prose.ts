/** Our small markup: <b>strong</b>, <i>foreign</i>, <a>M5</a> for a ruling, [[R7]] for a card. */
export interface Span {
  kind: 'text' | 'b' | 'i' | 'ruling';
  text: string;
}

const TAG = /<(b|i|a)>([^<]*)<\/\1>/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    found.push({ kind: match[1] === 'a' ? 'ruling' : (match[1] as 'b' | 'i'), text: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

/** The words alone, for searching and for previews. */
export const plain = (text: string): string =>
  spans(text)
    .map((span) => span.text)
    .join('');
