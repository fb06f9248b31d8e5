import type { ChronicleLine } from '@questhall/crystal-expedition/queries';
import { LANGUAGES } from '@questhall/facets';
import { describe, expect, test } from 'vitest';
import { chaptersOf, pageOf } from './chronicle.ts';
import { useTownWords } from './words.ts';

type Expedition = Extract<ChronicleLine, { line: 'expedition' }>;

const WON: Expedition = {
  line: 'expedition',
  dungeon: 0,
  features: {
    type: 'undead',
    strength: 'frost',
    weakness: 'fire',
    quest: 'find-treasure',
    threat: 1,
    isVisited: true,
    isWon: true,
  },
  heroes: [
    { hero: 0, name: 'Pip', race: 'halfling', heroClass: 'bard', raceLevel: 1, classLevel: 1, falls: 0 },
    { hero: 1, name: 'Maud', race: 'human', heroClass: 'cleric', raceLevel: 1, classLevel: 1, falls: 2 },
  ],
  boosts: [],
  result: 'success',
  glory: 9,
  done: 3,
  crowns: 44,
  raw: 2,
  champions: 1,
  falls: 2,
  rooms: 4,
  floors: 1,
  turns: 20,
};

const CHRONICLE: readonly ChronicleLine[] = [
  { line: 'town', notes: [{ note: 'gambled', hero: 'Pip', won: -5 }] },
  WON,
  { line: 'town', notes: [] },
  { ...WON, result: 'fallen', crowns: 12 },
];

describe.each(LANGUAGES)('the chronicle in %s', async (language) => {
  const words = await useTownWords.load(language);
  const { town, names } = words;
  const chapters = chaptersOf(CHRONICLE, words);

  test('has a chapter for every stay of which there is something to tell, and for every expedition', () => {
    expect(chapters.map(({ title }) => title)).toEqual([
      town.stay,
      `${town.expedition(1)}: ${names.quest['find-treasure']}`,
      `${town.expedition(2)}: ${names.quest['find-treasure']}`,
    ]);
    expect(chapters[0]?.lines).toEqual([town.notes.gambled('Pip', -5)]);
  });

  test('tells who went, who fell and how often, how it ended, and what was won or lost', () => {
    const [, won, lost] = chapters;
    expect(won?.lines.join(' ')).toMatch(/Pip \(.*Maud \(/);
    expect(won?.lines).toContain(town.story.falls([['Maud', 2]], 2));
    expect(won?.lines).toContain(town.story.ended.success(20));
    expect(won?.lines).toContain(town.story.brought(44, 2));
    expect(lost?.lines).toContain(town.story.lost(12));
    expect(lost?.lines).not.toContain(town.story.glory(9));
  });

  test('is one page by itself, in which a name is never taken for anything else', () => {
    const page = pageOf('A <b> & B', language, chapters);
    expect(page).toContain('<h1>A &lt;b&gt; &amp; B</h1>');
    expect(page).toContain(`lang="${language}"`);
    expect(page).not.toMatch(/src=|href=/);
  });
});
