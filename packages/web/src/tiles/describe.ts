import { BEARINGS, DIRECTIONS, type Direction, hasWall, stepsApart, strideOf } from '@questhall/grid';
import type { Types } from '@questhall/kernel';
import { type Door, openingAt, SHEET, stepTo, wallsOf, waysOf } from '@questhall/tiles';
import { type Around, aroundFrom, aroundText, doorText, type SideSeen, whereText } from '../board/describing/around.ts';
import { bearingOfSide, type Viewpoint } from '../board/describing/where.ts';
import { middleOf } from '../board/drawing/wall-runs.ts';
import { type AnyTileGame, figureOn, type TileWords } from './game.ts';
import { doorSide, WIDTH } from './ground.ts';
import { groundOn, thingsOn, type Within } from './things-on.ts';

type Cell = number;

/**
 * A square in one sentence: `passage, two squares north-east of you, can be walked to; beside the Ghoul to the east; in
 * the doorway to the north; wall to the west`.
 */
export function describeSquare<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  view: T['View'],
  square: Cell,
  from: Viewpoint | null,
  within: Within<T>,
  words: W,
): string {
  const ground = game.groundName(view, square, words);
  const where = whereText(from, square, WIDTH, words.describing);
  if (ground === null) return [words.nowhere, ...where].join(', ');
  const here = [
    ...thingsOn(game, view, square, within, words),
    ground,
    ...where,
    ...waysTo(game, view, square, within, words),
  ];
  return [here.join(', '), ...aroundText(aroundOf(game, view, square, words), words.describing)].join('; ');
}

type DoorWords = Pick<TileWords<Types>, 'openDoor' | 'closedDoor' | 'describing'>;

/** `closed door, to the north of you, three squares away`. */
export const describeDoor = (door: Door, from: Viewpoint | null, words: DoorWords): string =>
  [
    door.isOpen ? words.openDoor : words.closedDoor,
    ...doorText(from, middleOf(doorSide(door)), farFrom(from, door.near), WIDTH, words.describing),
  ].join(', ');

/** So many squares from whoever looks on. */
export const farFrom = (from: Viewpoint | null, square: Cell): number =>
  from === null ? 0 : stepsApart(SHEET, from.at, square);

/** Who and what is on the eight sides of a square, as far as nothing is between. */
export function aroundOf<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  view: T['View'],
  square: Cell,
  words: W,
): Around {
  const ways = waysOf(game.floorOf(view))[square] ?? 0;
  const all = game.figuresOf(view);
  const figures = BEARINGS.filter((bearing) => ((ways >> bearing) & 1) === 1).flatMap((bearing) => {
    const there = figureOn(all, square + strideOf(SHEET, bearing));
    return there === null ? [] : [{ name: words.figureIn(view, there.id), bearing }];
  });
  return aroundFrom(
    DIRECTIONS.map((side) => sideSeen(game, view, square, side, words)),
    figures,
  );
}

function sideSeen<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  view: T['View'],
  square: Cell,
  side: Direction,
  words: W,
): SideSeen {
  const floor = game.floorOf(view);
  const beyond = square + stepTo(side);
  const door = floor.doors.find(
    ({ near, far, isOpen }) => (near === square && far === beyond) || (isOpen && far === square && near === beyond),
  );
  const seen = { bearing: bearingOfSide(side), isDoorway: false, isWall: false, things: [] };
  if (door !== undefined && !door.isOpen) return { ...seen, things: [words.closedDoor] };
  if (openingAt(floor, square)?.way === side) return { ...seen, things: [words.opening] };
  if (hasWall(wallsOf(floor), square, side)) return { ...seen, isWall: true };
  return { ...seen, isDoorway: door !== undefined, things: groundOn(game, view, beyond, words) };
}

/** What may be done with the square itself. */
function waysTo<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  view: T['View'],
  square: Cell,
  { reach, asked }: Within<T>,
  words: W,
): string[] {
  if (!reach.includes(square)) return [];
  if (asked !== null && game.isChoice(asked.ask.question)) return [words.canBeChosen];
  const toll = game.tollOf(view);
  return [toll > 0 ? `${words.canBeReached} (${words.surges(toll)})` : words.canBeReached];
}
