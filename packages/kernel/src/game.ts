import type { Rng } from './dice.ts';
import type { Fields } from './fields.ts';
import type { Rulebook } from './rulebook.ts';
import type { Seat } from './seats.ts';
import type { Ask, Refusal, State, Tell, Types } from './types.ts';

/** What a match begins with. */
export interface Opening<T extends Types> {
  table: T['Table'];
  agenda: T['Frame'][];
}

export type Run<T extends Types, F> = (draft: State<T>, frame: F, tell: Tell<T>) => void;

/** What to do next, for each kind of frame: one small thing, and back. */
export type Frames<T extends Types> = { readonly [K in T['Frame']['kind']]: Run<T, Extract<T['Frame'], { kind: K }>> };

/**
 * The contract. A `state` is only read, a `draft` may be written; the conformance suite holds every game to it.
 * Whom the rules ask, and what they offer, may depend only on what the asked seat and the watchers can see.
 */
export interface Game<T extends Types> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever a golden playthrough does. */
  readonly edition: string;
  readonly rulebook: Rulebook<T['Rule']>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Fields<T['Options']>;
  /** Events that may show what nobody could have worked out before: undo stops at them. */
  readonly reveals: readonly T['Event']['type'][];
  /** What ends things for somebody, such as giving up: whoever plays at random hardly ever does it. */
  readonly rash?: readonly T['Action']['type'][];
  readonly frames: Frames<T>;
  /** What is wrong with these options at a table of so many seats, beyond each option's own range. */
  admit(options: T['Options'], seats: number): Refusal<T['Rule']> | null;
  setup(options: T['Options'], seats: number, rng: Rng): Opening<T>;
  /** The border: nothing is trusted before it. */
  decode(raw: unknown): T['Action'] | null;
  /** Candidate answers; need not all be legal, must include every legal one. */
  propose(state: State<T>, ask: Ask<T>): readonly T['Action'][];
  /** The one authority on legality. */
  judge(state: State<T>, ask: Ask<T>, action: T['Action']): Refusal<T['Rule']> | null;
  perform(draft: State<T>, ask: Ask<T>, action: T['Action'], tell: Tell<T>): void;
  /** Why a seat that is not asked cannot do this now, by public facts; "nobody asked you" where this is left out. */
  unasked?(state: State<T>, seat: Seat, action: T['Action']): Refusal<T['Rule']> | null;
  /** What a seat may know, built field by field; for a spectator, what nobody in particular may know. */
  view(state: State<T>, seat: Seat): T['View'];
  /** Draw afresh, in place, whatever the seat cannot know, or a spectator. */
  imagine(draft: State<T>, seat: Seat, rng: Rng): void;
  clone(table: T['Table']): T['Table'];
  /** What an absent seat does; always legal. */
  fallback(state: State<T>, ask: Ask<T>): T['Action'];
  /** A state of an earlier edition in the shape of today; whoever takes it up looks at what comes of it. */
  renew?(older: State<T>): unknown;
  /** The laws this state breaks: none, or we have a bug. */
  laws(state: State<T>): readonly string[];
}

/** All there is to one type of action, side by side. */
export interface Deed<T extends Types, A> {
  propose(state: State<T>, ask: Ask<T>): readonly A[];
  judge(state: State<T>, ask: Ask<T>, action: A): Refusal<T['Rule']> | null;
  perform(draft: State<T>, ask: Ask<T>, action: A, tell: Tell<T>): void;
}

export type Deeds<T extends Types> = {
  readonly [K in T['Action']['type']]: Deed<T, Extract<T['Action'], { type: K }>>;
};

/** The types of action that can answer each kind of question, or each sort of a game's own. */
export type AnswersTo<T extends Types, K extends string = T['Question']['kind']> = Readonly<
  Record<K, readonly T['Action']['type'][]>
>;

const NOTHING: readonly never[] = [];

/**
 * The three action methods of a game, from one deed for each type of action. Only those that can answer a question are
 * asked to propose; a game that tells questions of one kind apart says by what.
 */
export function fromDeeds<T extends Types, K extends string = T['Question']['kind']>(
  deeds: Deeds<T>,
  answers?: AnswersTo<T, K>,
  sortOf: (question: T['Question']) => string = ({ kind }) => kind,
): Pick<Game<T>, 'propose' | 'judge' | 'perform'> {
  // `Deeds` pairs each type with its own deed, which TypeScript cannot follow through an index.
  const byType = new Map(Object.entries(deeds as unknown as Readonly<Record<string, Deed<T, T['Action']>>>));
  const all = [...byType.values()];
  const bySort = new Map<string, readonly Deed<T, T['Action']>[]>();
  for (const [sort, types] of Object.entries<readonly string[]>(answers ?? {}))
    bySort.set(
      sort,
      [...byType].flatMap(([type, deed]) => (types.includes(type) ? [deed] : [])),
    );
  const deedOf = (action: T['Action']): Deed<T, T['Action']> => {
    const deed = byType.get(action.type);
    if (deed === undefined) throw new Error(`no deed for ${action.type}`);
    return deed;
  };
  return {
    propose(state, ask) {
      let first: readonly T['Action'][] = NOTHING;
      let actions: T['Action'][] | null = null; // a list of its own only from the second deed on
      for (const deed of bySort.get(sortOf(ask.question)) ?? all) {
        const some = deed.propose(state, ask);
        if (some.length === 0) continue;
        if (first.length === 0) first = some;
        else {
          actions ??= first.slice();
          for (const action of some) actions.push(action);
        }
      }
      return actions ?? first;
    },
    judge: (state, ask, action) => deedOf(action).judge(state, ask, action),
    perform: (draft, ask, action, tell) => deedOf(action).perform(draft, ask, action, tell),
  };
}
