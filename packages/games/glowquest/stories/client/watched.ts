import { type Ask, below, open, type Player, type State, seedRng, silence } from '@questhall/kernel';
import { type Answered, answered, type Watched as WatchedOf, watched } from '@questhall/testkit';
import { bots } from '../../src/bots/index.ts';
import { glowquest } from '../../src/game.ts';
import type { Action, Glowquest, Options } from '../../src/types/index.ts';
import { trialOf } from '../table/trial.ts';

/** One answer, and what its seat made of it. */
export type Watched = WatchedOf<Glowquest>;

/** Any answer: so all kinds of things happen. */
const anything: Player<Glowquest> = ({ offers, rng }) => offers[below(rng, offers.length)] ?? fail();

const fail = (): never => {
  throw new Error('nobody is asked without offers');
};

/**
 * Seldom anything at all, and else what the program would do: so that fights are won, and strange things happen in
 * them.
 */
const mostlySound =
  (sound: Player<Glowquest>): Player<Glowquest> =>
  (chance) =>
    below(chance.rng, STRANGE_ONE_IN) === 0 ? anything(chance) : sound(chance);
const STRANGE_ONE_IN = 8;

/** A match as it is played, answer by answer, as long as it goes on or somebody cares. */
export function watch(
  given: Partial<Options>,
  seed: string,
  how: 'random' | 'sound',
  moves: number,
): Generator<Watched> {
  const { options, seats } = trialOf(given, seed);
  const player = how === 'random' ? anything : mostlySound(bots.standard());
  const start = open(glowquest, options, seats, seed, silence);
  return watched(glowquest, start, player, seedRng(`fast:players of ${seed}`), moves);
}

/** What comes of an answer. */
export const answerIn = (state: State<Glowquest>, ask: Ask<Glowquest>, action: Action): Answered<Glowquest> =>
  answered(glowquest, state, ask, action);

/** Parties and house rules that between them show all there is. */
export const TABLES: readonly Partial<Options>[] = [
  { creation: 'either' },
  { heroes: 'offense', difficulty: 'easy' },
  { heroes: 'defense,utility', monsters: 'heroes' },
  { monsters: 'heroes', spendBeforeRoll: true, criticalTwelve: true, armorFirst: true },
  { unlimitedTiles: true, ongoingEachRound: true, noWandering: true, noAlert: true },
  { heroes: 'utility,defense', freeSeating: true, playersRunMonsters: true },
  { heroes: 'offense', literalLoneHero: true, monsters: 'heroes', playersRunMonsters: true },
];
