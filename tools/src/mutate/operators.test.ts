import { describe, expect, test } from 'vitest';
import type { Mutant } from './mutant.ts';
import { findMutants, type Subject } from './places.ts';

const RULES = ['door.open', 'door.close', 'trap.spring', 'combat.defend'];

function mutantsOf(source: string, subject: Subject = 'code'): readonly Mutant[] {
  return findMutants({ file: 'a.ts', source, subject, rules: RULES });
}

/** What an operator makes of a source, as `before → after`. */
function changes(source: string, operator: string, subject: Subject = 'code'): readonly string[] {
  return mutantsOf(source, subject)
    .filter((mutant) => mutant.operator === operator)
    .map(({ before, after }) => `${before} → ${after || '(nothing)'}`);
}

describe('each operator breaks its own thing', () => {
  test('an early exit is dropped, and only an exit', () => {
    expect(
      changes('function f(a) { if (a) return 1; if (a) { g(); return 2; } if (a) h(); return 3; }', 'exit'),
    ).toEqual(['if (a) return 1; → (nothing)', 'if (a) { g(); return 2; } → (nothing)']);
    expect(
      changes('for (const a of b) { if (a) continue; if (c) break; if (a) continue; else g(); }', 'exit'),
    ).toHaveLength(2);
  });

  test('a judge that refuses allows instead', () => {
    expect(changes('const d = { judge(s) { return no(s); }, propose(s) { return all(s); } };', 'refusal')).toEqual([
      'no(s) → null',
    ]);
    expect(changes('function doorRefusal(s) { return no(s); }', 'refusal')).toEqual(['no(s) → null']);
  });

  test('a choice takes always the same side', () => {
    expect(changes('const x = a ? b : (c, d);', 'branch')).toEqual(['a ? b : (c, d) → b', 'a ? b : (c, d) → c, d']);
  });

  test('comparisons move by one, or are turned', () => {
    expect(changes('f(a < b, a >= b, a === b, (a + 1) !== (b))', 'comparison')).toEqual([
      'a < b → a <= b',
      'a >= b → a > b',
      'a === b → a !== b',
      '(a + 1) !== (b) → (a + 1) === (b)',
    ]);
  });

  test('conditions are halved, and what stands in for nothing is left alone', () => {
    expect(changes('const x = (a || b) && c;', 'condition')).toEqual([
      '(a || b) && c → a || b',
      '(a || b) && c → c',
      'a || b → a',
      'a || b → b',
    ]);
    expect(changes('const x = a ?? b;', 'condition')).toEqual([]);
  });

  test('conditions are turned round, comparisons by their own operator', () => {
    expect(changes('if (a && b) f(); if (!c) f(); if (d === e) f(); const x = g() ? 1 : 2;', 'negation')).toEqual([
      'a && b → !(a && b)',
      '!c → c',
      'g() → !(g())',
    ]);
  });

  test('statements are skipped, declarations are not', () => {
    expect(changes('const a = f(); a.b = 2; g(a); delete a.b;', 'statement')).toEqual([
      'a.b = 2; → (nothing)',
      'g(a); → (nothing)',
      'delete a.b; → (nothing)',
    ]);
  });

  test('numbers, sums and truths', () => {
    expect(changes('const a = [0, 3];', 'number')).toEqual(['0 → 1', '3 → 4', '3 → 2']);
    expect(changes('a = b + c; a -= 2;', 'arithmetic')).toEqual(['b + c → b - c', 'a -= 2 → a += 2']);
    expect(changes('const a = { isOpen: true };', 'boolean')).toEqual(['true → false']);
  });

  test('another rule of the same area is cited, or of any where it is alone', () => {
    expect(changes("no('door.close'); tell('trap.spring'); say('door.shut');", 'rule')).toEqual([
      "'door.close' → 'door.open'",
      "'trap.spring' → 'combat.defend'",
    ]);
  });
});

test('keys, types and what must never happen are left alone', () => {
  expect(mutantsOf("type A = 1 | 'door.open'; interface B { 2: true } const c = { 'door.open': x, 3: y };")).toEqual(
    [],
  );
  expect(mutantsOf("function f(a: 1 | 2): void { if (a === 1 && !b) throw new Error('no ' + 3); }")).toEqual([]);
});

test('of the content only numbers are changed, also in sheets', () => {
  expect(changes('const CARDS = { goblin: { move: 10, isUndead: a && true } };', 'number', 'data')).toEqual([
    '10 → 11',
    '10 → 9',
  ]);
  expect(mutantsOf('if (a) b(1 + 2, true);', 'data').map(({ before }) => before)).toEqual(['1', '1', '2', '2']);
  expect(changes('const q = `Q1 Trial\nreward: 25\nmon: goblin 2,6; orc 3,3`;', 'number', 'data')).toEqual([
    ' 25 →  26',
    ' goblin 2,6 →  goblin 3,6',
    ' goblin 2,6 →  goblin 2,7',
    ' orc 3,3 →  orc 4,3',
    ' orc 3,3 →  orc 3,4',
  ]);
  expect(changes("const HERO = ['Life 6 | to ED-M10, Sp7', 'ED-M10'];", 'number', 'data')).toEqual([
    "'Life 6 | to ED-M10, Sp7' → 'Life 7 | to ED-M10, Sp7'",
    "'Life 6 | to ED-M10, Sp7' → 'Life 6 | to ED-M10, Sp8'",
  ]);
});

test('a place is known by what it stands in, not by its line', () => {
  const source = `
/** Doors. [door.open] */
export const open = {
  judge(state) {
    const isFree = (at) => at > 1;
    if (state.a) return no('door.close');
    state.list.map((one) => ({ by: one + 1 }));
    f(one + 1);
  },
};
const SHEET: Sheet = { goblin: { move: 10 } };
function far() { return 1 + 1; }`;
  const known = mutantsOf(source).map(({ line, within, before, nth, rule }) => [line, within, before, nth, rule]);
  expect(known).toContainEqual([5, 'open.judge.isFree', 'at > 1', 1, 'door.close']);
  expect(known).toContainEqual([7, 'open.judge', 'one + 1', 1, 'door.close']);
  expect(known).toContainEqual([8, 'open.judge', 'one + 1', 2, 'door.close']);
  expect(known).toContainEqual([11, 'SHEET.goblin.move', '10', 1, 'door.close']);
  expect(
    mutantsOf(`\n\n${source}`).map(({ line, ...rest }) => [line - 2, rest.within, rest.before, rest.nth, rest.rule]),
  ).toEqual(known);
});

test('a source that cannot be read is named', () => {
  expect(() => mutantsOf('const = 1;')).toThrow(/^a\.ts: /);
});
