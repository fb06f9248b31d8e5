import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import { describe, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { ARTIFACTS } from '../content/artifacts.ts';
import { DREAD_SPELLS } from '../content/dread-spells.ts';
import { PIECES } from '../content/furniture.ts';
import { FIGURES, NAMED } from '../content/monsters.ts';
import { POTIONS } from '../content/potions.ts';
import { heroquest } from '../game.ts';
import { CHEST_TRAPS, reviewSheet } from '../sheet/index.ts';
import { LINE_KEYS } from '../sheet/keys.ts';
import { design } from './design.ts';

const page = readFileSync(fileURLToPath(new URL(`../../../../../${design.page}`, import.meta.url)), 'utf8');
const chapters = page.split(/^### `/m).slice(1);
const keyOf = (chapter: string): string => chapter.slice(0, chapter.indexOf('`'));
const examplesIn = (chapter: string): readonly string[] =>
  Array.from(chapter.matchAll(/```quest\n([\s\S]*?)```/g), ([, example = '']) => example);

/** The beginning of a quest, with these lines in the place of its own. */
function withLines(example: string): string {
  const keys = Array.from(example.matchAll(/^([a-z-]+):/gm), ([, key]) => key);
  const own = design.beginning.split('\n').filter((line) => !line.startsWith('#'));
  const kept: string[] = [];
  let isDropped = false;
  for (const line of own) {
    if (!/^[\s|]/.test(line)) isDropped = keys.some((key) => line.startsWith(`${key}:`));
    if (!isDropped) kept.push(line);
  }
  return `${kept.join('\n')}\n${example}`;
}

function isPlayed(text: string): boolean {
  const options = readOptions(heroquest.options, { sheet: text, rounds: 60 });
  if (!options.ok) throw new Error(options.problem.message);
  const { standard } = bots;
  if (standard === undefined) throw new Error('nobody plays');
  const draft = open(heroquest, options.value, 2, 'fast:page', silence);
  playOut(heroquest, draft, seatPlayers([standard(), standard()], 'page'), silence);
  return draft.outcome !== null && heroquest.laws(draft).length === 0;
}

test('every key has a chapter, and every chapter is about a key', () => {
  expect(chapters.map(keyOf).toSorted()).toEqual([...LINE_KEYS].toSorted());
});

describe('every example is read and played', () => {
  test.each(chapters.flatMap((chapter) => examplesIn(chapter).map((example) => [keyOf(chapter), example] as const)))(
    '%s',
    (key, example) => {
      expect(example).toContain(`${key}:`);
      const text = withLines(example);
      expect(reviewSheet(text).errors).toEqual([]);
      expect(isPlayed(text)).toBe(true);
    },
  );

  test('none is missing', () => {
    expect(chapters.filter((chapter) => examplesIn(chapter).length === 0).map(keyOf)).toEqual([]);
  });
});

describe('every goal of the table is read', () => {
  const goals = Array.from(page.matchAll(/^\| `([^`]+)` \|/gm), ([, goal = '']) => goal);

  test.each(goals)('%s', (goal) => {
    const found = goal.startsWith('read') ? '\ntreasure: D inscription' : '';
    expect(reviewSheet(withLines(`goal: ${goal}${found}`)).errors).toEqual([]);
  });

  test('there are six', () => expect(goals.map((goal) => goal.split(' ')[0])).toHaveLength(6));
});

test('every name that a sheet may use is on the page', () => {
  const words = new Set(page.match(/[a-z][a-z0-9-]*/g));
  const names = [...FIGURES, ...NAMED, ...PIECES, ...POTIONS, ...ARTIFACTS, ...DREAD_SPELLS, ...CHEST_TRAPS];
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});
