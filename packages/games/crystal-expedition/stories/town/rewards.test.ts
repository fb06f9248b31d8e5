import { expect, test } from 'vitest';
import type { RewardId } from '../../src/content/index.ts';
import type { Action, EntityId } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import type { CrystalStory } from '../scene.ts';
import { failure, success } from './coming-home.ts';
import { hero, ready } from './stage.ts';

const DECLINE: Action = { type: 'decline' };
const choose = (reward: RewardId, place: EntityId | null = null): Action => ({
  type: 'chooseReward',
  reward,
  hero: place,
});
const offered = ({ state }: CrystalStory): readonly RewardId[] => {
  const question = state.asks[0]?.question;
  return question?.kind === 'reward' ? question.rewards : [];
};

test('[reward.by-final-glory] [reward.lower-tier-allowed] what Glory is worth, or something lower', () => {
  const all: readonly RewardId[] = ['crowns', 'explorer', 'tavern', 'train'];
  for (const [glory, count] of [
    [1, 1],
    [4, 1],
    [5, 2],
    [7, 2],
    [8, 3],
    [9, 3],
    [10, 4],
    [14, 4],
  ] as const)
    expect(offered(success(glory))).toEqual(all.slice(0, count));
});

test('[reward.ten-crowns-each] for each, and for nobody in particular', () => {
  const s = success(1).refused(0, choose('crowns', FIGHTER), 'reward.ten-crowns-each');
  s.does(0, choose('crowns')).told('rewarded', {}, 'reward.ten-crowns-each').finish();
});

test('[reward.free-is-price-only] a free use is somebody’s, and gone when the party leaves', () => {
  const s = success(9).refused(0, choose('tavern'), 'reward.free-is-price-only');
  s.refused(0, choose('tavern', 7), 'reward.free-is-price-only');
  s.does(0, choose('tavern', CLERIC)).told('rewarded', { hero: CLERIC }, 'reward.free-is-price-only');
  for (const place of [FIGHTER, ROGUE, CLERIC]) s.does(0, ready(place));
  s.does(0, { type: 'chooseDungeon', dungeon: 1 });
  expect([s.table.town, s.table.expedition?.boosts]).toEqual([null, []]);
  s.finish();
});

test('[reward.train] [level.cap-five] nobody is sent to the Guild who has nothing to learn', () => {
  const s = success(10, ({ table }) => {
    const rogue = hero(table, ROGUE);
    rogue.build = { ...rogue.build, raceLevel: 5, classLevel: 5 };
    Object.assign(rogue, { trainings: 8, successes: 8 });
  });
  expect(s.asked()).toEqual([{ seat: 0, kind: 'reward', rule: 'reward.by-final-glory' }]);
  s.refused(0, choose('train', ROGUE), 'level.cap-five').does(0, choose('train', FIGHTER));
  s.told('rewarded', { reward: 'train', hero: FIGHTER }, 'reward.train').finish();
});

test('[party.common-decisions] the party chooses its reward, and the first seat breaks a tie', () => {
  const s = success(8, undefined, { heroes: ['dwarf-fighter', 'elf-rogue'], players: 2 });
  expect(s.asked().map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'reward'],
    [1, 'reward'],
  ]);
  s.does(1, choose('tavern', ROGUE)).does(0, DECLINE).told('proposalFailed');
  s.does(0, choose('tavern', FIGHTER)).told('rewarded', { hero: FIGHTER }).finish();
});

test('[reward.two-at-eleven] what has been chosen is not put before the party again', () => {
  const s = success(11).does(0, choose('tavern', FIGHTER));
  expect(offered(s)).toEqual(['crowns', 'explorer', 'train']);
  s.refused(0, choose('tavern', ROGUE), 'reward.two-at-eleven').does(0, choose('crowns')).finish();
});

test('[glory.failure-needs-no-table] a failure has no reward, and the chronicle remembers the Glory', () => {
  const s = failure(({ expedition }) => {
    expedition.glory = 12;
  });
  expect(s.asked().map(({ kind }) => kind)).toEqual(['town']);
  expect(s.table.chronicle).toMatchObject([{ line: 'expedition', result: 'fled', glory: 12 }]);
  s.finish();
});

test('[reward.train] [guild.train-class-or-race] whoever is as good as its Race allows may still learn more of its Class', () => {
  const s = success(10, ({ table }) => {
    const rogue = hero(table, ROGUE);
    rogue.build = { ...rogue.build, raceLevel: 5 };
    Object.assign(rogue, { trainings: 4, successes: 4 });
  });
  s.does(0, choose('train', ROGUE)).told('rewarded', { hero: ROGUE }, 'reward.train');
});
