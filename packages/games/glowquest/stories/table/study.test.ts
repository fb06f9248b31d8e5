import { findStudy, type Prepared } from '@questhall/lab';
import { expect, test } from 'vitest';
import { CARD_IDS } from '../../src/content/index.ts';

const study = await findStudy('glowquest');

const sum = (counts: Readonly<Record<string, number>> = {}): number =>
  Object.values(counts).reduce((all, n) => all + n, 0);

function prepared(players: string, heroes = 'defense,offense,utility'): Prepared {
  const seats = heroes.split(',').length + 1;
  const experiment = {
    game: 'glowquest',
    options: { heroes },
    seats,
    players: Array<string>(seats).fill(players),
    games: 8,
    seed: 'study',
  };
  const made = study?.prepare(experiment);
  if (!made?.ok) throw new Error(made?.problem.message);
  return made.value;
}

test('an expedition is counted whole: fights, Rounds and falls by kind of fight, and how it ended', () => {
  const { play } = prepared('standard');
  for (let index = 0; index < 4; index++) {
    const { isWon, ending, measures, counts = {} } = play(index);
    expect([sum(counts['encounters']), sum(counts['rounds']), sum(counts['falls'])]).toEqual([
      measures['encounters'],
      measures['rounds'],
      measures['falls'],
    ]);
    expect(sum(counts['falls by role'])).toBe(measures['falls']);
    expect(
      Object.keys(counts['encounters'] ?? {}).every((place) => ['patrol', 'small', 'big', 'quest'].includes(place)),
    ).toBe(true);
    expect(ending === 'won').toBe(isWon);
    expect(sum(counts['lost in'])).toBe(isWon ? 0 : 1);
    if (isWon) expect([measures['rooms cleared'], counts['encounters']?.['quest']]).toEqual([5, 1]);
  }
});

test('of the cards those drawn and kept are counted, and those that a hero had early', () => {
  const { isWon, counts = {} } = prepared('drifter').play(0);
  const kept = Object.entries(counts['cards kept'] ?? {});
  expect(kept.length).toBeGreaterThan(3);
  for (const [card, n] of kept) expect(counts['cards offered']?.[card]).toBeGreaterThanOrEqual(n);
  const early = Object.keys(counts['games with an early card'] ?? {});
  expect(early.length).toBeGreaterThanOrEqual(3); // every hero begins with a card
  for (const card of early)
    expect([CARD_IDS.some((id) => id === card), counts['cards kept']?.[card]]).toEqual([true, expect.any(Number)]);
  expect(counts['wins with an early card'] !== undefined).toBe(isWon);
});

test('a lone hero who stands up again has fallen all the same', () => {
  const { play } = prepared('random', 'offense');
  const falls = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => play(index).measures['falls'] ?? 0);
  expect(Math.max(...falls)).toBeGreaterThan(1);
});

test('the same number plays the same expedition', () => {
  expect(prepared('standard', 'defense').play(3)).toEqual(prepared('standard', 'defense').play(3));
});
