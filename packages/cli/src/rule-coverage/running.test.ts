import { expect, test } from 'vitest';
import { runningIn } from './running.ts';

const RULES = ['move.wall', 'turn.order', 'trap.pit'];

/** How each rule runs in a source, as `rule how` lines. */
const runs = (source: string, name = 'src/actions/move.ts'): readonly string[] =>
  runningIn(name, source, (id) => RULES.includes(id)).map(({ rule, line, how }) => `${line} ${rule} ${how}`);

test('a rule runs in a refusal, an event, a question and a law, and where it is handed on', () => {
  expect(
    runs(`
      const judged = isWall ? no('move.wall', { to }) : null;
      tell.all('trap.pit', { type: 'fell' });
      ask(draft, seat, 'turn.order', { kind: 'turn' });
      law('move.wall', isFree, 'nobody stands in a wall');
      const rule: Rule = isPit ? 'trap.pit' : 'move.wall';
    `),
  ).toEqual([
    '2 move.wall refuses',
    '3 trap.pit tells',
    '4 turn.order asks',
    '5 move.wall holds',
    '6 trap.pit acts',
    '6 move.wall acts',
  ]);
});

test('in a file of laws a rule holds what stands beside it', () => {
  expect(runs(`const LAWS = { 'move.wall': (state) => isFree(state) };`, 'src/laws.ts')).toEqual(['1 move.wall holds']);
});

test('a comment, a type, a comparison and a longer text do not count', () => {
  expect(
    runs(`
      // [move.wall] and 'move.wall'
      /** 'trap.pit' */
      type Blocked = 'move.wall' | 'trap.pit';
      const kept: Extract<Rule, 'turn.order'> | null = null;
      if (refusal.rule === 'move.wall') again();
      switch (refusal.rule) { case 'trap.pit': again(); }
      const text = 'see move.wall';
    `),
  ).toEqual([]);
});

test('a source that cannot be read is named', () => {
  expect(() => runs('const = ;')).toThrow('src/actions/move.ts cannot be read');
});
