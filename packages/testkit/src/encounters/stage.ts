import { below, type Rng, type State, type Types } from '@questhall/kernel';

/** A state of play in which two rules are about to meet; a game adds how its scenes are set. */
export class Stage<T extends Types> {
  readonly draft: State<T>;
  readonly rng: Rng;

  constructor(draft: State<T>, rng: Rng) {
    this.draft = draft;
    this.rng = rng;
  }

  get table(): T['Table'] {
    return this.draft.table;
  }

  one<X>(list: readonly X[]): X | null {
    return list[below(this.rng, Math.max(1, list.length))] ?? null;
  }
}
