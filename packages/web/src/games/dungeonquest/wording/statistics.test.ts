import { readOptions } from '@questhall/border';
import { type DungeonQuest, dungeonquest, type Event } from '@questhall/dungeonquest';
import { dungeonquest as facets } from '@questhall/dungeonquest/facets';
import { begin, type Sight, sight, type Told } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { statisticsOf } from './statistics.ts';

const wording = await facets.words.en();

function sightOf(mode: 'dice' | 'solo' = 'dice'): Sight<DungeonQuest> {
  const options = readOptions(dungeonquest.options, { hero: 'hugo', mode });
  if (!options.ok) throw new Error(options.problem.message);
  const { id, edition } = dungeonquest;
  const { state } = begin(dungeonquest, {
    game: id,
    edition,
    options: options.value,
    seats: 2,
    seed: 'fast:arena',
    from: null,
  });
  return sight(dungeonquest, state, 0);
}

const told = (...events: readonly Event[]): Told<DungeonQuest>[] =>
  events.map((event) => ({ to: 3, rule: 'combat.both-die', event }));

test('wounds on one side are dealt by the other', () => {
  const { tallied } = statisticsOf(
    told(
      { type: 'monsterMet', monster: 'golem' },
      { type: 'wounded', side: 'hero', who: 'hugo', wounds: 2, left: 8 },
      { type: 'wounded', side: 'monster', who: 'golem', wounds: 3, left: 0 },
      { type: 'died', side: 'monster', who: 'golem' },
    ),
    sightOf(),
    wording.names,
  );
  expect(tallied.map(({ tallies, isDead }) => ({ ...tallies, isDead }))).toEqual([
    { dealt: 3, taken: 2, isDead: false },
    { dealt: 2, taken: 3, isDead: true },
  ]);
});

test('of dice rolled again only the new ones count', () => {
  const { luck } = statisticsOf(
    told({ type: 'rolled', dice: [1, 5] }, { type: 'rerolled', positions: [0], dice: [6, 5] }),
    sightOf(),
    wording.names,
  );
  expect(luck).toEqual([expect.objectContaining({ kind: 'pips', dice: 3, rolled: 12, expected: 10.5 })]);
});

test('low dice are luck in Combat Dice, and none in Classic Solo', () => {
  const low = told({ type: 'rolled', dice: [1, 1] });
  const deviationIn = (mode: 'dice' | 'solo'): number =>
    statisticsOf(low, sightOf(mode), wording.names).luck[0]?.deviation ?? 0;
  expect(deviationIn('dice')).toBeGreaterThan(0);
  expect(deviationIn('solo')).toBeLessThan(0);
});

test('a fight without dice has no luck', () => {
  expect(statisticsOf(told({ type: 'roundBegan', round: 1 }), sightOf(), wording.names).luck).toEqual([]);
});
