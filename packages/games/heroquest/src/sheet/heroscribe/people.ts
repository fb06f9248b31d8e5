import {
  type Figure,
  isMonster,
  MONSTER_CARDS,
  type Monster,
  NAMED_CARDS,
  PUBLISHED_CARDS,
  STATISTICS,
} from '../../content/monsters.ts';
import { NAMES } from '../../content/names.ts';
import { NAME_LENGTH_MAX } from '../limits.ts';
import type { NamedMonster, Square } from '../sheet.ts';
import { CORRIDOR, nameSquare, roomAt } from '../squares.ts';
import { addMonster, type Draft, distance, freeNear, isFree, roomsOf, warn } from './draft.ts';
import type { Person } from './names.ts';
import { type Change, changed } from './stats.ts';
import { reachedFrom, walkFrom } from './walk.ts';

/** Rows that notes may make; a sheet has twice the room. */
const PEOPLE_MAX = 30;

/** The row of a person, made and put on the board at the first call. Null when nobody knows what or where he is. */
export function ensurePerson(
  draft: Draft,
  { name, figure }: Person,
  near: readonly Square[],
  text: string,
): string | null {
  const key = keyOf(draft, name);
  if (draft.guardians.has(key)) return key;
  if (draft.named.length >= PEOPLE_MAX) return null;
  const stranger = draft.named.find((row) => text.includes(row.name) && !draft.guardians.has(row.key));
  const victim = pick(draft, stranger?.key ?? (figure !== null && isMonster(figure) ? figure : null), near, name);
  if (victim !== null) {
    const before = rowOf(draft, victim.key);
    draft.named.push({ ...before, key, name });
    victim.key = key;
  } else {
    const wanted = near[0] ?? farthest(draft);
    const at = isFree(draft, wanted) ? wanted : freeNear(draft, wanted);
    if (figure === null || at < 0) {
      warn(draft, `${name} is on no square of the file, and stays a note`);
      return null;
    }
    draft.named.push({ ...plainRow(figure), key, name });
    addMonster(draft, key, at);
    warn(draft, `${name} is on no square of the file: placed at ${nameSquare(draft.plan, at)}`);
  }
  draft.guardians.add(key);
  return key;
}

/** The monster that is meant: the nearest of its kind in the room, or else the only one, or the nearest to the mark. */
function pick(
  draft: Draft,
  key: string | null,
  near: readonly Square[],
  name: string,
): { key: string; at: Square } | null {
  if (key === null) return null;
  const { plan } = draft;
  const all = draft.monsters.filter((monster) => monster.key === key);
  const rooms = roomsOf(plan, near);
  const here = all.filter(({ at }) => rooms.includes(roomAt(plan, at)));
  const marks = near.length > 0 ? near : (draft.letters.get('X') ?? []);
  const pool = here.length > 0 ? here : all;
  const away = (at: Square): number =>
    marks.length > 0 ? Math.min(...marks.map((mark) => distance(plan, mark, at))) : -fromStart(draft, at);
  const best = pool.toSorted((one, other) => away(one.at) - away(other.at) || one.at - other.at)[0] ?? null;
  if (best !== null && pool.length > 1 && here.length === 0)
    warn(
      draft,
      `the file does not say which ${figureName(draft, key)} is ${name}: taken as the one at ${nameSquare(plan, best.at)}`,
    );
  return best;
}

/** The free square of a room that takes longest to walk to: where somebody is whom nothing places. */
function farthest(draft: Draft): Square {
  const { plan, stairs, ways } = draft;
  const reached = reachedFrom(walkFrom(draft, stairs ?? ways[0]?.at ?? 0));
  return reached.findLast((square) => roomAt(plan, square) !== CORRIDOR && isFree(draft, square)) ?? -1;
}

const fromStart = ({ plan, stairs, ways }: Draft, at: Square): number => distance(plan, stairs ?? ways[0]?.at ?? 0, at);

const figureName = (draft: Draft, key: string): string => rowOf(draft, key).name;

/** The row of a key, also of one that has only a card. */
export function rowOf(draft: Draft, key: string): NamedMonster {
  return draft.named.find((row) => row.key === key) ?? plainRow(isMonster(key) ? key : 'orc');
}

/** Whoever is like the card of its figure. */
export const rowLike = (figure: Monster, key: string, name: string): NamedMonster => ({
  key,
  name,
  figure,
  move: null,
  attack: null,
  defend: null,
  body: null,
  mind: null,
  spells: [],
});

/** What a figure is unless somebody says otherwise; a sorcerer without numbers is an adept. */
function plainRow(figure: Figure): NamedMonster {
  const name = NAMES.figure[figure];
  if (isMonster(figure)) return rowLike(figure, figure, name);
  const { move, attack, defend, body, mind } = NAMED_CARDS.adept;
  return { key: figure, name, figure, move, attack, defend, body, mind, spells: [] };
}

export function changePerson(draft: Draft, key: string, change: Change, like: Monster | null = null): void {
  const index = draft.named.findIndex((row) => row.key === key);
  const row = draft.named[index];
  if (row === undefined) return;
  draft.named[index] = changed(like === null ? row : numbered(row, like), change);
}

/** With the numbers of another's card, whatever its own figure. */
function numbered(row: NamedMonster, like: Monster): NamedMonster {
  if (row.figure === like) return { ...rowLike(like, row.key, row.name), spells: row.spells };
  const { move, attack, defend, body, mind } = PUBLISHED_CARDS[like];
  return { ...row, move, attack, defend, body, mind };
}

export function giveSpells(draft: Draft, key: string, spells: NamedMonster['spells']): void {
  const index = draft.named.findIndex((row) => row.key === key);
  const row = draft.named[index];
  if (row !== undefined) draft.named[index] = { ...row, spells: [...new Set([...row.spells, ...spells])] };
}

/** Whether a change says nothing but what stands on the card anyway, that of this book and that of the box. */
export const isAsOnCard = (kind: Monster, { attackMore = 0, defendMore = 0, ...set }: Change): boolean =>
  attackMore + defendMore === 0 &&
  STATISTICS.every((statistic) =>
    [MONSTER_CARDS, PUBLISHED_CARDS].every(
      (cards) => (set[statistic] ?? cards[kind][statistic]) === cards[kind][statistic],
    ),
  );

/** Steps from its letter at which a monster still belongs to a note. */
const NEAR = 5;

interface Subject {
  readonly kind: Monster;
  readonly letter: string;
  readonly near: readonly Square[];
  /** The note speaks of every monster of the kind, wherever it is. */
  readonly isEverywhere: boolean;
  readonly isOne: boolean;
}

/** The key under which these monsters differ from their card; null when there are none. */
export function variantOf(draft: Draft, { kind, letter, near, isEverywhere, isOne }: Subject): string | null {
  const { plan } = draft;
  const key = `${kind}-${letter === '' ? 'all' : letter.toLowerCase()}`;
  if (draft.named.some((row) => row.key === key)) return key;
  if (draft.named.length >= PEOPLE_MAX) return null;
  const rooms = roomsOf(plan, near);
  const away = (at: Square): number => Math.min(...near.map((mark) => distance(plan, mark, at)));
  const all = draft.monsters.filter((monster) => monster.key === kind);
  const inRoom = all.filter(({ at }) => isEverywhere || rooms.includes(roomAt(plan, at)));
  // Rooms that a tile lays over the board are larger than those of the plan.
  const found = (inRoom.length > 0 ? inRoom : all.filter(({ at }) => away(at) <= NEAR)).toSorted(
    (one, other) => (near.length === 0 ? 0 : away(one.at) - away(other.at)) || one.at - other.at,
  );
  if (found.length === 0) return null;
  draft.named.push({ ...plainRow(kind), key });
  for (const monster of isOne && !isEverywhere ? found.slice(0, 1) : found) monster.key = key;
  return key;
}

/** `Guardian of Fellmarg's Tomb` → `guardian-of-fellmargs-tomb`, never the key of a card. */
function keyOf({ guardians, named }: Draft, name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')
    .slice(0, NAME_LENGTH_MAX - 2);
  const isTaken = isMonster(slug) || (!guardians.has(slug) && named.some((row) => row.key === slug));
  return slug === '' || isTaken ? `${slug || 'x'}-2` : slug;
}
