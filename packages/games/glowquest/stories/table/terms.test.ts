import { expect, test } from 'vitest';
import { NEGATIVES } from '../../src/content/index.ts';
import { at, DEFENSE, heard, OFFENSE, question, UTILITY, who } from '../cast.ts';
import { expedition, type GlowStory, type Scene, sq, story } from '../scene.ts';
import { atTheEnd, createAll, openDoor } from '../scenes.ts';
import { attack, DONE, dodge, END, go, place, RECOVER, stand, use } from '../wishes.ts';

const BEAR = 3;
const shields = ({ table }: GlowStory) => [...table.heroes, ...table.monsters].map(({ shield }) => shield);

test('[term.entity] everybody has one square, and nobody shares it', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2);
    scene.hero('defense', 2, 2);
    scene.hero('utility', 2, 1, { hitpoints: 0 });
    scene.monster('cave-bear', 4, 2);
    scene.turn(OFFENSE, 1);
  });
  s.refused(OFFENSE, go(2, 2), 'move.end-free')
    .refused(OFFENSE, go(2, 1), 'move.end-free')
    .refused(OFFENSE, go(4, 2), 'move.through-allies');
  s.refused(OFFENSE, go(0, 2), 'move.end-free')
    .does(OFFENSE, go(3, 2))
    .dice(12)
    .does(OFFENSE, attack(BEAR))
    .does(OFFENSE, place(4, 3));
  const taken = [...s.table.heroes, ...s.table.monsters].map((one) => one.at);
  expect(new Set(taken).size).toBe(4);
  expect([at(s, OFFENSE), at(s, BEAR)]).toEqual([
    [4, 2],
    [4, 3],
  ]);
  s.finish();
});

test('[term.sides] an ally is another of one’s own side; all allies and oneself are both', () => {
  const s = story((scene) => {
    scene.hero('defense', 2, 2, { cards: ['cover-ally', 'bulwark'] });
    scene.hero('offense', 1, 2);
    scene.hero('utility', 2, 1);
    scene.monster('cave-bear', 3, 2);
    scene.turn(DEFENSE, 4);
  });
  s.refused(DEFENSE, use('cover-ally', DEFENSE), 'benefit.target-word').refused(
    DEFENSE,
    use('cover-ally', BEAR),
    'benefit.target-word',
  );
  s.refused(DEFENSE, attack(OFFENSE), 'attack.target-adjacent').refused(
    DEFENSE,
    use('shove', UTILITY),
    'benefit.target-word',
  );
  s.does(DEFENSE, use('cover-ally', OFFENSE)).does(DEFENSE, use('bulwark'));
  expect(shields(s)).toEqual([2, 4, 2, 0]);
  s.finish();
  const monsters = story((scene) => {
    scene.hero('defense', 2, 2);
    scene.monster('orc-shieldbearer', 3, 2);
    scene.monster('orc-brute', 3, 1);
    scene.monster('orc-brute', 0, 0);
    scene.turn(DEFENSE);
  });
  monsters
    .dice(3, 1, 1, 1, 2)
    .does(DEFENSE, END)
    .told('used', { benefit: 'lock-shields', targets: [3, 4] });
  expect(shields(monsters)).toEqual([0, 0, 0, 1, 1, 0]);
  monsters.finish();
});

test('[term.unconscious-still-entity] who lies on the ground is in the way, and can be helped and moved', () => {
  const s = story((scene) => {
    scene.hero('utility', 1, 2, { cards: ['mend', 'trade-places', 'guiding-hand', 'stone-ward'] });
    scene.hero('offense', 2, 2, { hitpoints: 0 });
    scene.monster('cave-bear', 4, 4);
    scene.turn(UTILITY, 6);
  });
  s.refused(UTILITY, go(2, 2), 'move.end-free').refused(
    UTILITY,
    use('stone-ward', OFFENSE),
    'benefit.unconscious-target',
  );
  s.does(UTILITY, use('trade-places', OFFENSE)).does(UTILITY, use('guiding-hand', OFFENSE)).does(UTILITY, place(1, 1));
  expect([at(s, UTILITY), at(s, OFFENSE), who(s, OFFENSE).shield]).toEqual([[2, 2], [1, 1], 0]);
  s.does(UTILITY, use('mend', OFFENSE)).told('woke', { who: OFFENSE });
  expect([who(s, OFFENSE).hitpoints, s.table.turn?.surges]).toEqual([2, 3]);
  s.finish();
});

test('[term.unconscious-still-entity] no monster chooses it, and leaving it is not Leaving Combat', () => {
  const s = story((scene) => {
    scene.hero('utility', 1, 2, { hitpoints: 0 });
    scene.hero('defense', 4, 2);
    scene.monster('ghoul', 0, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, 12, 2)
    .does(DEFENSE, END)
    .told('walked', { who: 3 })
    .silent('fled')
    .silent('dodged')
    .told('hit', { target: DEFENSE });
  expect(heard(s, 'attackDeclared').map(({ target }) => target)).toEqual([DEFENSE]);
  expect(heard(s, 'walked')[0]?.path).not.toContain(sq(1, 2));
  s.finish();
});

test('[term.role] heroes have a Role each; that of a monster gives it nothing', () => {
  expect(expedition().table.heroes.map(({ role }) => role)).toEqual(['defense', 'offense', 'utility']);
  const s = story((scene) => {
    scene.hero('defense', 2, 2);
    scene.monster('ghoul', 3, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 1, 1, 12, 2).does(DEFENSE, END).told('attackDeclared', { attacker: 3, base: 'own', damage: 2 }).finish();
  const struck = story((scene) => {
    scene.hero('offense', 2, 2);
    scene.monster('ghoul', 3, 2);
    scene.turn(OFFENSE);
  });
  struck.dice(1).does(OFFENSE, attack(3)).told('rolledToHit', { grit: 6 }).finish();
});

test('[term.surge] [term.benefit] Surges pay for whatever has a price, and for nothing beyond it', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['tumble', 'spiked-shield', 'blood-rush'] });
    scene.monster('cave-bear', 4, 4);
    scene.glow(1, 1).turn(OFFENSE, 6);
  });
  const left = () => s.table.turn?.surges;
  s.does(OFFENSE, use('brace'));
  expect(left()).toBe(5);
  s.does(OFFENSE, use('glow-mirror', null, sq(1, 1)));
  expect(left()).toBe(3);
  s.does(OFFENSE, use('spiked-shield'));
  expect(left()).toBe(2);
  s.does(OFFENSE, use('tumble'));
  expect(left()).toBe(1);
  s.does(OFFENSE, use('guard'));
  expect(left()).toBe(0);
  s.refused(OFFENSE, use('shove', BEAR), 'benefit.not-enough').does(OFFENSE, use('blood-rush')).finish();
});

test('[term.benefit] what a monster’s sheet offers costs Surges as well', () => {
  const s = story((scene) => {
    scene.hero('utility', 2, 2);
    scene.monster('ghoul', 3, 2);
    scene.turn(UTILITY);
  });
  s.dice(3, 4, 12, 2).does(UTILITY, END).told('used', { benefit: 'rotten-claws', cost: 2, left: 2 });
  s.told('used', { benefit: 'clutch', cost: 1, left: 1 }).told('used', { benefit: 'power', cost: 1, left: 0 }).finish();
});

test('[term.negative-effect] six Effects are bad; all others are good, and stay when the bad ones are cleansed', () => {
  const s = story((scene) => {
    scene.hero('defense', 2, 2, { cards: ['unbowed'] });
    scene.monster('cave-bear', 4, 4);
    for (const kind of ['unsteady', 'fragile', 'weak', 'ongoing', 'stun', 'immobile'] as const)
      scene.effect(DEFENSE, kind, 1);
    for (const kind of ['heal', 'grit', 'armor', 'to-hit', 'damage', 'anchor'] as const) scene.effect(DEFENSE, kind, 1);
    scene.effect(BEAR, 'weak', 1).turn(DEFENSE, 2);
  });
  s.does(DEFENSE, use('unbowed')).told('effectsEnded', { who: DEFENSE, kinds: [...NEGATIVES] });
  expect(who(s, DEFENSE).effects.map(({ kind }) => kind)).toEqual([
    'heal',
    'grit',
    'armor',
    'to-hit',
    'damage',
    'anchor',
  ]);
  expect(who(s, BEAR).effects).toHaveLength(1);
  s.finish();
});

test('[dice.set] a D12 to hit, a D6 for Surges, Checks and monsters, a D20 and a D4 for the dungeon', () => {
  const fight = (scene: Scene): void => {
    scene.hero('offense', 1, 2);
    scene.monster('cave-bear', 2, 2);
    scene.turn(OFFENSE, 1);
  };
  const upTo = (
    begin: () => GlowStory,
    seat: number,
    action: Parameters<GlowStory['does']>[1],
    ...most: readonly number[]
  ) => {
    begin()
      .dice(...most)
      .does(seat, action)
      .finish();
    for (const [i, die] of most.entries())
      expect(() =>
        begin()
          .dice(...most.slice(0, i), die + 1, ...most.slice(i + 1))
          .does(seat, action),
      ).toThrow('has not scripted');
  };
  upTo(() => story(fight), OFFENSE, attack(BEAR), 12);
  upTo(() => story(fight), OFFENSE, END, 6, 6, 12, 6);
  upTo(() => story(fight).does(OFFENSE, go(0, 0)), OFFENSE, dodge(BEAR), 6);
  const passage = (scene: Scene): void => {
    atTheEnd(scene);
    scene.hero('offense', 1, 2);
    scene.phase(OFFENSE, 14);
  };
  upTo(() => story(passage), OFFENSE, go(1, 0), 20, 6, 4);
  expect(() => openDoor([20, 6, 4, 7])).toThrow('has not scripted');
  openDoor([20, 6, 4, 6]).finish();
});

test('[dice.check] the number or more passes, less fails, and no bonus helps', () => {
  const leaving = () =>
    story((scene) => {
      scene.hero('offense', 2, 2);
      scene.monster('cave-bear', 1, 2);
      scene.effect(OFFENSE, 'to-hit', 6).effect(BEAR, 'unsteady', 6).turn(OFFENSE, 1);
    }).does(OFFENSE, go(4, 2));
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const s = leaving()
      .dice(die)
      .does(OFFENSE, dodge(BEAR))
      .told('dodged', { die, passed: die >= 4 });
    expect(at(s, OFFENSE)).toEqual(die >= 4 ? [4, 2] : [2, 2]);
    s.finish();
    const fallen = story((scene) => {
      scene.hero('defense', 0, 0, { hitpoints: 0 });
      scene.hero('offense', 1, 0);
      scene.monster('cave-bear', 4, 4);
      scene.effect(BEAR, 'stun', 1).effect(BEAR, 'immobile', 1).turn(UTILITY);
    });
    fallen
      .dice(3, 2)
      .does(UTILITY, END)
      .dice(die, ...(die === 6 ? [3, 2, 2] : [2]))
      .does(DEFENSE, RECOVER);
    fallen.told('recovered', { die, passed: die === 6 }, 'dice.check').finish();
  }
});

test('[dice.marker-six] no Effect counts for more than six', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('cave-bear', 2, 2);
    scene.effect(BEAR, 'unsteady', 4).effect(BEAR, 'unsteady', 5).effect(BEAR, 'fragile', 3).turn(OFFENSE);
  });
  s.dice(1)
    .does(OFFENSE, attack(BEAR))
    .told('rolledToHit', { die: 1, total: 7 })
    .told('harmed', { who: BEAR, amount: 6 })
    .finish();
});

test('[comp.tokens] tokens never run out', () => {
  const s = story((scene) => {
    scene.hero('utility', 2, 2, { cards: ['blinding-flash', 'ward'] });
    scene.hero('offense', 4, 4, { shield: 99 });
    for (let x = 1; x <= 3; x++) for (const y of [1, 3]) scene.monster('grey-wolf', x, y);
    for (const { id } of scene.table.monsters)
      for (const kind of NEGATIVES) for (let n = 1; n <= 6; n++) scene.effect(id, kind, n);
    scene.turn(UTILITY, 2);
  });
  s.does(UTILITY, use('blinding-flash')).does(UTILITY, use('ward', OFFENSE));
  expect(s.table.monsters.map(({ effects }) => effects.length)).toEqual(Array(6).fill(37));
  expect(who(s, OFFENSE).shield).toBe(101);
  s.finish();
});

test('[comp.setup] difficulty, heroes, Resolve, the stairs, a square for each, and off they go', () => {
  const s = expedition({ difficulty: 'hard' });
  expect([s.table.difficulty, s.table.resolve, s.table.floor.tiles.map(({ kind }) => kind)]).toEqual([
    'hard',
    2,
    ['stairs-up'],
  ]);
  expect(s.table.heroes.every((hero) => hero.at < 0)).toBe(true);
  expect(question(s)).toMatchObject({ kind: 'gain', hero: DEFENSE });
  s.refused(DEFENSE, stand(0, 0), 'create.three-gains');
  createAll(s);
  expect(question(s)).toMatchObject({ kind: 'stand', hero: DEFENSE });
  s.refused(DEFENSE, go(0, 0), 'explore.start')
    .does(DEFENSE, stand(0, 0))
    .does(OFFENSE, stand(1, 0))
    .does(UTILITY, stand(0, -1));
  expect(question(s)).toEqual({ kind: 'explore', hero: DEFENSE });
  s.refused(DEFENSE, DONE, 'explore.double-speed').finish();
});
