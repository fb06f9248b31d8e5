import type { Place } from '@questhall/facets';
import { below, open, type Player, seedRng, silence } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { apart } from './apart.ts';
import { besideGolden } from './golden-tables.ts';
import type { Vault } from './vault/types.ts';
import { vault } from './vault/vault.ts';
import { answeredFor, kindOf, placesAstray, shownIn, watched } from './watching.ts';

const anything: Player<Vault> = ({ offers, rng }) => offers[below(rng, offers.length)] ?? expect.fail('no offers');
const options = { ...Object.fromEntries(Object.entries(vault.options).map(([name, { initial }]) => [name, initial])) };
const start = open(vault, options as Vault['Options'], 2, 'fast:watching', silence); // every option as it is when nobody says
const played = (moves: number) => [...watched(vault, start, anything, seedRng('fast:players'), moves)];

describe('a match that is watched', () => {
  test('leads from one answer to the next, until it is over or nobody cares', () => {
    const seen = played(6);
    expect(seen).toHaveLength(6);
    for (const [i, one] of seen.entries()) {
      expect(one.offers).toContain(one.action);
      if (i > 0) expect(one.state).toBe(seen[i - 1]?.after);
    }
    expect(played(10_000).at(-1)?.next).toBeNull();
  });

  test('says whose answers would have been given, and whether they were offered', () => {
    const seen = played(6);
    const first = {
      ending: () => null,
      forced: (...[, , offers]: [unknown, unknown, readonly Vault['Action'][]]) => offers[0] ?? null,
    };
    expect([...answeredFor(first, seen)].map(({ action }) => action)).toEqual(seen.map(({ offers }) => offers[0]));
    expect([...answeredFor({ ...first, forced: () => null }, seen)]).toEqual([]);
    const foreign = { action: { type: 'nothing' } as unknown as Vault['Action'], isSpent: true };
    expect(() => [...answeredFor({ ending: () => foreign, forced: () => null }, seen)]).toThrow('is not offered');
  });
});

describe('what is shown', () => {
  interface Hall {
    Options: object;
    Table: object;
    View: { doors: number };
    Frame: { kind: 'x' };
    Question: { kind: 'x' };
    Action: { type: 'x' };
    Event: { type: 'opened' };
    Rule: 'x';
  }
  const after = ({ doors }: Hall['View']) => ({ doors: doors + 1 });
  const placesOn = ({ doors }: Hall['View']): readonly Place[] => Array.from({ length: doors }, (_, i) => `door:${i}`);

  test('lies between two views, each made of the one before it', () => {
    expect([...shownIn<Hall>(after, { doors: 1 }, [{ type: 'opened' }, { type: 'opened' }])]).toEqual([
      { event: { type: 'opened' }, view: { doors: 1 }, now: { doors: 2 } },
      { event: { type: 'opened' }, view: { doors: 2 }, now: { doors: 3 } },
    ]);
  });

  test('is shown at places that are there, before or after', () => {
    const shown = { event: { type: 'opened' }, view: { doors: 1 }, now: { doors: 2 } } as const;
    const showing = (cue: Place, about: Place) => ({
      cues: () => [{ kind: 'door', at: cue } as const],
      placesIn: () => [about],
    });
    expect(placesAstray<Hall>(showing('door:0', 'door:1'), shown, placesOn)).toEqual([]);
    expect(placesAstray<Hall>(showing('door:2', 'door:3'), shown, placesOn)).toEqual(['door:2', 'door:3']);
    expect(kindOf({ kind: 'number', at: 'door:1', text: '-1', tone: 'bad' })).toBe('number -1');
    expect(kindOf({ kind: 'banner', tone: 'bad' })).toBe('banner');
  });
});

test('where two things are not the same is said by name', () => {
  expect(apart({ a: [1, { b: 2 }], c: 3 }, { a: [1, { b: 4 }], d: 3 })).toEqual([
    'a.1.b: 2, 4',
    'c: 3, undefined',
    'd: undefined, 3',
  ]);
  expect(apart({ a: [1] }, { a: [1] })).toEqual([]);
});

test('tables stand beside their golden ones, and what only one of them has is missed in the other', () => {
  const golden = [
    { name: 'beds', source: 'x', columns: ['n'], rows: [['1']] },
    { name: 'keys', source: 'x', columns: ['n'], rows: [['2']] },
  ];
  expect(besideGolden({ beds: ['[inn.beds]', [[1]]], doors: ['', [[3]]] }, golden)).toEqual([
    ['beds', '[inn.beds]', ['1'], ['1']],
    ['doors', '', ['3'], []],
    ['keys', '', [], ['2']],
  ]);
});
