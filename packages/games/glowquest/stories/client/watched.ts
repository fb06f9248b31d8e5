import {
  type Ask,
  advance,
  Book,
  below,
  legal,
  open,
  type Player,
  pending,
  type Sight,
  seedRng,
  sight,
} from '@questhall/kernel';
import { bots } from '../../src/bots/index.ts';
import { glowquest } from '../../src/game.ts';
import type { Action, Event, Glowquest, Options } from '../../src/types/index.ts';
import { trialOf } from '../trial.ts';

/** One answer, with what the seat that gave it saw before, what it was offered, what was told, and what it sees now. */
export interface Watched {
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

/** Seldom anything at all, and else what the program would do: so that fights are won, and strange things happen in them. */
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
  const book = new Book<Glowquest>(seats);
  const draft = open(glowquest, options, seats, seed, book);
  const rng = seedRng(`fast:players of ${seed}`);
  const player = how === 'random' ? anything : mostlySound(bots.standard());
  for (let move = 0; move < moves; move++) {
    const [ask] = draft.outcome === null ? pending(draft) : [];
    if (ask === undefined) return;
    const before = sight(glowquest, draft, ask.seat);
    const offers = legal(glowquest, draft, ask);
    const action = player({ sight: before, ask, offers, rng });
    const known = book.told.length;
    advance(glowquest, draft, { seat: ask.seat, ask: ask.id, action }, book);
    const events = book.told.slice(known).map(({ event }) => event);
    const next = draft.outcome === null ? (pending(draft)[0] ?? null) : null;
    yield { before, ask, offers, action, events, now: sight(glowquest, draft, ask.seat), next };
  }
}

/** Parties and house rules that between them show all there is. */
export const TABLES: readonly Partial<Options>[] = [
  {},
  { heroes: 'offense', difficulty: 'easy' },
  { heroes: 'defense,utility', monsters: 'heroes' },
  { monsters: 'heroes', spendBeforeRoll: true, criticalTwelve: true, armorFirst: true },
  { unlimitedTiles: true, ongoingEachRound: true, noWandering: true, noAlert: true },
  { heroes: 'utility,defense', freeSeating: true, playersRunMonsters: true },
  { heroes: 'offense', literalLoneHero: true, monsters: 'heroes', playersRunMonsters: true },
];
