/** What is kept on this device and goes along to another one: settings, pads, records, hands written down in part. */
import { draftOf, drafts, keepDraft, understood as draftIn, type Draft } from '../jot/drafts';
import { all, load, newId, put, understood as padIn, type Entry } from '../pad/storage';
import { kept, take as takeRecords } from '../replay/kept';
import { deflate, fromLetters, inflate, inLetters } from '../replay/pack';
import { seal, unseal } from './sealed';
import { settings, sound } from './settings.svelte';

const FORMAT = 'eklat-belongings/1';
/** The server takes no longer parcels. */
const LONGEST = 60_000;

export interface Belongings {
  format: string;
  settings: unknown;
  /** By name, as they are kept. */
  pads: Record<string, string>;
  records: unknown[];
  parts: unknown[];
}

export class NoBelongings extends Error {}

export function gather(): Belongings {
  const pads = Object.fromEntries(all(localStorage).map(({ id, raw }) => [id, raw]));
  return { format: FORMAT, settings: { ...settings }, pads, records: kept(), parts: drafts() };
}

/** Sealed for a link. What is too much stays behind, the oldest records first; how many they are is told. */
export async function parcelFor(code: string, things = gather()): Promise<{ parcel: string | null; left: number }> {
  const all = things.records.length;
  for (let records = things.records; ; records = records.slice(0, Math.floor(records.length / 2))) {
    const parcel = inLetters(seal(code, await deflate(JSON.stringify({ ...things, records }))));
    if (parcel.length <= LONGEST) return { parcel, left: all - records.length };
    if (!records.length) return { parcel: null, left: all + Object.keys(things.pads).length };
  }
}

/** Throws where it was not sealed with this code, or is none of ours. */
export async function opened(code: string, parcel: string): Promise<Belongings> {
  const bytes = unseal(code, fromLetters(parcel));
  if (!bytes) throw new NoBelongings();
  return read(await inflate(bytes as Uint8Array<ArrayBuffer>));
}

export function read(text: string): Belongings {
  try {
    const found = JSON.parse(text) as Partial<Belongings> | null;
    if (found?.format !== FORMAT || typeof found.pads !== 'object' || ![found.records, found.parts].every(Array.isArray)) throw new NoBelongings();
    return found as Belongings;
  } catch {
    throw new NoBelongings();
  }
}

/** Whether the second is the first with more behind it. */
const goesOn = (first: readonly unknown[], second: readonly unknown[]): boolean => JSON.stringify(second.slice(0, first.length)) === JSON.stringify(first);

const isSame = (one: Entry, other: Entry): boolean => JSON.stringify(one.sheet?.pad) === JSON.stringify(other.sheet?.pad);

/** What becomes of two pads with the same name: one that goes on takes the place of the other; where both did, both stay. */
export function together(here: Entry, there: Entry): 'here' | 'there' | 'both' {
  const [own, other] = [here.sheet?.pad, there.sheet?.pad];
  if (!other || here.raw === there.raw) return 'here';
  if (!own) return 'both';
  const frame = ({ hands: _, ...rest }: typeof own): string => JSON.stringify(rest);
  if (frame(own) === frame(other) && own.hands.length !== other.hands.length) {
    if (goesOn(own.hands, other.hands)) return 'there';
    if (goesOn(other.hands, own.hands)) return 'here';
  }
  return isSame(here, there) ? 'here' : 'both';
}

/** Under the same name stays what was changed last; the other one gets a name of its own. */
function takePad(id: string, raw: string): number {
  const there = padIn(id, raw);
  const here = load(localStorage, id);
  if (!there.sheet || all(localStorage).some((entry) => isSame(entry, there))) return 0;
  const which = here ? together(here, there) : 'there';
  if (which === 'here') return 0;
  if (which === 'both' && here) put(localStorage, newId(), there.changed > here.changed ? here.raw : raw);
  if (which === 'there' || there.changed > here!.changed) put(localStorage, id, raw);
  return 1;
}

function takePart(part: unknown): number {
  const there = draftIn(JSON.stringify(part));
  if (!there) return 0;
  const here = draftOf(there.id);
  if (here && goesOn(there.actions, here.actions)) return 0;
  const apart: Draft = !here || goesOn(here.actions, there.actions) ? there : { ...there, id: newId() };
  return keepDraft(apart) ? 1 : 0;
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Put another device's things beside our own; how many are new. */
export function take(things: Belongings): { pads: number; records: number; parts: number } {
  Object.assign(settings, sound(things.settings));
  return {
    pads: sum(Object.entries(things.pads).map(([id, raw]) => (typeof raw === 'string' ? takePad(id, raw) : 0))),
    records: takeRecords(things.records),
    parts: sum(things.parts.map(takePart)),
  };
}
