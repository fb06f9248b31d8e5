import { readOptions } from '@questhall/border';
import { open as openMatch, type Player, type Seat, silence } from '@questhall/kernel';
import { playTurn, seatPlayers } from '@questhall/players';
import { Story } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { isMonster } from '../../src/content/monsters.ts';
import { QUESTS } from '../../src/content/quests/index.ts';
import { isSilenced } from '../../src/queries/seats.ts';
import { readSheet } from '../../src/setup/sheets.ts';
import type { HeroQuest } from '../../src/types/index.ts';
import { type Action, BARBARIAN, ELF, HEROES_SEAT, type Hero, heroquest, type Options, ZARGON } from '../cast.ts';
import { dungeon, faces, Scene, start } from '../dungeon.ts';
import { attack, END, search, sq, walk } from '../wishes.ts';

function optionsOf(some: Partial<Options> = {}): Options {
  const read = readOptions(heroquest.options, some);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** A table as it is opened, before anybody has said anything. */
const table = (seats: number, options: Partial<Options> = {}): Story<HeroQuest> =>
  new Story(heroquest, { options: { kit: 'new', ...options }, seats });

const refusalFor = (seats: number, options: Partial<Options> = {}): string | undefined =>
  heroquest.admit(optionsOf(options), seats)?.rule;

const inOrder = (...heroes: Hero[]): Action => ({ type: 'order', heroes });

test('[seat.two-to-five] from two seats to five', () => {
  expect([1, 2, 3, 4, 5, 6].map((seats) => refusalFor(seats))).toEqual([
    'seat.two-to-five',
    undefined,
    undefined,
    undefined,
    undefined,
    'seat.two-to-five',
  ]);
});

test('[seat.one-zargon] one seat knows the sheet, and all the others have heroes', () => {
  for (const seats of [2, 3, 4, 5]) {
    const s = table(seats);
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const zargons = all.filter((seat) => s.view(seat).hidden !== null);
    expect(zargons).toEqual([seats - 1]);
    expect(all.filter((seat) => s.table.heroes.some((hero) => hero.seat === seat))).toEqual(
      all.filter((seat) => !zargons.includes(seat)),
    );
    s.finish();
  }
});

test('[seat.four-heroes] all four go down, each once, unless the house plays with small parties', () => {
  expect(table(2).table.heroes.map(({ hero }) => hero)).toEqual(['barbarian', 'dwarf', 'elf', 'wizard']);
  expect(refusalFor(2, { heroes: 'elf,wizard' })).toBe('seat.four-heroes');
  expect(refusalFor(2, { heroes: 'elf,wizard', smallParty: true })).toBeUndefined();
  for (const heroes of ['elf,elf,dwarf,wizard', 'barbarian,dwarf,elf,wizard,ranger', 'barbarian,dwarf,elf,Wizard', ''])
    expect([heroes, readOptions(heroquest.options, { heroes }).ok]).toEqual([heroes, false]);
});

test('[seat.four-heroes] for each hero who is missing a fifth of the unnamed monsters stays away', () => {
  const roster = (heroes: string): string[] =>
    table(2, { heroes, smallParty: true }).table.hidden.monsters.map(({ key, at }) => `${key} ${at}`);
  const whole = roster('barbarian,dwarf,elf,wizard');
  expect(whole).toHaveLength(21);
  const [three, two, one] = [roster('barbarian,dwarf,elf'), roster('barbarian,dwarf'), roster('barbarian')];
  expect(three).toEqual(whole.filter((_, i) => ![4, 9, 14].includes(i) && i !== 20)); // every fifth; Verag, who stands 19th, does not count
  expect([three.length, two.length, one.length]).toEqual([17, 13, 9]);
  for (const some of [three, two, one]) expect(some).toContain(`verag ${sq(16, 9)}`);
});

test('[seat.four-heroes] a party of one is lost with its only hero', () => {
  let orc = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene.reveal('Z').hero('barbarian', { at: sq(10, 9), body: 1 });
      orc = scene.monster('orc', 11, 9);
      scene.zargon();
    },
    { heroes: 'barbarian', smallParty: true },
  );
  s.does(ZARGON, { type: 'activate', monster: orc });
  s.dice(...faces('SSS SS'))
    .does(ZARGON, attack(BARBARIAN))
    .told('questEnded', { ending: 'failure' })
    .finish();
});

test('[seat.several-heroes] four heroes among one to four seats', () => {
  const split = (seats: number, options: Partial<Options> = {}): number[] =>
    table(seats, options).table.heroes.map(({ seat }) => seat);
  expect(split(2)).toEqual([0, 0, 0, 0]);
  expect(split(3)).toEqual([0, 0, 1, 1]);
  expect(split(4)).toEqual([0, 0, 1, 2]);
  expect(split(5)).toEqual([0, 1, 2, 3]);
  expect(refusalFor(4, { heroes: 'elf,wizard', smallParty: true })).toBe('seat.several-heroes');
  expect(refusalFor(3, { heroes: 'elf,wizard', smallParty: true })).toBeUndefined();
});

test('[seat.several-heroes] two heroes of one seat search the same room, each for itself', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    scene.hero('dwarf', { at: sq(11, 9) });
    scene.table.deck = ['coins-10', 'coins-10', 'coins-10'];
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, search('treasure')).told('goldGained', { hero: 'barbarian', gold: 10 }).does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, search('treasure')).told('goldGained', { hero: 'dwarf', gold: 10, total: 10 });
  expect(s.table.heroes.map(({ gold }) => gold)).toEqual([10, 10, 0, 0]);
  expect(s.table.heroes.map(({ searched }) => searched.length)).toEqual([1, 1, 0, 0]);
  s.finish();
});

test('[seat.own-heroes-only] nobody plays, or drinks for, a hero of somebody else', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.hero('dwarf', { potions: ['healing'], body: 1 });
      scene.hero('elf', { potions: ['healing'], body: 1 });
      scene.turn('elf', { movement: 4 });
    },
    {},
    3,
  );
  s.refused(0, { type: 'drink', hero: 'elf', potion: 'healing' }, 'seat.own-heroes-only');
  s.refused(1, { type: 'drink', hero: 'dwarf', potion: 'healing' }, 'seat.own-heroes-only');
  s.refused(0, walk(3, 10), 'round.heroes-then-zargon').refused(2, walk(3, 10), 'kernel.not-asked');
  s.does(0, { type: 'drink', hero: 'dwarf', potion: 'healing' }).told('healed', { hero: 'dwarf', body: 5 });
  s.does(1, walk(3, 10)).finish();
});

test('[seat.own-heroes-only] but Zargon plays a puppet', () => {
  const s = dungeon(
    1,
    (scene) => {
      scene.hero('elf').effects.puppet = 1;
      scene.turn('elf', { movement: 4 });
    },
    {},
    3,
  );
  expect(s.asked()).toEqual([{ seat: 2, kind: 'puppet', rule: 'dread.puppet-strings' }]);
  s.refused(1, walk(3, 10), 'kernel.not-asked').does(2, walk(3, 10)).told('stepped', { figure: ELF });
  s.does(2, END).told('turnBegan', { hero: 'wizard' });
  expect(s.asked()[0]?.seat).toBe(1);
  s.finish();
});

test('[seat.ai-takes-any-seat] between two turns another player takes the seat, and all it needs is what the seat sees', () => {
  const draft = openMatch(heroquest, optionsOf({ kit: 'new', rounds: 3 }), 3, 'typed:fast:seats', silence);
  const answered: string[] = [];
  const calm =
    (name: string): Player<HeroQuest> =>
    ({ ask, sight, offers }) => {
      answered.push(`${name} ${ask.question.kind}`);
      expect(sight.view.hidden === null).toBe(ask.seat !== sight.view.zargonSeat);
      return offers.find(({ type }) => type === END.type) ?? offers[0] ?? END;
    };
  const people = [calm('Ann'), calm('Ben'), calm('Cleo')];
  const play = (players: readonly Player<HeroQuest>[]): void =>
    playTurn(heroquest, draft, seatPlayers(players, 'chairs'), silence);
  while (draft.asks[0]?.question.kind !== 'turn') play(people);
  new Scene(draft).monster('goblin', 12, 9);
  for (const seat of [0, 1, 2]) {
    const robot = calm(`robot ${seat}`);
    const isIn = (): boolean => answered.at(-1)?.startsWith('robot') === true;
    do play(people.map((player, at) => (at === seat ? robot : player)));
    while (!isIn());
  }
  while (draft.outcome === null) play(people);
  expect(answered).toEqual(
    expect.arrayContaining(['robot 0 turn', 'robot 1 turn', 'robot 2 zargon', 'Ann turn', 'Ben turn', 'Cleo zargon']),
  );
  expect(answered.at(-1)).toBe('Cleo zargon');
  expect(draft.outcome?.rule).toBe('quest.goal-lost-fails');
});

test('[seat.hero-order-clockwise] each seat fixes the order of its own heroes, and seats follow each other', () => {
  const s = table(3);
  expect(s.asked()).toEqual([{ seat: 0, kind: 'order', rule: 'seat.hero-order-clockwise' }]);
  s.refused(0, inOrder('dwarf', 'dwarf'), 'seat.hero-order-clockwise').refused(
    0,
    inOrder('dwarf'),
    'seat.hero-order-clockwise',
  );
  s.refused(0, inOrder('dwarf', 'barbarian', 'elf'), 'seat.hero-order-clockwise').refused(
    0,
    inOrder('elf', 'wizard'),
    'seat.hero-order-clockwise',
  );
  s.does(0, inOrder('dwarf', 'barbarian')).told('orderFixed', { seat: 0, heroes: ['dwarf', 'barbarian'] });
  s.does(1, inOrder('wizard', 'elf'));
  expect(s.table.order).toEqual(['dwarf', 'barbarian', 'wizard', 'elf']);
  const start = (hero: Hero): number | undefined => s.table.heroes.find((one) => one.hero === hero)?.at;
  expect(s.table.order.map(start)).toEqual([sq(1, 10), sq(2, 10), sq(1, 11), sq(2, 11)]);
  s.finish();
});

test('[seat.hero-order-clockwise] who has one hero has nothing to fix', () => {
  expect(table(5).asked()).toMatchObject([{ kind: 'school' }]);
  expect(table(4).asked()).toMatchObject([{ seat: 0, kind: 'order' }]);
});

/** An orc kills the hero of the first seat, or wounds it. */
function struckDown(
  body: number,
  seats: number,
  alive: readonly Hero[],
): { readonly s: Story<HeroQuest>; readonly zargon: Seat } {
  let orc = 0;
  const s = dungeon(
    1,
    (scene) => {
      for (const hero of scene.table.order) if (!alive.includes(hero)) scene.hero(hero, { status: 'dead', body: 0 });
      scene.reveal('Z').hero('barbarian', { at: sq(10, 9), body });
      orc = scene.monster('orc', 11, 9);
      scene.zargon();
    },
    {},
    seats,
  );
  s.does(seats - 1, { type: 'activate', monster: orc });
  s.dice(...faces('SSS SS')).does(seats - 1, attack(BARBARIAN));
  return { s, zargon: seats - 1 };
}

test('[seat.dead-player-silent] whose heroes are all dead says nothing until the quest ends', () => {
  const { s, zargon } = struckDown(1, 5, ['barbarian', 'dwarf', 'elf', 'wizard']);
  s.told('died', { figure: BARBARIAN });
  expect([0, 1, 2, 3, zargon].map((seat) => isSilenced(s.view(seat), seat))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(s.view(0).hidden).toBeNull();
  s.finish();
});

test('[seat.dead-player-silent] not while another hero of the seat lives, nor one who is only hurt or gone home', () => {
  const pair = struckDown(1, 3, ['barbarian', 'dwarf']).s;
  expect([0, 1, 2].map((seat) => isSilenced(pair.view(0), seat))).toEqual([false, true, false]);
  const hurt = struckDown(8, 5, ['barbarian', 'dwarf']).s;
  expect(isSilenced(hurt.view(0), 0)).toBe(false);
  const view = hurt.view(0);
  for (const hero of view.heroes) if (hero.hero === 'elf') hero.status = 'left';
  expect([isSilenced(view, 2), isSilenced(view, 3)]).toEqual([false, true]);
});

test('[seat.dead-player-silent] when the quest is over everybody may talk again', () => {
  const { s } = struckDown(1, 5, ['barbarian']);
  s.told('questEnded', { ending: 'failure' });
  expect([0, 1, 2, 3, 4].some((seat) => isSilenced(s.view(seat), seat))).toBe(false);
  s.finish();
});

test.each([
  ['barbarian,dwarf,elf', 1],
  ['barbarian,elf', 2],
  ['elf', 3],
] as const)(
  '[seat.four-heroes] against %s alone %i of every five unnamed monsters stay in the box, and none of the rest',
  (heroes, missing) => {
    for (let quest = 1; quest <= QUESTS.length; quest++) {
      const read = readSheet(QUESTS[quest - 1] ?? '');
      if (!read.ok) throw new Error(read.problem.message);
      const { monsters } = read.value;
      const unnamed = monsters.filter(({ key }) => isMonster(key)).length;
      const { table } = start({ quest, heroes, smallParty: true });
      expect([quest, table.hidden.monsters.length + table.monsters.length]).toEqual([
        quest,
        monsters.length - missing * Math.floor(unnamed / 5),
      ]);
    }
  },
);
