import { readOptions } from '@questhall/border';
import { advance, open, type State, silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { PowerCard } from '../content/power-cards.ts';
import { dungeonquest } from '../game.ts';
import type { DungeonQuest, Options, View } from '../types/index.ts';
import { type EscapeOdds, escapeOdds } from './escape.ts';
import { PLAIN_HOUSE } from './fight.ts';
import { oddsIn } from './from-view.ts';
import { at } from './linear.ts';
import { oddsOf } from './report.ts';

function opened(options: Partial<Options>): State<DungeonQuest> {
  const read = readOptions(dungeonquest.options, { play: 'arena', ...options });
  if (!read.ok) throw new Error(read.problem.message);
  return open(dungeonquest, read.value, 2, 'fast:odds', silence);
}

test('[odds.unknown-life] before combat the odds are a mean over tokens, for those who cannot see the Life', () => {
  const state = opened({ mode: 'solo', hero: 'lindel', monster: 'skeleton', monsterLife: 4 });
  const against = (monster: number): number =>
    oddsOf({ mode: 'solo', hero: null, attribute: 0, life: 15, house: PLAIN_HOUSE }, { hero: 15, monster, tokens: 0 })
      .expectedHeroWounds;
  const shown = (seat: number): number | undefined => oddsIn(dungeonquest.view(state, seat))?.expectedHeroWounds;
  const mean = [2, 2, 2, 3, 3, 3, 4].reduce((sum, life) => sum + against(life) / 7, 0);
  expect([shown(0), shown(1)]).toEqual([expect.closeTo(mean, 12), expect.closeTo(against(4), 12)]);
  advance(dungeonquest, state, { seat: 0, ask: at(state.asks, 0).id, action: { type: 'fight' } }, silence);
  expect([shown(0), shown(1)]).toEqual([expect.closeTo(against(4), 12), expect.closeTo(against(4), 12)]);
});

test('Tatianna’s arrows count in the odds until they have flown', () => {
  const state = opened({ mode: 'solo', hero: 'tatianna', monster: 'demon', monsterLife: 8, heroLife: 4 });
  const before = oddsIn(dungeonquest.view(state, 1))?.win ?? 0;
  advance(dungeonquest, state, { seat: 0, ask: at(state.asks, 0).id, action: { type: 'fight' } }, silence);
  const left = 8 - (state.table.monster?.wounds ?? 0);
  const plain = { mode: 'solo', hero: null, attribute: 0, life: 13, house: PLAIN_HOUSE } as const;
  expect(oddsIn(dungeonquest.view(state, 0))?.win).toBeCloseTo(
    oddsOf(plain, { hero: 4, monster: left, tokens: 0 }).win,
    12,
  );
  expect(before).toBeCloseTo(oddsOf({ ...plain, hero: 'tatianna' }, { hero: 4, monster: 8, tokens: 0 }).win, 12);
});

test('[odds.ability-challara] what a seat is shown counts her wounds, not a Life of 13', () => {
  const shown = (heroWounds: number): number | undefined =>
    oddsIn(
      dungeonquest.view(
        opened({ mode: 'solo', hero: 'challara', monster: 'troll', monsterLife: 2, heroLife: 1, heroWounds }),
        1,
      ),
    )?.win;
  expect([7, 8].map(shown)).toEqual([expect.closeTo(2 / 9, 12), expect.closeTo(1 / 9, 12)]);
});

test('there are no odds without a fight', () => {
  expect(oddsIn(dungeonquest.view(opened({ mode: 'vote' }), 0))).toBeNull();
});

test('[odds.two-stages] fight or flight: the chance to survive, the wounds, and each Power card’s chance to get away', () => {
  const view = dungeonquest.view(opened({ mode: 'dice', hero: 'tatianna', monster: 'sorcerer', monsterLife: 3 }), 0);
  expect(oddsIn(view)).toMatchObject({
    win: expect.any(Number),
    expectedHeroWounds: expect.any(Number),
    escapes: [], // the arena deals no Power cards
    rules: expect.arrayContaining(['odds.two-stages']),
  });
  const holding: View = { ...view, powerHand: ['bluff', 'ironNerve'] };
  expect(oddsIn(holding)?.escapes).toEqual(escapeOdds(['bluff', 'ironNerve'], 'sorcerer', true));
  const begun = oddsIn({ ...holding, round: 1 });
  expect(begun?.escapes).toEqual([]); // too late
  expect(begun?.rules).not.toContain('odds.two-stages');

  const of39 = (card: PowerCard, clean: number, bought: number, failed: number): EscapeOdds => ({
    card,
    clean: clean / 39,
    bought: bought / 39,
    failed: failed / 39,
  });
  // Against the 39 cards not in hand. A Sprint (3) meets 20 lower, 7 equal and 12 higher ones.
  expect(escapeOdds(['sprint'], 'skeleton', false)).toEqual([of39('sprint', 20, 7, 12)]);
  expect(escapeOdds(['headlongFlight'], 'golem', false)).toEqual([of39('headlongFlight', 39, 0, 0)]);
  expect(escapeOdds(['bluff'], 'sorcerer', false)).toEqual([of39('bluff', 0, 0, 39)]);
  expect(escapeOdds(['headlongFlight'], 'demon', true)).toEqual([of39('headlongFlight', 36, 3, 0)]);
  expect(escapeOdds(['sprint', 'sprint'], 'troll', false)[1]).toEqual({
    card: 'sprint',
    clean: 20 / 38,
    bought: 6 / 38,
    failed: 12 / 38,
  });
});
