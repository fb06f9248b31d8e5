import type { View } from '@questhall/glowquest';
import { tollOf } from '@questhall/glowquest/client';
import { entityAt } from '@questhall/glowquest/queries';
import { BEARINGS, DIRECTIONS, type Direction, hasWall, stepsApart, strideOf } from '@questhall/grid';
import { type Door, openingAt, SHEET, stepTo, tileAt, wallsOf, waysOf } from '@questhall/tiles';
import {
  type Around,
  aroundFrom,
  aroundText,
  doorText,
  type SideSeen,
  whereText,
} from '../../../board/describing/around.ts';
import { bearingOfSide, type Viewpoint } from '../../../board/describing/where.ts';
import { middleOf } from '../../../board/drawing/wall-runs.ts';
import { doorSide, WIDTH } from './ground.ts';
import { groundOn, thingsOn, type Within } from './things-on.ts';
import { isChoice } from './use-picture.ts';
import type { BoardWords } from './words.ts';

type Cell = number;

/**
 * A square in one sentence: `passage, two squares north-east of you, can be walked to; beside the Ghoul to the east; in
 * the doorway to the north; wall to the west`.
 */
export function describeSquare(
  view: View,
  square: Cell,
  from: Viewpoint | null,
  within: Within,
  texts: BoardWords,
): string {
  const tile = tileAt(view.floor, square);
  const where = whereText(from, square, WIDTH, texts.describing);
  if (tile === null) return [texts.nowhere, ...where].join(', ');
  const here = [
    ...thingsOn(view, square, within, texts),
    texts.names.tile[tile.kind],
    ...where,
    ...waysTo(view, square, within, texts),
  ];
  return [here.join(', '), ...aroundText(aroundOf(view, square, texts), texts.describing)].join('; ');
}

/** `closed door, to the north of you, three squares away`. */
export const describeDoor = (door: Door, from: Viewpoint | null, texts: BoardWords): string =>
  [
    door.isOpen ? texts.openDoor : texts.closedDoor,
    ...doorText(from, middleOf(doorSide(door)), farFrom(from, door.near), WIDTH, texts.describing),
  ].join(', ');

/** So many squares from whoever looks on. */
export const farFrom = (from: Viewpoint | null, square: Cell): number =>
  from === null ? 0 : stepsApart(SHEET, from.at, square);

/** Who and what is on the eight sides of a square, as far as nothing is between. */
export function aroundOf(view: View, square: Cell, texts: BoardWords): Around {
  const ways = waysOf(view.floor)[square] ?? 0;
  const figures = BEARINGS.filter((bearing) => ((ways >> bearing) & 1) === 1).flatMap((bearing) => {
    const there = entityAt(view, square + strideOf(SHEET, bearing));
    return there === null ? [] : [{ name: texts.figureIn(view, there.id), bearing }];
  });
  return aroundFrom(
    DIRECTIONS.map((side) => sideSeen(view, square, side, texts)),
    figures,
  );
}

function sideSeen(view: View, square: Cell, side: Direction, texts: BoardWords): SideSeen {
  const { floor } = view;
  const beyond = square + stepTo(side);
  const door = floor.doors.find(
    ({ near, far, isOpen }) => (near === square && far === beyond) || (isOpen && far === square && near === beyond),
  );
  const seen = { bearing: bearingOfSide(side), isDoorway: false, isWall: false, things: [] };
  if (door !== undefined && !door.isOpen) return { ...seen, things: [texts.closedDoor] };
  if (openingAt(floor, square)?.way === side) return { ...seen, things: [texts.opening] };
  if (hasWall(wallsOf(floor), square, side)) return { ...seen, isWall: true };
  return { ...seen, isDoorway: door !== undefined, things: groundOn(view, beyond, texts) };
}

/** What may be done with the square itself. */
function waysTo(view: View, square: Cell, { reach, asked }: Within, texts: BoardWords): string[] {
  if (!reach.includes(square)) return [];
  if (asked !== null && isChoice(asked.ask.question)) return [texts.canBeChosen];
  const toll = tollOf(view);
  return [toll > 0 ? `${texts.canBeReached} (${texts.surges(toll)})` : texts.canBeReached];
}
