import type { Words } from '@questhall/facets';
import type { Action } from '../../types/index.ts';
import type { Names } from '../names.ts';
import type { Letters } from '../telling/signs.ts';

/** Words behind a verb that name nothing on the table. */
export type WordName =
  | 'nothing'
  | 'baggage'
  | 'raw'
  | 'shared'
  | 'cheaply'
  | 'here'
  | 'plain'
  | 'race'
  | 'class'
  | 'wagon'
  | 'empty'
  | 'own'
  | 'precision'
  | 'orb'
  | 'reflect'
  | 'shield';

/** What can be typed in one language. */
export interface TypedWords {
  readonly verbs: Readonly<Record<Action['type'], Words>>;
  readonly names: Names;
  readonly words: Readonly<Record<WordName, Words>>;
  /** The eight points of the compass, clockwise from north. */
  readonly points: readonly Words[];
  readonly letters: Letters;
  /** Words that people put in and that say nothing. */
  readonly fillers: readonly string[];
  /** Another language that is understood as well. */
  readonly also: TypedWords | null;
}

/** What the words behind a verb are about: whoever leaves one out is told which. */
export type About =
  | 'hero'
  | 'whom'
  | 'square'
  | 'piece'
  | 'item'
  | 'gem'
  | 'location'
  | 'number'
  | 'dungeon'
  | 'boost'
  | 'element'
  | 'form'
  | 'activator'
  | 'crystal'
  | 'choice'
  | 'exit'
  | 'die'
  | 'effect'
  | 'interrupt'
  | 'raceOrClass'
  | 'name';

/** What somebody is told whose words meant nothing, in one language. */
export interface Unclear {
  readonly missing: Readonly<Record<About, string>>;
  noSuch(about: About, typed: string): string;
  nothingAfter(rest: string): string;
  /** `“sell ring” may be …` */
  mayBe(typed: string, answers: readonly string[]): string;
}
