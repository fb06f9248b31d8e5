import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PIECES } from '../../content/furniture.ts';
import { FIGURES, isMonster } from '../../content/monsters.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { BEGINNING } from '../beginning.ts';
import { LINE_KEYS } from '../keys.ts';
import { readText } from '../parse.ts';
import { FLOOR_TRAPS, type Plan, type Sheet } from '../sheet.ts';
import { widthOf } from '../squares.ts';
import { exchange, place, refusals, remove } from './edit.ts';
import { sourceOf } from './source.ts';
import { DOOR_LINES, entryOf, isTurnable, lineOfThing, type Thing, thingsOn } from './things.ts';

/** As a designer writes: comments between the lines and within them, odd spaces, and lines that go on. */
const BY_HAND = `# My cellar
The Cellar

# rooms
plan:
|AAAA.BBBBBC
|AAAA.BBBBBC
# the corridor
|AAAA.BBBBBC
|...........
wander:  orc
stairs: 0,0
goal: kill verag
doors: 3,1E
# found by a search
secret:   4,0E
furn: chest 09,0;
# where Verag eats
  table-h 5,1
mon: orc 7,0;   verag 8,2;goblin 5,0
note: a 7,0 He   snores.
`;
const TEXTS = [...QUESTS.map((text) => text.trimStart()), BEGINNING, BY_HAND, BY_HAND.replaceAll('\n', '\r\n')];

/** A thing that could stand on a plan, wherever that may be. */
const thingFor = (plan: Plan): fc.Arbitrary<Thing> => {
  const size = widthOf(plan) * plan.length;
  const at = fc.nat(size - 1);
  // Sides on the rim of the plan are no sides that a sheet can name.
  const edge = fc
    .record({ column: fc.nat(widthOf(plan) - 2), row: fc.nat(plan.length - 2), side: fc.nat(1) })
    .map(({ column, row, side }) => (row * widthOf(plan) + column) * 2 + side);
  const piece = fc.constantFrom(...PIECES);
  return fc.oneof(
    fc.record({
      kind: fc.constant('monster' as const),
      line: fc.constantFrom('mon' as const, 'later' as const),
      key: fc.constantFrom(...FIGURES.filter(isMonster)),
      at,
    }),
    fc
      .record({ kind: fc.constant('piece' as const), piece, isStanding: fc.boolean(), at })
      .map((thing) => ({ ...thing, isStanding: thing.isStanding && isTurnable(thing.piece) })),
    fc.record({ kind: fc.constant('trap' as const), trap: fc.constantFrom(...FLOOR_TRAPS), at }),
    fc.record({ kind: fc.constantFrom('rock' as const, 'start' as const, 'escape' as const), at }),
    fc.record({ kind: fc.constantFrom('stairs' as const, 'prisoner' as const), at }),
    fc.record({
      kind: fc.constant('clock' as const),
      every: fc.integer({ min: 1, max: 9 }),
      key: fc.constantFrom('orc', 'king'),
      from: fc.integer({ min: 1, max: 9 }),
      at,
    }),
    fc.record({ kind: fc.constant('door' as const), line: fc.constantFrom(...DOOR_LINES), edge }),
    fc.record({ kind: fc.constant('wall' as const), edge }),
    fc.record({
      kind: fc.constant('note' as const),
      letter: fc.constantFrom('a', 'Z'),
      at,
      text: fc.constantFrom('Here it smells of onions.', 'A word', 'x '.repeat(120).trim()),
    }),
  );
};

const planOf = (text: string): Plan => readText(text).sheet.plan;
const has = (text: string, thing: Thing): boolean =>
  thingsOn(readText(text).sheet).some((one) => expect.objectContaining(thing).asymmetricMatch(one));

const scene = fc
  .constantFrom(...TEXTS)
  .chain((text) => fc.record({ text: fc.constant(text), thing: thingFor(planOf(text)) }));

/** The rows that are not of this line, in their order. */
function othersIn(text: string, key: string): readonly string[] {
  const { raws, lines } = sourceOf(text);
  const own = new Set(lines.filter((line) => line.key === key).flatMap(({ rows }) => rows));
  return raws.filter((_, row) => !own.has(row)).map((raw) => raw.text);
}

const keyOf = (text: string, thing: Thing): string => {
  const { sheet } = readText(text);
  return (entryOf(sheet.plan, thing) ?? lineOfThing(sheet.plan, thing))?.line ?? '';
};

const isSingle = (thing: Thing): boolean => ['stairs', 'prisoner', 'clock', 'escape'].includes(thing.kind);

describe('an edit of a text', () => {
  test('what is placed is read back where it was placed', () => {
    fc.assert(
      fc.property(scene, ({ text, thing }) => {
        const { plan } = readText(text).sheet;
        const placed = readText(place(text, thing));
        expect(placed.faults).toEqual([]);
        const found = thingsOn(placed.sheet).filter((one) => one.kind === thing.kind);
        expect(found).toContainEqual(thing);
        expect(placed.sheet.plan).toEqual(plan);
      }),
      { numRuns: 120, seed: 1 },
    );
  });

  test('leaves every other line alone, byte for byte and in its order', () => {
    fc.assert(
      fc.property(scene, ({ text, thing }) => {
        const key = keyOf(text, thing);
        expect(LINE_KEYS).toContain(key);
        expect(othersIn(place(text, thing), key)).toEqual(othersIn(text, key));
      }),
      { numRuns: 120, seed: 2 },
    );
  });

  test('taken away again, the text is as it was', () => {
    fc.assert(
      fc.property(scene, ({ text, thing }) => {
        fc.pre(!has(text, thing) && !isSingle(thing));
        expect(remove(place(text, thing), thing)).toBe(text);
      }),
      { numRuns: 120, seed: 3 },
    );
  });

  test('whatever lies there can be taken away and put back: the sheet reads the same', () => {
    // Between them these have every kind of thing.
    for (const text of [1, 9, 2, 14, 15, 16].flatMap((at) => TEXTS[at] ?? [])) {
      const { sheet } = readText(text);
      for (const thing of thingsOn(sheet)) {
        const without = remove(text, thing);
        expect(thingsOn(readText(without).sheet)).not.toContainEqual(thing);
        expect(othersIn(without, keyOf(text, thing))).toEqual(othersIn(text, keyOf(text, thing)));
        const again = readText(place(without, thing)).sheet;
        expect(sorted(again)).toEqual(sorted(sheet));
        expect({ ...again, ...UNORDERED }).toEqual({ ...sheet, ...UNORDERED });
      }
    }
  });

  test('what moves is there and back again, and its text is as it was', () => {
    fc.assert(
      fc.property(scene, ({ text, thing }) => {
        const from = thingsOn(readText(text).sheet).find((one) => isAlike(one, thing));
        fc.pre(from !== undefined && !has(text, thing));
        if (from === undefined) return;
        const moved = exchange(text, from, thing);
        expect(thingsOn(readText(moved).sheet)).toContainEqual(thing);
        expect(readText(exchange(moved, thing, from)).sheet).toEqual(readText(text).sheet);
      }),
      { numRuns: 120, seed: 4 },
    );
  });
});

const sorted = (sheet: Sheet): readonly string[] =>
  thingsOn(sheet)
    .map((one) => JSON.stringify(one))
    .toSorted();

/** Lists whose order says nothing. */
const UNORDERED = {
  blocked: [],
  furniture: [],
  traps: [],
  start: [],
  monsters: [],
  later: [],
  notes: [],
  doors: [],
  openDoors: [],
  secretDoors: [],
  walls: [],
  chestTraps: [],
};

/** Of one kind and in one line. */
function isAlike(one: Thing, other: Thing): boolean {
  if (one.kind === 'monster' && other.kind === 'monster') return one.line === other.line;
  if (one.kind === 'door' && other.kind === 'door') return one.line === other.line;
  if (one.kind === 'trap' && other.kind === 'trap') return one.trap === other.trap;
  if (one.kind === 'note' && other.kind === 'note') return true;
  return one.kind === other.kind && one.kind !== 'prisoner' && one.kind !== 'piece';
}

describe('by hand', () => {
  const [orc, chest] = [
    { kind: 'monster', line: 'mon', key: 'orc', at: 7 },
    { kind: 'piece', piece: 'chest', isStanding: false, at: 9 },
  ] as const satisfies readonly Thing[];

  test('comments within a line and odd spaces stay', () => {
    expect(remove(BY_HAND, chest)).toContain('furn:\n# where Verag eats\n  table-h 5,1\n');
    expect(remove(BY_HAND, orc)).toContain('\nmon: verag 8,2;goblin 5,0\n');
    expect(place(BY_HAND, { ...orc, at: 6 })).toContain('\nmon: orc 7,0;   verag 8,2;goblin 5,0; orc 6,0\n');
    expect(exchange(BY_HAND, orc, { ...orc, at: 6 })).toContain('\nmon: orc 6,0;   verag 8,2;goblin 5,0\n');
  });

  test('a line that is not there yet comes to its usual place', () => {
    expect(place(BY_HAND, { kind: 'trap', trap: 'pit', at: 4 })).toContain('\nsecret:   4,0E\npit: 4,0\nfurn:');
  });

  test('under a comment of its own a line stays when it is empty, and is filled again', () => {
    const door: Thing = { kind: 'door', line: 'secret', edge: 4 * 2 };
    const without = remove(BY_HAND, door);
    expect(without).toContain('# found by a search\nsecret:\nfurn');
    expect(readText(without).faults).toEqual([]);
    expect(place(without, door)).toContain('# found by a search\nsecret: 4,0E\nfurn');
  });

  test('a long line goes on in the next one, and comes back', () => {
    let text = BY_HAND;
    const squares = [15, 16, 17, 18, 19, 20, 26, 27, 28, 29, 30];
    const rats = squares.map((at): Thing => ({ kind: 'monster', line: 'mon', key: 'dread-warrior', at }));
    for (const rat of rats) text = place(text, rat);
    expect(Math.max(...text.split('\n').map((row) => row.length))).toBeLessThanOrEqual(120);
    for (const rat of rats.toReversed()) text = remove(text, rat);
    expect(text).toBe(BY_HAND);
  });

  test('a text with errors is edited where it can be read', () => {
    const broken = BY_HAND.replace('goal: kill verag', 'gaol: verag').replace('orc 7,0;', 'Orc 7,0;');
    const { sheet } = readText(broken);
    expect(sheet.monsters.map(({ key }) => key)).toEqual(['verag', 'goblin']);
    const placed = place(broken, { ...orc, at: 6 });
    expect(placed).toContain('mon: Orc 7,0;   verag 8,2;goblin 5,0; orc 6,0');
    expect(readText(placed).sheet.monsters).toHaveLength(3);
    expect(place('', orc)).toBe('mon: orc 7,0\n');
  });
});

describe('what speaks of a place follows it', () => {
  test('a chest takes its trap along, and the goal that asks for it', () => {
    const chest: Thing = { kind: 'piece', piece: 'chest', isStanding: false, at: 5 * 9 + 8 };
    const to = { ...chest, at: 0 * 9 + 8 };
    const text = BEGINNING.replace('goal: kill king', 'goal: carry 8,5');
    const moved = exchange(text, chest, to);
    expect(moved).toContain('goal: carry 8,0\n');
    expect(moved).toContain('chest-trap: B needle 1');
    expect(readText(moved).sheet.chestTraps).toEqual(
      [{ room: 'B', kind: 'needle', damage: 1, at: 6 + 9 }].map((trap) => ({ ...trap, at: 8 })),
    );
    expect(exchange(moved, to, chest)).toBe(text);
  });

  test('an alarm opens the door where it is now', () => {
    const text = `${BEGINNING}alarm: B 4,1E\n`;
    const door: Thing = { kind: 'door', line: 'doors', edge: (9 + 4) * 2 };
    expect(exchange(text, door, { ...door, edge: 4 * 2 })).toContain('\nalarm: B 4,0E\n');
  });
});

describe('a refusal is what the checker would say', () => {
  const refused = (thing: Thing, text = BEGINNING): string | null => refusals(text)(place(text, thing));

  test('of two things on one square, of what runs through a wall, and of doors on open floor', () => {
    expect(refused({ kind: 'monster', line: 'mon', key: 'orc', at: 6 + 9 })).toBe('mon: orc 6,1 — there is a table');
    expect(refused({ kind: 'piece', piece: 'table', isStanding: false, at: 2 })).toMatch(/^furn: table 2,0 — must lie/);
    expect(refused({ kind: 'door', line: 'open', edge: (9 + 3) * 2 })).toBe('3,1E — two doors are in the same place');
    const trial = QUESTS[0]?.trimStart() ?? '';
    expect(refused({ kind: 'door', line: 'doors', edge: (26 + 1) * 2 }, trial)).toMatch(/stands on open floor/);
  });

  test('not of what only waits for something else', () => {
    expect(refused({ kind: 'start', at: 3 })).toBeNull();
    const shut = BEGINNING.replace('doors: 3,1E 4,1E 2,3S', 'doors: 3,1E');
    expect(refused({ kind: 'monster', line: 'mon', key: 'king', at: 8 }, shut)).toBeNull();
  });

  test('nor of what was wrong before', () => {
    const wrong = BEGINNING.replace('mon: goblin 7,0', 'mon: goblin 6,1');
    expect(refused({ kind: 'monster', line: 'mon', key: 'orc', at: 8 }, wrong)).toBeNull();
  });
});
