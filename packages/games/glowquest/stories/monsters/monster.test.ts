import { expect, test } from 'vitest';
import { FAMILIES, MONSTERS, sheetOf } from '../../src/content/index.ts';
import { asked, at, DEFENSE, heard, MONSTERS_SEAT, OFFENSE, question, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { atTheDoor, DOOR, declineAll, enterRoom, setUpAll, stack } from '../scenes.ts';
import { attack, award, DECLINE, DONE, END, gain, keep, open, setUp, use } from '../wishes.ts';

const bounty = ({ table }: GlowStory, id: number) => table.monsters.find((monster) => monster.id === id)?.bounty;

test('[monster.categories] [monster.sheet] three records of Minions to a sheet, and a leader where one belongs', () => {
  for (const [at, family] of FAMILIES.entries()) {
    for (const [layout, roomsFound, leader] of [
      [12, 0, null],
      [2, 0, 'champion'],
      [2, 4, 'lord'],
    ] as const) {
      const s = enterRoom([layout, 1, 1, at + 1], (scene) => Object.assign(scene.table, { roomsFound }));
      const records = [...new Set(s.table.monsters.map(({ record }) => record))].map((id) => MONSTERS[id]);
      const minions = records.filter(({ category }) => category === 'minion');
      expect(minions.map(({ letter }) => letter).sort()).toEqual(['a', 'b', 'c']);
      expect(records.filter(({ letter }) => letter === 'leader').map(({ category }) => category)).toEqual(
        leader === null ? [] : [leader],
      );
      s.finish();
    }
    const { a, b, c, champion, lord } = sheetOf(family);
    expect([a, b, c, champion, lord].map((id) => MONSTERS[id].family)).toEqual(Array(5).fill(family));
    expect([MONSTERS[champion].name, MONSTERS[lord].name].map((name) => name.split(' ')[0])).toEqual([
      'Champion',
      'Lord',
    ]);
  }
});

test('[monster.record] all figures of a record have its numbers, and each its own wounds', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['trip'] });
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 4, 4, { shield: 1 });
    scene.turn(OFFENSE, 1);
  });
  s.dice(12).does(OFFENSE, attack(3)).told('rolledToHit', { grit: 6 }).does(OFFENSE, DONE).does(OFFENSE, use('trip'));
  expect([3, 4].map((id) => [who(s, id).hitpoints, who(s, id).shield, who(s, id).effects.length])).toEqual([
    [1, 0, 1],
    [5, 1, 0],
  ]);
  s.finish();
});

test('[monster.record] a Crypt Knight with a single Surge has its Reaping Sweep, and with none it has not', () => {
  const swept = (used: number) => {
    const s = story(
      (scene) => {
        scene.hero('defense', 2, 2);
        scene.hero('offense', 3, 1);
        scene.hero('utility', 3, 3);
        scene.monster('champion-crypt-knight', 1, 2);
        scene.turn(UTILITY);
      },
      { playersRunMonsters: true },
    );
    s.dice(4, 1, 1).does(UTILITY, END);
    if (used > 0) s.does(MONSTERS_SEAT, use('guard'));
    s.dice(12).does(MONSTERS_SEAT, attack(DEFENSE, 'own'));
    if (asked(s)[0] === 'roll') s.does(MONSTERS_SEAT, DONE);
    return s;
  };
  const s = swept(0);
  s.does(MONSTERS_SEAT, use('reaping-sweep')).told('used', { who: 3, benefit: 'reaping-sweep', cost: 1, left: 0 });
  expect([OFFENSE, UTILITY].map((id) => who(s, id).hitpoints)).toEqual([5, 9]);
  s.finish();
  const poor = swept(1).silent('used');
  expect([asked(poor), who(poor, OFFENSE).hitpoints]).toEqual([['turn'], 8]);
  poor.finish();
});

test('[monster.figures-numbered] numbers follow the order of set-up, and break ties', () => {
  const s = story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 1, 2);
    scene.hero('offense', 0, 0);
    scene.hero('utility', 0, 4);
    scene.phase(DEFENSE, 3);
  });
  s.dice(12, 6, 1, 3).does(DEFENSE, open(DOOR));
  for (const y of [4, 0, 2]) s.does(MONSTERS_SEAT, setUp(3, y));
  s.dice(2);
  setUpAll(s);
  expect(s.table.monsters.map(({ record, number }) => [record, number])).toEqual([
    ['skeleton-spearman', 1],
    ['skeleton-spearman', 2],
    ['skeleton-spearman', 3],
    ['ghoul', 1],
    ['ghoul', 2],
    ['bone-chanter', 1],
    ['bone-chanter', 2],
  ]);
  expect(at(s, 3)).toEqual([3, 4]);
  s.finish();
  for (const [one, two] of [
    [1, 3],
    [3, 1],
  ] as const) {
    const tied = story((scene) => {
      scene.hero('utility', 2, 2);
      scene.monster('ghoul', one, one);
      scene.monster('ghoul', two, two);
      scene.turn(UTILITY);
    });
    tied.dice(3, 2, 1, 2).does(UTILITY, END).told('chose', { monster: 3, why: 'preferred' }).finish();
  }
});

test('[monster.leader-hp] leaders are as tough as the party is large', () => {
  const leaders = {
    goblins: [
      [24, 27, 32],
      [39, 40, 66],
    ],
    orcs: [
      [26, 29, 32],
      [41, 42, 66],
    ],
    undead: [
      [22, 23, 26],
      [41, 42, 64],
    ],
    beasts: [
      [24, 27, 32],
      [41, 42, 66],
    ],
    cultists: [
      [24, 27, 30],
      [41, 42, 68],
    ],
    depths: [
      [24, 27, 30],
      [36, 37, 59],
    ],
  } as const;
  const parties = ['defense', 'defense,offense', 'defense,offense,utility'];
  for (const [die, family] of FAMILIES.entries()) {
    const found = [0, 4].map((roomsFound) =>
      parties.map((heroes) => {
        const s = enterRoom([1, 6, 1, die + 1], (scene) => Object.assign(scene.table, { roomsFound }), { heroes });
        s.finish();
        const leader = s.table.monsters.at(-1);
        expect(leader?.hitpoints).toBe(leader?.hitpointsMax);
        return leader?.hitpoints;
      }),
    );
    expect(found, family).toEqual(leaders[family]);
  }
});

test('[monster.open-sheets] everybody sees everything about every monster', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2, { hitpoints: 3, shield: 2, bounty: 1 });
    scene.effect(3, 'weak', 2).turn(OFFENSE, 1);
  });
  for (const seat of [DEFENSE, OFFENSE, UTILITY, MONSTERS_SEAT])
    expect(s.view(seat).monsters).toEqual(s.table.monsters);
  s.dice(12).does(OFFENSE, attack(3)).does(OFFENSE, DONE).does(OFFENSE, use('power'));
  for (const seat of [DEFENSE, UTILITY, MONSTERS_SEAT]) expect(s.heard(seat)).toEqual(s.heard(OFFENSE));
  s.finish();
});

/**
 * A monster beside Defense, who has 2 Hitpoints left, and Offense one square farther on. Utility has just had its Turn.
 */
const endangered = (record: 'skeleton-spearman' | 'cave-bear', set: (scene: Scene) => void = () => {}) =>
  story((scene) => {
    scene.hero('defense', 2, 2, { hitpoints: 2 });
    scene.hero('offense', 3, 3, { hitpoints: 1 });
    scene.hero('utility', 0, 0);
    scene.monster(record, 1, 2);
    scene.monster('orc-brute', 0, 4);
    scene.turn(UTILITY);
    set(scene);
  });

test('[bounty.mark] a monster that brings a hero down by an attack or a pattern is marked, once for each fall', () => {
  const one = endangered('cave-bear')
    .dice(3, 1, 1, 12)
    .does(UTILITY, END)
    .told('bountyMarked', { monster: 3, bounty: 1 }, 'bounty.mark');
  expect([bounty(one, 3), bounty(one, 4), who(one, OFFENSE).hitpoints]).toEqual([1, 0, 1]);
  one.finish();
  const two = endangered('cave-bear').dice(3, 2, 12).does(UTILITY, END).told('bountyMarked', { monster: 3, bounty: 2 });
  expect([bounty(two, 3), bounty(two, 4), two.table.resolve]).toEqual([2, 0, 1]);
  two.finish();
});

test('[bounty.mark] by what comes back, by its Ongoing, and by Glow it forced the hero into', () => {
  const returned = endangered('cave-bear', (scene) => {
    scene.turn(DEFENSE);
    for (const monster of scene.table.monsters) monster.reflect = 2;
  });
  returned
    .dice(12, 2)
    .does(DEFENSE, attack(3))
    .told('harmed', { who: DEFENSE, how: 'returned' })
    .told('fell', { hero: DEFENSE });
  expect([bounty(returned, 3), bounty(returned, 4)]).toEqual([1, 0]);
  returned.finish();
  const ongoing = endangered('cave-bear', (scene) =>
    scene.effect(DEFENSE, 'ongoing', 1).effect(DEFENSE, 'ongoing', 1, { by: 4 }).turn(DEFENSE),
  );
  ongoing.dice(2).does(DEFENSE, END).told('fell', { hero: DEFENSE });
  expect([bounty(ongoing, 3), bounty(ongoing, 4)]).toEqual([0, 1]);
  const glow = endangered('cave-bear', (scene) => {
    scene.hero('defense', 2, 2, { hitpoints: 5 });
    scene.glow(3, 2);
  });
  glow.dice(3, 1, 1, 12, 2).does(UTILITY, END).told('effectGiven', { who: DEFENSE }).silent('bountyMarked');
  glow.dice(2).does(DEFENSE, END).told('fell', { hero: DEFENSE }).told('bountyMarked', { monster: 3, bounty: 1 });
  for (const s of [ongoing, glow]) s.finish();
});

test('[bounty.mark] a fall by one’s own hand or a friend’s marks nobody', () => {
  const own = endangered('cave-bear', (scene) => {
    scene.hero('offense', 3, 3, { hitpoints: 1, cards: ['blood-rush'] });
    scene.turn(OFFENSE, 1);
  });
  own.dice(2).does(OFFENSE, use('blood-rush')).told('fell', { hero: OFFENSE }).silent('bountyMarked').finish();
  const friend = endangered('cave-bear', (scene) => {
    scene.hero('offense', 1, 1, { cards: ['blast'] });
    scene.turn(OFFENSE, 3);
  });
  friend
    .dice(12)
    .does(OFFENSE, attack(3))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('blast'))
    .told('fell', { hero: DEFENSE })
    .silent('bountyMarked');
  friend.finish();
});

/** Offense kills the last two monsters at one blow; both have marks. */
const rewarded = () =>
  story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['skewer'] });
    scene.monster('grey-wolf', 2, 2, { bounty: 1 });
    scene.monster('grey-wolf', 4, 2, { bounty: 1 });
    stack(scene.draft, 'defense', 'anchor', 'payback', 'bulwark');
    scene.turn(OFFENSE, 1);
  })
    .dice(12)
    .does(OFFENSE, attack(3))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('skewer'))
    .told('encounterWon');

test('[bounty.reward] a Gain for each mark on the dead, for whichever hero, from its Role or the Equipment', () => {
  const s = declineAll(rewarded());
  expect(question(s)).toEqual({ kind: 'bounty', left: 2 });
  s.refused(OFFENSE, award(DEFENSE, 'passive'), 'bounty.reward').refused(
    OFFENSE,
    award(DEFENSE, 'offense'),
    'bounty.reward',
  );
  s.refused(OFFENSE, DECLINE, 'bounty.reward')
    .does(OFFENSE, award(DEFENSE, 'defense'))
    .told('drew', { hero: DEFENSE, deck: 'defense' });
  s.refused(OFFENSE, keep('anchor'), 'kernel.not-asked').does(DEFENSE, keep('anchor'));
  expect(question(s)).toEqual({ kind: 'bounty', left: 1 });
  s.does(OFFENSE, award(UTILITY, 'equipment')).does(UTILITY, keep(s.table.drawn[0] ?? 'tough'));
  expect(s.table.heroes.map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
  expect(asked(s)).not.toContain('bounty');
  s.finish();
});

test('[bounty.lost] the next fight knows nothing of the marks of the last', () => {
  const s = story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 1, 2);
    scene.hero('offense', 0, 0);
    scene.hero('utility', 0, 4);
    scene.monster('grey-wolf', 1, 3, { hitpoints: 2, bounty: 1 });
    scene.encounter({ room: null, family: 'beasts', bounties: 1 }).turn(DEFENSE);
  });
  declineAll(s.dice(12).does(DEFENSE, attack(3)).told('died', { bounty: 1 }).told('encounterWon'));
  for (const left of [2, 1]) {
    expect(question(s)).toEqual({ kind: 'bounty', left });
    s.does(DEFENSE, award(DEFENSE, 'defense')).does(DEFENSE, keep(s.table.drawn[0] ?? 'tough'));
  }
  s.does(DEFENSE, { type: 'go', to: s.table.floor.doors[0]?.near ?? -1 })
    .dice(12, 6, 1, 4)
    .does(DEFENSE, open(DOOR))
    .dice(4);
  setUpAll(s);
  expect(s.table.monsters.every((monster) => monster.bounty === 0)).toBe(true);
  expect(s.table.encounter?.bounties).toBe(0);
  s.finish();
  const lost = endangered('cave-bear', (scene) => {
    scene.table.resolve = 0;
  });
  lost.dice(3, 1, 1, 12).does(UTILITY, END).told('bountyMarked').told('expeditionLost');
  expect(asked(lost)).toEqual([]);
  expect(heard(lost, 'drew')).toEqual([]);
  lost.refused(DEFENSE, gain('defense'), 'kernel.over').finish();
});
