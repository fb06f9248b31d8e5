import { readOptions } from '@questhall/border';
import { advance, Book, below, legal, open, type State, seedRng, sight } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { bots } from '../../src/bots/index.ts';
import { dungeonquest } from '../../src/game.ts';
import type { Action, DungeonQuest, Event, Options } from '../../src/types/index.ts';

export type Match = State<DungeonQuest>;

/** One answer: how things stood, what was done, what was told of it, and how things stand now. */
export interface Step {
  readonly before: Match;
  readonly action: Action;
  readonly told: readonly { readonly event: Event; readonly rule: string }[];
  readonly after: Match;
}

const SEATS = 3;
const SEEDS = effort(4);
/** One answer in so many is given at random: the careful alone see little of what the keep has. */
const RANDOM_ONE_IN = 3;

/** Dashes of three, played now with care and now by chance, answer by answer. */
export function* dashes(given: Partial<Options>): Generator<Step> {
  const read = readOptions(dungeonquest.options, { play: 'keep', ...given });
  if (!read.ok) throw new Error(read.problem.message);
  for (let seed = 0; seed < SEEDS; seed++) {
    const state = open(dungeonquest, read.value, SEATS, `fast:order ${seed}`, new Book<DungeonQuest>(SEATS));
    const rng = seedRng(`fast:order of ${seed}`);
    const careful = bots.standard();
    for (let asked = state.asks[0]; asked !== undefined && state.outcome === null; asked = state.asks[0]) {
      const before = structuredClone(state);
      const offers = legal(dungeonquest, state, asked);
      const isRandom = below(rng, RANDOM_ONE_IN) === 0;
      const chosen = isRandom
        ? offers[below(rng, offers.length)]
        : careful({ sight: sight(dungeonquest, state, asked.seat), ask: asked, offers, rng });
      if (chosen === undefined) throw new Error('there is nothing to answer');
      const book = new Book<DungeonQuest>(SEATS);
      advance(dungeonquest, state, { seat: asked.seat, ask: asked.id, action: chosen }, book);
      yield { before, action: chosen, told: book.told, after: state };
    }
  }
}
