import type { Words } from '@questhall/facets';
import type { CardId, Deck, MonsterId, Negative, ReadyId, Role } from '../../content/index.ts';
import type { BenefitId, EntityId } from '../../types/index.ts';
import type { Figures } from '../telling/figures.ts';
import type { Letters } from '../telling/signs.ts';

/** Whatever an answer can begin with. */
export type VerbName =
  | 'gain'
  | 'become'
  | 'keep'
  | 'exchange'
  | 'award'
  | 'hand'
  | 'discard'
  | 'trade'
  | 'accept'
  | 'yes'
  | 'decline'
  | 'done'
  | 'end'
  | 'stand'
  | 'walk'
  | 'open'
  | 'place'
  | 'use'
  | 'attack'
  | 'name'
  | 'reduce'
  | 'flee'
  | 'dodge'
  | 'protect'
  | 'guard'
  | 'survive'
  | 'recover'
  | 'rock'
  | 'crawl'
  | 'activate';

/** What can be typed in one language. */
export interface TypedWords {
  readonly verbs: Readonly<Record<VerbName, Words>>;
  /** Words that people put in and that say nothing. */
  readonly fillers: readonly string[];
  /** To strike without a weapon, and to shuffle the discards back. */
  readonly hands: Words;
  readonly reshuffle: Words;
  /** The eight points of the compass, clockwise from north. */
  readonly points: readonly Words[];
  /** A letter for each side of a square that a door can be on, clockwise from north. */
  readonly sides: readonly [Words, Words, Words, Words];
  readonly letters: Letters;
  readonly role: Readonly<Record<Role, Words>>;
  readonly deck: Readonly<Record<Deck, Words>>;
  readonly effect: Readonly<Record<Negative, Words>>;
  ready(id: ReadyId): Words;
  card(id: CardId): Words;
  benefit(id: BenefitId): Words;
  monster(id: MonsterId): Words;
}

/** What somebody is told whose words meant nothing, in one language. */
export interface Unclear {
  readonly whichCard: string;
  readonly whichDeck: string;
  readonly whichHero: string;
  readonly whichEffect: string;
  readonly whatToUse: string;
  readonly heroAndDeck: string;
  readonly cardAndHero: string;
  readonly cardAndReceiver: string;
  readonly square: string;
  readonly noDoor: string;
  readonly nobody: string;
  nobodyHas(what: string): string;
  nothingAfter(rest: string): string;
  nothingCalled(what: string): string;
  nobodyCalled(who: string): string;
  nobodyInRange(benefit: BenefitId): string;
  whichDoor(doors: readonly string[]): string;
  whom(view: Figures, ids: readonly EntityId[]): string;
  /** `“g” may be Ghoul 1 or Ghoul 2.` */
  mayBe(typed: string, names: readonly string[]): string;
  mayBeAnyOf(typed: string, view: Figures, ids: readonly EntityId[]): string;
  beyond(typed: string): string;
}
