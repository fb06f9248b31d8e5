import { type Plan, plainAnswer } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { Offered, Standing } from '@questhall/wire';
import type { Manner } from './shown.ts';

/** What is answered without asking: the rest of a plan, the only answer there is, the end of a turn that is spent. */
export class GoingOn<T extends Types> {
  readonly #manner: Pick<Manner<T>, 'client' | 'asking'>;
  #steps: readonly T['Action'][] = [];
  #isHeldBack = false;

  constructor(manner: Pick<Manner<T>, 'client' | 'asking'>) {
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
}

const isOffered = <T extends Types>({ offers }: Offered<T>, step: T['Action']): boolean => {
  const text = JSON.stringify(step);
  return offers.some((offer) => JSON.stringify(offer) === text);
};
