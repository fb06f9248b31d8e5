import type { Side } from '../content/index.ts';
import { type Entity, type EntityId, FIRST_MONSTER, type SheetLine, type Table } from '../types/index.ts';
import { findEntity, isConscious, recordOf } from './entities.ts';

type Figures = Pick<Table, 'party' | 'expedition'>;

const isHeroes = (id: EntityId): boolean => id < FIRST_MONSTER;

/** A monster's line of the Monster Sheet: the dead have one too. */
export const lineOf = ({ expedition }: Pick<Table, 'expedition'>, id: EntityId): SheetLine | null =>
  expedition?.encounter?.sheet.find(({ monster }) => monster === id) ?? null;

/** Whoever this is, alive or dead. */
function isMinion(table: Figures, id: EntityId): boolean {
  if (isHeroes(id)) return false;
  const monster = findEntity(table, id) ?? lineOf(table, id);
  return monster !== null && 'record' in monster && recordOf(monster).rank === 'minion';
}

export const isChampion = (table: Figures, id: EntityId): boolean => !isHeroes(id) && !isMinion(table, id);

/** Whether somebody, dead or alive, is of the sort that is meant, seen from the user. [core.entity] */
export function isMeant(table: Figures, user: EntityId, side: Side, id: EntityId): boolean {
  const isSame = isHeroes(user) === isHeroes(id);
  switch (side) {
    case 'ally':
      return isSame && id !== user;
    case 'self-or-ally':
      return isSame;
    case 'enemy':
      return !isSame;
    case 'other-enemy':
      return !isSame && id !== table.expedition?.attack?.target;
    case 'minion':
    case 'dead-minion':
      return isMinion(table, id);
    case 'ally-or-minion':
      return id !== user && (isSame || isMinion(table, id));
  }
}

/** Minions killed in this Encounter that have not come back, in the order of the Monster Sheet. */
export const deadMinions = (table: Figures): EntityId[] =>
  (table.expedition?.encounter?.sheet ?? [])
    .filter(({ state, monster }) => state === 'dead' && isMinion(table, monster))
    .map(({ monster }) => monster);

/** The declared target of the Attack that is being made, as long as it stands. [attack.target-must-live] */
export function standingTarget(table: Figures): Entity | null {
  const id = table.expedition?.attack?.target ?? null;
  const target = id === null ? null : findEntity(table, id);
  return target !== null && isConscious(target) ? target : null;
}

/** It has left its old line for a new one at the end, and has no Purse. [monster.sheet] */
export const withRaised = (sheet: readonly SheetLine[], was: EntityId, line: SheetLine): readonly SheetLine[] => [
  ...sheet.map((other): SheetLine => (other.monster === was ? { ...other, state: 'left' } : other)),
  line,
];
