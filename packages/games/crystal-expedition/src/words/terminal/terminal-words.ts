import type { OptionWords } from '@questhall/facets';
import type { CrystalWording } from '../telling/wording.ts';
import type { TypedWords, Unclear } from '../typed/typed-words.ts';

/** What the terminal says besides what every player is told. */
export interface TerminalTexts {
  /** Where the party is, over everything else. */
  readonly beginning: string;
  town(stay: number): string;
  exploring(dungeon: number, level: number): string;
  fighting(dungeon: number, level: number, round: number): string;
  /** Glory, purse, raw Crystals, tokens. */
  progress(glory: number, purse: string, raw: number, tokens: number): string;
  quest(quest: string, done: number, goal: number): string;
  /** What the signs of the map mean. */
  readonly legend: Readonly<Record<'stairs' | 'down' | 'crystal' | 'opening' | 'closed' | 'open', string>>;
  readonly sides: readonly [string, string, string, string];
  goesOn(sides: readonly string[]): string;
  /** Figures, and what is upon them. */
  hitpoints(left: number, most: number): string;
  readonly unconscious: string;
  grit(n: number): string;
  grab(n: number): string;
  armor(n: number): string;
  speed(n: number): string;
  base(n: number): string;
  fate(n: number): string;
  shield(n: number): string;
  reflect(n: number): string;
  bounties(n: number): string;
  readonly dead: string;
  readonly monsterSheet: string;
  turnOf(who: string, left: string): string;
  /** An Attack that is open. */
  attack(who: string, dice: string, total: number, grit: number, whom: string): string;
  focus(who: string, dice: string): string;
  surges(surges: number, fate: number): string;
  rested(rest: string): string;
  /** In Town. */
  visits(n: number): string;
  readonly ready: string;
  at(location: string): string;
  dungeon(number: number, text: string, isVisited: boolean): string;
  boosts(names: readonly string[]): string;
  gems(names: readonly string[], raw: number): string;
  baggage(names: readonly string[]): string;
  waiting(names: readonly string[]): string;
  /** Odds of every Attack that could be made now. */
  strike(whom: string, how: string, odds: string): string;
  /** What sorts of things there are, besides those that have a slot or a type. */
  readonly things: ThingTexts;
  /** What a newcomer wants to know, and how a table is opened. */
  readonly hints: readonly string[];
  readonly openings: readonly string[];
  readonly options: Readonly<Record<'begin' | 'expeditions', OptionWords>>;
  choice(option: string, value: string): string;
  idleMonsters(seat: number): string;
  readonly topic: string;
  /** Placeholders for what is typed behind a verb. */
  readonly blanks: Readonly<Record<Blank, string>>;
}

interface ThingTexts {
  readonly gem: string;
  readonly race: string;
  readonly heroClass: string;
  level(level: number): string;
}

export type Blank =
  | 'hero'
  | 'square'
  | 'item'
  | 'gem'
  | 'crowns'
  | 'race'
  | 'class'
  | 'name'
  | 'to'
  | 'whom'
  | 'features'
  | 'piece'
  | 'side'
  | 'what';

/** All that a language brings to the terminal. */
export interface TerminalWords {
  readonly texts: TerminalTexts;
  readonly wording: CrystalWording;
  readonly typedWords: TypedWords;
  readonly unclear: Unclear;
}
