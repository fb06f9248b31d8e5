import type { Amount } from '../vocabulary.ts';
import { NotationError } from './error.ts';
import type { Labels } from './labels.ts';

/** Between the clauses of a card, and between its columns. */
export const DOT = ' · ';
export const BAR = ' | ';
/** Where a column is empty. */
export const EMPTY = '—';

/** `+2` or `−2`, with the minus sign of the printer. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const numberOf = (text: string | undefined): number => Number(text?.replace('−', '-'));

/** What stands behind a sign: a number, `#`, `k`, `2k/k>2` or `2k/k>3`. Only a number can be less. */
export const amountOf = (text: string | undefined): Amount => {
  switch (text) {
    case '+#':
      return '#';
    case '+k':
      return 'k';
    case '+2k/k>2':
      return '2k/k>2';
    case '+2k/k>3':
      return '2k/k>3';
    default:
      return numberOf(text);
  }
};

export const amount = (by: Amount): string => (typeof by === 'number' ? signed(by) : `+${by}`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The id that is written so. */
export function idOf<K extends string>(labels: Labels<K>, label: string | undefined): K | null {
  for (const id in labels) if (labels[id] === label) return id;
  return null;
}

/** The same where there has to be one. */
export function readLabel<K extends string>(labels: Labels<K>, label: string, at: string): K {
  const id = idOf(labels, label);
  if (id === null) throw new NotationError(at, label, `write one of ${Object.values(labels).join(', ')}`);
  return id;
}

const OPENING = '([';
const CLOSING = ')]';

/** The parts of a text between separators that stand in no brackets and in no code. */
export function split(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let isCode = false;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '`') isCode = !isCode;
    if (OPENING.includes(letter)) depth++;
    if (CLOSING.includes(letter)) depth--;
    if (depth > 0 || isCode || !text.startsWith(separator, at)) continue;
    parts.push(text.slice(start, at));
    start = at + separator.length;
    at = start - 1;
  }
  return [...parts, text.slice(start)];
}

/**
 * Everything that is read from cards is shared by every match, so nobody may change it. Of lists only the type sees to
 * that: going through a frozen one is so slow that a game took a quarter longer.
 */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    if (!Array.isArray(value)) Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
