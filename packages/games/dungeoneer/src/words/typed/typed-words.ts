import { joinAllWords, joinWords, type Words } from '@questhall/facets';
import type { CardId, Form, HeroId, MapId, QuestId, Side } from '../../content/index.ts';
import type { PileName } from '../../types/index.ts';

/** Whatever an answer can begin with. */
export const VERB_NAMES = [
  'begin',
  'pass',
  'end',
  'resign',
  'hero',
  'start',
  'lay',
  'place',
  'yes',
  'no',
  'play',
  'send',
  'attack',
  'drop',
  'pair',
  'move',
  'sewer',
  'portal',
  'explore',
  'peek',
  'order',
  'use',
  'attempt',
  'search',
  'take',
  'deliver',
  'leave',
  'pick',
  'lift',
  'stand',
  'lie',
  'challenge',
  'lead',
  'hit',
  'steal',
  'minion',
  'discard',
  'stow',
  'peril',
  'shift',
  'stop',
  'draw',
] as const;
export type VerbName = (typeof VERB_NAMES)[number];

/** What can be typed in one language. */
export interface TypedWords {
  readonly verbs: Readonly<Record<VerbName, Words>>;
  /** Words that people put in and that say nothing. */
  readonly fillers: readonly string[];
  /** A card that is laid upside down; a Treasure that is used as it is played. */
  readonly turned: Words;
  readonly now: Words;
  readonly special: Words;
  /** One of several things that a card can do: `option 2`. */
  readonly option: Words;
  /** A challenge for which one lies down; nobody, nothing, none. */
  readonly lying: Words;
  readonly nobody: Words;
  readonly side: Readonly<Record<Side, Words>>;
  readonly form: Readonly<Record<Form, Words>>;
  readonly pile: Readonly<Record<PileName, Words>>;
  readonly stow: Readonly<Record<'hand' | 'pack' | 'discard', Words>>;
  card(id: CardId): Words;
  hero(id: HeroId): Words;
  ability(id: HeroId): Words;
  quest(id: QuestId): Words;
  map(id: MapId): Words;
}

/** What somebody is told whose words meant nothing, in one language. */
export interface Unclear {
  /** `Add what: Mud Ghoul or Cellar Rats.` */
  missing(names: readonly string[]): string;
  unknown(typed: string): string;
  /** `“m” may be Mud Ghoul or Mortar Golem.` */
  mayBe(typed: string, names: readonly string[]): string;
  nothingAfter(rest: string): string;
}

/** Words of one language, and behind them those of another one that are understood as well. */
export const alsoIn = (own: TypedWords, other: TypedWords): TypedWords => ({
  verbs: joinAllWords(own.verbs, other.verbs),
  fillers: [...own.fillers, ...other.fillers.filter((word) => word.length > 1)], // a letter may be a cell of the map
  turned: joinWords(own.turned, other.turned),
  now: joinWords(own.now, other.now),
  special: joinWords(own.special, other.special),
  option: joinWords(own.option, other.option),
  lying: joinWords(own.lying, other.lying),
  nobody: joinWords(own.nobody, other.nobody),
  side: joinAllWords(own.side, other.side),
  form: joinAllWords(own.form, other.form),
  pile: joinAllWords(own.pile, other.pile),
  stow: joinAllWords(own.stow, other.stow),
  card: (id) => joinWords(own.card(id), other.card(id)),
  hero: (id) => joinWords(own.hero(id), other.hero(id)),
  ability: (id) => joinWords(own.ability(id), other.ability(id)),
  quest: (id) => joinWords(own.quest(id), other.quest(id)),
  map: (id) => joinWords(own.map(id), other.map(id)),
});
