import { type Direction, EAST, edgeAt, edgeBetween, NORTH, SOUTH, WEST } from '@questhall/grid';
import type { Action, HeroQuest, View } from '@questhall/heroquest';
import { boardOf, type Edge, figuresAt, type Square } from '@questhall/heroquest/queries';
import { CELL, type Point, squareUnder } from '../../../board/cells.ts';
import { type Answering, ask, menuOf } from '../../../board/pointing/acting.ts';
import type { Acted, Aim } from '../../../board/pointing/pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { NOTHING, thingsOn } from './things-on.ts';
import { touchedBy } from './touched.ts';
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
  return { square, door: view.doors.find(({ edge }) => edges.includes(edge))?.edge ?? null, isExact: false };
}

/** The door in that side, unless it stands open: a portal is always there to be taken. */
export function closedAt({ plan, doors }: View, square: Square, direction: number): Edge | null {
  const { grid } = boardOf(plan);
  const beyond = grid.neighbour[square * 4 + direction] ?? -1;
  const edge = beyond < 0 ? null : edgeBetween(grid, square, beyond);
  return doors.find((door) => door.edge === edge && (door.kind === 'portal' || !door.isOpen))?.edge ?? null;
}

/** How answers are given at this table, and what they are called; null while nobody is asked. */
export function answeringAt(store: TableStore<HeroQuest>, texts: BoardWords): Answering<Action> | null {
  const { asked } = store;
  const { sight } = store.snapshot().standing;
  if (asked === null) return null;
  return {
    answer: (action) => void store.answer(action),
    explain: (action) => void store.explain(action),
    label: (action) => texts.action(action, asked.ask, sight),
  };
}

/**
 * Acts on a place as far as it is plain what is meant: walks there, walks up and strikes, opens the door. Where there is
 * a choice it is returned; where nothing is legal, the rules are asked why.
 */
export function actOn(store: TableStore<HeroQuest>, aim: Aim, isMore: boolean, texts: BoardWords): Acted {
  const { asked } = store;
  const answering = answeringAt(store, texts);
  const { sight } = store.snapshot().standing;
  if (asked === null || answering === null) return null;
  const { offers, plan, wish } = touchedBy({ sight, asked }, aim);
  if (!isMore && plan !== null) {
    void store.carryOut(plan);
    return null;
  }
  return offers.length > 0 ? menuOf(answering, offers, titleOf(sight.view, aim.square, texts)) : ask(answering, wish);
}

export function titleOf(view: View, square: Square, texts: BoardWords): string {
  const [id] = figuresAt(view, square);
  const name =
    id === undefined ? thingsOn(view, square, NOTHING, texts).join(', ') || texts.nothing : texts.figureIn(view, id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
