import { expect, test } from 'vitest';
import { askedFor } from './asked.ts';
import { type Beginning, hearBegun, notUnderstood, telling, understood } from './hearing.ts';
import { alike, isBegun, keyOf, type NameReading, partsBut } from './names.ts';
import { isPair, pairIn, readSteps } from './steps.ts';
import { joinAllWords, joinWords } from './words.ts';

const reading = (isAnywhere: boolean): NameReading => ({ partsOf: (key) => partsBut(key, ['of', 'the']), isAnywhere });

const ENTRIES = [
  ['ball-of-flame', 'ball'],
  ['goblin', 'goblin'],
  ['goblin-archer', 'archer'],
  ['boogschutter', 'archer'],
] as const;

test('a name is what the keyboard has of it', () => {
  expect([keyOf(['Amulet of', 'Vigor']), keyOf(['Wizard’s', 'Élan,'])]).toEqual(['amulet-of-vigor', 'wizards-elan']);
});

test('the beginnings of its words are enough, and an “of” is not missed', () => {
  for (const typed of ['ball', 'b-f', 'ball-of-fl', 'ball-flame'])
    expect(alike(typed, ENTRIES, reading(false)), typed).toEqual(['ball']);
  expect(alike('flame', ENTRIES, reading(false))).toEqual([]);
  expect(alike('', ENTRIES, reading(true))).toEqual([]);
});

test('a full name goes before longer ones, and its beginning before a word further on', () => {
  expect(alike('goblin', ENTRIES, reading(true))).toEqual(['goblin']);
  expect(alike('gob', ENTRIES, reading(true))).toEqual(['goblin', 'archer']);
  expect(alike('archer', ENTRIES, reading(true))).toEqual(['archer']);
  expect(alike('archer', ENTRIES, reading(false))).toEqual([]);
  expect(isBegun('goblin-archer', 'arch', reading(true))).toBe(true);
});

const POINTS: Readonly<Record<string, string>> = { n: 'N', e: 'E', north: 'N' };
const stepsOf = (letters: string): readonly string[] | null => {
  if (POINTS[letters] !== undefined) return [POINTS[letters]];
  const each = Array.from(letters, (letter) => POINTS[letter]);
  return each.every((one) => one !== undefined) ? each : null;
};

test('steps are counted behind their letters, or in a word of their own', () => {
  const steps = (typed: string): string | undefined => readSteps(typed.split(' '), stepsOf)?.join('');
  expect(['n', 'nne', 'n 3', 'n3', 'north 2 e', 'ne 2'].map(steps)).toEqual(['N', 'NNE', 'NNN', 'NNN', 'NNE', 'NEE']);
  expect(['x', '3', 'n 2 2', 'n0', 'n x', 'n 41', 'n 2,8', ''].map(steps)).toEqual(Array(8).fill(undefined));
});

test('two numbers are a square, however they are typed', () => {
  expect([['4,7'], ['4', '7'], ['4,', '-7'], ['(4,7)']].map((words) => [isPair(words), pairIn(words)])).toEqual([
    [true, '4,7'],
    [true, '4,7'],
    [true, '4,-7'],
    [true, '(4,7)'],
  ]);
  expect([['4'], ['4', '7', '1'], ['4,7e']].map(isPair)).toEqual([false, false, false]);
});

const begun = (typed: string, action: unknown): Beginning => ({
  typed,
  read: () => understood((note) => action ?? note(`no ${typed}`)),
});
const mayBe = (names: readonly string[]): string => `may be ${names.join(' or ')}`;

test('the first tier in which something makes sense decides', () => {
  expect(hearBegun([[begun('walk', null)], [begun('wait', { type: 'wait' })]], mayBe)).toEqual({
    action: { type: 'wait' },
    unclear: '',
  });
  expect(hearBegun([[begun('walk', { to: 1 }), begun('wait', { type: 'wait' })]], mayBe)).toEqual(
    notUnderstood('may be walk or wait'),
  );
  expect(hearBegun([[begun('done', { type: 'done' }), begun('decide', { type: 'done' })]], mayBe)?.action).toEqual({
    type: 'done',
  });
});

test('where nothing makes sense, one verb says why, and several are named', () => {
  expect(hearBegun([[begun('walk', null)]], mayBe)).toEqual(notUnderstood('no walk'));
  expect(hearBegun([[begun('walk', null)], [begun('wait', null)]], mayBe)).toEqual(
    notUnderstood('may be walk or wait'),
  );
  expect(hearBegun([[]], mayBe)).toBeNull();
});

test('words that say nothing are left out, unless there is no other', () => {
  expect([telling(['the', 'orc'], ['the']), telling(['the'], ['the'])]).toEqual([['orc'], ['the']]);
});

test('words of another language are understood behind those of the first', () => {
  expect(joinWords(['walk', 'go'], ['loop'])).toEqual(['walk', 'go', 'loop']);
  expect(joinAllWords({ walk: ['walk'], end: ['end'] }, { walk: ['loop'], end: ['klaar'] })).toEqual({
    walk: ['walk', 'loop'],
    end: ['end', 'klaar'],
  });
});

test('of what is asked the first question of a kind counts', () => {
  type Question = { readonly kind: 'turn'; readonly who: 1 } | { readonly kind: 'leave'; readonly who: 2 };
  const asks: readonly { readonly question: Question }[] = [
    { question: { kind: 'turn', who: 1 } },
    { question: { kind: 'leave', who: 2 } },
  ];
  expect([askedFor({ asks }, 'leave', 'turn')?.who, askedFor({ asks }, 'leave')?.who]).toEqual([1, 2]);
  expect(askedFor({ asks: asks.slice(1) }, 'turn')).toBeNull();
});
