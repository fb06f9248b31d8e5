import { advance, below, cloneState, legal, open, pending, type State, seedRng, silence } from '@questhall/kernel';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { keen, tableOf } from '../../src/words/telling/samples.ts';

type Host = State<Dungeoneer>;

const MOVES = 500;
const SEATS = 3;

/** All states that people come to who do much, with three heroes in the game. */
export function statesOf(sets: string, seed: string): readonly Host[] {
  const rng = seedRng(`fast:host ${seed}`);
  const draft = open(dungeoneer, tableOf(sets), SEATS, `fast:${seed}`, silence);
  const states: Host[] = [];
  for (let move = 0; move < MOVES && draft.outcome === null; move++) {
    const [asked] = pending(draft);
    if (asked === undefined) throw new Error('nobody is asked');
    const action = keen(legal(dungeoneer, draft, asked), (n) => below(rng, n));
    advance(dungeoneer, draft, { seat: asked.seat, ask: asked.id, action }, silence);
    if (draft.outcome === null && draft.table.turns > 0) states.push(cloneState(dungeoneer, draft));
  }
  return states;
}

/** Between two actions: no card is on its way from one place to another. */
export const isQuiet = ({ asks, agenda, table }: Host): boolean =>
  agenda.length === 2 &&
  asks.some(({ question }) => question.kind === 'choice') &&
  table.strikes.length === 0 &&
  table.heroes.every(({ isOut }) => !isOut);

/** One in so many of them, so that they are spread over the match. */
export const every = (states: readonly Host[], n: number): readonly Host[] => states.filter((_, i) => i % n === 0);
