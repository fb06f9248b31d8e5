import type { ChronicleLine } from '@questhall/crystal-expedition/queries';
import { LANGUAGES } from '@questhall/facets';
import { describe, expect, test } from 'vitest';
import { chaptersOf, pageOf } from './chronicle.ts';
import { useTownWords } from './words.ts';

const CHRONICLE: readonly ChronicleLine[] = [
  { line: 'town', notes: [{ note: 'gambled', hero: 'Pip', won: -5 }] },
  {
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
    heroes: [],
    boosts: [],
    result: 'success',
    glory: 9,
    done: 3,
    crowns: 44,
    raw: 2,
    champions: 1,
    falls: 0,
    rooms: 4,
    floors: 1,
    turns: 20,
  },
];

describe.each(LANGUAGES)('the chronicle in %s', async (language) => {
  const words = await useTownWords.load(language);
  const chapters = chaptersOf(CHRONICLE, words);

  test('has a chapter for every stay and every expedition, which are counted', () => {
    expect(chapters.map(({ title }) => title)).toEqual([
      words.town.stay,
      `${words.town.expedition(1)}: ${words.names.quest['find-treasure']}`,
    ]);
    expect(chapters[0]?.lines).toEqual([words.town.notes.gambled('Pip', -5)]);
    expect(chapters[1]?.lines).toContain(words.town.results.success);
  });

  test('is one page by itself, in which a name is never taken for anything else', () => {
    const page = pageOf('A <b> & B', language, chapters);
    expect(page).toContain('<h1>A &lt;b&gt; &amp; B</h1>');
    expect(page).toContain(`lang="${language}"`);
    expect(page).not.toMatch(/src=|href=/);
  });
});
