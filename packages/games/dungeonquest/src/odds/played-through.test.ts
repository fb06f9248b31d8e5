import { readOptions } from '@questhall/border';
import { legal, open, type State, silence } from '@questhall/kernel';
import { everyFall } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { HEROES } from '../content/heroes.ts';
import { dungeonquest } from '../game.ts';
import type { DungeonQuest, Options } from '../types/index.ts';
import { type Fraction, fractions, fractionText } from './field.ts';
import { PLAIN_HOUSE } from './fight.ts';
import { at } from './linear.ts';
import { worthOf } from './report.ts';

/** The exact chance to win of a match as the rules play it: every fall of every die, and the best of every choice. */
function chanceToWin(first: State<DungeonQuest>): Fraction {
  const known = new Map<string, Fraction>();
  const chance = (state: State<DungeonQuest>): Fraction => {
    const { table, agenda, asks, outcome } = state;
    if (outcome !== null) return fractions.ratio(outcome.winners === 1 ? 1 : 0, 1);
    const key = JSON.stringify([table.heroes, table.monster, agenda, asks[0]?.question]);
    const asked = at(asks, 0);
    const found =
      known.get(key) ??
      legal(dungeonquest, state, asked)
        .map((action) => mean(everyFall(dungeonquest, state, { seat: asked.seat, ask: asked.id, action })))
        .reduce((one, other) => (fractions.compare(other, one) > 0 ? other : one));
    known.set(key, found);
    return found;
  };
  const mean = (falls: ReturnType<typeof everyFall<DungeonQuest>>): Fraction =>
    falls.reduce(
      (sum, { state, oneIn }) => fractions.add(sum, fractions.multiply(fractions.ratio(1, oneIn), chance(state))),
      fractions.ratio(0, 1),
    );
  return chance(first);
}

function opened(options: Partial<Options>): State<DungeonQuest> {
  const read = readOptions(dungeonquest.options, { monster: 'golem', attribute: 6, ...options });
  if (!read.ok) throw new Error(read.problem.message);
  return open(dungeonquest, read.value, 1, 'fast:odds', silence);
}

describe('the rules, played through to the last die, give the very fraction that the odds give', () => {
  const heroes = HEROES.filter((hero) => hero !== 'tatianna'); // her arrows are a card, not a die
  const tables = heroes.flatMap((hero) => (['dice', 'solo'] as const).map((mode) => [hero, mode] as const));

  test.each(tables)('%s, %s', (hero, mode) => {
    for (const [heroLife, monsterLife] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [3, 3],
    ] as const) {
      const played = chanceToWin(opened({ mode, hero, heroLife, heroWounds: 7, monsterLife }));
      const fight = { mode, hero, attribute: 6, life: heroLife + 7, house: PLAIN_HOUSE };
      expect(fractionText(played)).toBe(
        fractionText(worthOf(fractions, fight, { hero: heroLife, monster: monsterLife, tokens: 0 }).win),
      );
    }
  });

  test.each([
    ['dice', 'lindel', 3],
    ['dice', 'hugo', 2],
    ['solo', 'lindel', 0],
  ] as const)('%s, %s, with the house rules on', (mode, hero, tokens) => {
    const house = { heroWinsDoubleKill: true, determinationInCombat: true, heavyCounter: true };
    const played = chanceToWin(opened({ mode, hero, heroLife: 2, monsterLife: 3, determination: tokens, ...house }));
    const { win } = worthOf(fractions, { mode, hero, attribute: 6, life: 15, house }, { hero: 2, monster: 3, tokens });
    expect(fractionText(played)).toBe(fractionText(win));
  });
});
