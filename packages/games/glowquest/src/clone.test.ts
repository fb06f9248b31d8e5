import { expect, test } from 'vitest';
import { attack, OFFENSE, story } from '../stories/scene.ts';
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

test('everything that may be written belongs to the copy alone', () => {
  const table = clone(begun());
  const own = new Map(parts(clone(table)));
  const shared = parts(table).filter(([path, part]) => own.get(path) === part && !Object.isFrozen(part));
  expect(shared.map(([path]) => path)).toEqual([]);
});
