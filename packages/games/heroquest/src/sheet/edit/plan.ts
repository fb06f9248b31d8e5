import { readText } from '../parse.ts';
import type { Plan, Room, Square } from '../sheet.ts';
import { CORRIDOR, columnOf, rowOf, widthOf } from '../squares.ts';
import { writePlan } from './write.ts';

/** Makes squares part of a room, or of the corridor. */
export function paint(text: string, squares: readonly Square[], room: Room): string {
  const { plan } = readText(text).sheet;
  const rows = plan.map((row) => [...row]);
  for (const square of squares) {
    const row = rows[rowOf(plan, square)];
    if (row !== undefined) row[columnOf(plan, square)] = room;
  }
  const painted = rows.map((row) => row.join(''));
  return painted.every((row, at) => row === plan[at]) ? text : writePlan(text, painted);
}

/** Adds corridor to the right and below, or cuts off there: squares keep their names. */
export function resize(text: string, columns: number, rows: number): string {
  const { plan } = readText(text).sheet;
  if (columns === widthOf(plan) && rows === plan.length) return text;
  const row = (at: number): string => (plan[at] ?? '').slice(0, columns).padEnd(columns, CORRIDOR);
  return writePlan(
    text,
    Array.from({ length: rows }, (_, at) => row(at)),
  );
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** A letter for one room more; null when all are taken. */
export function freeRoom(plan: Plan): Room | null {
  const taken = new Set(plan.join(''));
  return LETTERS.find((letter) => !taken.has(letter)) ?? null;
}
