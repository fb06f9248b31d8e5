import { expect, test } from 'vitest';
import { CLERIC, FIGHTER, FOE } from '../stories/cast.ts';
import { type CrystalStory, story } from '../stories/scene.ts';
import { attack, DONE, use } from '../stories/wishes.ts';
import { clone } from './clone.ts';
import type { Table } from './types/index.ts';

/** In the middle of an Attack, with something in every list that a fight fills. */
function fighting(): CrystalStory {
  const s = story((scene) => {
    scene.hero(FIGHTER, 1, 2);
    scene.hero(CLERIC, 2, 3);
    scene.monster('zombie', 2, 2);
    scene.effect(FOE, 'weak', 1).crystal(0, 0).turn(CLERIC);
  });
  return s.dice(4, 4, 6).does(CLERIC, attack(FOE)).does(CLERIC, DONE).does(CLERIC, use('smite'));
}

test('a copy is the same table, whatever it was made of', () => {
  const { table } = fighting();
  expect(clone(table)).toEqual(table);
  expect(clone(structuredClone(table))).toEqual(table);
});

test('what is never written is shared, and nobody can write it', () => {
  const { table } = fighting();
  const copy = clone(table);
  expect(copy.party[CLERIC]?.build).toBe(table.party[CLERIC]?.build);
  expect(copy.expedition?.floor).toBe(table.expedition?.floor);
  for (const kept of [copy.house, copy.dungeons, copy.expedition?.floor.tiles, copy.party[CLERIC]?.build.pieces])
    expect(Object.isFrozen(kept)).toBe(true);
});

/** Every object in there, with the way to it. */
function parts(value: unknown, path = 'table'): [string, object][] {
  if (typeof value !== 'object' || value === null) return [];
  return [[path, value], ...Object.entries(value).flatMap(([key, part]) => parts(part, `${path}.${key}`))];
}

/** A table on which everything is there that a table can have, though never at once. */
function full(): Table {
  const table = structuredClone(fighting().table);
  const [piece] = table.party[CLERIC]?.build.pieces ?? [];
  const stay = { visitsLeft: 1, visit: null, isReady: false };
  table.baggage = piece === undefined ? [] : [piece];
  table.wagon = table.party.slice(0, 1).map((hero) => ({ ...hero, effects: [], usedInRound: [] }));
  const town = { stays: [stay], gamblers: [1], boosts: [], freeUses: [], notes: [] };
  table.town = { ...town, kitMoney: { hero: 1, crowns: 3 } };
  Object.assign(table.expedition ?? {}, { phase: { hero: 0, left: 2 }, boosts: [{ boost: 'rumours', element: null }] });
  return table;
}

test('everything that may be written belongs to the copy alone', () => {
  const table = full();
  const own = new Map(parts(clone(table)));
  expect(clone(table)).toEqual(table);
  const shared = parts(table).filter(([path, part]) => own.get(path) === part && !Object.isFrozen(part));
  expect(shared.map(([path]) => path)).toEqual([]);
});
