import type { Edit } from '@questhall/facets';
import type { Played, Pool } from '../pool.ts';
import { wilson } from '../statistics.ts';
import type { Experiment } from '../subject.ts';
import { type Candidate, proposals, type Weighed, WORTH_OF_AN_EDIT } from './candidates.ts';

/** So many are offered. */
export const OFFERS_MAX = 5;
/** So many single edits are tried at most. */
const SINGLES_MAX = 40;
/** So many are measured one against the other, once it is known what single edits do. */
const RUNNERS = 16;
/** What share of all games goes into each part; the rest measures anew what is offered. */
const PARTS = { base: 0.1, singles: 0.3, runners: 0.4 } as const;
const ROUND_MIN = 5;

export interface Tuning {
  readonly pool: Pool;
  readonly text: string;
  readonly edits: readonly Edit[];
  /** The share of games that is to be won. */
  readonly goal: number;
  /** As near as this is near enough. */
  readonly within: number;
  /** About so many games are played in all. */
  readonly games: number;
  readonly seed: string;
  /** What plays a text. */
  experiment(text: string): Omit<Experiment, 'games' | 'seed'>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number, doing: string) => void;
}

/** How often something was won. */
export interface Won {
  readonly games: number;
  readonly rate: number;
  readonly ci95: readonly [low: number, high: number];
}

/** A text that is offered, and how it was found to be. */
export interface Offer extends Won {
  readonly text: string;
  /** What was changed, in words. */
  readonly says: readonly string[];
  /** Whether it was measured in games of its own, after it had been chosen. */
  readonly isMeasured: boolean;
  readonly isNear: boolean;
}

export interface Tuned {
  readonly base: Won;
  readonly goal: number;
  readonly within: number;
  /** Nothing has to be changed. */
  readonly isThere: boolean;
  readonly tried: number;
  readonly games: number;
  readonly offers: readonly Offer[];
}

/**
 * Looks for small changes after which about the wanted share of games is won. Every change is tried in the same games as
 * the text without it; then those that promise most, and several of them together, are measured again and again, the
 * worse half being dropped each time. What is left is measured anew in other games: whoever is chosen for having done
 * well has also been lucky.
 */
export async function tune(tuning: Tuning): Promise<Tuned> {
  const { text, goal, within, edits } = tuning;
  const trial = new Trial(tuning);
  const base: Candidate = { edits: [], text };
  await trial.play([base], tuning.games * PARTS.base, 'as it is');
  const now = trial.wonBy(base);
  const wanted = goal - now.rate;
  const isThere = Math.abs(wanted) <= within;
  const singles = isThere ? [] : singlesOf(text, edits, wanted > 0 ? 'easier' : 'harder');
  await trial.play(singles, tuning.games * PARTS.singles, `${singles.length} changes`);
  const weighed = weigh(singles, trial);
  let runners = proposals(weighed, wanted, RUNNERS).map(({ candidate }) => candidate);
  const rounds = Math.max(1, Math.ceil(Math.log2(runners.length / OFFERS_MAX)) + 1);
  for (let round = 0; round < rounds && runners.length > 0; round++) {
    await trial.play(runners, (tuning.games * PARTS.runners) / rounds, `${runners.length} that promise most`);
    const left = Math.max(OFFERS_MAX, Math.ceil(runners.length / 2));
    runners = nearest(runners, trial, goal).slice(0, left);
  }
  const chosen = nearest(runners, trial, goal).slice(0, OFFERS_MAX);
  const anew = new Trial({ ...tuning, seed: `${tuning.seed}/anew` }, trial);
  const share = 1 - PARTS.base - PARTS.singles - PARTS.runners;
  await anew.play(chosen, tuning.games * share, 'measuring what is offered');
  const offers = chosen.map((candidate) => offerOf(candidate, trial, anew, tuning));
  return {
    base: now,
    goal,
    within,
    isThere,
    tried: trial.tried - 1,
    games: trial.games,
    offers: inOrder(offers, goal),
  };
}

/** Edits that go the right way, of all kinds where there are too many. */
function singlesOf(text: string, edits: readonly Edit[], makes: Edit['makes']): readonly Candidate[] {
  const right = edits.filter((edit) => edit.makes === makes);
  const step = Math.max(1, right.length / SINGLES_MAX);
  const some = Array.from({ length: Math.min(right.length, SINGLES_MAX) }, (_, i) => right[Math.floor(i * step)]);
  return some.flatMap((edit) => {
    const made = edit?.make(text) ?? null;
    return edit === undefined || made === null ? [] : [{ edits: [edit], text: made }];
  });
}

/**
 * What each does. A few games tell little, so what was seen is drawn towards what they all do on average, by as much as
 * chance has to do with it.
 */
function weigh(singles: readonly Candidate[], trial: Trial): readonly Weighed[] {
  const seen = singles.map((candidate) => ({ candidate, ...trial.effectOf(candidate) }));
  const mean = seen.reduce((sum, { effect }) => sum + effect, 0) / Math.max(1, seen.length);
  const spread = seen.reduce((sum, { effect }) => sum + (effect - mean) ** 2, 0) / Math.max(1, seen.length - 1);
  return seen.map(({ candidate, effect, variance }) => {
    const trust = Math.max(0, spread - variance) / Math.max(1e-9, spread);
    return { candidate, effect: mean + trust * (effect - mean) };
  });
}

const nearest = (candidates: readonly Candidate[], trial: Trial, goal: number): readonly Candidate[] => {
  const loss = (one: Candidate): number => Math.abs(trial.rateOf(one) - goal) + WORTH_OF_AN_EDIT * one.edits.length;
  return candidates.toSorted((one, other) => loss(one) - loss(other));
};

function offerOf(candidate: Candidate, trial: Trial, anew: Trial, { goal, within }: Tuning): Offer {
  const isMeasured = anew.wonBy(candidate).games > 0;
  const won = (isMeasured ? anew : trial).wonBy(candidate);
  return {
    ...won,
    text: candidate.text,
    says: candidate.edits.map(({ says }) => says),
    isMeasured,
    isNear: Math.abs(won.rate - goal) <= within,
  };
}

/** Those that are near enough first, the smallest of them at the top; then the nearest. */
const inOrder = (offers: readonly Offer[], goal: number): readonly Offer[] =>
  offers.toSorted((one, other) => {
    if (one.isNear !== other.isNear) return one.isNear ? -1 : 1;
    const [far, farther] = [Math.abs(one.rate - goal), Math.abs(other.rate - goal)];
    return one.isNear ? one.says.length - other.says.length || far - farther : far - farther;
  });

/** Games of many texts with the same seeds, so that each can be held against the text without changes. */
class Trial {
  readonly #tuning: Tuning;
  /** Who won, by text and by the number of the game. */
  readonly #won = new Map<string, boolean[]>();
  /** What was played before this, for whoever waits. */
  readonly #before: Trial | null;

  constructor(tuning: Tuning, before: Trial | null = null) {
    this.#tuning = tuning;
    this.#before = before;
  }

  get tried(): number {
    return this.#won.size;
  }

  get games(): number {
    return [...this.#won.values()].reduce((sum, { length }) => sum + length, this.#before?.games ?? 0);
  }

  /** So many games more, shared out among all of them. */
  async play(candidates: readonly Candidate[], games: number, doing: string): Promise<void> {
    const each = Math.max(ROUND_MIN, Math.round(games / Math.max(1, candidates.length)));
    const before = this.games;
    const done = candidates.map(() => 0);
    await Promise.all(
      candidates.map(async (candidate, i) => {
        const sayHow = (played: number): void => {
          done[i] = played;
          const all = before + done.reduce((sum, n) => sum + n, 0);
          this.#tuning.onProgress?.(all, Math.max(all, this.#tuning.games), doing);
        };
        this.#note(candidate, await this.#playOne(candidate, each, sayHow));
      }),
    );
  }

  async #playOne({ text }: Candidate, games: number, onProgress: (done: number) => void): Promise<readonly Played[]> {
    const { pool, seed, signal, experiment } = this.#tuning;
    if (signal?.aborted === true) return [];
    const first = this.#won.get(text)?.length ?? 0;
    return pool.playEach(
      { ...experiment(text), seed, first, games },
      { onProgress, ...(signal === undefined ? {} : { signal }) },
    );
  }

  /** Up to the first game that was not played, because somebody has stopped it. */
  #note({ text }: Candidate, played: readonly Played[]): void {
    const won = this.#won.get(text) ?? [];
    this.#won.set(text, won);
    for (const { game, result } of played) if (game === won.length) won.push(result.isWon);
  }

  wonBy({ text }: Candidate): Won {
    const won = this.#won.get(text) ?? [];
    const wins = won.filter(Boolean).length;
    return { games: won.length, rate: won.length === 0 ? 0 : wins / won.length, ci95: wilson(wins, won.length) };
  }

  /** By how much it is won more often than the text without changes, in the games that both have played. */
  effectOf({ text }: Candidate): { readonly effect: number; readonly variance: number } {
    const [own, base] = [this.#won.get(text) ?? [], this.#won.get(this.#tuning.text) ?? []];
    const games = Math.min(own.length, base.length);
    if (games === 0) return { effect: 0, variance: 1 };
    const differences = own.slice(0, games).map((isWon, game) => Number(isWon) - Number(base[game]));
    const effect = differences.reduce((sum, by) => sum + by, 0) / games;
    const squares = differences.reduce((sum, by) => sum + (by - effect) ** 2, 0);
    return { effect, variance: squares / games / games };
  }

  /**
   * How often it is won. The text without changes has played more games: what is known of it steadies the games that
   * both have played.
   */
  rateOf(candidate: Candidate): number {
    const base = this.#won.get(this.#tuning.text) ?? [];
    const own = this.wonBy(candidate);
    if (own.games === 0) return 0;
    if (own.games > base.length) return own.rate;
    return base.filter(Boolean).length / base.length + this.effectOf(candidate).effect;
  }
}
