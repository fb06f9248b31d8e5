import { readOptions } from '@questhall/border';
import { begin, legal, pending, type State, submit, type Told } from '@questhall/kernel';
import { dungeonquest } from '../../src/game.ts';
import type { Action, DungeonQuest, Options } from '../../src/types/index.ts';

type Match = State<DungeonQuest>;

const MOVES_MAX = 2000;

/** Which of so many offers is taken. */
type Pick = (offers: readonly Action[], state: Match) => Action | undefined;

/** A motley order, the same every time. */
export function motley(seed: number): Pick {
  let last = seed;
  return (offers) => {
    last = (last * 48_271) % 2_147_483_647;
    return offers[last % offers.length];
  };
}

/** What an absent player does. */
export const absent: Pick = (_offers, state) => {
  const [ask] = pending(state);
  return ask === undefined ? undefined : dungeonquest.fallback(state, ask);
};

/** A dash from beginning to end: how it ended, all that was told, and a look at every state on the way. */
export function dash(
  given: Partial<Options>,
  seats: number,
  pick: Pick,
  look: (state: Match) => void = () => undefined,
): { readonly state: Match; readonly told: readonly Told<DungeonQuest>[] } {
  const read = readOptions(dungeonquest.options, { play: 'keep', ...given });
  if (!read.ok) throw new Error(read.problem.message);
  const { id, edition } = dungeonquest;
  const options = read.value;
  const journal = begin(dungeonquest, { game: id, edition, options, seats, seed: `fast:course ${seats}`, from: null });
  const told = [...journal.opening.told];
  for (let moves = 0; moves < MOVES_MAX; moves++) {
    look(journal.state);
    const [ask] = pending(journal.state);
    if (ask === undefined) break;
    const action = pick(legal(dungeonquest, journal.state, ask), journal.state);
    const submitted = submit(dungeonquest, journal, { seat: ask.seat, ask: ask.id, action });
    if (!submitted.ok) throw new Error('an offer was refused');
    told.push(...submitted.entry.told);
  }
  return { state: journal.state, told };
}
