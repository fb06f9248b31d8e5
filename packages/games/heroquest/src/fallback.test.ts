import { OPENLY } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeon } from '../stories/dungeon.ts';
import { fallback } from './fallback.ts';
import type { Action, Question } from './types/index.ts';

const ANSWERS: readonly (readonly [Question, Action])[] = [
  [
    { kind: 'order', heroes: ['elf', 'dwarf'] },
    { type: 'order', heroes: ['elf', 'dwarf'] },
  ],
  [
    { kind: 'school', hero: 'elf', offered: 'earth' },
    { type: 'takeSchool', school: 'earth' },
  ],
  [
    { kind: 'aside', hero: 0, squares: [7, 9] },
    { type: 'stepAside', to: 7 },
  ],
  [
    { kind: 'place', name: 'Orc', squares: [7, 9] },
    { type: 'place', at: 7 },
  ],
  [
    { kind: 'steer', hero: 'elf', sum: 7 },
    { type: 'steer', by: 0 },
  ],
  [{ kind: 'town' }, { type: 'goOn' }],
  [{ kind: 'defend', hero: 'elf', attacker: 6, hits: 1 }, { type: 'pass' }],
  [{ kind: 'keep', hero: 'elf', spell: 'courage' }, { type: 'pass' }],
  [{ kind: 'again', hero: 'elf', against: 'gaze' }, { type: 'pass' }],
  [{ kind: 'meanwhile' }, { type: 'pass' }],
  [
    { kind: 'rescue', hero: 'elf' },
    { type: 'drink', hero: 'elf', potion: 'healing' },
  ],
  [{ kind: 'rescue', hero: 'dwarf' }, { type: 'pass' }],
  [{ kind: 'turn', hero: 'elf' }, { type: 'endTurn' }],
  [{ kind: 'zargon', monster: null }, { type: 'endTurn' }],
];

test.each(ANSWERS)(
  '[seat.ai-takes-any-seat] an absent seat that is asked %j does what is offered first, or nothing',
  (question, action) => {
    const s = dungeon(1, (scene) => {
      scene.hero('elf', { potions: ['healing'] });
      scene.turn('elf');
    });
    expect(fallback(s.state, { id: 0, seat: 0, rule: 'turn.both-optional', question, ...OPENLY })).toEqual(action);
  },
);
