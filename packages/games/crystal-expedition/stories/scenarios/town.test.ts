import { describe, expect, test } from 'vitest';
import { KITS, type RewardId } from '../../src/content/index.ts';
import { namesFor } from '../../src/queries/town.ts';
import type { Action, EntityId, Feature, Hero, Table } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import type { CrystalStory } from '../scene.ts';
import { success } from '../town/coming-home.ts';
import {
  carried,
  crownsOf,
  givePiece,
  here,
  hero,
  town,
  train,
  UNSEEN,
  upgrade,
  visit,
  visitsOf,
  waits,
} from '../town/stage.ts';

// In Town, with the Crowns and the dice of the ledger.

const reroll = (dungeon: number, ...locks: Feature[]): Action => ({
  type: 'rerollDungeon',
  hero: FIGHTER,
  dungeon,
  locks,
});

test('[explorer.lock-10-each] [explorer.only-unlocked-dice] [scenario 26] Explorer', () => {
  const s = town((table) => {
    hero(table, FIGHTER).crowns = 60;
    table.dungeons = [{ ...UNSEEN, isVisited: true }, UNSEEN];
    table.successes = 1;
  }).does(FIGHTER, visit(FIGHTER, 'explorer'));
  s.refused(FIGHTER, reroll(1, 'type', 'strength', 'weakness', 'quest'), 'explorer.max-three-locks');
  s.refused(FIGHTER, reroll(0, 'type', 'quest'), 'explorer.unvisited-only');
  s.dice(10, 7).does(FIGHTER, reroll(1, 'type', 'quest')); // only a D10 shows the first
  s.told('dungeonRerolled', { dungeon: 1, dice: [10, 7], paid: 45 }, 'explorer.only-unlocked-dice');
  expect(s.table.dungeons[1]).toEqual({ ...UNSEEN, strength: 'blood', weakness: 'light' });
  expect(crownsOf(s)[0]).toBe(15);
  s.refused(FIGHTER, reroll(1), 'explorer.one-reroll-per-visit').finish();
});

describe('[scenario 27] Fickle for 10 Crowns', () => {
  const COURT: Action = { type: 'court', hero: FIGHTER };
  const CONCEDE: Action = { type: 'concede', hero: FIGHTER };
  const stake = (crowns: number): Action => ({ type: 'stake', hero: FIGHTER, crowns });
  const atGambler = (): CrystalStory => town().does(FIGHTER, visit(FIGHTER, 'gambler'));
  /** What hero and house throw, and the Fickle die. */
  const round = (dice: number[], house: number[], ...fickle: readonly number[]) => {
    const s = atGambler();
    s.dice(...dice, ...house, ...fickle).does(FIGHTER, stake(10));
    return s.told('fickleThrown', { stake: 10, dice, house }, 'fickle.opening');
  };

  test('[fickle.hero-trails] [fickle.final] 6 against 9, Court, die 4: 10 against 9', () => {
    const s = round([2, 4], [4, 5], 4).does(FIGHTER, COURT);
    s.told('fickleEnded', { how: 'court', die: 4, won: 10, crowns: 110 }, 'fickle.final').finish();
  });

  test('[fickle.hero-trails] [fickle.final] 5 against 9, Court, die 4: 9 against 9', () => {
    const s = round([1, 4], [4, 5], 4).does(FIGHTER, COURT);
    s.told('fickleEnded', { how: 'court', die: 4, won: -10, crowns: 90 }, 'fickle.final').finish();
  });

  test('[fickle.concede] 5 against 9, Concede', () => {
    const s = round([1, 4], [4, 5]).does(FIGHTER, CONCEDE);
    s.told('fickleEnded', { how: 'concede', die: null, won: -5, crowns: 95 }, 'fickle.concede').finish();
  });

  test('[fickle.hero-leads] [fickle.final] 8 against 6, the house throws 2: 8 against 8', () => {
    const s = round([3, 5], [1, 5], 2);
    s.told('fickleEnded', { how: 'house', die: 2, won: -10, crowns: 90 }, 'fickle.hero-leads').finish();
  });

  test('[fickle.hero-leads] 8 against 6, the house throws 5: 13 against 6', () => {
    const s = round([3, 5], [1, 5], 5);
    s.told('fickleEnded', { how: 'house', die: 5, won: 10, crowns: 110 }, 'fickle.hero-leads').finish();
  });

  test('[fickle.stake] 7 is no stake', () => {
    atGambler().refused(FIGHTER, stake(7), 'fickle.stake', { stake: 7, crowns: 100 }).finish();
  });
});

describe('[scenario 28] Training', () => {
  const KNIGHT = 0;
  const heroes = ['human-knight'] as const;
  const knight = (changes: (knight: Hero, table: Table) => void): CrystalStory =>
    town((table) => changes(hero(table, KNIGHT), table), { heroes });

  test('[guild.once-per-successful-expedition] 60 Crowns, and no success yet', () => {
    const s = knight((one) => Object.assign(one, { crowns: 60 })).does(0, visit(KNIGHT, 'guild'));
    s.refused(0, train(KNIGHT, 'class'), 'guild.once-per-successful-expedition', { successes: 0 }).finish();
  });

  test('[guild.cost] [level.cost-formula] [guild.once-per-successful-expedition] 60 Crowns, and one success', () => {
    const s = success(5, (scene) => scene.hero(KNIGHT, 0, 0, { crowns: 60 }), { heroes });
    s.does(0, { type: 'chooseReward', reward: 'explorer', hero: KNIGHT }).does(0, visit(KNIGHT, 'guild'));
    const { hitpoints } = hero(s.table, KNIGHT);
    s.does(0, train(KNIGHT, 'class')).told('trained', { what: 'class', level: 2, paid: 60 }, 'guild.cost');
    expect(hero(s.table, KNIGHT)).toMatchObject({ crowns: 0, hitpoints: hitpoints + 2, build: { classLevel: 2 } });
    s.does(0, visit(KNIGHT, 'guild'));
    s.refused(0, train(KNIGHT, 'class'), 'guild.once-per-successful-expedition', { successes: 1 }).finish();
  });

  test('[level.cost-formula] [level.upgrade-unlimited] a level-3 sword is Upgraded for 80, and at once again', () => {
    const s = knight((one) => {
      one.crowns = 170;
      one.build = { ...one.build, pieces: one.build.pieces.map((piece) => ({ ...piece, level: 3 })) };
    }).does(0, visit(KNIGHT, 'blacksmith'));
    s.does(0, upgrade(KNIGHT, 0)).told('upgraded', { paid: 80 });
    s.does(0, upgrade(KNIGHT, 0)).told('upgraded', { paid: 90 });
    expect(crownsOf(s)).toEqual([0]);
    s.finish();
  });

  test('[level.cap-five] Class level 5', () => {
    const s = knight((one) => {
      Object.assign(one, { build: { ...one.build, classLevel: 5 }, trainings: 4, successes: 5, crowns: 100 });
    }).does(0, visit(KNIGHT, 'guild'));
    s.refused(0, train(KNIGHT, 'class'), 'level.cap-five', { what: 'class', level: 5 }).finish();
  });
});

describe('[scenario 29] rewards', () => {
  const choose = (reward: RewardId, place: EntityId | null = null): Action => ({
    type: 'chooseReward',
    reward,
    hero: place,
  });

  test('[reward.two-at-eleven] 11 Glory: Tavern and Train, not Train and Train', () => {
    const s = success(11).does(0, choose('train', ROGUE)).told('rewarded', { reward: 'train' }, 'reward.train');
    s.refused(0, choose('train', CLERIC), 'reward.two-at-eleven', { reward: 'train' });
    s.does(0, choose('tavern', ROGUE)).told('rewarded', { reward: 'tavern', hero: ROGUE });
    expect(here(s).freeUses.map(({ reward }) => reward)).toEqual(['train', 'tavern']);
    expect(s.asked().map(({ kind }) => kind)).toEqual(['town']);
    s.finish();
  });

  test('[reward.lower-tier-allowed] [reward.ten-crowns-each] 8 Glory: 10 Crowns each instead of the Tavern', () => {
    const s = success(8);
    const before = crownsOf(s);
    s.does(0, choose('crowns')).told('rewarded', { reward: 'crowns' }, 'reward.lower-tier-allowed');
    expect(crownsOf(s)).toEqual(before.map((crowns) => crowns + 10));
    s.finish();
  });

  test('[reward.lower-tier-allowed] [reward.by-final-glory] 8 Glory: the Explorer instead of the Tavern, not Train', () => {
    const s = success(8).refused(0, choose('train', ROGUE), 'reward.by-final-glory', { reward: 'train', glory: 8 });
    s.does(0, choose('explorer', CLERIC)).told('rewarded', { reward: 'explorer' }, 'reward.lower-tier-allowed');
    expect(here(s).freeUses).toEqual([{ reward: 'explorer', hero: CLERIC }]);
    s.finish();
  });

  test('[reward.free-is-price-only] [guild.free-training-counts] the free Training takes a visit and the allowance', () => {
    const s = success(10).does(0, choose('train', FIGHTER));
    const [purse] = crownsOf(s);
    s.refused(0, train(FIGHTER, 'race'), 'town.visit-is-one-location').does(0, visit(FIGHTER, 'guild'));
    s.does(0, train(FIGHTER, 'race')).told('trained', { paid: 0 }, 'guild.free-training-counts');
    expect([crownsOf(s)[0], visitsOf(s)[0]]).toEqual([purse, 2]);
    s.does(0, visit(FIGHTER, 'guild'));
    s.refused(0, train(FIGHTER, 'race'), 'guild.once-per-successful-expedition').finish();
  });
});

test('[wagon.purse-stays-with-party] [wagon.kit-money] [wagon.kit-is-bound] [wagon.roster-of-six] [scenario 40] no bank on wheels', () => {
  const hire = ({ table }: CrystalStory, by: EntityId, to: 'wagon' | 'empty'): Action => ({
    type: 'hire',
    hero: by,
    race: 'dwarf',
    heroClass: 'fighter',
    name: namesFor(table, 'dwarf')[0] ?? '',
    to,
  });
  const s = town((table) => {
    hero(table, FIGHTER).crowns = 300;
    for (const number of [3, 4]) waits(table, number, 'elf-mage', { name: `Waiting ${number}` });
  }).does(FIGHTER, visit(FIGHTER, 'wagon'));
  s.does(FIGHTER, { type: 'stayBehind', hero: FIGHTER, who: FIGHTER, heir: null });
  s.told('crownsShared', { crowns: 300 }, 'wagon.purse-stays-with-party');
  const left = s.table.wagon.find(({ name }) => name === KITS['dwarf-fighter'].name);
  expect([crownsOf(s), left?.crowns]).toEqual([[250, 250], 0]);
  expect(left?.build.pieces.map(({ item }) => item)).toEqual(KITS['dwarf-fighter'].items);

  s.does(ROGUE, visit(ROGUE, 'wagon')).does(ROGUE, hire(s, ROGUE, 'empty'));
  expect(here(s).kitMoney?.crowns).toBe(250);
  for (const item of ['longsword', 'tower-shield', 'chain-hauberk'] as const) s.does(FIGHTER, { type: 'kitBuy', item });
  s.does(FIGHTER, { type: 'kitDone' }).told('kitSpent', { forfeited: 30 }, 'wagon.kit-money');
  expect(carried(s, FIGHTER)).toEqual(['longsword', 'tower-shield', 'chain-hauberk']);
  s.refused(FIGHTER, givePiece(FIGHTER, ROGUE, 0), 'wagon.kit-is-bound', { item: 'longsword' });

  s.does(CLERIC, visit(CLERIC, 'wagon'));
  s.refused(CLERIC, hire(s, CLERIC, 'wagon'), 'wagon.roster-of-six', { heroes: 6 }).finish();
});
