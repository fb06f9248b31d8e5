import type { Plan } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { type Door, doorsAt, type Floor, SHEET, wayTo } from '@questhall/tiles';
import { CELL, type Point, squareUnder } from '../board/cells.ts';
import { type Answering, ask, menuOf } from '../board/pointing/acting.ts';
import type { Acted, Aim } from '../board/pointing/pointing.ts';
import type { TableStore } from '../table/store/store.ts';
import { type AnyTileGame, figureOn, type TileWords } from './game.ts';
import { doorSide } from './ground.ts';
import { afterWalk, placeMeant, touched } from './touched.ts';

/** So near to the middle of a door, in parts of a square, and it is meant. */
const DOOR_REACH = 0.42;

export function aimAt({ doors }: Floor, at: Point): Aim | null {
  const square = squareUnder(at, SHEET.width, SHEET.height);
  if (square < 0) return null;
  const isNear = (door: Door): boolean => {
    const { column, row, isStanding } = doorSide(door);
    return (
      Math.hypot(at.x / CELL - column - (isStanding ? 0 : 0.5), at.y / CELL - row - (isStanding ? 0.5 : 0)) < DOOR_REACH
    );
  };
  return { square, door: doors.find((door) => !door.isOpen && isNear(door))?.id ?? null, isExact: false };
}

/** The closed door in that side, as far as it is seen from this square. */
export const closedAt = (floor: Floor, square: number, direction: number): number | null =>
  doorsAt(floor, square).find((door) => !door.isOpen && wayTo(door.near, door.far) === direction)?.id ?? null;

/** How answers are given at this table, and what they are called; null while nobody is asked. */
export function answeringAt<T extends Types>(store: TableStore<T>, words: TileWords<T>): Answering<T['Action']> | null {
  const { asked } = store;
  const { sight } = store.snapshot().standing;
  if (asked === null) return null;
  return {
    answer: (action) => void store.answer(action),
    explain: (action) => void store.explain(action),
    label: (action) => words.action(action, asked.ask, sight),
  };
}

/**
 * Acts on a place as far as it is plain what is meant: walks there, walks up and strikes, opens the door. Where there is
 * a choice it is returned, and before a finger spends or stakes anything too; where nothing is legal, the rules are
 * asked why.
 */
export function actOn<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  store: TableStore<T>,
  aim: Aim,
  isMore: boolean,
  isTouch: boolean,
  words: W,
): Acted {
  const { asked } = store;
  const answering = answeringAt(store, words);
  const { sight } = store.snapshot().standing;
  if (asked === null || answering === null) return null;
  const asking = { sight, asked };
  const place = placeMeant(game, asking, isMore ? { ...aim, door: null } : aim);
  const { offers, plan, wish } = touched(game, asking, place);
  if (plan !== null && !isMore && !(isTouch && game.isDear(sight.view, plan))) {
    void store.carryOut(plan);
    return null;
  }
  if (offers.length === 0) return ask(answering, wish);
  const menu = menuOf(answering, offers, titleOf(game, sight.view, aim.square, words));
  return plan === null || plan.steps.length === 1 ? menu : withPlan(game, menu, store, plan, words);
}

/** A plan of several steps is something to choose as well: it goes by its last one, from where that will be done. */
function withPlan<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  menu: NonNullable<Acted>,
  store: TableStore<T>,
  plan: Plan<T['Action']>,
  words: W,
): Acted {
  const { asked } = store;
  const last = plan.steps.at(-1);
  if (asked === null || last === undefined) return menu;
  const { sight } = store.snapshot().standing;
  const there = { ...sight, view: afterWalk(game, sight.view, game.actorOf(asked.ask.question), plan) };
  const entry = { key: 'plan', ...words.action(last, asked.ask, there), choose: () => void store.carryOut(plan) };
  return { ...menu, entries: [entry, ...menu.entries] };
}

/** What a menu is about: whoever stands there, or what there is. */
export function titleOf<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  view: T['View'],
  square: number,
  words: W,
): string {
  const there = figureOn(game.figuresOf(view), square);
  return there === null ? (game.groundName(view, square, words) ?? words.nowhere) : words.nameOf(view, there.id);
}
