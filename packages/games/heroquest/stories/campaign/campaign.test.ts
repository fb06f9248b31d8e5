import { expect, test } from 'vitest';
import { ARMORY, type Gear, type Weapon } from '../../src/content/equipment.ts';
import type { Item } from '../../src/types/index.ts';
import { type Action, HEROES, HEROES_SEAT, type Hero } from '../cast.ts';
import { type Scene, settle } from '../dungeon.ts';
import { flight, townAfter } from '../scenes.ts';
import { GO_ON } from '../wishes.ts';

const buy = (hero: Hero, gear: Gear): Action => ({ type: 'buy', hero, gear });
const sell = (hero: Hero, gear: Gear): Action => ({ type: 'sell', hero, gear });
const swap = (from: Hero, to: Hero, item: Item): Action => ({ type: 'swap', from, to, item });
const pay = (from: Hero, to: Hero, gold: number): Action => ({ type: 'pay', from, to, gold });

test('[campaign.success-unlocks-next] a quest won opens the next', () => {
  const s = townAfter(() => undefined)
    .told('questEnded', { ending: 'success' })
    .told('townEntered', { next: 2 }, 'campaign.success-unlocks-next');
  expect(s.asked()).toEqual([{ seat: HEROES_SEAT, kind: 'town', rule: 'campaign.armory-between-quests' }]);
  settle(s.does(HEROES_SEAT, GO_ON).told('questBegan', { quest: 2, attempt: 0 }, 'setup.sequential-quests'));
  expect(s.table).toMatchObject({
    quest: 2,
    title: 'The Rescue of Sir Ragnar',
    ending: null,
    isGoalMet: false,
    round: 1,
  });
  s.finish();
});

test('[campaign.success-unlocks-next] a quest left does not, unless the house says so: playOnAfterFailure', () => {
  const off = flight().told('townEntered', { next: 1 }, 'campaign.armory-between-quests');
  off.does(HEROES_SEAT, GO_ON).told('questBegan', { quest: 1, attempt: 1 }, 'campaign.replay-changed').finish();
  const on = flight(() => undefined, { playOnAfterFailure: true }).told('townEntered', { next: 2 });
  on.does(HEROES_SEAT, GO_ON).told('questBegan', { quest: 2, attempt: 0 }).finish();
});

test('[campaign.restore-survivors] body, mind and spells come back, whether the quest was won or not', () => {
  const worn = (scene: Scene): void => {
    scene.hero('barbarian', { body: 1 });
    scene.hero('wizard', { mind: 0, spent: ['genie', 'sleep'], reloading: 1 });
    Object.assign(scene.hero('wizard').effects, { gaze: 1 });
    scene.hero('dwarf', { corroded: ['shortsword'] });
  };
  for (const s of [townAfter(worn), flight(worn)]) {
    for (const hero of HEROES) s.told('restored', { hero }, 'campaign.restore-survivors');
    expect(s.table.heroes.map(({ body, mind }) => [body, mind])).toEqual([
      [8, 2],
      [7, 3],
      [6, 4],
      [4, 6],
    ]);
    expect(s.table.heroes[3]).toMatchObject({ spent: [], status: 'here', effects: { gaze: 0 } });
    expect(s.table.heroes[1]?.corroded).toEqual([]);
    s.finish();
  }
});

test('[campaign.restore-survivors] [campaign.trade-between-quests] the Talisman changes hands in town, and only its bearer has the Mind of it', () => {
  const s = townAfter((scene) => scene.hero('dwarf', { artifacts: ['talisman-of-lore'], mind: 4 }));
  s.does(HEROES_SEAT, swap('dwarf', 'elf', 'talisman-of-lore'));
  settle(s.does(HEROES_SEAT, GO_ON));
  expect(s.table.heroes.map(({ mind }) => mind)).toEqual([2, 3, 5, 6]);
  s.finish();
});

test('[gold.shared-between-quests] in coins of 1, 5, 25, 100 and 500', () => {
  const s = townAfter((scene) => void scene.hero('barbarian', { gold: 1000 }));
  const before = s.table.heroes[1]?.gold ?? 0;
  for (const gold of [1, 5, 25, 100, 500]) s.does(HEROES_SEAT, { type: 'pay', from: 'barbarian', to: 'dwarf', gold });
  for (const gold of [2, 50, 101, 501])
    s.refused(HEROES_SEAT, { type: 'pay', from: 'barbarian', to: 'dwarf', gold }, 'gold.shared-between-quests');
  expect(s.table.heroes[1]?.gold).toBe(before + 631);
  s.finish();
});

test('[quest.leave-early] [campaign.replay-changed] the campaign is lost with the last attempt that the table allows', () => {
  const last = flight(() => undefined, { attempts: 1 });
  expect([last.state.outcome, last.asked()]).toEqual([{ winners: 2, rule: 'quest.leave-early' }, []]);
  last.finish();
  const first = flight(() => undefined, { attempts: 2 });
  expect([first.state.outcome, first.asked()[0]?.kind, first.table.attempt]).toEqual([null, 'town', 1]);
  first.finish();
});

test('[campaign.keep-treasure] survivors keep what they have', () => {
  const s = townAfter((scene) =>
    scene.hero('elf', { gold: 80, potions: ['healing'], artifacts: ['wizards-cloak'], gear: ['shortsword', 'helmet'] }),
  );
  settle(s.does(HEROES_SEAT, GO_ON));
  expect(s.table.heroes[2]).toMatchObject({
    gold: 105,
    potions: ['healing'],
    artifacts: ['wizards-cloak'],
    gear: ['shortsword', 'helmet'],
    held: 'shortsword',
  });
  s.finish();
});

test('[campaign.armory-between-quests] the price list, and no shop below', () => {
  const prices = {
    dagger: 25,
    shortsword: 150,
    broadsword: 250,
    longsword: 350,
    staff: 100,
    'battle-axe': 450,
    crossbow: 350,
    shield: 150,
    helmet: 125,
    'chain-mail': 500,
    'plate-mail': 850,
    'tool-kit': 250,
  };
  expect(ARMORY).toEqual(prices);
  const s = townAfter((scene) => scene.hero('barbarian', { gold: 5000 }));
  let gold = 5025;
  for (const [gear, price] of Object.entries(prices)) {
    gold -= price;
    s.does(HEROES_SEAT, buy('barbarian', gear as Gear)).told('bought', { hero: 'barbarian', gold });
  }
  settle(s.does(HEROES_SEAT, GO_ON)).refused(HEROES_SEAT, buy('barbarian', 'dagger'), 'campaign.armory-between-quests');
  s.finish();
});

test('[campaign.always-in-stock] more of a kind than the box has cards', () => {
  const s = townAfter((scene) => scene.hero('dwarf', { gold: 25 * 24 }));
  for (let i = 0; i < 25; i++) s.does(HEROES_SEAT, buy('dwarf', 'dagger'));
  expect(s.table.heroes[1]).toMatchObject({ gold: 0 });
  expect(s.table.heroes[1]?.gear.filter((gear) => gear === 'dagger')).toHaveLength(25);
  s.finish();
});

test('[campaign.pay-full-price] one coin short is too short, and what one cannot use one may buy', () => {
  const s = townAfter((scene) => {
    scene.hero('wizard', { gold: 225 });
    scene.hero('elf', { gold: 224 });
  });
  s.refused(HEROES_SEAT, buy('elf', 'broadsword'), 'campaign.pay-full-price', { price: 250, gold: 249 });
  s.does(HEROES_SEAT, buy('wizard', 'broadsword')).told(
    'bought',
    { hero: 'wizard', gold: 0 },
    'campaign.pay-full-price',
  );
  expect(s.table.heroes[3]).toMatchObject({ gold: 0, gear: ['dagger', 'broadsword'], held: 'dagger' });
  s.finish();
});

test('[campaign.pay-full-price] nothing is bought back, unless the house plays sellHalf', () => {
  const rich = (scene: Scene): void => void scene.hero('wizard', { gear: ['dagger', 'helmet'] });
  townAfter(rich).refused(HEROES_SEAT, sell('wizard', 'helmet'), 'campaign.pay-full-price').finish();
  const s = townAfter(rich, { sellHalf: true });
  s.does(HEROES_SEAT, sell('wizard', 'helmet')).told(
    'sold',
    { hero: 'wizard', gold: 25 + 62 },
    'campaign.pay-full-price',
  );
  s.does(HEROES_SEAT, sell('wizard', 'dagger'))
    .told('sold', { gold: 25 + 62 + 12 })
    .refused(HEROES_SEAT, sell('wizard', 'dagger'), 'campaign.pay-full-price');
  expect(s.table.heroes[3]).toMatchObject({ gear: [], held: null });
  s.finish();
});

test('[seat.own-heroes-only] nobody deals for a hero of somebody else, whatever the deal', () => {
  const s = townAfter(
    (scene) => {
      scene.hero('elf', { gold: 900, gear: ['shortsword', 'helmet', 'chain-mail'], potions: ['healing'] });
    },
    { sellHalf: true },
    3,
  );
  const deals: readonly Action[] = [
    buy('elf', 'dagger'),
    sell('elf', 'helmet'),
    swap('elf', 'barbarian', 'healing'),
    pay('elf', 'barbarian', 25),
    { type: 'wear', hero: 'elf', suit: 'chain-mail' },
    { type: 'rename', hero: 'elf', name: 'Sylvar' },
  ];
  for (const deal of deals) s.refused(0, deal, 'seat.own-heroes-only', { hero: 'elf' });
  s.finish();
});

test('[setup.full-points] whoever held nothing takes the best weapon in hand for the next quest, others keep theirs', () => {
  const s = townAfter((scene) => {
    scene.hero('elf', { gear: ['dagger', 'shortsword'], held: null });
    scene.hero('dwarf', { gear: ['dagger', 'shortsword'], held: 'dagger' });
  });
  settle(s.does(HEROES_SEAT, GO_ON));
  expect(s.table.heroes.map(({ held }) => held)).toEqual(['broadsword', 'dagger', 'shortsword', 'dagger']);
  s.finish();
});

const BEST: readonly (readonly [best: Weapon, gear: readonly Gear[]])[] = [
  ['longsword', ['crossbow', 'longsword']],
  ['crossbow', ['broadsword', 'crossbow']],
  ['longsword', ['broadsword', 'longsword']],
  ['battle-axe', ['longsword', 'battle-axe']],
  ['longsword', ['battle-axe', 'longsword', 'shield']],
  ['battle-axe', ['broadsword', 'battle-axe', 'shield']],
  ['broadsword', ['broadsword', 'shortsword', 'dagger']],
];

test.each(BEST)('[setup.full-points] %s is the best of %j for a hand that holds nothing', (best, gear) => {
  const s = townAfter((scene) => void scene.hero('elf', { gear: [...gear], held: null }));
  settle(s.does(HEROES_SEAT, GO_ON));
  expect(s.table.heroes[2]?.held).toBe(best);
  s.finish();
});

test('[setup.full-points] everything that a quest did to a hero is undone before the next', () => {
  const s = townAfter((scene) => {
    const elf = scene.hero('elf', {
      body: 2,
      mind: 1,
      gear: ['shortsword', 'crossbow', 'helmet', 'helmet'],
      held: 'crossbow',
      corroded: ['shortsword'],
      spareHelmets: 2,
      reloading: 1,
      used: ['sand-glass'],
      searched: ['A'],
      hasActedThisRound: true,
    });
    elf.effects.courage = 1;
  });
  settle(s.does(HEROES_SEAT, GO_ON));
  expect(s.table.heroes[2]).toMatchObject({
    ...{ status: 'here', body: 6, mind: 4, held: 'crossbow', corroded: [], spareHelmets: 0, reloading: 0 },
    ...{ spent: [], used: [], searched: [], hasActedThisRound: false, effects: { courage: 0 } },
  });
  s.finish();
});

test('[campaign.trade-between-quests] [gold.shared-between-quests] nothing goes to a hero who does not take part, nor to oneself', () => {
  const s = townAfter((scene) => void scene.hero('elf', { gold: 100, potions: ['healing'] }), {
    heroes: 'barbarian,elf',
    smallParty: true,
  });
  for (const to of ['wizard', 'elf'] as const) {
    s.refused(HEROES_SEAT, swap('elf', to, 'healing'), 'campaign.trade-between-quests', { item: 'healing' });
    s.refused(HEROES_SEAT, pay('elf', to, 25), 'gold.shared-between-quests');
  }
  s.refused(HEROES_SEAT, buy('dwarf', 'dagger'), 'seat.own-heroes-only').finish();
});

test('[campaign.trade-between-quests] anything to anyone, but only what is one’s own', () => {
  const s = townAfter(
    (scene) => {
      scene.hero('barbarian', { gold: 5, potions: ['healing'], artifacts: ['orcs-bane'] });
      scene.hero('elf', { gear: ['shortsword', 'chain-mail'] });
    },
    {},
    3,
  );
  s.does(0, swap('barbarian', 'wizard', 'healing'))
    .does(0, swap('barbarian', 'dwarf', 'orcs-bane'))
    .does(0, swap('barbarian', 'elf', 'broadsword'))
    .does(0, pay('barbarian', 'elf', 25));
  s.refused(0, swap('elf', 'barbarian', 'chain-mail'), 'seat.own-heroes-only').refused(
    0,
    swap('barbarian', 'elf', 'healing'),
    'campaign.trade-between-quests',
  );
  s.refused(0, pay('barbarian', 'elf', 100), 'gold.shared-between-quests').does(0, GO_ON);
  s.does(1, swap('elf', 'barbarian', 'chain-mail'));
  const [barbarian, dwarf, elf, wizard] = s.table.heroes;
  expect(barbarian).toMatchObject({
    gold: 5,
    gear: ['chain-mail'],
    suit: 'chain-mail',
    held: null,
    potions: [],
    artifacts: [],
  });
  expect(dwarf).toMatchObject({ artifacts: ['orcs-bane'], held: 'orcs-bane' });
  expect(elf).toMatchObject({ gold: 50, gear: ['shortsword', 'broadsword'], held: 'broadsword' });
  expect(wizard?.potions).toEqual(['healing']);
  settle(s.does(1, GO_ON))
    .refused(0, swap('dwarf', 'elf', 'orcs-bane'), 'campaign.armory-between-quests')
    .refused(0, pay('barbarian', 'dwarf', 1), 'gold.shared-between-quests');
  s.finish();
});

test('[campaign.dead-hero-replaced] a newcomer with a new name, a weapon, and nothing else', () => {
  const s = townAfter((scene) =>
    scene.hero('dwarf', {
      status: 'dead',
      body: 0,
      gold: 90,
      gear: ['battle-axe'],
      held: 'battle-axe',
      circled: [1, 2],
    }),
  );
  s.told('replaced', { hero: 'dwarf', name: 'Bofrik' }, 'campaign.dead-hero-replaced');
  expect(s.table.heroes[1]).toMatchObject({
    name: 'Bofrik',
    status: 'here',
    body: 7,
    mind: 3,
    gold: 0,
    gear: ['shortsword'],
    held: 'shortsword',
    circled: [],
  });
  s.refused(HEROES_SEAT, { type: 'rename', hero: 'dwarf', name: 'Bofrik' }, 'campaign.dead-hero-replaced');
  s.does(HEROES_SEAT, { type: 'rename', hero: 'dwarf', name: 'Hilde' }).told('renamed', { name: 'Hilde' });
  expect(s.table.heroes[1]?.name).toBe('Hilde');
  s.finish();
});
