import { readOptions } from '@questhall/border';
import { LANGUAGES } from '@questhall/facets';
import { glowquest } from '@questhall/glowquest';
import { CARD_IDS, CARDS } from '@questhall/glowquest/content';
import { glowquest as facets } from '@questhall/glowquest/facets';
import { open, sight, silence } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { useTileTexts } from '../../tiles/texts/texts.ts';
import { useBoardTexts } from './board/texts/texts.ts';
import { useCardTexts } from './cards/texts/texts.ts';

const options = readOptions(glowquest.options, { heroes: 'defense,utility' });
if (!options.ok) throw new Error('no such table');
const SEEN = sight(glowquest, open(glowquest, options.value, 3, 'fast:vocabulary', silence), 0);

describe.each(LANGUAGES)('the page and the game have the same words: %s', async (language) => {
  const wording = await facets.words[language]();
  const [own, shared, cards] = await Promise.all([
    useBoardTexts.load(language),
    useTileTexts.load(language),
    useCardTexts.load(language),
  ]);
  const board = { ...shared, ...own };
  const tell = (event: Parameters<typeof wording.event>[0]): string =>
    wording.event(event, (seat) => String(seat), SEEN);
  const { names } = wording;
  const said = [
    ...CARD_IDS.flatMap((id) => wording.sayCard(CARDS[id])),
    tell({ type: 'fell', hero: 0, resolve: 2 }),
    tell({ type: 'bountyMarked', monster: 3, bounty: 2 }),
    tell({ type: 'declinedLevel', hero: 0 }),
    tell({ type: 'glowPlaced', squares: [0] }),
    ...Object.values(names.effect),
    ...Object.values(names.room),
  ]
    .join('\n')
    .toLowerCase();

  const { hitpoints, shield, reflect, grit, armor, speed, base } = cards.stats;
  test.each([
    ...[hitpoints, shield, reflect, grit, armor, speed, base],
    ...[
      board.hand,
      cards.benefits,
      cards.effects,
      board.glow,
      board.surges(1),
      board.surges(2),
      board.shield(1),
      board.reflect(1),
    ],
    ...[cards.resolve, cards.levelUp, cards.questRoom, board.unconscious, cards.down],
  ])('%s', (label) => expect(said).toContain(label.toLowerCase()));

  test('for whom a monster prefers', () => {
    const [, term = expect.fail('nobody')] = /^(.+):/.exec(cards.prefers('')) ?? [];
    expect(tell({ type: 'chose', monster: 3, target: 0, why: 'preferred' })).toContain(term);
  });
});
