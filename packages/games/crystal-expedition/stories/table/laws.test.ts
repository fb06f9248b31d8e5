import { cloneState } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Draft } from '../../src/frames/agenda.ts';
import { crystalExpedition } from '../../src/game.ts';
import { viewLaws } from '../../src/laws/view.ts';
import { attackOf } from '../../src/queries/blow.ts';
import { entityOf, expeditionOf, heroOf } from '../../src/queries/entities.ts';
import type { Attack, Encounter, Entity, Expedition, Turn } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, FOE, OTHER, ROGUE } from '../cast.ts';
import { type CrystalStory, sq, story } from '../scene.ts';
import { attack } from '../wishes.ts';

// Each law is broken on purpose, one at a time: a law that nothing can break would hold nobody to anything.

/** The Fighter is in the middle of an Attack on a Warchief. */
const fighting = (): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 1, 2);
    scene.hero(ROGUE, 3, 3);
    scene.hero(CLERIC, 4, 4);
    scene.monster('orc-warchief', 2, 2);
    scene.monster('orc-raider', 4, 2);
    scene.crystal(0, 0).turn(FIGHTER);
  })
    .dice(4, 4, 6)
    .does(FIGHTER, attack(FOE));

/** It is the Fighter's Turn, and nothing has been done in it. */
const beginning = (): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 1, 2);
    scene.monster('orc-raider', 4, 2);
    scene.turn(FIGHTER);
  });

const exploring = (): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 1, 2);
    scene.explores();
  });

function broken({ state }: CrystalStory, breaks: (draft: Draft) => void): readonly string[] {
  const draft = cloneState(crystalExpedition, state);
  expect(crystalExpedition.laws(draft)).toEqual([]);
  breaks(draft);
  return crystalExpedition.laws(draft).map((law) => law.split(': ')[0] ?? '');
}

const body = (id: number, change: (one: Entity) => Partial<Entity>) => (draft: Draft) => {
  const one = entityOf(draft.table, id);
  Object.assign(one, change(one));
};
const expedition = (change: Partial<Expedition>) => (draft: Draft) => {
  Object.assign(expeditionOf(draft.table), change);
};
const encounter = (change: Partial<Encounter>) => (draft: Draft) => {
  Object.assign(expeditionOf(draft.table).encounter ?? {}, change);
};
const turn = (change: Partial<Turn>) => (draft: Draft) => {
  Object.assign(expeditionOf(draft.table).turn ?? {}, change);
};
const blow = (change: Partial<Attack>) => (draft: Draft) => {
  Object.assign(attackOf(draft.table), change);
};
const bears = (id: Entity['effects'][number]['id'], n: number, by: number | null = null) => ({
  effects: [{ id, n, by, turn: 1 }],
});

type Case = readonly [rule: string, breaks: (draft: Draft) => void, begun?: () => CrystalStory];

const CASES: readonly Case[] = [
  ['damage.floor-zero', body(FIGHTER, () => ({ hitpoints: -1 }))],
  ['heal.maximum', body(FIGHTER, () => ({ hitpoints: 99 }))],
  ['core.whole-numbers', body(FOE, () => ({ shield: -1 }))],
  [
    'effect.same-effect-highest',
    body(FOE, () => ({ effects: [...bears('weak', 1).effects, ...bears('weak', 2).effects] })),
  ],
  ['effect.list', body(FOE, () => bears('weak', 0))],
  ['effect.poison-adds-up', body(FIGHTER, () => bears('poison', 7))],
  ['effect.taunted', body(OTHER, () => bears('taunted', 0))],
  ['monster.champion-resilience', body(FOE, () => bears('immobile', 0))],
  ['damage.monster-dies', body(OTHER, () => ({ hitpoints: 0 }))],
  ['encounter.effects-cleared', body(FIGHTER, () => bears('weak', 1)), exploring],
  ['encounter.shield-reflect-cleared', body(FIGHTER, () => ({ shield: 1 })), exploring],
  ['encounter.victors-healed', body(FIGHTER, () => ({ hitpoints: 0 })), exploring],
  ['fate.extra-surges', ({ table }) => Object.assign(heroOf(table, FIGHTER), { fate: -1 })],
  ['grid.square-tiles', body(ROGUE, () => ({ at: sq(1, 2) }))],
  ['encounter.whole-map', body(ROGUE, () => ({ at: sq(9, 9) }))],
  ['move.not-through-crystals', body(ROGUE, () => ({ at: sq(0, 0) }))],
  ['crystal.consumed', expedition({ crystals: [sq(9, 9)] })],
  ['dungeon.one-monster-type', body(OTHER, () => ({ record: 'zombie' }))],
  ['encounter.ends', expedition({ encounter: null, turn: null, attack: null })],
  ['monster.sheet', encounter({ sheet: [] })],
  ['monster.pointer-stays', encounter({ pointer: 7 })],
  ['explore.not-during-encounter', asks({ kind: 'explore' })],
  ['down.truncated-turn', asks({ kind: 'down', who: FIGHTER, squares: [] })],
  ['turn.move-then-attack', asks({ kind: 'turn', who: ROGUE })],
  ['move.up-to-speed', turn({ left: -1 })],
  ['attack.declare', expedition({ attack: null })],
  ['activator.pay-cost', blow({ surges: -1 })],
  ['momentum.before-damage', blow({ hasDamage: true })],
  ['resolution.hit-fixed-at-momentum', blow({ isHit: true })],
  ['activator.once-unless-repeat', blow({ bought: ['cleave', 'cleave'] })],
  ['attack.focus-without-target', blow({ target: null, hasMomentum: true, isHit: false })],
  [
    'expedition.all-unconscious-fails',
    ({ table }) => {
      for (const hero of table.party) hero.hitpoints = 0;
    },
  ],
  ['glory.zero-fails-at-once', expedition({ glory: 0 })],
  ['loot.expedition-purse', expedition({ purse: -1 })],
  ['loot.common-stock', ({ table }) => Object.assign(table, { raw: -1 })],
  ['town.pay-own-purse', ({ table }) => Object.assign(heroOf(table, ROGUE), { crowns: -1 })],
  ['party.one-to-three-heroes', ({ table }) => table.party.push(...table.party)],
  ['party.seats-in-a-ring', ({ table }) => table.party.reverse()],
  ['wagon.roster-of-six', ({ table }) => table.wagon.push(...table.party, ...table.party)],
  ['monster.played-by', asks({ kind: 'turn', who: FOE })],
];

/** The first who is asked is asked this instead. */
function asks(question: Draft['asks'][number]['question']) {
  return (draft: Draft): void => {
    draft.asks = draft.asks.map((asked) => ({ ...asked, question }));
  };
}

test.each(CASES)('[%s] is a law that can be broken', (rule, breaks, begun = fighting) => {
  expect(broken(begun(), breaks)).toContain(rule);
});

test('[hidden.nothing-rolled-ahead] a sight has no dice', () => {
  const { state } = beginning();
  const more = { ...state.table, rng: state.rng };
  expect(viewLaws(state, state.table)).toEqual([]);
  expect(viewLaws(state, more).join()).toContain('hidden.nothing-rolled-ahead');
});
