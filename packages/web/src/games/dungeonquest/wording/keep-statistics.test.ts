import { readOptions } from '@questhall/border';
import { type DungeonQuest, dungeonquest, type Event } from '@questhall/dungeonquest';
import { dungeonquest as facets } from '@questhall/dungeonquest/facets';
import { begin, legal, pending, type Sight, sight, submit, type Told } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { keepStatisticsOf } from './keep-statistics.ts';

const { names } = await facets.words.en();

/** Two heroes before their first turn. */
function begun(): Sight<DungeonQuest> {
  const options = readOptions(dungeonquest.options, { play: 'keep', mode: 'dice' });
  if (!options.ok) throw new Error(options.problem.message);
  const { id, edition } = dungeonquest;
  const journal = begin(dungeonquest, {
    ...{ game: id, edition, options: options.value, seats: 2, seed: 'fast:numbers', from: null },
  });
  for (;;) {
    const [ask] = pending(journal.state);
    const [first] = ask === undefined ? [] : legal(dungeonquest, journal.state, ask);
    if (ask === undefined || first === undefined || ask.question.kind === 'action')
      return sight(dungeonquest, journal.state, 0);
    submit(dungeonquest, journal, { seat: ask.seat, ask: ask.id, action: first });
  }
}

const seen = begun();
const told = (...events: readonly Event[]): Told<DungeonQuest>[] =>
  events.map((event) => ({ to: 3, rule: 'win.value', event }));
const statistics = (...events: readonly Event[]): ReturnType<typeof keepStatisticsOf> =>
  keepStatisticsOf(told(...events), seen, names);

test('a dash counts its heroes, and no monster', () => {
  const { tallied } = statistics();
  expect(tallied.map(({ name }) => name)).toEqual(
    seen.view.heroes.map((hero) => (hero === null ? '' : names.hero[hero.hero])),
  );
});

test('a fight is whose turn it is; traps and gold are whose they say', () => {
  const { tallied } = statistics(
    { type: 'turnBegan', seat: 1 },
    { type: 'wounded', side: 'hero', who: 'krutzbeck', wounds: 2, left: 8 },
    { type: 'wounded', side: 'monster', who: 'golem', wounds: 3, left: 0 },
    { type: 'died', side: 'monster', who: 'golem' },
    { type: 'healed', wounds: 1, suffered: 1 },
    { type: 'hurt', seat: 0, wounds: 4, left: 9 },
    { type: 'scored', seat: 1, gold: 40, treasures: [], hasCrown: false, result: 1640 },
  );
  expect(tallied.map(({ tallies }) => tallies)).toEqual([
    { dealt: 0, taken: 4, kills: 0, healed: 0, searches: 0, gold: 0 },
    { dealt: 3, taken: 2, kills: 1, healed: 1, searches: 0, gold: 1640 },
  ]);
});

test('low dice are luck in tests, and single dice are none', () => {
  const { luck } = statistics(
    { type: 'turnBegan', seat: 0 },
    { type: 'rolled', dice: [1, 2] },
    { type: 'rolled', dice: [6] },
  );
  expect(luck).toEqual([expect.objectContaining({ kind: 'pips', dice: 2, rolled: 3, expected: 7 })]);
  expect(luck[0]?.deviation).toBeGreaterThan(0);
});
