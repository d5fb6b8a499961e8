/** What the board says about every pile while a card is picked, and which deeds it offers. */
import { cardName } from '../../../art/names';
import { aimed, isSpecial, leftOf, rightOf, usesOf, type Uses } from '../piles';
import type { Seat } from '../../../lib/types';
import type { HeulView } from '../types';
import { capital, t } from '../../../lib/words.svelte';

export interface Mark {
  look: 'lit' | 'pale' | 'aim' | '';
  tag: string;
  /** The move a touch of this pile makes. */
  move: string | null;
}

export interface Deed {
  label: string;
  move: string;
}

export interface Plan {
  sentence: string;
  marks: Mark[];
  deeds: Deed[];
  /** The move that lays the card as an onion. */
  onion: string | null;
}

/** Everything that can be done with a picked hand card. */
export function planFor(view: HeulView, you: Seat, card: string, names: string[], short: boolean): Plan {
  const uses = usesOf(card, view.legal);
  const onion = uses.onion ? `onion ${card}` : null;
  return isSpecial(card) ? special(view, you, card, names, uses, onion, short) : number(view, you, card, names, uses, onion, short);
}

function number(view: HeulView, you: Seat, card: string, names: string[], uses: Uses, onion: string | null, short: boolean): Plan {
  const name = capital(cardName(card, 'heuldoch'));
  const [first] = uses.piles;
  const isOwn = first === you;
  const marks = view.piles.map((_, pile): Mark => {
    if (uses.piles.includes(pile)) {
      const tag = isOwn ? 'heul-may' : uses.piles.length > 1 ? 'heul-or' : 'heul-must';
      return { look: 'lit', tag: t(tag), move: `lay ${card} ${pile}` };
    }
    return { look: 'pale', tag: why(view, you, pile, uses, names, short), move: null };
  });
  const sentence =
    first === undefined
      ? t('heul-fits-none', { card: name })
      : isOwn
        ? t('heul-fits-own', { card: name })
        : uses.piles.length > 1
          ? t('heul-fits-both', { card: name })
          : t('heul-fits-one', { card: name, name: names[first] ?? '' });
  const onto = short && uses.piles.length > 1 ? 'heul-lay-on-short' : 'heul-lay-on';
  const inOrder = [...uses.piles].sort((a, b) => Number(b === leftOf(you, view.players)) - Number(a === leftOf(you, view.players)));
  const deeds = inOrder.map((pile) => ({ label: pile === you ? t('heul-lay-own') : t(onto, { name: names[pile] ?? '' }), move: `lay ${card} ${pile}` }));
  return { sentence, marks, deeds, onion };
}

function why(view: HeulView, you: Seat, pile: Seat, uses: Uses, names: string[], short: boolean): string {
  const end = short ? '-short' : '';
  const isNeighbour = pile === leftOf(you, view.players) || pile === rightOf(you, view.players);
  if (pile !== you && !isNeighbour) return t('heul-not-neighbour');
  const lying = view.piles[pile]?.at(-1);
  if (isNeighbour && !lying) return t('heul-closed-empty');
  if (isNeighbour && lying?.is_onion) return t(`heul-closed${end}`);
  if (pile === you && uses.piles.length) {
    return uses.piles.length > 1 ? t(`heul-neighbours-first${end}`) : t(`heul-first${end}`, { name: names[uses.piles[0] ?? 0] ?? '' });
  }
  return t(`heul-no-fit${end}`);
}

/** What comes to us from the top of another pile. */
function fromTop(view: HeulView, giver: Seat, names: string[]): string {
  const top = view.piles[giver]?.at(-1);
  if (!top) return t('heul-gets-nothing');
  const name = names[giver] ?? '';
  return top.is_onion || !top.card ? t('heul-gets-onion', { name }) : t('heul-gets-card', { name, card: cardName(top.card, 'heuldoch') });
}

function special(view: HeulView, you: Seat, card: string, names: string[], uses: Uses, onion: string | null, short: boolean): Plan {
  const plain: Mark = { look: '', tag: '', move: null };
  const marks = view.piles.map(() => plain);
  if (card === 'towel') {
    const tag = (pile: Seat): string => {
      const top = view.piles[pile]?.at(-1);
      return short || !top ? t('heul-swap') : t('heul-swap-for', { card: cardName(top.is_onion ? null : top.card, 'heuldoch') });
    };
    const all = view.piles.map((_, pile): Mark => (uses.partners.includes(pile) ? { look: 'lit', tag: tag(pile), move: `towel ${pile}` } : plain));
    return { sentence: t('heul-towel'), marks: all, deeds: [], onion };
  }
  if (card === 'carousel') {
    const deeds = uses.ways.map((way) => ({ label: t(`heul-turn-${way}`), move: `carousel ${way}` }));
    const [left, right] = [rightOf(you, view.players), leftOf(you, view.players)].map((giver) => fromTop(view, giver, names)) as [string, string];
    return { sentence: t('heul-carousel-gets', { left, right }), marks, deeds, onion };
  }
  if (card === 'catapult') {
    const hit = aimed(view);
    const all = view.piles.map((_, pile): Mark => (hit.includes(pile) ? { look: 'aim', tag: t('heul-flies'), move: null } : plain));
    const deeds = uses.plain ? [{ label: t('heul-fire'), move: card }] : [];
    return { sentence: t(hit.length ? 'heul-catapult' : 'heul-catapult-nothing'), marks: all, deeds, onion };
  }
  const turned = view.piles.map((pile): Mark => (pile.length ? { look: 'aim', tag: t('heul-turns'), move: null } : plain));
  return { sentence: t('heul-werewolf'), marks: turned, deeds: uses.plain ? [{ label: t('heul-howl'), move: card }] : [], onion };
}
