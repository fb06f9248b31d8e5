import type { Cell } from '@questhall/grid';
import { seedRng } from '@questhall/kernel';
import { isClosed, openingAt, tileAt, wallsOf } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { TILE_KINDS } from '../content/tiles.ts';
import type { Floor } from '../types/floor.ts';
import { newFloor } from './floor.ts';
import { type Explored, exploreAny, seenFrom } from './sample-floors.ts';

const FLOORS = 300;
/** The longest of 20,000 floors took 62. */
const STEPS_MAX = 100;

/** Explores one opening or door after another until nothing is left, or it has been often enough. */
function wander(seed: string, isUnlimited: boolean, stepsMax: number, watch: (step: Explored) => void): number {
  const rng = seedRng(seed);
  let step = exploreAny(newFloor(1), 0, isUnlimited, rng);
  let steps = 0;
  while (step !== null && steps < stepsMax) {
    steps++;
    watch(step);
    step = exploreAny(step.floor, step.roomsFound, isUnlimited, rng);
  }
  return steps;
}

/** What the rules promise of any floor, in words for whatever breaks it. */
function brokenBy(floor: Floor): string[] {
  const cells = floor.tiles.flatMap((tile) => tile.cells);
  const broken: string[] = [];
  if (new Set(cells).size !== cells.length) broken.push('tiles overlap');
  const ids = [...floor.tiles, ...floor.openings, ...floor.doors].map(({ id }) => id);
  if (new Set(ids).size !== ids.length || ids.some((id) => id >= floor.next)) broken.push('a number is used twice');
  for (const { from, to } of floor.joins) {
    const [one, other] = [tileAt(floor, from), tileAt(floor, to)];
    if (one === null || other === null || one === other || !areNeighbours(from, to))
      broken.push(`no join: ${from} to ${to}`);
  }
  for (const { near, far, isOpen } of floor.doors) {
    const isSound =
      areNeighbours(near, far) && tileAt(floor, near) !== null && tileAt(floor, near) !== tileAt(floor, far);
    if (!isSound || (isOpen && tileAt(floor, far) === null)) broken.push(`no door: ${near} to ${far}`);
  }
  for (const { id, tile, left, right, way } of floor.openings) {
    const isInside = [left, right].every(
      (cell) => tileAt(floor, cell)?.id === tile && openingAt(floor, cell)?.id === id,
    );
    if (!isInside || seenFrom(left, way, 1, 0) !== right) broken.push(`no opening: ${id}`);
  }
  const inside = floor.openings.flatMap(({ left, right }) => [left, right]);
  if (new Set(inside).size !== inside.length) broken.push('a square borders two openings');
  return broken;
}

const areNeighbours = (a: Cell, b: Cell): boolean =>
  ([0, 1, 2, 3] as const).some((way) => seenFrom(a, way, 0, 1) === b);

/** Squares that can be walked to from the stairs. */
function reachable(floor: Floor): Set<Cell> {
  const walls = wallsOf(floor);
  const reached = new Set(floor.tiles[0]?.cells.slice(0, 1));
  for (const cell of reached) {
    for (const way of [0, 1, 2, 3] as const)
      if (((walls[cell] ?? 15) & (1 << way)) === 0) reached.add(seenFrom(cell, way, 0, 1));
  }
  return reached;
}

const fullStock = newFloor(1);

/**
 * Kinds of which the box and the board together hold more or fewer tiles than they should, or the box fewer than none.
 */
const miscounted = ({ stock, tiles }: Floor): string[] =>
  TILE_KINDS.filter((kind) => {
    const laid = tiles.filter((tile) => tile.kind === kind).length;
    return stock[kind] < 0 || stock[kind] + laid !== fullStock.stock[kind] + (kind === 'stairs-up' ? 1 : 0);
  });

describe('floors explored at random until nothing is left', () => {
  test('[tile.no-overlap] [tile.walls] [door.edge] [explore.trigger-one-opening] [tile.stock] are sound after every step', () => {
    for (let seed = 0; seed < FLOORS; seed++) {
      wander(`fast:sound ${seed}`, false, STEPS_MAX, ({ floor }) => {
        expect(brokenBy(floor)).toEqual([]);
        expect(miscounted(floor)).toEqual([]);
      });
    }
  });

  test('[tile.walls] can be walked all over from the stairs, up to every opening and every door', () => {
    for (let seed = 0; seed < FLOORS; seed++) {
      wander(`fast:walk ${seed}`, false, STEPS_MAX, ({ floor }) => {
        const cells = floor.tiles.flatMap((tile) => tile.cells);
        expect(reachable(floor)).toEqual(new Set(cells));
      });
    }
  });

  test('[fit.always-continues] [fit.stairs-down] [fit.sealed] [fit.false-door] go on however the dice fall, one end or door fewer each time, until they are closed', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < FLOORS; seed++) {
      let last = newFloor(1);
      const steps = wander(`fast:end ${seed}`, false, STEPS_MAX, ({ before, floor, laid, room }) => {
        expect(isClosed(before)).toBe(false);
        const isNew = (laid ?? room)?.tiles.length !== 0;
        expect(isNew).toBe(laid === null ? room?.isFalse === false : !laid.isSealed);
        const known = before.openings.filter(({ id }) => floor.openings.some((other) => other.id === id));
        expect(known).toHaveLength(before.openings.length - (laid === null ? 0 : 1));
        seen.add((laid ?? room)?.rule ?? '');
        last = floor;
      });
      expect(steps).toBeLessThan(STEPS_MAX);
      expect(isClosed(last)).toBe(true);
    }
    expect(seen).toEqual(
      new Set([
        'gen.passage-table',
        'gen.turns-relative',
        'gen.no-end-piece',
        'door.site-passage',
        'door.site-room',
        'door.none-possible',
        'fit.candidates',
        'fit.clear-exit',
        'fit.two-passes',
        'fit.reclaim',
        'fit.sealed',
        'fit.room-alignment',
        'fit.room-substitute',
        'fit.false-door',
      ]),
    );
  });

  test('[fit.reclaim] lose only tiles that led nowhere, and everybody still stands on a tile', () => {
    for (let seed = 0; seed < FLOORS; seed++) {
      wander(`fast:lose ${seed}`, false, STEPS_MAX, ({ before, floor, laid, room }) => {
        const gone = before.tiles.filter((tile) => !floor.tiles.includes(tile));
        const reclaimed = (laid ?? room)?.reclaimed ?? [];
        expect(gone.flatMap(({ cells }) => cells)).toEqual(reclaimed);
        const needed = [
          ...before.openings.map(({ left }) => left),
          ...before.doors.filter(({ isOpen }) => !isOpen).map(({ near }) => near),
        ];
        expect(needed.filter((cell) => reclaimed.includes(cell))).toEqual([]);
        expect(floor.tiles[0]?.kind).toBe('stairs-up');
      });
    }
  });

  test('[tile.stock] [tile.no-overlap] are as sound with unlimited tiles, and larger', () => {
    let most = 0;
    for (let seed = 0; seed < 6; seed++) {
      wander(`fast:unlimited ${seed}`, true, 150, ({ floor }) => {
        expect(brokenBy(floor)).toEqual([]);
        expect(floor.stock).toEqual(fullStock.stock);
        most = Math.max(most, floor.tiles.length);
      });
    }
    expect(most).toBeGreaterThan(60);
  });
});

test('the same seed makes the same floor', () => {
  const end = (): Floor[] => {
    const floors: Floor[] = [];
    wander('fast:twice', false, STEPS_MAX, ({ floor }) => floors.push(floor));
    return floors;
  };
  expect(end()).toEqual(end());
});
