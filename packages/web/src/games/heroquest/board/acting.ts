import { type Direction, EAST, edgeAt, NORTH, SOUTH, WEST } from '@questhall/grid';
import type { Action, HeroQuest, View } from '@questhall/heroquest';
import { boardOf, type Edge, type Square } from '@questhall/heroquest/queries';
import { CELL, type Point, squareUnder } from '../../../board/cells.ts';
import { type Answering, act, ask, menuOf } from '../../../board/pointing/acting.ts';
import type { Acted, Aim } from '../../../board/pointing/pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { thingsOn } from './describe.ts';
import { labelOf } from './labels.ts';
import { figuresAt, isPlain, offersAt, wishAt } from './offers.ts';
import type { BoardWords } from './words.ts';

/** So near to a side, in parts of a square, and the door in it is meant. */
const DOOR_REACH = 0.2;

export function aimAt(view: View, at: Point): Aim | null {
  const { grid } = boardOf(view.plan);
  const { width, height } = grid;
  const square = squareUnder(at, width, height);
  if (square < 0) return null;
  const [x, y] = [at.x / CELL - (square % width), at.y / CELL - Math.floor(square / width)];
  const near: Direction[] = [];
  if (x > 1 - DOOR_REACH) near.push(EAST);
  if (y > 1 - DOOR_REACH) near.push(SOUTH);
  if (x < DOOR_REACH) near.push(WEST);
  if (y < DOOR_REACH) near.push(NORTH);
  const edges = near.map((direction) => edgeAt(grid, square, direction));
  return { square, door: view.doors.find(({ edge }) => edges.includes(edge))?.edge ?? null };
}

/** How answers are given at this table, and what they are called; null while nobody is asked. */
export function answeringAt(store: TableStore<HeroQuest>, texts: BoardWords): Answering<Action> | null {
  const { asked } = store;
  const { sight } = store.snapshot().standing;
  if (asked === null) return null;
  return {
    answer: (action) => void store.answer(action),
    explain: (action) => void store.explain(action),
    label: (action) => labelOf(action, asked.ask, sight, texts),
  };
}

/**
 * Acts on a square as far as it is plain what is meant: walks there, opens the door. Where there is a choice it is
 * returned; where nothing is legal, the rules are asked why.
 */
export function actOn(store: TableStore<HeroQuest>, { square, door }: Aim, isMore: boolean, texts: BoardWords): Acted {
  const { asked } = store;
  const answering = answeringAt(store, texts);
  const { view } = store.snapshot().standing.sight;
  if (asked === null || answering === null) return null;
  const { ask: asking, offers } = asked;
  const atDoor = door === null ? [] : offers.filter((offer) => isThrough(offer, door));
  const here = offersAt(view, asking.question, offers, square);
  const [only, second] = atDoor;
  if (!isMore && only !== undefined && second === undefined) return act(answering, only);
  const plain = here.find((offer) => isPlain(offer) && !isThroughAny(offer));
  if (!isMore && plain !== undefined && !isTarget(here)) return act(answering, plain);
  const all = [...new Set([...atDoor, ...here])];
  if (all.length > 0) return menuOf(answering, all, titleOf(view, square, texts));
  return ask(answering, door === null ? wishAt(view, asking.question, square) : { type: 'open', door });
}

const isThrough = (offer: Action, door: Edge): boolean => isThroughAny(offer) && 'door' in offer && offer.door === door;
const isThroughAny = ({ type }: Action): boolean => type === 'open' || type === 'close' || type === 'portal';

/** Somebody here can be struck: then nothing is done without asking. */
const isTarget = (offers: readonly Action[]): boolean => offers.some(({ type }) => type === 'attack');

export function titleOf(view: View, square: Square, texts: BoardWords): string {
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
