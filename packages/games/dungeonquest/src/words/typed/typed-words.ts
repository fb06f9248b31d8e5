import type { Card } from '../../content/combat-cards.ts';
import type { Mode } from '../../content/modes.ts';
import type { Action } from '../../types/index.ts';
import type { Names } from '../names.ts';
import type { Corner } from '../telling/spots.ts';

/** How something is typed: the first is what lists show, the others are understood as well. */
export type Spellings = readonly [string, ...string[]];

/** Answers that are more than one word. */
type Wordy =
  | 'agree'
  | 'lay'
  | 'reroll'
  | 'spend'
  | 'playPower'
  | 'useItem'
  | 'takeHero'
  | 'takeTower'
  | 'move'
  | 'turn'
  | 'head'
  | 'layTile'
  | 'drop'
  | 'resolve'
  | 'arrange'
  | 'retreat'
  | 'layPower'
  | 'discard';

/** Answers that are one word and nothing else. */
export type PlainType = Exclude<Action['type'], Wordy>;

/** The words that are typed in one language. */
export interface TypedWords {
  readonly modes: Readonly<Record<Mode | 'base', Spellings>>;
  readonly cards: Readonly<Record<Card, Spellings>>;
  readonly plain: Readonly<Record<PlainType, Spellings>>;
  readonly reroll: Spellings;
  readonly spend: Spellings;
  readonly power: Spellings;
  readonly item: Spellings;
  readonly head: Spellings;
  readonly tile: Spellings;
  readonly drop: Spellings;
  readonly take: Spellings;
  readonly order: Spellings;
  readonly retreat: Spellings;
  readonly discard: Spellings;
  /** By direction, clockwise from north. */
  readonly ways: readonly [Spellings, Spellings, Spellings, Spellings];
  readonly turns: Readonly<Record<'left' | 'right', Spellings>>;
  readonly corners: Readonly<Record<Corner, Spellings>>;
  /** Words that may stand before the name of a card, a mode, a hero, a tower or a way: `lay slash`, `go north`. */
  readonly leads: Spellings;
  readonly names: Names;
}
