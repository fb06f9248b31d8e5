import type { Action, HeroQuest } from '@questhall/heroquest';
import type { Ask } from '@questhall/kernel';
import { OPENLY } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { set, sitAt } from '../testing/sit-at.ts';
import { arena, quest } from '../testing/tables.ts';

const TRIAL = { settings: set('quest=1'), seed: '3', players: ['me', 'random'] };
const descend = (...typed: readonly string[]): ReturnType<typeof sitAt> =>
  sitAt(quest, TRIAL, ['', '', '', ...typed, 'quit']);

describe('Enter in a hero’s turn', () => {
  const TURN: Ask<HeroQuest> = {
    id: 1,
    seat: 0,
    ...OPENLY,
    rule: 'turn.both-optional',
    question: { kind: 'turn', hero: 'elf' },
  };
  const END: Action = { type: 'endTurn' };
  const ROLL: Action = { type: 'roll' };
  const WALK: Action = { type: 'walk', to: 1 };
  const ATTACK: Action = { type: 'attack', target: 7, isThrown: false };
  const SELDOM: readonly Action[] = [
    { type: 'leave' },
    { type: 'close', door: 4 },
    { type: 'drink', hero: 'dwarf', potion: 'healing' },
    { type: 'hold', weapon: null },
  ];

  test.each<readonly [string, readonly Action[], Action | null]>([
    ['rolls at first', [ROLL, ATTACK, END], ROLL],
    ['rolls after the deed', [ROLL, END], ROLL],
    ['never rolls a second time by itself', [ROLL, WALK, END], null],
    ['leaves the way to whoever walks', [WALK, END], null],
    ['leaves the deed to whoever acts', [ATTACK, END], null],
    ['ends the turn when all is done', [END], END],
    ['ends it although there is a potion, a door or the stairway', [...SELDOM, END], END],
    ['does not end it while there is something to take', [{ type: 'pickUp', at: 3, item: 'gold' }, END], null],
  ])('%s', (_name, offers, usual) => {
    expect(quest.usualAnswer(TURN, offers)).toEqual(usual);
  });

  test('says what it takes, and takes it', async () => {
    const { seen } = await descend(
      'asks all',
      'search traps',
      'roll',
      'walk 2,10',
      'walk 1,10',
      'walk 2,10',
      'walk 1,10',
      'walk 2,10',
      'walk 1,10',
      '',
    );
    expect(seen).toMatch(
      /1 {2}end {4}End the turn\n {2}2 {2}leave {2}Leave the dungeon: up the stairway and out, for good\n {2}Enter: end\n> \n\nThe Dwarf’s turn/,
    );
  });
});

describe('the list of answers', () => {
  test('has what ends something behind everything else, and what is for good at the end', async () => {
    const { seen } = await descend('roll');
    expect(seen).toMatch(
      /3 {2}search traps .*\n {2}· {2}walk <(.|\n)* {2}4 {2}end {14}End the turn: [^\n]*\n {2}5 {2}leave {12}Leave the dungeon: up the/,
    );
    expect((await descend('roll', '4')).seen).toContain('The Dwarf’s turn.');
  });

  const { words } = arena;
  const LONG =
    'a card of which there is so much to say that no line has room for it, not even a wide one, whatever stands behind it';
  const wordy = {
    ...arena,
    words: {
      ...words,
      action: (...[chosen]: Parameters<typeof words.action>) => ({
        title: chosen.type === 'lay' && chosen.card === 'slash' ? LONG : 'short',
        detail: '',
      }),
    },
    worths: () => ['wins 1 %', 'wins 2 %', ''],
  };

  test.each([80, 100])(
    'has columns that one long entry does not stretch at %i columns, and no empty lines',
    async (width) => {
      const { seen } = await sitAt(
        wordy,
        { settings: set('mode=cards', 'hero=lindel', 'monster=troll') },
        ['fight', 'quit'],
        width,
      );
      const [, menu = ''] = /Lay a card.*\n((?:.|\n)*?)> quit/.exec(seen) ?? [];
      const rows = menu.trimEnd().split('\n');
      expect(rows[0]).toBe('  1  quickshot  short   wins 1 %');
      expect(rows.at(-1)).toBe('  3  bolt       short');
      expect(rows.filter((row) => row.trim() === '' || row.length > width)).toEqual([]);
      expect(rows.length).toBeLessThanOrEqual(5);
    },
  );
});
