import { expect, test } from 'vitest';
import { OFFENSE } from '../stories/cast.ts';
import { story } from '../stories/scene.ts';
import { attack } from '../stories/wishes.ts';
import { clone } from './clone.ts';
import type { Table } from './types/index.ts';

const begun = (): Table =>
  story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['heavy-swing'] });
    scene.monster('ghoul', 2, 2);
    scene.effect(3, 'weak', 1).turn(OFFENSE, 3);
  })
    .dice(3)
    .does(OFFENSE, attack(3)).table;

test('a copy is the same table, whatever it was made of', () => {
  const table = begun();
  expect(clone(table)).toEqual(table);
  expect(clone(structuredClone(table))).toEqual(table);
});

test('what is never written is shared; what came out of a file is made so that nobody can write it', () => {
  const frozen = clone(begun());
  const copy = clone(frozen);
  expect(copy.house).toBe(frozen.house);
  expect(copy.floor).toBe(frozen.floor);
  expect(copy.heroes[OFFENSE]?.cards).toBe(frozen.heroes[OFFENSE]?.cards);
  const read = structuredClone(frozen);
  const played = clone(read);
  for (const kept of [played.house, played.floor, played.floor.tiles, played.heroes[OFFENSE]?.cards])
    expect(Object.isFrozen(kept)).toBe(true);
  expect(Object.isFrozen(read.house)).toBe(false);
  expect(Object.isFrozen(read.heroes[OFFENSE]?.cards)).toBe(false);
});

/** Every object in there, with the way to it. */
function parts(value: unknown, path = 'table'): [string, object][] {
  if (typeof value !== 'object' || value === null) return [];
  return [[path, value], ...Object.entries(value).flatMap(([key, part]) => parts(part, `${path}.${key}`))];
}

/** A table on which everything is there that a table can have, though never at once. */
function full(): Table {
  const table = clone(begun());
  const pattern = { kind: 'line', n: 2 } as const;
  table.phase = { hero: OFFENSE, left: 2 };
  const stroll = { left: 1, isShift: true };
  Object.assign(table.turn ?? {}, { bases: [{ source: 'role', n: 2, pattern }], reach: pattern, stroll });
  const packets = [{ from: 3, amount: 1 }];
  Object.assign(table.attack ?? {}, { pattern, patterns: [pattern], open: [pattern], packets });
  return table;
}

test('everything that may be written belongs to the copy alone', () => {
  const table = full();
  expect(clone(table)).toEqual(table);
  const own = new Map(parts(clone(table)));
  const shared = parts(table).filter(([path, part]) => own.get(path) === part && !Object.isFrozen(part));
  expect(shared.map(([path]) => path)).toEqual([]);
});
