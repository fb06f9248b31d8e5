import type { CardSet, SetId } from '../cards.ts';
import type { Grade } from '../vocabulary.ts';
import { ED } from './ed.ts';
import { HD } from './hd.ts';
import { HW } from './hw.ts';
import { LD } from './ld.ts';
import { SUPPLEMENT } from './supplement.ts';

/** Cards as they are written, by their ids: each is one line, in several parts where it would be too long. */
export type Written<K extends string = string> = Readonly<Record<K, string | readonly string[]>>;

type KeysOf<T> = T extends unknown ? keyof T & string : never;
type OfSets<K extends 'heroes' | 'quests' | 'maps' | 'adventures'> =
  | KeysOf<(typeof HD)[K]>
  | KeysOf<(typeof HW)[K]>
  | KeysOf<(typeof ED)[K]>
  | KeysOf<(typeof LD)[K]>;
type OfSupplement<K extends 'heroes' | 'quests'> = KeysOf<(typeof SUPPLEMENT)[Grade][K]>;

export type CardId = OfSets<'adventures'>;
export type MapId = OfSets<'maps'>;
export type HeroId = OfSets<'heroes'> | OfSupplement<'heroes'>;
export type QuestId = OfSets<'quests'> | OfSupplement<'quests'>;

/** All cards of a set but those that are only handled, like Trackers. [comp.deck-of-55] */
export interface WrittenSet {
  readonly set: CardSet;
  readonly heroes: Partial<Written<HeroId>>;
  readonly quests: Partial<Written<QuestId>>;
  readonly maps: Partial<Written<MapId>>;
  readonly adventures: Partial<Written<CardId>>;
}

export const WRITTEN_SETS: Readonly<Record<SetId, WrittenSet>> = { HD, HW, ED, LD };
export const WRITTEN_SUPPLEMENT: Readonly<Record<Grade, Pick<WrittenSet, 'heroes' | 'quests'>>> = SUPPLEMENT;
