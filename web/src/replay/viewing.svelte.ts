/** A hand that somebody looks at: where it stands, with whose eyes, what is open beside it, and its review. */
import { load } from '../games';
import { announce } from '../lib/announce.svelte';
import { Refusal } from '../lib/api';
import { gameTitle } from '../lib/catalogue.svelte';
import { layout } from '../lib/layout.svelte';
import { query } from '../lib/route.svelte';
import { spoken } from '../lib/said';
import type { Decision, Seat } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { Layer } from '../review/layer';
import type { Play } from '../table/board';
import { Film } from './film';
import { Player } from './player.svelte';
import { ending, tell } from './telling';
import { DoesNotHold, type Eyes, type Source, type Wrong } from './types';

export type Open = 'review' | 'moves' | 'more' | 'share' | 'proof' | 'result' | 'keys';

export class Viewing {
  readonly player = new Player();
  play = $state.raw<Play | null>(null);
  eyes = $state<Eyes>('all');
  below = $state<Seat>(0);
  sheet = $state<Open | null>(null);
  /** Why there is nothing to look at. */
  problem = $state('');
  isEmpty = $state(false);
  wrong = $state.raw<Wrong | null>(null);
  /** The review, once somebody has asked for it; whether it is read instead of the moves. */
  layer = $state.raw<Layer | null>(null);
  reading = $state(false);

  readonly film = $derived(this.player.film);
  readonly hand = $derived(this.film?.hand ?? null);
  readonly shot = $derived(this.film ? this.film.shot(this.player.step, this.eyes, this.below) : null);
  readonly told = $derived(this.film ? tell(this.film, this.eyes) : []);
  readonly end = $derived(this.film ? ending(this.film) : []);
  readonly now = $derived(this.told[this.player.step]);
  readonly isHeld = $derived(this.film?.isTrickFull(this.player.step) ?? false);
  readonly title = $derived(this.hand ? t('replay-of', { game: gameTitle(this.hand.game), number: this.hand.deal + 1 }) : t('replay-title'));
  /** Only what is over is reviewed. */
  readonly canReview = $derived(this.hand?.hands[this.hand.deal]?.outcome != null);
  #turned = 0;
  #wanted: [number, number, boolean] = [0, 0, true];

  constructor(
    readonly source: Source,
    readonly match: ((match: number) => void) | undefined,
  ) {}

  /** Show a hand of the match; the first one as the address wants it. */
  async turn(number: number, step = 0, first = false): Promise<void> {
    const mine = (this.#turned += 1);
    this.problem = '';
    this.#wanted = [number, step, first];
    try {
      const found = await this.source.load(number);
      const game = await load(found.game);
      if (mine !== this.#turned) return;
      if (first) {
        this.eyes = this.#eyesAsked(found.players.length);
        this.below = typeof this.eyes === 'number' ? this.eyes : (this.source.table?.you ?? 0);
      }
      this.play = game;
      this.player.show(new Film(found, game), query().get('step') === 'end' && first ? found.moves.length : step);
      const again = this.layer !== null || (first && query().has('review'));
      this.leave();
      if (again) void this.review();
    } catch (failed) {
      if (mine !== this.#turned) return;
      if (failed instanceof DoesNotHold) this.wrong = failed.wrong;
      else if (failed instanceof Refusal && failed.code === 'no-such-position' && number > 0) await this.turn(0, 0, first);
      else if (failed instanceof Refusal && failed.code === 'no-such-position') this.isEmpty = true;
      else this.problem = failed instanceof Refusal ? failed.sentence : t('ui-unreachable');
    }
  }

  again(): void {
    void this.turn(...this.#wanted);
  }

  #eyesAsked(players: number): Eyes {
    const value = query().get('eyes');
    if (value === 'all' || value === 'spectator') return value;
    if (value !== null && /^\d$/.test(value) && Number(value) < players) return Number(value);
    return this.source.table?.you ?? 'all';
  }

  /** Called by other components, too. */
  look = (eyes: Eyes): void => {
    this.eyes = eyes;
    if (typeof eyes === 'number') this.below = eyes;
  };

  async review(): Promise<void> {
    if (!this.hand || !this.canReview) return;
    const { deal, players } = this.hand;
    const mine = this.#turned;
    this.reading = true;
    if (layout.phone) this.sheet = 'review';
    try {
      const { open } = await import('../review/layer');
      const seat = this.source.table ? this.source.table.you : typeof this.eyes === 'number' ? this.eyes : null;
      const found = this.layer ?? (await open(this.source, deal, players, seat));
      if (mine === this.#turned) this.layer = found;
    } catch {
      this.reading = false;
      announce(t('ui-page-failed'));
    }
  }

  /** What the review says of the move before a position. */
  reviewed(step: number): Decision | null {
    return this.layer?.reviewing.at(step) ?? null;
  }

  /** To the next loss or the one before; false where there is no review. */
  toLoss(direction: 1 | -1): boolean {
    const found = this.layer?.reviewing.beside(this.player.step, direction) ?? null;
    if (found !== null) {
      this.layer!.reviewing.tryNothing();
      this.player.playing = false;
      this.player.to(found);
    }
    return this.layer !== null;
  }

  /** The review of this hand is looked at no more. */
  leave(): void {
    this.layer?.reviewing.end();
    this.layer = null;
  }

  spoken(text: string): string {
    return spoken(text, this.hand?.game ?? '');
  }
}
