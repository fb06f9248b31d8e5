import { check, cloneState, type State, step } from '@questhall/kernel';
import { kingSteps, xOf, yOf } from '@questhall/tiles';
import type { ActivatorId, Gains, InterruptId, ItemId, Level } from '../../src/content/index.ts';
import { ITEMS } from '../../src/content/items.ts';
import type { Clause, Whom } from '../../src/content/vocabulary.ts';
import { answers, owns } from '../../src/content/write.ts';
import type { Draft } from '../../src/frames/agenda.ts';
import { crystalExpedition } from '../../src/game.ts';
import { entityOf, expeditionOf, isHero, recordOf } from '../../src/queries/entities.ts';
import { newPiece } from '../../src/queries/fresh.ts';
import { sheetOf } from '../../src/queries/sheet.ts';
import { statisticsBy } from '../../src/queries/stats.ts';
import type { Action, Attack, Build, CrystalExpedition, Entity, EntityId } from '../../src/types/index.ts';
import { type Scene, story } from '../scene.ts';

// Pieces that no smith has made, used through the rules: whatever the vocabulary can express has to come true.

export type Match = State<CrystalExpedition>;

/** The names that made-up things go by; nobody in these stories owns anything else of that name. */
export const MADE: ActivatorId = 'catch-breath';
export const ANSWER: InterruptId = 'too-stubborn';

/** What stands in for a made-up piece unless it has to be a weapon. */
const ROBE: ItemId = 'quilted-robe';

/**
 * Somebody who wears a piece that says this. What follows from a build is worked out once, so it is worked out while
 * the piece says so.
 */
export function wearing(gains: Gains, { level = 1, item = ROBE }: { level?: Level; item?: ItemId } = {}): Build {
  const book = ITEMS as Record<ItemId, (typeof ITEMS)[ItemId]>; // read-only for everybody but those who make up pieces
  const printed = book[item];
  const pieces = [newPiece('longsword'), { ...newPiece(item), level }];
  const main = item === ROBE ? 0 : 1;
  const build: Build = { race: 'elf', raceLevel: 1, heroClass: 'fighter', classLevel: 1, pieces, main, off: null };
  book[item] = { ...printed, levels: [gains, [], [], [], []] };
  sheetOf(build);
  statisticsBy(build);
  book[item] = printed;
  return build;
}

export const withActivator = (clauses: readonly Clause[], terms: Partial<Terms> = {}, level: Level = 1): Build =>
  wearing([owns({ id: MADE, cost: 0, kind: 'free', limit: null, ...terms, clauses })], { level });
type Terms = Omit<Parameters<typeof owns>[0], 'id' | 'clauses'>;

export const withInterrupt = (of: Omit<Parameters<typeof answers>[0], 'id'>, level: Level = 1): Build =>
  wearing([answers({ id: ANSWER, ...of })], { level });

/** The user with one ally beside it and one away; an enemy beside it, one beside that one, and a Champion far off. */
export const [USER, BESIDE, AWAY, NEAR, NEXT, BOSS] = [0, 1, 2, 3, 4, 5] as const;
/** So much more than anybody needs. */
const SURGES = 20;

/** A wide hall; everybody is hurt, and nobody near its end. */
export function hall(build: Build, change: (scene: Scene) => void = () => undefined): Match {
  const { state } = story(
    (scene) => {
      scene.hall(13, 13).hero(USER, 6, 6, { build, hitpoints: 6 });
      scene.hero(BESIDE, 5, 6, { hitpoints: 7 });
      scene.hero(AWAY, 1, 1, { hitpoints: 8 });
      scene.monster('orc-raider', 7, 6, { hitpoints: 20, hitpointsMax: 30 });
      scene.monster('goblin-drummer', 8, 5, { hitpoints: 20, hitpointsMax: 30 });
      scene.monster('orc-shaman', 10, 10, { hitpoints: 20, hitpointsMax: 30 });
      scene.turn(USER);
      change(scene);
    },
    { heroes: ['elf-rogue', 'elf-rogue', 'elf-rogue'] },
  );
  return state;
}

const first = ({ asks }: Match): Match['asks'][number] => {
  const [ask] = asks;
  if (ask === undefined) throw new Error('nobody is asked');
  return ask;
};

/** What the rules say to an action of whoever is asked; null when they let it pass. */
export function refusal(state: Match, action: Action): string | null {
  const { seat, id } = first(state);
  return check(crystalExpedition, state, { seat, ask: id, action })?.rule ?? null;
}

/** What comes of an action, and what is told of it. */
export function heard(state: Match, action: Action, ...dice: readonly number[]) {
  const { seat, id } = first(state);
  const before = cloneState(crystalExpedition, state);
  if (dice.length > 0) before.rng.loaded = [...dice];
  const next = step(crystalExpedition, before, { seat, ask: id, action });
  if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused by ${next.refusal.rule}`);
  return next;
}

export const act = (...what: Parameters<typeof heard>): Match => heard(...what).state;

/** The same match with something in it changed by hand. */
export function changed(state: Match, change: (draft: Draft) => void): Match {
  const draft = cloneState(crystalExpedition, state);
  change(draft);
  return draft;
}

export const use = (...targets: EntityId[]): Action => ({ type: 'use', activator: MADE, targets, isCheaper: false });
const STRIKE: Action = { type: 'attack', target: NEAR, means: 'hand', form: 'melee', element: null };
export const MOMENTUM: Action = { type: 'momentum' };

export const attackIn = ({ table }: Match): Attack => {
  const { attack } = expeditionOf(table);
  if (attack === null) throw new Error('nobody attacks');
  return attack;
};

/** The user has thrown a hit, with Surges to spare; nobody has been pushed yet. */
export const thrown = (state: Match, ...dice: readonly number[]): Match =>
  changed(act(state, STRIKE, ...(dice.length === 0 ? [3, 4, 5] : dice)), ({ table }) => {
    Object.assign(expeditionOf(table).attack ?? {}, { surges: SURGES });
  });

/** It has been pushed: hit or miss is fixed, and Damage is to come. */
export const pushed = (state: Match): Match => act(thrown(state), MOMENTUM);

/** All about somebody that a clause can change. */
export interface Figure {
  at: number;
  hitpoints: number;
  shield: number;
  reflect: number;
  base: number;
  effects: string[];
}

export interface Account {
  readonly figures: Record<EntityId, Figure>;
  aimed: number;
  added: number;
  ignored: number;
  elements: string[];
  encore: EntityId | null;
}

const figureOf = ({ at, hitpoints, shield, reflect, base, effects }: Entity): Figure => ({
  ...{ at, hitpoints, shield, reflect, base },
  effects: effects.map(({ id, n }) => `${id} ${n}`).sort(),
});

export const everybody = ({ table }: Match): readonly Entity[] => [...table.party, ...expeditionOf(table).monsters];

export function accountOf(state: Match): Account {
  const { aimed, added, ignored, elements, encore } = attackIn(state);
  const figures = Object.fromEntries(everybody(state).map((one) => [one.id, figureOf(one)]));
  return { figures, aimed, added, ignored, elements: [...elements], encore };
}

/** Who is meant, told apart by nothing but squares and names: the hall has no walls to look around. */
export function meant(state: Match, whom: Whom): readonly EntityId[] {
  if (!('of' in whom)) return whom.who === 'self' ? [USER] : [NEAR];
  const { of, from, within } = whom;
  const origin = entityOf(state.table, from === 'user' ? USER : NEAR).at;
  const reach = within === 'adjacent' ? 1 : within === 'anywhere' ? 99 : within.base;
  return everybody(state)
    .filter((one) => isOf(one, of) && kingSteps(origin, one.at) <= reach)
    .map(({ id }) => id);
}

function isOf(one: Entity, side: string): boolean {
  const isMinion = !isHero(one) && recordOf(one).rank === 'minion';
  switch (side) {
    case 'ally':
      return isHero(one) && one.id !== USER;
    case 'self-or-ally':
      return isHero(one);
    case 'enemy':
      return !isHero(one);
    case 'other-enemy':
      return !isHero(one) && one.id !== NEAR;
    case 'minion':
      return isMinion;
    default:
      return isMinion || (isHero(one) && one.id !== USER);
  }
}

/** How far somebody stands from a square, and where. */
export const stepsTo = (state: Match, id: EntityId, from: number): number =>
  kingSteps(entityOf(state.table, id).at, from);
export const spotOf = (state: Match, id: EntityId): readonly [number, number] => {
  const { at } = entityOf(state.table, id);
  return [xOf(at), yOf(at)];
};
