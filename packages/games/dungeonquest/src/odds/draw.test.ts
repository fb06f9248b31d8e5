import { below, copyRng, seedRng } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../content/combat-cards.ts';
import { drawCard } from './draw.ts';

test('a card is drawn as often as its chance says', () => {
  const rng = seedRng('fast:draws');
  for (let i = 0; i < 200; i++) {
    const share = below(copyRng(rng), 0x1_0000_0000) / 0x1_0000_0000;
    expect(drawCard(rng, [0.5, 0.2, 0.3])).toBe(share < 0.5 ? 'quickShot' : share < 0.7 ? 'slash' : 'boltOfAgony');
  }
});

test('what is certain is drawn, and what rounding leaves over is the last card', () => {
  const rng = seedRng('fast:certain');
  for (const card of CARDS)
    expect(
      drawCard(
        rng,
        CARDS.map((one) => (one === card ? 1 : 0)),
      ),
    ).toBe(card);
  expect(drawCard(rng, [])).toBe('boltOfAgony');
});
