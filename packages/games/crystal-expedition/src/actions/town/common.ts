import { notNow } from '@questhall/groundwork';
import { fixed } from '@questhall/kernel';
import { CLASSES } from '../../content/index.ts';
import type { Speaker } from '../../frames/agenda.ts';
import { findHero, heroOf } from '../../queries/entities.ts';
import { seatOf } from '../../queries/seating.ts';
import { isRoleTaken, PLACES, stayOf } from '../../queries/town.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { Action, Build, EntityId, Hero, Location, Piece } from '../../types/index.ts';
import { type Asked, type Match, type No, no, UNASKED } from '../common.ts';

/** Only in Town, and only for heroes whom one plays oneself. [party.seats-in-a-ring] */
export function ownRefusal(state: Match, asked: Asked, hero: EntityId): No | null {
  if (asked.question.kind !== 'town') return notNow(asked);
  const isOwn = findHero(state.table, hero) !== null && seatOf(state, hero) === asked.seat;
  return isOwn ? null : no('party.seats-in-a-ring', { hero });
}

/** Whoever is ready has no more to do here. [town.all-ready] */
export const busyRefusal = (state: Match, asked: Asked, hero: EntityId): No | null =>
  ownRefusal(state, asked, hero) ?? (stayOf(state.table, hero).isReady ? no('town.all-ready', { hero }) : null);

/** Only inside the location. [town.visit-is-one-location] */
export const visitRefusal = (state: Match, asked: Asked, hero: EntityId, location: Location): No | null =>
  busyRefusal(state, asked, hero) ??
  (stayOf(state.table, hero).visit?.location === location ? null : no('town.visit-is-one-location', { location }));

/** A round of Fickle is played to its end. [fickle.hero-trails] */
export const fickleRefusal = ({ table }: Match, hero: EntityId): No | null =>
  stayOf(table, hero).visit?.fickle ? no('fickle.hero-trails', { hero }) : null;

/** Nobody runs into debt, and nobody pays for another. [town.pay-own-purse] */
export const payRefusal = ({ crowns }: Pick<Hero, 'crowns'>, price: number): No | null =>
  price <= crowns ? null : no('town.pay-own-purse', { price, crowns });

/**
 * Whoever has only looked in, for others have not come to an end, can do nothing that these would have to wait for.
 * [town.all-ready]
 */
export const asideRefusal = ({ wait }: Asked): No | null => (wait === 'none' ? no('town.all-ready') : null);

/** Whether the first service of this visit has been used. */
export const isServed = ({ table }: Match, hero: EntityId): boolean => stayOf(table, hero).visit?.isServed === true;

/** Heroes whom this player may act for. */
export const ownHeroes = (state: Match, asked: Asked): readonly Hero[] =>
  asked.question.kind === 'town' ? state.table.party.filter(({ id }) => seatOf(state, id) === asked.seat) : [];

export const busyHeroes = (state: Match, asked: Asked): readonly Hero[] =>
  ownHeroes(state, asked).filter(({ id }) => !stayOf(state.table, id).isReady);

const NOBODY: readonly Hero[] = [];

/** Those of them who are inside; whoever is ready has left. */
export function visitorsOf(state: Match, asked: Asked, location: Location): readonly Hero[] {
  const { party, town } = state.table;
  // As nearly always: every service of every location asks this again.
  if (asked.question.kind !== 'town' || !town?.stays.some(({ visit }) => visit?.location === location)) return NOBODY;
  return party.filter(
    ({ id }) => seatOf(state, id) === asked.seat && stayOf(state.table, id).visit?.location === location,
  );
}

/** What each of the three places may wish, made once for all: `of` is asked for every place. */
export const byPlace = <A>(of: (hero: EntityId) => readonly A[]): ((hero: Hero) => readonly A[]) => {
  const made = PLACES.map(of);
  return ({ id }) => made[id] ?? [];
};

/** A piece by its place in the list, if there is one. */
export const pieceOf = ({ table }: Match, hero: EntityId, piece: number): Piece | null =>
  heroOf(table, hero).build.pieces[piece] ?? null;

/** Every piece that somebody carries, by its place. */
export const placesIn = (list: readonly unknown[]): readonly number[] => list.map((_, place) => place);

/** Whether the player of another hero has to agree first; then that is asked, and it is done afterwards. */
export function isAskedFor(
  draft: Match,
  { id }: Asked,
  { by, of }: { readonly by: EntityId; readonly of: EntityId },
  rule: Rule,
  wish: Action,
  tell: Speaker,
): boolean {
  if (id === UNASKED || seatOf(draft, by) === seatOf(draft, of)) return false;
  const asked = fixed({ ...wish });
  draft.agenda.push({ kind: 'consent', by, of, rule, wish: asked, isAgreed: null });
  tell.all(rule, { type: 'proposed', by, wish: asked });
  return true;
}

/** Where the house wants every Role once. [party.roles-may-repeat] */
export const roleRefusal = (
  { table }: Match,
  { heroClass }: Pick<Build, 'heroClass'>,
  at: EntityId | null,
): No | null =>
  isRoleTaken(table, heroClass, at) ? no('party.roles-may-repeat', { role: CLASSES[heroClass].role }) : null;
