import { bots, type Event, type HeroQuest, heroquest } from '@questhall/heroquest';
import type { Sight, Told } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Statistics } from '../../../table/game/statistics.ts';
import { Watching } from '../../../testing/watching.ts';
import { statisticsOf } from './statistics.ts';

const BARBARIAN = 0;
const ELF = 2;
const ORC = 7;

const matchWith = (options: Readonly<Record<string, unknown>>): Watching<HeroQuest> =>
  new Watching(heroquest, options, [bots.standard(), bots.standard()], 'fast:statistics');

const told = (...events: readonly Event[]): Told<HeroQuest>[] =>
  events.map((event) => ({ to: 3, rule: 'combat.no-skull-fails', event }));

const sightOf = (options: Readonly<Record<string, unknown>> = {}): Sight<HeroQuest> => matchWith(options).sight(0);

const luckOf = ({ luck }: Statistics, name: string, kind: string): unknown =>
  luck.find((one) => one.name === name && one.kind === kind);

const tallyOf = ({ tallied }: Statistics, name: string): unknown => tallied.find((one) => one.name === name)?.tallies;

test('a wound belongs to the last blow, and so does a death', () => {
  const counted = statisticsOf(
    told(
      { type: 'attackRolled', attacker: BARBARIAN, target: ORC, faces: ['S', 'S', '-'], hits: 2, parts: [] },
      { type: 'defenceRolled', target: ORC, faces: ['W', 'S'], blocks: 1, parts: [] },
      { type: 'wounded', figure: ORC, amount: 1, left: 0 },
      { type: 'died', figure: ORC, name: 'Orc', at: 5 },
      { type: 'attackRolled', attacker: ORC + 1, target: ELF, faces: ['S', 'S', 'B'], hits: 2, parts: [] },
      { type: 'wounded', figure: ELF, amount: 2, left: 4 },
    ),
    sightOf(),
  );
  expect(tallyOf(counted, 'Barbarian')).toEqual({ dealt: 1, taken: 0, kills: 1, searches: 0, gold: 0 });
  expect(tallyOf(counted, 'Elf')).toEqual({ dealt: 0, taken: 2, kills: 0, searches: 0, gold: 0 });
});

test('a trap is nobody’s blow; a spell is its caster’s; gold and searches are counted', () => {
  const counted = statisticsOf(
    told(
      { type: 'spellCast', hero: 'wizard', spell: 'ball-of-flame', targets: [ORC], at: null, mode: null },
      { type: 'wounded', figure: ORC, amount: 1, left: 0 },
      { type: 'died', figure: ORC, name: 'Orc', at: 5 },
      { type: 'trapSprung', figure: ORC, at: 5, trap: 'pit' },
      { type: 'wounded', figure: ORC, amount: 1, left: 0 },
      { type: 'searched', hero: 'dwarf', what: 'treasure', room: 'A' },
      { type: 'goldGained', hero: 'dwarf', gold: 25, total: 25 },
      { type: 'rewarded', hero: 'dwarf', gold: 100, quest: 1 },
    ),
    sightOf(),
  );
  expect(tallyOf(counted, 'Wizard')).toMatchObject({ dealt: 1, kills: 1 });
  expect(tallyOf(counted, 'Dwarf')).toMatchObject({ searches: 1, gold: 125 });
});

const DEFENCES = told(
  { type: 'attackRolled', attacker: ORC, target: BARBARIAN, faces: ['S', 'W', '-', '-'], hits: 1, parts: [] },
  { type: 'defenceRolled', target: BARBARIAN, faces: ['W', 'B', 'S', '-', 'S', 'S'], blocks: 2, parts: [] },
  { type: 'defenceRolled', target: ORC, faces: ['W', 'B', 'S', '-', 'S', 'S'], blocks: 2, parts: [] },
);

test('any shield blocks, three faces of six', () => {
  const counted = statisticsOf(DEFENCES, sightOf());
  expect(luckOf(counted, 'Zargon', 'skulls')).toMatchObject({ dice: 4, rolled: 1, expected: 2, deviation: -1 });
  expect(luckOf(counted, 'Barbarian', 'shields')).toMatchObject({ dice: 6, rolled: 2, expected: 3 });
  expect(luckOf(counted, 'Barbarian', 'skulls')).toBeUndefined();
});

test('by the published rule two white shields count for heroes, and one black one for monsters', () => {
  const counted = statisticsOf(DEFENCES, sightOf({ publishedShields: true }));
  expect(luckOf(counted, 'Barbarian', 'shields')).toMatchObject({ rolled: 1, expected: 2 });
  expect(luckOf(counted, 'Zargon', 'shields')).toMatchObject({ rolled: 1, expected: 1 });
});

test('over a whole quest every wound that heroes took is counted, and every kill has a hero or none', () => {
  const match = matchWith({ quest: 1 });
  while (match.playOn(0) !== null);
  const log = match.told(0);
  const { tallied, luck } = statisticsOf(log, match.sight(0));
  const sum = (tally: 'taken' | 'kills'): number =>
    tallied.reduce((all, { tallies }) => all + (tallies[tally] ?? 0), 0);
  const wounds = log.reduce(
    (all, { event }) => (event.type === 'wounded' && event.figure < 4 ? all + event.amount : all),
    0,
  );
  const deaths = log.filter(({ event }) => event.type === 'died' && event.figure > 5).length;
  expect(sum('taken')).toBe(wounds);
  expect(sum('kills')).toBeGreaterThan(0);
  expect(sum('kills')).toBeLessThanOrEqual(deaths);
  for (const { deviation } of luck) expect(Math.abs(deviation)).toBeLessThan(6);
});
