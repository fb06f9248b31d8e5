import { askedFor, type Words } from '@questhall/facets';
import { CARD_IDS, type CardId, DECKS, type Deck, READY_IDS, ROLES } from '../../content/index.ts';
import type { EntityId } from '../../types/index.ts';
import { type Reader, type Reading, readKey } from './reading.ts';

/** Cards that a question of this seat is about: drawn, too many, at the brink, or in a hero's possession. */
function cardsAsked(reading: Reading): readonly CardId[] {
  const listed = askedFor(reading, 'keep', 'overflow', 'brink');
  if (listed !== null) return listed.cards;
  const own = askedFor(reading, 'gain', 'explore');
  return own === null ? [] : (reading.view.heroes[own.hero]?.cards ?? []);
}

/** A verb and a card. */
export const card =
  (type: string): Reader =>
  (words, reading) => {
    const id = readKey(words, CARD_IDS, reading, reading.typedWords.card, cardsAsked(reading));
    return id === null ? reading.note(reading.unclear.whichCard) : { type, card: id };
  };

/** By its name, or by its place among the drawn ones. */
export const keep: Reader = (words, reading) => {
  const { typedWords, unclear } = reading;
  const rest = words.filter((word) => !typedWords.reshuffle.includes(word));
  const drawn = cardsAsked(reading);
  const id =
    (rest.length === 1 ? drawn[Number(rest[0]) - 1] : undefined) ??
    readKey(rest, CARD_IDS, reading, typedWords.card, drawn);
  return id === null
    ? reading.note(unclear.whichCard)
    : { type: 'keep', card: id, reshuffle: rest.length < words.length };
};

/** Without a word it is the only card there is to do it with. */
export const survive: Reader = (words, reading) => {
  const [only, other] = askedFor(reading, 'brink')?.cards ?? [];
  if (words.length === 0 && only !== undefined && other === undefined) return { type: 'survive', card: only };
  return card('survive')(words, reading);
};

const deckWords =
  ({ typedWords }: Reading) =>
  (deck: Deck): Words =>
    typedWords.deck[deck];

export const gain: Reader = (words, reading) => {
  const deck = readKey(words, DECKS, reading, deckWords(reading), askedFor(reading, 'gain')?.decks ?? []);
  return deck === null ? reading.note(reading.unclear.whichDeck) : { type: 'gain', deck };
};

/** A ready-made hero by its name. */
export const become: Reader = (words, reading) => {
  const set = readKey(words, READY_IDS, reading, reading.typedWords.ready);
  return set === null ? reading.note(reading.unclear.whichHero) : { type: 'takeReady', set };
};

/** The heroes at the end of these words, and the words before them. */
function heroesAtEnd(
  words: readonly string[],
  { view, typedWords }: Reading,
  most: number,
): { readonly heroes: readonly EntityId[]; readonly rest: readonly string[] } {
  const heroOf = (word: string): EntityId | null => {
    const role = ROLES.find((one) => word !== '' && typedWords.role[one].some((name) => name.startsWith(word)));
    return view.heroes.find((hero) => hero.role === role)?.id ?? null;
  };
  const heroes: EntityId[] = [];
  let rest = words;
  for (let hero = heroOf(rest.at(-1) ?? ''); hero !== null && heroes.length < most; hero = heroOf(rest.at(-1) ?? '')) {
    heroes.unshift(hero);
    rest = rest.slice(0, -1);
  }
  return { heroes, rest };
}

/** `award offense equipment`. */
export const award: Reader = (words, reading) => {
  const {
    heroes: [hero],
  } = heroesAtEnd(words.slice(0, 1), reading, 1);
  const deck = readKey(words.slice(1), DECKS, reading, deckWords(reading));
  return hero === undefined || deck === null
    ? reading.note(reading.unclear.heroAndDeck)
    : { type: 'award', hero, deck };
};

export const hand: Reader = (words, reading) => {
  const {
    heroes: [to],
    rest,
  } = heroesAtEnd(words, reading, 1);
  const id = readKey(rest, CARD_IDS, reading, reading.typedWords.card, cardsAsked(reading));
  return to === undefined || id === null
    ? reading.note(reading.unclear.cardAndHero)
    : { type: 'handOver', card: id, to };
};

/** From its owner, unless somebody else is named before the one it goes to. */
export const trade: Reader = (words, reading) => {
  const { heroes, rest } = heroesAtEnd(words, reading, 2);
  const owned = reading.view.heroes.flatMap(({ cards }) => cards);
  const id = readKey(rest, CARD_IDS, reading, reading.typedWords.card, owned);
  const to = heroes.at(-1);
  if (id === null || to === undefined) return reading.note(reading.unclear.cardAndReceiver);
  const owner = reading.view.heroes.find(({ cards }) => cards.includes(id))?.id;
  const from = heroes.length === 2 ? heroes[0] : owner;
  return from === undefined
    ? reading.note(reading.unclear.nobodyHas(rest.join(' ')))
    : { type: 'trade', card: id, from, to };
};
