import { expect, test } from 'vitest';
import { CARD_IDS, type CardId } from '../../src/content/index.ts';
import { asked, crowd, DEFENSE, heard, OFFENSE, squaresOffered, who } from '../cast.ts';
import { expedition, type GlowStory, type Scene, story } from '../scene.ts';
import { besideGhoul, enterRoom, openDoor, setUpAll } from '../scenes.ts';
import { attack, END, END_PHASE } from '../wishes.ts';

const PARTIES = ['offense', 'offense,utility', 'defense,offense,utility'] as const;

test('[scale.counts] numbers go by the party of one, two or three', () => {
  const wolves = PARTIES.map((heroes) => {
    const s = story(
      (scene) => {
        scene.passageAndRoom(false);
        for (const { id, role } of scene.table.heroes) scene.hero(role, 0, id);
        const others = scene.table.heroes.slice(1).map(({ id }) => id);
        Object.assign(scene.table, { explored: others, waited: others });
        scene.phase(0, 5);
      },
      { heroes },
    );
    setUpAll(s.dice(1, 4, 1).does(0, END_PHASE).dice(2)).finish();
    return crowd(s)['grey-wolf'];
  });
  expect(wolves).toEqual([2, 2, 3]);
  const small = PARTIES.map((heroes) => crowd(enterRoom([12, 6, 1, 2], () => {}, { heroes })));
  expect(small).toEqual([
    { 'orc-brute': 1, 'orc-shieldbearer': 2, 'orc-shaman': 1 },
    { 'orc-brute': 1, 'orc-shieldbearer': 2, 'orc-shaman': 2 },
    { 'orc-brute': 2, 'orc-shieldbearer': 2, 'orc-shaman': 2 },
  ]);
});

test('[scale.counts] Shieldbearers in rooms of each kind, and on Patrol', () => {
  const inRoom = (layout: number, roomsFound: number) =>
    PARTIES.map((heroes) => {
      const s = enterRoom([layout, 6, 1, 2], (scene) => void Object.assign(scene.table, { roomsFound }), { heroes });
      s.finish();
      return crowd(s)['orc-shieldbearer'];
    });
  expect([inRoom(12, 0), inRoom(2, 0), inRoom(2, 4)]).toEqual([
    [2, 2, 2],
    [1, 1, 2],
    [1, 1, 1],
  ]);
  const patrols = PARTIES.map((heroes) => {
    const s = story(
      (scene) => {
        scene.passageAndRoom(false);
        for (const { id, role } of scene.table.heroes) scene.hero(role, 0, id);
        const others = scene.table.heroes.slice(1).map(({ id }) => id);
        Object.assign(scene.table, { explored: others, waited: others });
        scene.phase(0, 5);
      },
      { heroes },
    );
    setUpAll(s.dice(1, 2, 3).does(0, END_PHASE).dice(2)).finish();
    return crowd(s);
  });
  expect(patrols).toEqual([{ 'orc-shieldbearer': 1 }, { 'orc-shieldbearer': 2 }, { 'orc-shieldbearer': 2 }]);
});

test('[scale.party-fixed] the party is as large as it was at the start, whoever lies on the ground', () => {
  const s = story((scene) => {
    scene.hero('defense', 2, 2);
    scene.hero('offense', 0, 0, { hitpoints: 0 });
    scene.hero('utility', 1, 0, { hitpoints: 0 });
    scene.monster('ghoul', 3, 2);
    scene.encounter({ room: null, family: 'undead', caller: 3 }).turn(DEFENSE);
  });
  setUpAll(s.does(DEFENSE, END).dice(4, 12))
    .told('surgesRolled', { who: 3, bonus: 0, surges: 4 })
    .told('attackDeclared', { damage: 2 });
  expect(crowd(s)).toEqual({ ghoul: 1, 'skeleton-spearman': 2, 'bone-chanter': 2 });
  s.finish();
});

test('[scale.surge-bonus] monsters have a Surge more against two, and two more against one', () => {
  for (const [at, heroes] of PARTIES.entries()) {
    const s = besideGhoul(heroes).dice(3, 2, 1, 4).does(0, END);
    s.told('surgesRolled', { who: 3 }, at < 2 ? 'scale.surge-bonus' : 'ctrl.2-surges');
    const [monster, hero] = heard(s, 'surgesRolled');
    expect([monster, hero]).toMatchObject([
      { who: 3, dice: [2], bonus: 2 - at, surges: 4 - at },
      { dice: [4], bonus: 0, surges: 4 },
    ]);
    s.finish();
  }
});

test('[scale.base-bonus] two more base damage against a lone hero, one more against two', () => {
  for (const [at, heroes] of PARTIES.entries()) {
    const s = besideGhoul(heroes)
      .dice(3, 2, 1, 4)
      .does(0, END)
      .told('attackDeclared', { attacker: 3, damage: 4 - at }, at < 2 ? 'scale.base-bonus' : 'ctrl.9-attack');
    s.finish();
  }
  const alone = besideGhoul('offense').dice(12).does(0, attack(3)).told('attackDeclared', { attacker: 0, damage: 3 });
  alone.finish();
});

test('[scale.alert] [scale.base-bonus] every two rooms cleared are a Surge more for monsters, and against three heroes a point of damage', () => {
  const bonuses = [0, 1, 2, 3, 4].map((roomsCleared) => {
    const s = besideGhoul('defense,offense,utility', (scene) => Object.assign(scene.table, { roomsCleared }));
    s.dice(3, 2, 1, 4).does(0, END).finish();
    expect(heard(s, 'surgesRolled')[1]).toMatchObject({ who: OFFENSE, bonus: 0, surges: 4 });
    return [heard(s, 'surgesRolled')[0]?.bonus, heard(s, 'attackDeclared')[0]?.damage];
  });
  expect(bonuses).toEqual([
    [0, 2],
    [0, 2],
    [1, 3],
    [1, 3],
    [2, 4],
  ]);
  const pair = besideGhoul('offense,utility', (scene) => Object.assign(scene.table, { roomsCleared: 4 }))
    .dice(3, 2, 1, 4)
    .does(0, END);
  pair.told('surgesRolled', { who: 3, bonus: 3, surges: 5 }).told('attackDeclared', { damage: 3 }).finish();
  const before = besideGhoul('defense,offense,utility', (scene) => Object.assign(scene.table, { roomsCleared: 4 }));
  before.dice(12).does(0, attack(3)).told('attackDeclared', { attacker: 0, damage: 2 }).finish();
});

test('[scale.extra-monsters] one more of A; of A and B; of all three', () => {
  const extra = PARTIES.map((heroes) => {
    const [usual, more] = [6, 1].map((d6) => crowd(enterRoom([12, d6, 1, 3], () => {}, { heroes })));
    return (['skeleton-spearman', 'ghoul', 'bone-chanter'] as const).map(
      (record) => (more?.[record] ?? 0) - (usual?.[record] ?? 0),
    );
  });
  expect(extra).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
  ]);
  expect(crowd(enterRoom([2, 1, 1, 3]))['champion-crypt-knight']).toBe(1);
  // The second is one more than the Big room of one hero has; the first is not.
  const lone = openDoor([2, 1, 1, 3], () => {}, { heroes: 'offense' });
  const next = () => lone.does(1, { type: 'setUp', at: squaresOffered(lone)[0] ?? -1 });
  next().told('setUp', { number: 1 }, 'enc.setup-distance');
  next().told('setUp', { number: 2 }, 'scale.extra-monsters');
});

test('[scale.lone-hitpoints] who goes alone is tougher, unless it is tough already', () => {
  const hitpoints = (heroes: string) => expedition({ heroes }).table.heroes.map((hero) => hero.hitpoints);
  expect(['defense', 'offense', 'utility'].map(hitpoints)).toEqual([[10], [14], [14]]);
  expect(hitpoints('offense,utility')).toEqual([8, 12]);
});

/** A lone hero with so many Hitpoints is about to be struck by the Ghoul, for four. */
const struck = (s: GlowStory) => s.dice(3, 2, 12, 4).does(0, END);
const alone = (role: 'defense' | 'offense', set: (scene: Scene) => void = () => {}, given = {}) =>
  besideGhoul(
    role,
    (scene) => {
      scene.hero(role, 2, 2, { hitpoints: 1, shield: 1, reflect: 0 });
      scene.effect(0, 'weak', 1).effect(0, 'grit', 1);
      set(scene);
    },
    given,
  );

test('[scale.last-stand] a lone hero pays and goes on with half of its Hitpoints and nothing else', () => {
  const s = struck(alone('offense'))
    .told('stoodUp', { hero: 0, hitpoints: 7, resolve: 2 }, 'scale.last-stand')
    .silent('fell');
  expect(who(s, 0)).toMatchObject({ hitpoints: 7, shield: 0, reflect: 0, effects: [] });
  expect([s.table.resolve, s.table.monsters[0]?.bounty, s.state.outcome, asked(s)]).toEqual([2, 1, null, ['turn']]);
  s.finish();
  const odd = struck(alone('defense', (scene) => scene.hero('defense', 2, 2, { cards: ['tough'], hitpoints: 1 })));
  odd.told('stoodUp', { hitpoints: 7 }).finish();
  const stubborn = struck(
    alone('offense', (scene) => scene.hero('offense', 2, 2, { cards: ['stubborn'], hitpoints: 1 })),
  );
  stubborn.told('stoodUp', { hitpoints: 9 }).finish();
});

test('[scale.last-stand] [lose.resolve-empty] who cannot pay does not stand up', () => {
  const s = alone('offense', (scene) => {
    scene.table.resolve = 0;
  });
  s.dice(3, 2, 12).does(0, END).silent('stoodUp').told('expeditionLost', {}, 'lose.resolve-empty').finish();
});

test('[scale.last-stand] two are no lone hero, though one of them lies on the ground', () => {
  const s = besideGhoul('offense,utility', (scene) => {
    scene.hero('offense', 2, 2, { hitpoints: 1 });
    scene.hero('utility', 0, 0, { hitpoints: 0 });
  });
  s.dice(3, 2, 12).does(0, END).silent('stoodUp').told('expeditionLost', {}, 'lose.all-unconscious').finish();
});

test('[scale.lone-preferred] whoever there is, a lone hero is the one', () => {
  for (const role of ['defense', 'offense', 'utility'] as const) {
    const s = besideGhoul(role).dice(3, 2, 1, 4).does(0, END).told('chose', { monster: 3, target: 0, why: 'only' });
    expect(heard(s, 'chose').map(({ why }) => why)).toEqual(['only', 'only']);
    s.finish();
  }
  besideGhoul('defense,utility')
    .dice(3, 2, 1, 4)
    .does(DEFENSE, END)
    .told('chose', { target: 1, why: 'preferred' })
    .finish();
});

test('[scale.surge-bonus] [scale.alert] reinforcements and wandering Patrols have the same', () => {
  const s = besideGhoul('offense', (scene) => {
    scene.encounter({ room: null, family: 'undead', caller: 3 }).turn(0);
    Object.assign(scene.table, { roomsCleared: 2 });
  });
  setUpAll(s.does(0, END).dice(2, 1, 4)).told('surgesRolled', { who: 3, bonus: 3, surges: 5 });
  expect(crowd(s)).toEqual({ ghoul: 1, 'skeleton-spearman': 2, 'bone-chanter': 1 });
  s.finish();
});

test('[scale.lone-cards] whoever goes alone draws no card that needs an ally', () => {
  const inPlay = (heroes: string): readonly CardId[] => Object.values(expedition({ heroes }).table.decks).flat();
  const [alone, two] = [inPlay('utility'), inPlay('defense,utility')];
  const missing = CARD_IDS.filter((card) => !alone.includes(card));
  expect(missing).toEqual([
    ...['cover-ally', 'interpose', 'ward', 'blessing', 'guiding-hand', 'lend-vigor', 'trade-places', 'call-back'],
    ...['quick-ward', 'bodyguard', 'pack-tactics'],
  ]);
  expect(two).toHaveLength(CARD_IDS.length);
});
