import { hashText } from '@questhall/kernel';
import { isCount, isRecord, isText } from '@questhall/wire';
import { isCard, isLines, parseJson } from '../shapes.ts';
import type { Card, Line } from '../shelf.ts';

/**
 * One append, which is one physical line of the file: a hash, a blank, JSON, a line break. A write that was cut short
 * lacks its end or its hash is wrong, so an append is there whole or not at all. The first entry of a file makes the
 * table and carries its header.
 */
export interface Entry {
  /** Counts the entries of the file from 0, so that a missing one is missed, cards without lines included. */
  readonly seq: number;
  /** Who wrote it: two writers never write the same bytes. */
  readonly by: string;
  readonly lines: readonly Line[];
  readonly card: Card;
  readonly header?: unknown;
}

const FORMAT = 1;
const HASH_LENGTH = 16;
const LINE_BREAK = 0x0a;

/** A hash in front of its text. */
export const sign = (text: string): string => `${hashText(text)} ${text}`;

/** The text behind a hash that fits; null for anything else. */
export function readSigned(signed: string): string | null {
  const text = signed.slice(HASH_LENGTH + 1);
  return signed === sign(text) ? text : null;
}

export const makeEntry = (entry: Entry): Buffer =>
  Buffer.from(`${sign(JSON.stringify({ format: FORMAT, ...entry }))}\n`);

function readEntry(signed: string): Entry | null {
  const text = readSigned(signed);
  const raw = text === null ? null : parseJson(text);
  if (!isRecord(raw) || raw['format'] !== FORMAT) return null;
  const { seq, by, lines, card, header } = raw;
  return isCount(seq) && isText(by) && isLines(lines) && isCard(card) ? { seq, by, lines, card, header } : null;
}

/** A physical line: what it says, null if it is damaged, and where in the file it ends. */
export interface Found {
  readonly entry: Entry | null;
  readonly end: number;
}

/**
 * The lines in a piece of the file that begins at `start`. Bytes behind the last line break are a line that was never
 * finished.
 */
export function entriesIn(bytes: Buffer, start: number): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < bytes.length; ) {
    const stop = bytes.indexOf(LINE_BREAK, at);
    const next = stop < 0 ? bytes.length : stop + 1;
    found.push({ entry: stop < 0 ? null : readEntry(bytes.toString('utf8', at, stop)), end: start + next });
    at = next;
  }
  return found;
}

/** Where the first line begins in a piece that begins in the middle of one. */
export const afterBreak = (bytes: Buffer): number => bytes.indexOf(LINE_BREAK) + 1 || bytes.length;
