import { expect, test } from 'vitest';
import { decimals } from './field.ts';
import { type Fight, PLAIN_HOUSE, type Score } from './fight.ts';
import { at } from './linear.ts';
import { meanOdds, oddsOf, type RoundOdds, worthOf } from './report.ts';
import { type Cost, roundOf, spendOptions } from './round.ts';
import { type Solver, solve } from './solve.ts';

const LINDEL: Fight = { mode: 'dice', hero: 'lindel', attribute: 9, life: 60, house: PLAIN_HOUSE };
const cost = (hero: number, monster: number): Cost => ({ kind: 'cost', hero, monster, tokens: 0, rule: null });

/** Which of these a hero should want. */
function wanted(fight: Fight, hero: number, monster: number, ...options: readonly Cost[]): number {
  return solve(decimals, fight).best({ hero, monster, tokens: 0 }, options);
}

test('[odds.dice-hugo] the better chance is wanted; among equals the fewest wounds, and the first of those', () => {
  expect(wanted(LINDEL, 3, 3, cost(1, 0), cost(0, 1))).toBe(1);
  expect(wanted(LINDEL, 3, 3, cost(0, 1), cost(1, 0))).toBe(0);
  expect(wanted(LINDEL, 3, 2, cost(1, 2), cost(0, 2))).toBe(1); // both win
  expect(wanted(LINDEL, 3, 2, cost(0, 2), cost(1, 2))).toBe(0);
  expect(wanted(LINDEL, 3, 2, cost(0, 2), cost(0, 2), cost(0, 2))).toBe(0);
});

test('[odds.tolerance] near certainty the smaller chance to fail is still seen, though it costs a wound', () => {
  const { win } = solve(decimals, LINDEL).worth({ hero: 59, monster: 1, tokens: 0 });
  expect(win).toBeCloseTo(1, 14); // no digit is left
  expect(wanted(LINDEL, 60, 2, cost(0, 0), cost(1, 1))).toBe(1);
});

test('[odds.tolerance] near hopelessness the larger chance to win is', () => {
  const hopeless: Fight = { ...LINDEL, attribute: 3 };
  const { win } = solve(decimals, hopeless).worth({ hero: 1, monster: 30, tokens: 0 });
  expect([win > 0, 1 - win]).toEqual([true, 1]);
  expect(wanted(hopeless, 1, 40, cost(0, 0), cost(0, 10))).toBe(1);
});

/** What is missing from certainty with each of the hero's cards, against the monster's best mix. */
function missingByCard(solver: Solver<number>, fight: Fight, score: Score): readonly number[] {
  const round = roundOf(fight, score);
  const columns = solver.solved(score).duel?.columns ?? [];
  if (round.kind !== 'duel') throw new Error('no cards are laid');
  return round.cells.map((row) =>
    row.reduce((sum, { hero, monster }, j) => {
      const { bothDie, lose } = solver.worth({
        hero: score.hero - hero,
        monster: Math.max(0, score.monster - monster),
        tokens: 0,
      });
      return sum + at(columns, j) * (bothDie + lose);
    }, 0),
  );
}

test('[odds.classic-value] near certainty the monster’s mix still leaves all cards of the hero equally good', () => {
  const fight: Fight = { ...LINDEL, mode: 'cards' };
  const solver = solve(decimals, fight);
  const score = { hero: 50, monster: 2, tokens: 0 };
  expect(solver.worth(score).win).toBeCloseTo(1, 14);
  const [first = 0, ...others] = missingByCard(solver, fight, score);
  for (const other of others) expect(other / first).toBeCloseTo(1, 6);
});

test('[odds.expected-wounds] a hero whom the house spares has one life left, and only he', () => {
  const spared: Fight = { ...LINDEL, mode: 'solo', house: { ...PLAIN_HOUSE, heroWinsDoubleKill: true } };
  const worth = (hero: number): { win: number; wounds: number } =>
    worthOf(decimals, spared, { hero, monster: 1, tokens: 0 });
  // With one life: 1 and 2 kill him, 3 and 4 both, of which he is spared, 5 and 6 the monster.
  expect([worth(1).win, worth(1).wounds]).toEqual([expect.closeTo(4 / 6, 12), expect.closeTo(2 / 6, 12)]);
  // With two: 1 and 2 leave him one, 3 and 4 cost him one and win.
  expect([worth(2).win, worth(2).wounds]).toEqual([
    expect.closeTo(4 / 6 + (2 / 6) * (4 / 6), 12),
    expect.closeTo((2 / 6) * (4 / 3) + 2 / 6, 12),
  ]);
});

const close = (round: number, win: number, bothDie: number, lose: number): RoundOdds => ({
  round,
  win: expect.closeTo(win, 12),
  bothDie: expect.closeTo(bothDie, 12),
  lose: expect.closeTo(lose, 12),
});

test('a fight is told round by round, and how long it lasts', () => {
  const solo: Fight = { ...LINDEL, mode: 'solo' };
  const [short, long] = [1, 2].map((hero) => oddsOf(solo, { hero, monster: 1, tokens: 0 }));
  if (short === undefined || long === undefined) throw new Error('there are two fights');
  const third = 1 / 3;
  expect([short.rounds, short.expectedRounds]).toEqual([[close(1, third, third, third)], expect.closeTo(1, 12)]);
  const second = close(2, third / 3, third / 3, third / 3);
  expect([long.rounds, long.expectedRounds]).toEqual([
    [close(1, 2 * third, 0, 0), second],
    expect.closeTo(4 * third, 12),
  ]);
  // A round that one of them does not see counts nothing for it.
  expect(meanOdds([long, short]).rounds).toEqual([
    close(1, third * 1.5, third / 2, third / 2),
    close(2, third / 6, third / 6, third / 6),
  ]);
});

test('determination is spent where the house allows it, in the amount that is needed, and only on a failure', () => {
  const house = { ...PLAIN_HOUSE, determinationInCombat: true };
  const tokens = (fight: Partial<Fight>, dice: readonly number[], held = 3): readonly number[] =>
    spendOptions({ ...LINDEL, attribute: 7, house, ...fight }, { hero: 5, monster: 5, tokens: held }, dice).map(
      (option) => option.tokens,
    );
  expect([tokens({}, [6, 3]), tokens({}, [6, 4]), tokens({}, [6, 5])]).toEqual([[0, 2], [0, 3], [0]]);
  expect([tokens({}, [6, 1]), tokens({}, [6, 3], 1), tokens({ house: PLAIN_HOUSE }, [6, 3])]).toEqual([[0], [0], [0]]);
  expect(tokens({ mode: 'solo' }, [1])).toEqual([0]);
  for (const mode of ['solo', 'cards'] as const)
    expect(JSON.stringify(roundOf({ ...LINDEL, mode, house }, { hero: 5, monster: 5, tokens: 3 }))).not.toContain(
      '"tokens":1',
    );
});
