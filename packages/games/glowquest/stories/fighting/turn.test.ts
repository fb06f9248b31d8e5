import { expect, test } from 'vitest';
import type { Effect } from '../../src/types/index.ts';
import { at, DEFENSE, heard, OFFENSE, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { IDLY, idle } from '../scenes.ts';
import { attack, DONE, dodge, END, go, use } from '../wishes.ts';

const BEAR = 3;
const surges = ({ table }: GlowStory) => table.turn?.surges;
const kinds = (s: GlowStory, id: number) => who(s, id).effects.map(({ kind }) => kind);

/** Three heroes in a row, and a bear that can do nothing in the far corner. */
const quiet = (set: (scene: Scene) => void) =>
  story((scene) => {
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 0);
    scene.hero('utility', 2, 0);
    idle(scene);
    set(scene);
  });

test('[turn.surge-roll] a D6 says how many Surges there are', () => {
  for (const die of [2, 3, 4, 5, 6]) {
    const s = quiet((scene) => scene.turn(DEFENSE))
      .dice(...IDLY, die)
      .does(DEFENSE, END);
    s.told('surgesRolled', { who: OFFENSE, dice: [die], bonus: 0, surges: die }, 'turn.surge-roll');
    expect(surges(s)).toBe(die);
    s.finish();
  }
});

test('[turn.reroll-one] a 1 is rolled again, once, and then even a 1 stands', () => {
  for (const second of [1, 2, 6]) {
    const s = quiet((scene) => scene.turn(DEFENSE))
      .dice(...IDLY, 1, second)
      .does(DEFENSE, END);
    s.told('surgesRolled', { who: OFFENSE, dice: [1, second], surges: second }, 'turn.reroll-one');
    expect(surges(s)).toBe(second);
    s.finish();
  }
});

test('[turn.one-attack] one attack a Turn, which costs nothing, or none at all', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['flurry'] });
    scene.monster('cave-bear', 2, 2);
    scene.turn(OFFENSE, 4);
  });
  s.dice(12).does(OFFENSE, attack(BEAR)).does(OFFENSE, DONE).does(OFFENSE, DONE);
  expect(surges(s)).toBe(4);
  s.refused(OFFENSE, attack(BEAR), 'turn.one-attack').does(OFFENSE, use('flurry')).dice(12).does(OFFENSE, attack(BEAR));
  s.refused(OFFENSE, attack(BEAR), 'turn.one-attack').finish();
  quiet((scene) => scene.turn(OFFENSE))
    .dice(...IDLY, 2)
    .does(OFFENSE, END)
    .silent('rolledToHit')
    .told('turnBegan', { who: UTILITY })
    .finish();
});

test('[turn.free-order] before the attack, after it, and in between', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['tumble'] });
    scene.monster('cave-bear', 3, 2);
    scene.turn(OFFENSE, 4);
  });
  s.does(OFFENSE, use('guard'))
    .does(OFFENSE, go(2, 2))
    .dice(12)
    .does(OFFENSE, attack(BEAR))
    .does(OFFENSE, DONE)
    .does(OFFENSE, DONE);
  s.does(OFFENSE, use('tumble')).does(OFFENSE, go(2, 0)).does(OFFENSE, use('guard'));
  expect([at(s, OFFENSE), surges(s), who(s, OFFENSE).shield, who(s, BEAR).hitpoints]).toEqual([[2, 0], 0, 2, 4]);
  s.finish();
  const early = story((scene) => {
    scene.hero('offense', 0, 2);
    scene.monster('cave-bear', 1, 2);
    scene.turn(OFFENSE, 2);
  });
  early.dice(12).does(OFFENSE, attack(BEAR)).does(OFFENSE, DONE).does(OFFENSE, DONE).does(OFFENSE, go(0, 0));
  early.dice(6).does(OFFENSE, dodge(BEAR)).does(OFFENSE, use('brace'));
  expect([at(early, OFFENSE), surges(early)]).toEqual([[0, 0], 0]);
  early.finish();
});

test('[turn.end-heal-then-ongoing] first what heals, then what hurts', () => {
  const ended = (hitpoints: number) =>
    quiet((scene) => {
      scene.hero('offense', 1, 0, { hitpoints });
      scene.hero('utility', 2, 0, { hitpoints: 5 });
      scene
        .effect(OFFENSE, 'ongoing', 2, lasting('short', 9))
        .effect(OFFENSE, 'heal', 2, lasting('short', 9))
        .effect(UTILITY, 'ongoing', 1)
        .turn(OFFENSE);
    })
      .dice(...IDLY, 2)
      .does(OFFENSE, END);
  const low = ended(2).silent('fell').told('healed', { who: OFFENSE, hitpoints: 4 }, 'turn.end-heal-then-ongoing');
  low.told('harmed', { who: OFFENSE, how: 'ongoing', loss: 2, hitpoints: 2 });
  const full = ended(8).silent('healed').told('harmed', { who: OFFENSE, how: 'ongoing', hitpoints: 6 });
  expect([low, full].map((s) => who(s, UTILITY).hitpoints)).toEqual([5, 5]);
  for (const s of [low, full]) s.finish();
});

const lasting = (duration: Effect['duration'], turn = 0): Partial<Effect> => ({ duration, turn });

test('[turn.end-remove-turn] what lasts for a Turn ends with it, on whomever it is', () => {
  const s = quiet((scene) => {
    scene.effect(OFFENSE, 'to-hit', 2, lasting('turn', 10)).effect(UTILITY, 'damage', 1, lasting('turn', 10));
    scene.effect(BEAR, 'unsteady', 1, lasting('turn', 10)).effect(DEFENSE, 'grit', 1, lasting('long')).turn(OFFENSE);
  });
  s.dice(...IDLY, 2)
    .does(OFFENSE, END)
    .told('effectsEnded', { who: UTILITY, kinds: ['damage'] }, 'turn.end-remove-turn');
  expect([DEFENSE, OFFENSE, UTILITY, BEAR].map((id) => kinds(s, id))).toEqual([
    ['grit'],
    [],
    [],
    ['stun', 'immobile', 'grit'],
  ]);
  s.finish();
});

test('[turn.end-remove-short] what was short ends with its bearer’s Turn, unless it came in that Turn', () => {
  const s = quiet((scene) => {
    scene.effect(OFFENSE, 'weak', 1, lasting('short', 9)).effect(OFFENSE, 'unsteady', 1, lasting('long'));
    scene.effect(UTILITY, 'weak', 1, lasting('short', 9)).turn(OFFENSE, 1);
  });
  s.does(OFFENSE, use('brace'))
    .dice(...IDLY, 2)
    .does(OFFENSE, END)
    .told('effectsEnded', { who: OFFENSE, kinds: ['weak'] }, 'turn.end-remove-short');
  expect([kinds(s, OFFENSE), kinds(s, UTILITY)]).toEqual([['unsteady', 'grit'], ['weak']]);
  s.dice(...IDLY, 2).does(UTILITY, END);
  expect([kinds(s, OFFENSE), kinds(s, UTILITY)]).toEqual([['unsteady', 'grit'], []]);
  s.dice(...IDLY, 2)
    .does(DEFENSE, END)
    .dice(...IDLY, 2)
    .does(OFFENSE, END);
  expect(kinds(s, OFFENSE)).toEqual(['unsteady']);
  s.finish();
});

test('[turn.surges-lapse] [term.surge] Surges live from the roll to the end of the Turn', () => {
  const s = quiet((scene) => scene.turn(DEFENSE, 6));
  s.dice(...IDLY, 2)
    .does(DEFENSE, END)
    .told('turnEnded', { who: DEFENSE }, 'turn.surges-lapse')
    .silent('savedSurges');
  expect(surges(s)).toBe(2);
  s.refused(DEFENSE, use('guard'), 'kernel.not-asked')
    .dice(...IDLY, 2)
    .does(OFFENSE, END)
    .dice(...IDLY, 3)
    .does(UTILITY, END);
  s.told('surgesRolled', { who: DEFENSE, bonus: 0, surges: 3 });
  expect(surges(s)).toBe(3);
  s.finish();
  const patient = quiet((scene) => {
    scene.hero('defense', 0, 0, { cards: ['patient'] });
    scene.turn(DEFENSE, 5);
  });
  patient
    .dice(...IDLY, 2)
    .does(DEFENSE, END)
    .told('savedSurges', { who: DEFENSE, amount: 2 }, 'turn.surges-lapse');
  expect(surges(patient)).toBe(2);
  patient.finish();
});

test('[turn.cut-short] whoever falls in its own Turn has no end of it, but what lasted for the Turn is over', () => {
  const s = quiet((scene) => {
    scene.hero('offense', 1, 0, { cards: ['blood-rush'], hitpoints: 2 });
    scene.effect(OFFENSE, 'heal', 3, lasting('long')).effect(UTILITY, 'to-hit', 1, lasting('turn', 10));
    scene.effect(UTILITY, 'weak', 1, lasting('short', 9)).turn(OFFENSE, 2);
  });
  s.dice(4)
    .does(OFFENSE, use('blood-rush'))
    .told('fell', { hero: OFFENSE, resolve: 2 })
    .silent('healed')
    .silent('gainedSurges');
  s.told('turnEnded', { who: OFFENSE }).silent('recordRolled').told('turnBegan', { who: UTILITY });
  expect([who(s, OFFENSE).hitpoints, kinds(s, OFFENSE), kinds(s, UTILITY)]).toEqual([0, [], ['weak']]);
  s.finish();
  const monster = story((scene) => {
    scene.hero('offense', 1, 0);
    scene.hero('utility', 2, 2, { reflect: 5 });
    scene.monster('grey-wolf', 3, 2, { hitpoints: 2 });
    scene.monster('cave-bear', 4, 4);
    scene.effect(OFFENSE, 'damage', 1, lasting('turn', 11)).effect(3, 'heal', 6).turn(OFFENSE);
  });
  monster
    .dice(1, 2, 12, 3)
    .does(OFFENSE, END)
    .told('died', { monster: 3 })
    .silent('healed')
    .told('turnBegan', { who: UTILITY })
    .finish();
});

test('[turn.monsters-same] a monster rolls, attacks once and ends its Turn like anybody', () => {
  const s = story((scene) => {
    scene.hero('defense', 2, 2, { hitpoints: 10 });
    scene.hero('offense', 0, 0);
    scene.monster('cave-bear', 3, 2, { hitpoints: 3 });
    scene.effect(BEAR, 'heal', 2).effect(BEAR, 'ongoing', 1).effect(BEAR, 'weak', 1, lasting('short', 9));
    scene.effect(OFFENSE, 'weak', 1, lasting('short', 9)).turn(DEFENSE);
  });
  s.dice(3, 1, 1, 12, 2)
    .does(DEFENSE, END)
    .told('surgesRolled', { who: BEAR, dice: [1, 1], surges: 1 });
  expect(heard(s, 'attackDeclared')).toHaveLength(1);
  s.told('healed', { who: BEAR, hitpoints: 5 }).told('harmed', { who: BEAR, how: 'ongoing', hitpoints: 4 });
  s.told('effectsEnded', { who: BEAR, kinds: ['weak'] }, 'turn.end-remove-short').told('turnEnded', { who: BEAR });
  expect([kinds(s, BEAR), kinds(s, OFFENSE), who(s, DEFENSE).hitpoints]).toEqual([['heal', 'ongoing'], ['weak'], 8]);
  s.finish();
});
