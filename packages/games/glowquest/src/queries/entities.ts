import type { Cell } from '@questhall/grid';
import { isNear } from '@questhall/tiles';
import type { MonsterRecord, PartySize } from '../content/index.ts';
import { recordWith } from '../own/index.ts';
import {
  type Entity,
  type EntityId,
  FIRST_MONSTER,
  type HeroInPlay,
  type MonsterInPlay,
  type OpenTable,
  type Question,
} from '../types/index.ts';

type Figures = Pick<OpenTable, 'heroes' | 'monsters'>;

export const isHero = (entity: Entity): entity is HeroInPlay => entity.id < FIRST_MONSTER;

export function findEntity({ heroes, monsters }: Figures, id: EntityId): Entity | null {
  if (id < FIRST_MONSTER) return heroes[id] ?? null;
  return monsters.find((monster) => monster.id === id) ?? null;
}

export function entityOf(table: Figures, id: EntityId): Entity {
  const entity = findEntity(table, id);
  if (entity === null) throw new Error(`no entity ${id}`);
  return entity;
}

export function heroOf({ heroes }: Pick<OpenTable, 'heroes'>, id: EntityId): HeroInPlay {
  const hero = heroes[id];
  if (hero === undefined) throw new Error(`no hero ${id}`);
  return hero;
}

/** What a monster is by its sheet, or by what a file has made of it. */
export const recordOf = ({ record, own }: Pick<MonsterInPlay, 'record' | 'own'>): MonsterRecord =>
  recordWith(record, own);

/** A hero lies unconscious at 0 Hitpoints; a monster would be dead. [down.state] */
export const isConscious = (entity: Entity): boolean => entity.hitpoints > 0;

/**
 * Whether somebody can go on with what it is doing: it stands, and has not fallen in its own Turn, not even to wake
 * again. [turn.cut-short]
 */
export function canGoOn(table: Figures & Pick<OpenTable, 'turn'>, id: EntityId): boolean {
  const entity = findEntity(table, id);
  return entity !== null && isConscious(entity) && !(table.turn?.who === id && table.turn.isCut);
}

/** As long as a card may still keep it up, a hero at 0 Hitpoints has not fallen. [damage.hero-falls] */
export const hasFallen = (entity: Entity, asks: readonly { readonly question: Question }[]): boolean =>
  !isConscious(entity) && !asks.some(({ question }) => question.kind === 'brink' && question.who === entity.id);

/** Who stands there: no two ever share a square. [term.entity] */
export function entityAt({ heroes, monsters }: Figures, cell: Cell): Entity | null {
  for (const hero of heroes) if (hero.at === cell) return hero;
  for (const monster of monsters) if (monster.at === cell) return monster;
  return null;
}

/** Its side without itself. [term.sides] */
export function alliesOf({ heroes, monsters }: Figures, entity: Entity): Entity[] {
  const side: Entity[] = isHero(entity) ? heroes : monsters;
  return side.filter((one) => one !== entity && one.id !== entity.id);
}

/** The other side, as far as it is conscious. [term.sides, term.unconscious-still-entity] */
export function enemiesOf({ heroes, monsters }: Figures, entity: Entity): readonly Entity[] {
  return isHero(entity) ? monsters : heroes.filter(isConscious);
}

/** Conscious enemies next to a square. */
export const enemiesNear = (table: OpenTable, entity: Entity, cell: Cell): Entity[] =>
  enemiesOf(table, entity).filter((enemy) => isNear(table.floor, cell, enemy.at));

export const isEnemy = (a: Entity, b: Entity): boolean => isHero(a) !== isHero(b);

/** A number for tables that go by party size. [scale.party-fixed] */
export const partySize = ({ heroes }: Pick<OpenTable, 'heroes'>): PartySize =>
  heroes.length === 1 ? 1 : heroes.length === 2 ? 2 : 3;
