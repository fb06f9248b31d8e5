import { expect, test } from 'vitest';
import { BARBARIAN, ELF, HEROES_SEAT, type Options, who, ZARGON } from '../cast.ts';
import { dungeon, faces, hush, onTurn, type Scene, settle, untilTurn } from '../dungeon.ts';
import { townAfter } from '../scenes.ts';
import { activate, attack, drink, END, GO_ON, give, pickUp, ROLL, search, sq, walk } from '../wishes.ts';

const BETWEEN: Partial<Options> = { campaign: true };

/** Quest 1 is all but won: the Barbarian has two steps to go. */
const nearlyHome = (scene: Scene): void => {
  scene.table.isGoalMet = true;
  scene.hero('barbarian', { at: sq(4, 10), gold: 40 });
  scene.turn('barbarian', { movement: 4 });
};

test('[gold.recorded] gold is on the finder’s sheet and stays there', () => {
  const s = dungeon(
    1,
    (scene) => {
      nearlyHome(scene);
      scene.table.deck = ['coins-25'];
      scene.turn('barbarian', { movement: 4, hasStepped: false });
    },
    BETWEEN,
  );
  s.does(HEROES_SEAT, search('treasure')).told('goldGained', { hero: 'barbarian', gold: 25, total: 65 });
  expect(s.view(ZARGON).heroes.map(({ gold }) => gold)).toEqual([65, 0, 0, 0]);
  s.does(HEROES_SEAT, walk(2, 10)).told('questEnded', { ending: 'success' });
  expect(s.asked()[0]?.kind).toBe('town');
  s.does(HEROES_SEAT, GO_ON);
  expect(s.table).toMatchObject({ quest: 2 });
  expect(who(s, 'barbarian').gold).toBe(65 + 25);
  s.finish();
});

test('[gold.recorded] what a chest held is told by this rule', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('G').hero('elf', { at: sq(9, 5), gold: 10 });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure'))
    .told('goldGained', { hero: 'elf', gold: 15, total: 25 }, 'gold.recorded')
    .finish();
});

test('[gold.shared-between-quests] gold changes hands in town, not below', () => {
  const s = dungeon(1, nearlyHome, BETWEEN);
  const pay = { type: 'pay', from: 'barbarian', to: 'wizard', gold: 25 } as const;
  s.refused(HEROES_SEAT, pay, 'gold.shared-between-quests').does(HEROES_SEAT, walk(2, 10));
  s.does(HEROES_SEAT, pay).told('paid', { from: 'barbarian', to: 'wizard', gold: 25 }, 'gold.shared-between-quests');
  expect(s.table.heroes.map(({ gold }) => gold)).toEqual([40, 25, 25, 50]);
  s.refused(HEROES_SEAT, { ...pay, gold: 100 }, 'gold.shared-between-quests');
  s.refused(HEROES_SEAT, { ...pay, gold: 7 }, 'gold.shared-between-quests', { gold: 40 }).finish(); // there is no such coin
});

test('[potion.any-time] in another’s turn, in Zargon’s, before the defence, and never as an action', () => {
  let orc = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene
        .reveal('Z')
        .hero('elf', { at: sq(10, 9), body: 1, potions: ['healing', 'healing', 'healing', 'potion-of-warding'] });
      orc = scene.monster('orc', 9, 9);
      scene.turn('barbarian');
    },
    {},
    3,
  );
  expect(s.asked()).toContainEqual({ seat: 1, kind: 'meanwhile', rule: 'potion.any-time' });
  s.does(1, drink('elf', 'healing'))
    .told('healed', { hero: 'elf', amount: 4, body: 5 })
    .refused(0, drink('elf', 'healing'), 'seat.own-heroes-only');
  s.refused(1, search('traps'), 'round.heroes-then-zargon');
  untilTurn(s, 'elf').does(1, drink('elf', 'healing'));
  expect(s.view(1).turn).toMatchObject({ hero: 'elf', hasActed: false });
  hush(untilTurn(s, 'zargon').does(2, activate(orc)));
  s.dice(...faces('SSS')).does(2, attack(ELF));
  expect(s.asked()).toEqual([{ seat: 1, kind: 'defend', rule: 'combat.defend-at-once' }]);
  s.does(1, drink('elf', 'potion-of-warding'));
  expect(s.asked()).toEqual([{ seat: 1, kind: 'defend', rule: 'combat.defend-at-once' }]);
  s.dice(...faces('WWWS'))
    .does(1, drink('elf', 'healing'))
    .silent('wounded');
  expect(who(s, 'elf')).toMatchObject({ body: 6, potions: [] });
  s.finish();
});

test('[potion.any-time] the dead do not drink', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('barbarian', { status: 'dead', body: 0, potions: ['healing'] });
    scene.turn('dwarf');
  });
  s.refused(HEROES_SEAT, drink('barbarian', 'healing'), 'potion.any-time').finish();
});

test('[potion.any-time] a seat with two bags of potions is asked once', () => {
  const s = dungeon(
    1,
    (scene) => {
      for (const hero of ['barbarian', 'dwarf'] as const) scene.hero(hero, { potions: ['healing'] });
      scene.turn('elf');
    },
    {},
    3,
  );
  expect(s.asked().map(({ seat, kind }) => [seat, kind])).toEqual([
    [1, 'turn'],
    [0, 'meanwhile'],
  ]);
  s.finish();
});

test('[potion.any-time] [campaign.armory-between-quests] in town nobody drinks, and not before the quest has begun', () => {
  const s = townAfter((scene) => void scene.hero('barbarian', { potions: ['healing'] }));
  s.refused(HEROES_SEAT, drink('barbarian', 'healing'), 'campaign.armory-between-quests', { asked: 'town' }).does(
    HEROES_SEAT,
    GO_ON,
  );
  s.refused(HEROES_SEAT, drink('barbarian', 'healing'), 'seat.hero-order-clockwise', { asked: 'order' });
  s.does(HEROES_SEAT, { type: 'order', heroes: ['barbarian', 'dwarf', 'elf', 'wizard'] });
  s.refused(HEROES_SEAT, drink('barbarian', 'healing'), 'deal.wizard-picks-first', { asked: 'school' });
  settle(s).does(HEROES_SEAT, drink('barbarian', 'healing')).told('drank', { hero: 'barbarian' }).finish();
});

test('[potion.several-at-once] [potion.single-use] as many as one likes, each of them once', () => {
  const s = dungeon(1, (scene) => {
    scene.hero('barbarian', { body: 1, potions: ['healing', 'healing', 'potion-of-speed'] });
    scene.turn('barbarian', { hasActed: true });
  });
  for (const potion of ['healing', 'potion-of-speed', 'healing'] as const)
    s.does(HEROES_SEAT, drink('barbarian', potion)).told('drank', { hero: 'barbarian', potion }, 'potion.single-use');
  expect(who(s, 'barbarian')).toMatchObject({ body: 8, potions: [] });
  s.refused(HEROES_SEAT, drink('barbarian', 'healing'), 'potion.single-use')
    .refused(HEROES_SEAT, drink('barbarian', 'potion-of-speed'), 'potion.single-use')
    .finish();
});

test('[potion.give-adjacent] over to a neighbour, on one’s own turn', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('Z', '.').hero('barbarian', { at: sq(9, 9), potions: ['healing', 'healing', 'heroic-brew'] });
      scene.hero('dwarf', { at: sq(10, 9) });
      scene.hero('elf', { at: sq(10, 10) });
      scene.hero('wizard', { at: sq(8, 9) });
      scene.turn('barbarian', { hasActed: true });
    },
    {},
    3,
  );
  s.does(0, give('healing', 'dwarf')).told(
    'itemGiven',
    { from: 'barbarian', to: 'dwarf', item: 'healing' },
    'potion.give-adjacent',
  );
  expect([who(s, 'barbarian').potions, who(s, 'dwarf').potions]).toEqual([['healing', 'heroic-brew'], ['healing']]);
  s.refused(0, give('healing', 'elf'), 'potion.give-adjacent')
    .refused(0, give('healing', 'wizard'), 'potion.give-adjacent')
    .refused(0, give('potion-of-speed', 'dwarf'), 'potion.give-adjacent');
  untilTurn(s, 'elf').refused(0, give('heroic-brew', 'dwarf'), 'round.heroes-then-zargon').finish();
});

test('[potion.healing] up to four points, and never above the start', () => {
  const from = (body: number) =>
    dungeon(1, (scene) => {
      scene.hero('elf', { body, potions: ['healing'] });
      scene.turn('elf');
    }).does(HEROES_SEAT, drink('elf', 'healing'));
  from(1).told('healed', { hero: 'elf', amount: 4, body: 5 }, 'potion.healing').finish();
  from(3).told('healed', { hero: 'elf', amount: 3, body: 6 }).finish();
  from(6).told('healed', { hero: 'elf', amount: 0, body: 6 }).finish();
});

/** The Barbarian faces an orc, with something to drink. */
const facing = (...potions: ('heroic-brew' | 'potion-of-speed' | 'potion-of-strength' | 'potion-of-warding')[]) => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9), potions });
    orc = scene.monster('orc', 9, 9);
    scene.turn('barbarian');
  });
  for (const potion of potions) s.does(HEROES_SEAT, drink('barbarian', potion));
  return { s, orc };
};

test('[potion.heroic-brew] a die more for attack and defence, until Zargon’s next turn is over', () => {
  const { s, orc } = facing('heroic-brew');
  s.told('effectBegan', { hero: 'barbarian', effect: 'brew' }, 'potion.heroic-brew');
  s.dice(...faces('WWWW'))
    .does(HEROES_SEAT, attack(orc))
    .told('attackRolled', { faces: ['W', 'W', 'W', 'W'] })
    .does(HEROES_SEAT, END);
  untilTurn(s, 'zargon')
    .does(ZARGON, activate(orc))
    .dice(...faces('SSS WWW'))
    .does(ZARGON, attack(BARBARIAN))
    .told('defenceRolled', { target: BARBARIAN, faces: ['W', 'W', 'W'] });
  s.does(ZARGON, END).told('effectEnded', { hero: 'barbarian', effect: 'brew' }, 'potion.heroic-brew');
  s.dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(orc))
    .finish();
});

test('[potion.heroic-brew] drunk in Zargon’s turn it lasts through the next one', () => {
  let orc = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9), potions: ['heroic-brew'] });
    orc = scene.monster('orc', 9, 9);
    scene.zargon();
  });
  s.does(HEROES_SEAT, drink('barbarian', 'heroic-brew')).does(ZARGON, END);
  s.dice(...faces('WWWW'))
    .does(HEROES_SEAT, attack(orc))
    .does(HEROES_SEAT, END);
  untilTurn(s, 'zargon').does(ZARGON, END).told('effectEnded', { effect: 'brew' }).finish();
});

test('[potion.speed] twice the dice, this turn or the next', () => {
  const { s } = facing('potion-of-speed');
  s.dice(1, 2, 3, 4)
    .does(HEROES_SEAT, ROLL)
    .told('rolledMove', { hero: 'barbarian', dice: [1, 2, 3, 4], movement: 10 })
    .told('effectEnded', { effect: 'speed' }, 'potion.speed');
  untilTurn(s.does(HEROES_SEAT, END), 'barbarian').dice(1, 1).does(HEROES_SEAT, ROLL).finish();
  const late = dungeon(1, (scene) => {
    scene.hero('barbarian', { potions: ['potion-of-speed'] });
    scene.turn('barbarian');
  });
  late
    .dice(1, 1)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, drink('barbarian', 'potion-of-speed'))
    .does(HEROES_SEAT, END);
  untilTurn(late, 'barbarian').dice(1, 1, 1, 1).does(HEROES_SEAT, ROLL).told('rolledMove', { movement: 4 }).finish();
});

test('[potion.strength] two dice more for one attack', () => {
  const { s, orc } = facing('potion-of-strength');
  s.dice(...faces('WWWWW'))
    .does(HEROES_SEAT, attack(orc))
    .told('effectEnded', { effect: 'strength' }, 'potion.strength')
    .does(HEROES_SEAT, END);
  untilTurn(s, 'barbarian')
    .dice(...faces('WWW'))
    .does(HEROES_SEAT, attack(orc))
    .finish();
});

test('[potion.warding] two dice more for one defence', () => {
  const { s, orc } = facing('potion-of-warding');
  s.does(HEROES_SEAT, END);
  const struck = (defence: string) =>
    untilTurn(s, 'zargon')
      .does(ZARGON, activate(orc))
      .dice(...faces(`SSS ${defence}`))
      .does(ZARGON, attack(BARBARIAN));
  struck('WWWW').silent('wounded').told('effectEnded', { effect: 'warding' }, 'potion.warding').does(ZARGON, END);
  struck('WW').told('wounded', { figure: BARBARIAN, amount: 1 }).finish();
});

test('[item.pick-up-free] what lies on the floor is taken from its square or the next', () => {
  const lying = (column: number, row: number) =>
    dungeon(
      1,
      (scene) => {
        scene
          .reveal('Z', '.')
          .opened('8,9E')
          .hero('elf', { at: sq(column, row) });
        scene.table.piles.push({ at: sq(9, 9), owner: null, gold: 0, items: ['dagger'], isSafe: true });
        scene.turn('elf', { movement: 3, hasActed: true });
      },
      { daggerRecoverable: true },
    );
  for (const [column, row] of [
    [9, 9],
    [10, 9],
    [8, 9],
  ] as const) {
    const s = lying(column, row)
      .does(HEROES_SEAT, pickUp(9, 9, 'dagger'))
      .told('itemGained', { hero: 'elf', item: 'dagger' }, 'item.pick-up-free');
    expect(who(s, 'elf').gear).toEqual(['shortsword', 'dagger']);
    expect(s.table.piles).toEqual([]);
    expect(s.view(HEROES_SEAT).turn?.movement).toBe(3);
    s.finish();
  }
  for (const [column, row] of [
    [11, 10],
    [10, 10],
    [8, 8],
  ] as const)
    lying(column, row)
      .refused(HEROES_SEAT, pickUp(9, 9, 'dagger'), 'item.pick-up-free')
      .finish();
  lying(10, 9)
    .refused(HEROES_SEAT, pickUp(9, 9, 'gold'), 'item.pick-up-free')
    .finish();
});

test('[item.pick-up-free] only on one’s own turn', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('Z').hero('elf', { at: sq(9, 9), potions: ['healing'] });
      scene.table.piles.push({ at: sq(9, 9), owner: null, gold: 0, items: ['dagger'], isSafe: true });
      scene.turn('barbarian');
    },
    {},
    3,
  );
  s.refused(1, pickUp(9, 9, 'dagger'), 'round.heroes-then-zargon');
  expect(onTurn(s)).toBe('barbarian');
  s.finish();
});
