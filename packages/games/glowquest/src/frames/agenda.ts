import { ask, NOBODY, type Seat, type Seats, type State, seatsOf, type Tell } from '@questhall/kernel';
import { heroOf } from '../queries/entities.ts';
import type { Rule } from '../rulebook/index.ts';
import {
  type EntityId,
  FIRST_MONSTER,
  type Frame,
  type Glowquest,
  type OpenTable,
  type Question,
} from '../types/index.ts';

export type Draft = State<Glowquest>;
export type Speaker = Tell<Glowquest>;
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/**
 * Who answers for the monsters: their own seat, the last one, or whoever has just had a Turn. [ctrl.players-may-run]
 */
export function conductor({ table, seats }: Pick<Draft, 'table' | 'seats'>): Seat {
  if (table.monstersBy === 'seat') return seats - 1;
  return heroOf(table, table.encounter?.current ?? table.phase?.hero ?? 0).seat;
}

/** Who wins when the heroes do not. */
export const monstersSeats = ({ table, seats }: Pick<Draft, 'table' | 'seats'>): Seats =>
  table.monstersBy === 'seat' ? seatsOf(seats - 1) : NOBODY;

/** Whoever must decide is asked; for monsters the script answers, unless the house lets their player decide. */
export function decide(draft: Draft, who: EntityId, rule: Rule, question: Question): void {
  if (who < FIRST_MONSTER) ask(draft, heroOf(draft.table, who).seat, rule, question);
  else if (draft.table.house.playersRunMonsters) ask(draft, conductor(draft), rule, question);
  else draft.agenda.push({ kind: 'controller', question });
}

/** What the script leaves open: the monsters' player is asked. */
export function leaveOpen(draft: Draft, who: EntityId, rule: Rule, question: Question): void {
  const seat = who < FIRST_MONSTER ? heroOf(draft.table, who).seat : conductor(draft);
  ask(draft, seat, rule, question);
}

/** Nobody is left to fight: no flight ends it before. [patrol.over-early, enc.no-flight] */
export const isFightOver = ({ encounter, monsters }: Pick<OpenTable, 'encounter' | 'monsters'>): boolean =>
  encounter !== null && monsters.length === 0;
