/** Sentences of the Mü board: why a card cannot be played, what a card is, what somebody is. */
import { cardName, trumpName } from '../../../art/names';
import { grouped, points, TRUMP, trumpOf } from '../cards';
import type { Seat } from '../../../lib/types';
import type { TrickView } from '../tricks';
import type { MuView } from '../types';
import { dotted, language, t } from '../../../lib/words.svelte';
import { chiefTrump, hasPassed, roleOf, viceTrump, type Zone } from './model';

const MANY = 4;

const colour = (suit: string): string => t(`card-colour-${suit}`);

/** "Anna, Bea or Carl". */
export const either = (names: readonly string[]): string => new Intl.ListFormat(language(), { type: 'disjunction' }).format(names);

/** Why this card cannot be played now: what was led, and what we hold of it. */
export function whyNot(view: MuView, card: string, suit: string | null): string {
  if (suit === null) return '';
  const [chief, vice] = [chiefTrump(view), viceTrump(view)];
  const own = view.seat === null ? [] : (view.laid[view.seat] ?? []);
  const legal = grouped([...new Set(view.legal.map((move) => move.slice(5, 7)))], chief, vice)
    .flatMap((group) => group.cards)
    .map((one) => (own.includes(one) && !view.hand?.includes(one) ? t('mu-card-open', { card: cardName(one, 'mu') }) : cardName(one, 'mu')));
  const cards = legal.length > MANY ? (suit === TRUMP ? t('mu-any-trump') : t('mu-any-colour', { colour: colour(suit) })) : either(legal);
  const because = suit === TRUMP ? t('mu-why-trump', { cards }) : t('mu-why-colour', { colour: t(`card-Colour-${suit}`), cards });
  const changed = card.charAt(0) === suit && trumpOf(card, chief, vice) !== null;
  return changed ? `${t('mu-why-changed', { digit: card.charAt(1), colour: colour(suit) })} ${because}` : because;
}

/** A card in full: "green 7, chief trump, 2 points, on the table". */
export function fullName(card: string, zone: Zone | null, view: TrickView, chief = chiefTrump(view), vice = viceTrump(view), word = trumpName): string {
  const trump = trumpOf(card, chief, vice);
  const place = zone && t(zone === 'open' ? 'card-on-the-table' : 'card-in-hand');
  return [cardName(card, 'mu'), trump && word(trump), t('card-points', { points: points(card) }), place].filter(Boolean).join(', ');
}

/** The quiet line on somebody's plate. */
export function lineOf(view: MuView, seat: Seat): string {
  const role = roleOf(view, seat);
  const laid = view.laid[seat]?.length ?? 0;
  const parts = view.contract
    ? [role && t(`mu-role-${role}`), view.points.length ? t('card-points', { points: view.points[seat] ?? 0 }) : !role && t('mu-laid', { count: laid })]
    : [
        view.dealer === seat && t('mu-role-dealer'),
        hasPassed(view, seat) ? t('mu-passed') : view.dealer === seat ? '' : laid ? t('mu-laid', { count: laid }) : t('mu-laid-nothing'),
      ];
  return dotted(parts);
}

/** The label above a group of the hand. */
export const groupName = (kind: string, of: string): string =>
  kind === 'colour' ? t(`card-Colour-${of}`) : kind === 'digit' ? t('mu-group-digit', { digit: of }) : t(`mu-group-${kind}`);
