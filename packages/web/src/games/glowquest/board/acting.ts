import type { Action, Glowquest, View } from '@questhall/glowquest';
import { entityAt } from '@questhall/glowquest/queries';
import { SHEET, tileAt } from '@questhall/tiles';
import { CELL, type Point, squareUnder } from '../../../board/cells.ts';
import { type Answering, act, ask, menuOf } from '../../../board/pointing/acting.ts';
import type { Acted, Aim } from '../../../board/pointing/pointing.ts';
import type { TableStore } from '../../../table/store/store.ts';
import { doorSide } from './ground.ts';
import { isDear, offersAt, plainAt, wishAt } from './offers/offers.ts';
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
  return { square, door: floor.doors.find((door) => !door.isOpen && isNear(door))?.id ?? null };
}

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
 * Acts on a square as far as it is plain what is meant: walks there, strikes, opens the door or walks up to it. Where
 * there is a choice it is returned, and before a finger spends or stakes anything too; where nothing is legal, the
 * rules are asked why.
 */
export function actOn(
  store: Store,
  { square, door }: Aim,
  isMore: boolean,
  isTouch: boolean,
  texts: BoardWords,
): Acted {
  const { asked } = store;
  const answering = answeringAt(store, texts);
  const { view } = store.snapshot().standing.sight;
  if (asked === null || answering === null) return null;
  const { ask: asking, offers } = asked;
  if (door !== null && !isMore && asking.question.kind === 'explore') return throughDoor(answering, view, offers, door);
  const here = offersAt(view, asking.question, offers, square);
  const plain = plainAt(here);
  if (!isMore && plain !== null && !(isTouch && isDear(view, plain))) return act(answering, plain);
  if (here.length > 0) return menuOf(answering, here, titleOf(view, square, texts));
  return ask(answering, wishAt(view, asking.question, square));
}

/** Opens it from beside it, goes there from afar, and else asks the rules why not. */
function throughDoor(answering: Answering<Action>, view: View, offers: readonly Action[], door: number): Acted {
  const near = view.floor.doors.find(({ id }) => id === door)?.near;
  const open = offers.find((offer) => offer.type === 'open' && offer.door === door);
  const walk = offers.find((offer) => offer.type === 'go' && offer.to === near);
  const action = open ?? walk;
  return action === undefined ? ask(answering, { type: 'open', door }) : act(answering, action);
}

/** What a menu is about: whoever stands there, or what there is. */
export function titleOf(view: View, square: number, texts: Pick<BoardWords, 'names' | 'nameOf' | 'nowhere'>): string {
  const there = entityAt(view, square);
  if (there !== null) return texts.nameOf(view, there.id);
  const tile = tileAt(view.floor, square);
  return tile === null ? texts.nowhere : texts.names.tile[tile.kind];
}
