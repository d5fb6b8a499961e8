/** What a move led to, in sentences: only what the two views show. */
import { worthless } from '../games/heuldoch/piles';
import type { View } from '../lib/types';
import type { HeulView } from '../games/heuldoch/types';
import type { MuView } from '../games/mu/types';
import type { Mu2View } from '../games/mu2/types';
import { listed, t } from '../lib/words.svelte';

const token = (card: string): string => `[[${card}]]`;

export function told(before: View, after: View, names: readonly string[]): string[] {
  return after.game === 'heuldoch' ? heul(after, names) : tricks(before as MuView | Mu2View, after, names);
}

function tricks(before: MuView | Mu2View, after: MuView | Mu2View, names: readonly string[]): string[] {
  const lines: string[] = [];
  const name = (seat: number | null | undefined): string => (seat == null ? '' : (names[seat] ?? ''));
  const trick = after.last_trick;
  if (before.phase === 'play' && !after.trick.length && trick) {
    const card = trick.cards[(trick.winner - trick.leader + after.players) % after.players] ?? '';
    const won = (after.points[trick.winner] ?? 0) - (before.points[trick.winner] ?? 0);
    lines.push(t('law-after-trick', { name: name(trick.winner), card: token(card), points: won }));
  }
  if (before.phase === 'auction' && after.contract && after.game === 'mu') {
    const { chief, vice, height, goal } = after.contract;
    lines.push(t('law-after-chief', { name: name(chief), height, goal }));
    lines.push(vice === null ? t('law-after-no-vice') : t('law-after-vice', { name: name(vice) }));
  }
  if (after.game === 'mu2') {
    const turned = after.turned.slice((before as Mu2View).turned.length).map(({ card }) => token(card));
    if (turned.length) lines.push(t('law-after-turned', { cards: turned.join(' ') }));
  }
  const result = after.result;
  if (!result) return lines;
  const chief = result.chief ?? 0;
  const side = [chief, ...(result.partner == null ? [] : [result.partner])];
  const took = side.reduce((sum, seat) => sum + (result.points?.[seat] ?? 0), 0);
  const goal = result.goal ?? 0;
  switch (result.outcome) {
    case 'eklat':
      return [...lines, t('law-after-eklat', { name: name(result.culprit) })];
    case 'made':
      return [...lines, t('law-after-made', { name: name(chief), goal, took, bonus: result.bonus ?? 0 })];
    case 'failed':
      return [...lines, t('law-after-failed', { name: name(chief), goal, took, steps: result.difference ?? 0 })];
    case 'crown':
    case 'shield':
      return [...lines, t(`law-after-${result.outcome}`, { goal, took })];
    default:
      return lines;
  }
}

function heul(after: HeulView, names: readonly string[]): string[] {
  const result = after.result as (HeulView['result'] & { onions: number[]; lost: number[] }) | null;
  if (!result) return [];
  return names.map((name, seat) => {
    const onions = result.onions[seat] ?? 0;
    const dead = listed(worthless(onions).map(String));
    return t('law-after-heul', { name, points: result.scores[seat] ?? 0, onions, dead, lost: result.lost[seat] ?? 0 });
  });
}
