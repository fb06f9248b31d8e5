import { keyOf, type Words } from '@questhall/facets';
import { findHero } from '../../queries/entities.ts';
import type { EntityId, Hero, Location, Piece, Stay, View } from '../../types/index.ts';
import type { Names } from '../names.ts';
import { signIn } from '../telling/signs.ts';
import { type Choice, choice, type Fields, nameFor, type Part, type Reading, wordFor } from './reading.ts';
import type { About, WordName } from './typed-words.ts';

/** Anything with a name in a list of them. */
export const named = <N extends keyof Names>(
  about: About,
  list: N,
  ids: readonly (keyof Names[N])[],
  more: Partial<Pick<Choice<keyof Names[N]>, 'field' | 'near'>> = {},
): Part =>
  choice<keyof Names[N]>({
    about,
    field: list,
    all: () => ids,
    words: (id, reading) => nameFor(list, id, reading),
    ...more,
  });

/** Something that nobody sells or sets without a word, even if there is only one. */
export const said = (part: Part): Part => ({ ...part, only: () => null });

/** A word that has to be there, and says nothing more than that. */
export const literal = (about: About, name: WordName): Part => ({
  about,
  write: (_action, reading) => wordFor(name, reading)[0],
  read: ([word = '', ...rest], reading) => (rest.length === 0 && wordFor(name, reading).includes(word) ? [{}] : []),
  only: () => null,
});

/** A word that may be there. */
export const flag = (field: string, about: About, name: WordName): Part => ({
  about,
  write: (_action, reading) => wordFor(name, reading)[0],
  read: ([word = '', ...rest], reading) =>
    rest.length === 0 && wordFor(name, reading).includes(word) ? [{ [field]: true }] : [],
  only: () => ({ [field]: false }),
});

export const number = (field: string): Part => ({
  about: 'number',
  write: (action) => String(action[field]),
  read: ([word = '', ...rest]) => (rest.length === 0 && /^\d{1,5}$/.test(word) ? [{ [field]: Number(word) }] : []),
  only: () => null,
});

/** Some of a list in its order, or none. */
export const several = (field: string, about: About, each: Part, order: readonly string[]): Part => ({
  about,
  write: (action, reading) =>
    manyIn(action[field])
      .map((one) => each.write({ one }, reading))
      .join(' '),
  read(words, reading, given) {
    const found = words.map((word) => each.read([word], reading, given)[0]?.['one']);
    if (found.some((one) => one === undefined)) return [];
    return [{ [field]: order.filter((one) => found.includes(one)) }];
  },
  only: () => ({ [field]: [] }),
});

export const manyIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const heroWords = (view: View, id: EntityId): Words => [keyOf([findHero(view, id)?.name ?? `#${id}`])];

/** A hero by its name: those first who can be meant. */
export const hero = (
  field: string,
  isNear: (hero: Hero, reading: Reading, given: Fields) => boolean = () => true,
): Part =>
  choice<EntityId>({
    about: 'hero',
    field,
    all: ({ view }) => view.party.map(({ id }) => id),
    near: (reading, given) => reading.view.party.filter((one) => isNear(one, reading, given)).map(({ id }) => id),
    words: (id, { view }) => heroWords(view, id),
  });

/** A hero, or nobody by a word for it. */
export const heroOr = (
  field: string,
  nobody: WordName,
  near: (reading: Reading, given: Fields) => readonly (EntityId | null)[],
): Part =>
  choice<EntityId | null>({
    about: 'hero',
    field,
    all: ({ view }) => [null, ...view.party.map(({ id }) => id)],
    near,
    words: (id, reading) => (id === null ? wordFor(nobody, reading) : heroWords(reading.view, id)),
  });

const stayIn = ({ town }: View, id: EntityId): Stay | null => town?.stays[id] ?? null;

/** Whoever is in Town like this. */
export const staying = (isMeant: (stay: Stay) => boolean): Part =>
  hero('hero', ({ id }, { view }) => {
    const stay = stayIn(view, id);
    return stay !== null && isMeant(stay);
  });

/** Whoever is in there; nobody else is meant, unless nobody is. */
export function inside(location: Location): Part {
  const guestsOf = ({ view }: Reading): readonly EntityId[] =>
    view.party.map(({ id }) => id).filter((id) => stayIn(view, id)?.visit?.location === location);
  const heroesOf = ({ view }: Reading): readonly EntityId[] => view.party.map(({ id }) => id);
  return choice<EntityId>({
    about: 'hero',
    field: 'hero',
    all: (reading) => (guestsOf(reading).length > 0 ? guestsOf(reading) : heroesOf(reading)),
    near: guestsOf,
    words: (id, { view }) => heroWords(view, id),
  });
}

/** Somebody who waits at the Wagon. */
export const waiting: Part = choice<number>({
  about: 'hero',
  field: 'waiting',
  all: ({ view }) => view.wagon.map((one) => one.hero),
  words: (id, { view }) => [keyOf([view.wagon.find((one) => one.hero === id)?.name ?? `#${id}`])],
});

/** Heroes by their names, monsters by their signs on the map or by their names. */
export function figureWords(id: EntityId, reading: Reading): Words {
  const { view, typedWords } = reading;
  if (findHero(view, id) !== null) return heroWords(view, id);
  const sign = signIn(typedWords.letters, view, id);
  const line = view.expedition?.encounter?.sheet.find(({ monster }) => monster === id);
  const record = line?.record ?? view.expedition?.monsters.find((one) => one.id === id)?.record;
  const names = record === undefined ? [] : nameFor('monster', record, reading);
  return [sign, ...names.map((name) => `${name}-${line?.number ?? 1}`)];
}

/** Everybody on the board, and the dead whom somebody may raise. */
export const figuresOf = ({ view }: Reading): readonly EntityId[] => [
  ...view.party.map(({ id }) => id),
  ...(view.expedition?.encounter?.sheet ?? []).filter(({ state }) => state !== 'left').map(({ monster }) => monster),
];

export const figure = (field: string, near: (reading: Reading, given: Fields) => readonly EntityId[]): Part =>
  choice<EntityId>({ about: 'whom', field, all: figuresOf, near, words: figureWords });

/** A piece by the name of its item; the second of a kind has a number. */
function pieceWords(pieces: readonly Piece[], at: number, reading: Reading): Words {
  const item = pieces[at]?.item;
  if (item === undefined) return [`#${at}`];
  const before = pieces.slice(0, at).filter((other) => other.item === item).length;
  const [first, ...rest] = nameFor('item', item, reading);
  const numbered = (name: string): string => (before === 0 ? name : `${name}-${before + 1}`);
  return [numbered(first), ...rest.map(numbered)];
}

/** What a hero carries; nothing, where a hand can be empty. */
export const piece = (
  field: string,
  piecesIn: (reading: Reading, given: Fields) => readonly Piece[],
  near: (pieces: readonly Piece[]) => readonly (number | null)[] = allOf,
): Part =>
  choice<number | null>({
    about: 'piece',
    field,
    all: (reading, given) => near(piecesIn(reading, given)),
    words: (at, reading, given) =>
      at === null ? wordFor('nothing', reading) : pieceWords(piecesIn(reading, given), at, reading),
  });

const allOf = (pieces: readonly Piece[]): readonly number[] => pieces.map((_, at) => at);

export const carriedBy =
  (field: string) =>
  ({ view }: Reading, given: Fields): readonly Piece[] =>
    findHero(view, Number(given[field]))?.build.pieces ?? [];

export const inBaggage = ({ view }: Reading): readonly Piece[] => view.baggage;
