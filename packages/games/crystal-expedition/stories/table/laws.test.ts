import { NORTH } from '@questhall/grid';
import { cloneState } from '@questhall/kernel';
import { freezeFloor } from '@questhall/tiles';
import { expect, test } from 'vitest';
import type { Draft } from '../../src/frames/agenda.ts';
import { crystalExpedition } from '../../src/game.ts';
import { viewLaws } from '../../src/laws/view.ts';
import { attackOf } from '../../src/queries/blow.ts';
import { entityOf, expeditionOf, heroOf } from '../../src/queries/entities.ts';
import type { Attack, Encounter, Entity, Expedition, Floor, Turn } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, FOE, OTHER, ROGUE } from '../cast.ts';
import { block, type CrystalStory, sq, story, tile } from '../scene.ts';
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
/** Something more lies there. */
function floor({ tiles = [], openings = [] }: Partial<Pick<Floor, 'tiles' | 'openings'>>) {
  return ({ table }: Draft): void => {
    const { floor: laid } = expeditionOf(table);
    const more = { tiles: [...laid.tiles, ...tiles], openings: [...laid.openings, ...openings] };
    expeditionOf(table).floor = freezeFloor({ ...laid, ...more });
  };
}
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

interface Case {
  readonly rule: string;
  readonly breaks: (draft: Draft) => void;
  readonly begun: () => CrystalStory;
}

/** In the fight, unless the story begins elsewhere. */
const lawOf = (rule: string, breaks: Case['breaks'], begun: Case['begun'] = fighting): Case => ({
  rule,
  breaks,
  begun,
});

const CASES: readonly Case[] = [
  lawOf(
    'damage.floor-zero',
    body(FIGHTER, () => ({ hitpoints: -1 })),
  ),
  lawOf(
    'heal.maximum',
    body(FIGHTER, () => ({ hitpoints: 99 })),
  ),
  lawOf(
    'hero.eight-statistics',
    body(FOE, () => ({ shield: -1 })),
  ),
  lawOf(
    'core.whole-numbers',
    body(FOE, () => ({ shield: -1 })),
  ),
  lawOf(
    'effect.same-effect-highest',
    body(FOE, () => ({ effects: [...bears('weak', 1).effects, ...bears('weak', 2).effects] })),
  ),
  lawOf(
    'effect.list',
    body(FOE, () => bears('weak', 0)),
  ),
  lawOf(
    'effect.poison-adds-up',
    body(FIGHTER, () => bears('poison', 7)),
  ),
  lawOf(
    'effect.taunted',
    body(OTHER, () => bears('taunted', 0)),
  ),
  lawOf(
    'monster.champion-resilience',
    body(FOE, () => bears('immobile', 0)),
  ),
  lawOf(
    'damage.monster-dies',
    body(OTHER, () => ({ hitpoints: 0 })),
  ),
  lawOf(
    'encounter.effects-cleared',
    body(FIGHTER, () => bears('weak', 1)),
    exploring,
  ),
  lawOf(
    'encounter.shield-reflect-cleared',
    body(FIGHTER, () => ({ shield: 1 })),
    exploring,
  ),
  lawOf(
    'encounter.victors-healed',
    body(FIGHTER, () => ({ hitpoints: 0 })),
    exploring,
  ),
  lawOf('fate.extra-surges', ({ table }) => Object.assign(heroOf(table, FIGHTER), { fate: -1 })),
  lawOf(
    'grid.square-tiles',
    body(ROGUE, () => ({ at: sq(1, 2) })),
  ),
  lawOf(
    'encounter.whole-map',
    body(ROGUE, () => ({ at: sq(9, 9) })),
  ),
  lawOf(
    'move.not-through-crystals',
    body(ROGUE, () => ({ at: sq(0, 0) })),
  ),
  lawOf('tiles.no-overlap', floor({ tiles: [tile(900, 'corner', block(0, 0, 1, 1))] })),
  lawOf('tiles.sizes', floor({ tiles: [tile(900, 'section', block(30, 30, 31, 31))] })),
  lawOf('tiles.exits', floor({ openings: [{ id: 900, tile: 1, left: sq(4, 0), right: sq(5, 0), way: NORTH }] })),
  lawOf('crystal.consumed', expedition({ crystals: [sq(9, 9)] })),
  lawOf(
    'dungeon.one-monster-type',
    body(OTHER, () => ({ record: 'zombie' })),
  ),
  lawOf('encounter.ends', expedition({ encounter: null, turn: null, attack: null })),
  lawOf('monster.sheet', encounter({ sheet: [] })),
  lawOf('monster.pointer-stays', encounter({ pointer: 7 })),
  lawOf('explore.not-during-encounter', asks({ kind: 'explore' })),
  lawOf('down.truncated-turn', asks({ kind: 'down', who: FIGHTER, squares: [] })),
  lawOf('turn.move-then-attack', asks({ kind: 'turn', who: ROGUE })),
  lawOf('move.up-to-speed', turn({ left: -1 })),
  lawOf('attack.declare', expedition({ attack: null })),
  lawOf('activator.pay-cost', blow({ surges: -1 })),
  lawOf('momentum.before-damage', blow({ hasDamage: true })),
  lawOf('resolution.hit-fixed-at-momentum', blow({ isHit: true })),
  lawOf('activator.once-unless-repeat', blow({ bought: ['cleave', 'cleave'] })),
  lawOf('attack.focus-without-target', blow({ target: null, hasMomentum: true, isHit: false })),
  lawOf('expedition.all-unconscious-fails', ({ table }) => {
    for (const hero of table.party) hero.hitpoints = 0;
  }),
  lawOf('glory.zero-fails-at-once', expedition({ glory: 0 })),
  lawOf('loot.expedition-purse', expedition({ purse: -1 })),
  lawOf('loot.common-stock', ({ table }) => Object.assign(table, { raw: -1 })),
  lawOf('town.pay-own-purse', ({ table }) => Object.assign(heroOf(table, ROGUE), { crowns: -1 })),
  lawOf('party.one-to-three-heroes', ({ table }) => table.party.push(...table.party)),
  lawOf('party.seats-in-a-ring', ({ table }) => table.party.reverse()),
  lawOf('wagon.roster-of-six', ({ table }) => table.wagon.push(...table.party, ...table.party)),
  lawOf('monster.played-by', asks({ kind: 'turn', who: FOE })),
];

/** The first who is asked is asked this instead. */
function asks(question: Draft['asks'][number]['question']) {
  return (draft: Draft): void => {
    draft.asks = draft.asks.map((asked) => ({ ...asked, question }));
  };
}

test.each(CASES.map(({ rule, ...one }) => [rule, one] as const))(
  '[%s] is a law that can be broken',
  (rule, { breaks, begun }) => {
    expect(broken(begun(), breaks)).toContain(rule);
  },
);

test('[hidden.no-secrets-between-players] a sight has all of the table', () => {
  const { state } = beginning();
  const table = { ...state.table, kept: 'back' };
  expect(viewLaws({ ...state, table }, state.table).join()).toContain('hidden.no-secrets-between-players');
});

test('[hidden.nothing-rolled-ahead] a sight has no dice', () => {
  const { state } = beginning();
  const more = { ...state.table, rng: state.rng };
  expect(viewLaws(state, state.table)).toEqual([]);
  expect(viewLaws(state, more).join()).toContain('hidden.nothing-rolled-ahead');
});
