/** One visit to a table: how far it is shown, what we are asked, and what we may do. */
import { onDestroy, untrack } from 'svelte';
import { load } from '../games';
import type { TableLink } from '../lib/link.svelte';
import { say, spoken, type Ears } from '../lib/said';
import type { TableEvent, View } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { Play } from './board';
import { Bubbles } from './chat/bubbles.svelte';
import { Steps } from './steps.svelte';

const BEGINNINGS = new Set(['start', 'next', 'rematch']);
/** Events that change what there is to decide. */
const isPosition = ({ event }: TableEvent): boolean => event === 'moved' || event === 'taken-back' || event === 'dealt';

export class Visit {
  readonly steps: Steps;
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
  /** What is asked, and of whom. */
  readonly question = $derived.by(() => (this.view?.question ? spoken(say(this.view.question, this.ears), this.game) : ''));
  readonly isMine = $derived.by(
    () => this.you !== null && this.table.phase === 'playing' && this.view?.turn === this.you && this.table.seats[this.you]?.kind === 'person',
  );
  readonly canAct = $derived.by(() => this.isMine && this.steps.current && !this.table.paused && !this.#acting && this.link.line === 'open');
  readonly isOver = $derived.by(() => (this.table.phase === 'scoring' || this.table.phase === 'over') && this.steps.current && !this.steps.holding);
  /** The event after which we decide now. */
  readonly position = $derived.by(() => this.link.events.filter(isPosition).at(-1)?.version ?? 0);

  constructor(
    readonly link: TableLink,
    happened: (events: TableEvent[], before: View | null, after: View | null) => void,
  ) {
    this.steps = new Steps(happened);
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

  /** Take our last move back, where that can be: at practice any of this hand, else only the very last one. */
  readonly undo = $derived.by(() => {
    const log = this.link.view?.log ?? [];
    const isOurs = (this.table.settings.practice ? log : log.slice(-1)).some(([seat]) => seat === this.you);
    return isOurs && this.you !== null && this.table.phase === 'playing' && this.link.line === 'open' && !this.#undoing ? () => void this.#takeBack() : null;
  });

  async #takeBack(): Promise<void> {
    this.#undoing = true;
    await this.wish('take-back');
    this.#undoing = false;
  }
}
