import { readOptions } from '@questhall/border';
import { crystalExpedition } from '@questhall/crystal-expedition';
import { CLASS_IDS, CLASSES, gainsAt, ITEM_IDS, ITEMS, RACE_IDS, RACES } from '@questhall/crystal-expedition/content';
import { crystalExpedition as facets } from '@questhall/crystal-expedition/facets';
import { LANGUAGES } from '@questhall/facets';
import { open, sight, silence } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { useTileTexts } from '../../tiles/texts/texts.ts';
import { useBoardTexts } from './board/texts/texts.ts';
import { useTownTexts } from './town/texts/texts.ts';

const options = readOptions(crystalExpedition.options, {});
if (!options.ok) throw new Error('no such table');
const SEEN = sight(crystalExpedition, open(crystalExpedition, options.value, 1, 'fast:words', silence), 0);

const LEVELS = [
  ...ITEM_IDS.map((id) => ITEMS[id].levels),
  ...RACE_IDS.map((id) => RACES[id].levels),
  ...CLASS_IDS.map((id) => CLASSES[id].levels),
];

describe.each(LANGUAGES)('the page and the game have the same words: %s', async (language) => {
  const wording = await facets.words[language]();
  const [board, tiles, town] = await Promise.all([
    useBoardTexts.load(language),
    useTileTexts.load(language),
    useTownTexts.load(language),
  ]);
  const tell = (event: Parameters<typeof wording.event>[0]): string => wording.event(event, (seat) => `${seat}`, SEEN);
  const said = [
    ...LEVELS.flatMap((levels) => gainsAt(levels, 5).map((gain) => wording.sayGain(gain, 5, 'heroes'))),
    ...Object.values(wording.names).flatMap((names) => Object.values(names)),
    tell({ type: 'gloryChanged', by: -1, glory: 9 }),
    tell({ type: 'fell', hero: 0 }),
    tell({ type: 'focused', who: 0 }),
    tell({ type: 'surgesLapsed', who: 0, surges: 2 }),
    wording.crowns(2),
  ]
    .join('\n')
    .toLowerCase();

  test.each([
    ...[board.verbs.focus, board.verbs.momentum, board.verbs.damage, board.verbs.attack],
    ...[board.side.glory, board.side.fate, board.side.purse, board.side.champion, board.sheets.base],
    ...[board.sheets.shield, board.sheets.reflect, board.attack.grit(3).replace(/ 3$/, '')],
    ...[tiles.shield(2), tiles.reflect(2), tiles.surges(1), tiles.surges(2), tiles.unconscious],
    ...[town.glory, town.base(3).replace(/ 3$/, '')],
  ])('%s', (label) => expect(said).toContain(label.replace(/\d/g, '').trim().toLowerCase()));
});
