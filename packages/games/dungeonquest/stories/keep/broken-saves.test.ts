import { begin, type State } from '@questhall/kernel';
import { readSave, restore } from '@questhall/table';
import { sealed, versionTwo } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import type { CardTitle } from '../../src/content/keep/card-titles.ts';
import { KEEP_CARDS } from '../../src/content/keep/decks.ts';
import { dungeonquest } from '../../src/game.ts';
import { keepOf } from '../../src/queries/heroes.ts';
import type { DungeonQuest } from '../../src/types/index.ts';
import { midway, optionsOf, watch, watchFrom } from './arranged.ts';

// Saves of another edition go on from their last state; one that nobody can have come to is refused.

type Match = State<DungeonQuest>;
type Path = readonly (string | number)[];

const ANSWERS = 40;

/** States of several dashes and a fight, so that every kind of frame is seen. */
const STATES: readonly Match[] = [
  ...(['dice', 'solo', 'cards'] as const).flatMap((mode, at) => {
    const seed = `fast:saves ${mode}`;
    const house = { monsterMayFlee: true, secondHero: true, fallenHoard: true, escapeBetweenRounds: true };
    const start = midway({ mode, ...house, determinationInCombat: true }, 4 - at, seed);
    return Array.from(watchFrom(start, seed, at === 0 ? 'keen' : 'random', ANSWERS), ({ state }) => state);
  }),
  ...(['dice', 'cards'] as const).flatMap((mode) => {
    const fight = { play: 'arena', mode, hero: 'krutzbeck', monster: 'demon', heroLife: 12 } as const;
    return Array.from(watch(fight, 2, `fast:saves ${mode}`, 'random', ANSWERS), ({ state }) => state);
  }),
  ...Array.from(watch({ mode: 'vote' }, 2, 'fast:saves', 'random', ANSWERS), ({ state }) => state),
];

/** The first state in which each frame is the innermost. */
const BY_FRAME: ReadonlyMap<string, Match> = new Map(
  STATES.toReversed().flatMap((state) => state.agenda.map(({ kind }): [string, Match] => [kind, state])),
);

/** To every value of a state; of a list the first and the last will do. */
function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (Array.isArray(value)) for (const at of new Set([0, value.length - 1])) yield* stepInto(value, at, path);
  else if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) yield* stepInto(value, key, path);
}

function* stepInto(value: object, key: string | number, path: Path): Generator<Path> {
  if (!Object.hasOwn(value, key)) return;
  const inner: unknown = Reflect.get(value, key);
  yield [...path, key];
  yield* pathsIn(inner, [...path, key]);
}

const valueAt = (root: object, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    root,
  );

/** What a value cannot be, whatever it is about. */
function wrongFor(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 0.5, -7, 'many', null, undefined];
  if (typeof value === 'boolean') return ['yes', null, undefined];
  if (typeof value === 'string') return ['excalibur', 5, null, undefined];
  if (value === null) return ['excalibur', 0.5, undefined];
  return ['excalibur', 5, undefined];
}

/** Other values that are as good, where a number or nothing may be. */
const MAY_BE_NONE = /heading|enteredBy|\.way$|attribute$|heroCard|monsterCard|arrow|token$|wishes|\.life$/;

function isRefused(state: Match): boolean {
  try {
    return dungeonquest.laws(state).length > 0;
  } catch {
    return true;
  }
}

function acceptedIn(state: Match, root: Path): readonly string[] {
  return [...pathsIn(valueAt(state, root), root)].flatMap((path) => {
    const name = path.join('.');
    return wrongFor(valueAt(state, path))
      .filter((wrong) => !(wrong === null && MAY_BE_NONE.test(name)))
      .flatMap((wrong) => {
        const forged = structuredClone(state);
        const holder = valueAt(forged, path.slice(0, -1));
        const key = path.at(-1);
        if (typeof holder !== 'object' || holder === null || key === undefined) throw new Error(`no ${name}`);
        Reflect.set(holder, key, wrong);
        return isRefused(forged) ? [] : [`${name}: ${String(wrong)}`];
      });
  });
}

describe('what a state cannot hold is seen', () => {
  test.each([0, 60, 100, STATES.length - 1])('on the table, in state %i', (at) => {
    const state = STATES[at] ?? expect.fail('there are more states');
    expect(dungeonquest.laws(state)).toEqual([]);
    expect(acceptedIn(state, ['table'])).toEqual([]);
  });

  test.each([...BY_FRAME])('of what goes on: %s', (kind, state) => {
    const places = state.agenda.flatMap((frame, at) => (frame.kind === kind ? [at] : []));
    expect(acceptedIn(state, ['agenda', places[0] ?? -1])).toEqual([]);
  });

  test('of everything during which anybody is asked', () => {
    const kinds = Object.keys(dungeonquest.frames).filter((kind) => !BY_FRAME.has(kind));
    expect(kinds.toSorted()).toEqual(['handLimit', 'stair']);
  });
});

/** What is wrong with a save of another edition that goes on from this state; null where nothing is. */
function wrongWith(snapshot: unknown): string | null {
  const options = optionsOf({ play: 'keep', mode: 'solo' });
  const header = { game: dungeonquest.id, edition: 'of long ago', options, seats: 3, seed: 'fast:saves', from: null };
  const save: object = JSON.parse(versionTwo(begin(dungeonquest, header)));
  const read = readSave(sealed({ ...save, snapshot }));
  if (!read.ok) return read.problem.field;
  const restored = restore(dungeonquest, read.value);
  return restored.ok ? null : `${restored.problem.field} ${restored.problem.message}`;
}

test('a dash of another edition goes on where it stood; a forged one is refused by name', () => {
  const state = midway({ mode: 'solo' }, 3, 'fast:saves');
  expect(wrongWith(state)).toBeNull();
  const forged = structuredClone(state);
  for (const hero of forged.table.heroes) if (hero !== null) hero.gold = -5;
  expect(wrongWith(forged)).toBe('snapshot of edition of long ago does not fit edition 6 of DungeonQuest');
});

test.each(['draw', 'discards'] as const)(
  'a dash of the fifth edition goes on with one more card that moves; its dust lies among the %s',
  (where) => {
    const state = midway({ mode: 'solo' }, 3, 'fast:saves');
    const { dungeon } = keepOf(state.table).decks;
    const dust = placeOf('dustAndSilence');
    if (where === 'discards') {
      dungeon.discards.push(...dungeon.draw.filter((card) => card === dust));
      dungeon.draw = dungeon.draw.filter((card) => card !== dust);
    }
    dungeon.draw.splice(dungeon.draw.indexOf(placeOf('somethingMoves')), 1);
    dungeon[where].push(dust);
    expect(dungeonquest.laws(state)).not.toEqual([]);
    expect(wrongWith(state)).toBeNull();
  },
);

const placeOf = (title: CardTitle): number => KEEP_CARDS.findIndex((card) => card.title === title);
