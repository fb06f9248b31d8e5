import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import { describe, expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { CATEGORIES, CLASSES, RACES, SET_IDS } from '../content/index.ts';
import { dungeoneer } from '../game.ts';
import { KEYS } from '../own/index.ts';
import { design } from './design.ts';

const page = readFileSync(fileURLToPath(new URL(`../../../../../${design.page}`, import.meta.url)), 'utf8');
const chapters = page.split(/^### `/m).slice(1);
const keyOf = (chapter: string): string => chapter.slice(0, chapter.indexOf('`'));
const examplesIn = (chapter: string): readonly string[] =>
  Array.from(chapter.matchAll(/```cards\n([\s\S]*?)```/g), ([, example = '']) => example);

test('every key has a chapter, and every chapter is about a key', () => {
  expect(chapters.map(keyOf)).toEqual(['game', ...KEYS]);
});

describe('every example is read and played', () => {
  test.each(chapters.flatMap((chapter) => examplesIn(chapter).map((example) => [keyOf(chapter), example] as const)))(
    '%s',
    (key, example) => {
      expect(example).toMatch(new RegExp(`^${key}\\b`, 'm'));
      const text = `An Example\n${example}${key === 'game' ? 'set: HD\n' : ''}`;
      expect(design.review(text).errors).toEqual([]);
      const options = readOptions(dungeoneer.options, { cards: text, roundLimit: 3 });
      if (!options.ok) throw new Error(options.problem.message);
      const { standard } = bots;
      if (standard === undefined) throw new Error('nobody plays');
      const draft = open(dungeoneer, options.value, 2, 'fast:page', silence);
      playOut(dungeoneer, draft, seatPlayers([standard(), standard()], 'page'), silence);
      expect([draft.outcome === null, dungeoneer.laws(draft)]).toEqual([false, []]);
    },
  );

  test('none is missing', () => expect(chapters.filter((chapter) => examplesIn(chapter).length === 0)).toEqual([]));
});

test('every name that a file may use is on the page', () => {
  const names: readonly string[] = [...CATEGORIES, ...RACES, ...CLASSES, ...SET_IDS];
  const words = page.toLowerCase();
  expect(names.filter((name) => !words.includes(name.toLowerCase()))).toEqual([]);
});
