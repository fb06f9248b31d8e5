import { MONSTERS, type MonsterId } from '../../content/index.ts';
import { type EntityId, FIRST_MONSTER, type View } from '../../types/index.ts';

/** Who is, or was, on the board. */
export type Figures = Pick<View, 'heroes' | 'monsters' | 'roster' | 'rosterNumbers'>;

/** Which record a monster belongs to, and which of its figures it is. */
export interface Called {
  readonly record: MonsterId;
  readonly number: number;
}

/** A monster by its id, dead or alive. */
export function calledIn({ roster, rosterNumbers }: Figures, id: EntityId): Called | null {
  const record = roster[id - FIRST_MONSTER];
  const number = rosterNumbers[id - FIRST_MONSTER];
  return record === undefined || number === undefined ? null : { record, number };
}

/** Leaders have nobody of their kind beside them. */
export function isLeader(view: Figures, id: EntityId): boolean {
  const called = calledIn(view, id);
  return called !== null && MONSTERS[called.record].category !== 'minion';
}

/**
 * Which of its kind a monster is, where there are or were others of it in its fight; null where its name says it all.
 * Whoever is left keeps the number that it had. [monster.figures-numbered]
 */
export function numberIn(view: Figures, id: EntityId): number | null {
  const called = calledIn(view, id);
  if (called === null || isLeader(view, id)) return null;
  const hasOthers = view.monsters.some((one) => one.id !== id && one.record === called.record);
  return hasOthers || hadOthers(view, id, called) ? called.number : null;
}

/** Whether it was not the only one of its record that was set up for its fight: their numbers run on. */
function hadOthers({ roster, rosterNumbers }: Figures, id: EntityId, { record, number }: Called): boolean {
  const next = roster.findIndex((one, i) => i > id - FIRST_MONSTER && one === record);
  return number > 1 || rosterNumbers[next] === number + 1;
}
