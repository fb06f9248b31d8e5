import type { Words } from '@questhall/facets';
import { type MapId, SIDES } from '../../content/index.ts';
import { cellBeside } from '../../map/chart.ts';
import type { Spot } from '../../types/index.ts';
import { joinedBy } from '../telling/reckoning.ts';
import { letteredSpots } from '../telling/spots.ts';
import { askedFor, flagSlot, mapSlot, type Reader, type Reading, read, readOne, sideSlot } from './reading.ts';
import { type Slot, slot } from './slots.ts';

const HALF_TURN = 180;

type Cell = Pick<Spot, 'section' | 'x' | 'y'>;

/** A cell by its letter on the map, or by a card beside it: `c`, `north of the rat run`. */
function cellSlot({ view, words }: Reading): Slot<Cell> {
  const lettered = letteredSpots(view).map(({ letter, ...cell }) => [cell, [letter] as Words] as const);
  const named = lettered.flatMap(([cell]) =>
    SIDES.flatMap((side) => {
      const beside = cellBeside(cell, side);
      const neighbour = view.sections
        .find(({ name }) => name === cell.section)
        ?.placed.find(({ x, y }) => x === beside.x && y === beside.y);
      if (neighbour === undefined) return [];
      const [back] = SIDES.filter((other) => {
        const there = cellBeside(neighbour, other);
        return there.x === cell.x && there.y === cell.y;
      });
      if (back === undefined) return [];
      const names = words.map(neighbour.card).flatMap((name) => words.side[back].map((way) => `${way}-${name}`));
      return names.map((name) => [cell, [name] as Words] as const);
    }),
  );
  const all = slot([...lettered, ...named]);
  return {
    ...all,
    names: lettered.map(([, [letter]]) => letter),
    missing: lettered.length === 1 ? lettered[0]?.[0] : undefined,
  };
}

/** As printed, unless it is said otherwise or can only be joined the other way round. */
function spotFor({ view }: Reading, card: MapId, cell: Cell, isTurned: boolean, except: MapId | null): Spot {
  const printed = { ...cell, turn: 0 };
  const turned = { ...cell, turn: HALF_TURN };
  if (isTurned) return turned;
  const isOnlyTurned =
    joinedBy(view, card, printed, except).length === 0 && joinedBy(view, card, turned, except).length > 0;
  return isOnlyTurned ? turned : printed;
}

export const place: Reader = (typed, reading) => {
  const question = askedFor(reading, 'place');
  const values = read(typed, [cellSlot(reading), flagSlot(reading.words.turned)], reading);
  if (values === null || question === null) return null;
  return { type: 'place', ...spotFor(reading, question.card, values[0], values[1], null) };
};

export const lay: Reader = (typed, reading) => {
  const { view, words } = reading;
  const values = read(typed, [mapSlot(reading, view.dealt), cellSlot(reading), flagSlot(words.turned)], reading);
  if (values === null) return null;
  const [card, cell, isTurned] = values;
  return { type: 'lay', card, ...spotFor(reading, card, cell, isTurned, null) };
};

export const shift: Reader = (typed, reading) => {
  const { view, words } = reading;
  const cards = view.sections.flatMap(({ placed }) => placed.map(({ card }) => card));
  const values = read(typed, [mapSlot(reading, cards), cellSlot(reading), flagSlot(words.turned)], reading);
  if (values === null) return null;
  const [card, cell, isTurned] = values;
  return { type: 'shift', card, ...spotFor(reading, card, cell, isTurned, card) };
};

export const move: Reader = (typed, reading) => {
  const side = readOne(typed, sideSlot(reading), reading);
  return side === null ? null : { type: 'move', side: side.value };
};
