import { seedRng } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { HEROES_SEAT, type Scene, sheet } from '../stories/dungeon.ts';
import { clone } from './clone.ts';
import { imagine } from './imagine.ts';
import { areaAt, CORRIDOR, isRevealed, stairSquares } from './queries/board.ts';
import type { Table } from './types/index.ts';

/** What the heroes' seat might take the dungeon for, when nothing but the stairway room is known. */
function guesses(quest: number, count: number, build: (scene: Scene) => void = () => undefined): readonly Table[] {
  const { state } = sheet(quest, (scene) => {
    build(scene);
    scene.turn('barbarian');
  });
  return Array.from({ length: count }, (_, guess) => {
    const draft = { ...state, table: clone(state.table) };
    imagine(draft, HEROES_SEAT, seedRng(`fast:guess ${guess}`));
    return draft.table;
  });
}

test('[board.blocked-squares] whoever guesses where rock may be guesses dark corridors, as the sheets have it', () => {
  for (const table of guesses(1, 20)) {
    expect(table.hidden.rocks.length).toBeGreaterThan(0);
    for (const rock of table.hidden.rocks) expect([areaAt(table, rock), isRevealed(table, rock)]).toEqual([CORRIDOR, false]);
  }
});

test('[setup.monsters-hidden] monsters are guessed at anew each time, in the dark; whoever must die is always there', () => {
  const tables = guesses(1, 20);
  const places = tables.map(({ hidden }) => hidden.monsters.map(({ key, at }) => `${key} ${at}`).join());
  expect(new Set(places).size).toBe(tables.length);
  for (const table of tables) {
    expect(table.hidden.monsters.map(({ key }) => key)).toContain('verag');
    expect(table.hidden.monsters.filter(({ at }) => isRevealed(table, at))).toEqual([]);
  }
});

test('[reveal.door-with-either-side] [artifact.found-where-listed] no two doors are guessed at one edge, and no two treasures in one room', () => {
  const [truth] = guesses(1, 1);
  for (const { hidden } of guesses(1, 20)) {
    const [edges, rooms] = [hidden.doors.map(({ edge }) => edge), hidden.treasures.map(({ room }) => room)];
    expect([new Set(edges).size, new Set(rooms).size]).toEqual([edges.length, rooms.length]);
    expect([edges.length > 8, rooms.length]).toEqual([true, truth?.hidden.treasures.length]);
  }
});

test('[search.special-treasure-once] where somebody has searched, nobody looks for the treasure of the sheet any more', () => {
  const searched = Array.from('ABCDEFGHJKLMNPQR');
  for (const { hidden } of guesses(1, 20, (scene) => void scene.hero('elf', { searched }))) {
    expect(hidden.treasures.length).toBeGreaterThan(0);
    for (const { room } of hidden.treasures) expect(searched).not.toContain(room);
  }
});

test('[quest.q2-prisoner] [quest.q4-take-chest] the captive and the gold may be anywhere in the dark', () => {
  const cells = guesses(2, 20).map(({ hidden }) => hidden.goalSquare);
  expect(new Set(cells).size).toBeGreaterThan(10);
  for (const table of guesses(4, 20)) {
    const { goldChests } = table.hidden;
    expect([goldChests.length > 0, new Set(goldChests).size]).toEqual([true, goldChests.length]);
    expect(goldChests.filter((at) => isRevealed(table, at))).toEqual([]);
  }
  expect(new Set(guesses(4, 20).map(({ hidden }) => hidden.goldChests.join())).size).toBeGreaterThan(10);
});

test('[reveal.room-whole] every piece of furniture is there or not, whoever guesses', () => {
  const counts = guesses(1, 20).map(({ hidden }) => hidden.furniture.length);
  expect(new Set(counts).size).toBeGreaterThan(2);
});

test('[reveal.never-traps-or-secrets] there may be a few traps more than the sheet has, on squares nobody has looked at', () => {
  const { traps } = sheet(1, (scene) => void scene.turn('barbarian')).table.hidden;
  const counts = guesses(1, 20).map(({ hidden }) => hidden.traps.length);
  expect([Math.max(...counts) > traps.length, Math.min(...counts) > 0]).toEqual([true, true]);
});

test('[quest.q10-portal-roll] where the portals lead is guessed at anew each time, among the rooms they may lead to', () => {
  const { special: truth } = sheet(10, (scene) => void scene.turn('barbarian')).table.hidden;
  if (truth?.kind !== 'portals') throw new Error('no portals');
  const guessed = guesses(10, 20).map(({ hidden: { special } }) => (special?.kind === 'portals' ? special.rooms : {}));
  expect(new Set(guessed.map((rooms) => JSON.stringify(rooms))).size).toBe(20);
  for (const rooms of guessed) {
    expect(Object.keys(rooms)).toEqual(Object.keys(truth.rooms));
    for (const room of Object.values(rooms)) expect(Object.values(truth.rooms)).toContain(room);
  }
});

test('[setup.monsters-hidden] whatever else of a sheet is in the dark is guessed at anew', () => {
  const kinds = (quest: number, of: (table: Table) => unknown, build?: (scene: Scene) => void): number =>
    new Set(guesses(quest, 20, build).map((table) => JSON.stringify(of(table)))).size;
  expect(kinds(1, ({ hidden }) => hidden.rocks)).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.doors.map(({ edge }) => edge))).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.secretDoors)).toBeGreaterThan(10);
  expect(kinds(2, ({ hidden }) => hidden.later.map(({ at }) => at))).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.traps)).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.wander.key)).toBeGreaterThan(4);
  expect(kinds(8, ({ hidden }) => hidden.escape)).toBeGreaterThan(10);
  expect(kinds(1, ({ hidden }) => hidden.isRising)).toBe(2);
  expect(kinds(6, ({ hidden }) => hidden.stairs)).toBeGreaterThan(10);
  const adept = (scene: Scene): void => void scene.reveal('Z').monster('adept', 10, 9);
  expect(kinds(1, ({ monsters }) => monsters.map(({ spells }) => spells), adept)).toBeGreaterThan(2);
  for (const { hidden } of guesses(1, 3)) expect(hidden.notes).toEqual([]);
});

test('[board.stairway-two-by-two] an unseen stairway is guessed at in a single room, never in a corridor', () => {
  for (const table of guesses(6, 60)) {
    const areas = new Set(stairSquares({ plan: table.plan, stairs: table.hidden.stairs }).map((square) => areaAt(table, square)));
    expect([areas.size, areas.has(CORRIDOR)]).toEqual([1, false]);
  }
});
