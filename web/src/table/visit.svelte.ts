/** One visit to a table: how far it is shown, what we are asked, and what we may do. */
import { onDestroy, untrack } from 'svelte';
import { load } from '../games';
import type { TableLink } from '../lib/link.svelte';
import { say, spoken, type Ears } from '../lib/said';
import type { HandScore } from '../lib/link.svelte';
import type { Fact, TableEvent, TableState, View } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { Play } from './board';
import { mover } from './mover';
import { Bubbles } from './chat/bubbles.svelte';
import { Steps } from './steps.svelte';

const BEGINNINGS = new Set(['start', 'next', 'rematch']);
/** Events that change what there is to decide. */
const isPosition = ({ event }: TableEvent): boolean => event === 'moved' || event === 'taken-back' || event === 'dealt';

/** How a hand ended. It is kept until we have seen it, whatever the table does meanwhile. */
export interface Ended {
  table: TableState;
  view: View;
  hands: HandScore[];
}
const isResult = ({ phase }: TableState): boolean => phase === 'scoring' || phase === 'over';

export class Visit {
  readonly steps: Steps;
  ended = $state.raw<Ended | null>(null);
  readonly bubbles = new Bubbles();
  play = $state.raw<Play | null>(null);
  /** What was refused, in a sentence. */
  problem = $state('');
  #acting = $state(false);
  #undoing = $state(false);

  readonly table = $derived.by(() => this.steps.table ?? this.link.table!);
  readonly game = $derived.by(() => this.table.settings.game);
  readonly view = $derived.by(() => this.steps.view);
  readonly you = $derived.by(() => this.link.you);
  readonly names = $derived.by(() => this.table.seats.map(({ shown }, seat) => shown || t('tbl-seat-number', { number: seat + 1 })));
  readonly bots = $derived.by(() => this.table.seats.map(({ bot }) => bot !== null));
  readonly ears = $derived.by((): Ears => ({ names: this.names, you: this.you }));
  readonly #mover = $derived.by(() => mover(this.you, this.bots));
  /** What is asked, and of whom. */
  readonly question = $derived.by(() => {
    const ears = { names: this.names, you: this.#mover };
    return this.view?.question ? spoken(say(this.view.question, ears), this.game) : '';
  });
  readonly isMine = $derived.by(() => this.#mover !== null && this.table.phase === 'playing' && this.view?.turn === this.#mover);
  readonly canAct = $derived.by(() => this.isMine && this.steps.current && !this.table.paused && !this.#acting && this.link.line === 'open');
  readonly isOver = $derived.by(() => isResult(this.table) && this.steps.current && !this.steps.holding);
  /** What is told of the move that is held: what was done, and what it does to us. */
  readonly told = $derived.by(() => {
    if (!this.steps.holding) return '';
    const [first, ...rest] = this.steps.events.flatMap(({ told }) => told ?? []);
    const names = (fact: Fact | undefined): boolean => typeof fact === 'object' && 'seats' in fact && fact.seats.includes(this.you ?? -1);
    const ours = rest.find(({ facts }) => names(facts.who)) ?? rest.find(({ facts }) => Object.values(facts).some(names));
    const more = ours ?? (rest.length < 3 ? rest[0] : undefined);
    return [first, more].flatMap((said) => (said ? [spoken(say(said, this.ears), this.game)] : [])).join(' ');
  });
  /** Whether the table still is at the result that we keep. */
  readonly isAtEnd = $derived.by(() => this.ended !== null && this.#isOf(this.ended, this.table));
  readonly isReady = $derived.by(() => this.you !== null && Boolean(this.table.ready?.seats.includes(this.you)));
  /** Which other people sit here, and of all people those who still look at the result. */
  readonly people = $derived.by(() => this.table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])));
  readonly looking = $derived.by(() => this.people.filter((seat) => !this.table.ready?.seats.includes(seat)));
  /** The event after which we decide now. */
  readonly position = $derived.by(() => this.link.events.filter(isPosition).at(-1)?.version ?? 0);

  constructor(
    readonly link: TableLink,
    happened: (events: TableEvent[], before: View | null, after: View | null) => void,
  ) {
    this.steps = new Steps(
      (events, before, after) => {
        untrack(() => this.#keep(after));
        happened(events, before, after);
      },
      (before, after, move) => this.play?.stages?.(before, after, move) ?? [],
    );
    $effect(() => {
      void load(this.game).then(
        (found) => (this.play = found),
        () => (this.problem = t('ui-page-failed')),
      );
    });
    $effect(() =>
      untrack(() => {
        const { table, view, version } = link;
        if (table) this.steps.add({ table, view, version, events: [], fresh: true });
        return link.listen((step) => this.steps.add(step));
      }),
    );
    $effect(() => {
      void this.position;
      this.problem = '';
    });
    onDestroy(() => this.steps.stop());
  }

  #isOf(ended: Ended, table: TableState): boolean {
    return isResult(table) && table.match === ended.table.match && table.hand === ended.table.hand;
  }

  /** Whether we are ready to leave the result that we keep; who only watches always is. */
  #seen = false;
  #keep(view: View | null): void {
    const table = this.steps.table!;
    const known = this.ended && this.#isOf(this.ended, table);
    if (isResult(table) && view?.result && !known) {
      this.ended = { table, view, hands: this.link.hands.slice(0, table.hand + 1) };
      this.#seen = false;
    }
    if (isResult(table)) this.#seen ||= this.isReady || (this.you === null && table.phase === 'scoring');
    else if (this.#seen) this.ended = null;
  }

  /** We have seen the result: on to the next hand, or to another match; the host need not wait for the others. */
  goOn = async (at_once = false): Promise<void> => {
    this.#seen = true;
    const ok = await this.wish(this.table.phase === 'over' ? 'rematch' : 'next', at_once ? { at_once } : {});
    if (isResult(this.table)) this.#seen = ok || this.isReady;
    else this.ended = null;
  };

  wish = async (type: string, more: Record<string, unknown> = {}): Promise<boolean> => {
    this.problem = '';
    const before = this.table.phase;
    const answer = await this.link.wish(type, more);
    // somebody else may have begun in the same moment: then it is done, and nothing is wrong
    if (!answer.ok && !(BEGINNINGS.has(type) && this.link.table?.phase !== before)) this.problem = answer.sentence;
    return answer.ok;
  };

  act = async (move: string): Promise<void> => {
    if (!this.canAct) return;
    this.#acting = true;
    this.problem = '';
    const answer = await this.link.act(move);
    this.#acting = false;
    if (!answer.ok && answer.code !== 'stale') this.problem = answer.sentence;
  };

  /** Take our last move back, or ask the others for it, where that is not refused. */
  readonly undo = $derived.by(() => {
    const may = this.you !== null && this.link.table!.may_take_back.includes(this.you);
    return may && this.link.line === 'open' && !this.#undoing ? () => void this.#takeBack() : null;
  });

  async #takeBack(): Promise<void> {
    this.#undoing = true;
    await this.wish('take-back');
    this.#undoing = false;
  }
}
