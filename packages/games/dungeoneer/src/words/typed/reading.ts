import type { Note, Words } from '@questhall/facets';
import type { Ask, Seat, Sight } from '@questhall/kernel';
import { type CardId, FORMS, type Form, type MapId, type QuestId, SIDES, type Side } from '../../content/index.ts';
import { seatsIn, spacesOf } from '../../queries/table.ts';
import type { Combatant, Dungeoneer, Question, QuestionOf, View } from '../../types/index.ts';
import { leadHero } from '../telling/people.ts';
import { currentAttacks, otherSide } from '../telling/strikes.ts';
import { maybe, readSlots as read, type Slot, slot } from './slots.ts';
import type { TypedWords, Unclear } from './typed-words.ts';

/** Somebody's words are being read. */
export interface Reading {
  readonly view: View;
  readonly seat: Seat;
  readonly asks: readonly Ask<Dungeoneer>[];
  readonly words: TypedWords;
  readonly unclear: Unclear;
  readonly note: Note;
}

/** What the words behind a verb mean to whoever is asked, as data to decode; null when they mean nothing. */
export type Reader = (typed: readonly string[], reading: Reading) => unknown;

export const readingOf = (
  { view, seat, asks }: Sight<Dungeoneer>,
  rest: Pick<Reading, 'words' | 'unclear' | 'note'>,
): Reading => ({ view, seat, asks, ...rest });

/** The first question of this seat of one of these kinds. */
export function askedFor<K extends Question['kind']>({ asks }: Reading, ...kinds: readonly K[]): QuestionOf<K> | null {
  const found = asks.map(({ question }) => question).find(({ kind }) => kinds.some((one) => one === kind));
  return (found ?? null) as QuestionOf<K> | null; // a checked border: its kind was looked at just now
}

export { read };

/** One thing after a verb, or null. */
export function readOne<V>(typed: readonly string[], one: Slot<V>, reading: Reading): { readonly value: V } | null {
  const values = read(typed, [one], reading);
  return values === null ? null : { value: values[0] as V }; // there is one slot
}

/** What comes first decides what else has to be said. */
export function readFirst<V>(
  typed: readonly string[],
  first: Slot<V>,
  reading: Reading,
  goOn: (value: V, rest: readonly string[]) => unknown,
): unknown {
  const quiet: Reading = { ...reading, note: () => null };
  for (let length = typed.length; length > 0; length--) {
    const found = readOne(typed.slice(0, length), { ...first, missing: undefined }, quiet);
    if (found !== null) return goOn(found.value, typed.slice(length));
  }
  const only = readOne(typed, first, reading);
  return only === null ? null : goOn(only.value, []);
}

// What can stand behind a verb.

export const seatWords = ({ view, words }: Pick<Reading, 'view' | 'words'>, seat: Seat): Words => {
  const hero = leadHero(view, seat);
  return hero === null ? [String(seat + 1)] : words.hero(hero);
};

export const seatSlot = (reading: Reading, seats: readonly Seat[]): Slot<Seat> =>
  slot(seats.map((seat) => [seat, seatWords(reading, seat)] as const));

/** Everybody else who is in the game. */
export const othersIn = ({ view, seat }: Pick<Reading, 'view' | 'seat'>): readonly Seat[] =>
  seatsIn(view).filter((other) => other !== seat);

export const cardSlot = ({ words }: Reading, cards: readonly CardId[]): Slot<CardId> =>
  slot(cards.map((card) => [card, words.card(card)] as const));

export const questSlot = ({ words }: Reading, quests: readonly QuestId[]): Slot<QuestId> =>
  slot(quests.map((quest) => [quest, words.quest(quest)] as const));

export const mapSlot = ({ words }: Reading, maps: readonly MapId[]): Slot<MapId> =>
  slot(maps.map((map) => [map, words.map(map)] as const));

export const spaceSlot = (reading: Reading): Slot<MapId> => mapSlot(reading, spacesOf(reading.view));

export const formSlot = ({ words }: Reading, forms: readonly Form[] = FORMS): Slot<Form> =>
  slot(forms.map((form) => [form, words.form[form]] as const));

export const sideSlot = ({ words }: Reading): Slot<Side> =>
  slot(SIDES.map((side) => [side, words.side[side]] as const));

/** A word that is there or not. */
export const flagSlot = (names: Words): Slot<boolean> => maybe([[true, names]], false);

/** Somebody who fights, by the name of card, Quest or hero. */
export function fighterWords(reading: Pick<Reading, 'view' | 'words'>, { seat, card, quest }: Combatant): Words {
  if (quest !== null) return reading.words.quest(quest);
  return card === null ? seatWords(reading, seat) : reading.words.card(card);
}

/** An attack of the running combat, by who is on the other side. */
export const strikeSlot = (reading: Reading): Slot<number> =>
  slot(
    currentAttacks(reading.view).map(
      (one) => [one.index, fighterWords(reading, otherSide(one, reading.seat))] as const,
    ),
  );
