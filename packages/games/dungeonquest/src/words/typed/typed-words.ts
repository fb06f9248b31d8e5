import type { Card } from '../../content/combat-cards.ts';
import type { Mode } from '../../content/modes.ts';
import type { Action } from '../../types.ts';

/** How something is typed: the first is what lists show, the others are understood as well. */
export type Spellings = readonly [string, ...string[]];

/** Answers in the keep that say what or where with one word behind their own. */
export const NAMING = [
  'takeHero',
  'takeTower',
  'move',
  'turn',
  'head',
  'layTile',
  'drop',
  'resolve',
  'arrange',
  'retreat',
  'layPower',
  'discard',
] as const;
export type NamingType = (typeof NAMING)[number];

/** Answers that are one word and nothing else. */
export type PlainType = Exclude<
  Action['type'],
  NamingType | 'agree' | 'lay' | 'reroll' | 'spend' | 'playPower' | 'useItem'
>;

/** The words that are typed in one language. */
export interface TypedWords {
  readonly modes: Readonly<Record<Mode | 'base', Spellings>>;
  readonly cards: Readonly<Record<Card, Spellings>>;
  readonly plain: Readonly<Record<PlainType, Spellings>>;
  readonly reroll: Spellings;
  readonly spend: Spellings;
  readonly power: Spellings;
  readonly item: Spellings;
  readonly keep: Readonly<Record<NamingType, Spellings>>;
  /** Words that may stand before the name of a card or a mode: `lay slash`. */
  readonly leads: Spellings;
}
