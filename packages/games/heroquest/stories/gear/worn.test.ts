import { expect, test } from 'vitest';
import { armourDice } from '../../src/queries/combat.ts';
import { DWARF, HEROES_SEAT, type HeroInPlay, who, ZARGON } from '../cast.ts';
import { arena, type DungeonStory, dungeon, faces, type Scene, settle, start, untilTurn } from '../dungeon.ts';
import { activate, attack, END, elixirFor, GO_ON, give, OPEN_GEAR, pickUp, ROLL, search, sq, walk } from '../wishes.ts';

/** Quest 6 from the first move on, by way of quest 5, with what the heroes own by then. */
function sixth(own: (scene: Scene) => void): DungeonStory {
  const s = dungeon(
    5,
    (scene) => {
      scene.table.isGoalMet = true;
      scene.hero('wizard', { at: sq(22, 16) });
      own(scene);
      scene.turn('wizard', { movement: 1 });
    },
    { campaign: true },
  );
  s.does(HEROES_SEAT, walk(23, 16)).does(HEROES_SEAT, GO_ON);
  return settle(s);
}

test('[quest.q6-stripped] [artifact.talisman-of-lore] its Mind Point is in the chest with the Talisman, and comes back with it', () => {
  const s = sixth((scene) => void scene.hero('dwarf', { artifacts: ['talisman-of-lore'] }));
  expect(who(s, 'dwarf')).toMatchObject({ mind: 3, artifacts: [] });
  Object.assign(who(s, 'dwarf'), { at: sq(8, 14) });
  openChest(s, 'dwarf');
  expect(who(s, 'dwarf')).toMatchObject({ mind: 4, artifacts: ['talisman-of-lore'] });
  s.finish();
});

test('[quest.q6-stripped] [artifact.talisman-of-lore] with Mind Points lost meanwhile it is one more, not all of them', () => {
  const s = sixth((scene) => void scene.hero('dwarf', { artifacts: ['talisman-of-lore'] }));
  Object.assign(who(s, 'dwarf'), { at: sq(8, 14), mind: 1 });
  openChest(s, 'dwarf');
  expect(who(s, 'dwarf').mind).toBe(2);
  s.finish();
});

/** The guards are gone, and a hero beside the chest opens it. */
function openChest(s: DungeonStory, hero: HeroInPlay['hero']): void {
  const { table } = s.state;
  table.monsters = [];
  table.hidden.monsters = [];
  table.gearAt = sq(8, 13);
  untilTurn(s, hero).does(HEROES_SEAT, OPEN_GEAR).told('gearFound', { hero }, 'quest.q6-gear-chest');
}

test('[quest.q6-gear-chest] [equip.armor-swap] everybody is dressed and armed as before, helmets and all', () => {
  const dressed: Partial<HeroInPlay> = {
    gear: ['battle-axe', 'helmet', 'plate-mail'],
    held: 'battle-axe',
    suit: 'plate-mail',
  };
  const s = sixth((scene) => void scene.hero('dwarf', dressed));
  expect(who(s, 'dwarf')).toMatchObject({ gear: [], held: null, suit: null });
  Object.assign(who(s, 'dwarf'), { at: sq(8, 14) });
  openChest(s, 'dwarf');
  expect(who(s, 'dwarf')).toMatchObject(dressed);
  expect(armourDice(who(s, 'dwarf'))).toBe(5);
  s.finish();
});

test('[quest.q6-gear-chest] [equip.armor-swap] armour found meanwhile stays on', () => {
  const s = sixth((scene) => void scene.hero('dwarf', { gear: ['shortsword', 'plate-mail'], suit: 'plate-mail' }));
  Object.assign(who(s, 'dwarf'), {
    at: sq(8, 14),
    artifacts: ['borins-armor', 'orcs-bane'],
    suit: 'borins-armor',
    held: 'orcs-bane',
  });
  openChest(s, 'dwarf');
  expect(who(s, 'dwarf')).toMatchObject({
    suit: 'borins-armor',
    held: 'orcs-bane',
    gear: ['shortsword', 'plate-mail'],
  });
  s.finish();
});

test('[quest.q6-gear-chest] what nobody fetched is at home all the same, and mind and hands are whole', () => {
  const s = sixth((scene) => {
    scene.hero('dwarf', { artifacts: ['talisman-of-lore'], gear: ['shortsword', 'helmet'] });
    scene.hero('elf', { potions: ['healing'] });
  });
  const { table } = s.state;
  Object.assign(table, { isGoalMet: true, stairs: sq(9, 1) });
  for (const hero of table.heroes) hero.at = sq(9, 1);
  s.does(HEROES_SEAT, END).told('townEntered');
  expect(who(s, 'dwarf')).toMatchObject({
    gear: ['shortsword', 'helmet'],
    artifacts: ['talisman-of-lore'],
    held: 'shortsword',
    mind: 4,
  });
  expect(who(s, 'elf').potions).toEqual(['healing']);
  expect(s.table.stripped).toBeNull();
  s.finish();
});

test('[equip.helmet] [equip.armor-swap] a helmet from a pile is carried, and worn in the next quest', () => {
  const s = arena(
    (scene) => {
      scene.table.isGoalMet = true;
      scene.hero('dwarf', { at: sq(10, 10) });
      scene.table.piles = [{ at: sq(10, 9), owner: null, gold: 0, items: ['helmet'], isSafe: true }];
      scene.monster('orc', 11, 10);
      scene.turn('dwarf');
    },
    { campaign: true },
  );
  s.does(HEROES_SEAT, pickUp(10, 9, 'helmet'));
  expect([who(s, 'dwarf').gear, armourDice(who(s, 'dwarf'))]).toEqual([['shortsword', 'helmet'], 2]);
  untilTurn(s, 'zargon')
    .does(ZARGON, activate(6))
    .dice(...faces('SWW WW'))
    .does(ZARGON, attack(DWARF))
    .does(ZARGON, END);
  s.table.monsters = [];
  for (const hero of s.table.heroes) hero.at = sq(1, 10);
  s.does(HEROES_SEAT, END).told('townEntered');
  expect(armourDice(who(s, 'dwarf'))).toBe(3);
  s.finish();
});

test('[equip.helmet] [equip.shield] [equip.chain-mail] of what the dead leave only the Shield helps at once: it is held, not worn', () => {
  const s = arena((scene) => {
    scene.hero('barbarian', { at: sq(10, 9), status: 'dead', body: 0, gear: [], held: null });
    scene.table.piles = [
      { at: sq(10, 9), owner: 'barbarian', gold: 0, items: ['helmet', 'shield', 'chain-mail'], isSafe: false },
    ];
    scene.hero('dwarf', { at: sq(12, 10) });
    scene.turn('dwarf');
  });
  for (const [item, dice] of [
    ['helmet', 2],
    ['chain-mail', 2],
    ['shield', 3],
  ] as const) {
    s.does(HEROES_SEAT, pickUp(10, 9, item));
    expect([item, armourDice(who(s, 'dwarf'))]).toEqual([item, dice]);
  }
  expect(who(s, 'dwarf').suit).toBeNull();
  s.finish();
});

test('[equip.helmet] one’s own helmet stays on when a second is picked up, and when that one is given away again', () => {
  const s = arena(
    (scene) => {
      scene.hero('dwarf', { at: sq(10, 10), gear: ['shortsword', 'helmet'] });
      scene.hero('elf', { at: sq(11, 10) });
      scene.table.piles = [{ at: sq(10, 9), owner: null, gold: 0, items: ['helmet'], isSafe: true }];
      scene.turn('dwarf');
    },
    { freeTrading: true },
  );
  s.does(HEROES_SEAT, pickUp(10, 9, 'helmet'));
  expect(armourDice(who(s, 'dwarf'))).toBe(3);
  s.does(HEROES_SEAT, give('helmet', 'elf'));
  expect([armourDice(who(s, 'dwarf')), armourDice(who(s, 'elf'))]).toEqual([3, 2]);
  s.does(HEROES_SEAT, give('helmet', 'elf'));
  expect([armourDice(who(s, 'dwarf')), armourDice(who(s, 'elf'))]).toEqual([2, 2]);
  s.finish();
});

test('[equip.helmet] of two that were picked up neither is worn, also when one is handed on', () => {
  const s = arena(
    (scene) => {
      scene.hero('dwarf', { at: sq(10, 10) });
      scene.hero('elf', { at: sq(11, 10) });
      scene.table.piles = [{ at: sq(10, 9), owner: null, gold: 0, items: ['helmet', 'helmet'], isSafe: true }];
      scene.turn('dwarf');
    },
    { freeTrading: true },
  );
  s.does(HEROES_SEAT, pickUp(10, 9, 'helmet'))
    .does(HEROES_SEAT, pickUp(10, 9, 'helmet'))
    .does(HEROES_SEAT, give('helmet', 'elf'));
  expect([armourDice(who(s, 'dwarf')), armourDice(who(s, 'elf'))]).toEqual([2, 2]);
  s.finish();
});

test('[equip.armor-swap] [equip.no-giving-in-quest] worn armour is off when it is handed over, unless there is another of its kind', () => {
  for (const [gear, suit] of [
    [['chain-mail'], null],
    [['chain-mail', 'chain-mail'], 'chain-mail'],
    [['chain-mail', 'plate-mail'], null],
  ] as const) {
    const s = arena(
      (scene) => {
        scene.hero('dwarf', { at: sq(10, 10), gear: ['shortsword', ...gear], suit: 'chain-mail' });
        scene.hero('elf', { at: sq(11, 10) });
        scene.turn('dwarf');
      },
      { freeTrading: true },
    );
    s.does(HEROES_SEAT, give('chain-mail', 'elf'));
    expect([who(s, 'dwarf').suit, who(s, 'elf').suit]).toEqual([suit, null]);
    s.finish();
  }
});

/** A hero fell in room Z, dressed so; the Elf has the Elixir and stands by. */
function fallen(
  hero: 'dwarf' | 'wizard',
  dress: Partial<HeroInPlay>,
  taken: (scene: Scene) => void = () => {},
): DungeonStory {
  return arena((scene) => {
    scene.hero(hero, { at: sq(10, 9), body: 1, ...dress });
    scene.hero('elf', { at: sq(9, 10), artifacts: ['elixir-of-life'] });
    taken(scene);
    scene.monster('orc', 11, 9);
    scene.zargon();
  });
}

function slay(s: DungeonStory, figure: number, defence: number): DungeonStory {
  s.does(ZARGON, activate(6))
    .dice(...faces(`SSS ${'S'.repeat(defence)}`))
    .does(ZARGON, attack(figure))
    .told('died', { figure });
  return untilTurn(s.does(ZARGON, END), 'elf');
}

test('[artifact.elixir-of-life] [equip.armor-swap] whoever is revived wears what it wore, and nothing from its bags', () => {
  const bare = slay(fallen('dwarf', { gear: ['shortsword', 'plate-mail', 'chain-mail'], suit: null }), 1, 2);
  bare.does(HEROES_SEAT, elixirFor('dwarf'));
  expect(who(bare, 'dwarf')).toMatchObject({
    suit: null,
    gear: ['shortsword', 'plate-mail', 'chain-mail'],
    held: 'shortsword',
  });
  bare.finish();
  const chain = slay(fallen('dwarf', { gear: ['shortsword', 'plate-mail', 'chain-mail'], suit: 'chain-mail' }), 1, 3);
  chain.does(HEROES_SEAT, elixirFor('dwarf'));
  expect(who(chain, 'dwarf').suit).toBe('chain-mail');
  chain.finish();
});

test('[artifact.elixir-of-life] [equip.wizard-no-armor] no armour from the Wizard’s bags finds its way onto him', () => {
  const s = slay(fallen('wizard', { gear: ['dagger', 'plate-mail', 'helmet'], schools: [] }), 3, 2);
  s.does(HEROES_SEAT, elixirFor('wizard'));
  expect(who(s, 'wizard')).toMatchObject({ suit: null, gear: ['dagger', 'plate-mail', 'helmet'] });
  untilTurn(s, 'wizard').dice(3, 3).does(HEROES_SEAT, ROLL).told('rolledMove', { movement: 6 }).finish();
});

test('[artifact.elixir-of-life] [equip.armor-swap] what somebody else has taken meanwhile is not worn', () => {
  const s = slay(fallen('dwarf', { gear: ['shortsword', 'plate-mail', 'helmet'], suit: 'plate-mail' }), 1, 5);
  s.does(HEROES_SEAT, pickUp(10, 9, 'plate-mail'))
    .does(HEROES_SEAT, pickUp(10, 9, 'helmet'))
    .does(HEROES_SEAT, elixirFor('dwarf'));
  expect(who(s, 'dwarf')).toMatchObject({ suit: null, gear: ['shortsword'] });
  expect([armourDice(who(s, 'dwarf')), armourDice(who(s, 'elf'))]).toEqual([2, 2]);
  s.finish();
});

test('[artifact.elixir-of-life] [artifact.borins-armor] [equip.helmet] artifacts and a worn helmet are worn again', () => {
  const s = slay(
    fallen('dwarf', { gear: ['shortsword', 'helmet'], artifacts: ['borins-armor'], suit: 'borins-armor' }),
    1,
    5,
  );
  s.does(HEROES_SEAT, elixirFor('dwarf'));
  expect([who(s, 'dwarf').suit, armourDice(who(s, 'dwarf'))]).toEqual(['borins-armor', 5]);
  s.finish();
});

test('[artifact.borins-armor] [artifact.give-adjacent] given away it is off, and the plate under it is not put on', () => {
  const s = arena((scene) => {
    scene.hero('dwarf', { at: sq(10, 10), gear: ['shortsword', 'plate-mail'], suit: 'plate-mail' });
    scene.hero('elf', { at: sq(11, 10), artifacts: ['borins-armor'] });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, give('borins-armor', 'dwarf'));
  expect(who(s, 'dwarf').suit).toBe('borins-armor');
  untilTurn(s.does(HEROES_SEAT, END), 'dwarf').does(HEROES_SEAT, give('borins-armor', 'elf'));
  expect([who(s, 'dwarf').suit, who(s, 'elf').suit]).toEqual([null, 'borins-armor']);
  s.finish();
});

test('[search.record-finds] [artifact.borins-armor] found in its tomb it is put on at once', () => {
  const s = dungeon(7, (scene) => {
    scene.reveal('B').hero('dwarf', { at: sq(6, 4), gear: ['shortsword', 'chain-mail'], suit: 'chain-mail' });
    scene.turn('dwarf');
  });
  s.does(HEROES_SEAT, search('treasure'));
  expect(who(s, 'dwarf').suit).toBe('borins-armor');
  s.finish();
  expect(start({ quest: 7 }).table.heroes.every(({ spareHelmets }) => spareHelmets === 0)).toBe(true);
});
