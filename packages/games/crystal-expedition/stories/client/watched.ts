import {
  type Ask,
  below,
  legal,
  open,
  type Player,
  pending,
  type Sight,
  type State,
  seedRng,
  sight,
  silence,
  step,
} from '@questhall/kernel';
import { bots } from '../../src/bots/index.ts';
import { crystalExpedition } from '../../src/game.ts';
import type { Action, CrystalExpedition, Event, Options } from '../../src/types/index.ts';
import { trialOf } from '../table/trial.ts';

/** One answer, with what the seat that gave it saw before, what it was offered, what was told, and what it sees now. */
export interface Watched {
  readonly state: State<CrystalExpedition>;
  readonly before: Sight<CrystalExpedition>;
  readonly ask: Ask<CrystalExpedition>;
  readonly offers: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
  readonly now: Sight<CrystalExpedition>;
  readonly after: State<CrystalExpedition>;
  /** What is asked next; null when it is over. */
  readonly next: Ask<CrystalExpedition> | null;
}

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

/** Who sits at a table, and how many players there are. */
export interface Given extends Partial<Options> {
  readonly seats: number;
}

type How = 'random' | 'sound';

/** A match as it is played, answer by answer, as long as it goes on or somebody cares. */
export function watch({ seats, ...given }: Given, seed: string, how: How, moves: number): Generator<Watched> {
  const { options } = trialOf(given, seats, seed);
  return watchFrom(open(crystalExpedition, options, seats, seed, silence), seed, how, moves);
}

/** The same from somewhere in the middle. */
export function* watchFrom(start: State<CrystalExpedition>, seed: string, how: How, moves: number): Generator<Watched> {
  const rng = seedRng(`fast:players of ${seed}`);
  const player = how === 'random' ? anything : mostlySound(bots.standard());
  let state = start;
  for (let move = 0; move < moves; move++) {
    const ask = askedIn(state);
    if (ask === null) return;
    const before = sight(crystalExpedition, state, ask.seat);
    const offers = legal(crystalExpedition, state, ask);
    const action = player({ sight: before, ask, offers, rng });
    const made = answerIn(state, ask, action);
    yield { ...{ state, before, ask, offers, action }, ...made };
    state = made.after;
  }
}

export const askedIn = (state: State<CrystalExpedition>): Ask<CrystalExpedition> | null =>
  state.outcome === null ? (pending(state)[0] ?? null) : null;

/** What comes of an answer. */
export function answerIn(
  state: State<CrystalExpedition>,
  { seat, id }: Ask<CrystalExpedition>,
  action: Action,
): Pick<Watched, 'events' | 'now' | 'after' | 'next'> {
  const made = step(crystalExpedition, state, { seat, ask: id, action });
  if (!made.ok) throw new Error(`refused by ${made.refusal.rule}: ${JSON.stringify(action)}`);
  const { state: after, told } = made;
  return {
    events: told.map(({ event }) => event),
    now: sight(crystalExpedition, after, seat),
    next: askedIn(after),
    after,
  };
}

/** Parties and house rules that between them show all there is. */
export const TABLES: readonly Given[] = [
  { heroes: 'dwarf-fighter,elf-rogue,human-cleric', seats: 1, begin: 'dungeon' },
  { heroes: 'human-knight,elf-mage,halfling-bard', seats: 3, begin: 'dungeon', monsters: 'heroes' },
  { heroes: 'half-orc-fighter,elf-archer', seats: 3, monsters: 'seat', begin: 'dungeon', momentumChainPush: true },
  { heroes: 'elf-mage', seats: 1, explorationPhases: true, pressOn: true, begin: 'dungeon', escapeEveryStep: true },
  { heroes: 'new,human-knight', seats: 2, begin: 'town', atlas: true, trainNowOrNever: true },
  { heroes: 'halfling-bard,new,human-cleric', seats: 1, wagonCrowns: true, eachMonsterOncePerRound: true },
];
