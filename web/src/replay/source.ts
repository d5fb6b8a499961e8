/** Where a replay comes from: a table of this server, or a record that somebody has brought along. */
import { api, Refusal } from '../lib/api';
import type { Seat, TableState } from '../lib/types';
import { canPack, LONGEST_LINK, pack } from './pack';
import { onlyHand } from './record';
import { DoesNotHold, type Eyes, type GameRecord, type HandReplay, type Source, type Wrong } from './types';

/** The server takes longer letters than this only to judge them. */
const LONGEST_BODY = 60_000;

function moment(hand: number, step: number, eyes: Eyes): string {
  return `hand=${hand}&step=${step}&eyes=${eyes}`;
}

/** A match of a table: the one that is asked for, else the latest that has a finished hand. */
export async function tableSource(id: string, wanted: number | null): Promise<Source> {
  const path = `/tables/${encodeURIComponent(id)}`;
  const { scene } = await api.get<{ scene: TableState & { you: Seat | null } }>(path);
  let match = wanted ?? scene.match;
  let record = await api.get<GameRecord>(`${path}/record?match=${match}`);
  if (wanted === null && !record.deals.length && match > 1) {
    match -= 1;
    record = await api.get<GameRecord>(`${path}/record?match=${match}`);
  }
  return {
    table: {
      id,
      match,
      matches: scene.match,
      you: scene.you,
      seats: scene.seats,
      running: match === scene.match && scene.phase !== 'over',
      commitment: scene.fair.commitment,
    },
    text: null,
    load: (hand) => api.get<HandReplay>(`${path}/replays?match=${match}&hand=${hand}`),
    record: () => Promise.resolve(record),
    link: (hand, step, eyes) => Promise.resolve(`${location.origin}/replay/t/${encodeURIComponent(id)}?match=${match}&${moment(hand, step, eyes)}`),
  };
}

async function replayed(record: GameRecord, deal: number): Promise<HandReplay> {
  const answer = await api.post<{ ok: boolean; error: Wrong | null; hand: HandReplay | null }>('/replays', { record, deal });
  if (answer.error) throw new DoesNotHold(answer.error);
  return answer.hand!;
}

/** Whether the whole of it holds, which the server says of longer records too. */
async function judge(record: GameRecord): Promise<void> {
  const { error } = await api.post<{ ok: boolean; error: Wrong | null }>('/records', { record });
  if (error) throw new DoesNotHold(error);
}

/** Of a match that is too long for one request, a hand on its own. */
async function alone(record: GameRecord, deal: number): Promise<HandReplay> {
  const none = record.players.map(() => 0);
  const sum = (hands: number): number[] =>
    record.deals.slice(0, hands).reduce((totals, { scores = none }) => totals.map((total, seat) => total + (scores[seat] ?? 0)), none);
  const hand = await replayed(onlyHand(record, deal), 0).catch((problem: unknown) => {
    throw problem instanceof DoesNotHold ? new DoesNotHold({ ...problem.wrong, deal }) : problem;
  });
  const hands = record.deals.map(({ actions, scores = none }, i) => (i === deal ? hand.hands[0]! : { steps: actions.length, outcome: '', scores }));
  return { ...hand, deal, hands, before: sum(deal), after: sum(deal + 1), winners: record.winners ?? [] };
}

export function recordSource(record: GameRecord, text: string): Source {
  const isLong = JSON.stringify(record).length > LONGEST_BODY;
  let judged: Promise<void> | null = null;
  return {
    table: null,
    text,
    load: (hand) => {
      if (!record.deals.length || hand >= record.deals.length) return Promise.reject(new Refusal('no-such-position', '', 404));
      if (!isLong) return replayed(record, hand);
      judged ??= judge(record).catch((problem: unknown) => {
        if (!(problem instanceof DoesNotHold)) judged = null; // the server was not there: ask it again
        throw problem;
      });
      return judged.then(() => alone(record, hand));
    },
    record: () => Promise.resolve(record),
    link: async (hand, step, eyes) => {
      if (!canPack()) return null;
      const base = `${location.origin}/replay/r`;
      const whole = `${base}?${moment(hand, step, eyes)}#${await pack(JSON.stringify(record))}`;
      if (whole.length <= LONGEST_LINK) return whole;
      const single = `${base}?${moment(0, step, eyes)}#${await pack(JSON.stringify(onlyHand(record, hand)))}`;
      return single.length <= LONGEST_LINK ? single : null;
    },
  };
}
