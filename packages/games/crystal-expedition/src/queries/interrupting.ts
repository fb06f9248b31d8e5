import { type Interrupt, type Level, TRIGGERS, type Trigger } from '../content/index.ts';
import {
  type Entity,
  type EntityId,
  FIRST_MONSTER,
  type HarmFrame,
  type InterruptsFrame,
  type OwnedInterrupt,
  type Table,
} from '../types/index.ts';
import { type Aim, candidatesFor, isCounted, isInRange } from './aiming.ts';
import { isMet } from './conditions.ts';
import { entityOf, expeditionOf, findEntity, isConscious } from './entities.ts';
import { matters } from './mattering.ts';
import type { Owned, Sheet } from './sheet.ts';
import { isMeant } from './sides.ts';
import { sheetFor } from './stats.ts';
import { timesUsed, usesIn } from './uses.ts';

/** What has happened, to whom, where and by whom. */
type Cause = Pick<InterruptsFrame, 'trigger' | 'to' | 'at' | 'by' | 'how' | 'before'>;

const awaited = new WeakMap<Sheet, ReadonlySet<Trigger>>();

/** Whether somebody owns an Interrupt for this at all. */
export function awaits(table: Table, entity: Entity, trigger: Trigger): boolean {
  const sheet = sheetFor(table, entity);
  const known = awaited.get(sheet);
  if (known !== undefined) return known.has(trigger);
  const triggers = new Set(TRIGGERS.filter((one) => sheet.interrupts.some(({ of }) => of.trigger === one)));
  awaited.set(sheet, triggers);
  return triggers.has(trigger);
}

export const findInterrupt = (table: Table, entity: Entity, id: Interrupt['id']): Owned<Interrupt> | null =>
  sheetFor(table, entity).interrupts.find(({ of }) => of.id === id) ?? null;

/** Those that somebody can use now, in the order in which they are owned. [interrupt.fizzles] */
export function usableBy(
  table: Table,
  owner: Entity,
  frame: InterruptsFrame,
  harm: HarmFrame | null,
): OwnedInterrupt[] {
  if (!awaits(table, owner, frame.trigger) || !mayAnswer(owner, frame)) return [];
  const found: OwnedInterrupt[] = [];
  for (const { of, level } of sheetFor(table, owner).interrupts)
    if (
      of.trigger === frame.trigger &&
      !frame.settled.some(({ who, interrupt }) => who === owner.id && interrupt === of.id) &&
      hasLeft(table, owner, of) &&
      isSetOff(table, owner, of, level, frame) &&
      hasPoint(table, { user: owner, level, trigger: frame.to }, of, harm)
    )
      found.push({ who: owner.id, interrupt: of.id });
  return found;
}

/** Whoever is Unconscious answers nothing but its own fall. [down.no-interrupts] */
const mayAnswer = (owner: Entity, { trigger, to }: Cause): boolean =>
  isConscious(owner) || (trigger === 'fell' && to === owner.id);

/** [interrupt.frequency] */
export function hasLeft(table: Table, owner: Entity, { id, limit }: Interrupt): boolean {
  if (limit.per !== 'attack') return timesUsed(usesIn(owner, limit.per), id) < limit.times;
  const answered = expeditionOf(table).attack?.answered ?? [];
  return answered.filter(({ who, interrupt }) => who === owner.id && interrupt === id).length < limit.times;
}

/** It has happened to whom it is about, and in the circumstances that it names. */
function isSetOff(table: Table, owner: Entity, { to, only }: Interrupt, level: Level, cause: Cause): boolean {
  if (to !== null && (cause.to === null || !isAbout(table, owner, to, level, cause.to, cause.at))) return false;
  switch (only) {
    case null:
      return true;
    case 'first':
      return !cause.before.some((id) => to === null || isOfSort(table, owner, to, id));
    case 'by-enemy':
      return isByEnemy(owner, cause);
    case 'by-attack':
      return isByEnemy(owner, cause) && cause.how !== 'returned';
    case 'by-adjacent':
      return isByEnemy(owner, cause) && isBeside(table, owner, cause.by);
  }
}

type To = NonNullable<Interrupt['to']>;

/** Of the sort that is meant, near or far. */
function isOfSort(table: Table, owner: Entity, to: To, id: EntityId): boolean {
  if (isCounted(to)) return isMeant(table, owner.id, to.of, id);
  return id === owner.id;
}

function isAbout(table: Table, owner: Entity, to: To, level: Level, id: EntityId, at: Cause['at']): boolean {
  if (!isOfSort(table, owner, to, id)) return false;
  if (!isCounted(to) || to.within === 'anywhere') return true;
  const square = findEntity(table, id)?.at ?? at;
  return square !== null && isInRange(expeditionOf(table).floor, owner.at, square, to.within, level);
}

/** By its Attack, its Activator or what it returned; Poison and Crystals are nobody's. [interrupt.lost-hp-to-enemy] */
const isByEnemy = (owner: Entity, { by, how }: Cause): boolean =>
  by !== null &&
  by < FIRST_MONSTER !== owner.id < FIRST_MONSTER &&
  (how === null || how === 'attack' || how === 'activator' || how === 'returned');

function isBeside(table: Table, owner: Entity, by: EntityId | null): boolean {
  const enemy = by === null ? null : findEntity(table, by);
  return enemy !== null && isInRange(expeditionOf(table).floor, owner.at, enemy.at, 'adjacent', 1);
}

/** Something of it would still change anything. */
const hasPoint = (table: Table, aim: Aim, { clauses }: Interrupt, harm: HarmFrame | null): boolean =>
  clauses.some(
    (clause) =>
      isMet(table, aim, clauses, clause) &&
      candidatesFor(table, aim, clause.whom).some((id) => matters(table, aim, clause, id, harm)),
  );

/** Monsters in the order of the Monster Sheet. [interrupt.sheet-order] */
export const monstersInOrder = (table: Table): readonly Entity[] => {
  const lines = expeditionOf(table).encounter?.sheet ?? [];
  return lines.filter(({ state }) => state === 'alive').map(({ monster }) => entityOf(table, monster));
};
