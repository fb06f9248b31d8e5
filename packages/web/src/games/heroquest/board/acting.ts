import type { Action, HeroQuest, View } from '@questhall/heroquest';
import { boardOf, type Edge, type Square } from '@questhall/heroquest/queries';
import type { Ask } from '@questhall/kernel';
import { CELL, type Point, squareUnder } from '../../../board/cells.ts';
import type { Choice } from '../../../board/choices.tsx';
import type { TableStore } from '../../../table/store.ts';
import { aimedAt, type Deed } from './deeds.ts';
import { thingsOn } from './describe.ts';
import { labelOf } from './labels.ts';
import { edgesOf, figuresAt, isPlain, offersAt, wishAt } from './offers.ts';
import type { BoardWords } from './words.ts';

/** What a point of the board means: a square, and a door when it is on one. */
export interface Aim {
  readonly square: Square;
  readonly door: Edge | null;
}

/** So near to a side, in parts of a square, and the door in it is meant. */
const DOOR_REACH = 0.2;

export function aimAt(view: View, at: Point): Aim | null {
  const { width, height } = boardOf(view.plan).grid;
  const square = squareUnder(at, width, height);
  if (square < 0) return null;
  const [x, y] = [at.x / CELL - (square % width), at.y / CELL - Math.floor(square / width)];
  const [east = -1, south = -1] = edgesOf(view, square);
  const near: Edge[] = [];
  if (x > 1 - DOOR_REACH) near.push(east);
  if (y > 1 - DOOR_REACH) near.push(south);
  if (x < DOOR_REACH && square % width > 0) near.push((square - 1) * 2);
  if (y < DOOR_REACH && square >= width) near.push((square - width) * 2 + 1);
  return { square, door: view.doors.find(({ edge }) => near.includes(edge))?.edge ?? null };
}

/** What came of pointing somewhere: something was done or explained, or there is a choice. */
export type Acted = { readonly title: string; readonly choices: readonly Choice[] } | null;

/**
 * Acts on a square as far as it is plain what is meant: walks there, opens the door. Where there is a choice it is returned; where nothing is
 * legal, the rules are asked why.
 */
export function actOn(store: TableStore<HeroQuest>, { square, door }: Aim, isMore: boolean, texts: BoardWords): Acted {
  const { asked } = store;
  const { view } = store.snapshot().standing.sight;
  if (asked === null) return null;
  const { ask, offers } = asked;
  const atDoor = door === null ? [] : offers.filter((offer) => isThrough(offer, door));
  const here = offersAt(view, ask.question, offers, square);
  const [only, second] = atDoor;
  if (!isMore && only !== undefined && second === undefined) return done(store, only);
  const plain = here.find((offer) => isPlain(offer) && !isThroughAny(offer));
  if (!isMore && plain !== undefined && !isTarget(here)) return done(store, plain);
  const all = [...new Set([...atDoor, ...here])];
  if (all.length === 0) {
    const wish: Action | null = door === null ? wishAt(view, ask.question, square) : { type: 'open', door };
    if (wish !== null) void store.explain(wish);
    return null;
  }
  return choicesOf(store, ask, all, titleOf(view, square, texts), texts);
}

/** Aims at a square: does it where the rules allow that in one way, leaves a choice where there are several, and asks them why where there is none. */
export function aimOn(store: TableStore<HeroQuest>, deed: Deed, square: Square, texts: BoardWords): Acted {
  const { asked } = store;
  const { sight } = store.snapshot().standing;
  if (asked === null) return null;
  const here = deed.offers.filter((offer) => aimedAt(sight.view, offer).includes(square));
  const [only, second] = here;
  if (only === undefined) {
    void store.explain(deed.wish(square));
    return null;
  }
  return second === undefined ? done(store, only) : choicesOf(store, asked.ask, here, titleOf(sight.view, square, texts), texts);
}

function choicesOf(
  store: TableStore<HeroQuest>,
  ask: Ask<HeroQuest>,
  actions: readonly Action[],
  title: string,
  texts: BoardWords,
): NonNullable<Acted> {
  const { sight } = store.snapshot().standing;
  const choices = actions.map(
    (action, i): Choice => ({ key: String(i), ...labelOf(action, ask, sight, texts), choose: () => void store.answer(action) }),
  );
  return { title, choices };
}

function done(store: TableStore<HeroQuest>, action: Action): null {
  void store.answer(action);
  return null;
}

const isThrough = (offer: Action, door: Edge): boolean => isThroughAny(offer) && 'door' in offer && offer.door === door;
const isThroughAny = ({ type }: Action): boolean => type === 'open' || type === 'close' || type === 'portal';

/** Somebody here can be struck: then nothing is done without asking. */
const isTarget = (offers: readonly Action[]): boolean => offers.some(({ type }) => type === 'attack');

function titleOf(view: View, square: Square, texts: BoardWords): string {
  const [id] = figuresAt(view, square);
  if (id !== undefined) {
    const name = texts.figureIn(view, id);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  const { width } = boardOf(view.plan).grid;
  return `${square % width},${Math.floor(square / width)}${thingsOn(view, square, [], texts)
    .map((thing) => `, ${thing}`)
    .join('')}`;
}
