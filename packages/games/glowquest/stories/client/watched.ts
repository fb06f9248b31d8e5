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
import { glowquest } from '../../src/game.ts';
import type { Action, Event, Glowquest, Options } from '../../src/types/index.ts';
import { trialOf } from '../table/trial.ts';

/** One answer, with what the seat that gave it saw before, what it was offered, what was told, and what it sees now. */
export interface Watched {
  readonly state: State<Glowquest>;
  readonly before: Sight<Glowquest>;
  readonly ask: Ask<Glowquest>;
  readonly offers: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
  readonly now: Sight<Glowquest>;
  /** What is asked next; null when it is over. */
  readonly next: Ask<Glowquest> | null;
}

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
export function* watch(
  given: Partial<Options>,
  seed: string,
  how: 'random' | 'sound',
  moves: number,
): Generator<Watched> {
  const { options, seats } = trialOf(given, seed);
  const rng = seedRng(`fast:players of ${seed}`);
  const player = how === 'random' ? anything : mostlySound(bots.standard());
  let state = open(glowquest, options, seats, seed, silence);
  for (let move = 0; move < moves; move++) {
    const ask = askedIn(state);
    if (ask === null) return;
    const before = sight(glowquest, state, ask.seat);
    const offers = legal(glowquest, state, ask);
    const action = player({ sight: before, ask, offers, rng });
    const made = answerIn(state, ask, action);
    yield { ...{ state, before, ask, offers, action }, ...made };
    state = made.after;
  }
}

export const askedIn = (state: State<Glowquest>): Ask<Glowquest> | null =>
  state.outcome === null ? (pending(state)[0] ?? null) : null;

/** What comes of an answer. */
export function answerIn(
  state: State<Glowquest>,
  { seat, id }: Ask<Glowquest>,
  action: Action,
): Pick<Watched, 'events' | 'now' | 'next'> & { readonly after: State<Glowquest> } {
  const made = step(glowquest, state, { seat, ask: id, action });
  if (!made.ok) throw new Error(`refused by ${made.refusal.rule}: ${JSON.stringify(action)}`);
  const { state: after, told } = made;
  return { events: told.map(({ event }) => event), now: sight(glowquest, after, seat), next: askedIn(after), after };
}

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
