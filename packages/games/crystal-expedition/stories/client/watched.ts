import { type Ask, below, open, type Player, type State, seedRng, silence } from '@questhall/kernel';
import { type Answered, answered, type Watched as WatchedOf, watched } from '@questhall/testkit';
import { bots } from '../../src/bots/index.ts';
import { crystalExpedition } from '../../src/game.ts';
import type { Action, CrystalExpedition, Options } from '../../src/types/index.ts';
import { trialOf } from '../table/trial.ts';

/** One answer, and what its seat made of it. */
export type Watched = WatchedOf<CrystalExpedition>;

/** Any answer, each kind as likely as the others: so all kinds of things happen. What ends everything seldom does. */
const anything: Player<CrystalExpedition> = ({ offers, rng }) => {
  const rash = crystalExpedition.rash ?? [];
  const kinds = [...new Set(offers.map(({ type }) => type))];
  const calm = kinds.filter((kind) => !rash.includes(kind));
  const among = calm.length > 0 && below(rng, RASH_ONE_IN) > 0 ? calm : kinds;
  const kind = among[below(rng, among.length)];
  const alike = offers.filter(({ type }) => type === kind);
  return alike[below(rng, alike.length)] ?? fail();
};
const RASH_ONE_IN = 100;

const fail = (): never => {
  throw new Error('nobody is asked without offers');
};

/**
 * Seldom anything at all, and else what the program would do: so that fights are won, and strange things happen in
 * them.
 */
const mostlySound =
  (sound: Player<CrystalExpedition>): Player<CrystalExpedition> =>
  (chance) =>
    below(chance.rng, STRANGE_ONE_IN) === 0 ? anything(chance) : sound(chance);
const STRANGE_ONE_IN = 8;

/** Mostly what leads on, so that there are fights and they end, whatever the program would do by now. */
const keen: Player<CrystalExpedition> = (chance) => {
  const { offers, rng } = chance;
  const leading = LEADING.find((kind) => offers.some(({ type }) => type === kind));
  const isStrange = below(rng, STRAYING_ONE_IN) === 0;
  return anything(
    leading === undefined || isStrange ? chance : { ...chance, offers: offers.filter(({ type }) => type === leading) },
  );
};
const LEADING: readonly Action['type'][] = ['explore', 'attack', 'momentum', 'damage', 'finish', 'begin', 'stand'];
const STRAYING_ONE_IN = 3;

/** Who sits at a table, and how many players there are. */
export interface Given extends Partial<Options> {
  readonly seats: number;
}

type How = 'random' | 'sound' | 'keen';

/** A match as it is played, answer by answer, as long as it goes on or somebody cares. */
export function watch({ seats, ...given }: Given, seed: string, how: How, moves: number): Generator<Watched> {
  const { options } = trialOf(given, seats, seed);
  return watchFrom(open(crystalExpedition, options, seats, seed, silence), seed, how, moves);
}

/** The same from somewhere in the middle. */
export const watchFrom = (
  start: State<CrystalExpedition>,
  seed: string,
  how: How,
  moves: number,
): Generator<Watched> => {
  const player = { random: () => anything, sound: () => mostlySound(bots.standard()), keen: () => keen };
  return watched(crystalExpedition, start, player[how](), seedRng(`fast:players of ${seed}`), moves);
};

/** What comes of an answer. */
export const answerIn = (
  state: State<CrystalExpedition>,
  ask: Ask<CrystalExpedition>,
  action: Action,
): Answered<CrystalExpedition> => answered(crystalExpedition, state, ask, action);

/** Parties and house rules that between them show all there is. */
export const TABLES: readonly Given[] = [
  { heroes: 'dwarf-fighter,elf-rogue,human-cleric', seats: 1, begin: 'dungeon' },
  { heroes: 'human-knight,elf-mage,halfling-bard', seats: 3, begin: 'dungeon', monsters: 'heroes' },
  { heroes: 'half-orc-fighter,elf-archer', seats: 3, monsters: 'seat', begin: 'dungeon', momentumChainPush: true },
  { heroes: 'elf-mage', seats: 1, explorationPhases: true, pressOn: true, begin: 'dungeon', escapeEveryStep: true },
  { heroes: 'new,human-knight', seats: 2, begin: 'town', atlas: true, trainNowOrNever: true },
  { heroes: 'halfling-bard,new,human-cleric', seats: 1, wagonCrowns: true, eachMonsterOncePerRound: true },
];
