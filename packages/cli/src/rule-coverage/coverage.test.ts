import { expect, test } from 'vitest';
import { gapsOf, type RuleCoverage } from './coverage.ts';
import { storiesIn } from './stories.ts';

const covered: RuleCoverage = {
  id: 'move.wall',
  title: 'Walls',
  section: 'move',
  enforced: [{ place: 'src/actions/move.ts:1', how: 'refuses' }],
  noted: null,
  shown: ['nobody walks through a wall (stories/move.test.ts)'],
  proof: 'stories/move.test.ts fails with exit in move.ts: if (isWall) return no → (nothing)',
};

test('a rule is enforced or noted, never both, and shown', () => {
  expect(gapsOf(covered)).toEqual([]);
  expect(gapsOf({ ...covered, enforced: [], noted: 'a word for something', proof: null })).toEqual([]);
  expect(gapsOf({ ...covered, proof: null })).toEqual(['its stories were never seen to fail when it is broken']);
  expect(gapsOf({ ...covered, enforced: [] })).toEqual(['neither enforced nor noted']);
  expect(gapsOf({ ...covered, noted: 'a word for something' })).toEqual(['noted although it runs']);
  expect(gapsOf({ ...covered, enforced: [], shown: [] })).toEqual(['neither enforced nor noted', 'not shown']);
});

test('a test shows every rule that its name carries', () => {
  const source =
    "story('[move.wall] [trap.pit] a %s falls', HUGO, play);\ntest.each(rows)('[turn.order]', () => {});\n// [move.diagonal] is none";
  expect(storiesIn('stories/move.test.ts', source)).toEqual([
    { rule: 'move.wall', story: 'a … falls (stories/move.test.ts)' },
    { rule: 'trap.pit', story: 'a … falls (stories/move.test.ts)' },
    { rule: 'turn.order', story: 'tables (stories/move.test.ts)' },
  ]);
});
