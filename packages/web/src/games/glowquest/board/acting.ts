import type { Plan } from '@questhall/facets';
import type { Action, Glowquest, View } from '@questhall/glowquest';
import { actorOf } from '@questhall/glowquest/client';
import { entityAt } from '@questhall/glowquest/queries';
import { doorsAt, SHEET, tileAt, wayTo } from '@questhall/tiles';
import { CELL, type Point, squareUnder } from '../../../board/cells.ts';
import { type Answering, ask, menuOf } from '../../../board/pointing/acting.ts';
import type { Acted, Aim } from '../../../board/pointing/pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { doorSide } from './ground.ts';
import { afterWalk, isDear, placeMeant, touched } from './touched.ts';
import type { BoardWords } from './words.ts';

type Store = TableStore<Glowquest>;

/** So near to the middle of a door, in parts of a square, and it is meant. */
const DOOR_REACH = 0.42;

export function aimAt({ floor }: View, at: Point): Aim | null {
  const square = squareUnder(at, SHEET.width, SHEET.height);
  if (square < 0) return null;
  const isNear = (door: View['floor']['doors'][number]): boolean => {
    const { column, row, isStanding } = doorSide(door);
    return (
      Math.hypot(at.x / CELL - column - (isStanding ? 0 : 0.5), at.y / CELL - row - (isStanding ? 0.5 : 0)) < DOOR_REACH
    );
  };
  return { square, door: floor.doors.find((door) => !door.isOpen && isNear(door))?.id ?? null, isExact: false };
}

/** The closed door in that side, as far as it is seen from this square. */
export const closedAt = ({ floor }: View, square: number, direction: number): number | null =>
  doorsAt(floor, square).find((door) => !door.isOpen && wayTo(door.near, door.far) === direction)?.id ?? null;

/** How answers are given at this table, and what they are called; null while nobody is asked. */
export function answeringAt(store: Store, texts: BoardWords): Answering<Action> | null {
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
 * a choice it is returned, and before a finger spends or stakes anything too; where nothing is legal, the rules are
 * asked why.
 */
export function actOn(store: Store, aim: Aim, isMore: boolean, isTouch: boolean, texts: BoardWords): Acted {
  const { asked } = store;
  const answering = answeringAt(store, texts);
  const { sight } = store.snapshot().standing;
  if (asked === null || answering === null) return null;
  const asking = { sight, asked };
  const { offers, plan, wish } = touched(asking, placeMeant(asking, isMore ? { ...aim, door: null } : aim));
  if (plan !== null && !isMore && !(isTouch && isDear(sight.view, plan))) {
    void store.carryOut(plan);
    return null;
  }
  if (offers.length === 0) return ask(answering, wish);
  const menu = menuOf(answering, offers, titleOf(sight.view, aim.square, texts));
  return plan === null || plan.steps.length === 1 ? menu : withPlan(menu, store, asked, plan, texts);
}

/** A plan of several steps is something to choose as well: it goes by its last one, from where that will be done. */
function withPlan(
  menu: NonNullable<Acted>,
  store: Store,
  { ask: asking }: NonNullable<Store['asked']>,
  plan: Plan<Action>,
  texts: BoardWords,
): Acted {
  const last = plan.steps.at(-1);
  if (last === undefined) return menu;
  const { sight } = store.snapshot().standing;
  const there = { ...sight, view: afterWalk(sight.view, actorOf(asking.question), plan) };
  const entry = { key: 'plan', ...texts.action(last, asking, there), choose: () => void store.carryOut(plan) };
  return { ...menu, entries: [entry, ...menu.entries] };
}

/** What a menu is about: whoever stands there, or what there is. */
export function titleOf(view: View, square: number, texts: Pick<BoardWords, 'names' | 'nameOf' | 'nowhere'>): string {
  const there = entityAt(view, square);
  if (there !== null) return texts.nameOf(view, there.id);
  const tile = tileAt(view.floor, square);
  return tile === null ? texts.nowhere : texts.names.tile[tile.kind];
}
