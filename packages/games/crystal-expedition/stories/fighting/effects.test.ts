import { silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { EffectId } from '../../src/content/index.ts';
import { giveEffect } from '../../src/frames/effects.ts';
import { entityOf } from '../../src/queries/entities.ts';
import { armorOf, gritOf, speedOf } from '../../src/queries/stats.ts';
import type { EntityId } from '../../src/types/index.ts';
import { bears, body, CLERIC, expedition, FIGHTER, FOE, MONSTERS_SEAT, ROGUE, who } from '../cast.ts';
import { type CrystalStory, type Scene, story } from '../scene.ts';
import { attack, END, FOCUS } from '../wishes.ts';

/** Somebody has a Turn; a Raider stands in the cellar. */
const acting = (set: (scene: Scene) => void, actor: EntityId = FIGHTER): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 0, 0);
    scene.hero(ROGUE, 2, 0);
    scene.hero(CLERIC, 4, 0);
    scene.monster('orc-raider', 20, 20);
    set(scene);
    scene.turn(actor);
  });

/** What somebody bears after being given these one after the other, in the Turn that is being taken. */
const given = (to: EntityId, ...effects: readonly (readonly [EffectId, number])[]): readonly string[] =>
  bears(
    acting((scene) => {
      scene.turn(FIGHTER);
      for (const [id, n] of effects)
        giveEffect(scene.draft, entityOf(scene.table, to), { id, n, by: FOE }, 'effect.list', silence);
    }),
    to,
  );

test('[effect.poison] [turn.end-effects] at the end of the Turn Hitpoints are lost past every layer, and 1 of the Poison', () => {
  const s = acting((scene) => {
    scene.hero(ROGUE, 2, 0, { shield: 3, reflect: 3 });
    scene.effect(ROGUE, 'poison', 2, { by: FOE });
  }, ROGUE);
  s.does(ROGUE, END).told('harmed', { who: ROGUE, how: 'poison', by: FOE, amount: 2, loss: 2 }, 'effect.poison');
  s.told('poisonFell', { who: ROGUE, n: 1 }, 'turn.end-effects');
  expect([body(s, ROGUE), bears(s, ROGUE)]).toEqual([[13, 3, 3], ['poison 1']]);
  s.finish();
});

test('[effect.poison] the last of it goes away', () => {
  const s = acting((scene) => scene.effect(ROGUE, 'poison', 1), ROGUE).does(ROGUE, END);
  expect([body(s, ROGUE)[0], bears(s, ROGUE)]).toEqual([14, []]);
  s.finish();
});

test('[effect.poison-adds-up] new Poison adds to old, to 6 at most', () => {
  expect(given(ROGUE, ['poison', 2], ['poison', 1])).toEqual(['poison 3']);
  expect(given(ROGUE, ['poison', 4], ['poison', 4])).toEqual(['poison 6']);
});

test('[effect.same-effect-highest] of anything else the higher number counts, and the later end', () => {
  expect(given(ROGUE, ['weak', 2], ['weak', 1])).toEqual(['weak 2']);
  expect(given(ROGUE, ['slow', 1], ['slow', 3])).toEqual(['slow 3']);
  const s = acting((scene) => {
    scene.effect(ROGUE, 'weak', 2).turn(FIGHTER);
    giveEffect(scene.draft, entityOf(scene.table, ROGUE), { id: 'weak', n: 1, by: FOE }, 'effect.list', silence);
  });
  expect(who(s, ROGUE).effects).toEqual([{ id: 'weak', n: 2, by: FOE, turn: 10 }]);
  s.finish();
});

test('[race.dwarf] Poison on a Dwarf is 1 lower each time', () => {
  expect(given(FIGHTER, ['poison', 1])).toEqual([]);
  expect(given(FIGHTER, ['poison', 3], ['poison', 2])).toEqual(['poison 3']);
});

test('[round.duration] what came in an earlier Turn ends with the own Turn, what came in this one does not', () => {
  const s = acting((scene) => {
    scene.effect(FIGHTER, 'bolstered', 2, { by: FIGHTER }).effect(FIGHTER, 'hasted', 3, { by: FIGHTER, turn: 10 });
  });
  s.does(FIGHTER, END).told('effectsEnded', { who: FIGHTER, effects: ['bolstered'] }, 'round.duration');
  expect(bears(s, FIGHTER)).toEqual(['hasted 3']);
  s.finish();
});

test('[effect.round-default] Effects last a Round unless they say otherwise', () => {
  const ids: readonly EffectId[] = ['weak', 'unsteady', 'fragile', 'slow', 'bolstered', 'hasted', 'plated'];
  const s = acting((scene) => {
    for (const id of ids) scene.effect(FIGHTER, id, 1, { by: FOE });
    for (const id of ['dazzled', 'hobbled', 'heartened', 'fired-up'] as const) scene.effect(FIGHTER, id, 1);
  });
  s.does(FIGHTER, END).told('effectsEnded', { who: FIGHTER, effects: [...ids] }, 'effect.round-default');
  expect(bears(s, FIGHTER)).toEqual(['dazzled 1', 'hobbled 1', 'heartened 1', 'fired-up 1']);
  s.finish();
});

test('[turn.end-effects] only Effects of whoever has the Turn come to an end', () => {
  const s = acting((scene) => scene.effect(ROGUE, 'weak', 1).effect(ROGUE, 'poison', 2)).does(FIGHTER, END);
  expect([bears(s, ROGUE), body(s, ROGUE)[0]]).toEqual([['weak 1', 'poison 2'], 15]);
  s.finish();
});

test('[turn.end-order] Poison, then falls, then what lasted a Round', () => {
  const s = acting((scene) => {
    scene.hero(ROGUE, 2, 0, { hitpoints: 1 });
    scene.hero(CLERIC, 4, 0, { hitpoints: 0 }); // who would help her
    scene.effect(ROGUE, 'poison', 1, { by: FOE }).effect(ROGUE, 'weak', 1);
  }, ROGUE);
  s.does(ROGUE, END);
  const kinds = s.heard(0).map(({ type }) => type);
  const places = (['harmed', 'fell', 'poisonFell', 'effectsEnded', 'turnEnded'] as const).map((kind) =>
    kinds.indexOf(kind),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  s.told('turnEnded', { who: ROGUE }, 'turn.end-order');
  expect([body(s, ROGUE)[0], expedition(s).glory]).toEqual([0, 9]);
});

test('[monster.champion-resilience] a Champion is not Stunned, and only slowed by what holds others', () => {
  const s = acting((scene) => {
    const chief = scene.monster('orc-warchief', 22, 22);
    scene.turn(FIGHTER);
    const one = entityOf(scene.table, chief);
    giveEffect(scene.draft, one, { id: 'stun', n: 0, by: FIGHTER }, 'effect.list', silence);
    giveEffect(scene.draft, one, { id: 'immobile', n: 0, by: FIGHTER }, 'effect.list', silence);
  });
  expect(bears(s, FOE + 1)).toEqual(['slow 2']);
  s.finish();
});

test('[effect.taunted] a later Taunt replaces an earlier one', () => {
  const s = acting((scene) => {
    scene.effect(FOE, 'taunted', 0, { by: FIGHTER }).turn(ROGUE);
    giveEffect(scene.draft, entityOf(scene.table, FOE), { id: 'taunted', n: 0, by: ROGUE }, 'effect.list', silence);
  });
  expect(who(s, FOE).effects).toEqual([{ id: 'taunted', n: 0, by: ROGUE, turn: 10 }]);
  s.finish();
});

test('[effect.taunted] it is over when the taunter falls Unconscious', () => {
  const s = acting((scene) => {
    scene.hero(ROGUE, 2, 0, { hitpoints: 1 });
    scene.effect(ROGUE, 'poison', 1).effect(FOE, 'taunted', 0, { by: ROGUE });
  }, ROGUE);
  s.does(ROGUE, END).told('effectsEnded', { who: FOE, effects: ['taunted'] }, 'effect.taunted');
  expect(bears(s, FOE)).toEqual([]);
});

test('[core.whole-numbers] Speed does not fall below 1', () => {
  const s = acting((scene) => {
    scene.effect(FIGHTER, 'slow', 5).effect(ROGUE, 'hasted', 3).effect(ROGUE, 'slow', 2);
    scene.effect(ROGUE, 'bolstered', 2).effect(ROGUE, 'plated', 1);
  });
  const rogue = who(s, ROGUE);
  expect(speedOf(s.table, who(s, FIGHTER))).toBe(1);
  expect([speedOf(s.table, rogue), gritOf(s.table, rogue), armorOf(s.table, rogue)]).toEqual([8, 10, 2]);
  s.finish();
});

test('[effect.poison] a monster may die of it, and the fight is won', () => {
  const s = acting((scene) => {
    scene.effect(FOE, 'poison', 3);
    entityOf(scene.table, FOE).hitpoints = 2;
  }, FOE);
  s.does(MONSTERS_SEAT, END).told('died', { monster: FOE, purse: 4 }).told('encounterWon');
  expect(expedition(s).purse).toBe(4);
  s.finish();
});

test('[effect.stun-immobile] whoever is Stunned neither attacks nor uses Focus', () => {
  const s = acting((scene) => {
    scene.monster('orc-raider', 0, 1);
    scene.effect(FIGHTER, 'stun', 0);
  });
  s.refused(FIGHTER, attack(FOE + 1), 'effect.stun-immobile')
    .refused(FIGHTER, FOCUS, 'effect.stun-immobile')
    .finish();
});
