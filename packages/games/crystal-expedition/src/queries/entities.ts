import type { Cell } from '@questhall/grid';
import { isNear } from '@questhall/tiles';
import type { MonsterRecord, PartySize } from '../content/index.ts';
import { recordWith } from '../own/index.ts';
import {
  type Dungeon,
  type Entity,
  type EntityId,
  type Expedition,
  FIRST_MONSTER,
  type Hero,
  type Monster,
  type Table,
} from '../types/index.ts';

type Figures = Pick<Table, 'party' | 'expedition'>;

/** The expedition that is going on: asked for only where there is one. */
export function expeditionOf({ expedition }: Pick<Table, 'expedition'>): Expedition {
  if (expedition === null) throw new Error('no expedition is going on');
  return expedition;
}

export function dungeonOf(table: Pick<Table, 'expedition' | 'dungeons'>): Dungeon {
  const dungeon = table.dungeons[expeditionOf(table).dungeon];
  if (dungeon === undefined) throw new Error('no such dungeon');
  return dungeon;
}

export const isHero = (entity: Entity): entity is Hero => entity.id < FIRST_MONSTER;

/** A party may have an empty place between two heroes. [wagon.create-or-switch] */
export const findHero = ({ party }: Pick<Table, 'party'>, id: EntityId): Hero | null =>
  party.find((hero) => hero.id === id) ?? null;

export function heroOf(table: Pick<Table, 'party'>, id: EntityId): Hero {
  const hero = findHero(table, id);
  if (hero === null) throw new Error(`no hero ${id}`);
  return hero;
}

export const monstersOf = ({ expedition }: Pick<Table, 'expedition'>): readonly Monster[] =>
  expedition === null ? [] : expedition.monsters;

export function findEntity(table: Figures, id: EntityId): Entity | null {
  if (id < FIRST_MONSTER) return findHero(table, id);
  return monstersOf(table).find((monster) => monster.id === id) ?? null;
}

export function entityOf(table: Figures, id: EntityId): Entity {
  const entity = findEntity(table, id);
  if (entity === null) throw new Error(`no entity ${id}`);
  return entity;
}

/** What a monster is by its record, or by what a file has made of it. */
export const recordOf = ({ record, own }: Pick<Monster, 'record' | 'own'>): MonsterRecord => recordWith(record, own);

/** A hero lies Unconscious at 0 Hitpoints; a monster would be dead. [damage.hero-falls] */
export const isConscious = ({ hitpoints }: Pick<Entity, 'hitpoints'>): boolean => hitpoints > 0;

/** Who stands there: no two ever share a square. [grid.square-tiles] */
export function entityAt({ party, expedition }: Figures, cell: Cell): Entity | null {
  for (const hero of party) if (hero.at === cell) return hero;
  for (const monster of expedition?.monsters ?? []) if (monster.at === cell) return monster;
  return null;
}

/** Its side without itself. [core.entity] */
export function alliesOf(table: Figures, entity: Entity): readonly Entity[] {
  const side: readonly Entity[] = isHero(entity) ? table.party : monstersOf(table);
  return side.filter(({ id }) => id !== entity.id);
}

/** The other side, as far as it is conscious. [core.entity, down.not-targeted] */
export const enemiesOf = (table: Figures, entity: Entity): readonly Entity[] =>
  isHero(entity) ? monstersOf(table) : table.party.filter(isConscious);

/** Conscious enemies next to a square. */
export function enemiesNear(table: Figures, entity: Entity, cell: Cell): readonly Entity[] {
  const { floor } = expeditionOf(table);
  return enemiesOf(table, entity).filter(({ at }) => isNear(floor, cell, at));
}

/** A number for tables that go by the size of the party, conscious or not. [monster.counts] */
export const partySize = ({ party }: Pick<Table, 'party'>): PartySize =>
  party.length === 1 ? 1 : party.length === 2 ? 2 : 3;
