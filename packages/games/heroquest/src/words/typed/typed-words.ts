import type { DreadSpell } from '../../content/dread-spells.ts';
import type { Hero } from '../../content/heroes.ts';
import type { School, Spell } from '../../content/spells.ts';
import type { Action, FigureId, Item, View } from '../../types/index.ts';

/** Every verb, by what it is called in English. */
export const VERBS = [
  'order',
  'school',
  'hide',
  'roll',
  'walk',
  'jump',
  'open',
  'close',
  'hold',
  'attack',
  'throw',
  'cast',
  'search',
  'disarm',
  'drink',
  'give',
  'take',
  'elixir',
  'ring',
  'leave',
  'end',
  'free',
  'lift',
  'drop',
  'hand',
  'gear',
  'enter',
  'steer',
  'activate',
  'dread',
  'place',
  'aside',
  'rescue',
  'reroll',
  'keep',
  'pass',
  'buy',
  'sell',
  'trade',
  'pay',
  'wear',
  'name',
  'ready',
] as const;
export type Verb = (typeof VERBS)[number];

type Sought = Extract<Action, { type: 'search' }>['what'];
type Tool = Extract<Action, { type: 'disarm' }>['with'];
export type Mode = NonNullable<Extract<Action, { type: 'cast' }>['mode']>;

/**
 * The words of one language that are typed. Words of several parts have dashes between them; where there are several
 * for one thing, the first is the one that is shown.
 */
export interface TypedWords {
  readonly verbs: Readonly<Record<Verb, readonly [string, ...string[]]>>;
  /** Words that people put in and that say nothing. */
  readonly fillers: readonly string[];
  /** Parts of a name that may be left out: `of`. */
  readonly particles: readonly string[];
  readonly heroes: Readonly<Record<Hero, string>>;
  readonly items: Readonly<Record<Item | 'gold', string>>;
  readonly spells: Readonly<Record<Spell, string>>;
  /** With their full names, which are understood as well. */
  readonly dreadSpells: Readonly<Record<DreadSpell, readonly [string, ...string[]]>>;
  readonly schools: Readonly<Record<School, string>>;
  readonly searches: Readonly<Record<Sought, readonly [string, ...string[]]>>;
  readonly tools: Readonly<Record<Tool, string>>;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly nothing: readonly [string, ...string[]];
  readonly genie: string;
  readonly captive: readonly [string, ...string[]];
  /** A monster of this name on its card. */
  monster(name: string): string;
  /** The eight points of the compass, north first, then clockwise, by letters and in full. */
  readonly points: readonly string[];
  readonly pointNames: readonly string[];
  /** The east and the south side of a square, behind its column and row. */
  readonly sides: { readonly east: string; readonly south: string };
}

/** What is said to somebody whose words came to nothing, in one language. */
export interface Hints {
  or(names: readonly string[]): string;
  mayBe(words: string, names: string): string;
  nothingAfter(words: string): string;
  readonly boardEnds: string;
  readonly square: string;
  noSquare(typed: string, columnMax: number, rowMax: number): string;
  door(examples: string): string;
  readonly doorExample: string;
  whom(names: string): string;
  readonly whomElse: string;
  readonly nobodyToFight: string;
  nobodyCalled(words: string): string;
  readonly jump: string;
  readonly sought: string;
  readonly disarm: string;
  readonly hero: string;
  readonly order: string;
  readonly room: string;
  readonly name: string;
  readonly steer: string;
  /** The spells that are left; empty when none is known. */
  spell(left: string): string;
  aim(spell: Spell, what: 'hero' | 'monster' | 'square'): string;
  readonly dread: string;
  readonly rescue: string;
  school(schools: string): string;
  readonly hold: string;
  readonly drink: string;
  readonly give: string;
  readonly take: string;
  trading(verb: 'buy' | 'sell'): string;
  readonly trade: string;
  readonly pay: string;
  readonly wear: string;
}

/** All that is needed to understand somebody. */
export interface Ear {
  /** The language that is spoken first, then those that are understood besides. */
  readonly typedWords: readonly [TypedWords, ...TypedWords[]];
  readonly hints: Hints;
  figureIn(view: View, id: FigureId): string;
}
