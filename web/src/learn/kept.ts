/** What the coach has told at a table stays told while this browser tab lives. */
import type { GameName } from '../lib/types';
import { EMPTY, idsOf, type Desk } from './lessons';

const key = (id: string): string => `eklat-coach-${id}`;

export function kept(id: string, game: GameName): Desk {
  try {
    const facts = JSON.parse(sessionStorage.getItem(key(id)) ?? '{}') as Desk['facts'];
    const told = Object.keys(facts).filter((one) => idsOf(game).includes(one));
    return told.length ? { told, facts, at: told.length - 1, open: false, read: true } : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function keep(id: string, desk: Desk): void {
  try {
    sessionStorage.setItem(key(id), JSON.stringify(desk.facts));
  } catch {
    /* a browser that keeps nothing hears some lessons twice */
  }
}
