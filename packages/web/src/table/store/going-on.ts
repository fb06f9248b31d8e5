import { type Plan, plainAnswer } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { Offered, Standing } from '@questhall/wire';
import type { Manner } from './shown.ts';

/** As long as a person looks at a card in hand that does not fit, in milliseconds. */
const MUSING = { least: 900, most: 2_700 };

/** What is answered without asking: the rest of a plan, the only answer there is, the end of a turn that is spent. */
export class GoingOn<T extends Types> {
  readonly #manner: Pick<Manner<T>, 'client' | 'asking' | 'isOpen'>;
  #steps: readonly T['Action'][] = [];
  #isHeldBack = false;

  constructor(manner: Pick<Manner<T>, 'client' | 'asking' | 'isOpen'>) {
    this.#manner = manner;
  }

  /** Somebody decides by hand, or wants these steps one after the other. */
  begin(steps: Plan<T['Action']>['steps'] = []): void {
    this.#steps = steps;
    this.#isHeldBack = false;
  }

  /** Something was refused: what was planned on top of it is not what anybody wants. */
  stop(): void {
    this.#steps = [];
  }

  /** Something was taken back: whoever did that wants to decide even what seems plain. */
  holdBack(): void {
    this.#steps = [];
    this.#isHeldBack = true;
  }

  /** The answer that goes without saying here; null when somebody has to decide. */
  next(standing: Pick<Standing<T>, 'asked' | 'sight'>): T['Action'] | null {
    const [first] = standing.asked;
    if (first === undefined) return null;
    const [step, ...rest] = this.#steps;
    this.#steps = rest;
    if (step !== undefined && isOffered(first, step)) return step;
    this.#steps = [];
    const { client, asking } = this.#manner;
    return this.#isHeldBack ? null : plainAnswer(client, asking(), standing);
  }

  /** How long it waits, where an answer in no time would tell other people that there was nothing to decide. */
  wait({ ask }: Offered<T>, { company, sight }: Pick<Standing<T>, 'company' | 'sight'>): number {
    const { client, isOpen } = this.#manner;
    const isWatched = !isOpen && company.some(({ kind }, seat) => kind === 'person' && seat !== sight.seat);
    if (!isWatched || client.isBlind?.(ask.question) !== true) return 0;
    return MUSING.least + Math.random() * (MUSING.most - MUSING.least);
  }
}

const isOffered = <T extends Types>({ offers }: Offered<T>, step: T['Action']): boolean => {
  const text = JSON.stringify(step);
  return offers.some((offer) => JSON.stringify(offer) === text);
};
