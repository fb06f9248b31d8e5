import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { plainText } from '@questhall/border';
import { SAVE_LENGTH_MAX } from '@questhall/kernel';
import { type Exported, readExported } from '@questhall/table';
import { orUserError, UserError } from './user-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this is not allowed',
  EISDIR: 'this is a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written',
  ENOTDIR: 'part of the path is not a folder',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

/** The text of a file, or what is wrong with it. */
function readText(path: string): string {
  const read = plainText(readBytes(path));
  if (!read.ok) throw new UserError(`${path}: ${read.problem.message}`);
  return read.value;
}

function readBytes(path: string): Uint8Array {
  try {
    if (statSync(path).size > SAVE_LENGTH_MAX) throw new UserError(`${path}: too large`);
    return readFileSync(path);
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`${path}: ${reasonOf(error)}`);
  }
}

/** Whether it is from another program, and is brought in rather than read. */
export const isForeign = (text: string): boolean => /^\ufeff?\s*</.test(text);

/** What somebody has written for a game to read. */
export function readWritten(path: string): string {
  const text = readText(path);
  if (isForeign(text))
    throw new UserError(`${path}: this is a file of another program; npx questhall import ${path} --out my.quest`);
  return text;
}

/** The same for an option. Whoever names a file means something by it, and nothing is not that. */
export function readValue(path: string): string {
  const text = readWritten(path);
  if (text.trim() === '') throw new UserError(`${path}: there is nothing in this file`);
  return text;
}

/** What somebody has exported to a file; what is wrong with it is told with the file's name. */
export function loadExported(path: string): Exported {
  return orUserError(readExported(readText(path)), `${path}: `);
}

/** Whether a file could be written there, before hours of work go into it. */
export function expectWritable(path: string): void {
  try {
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK);
  } catch (error) {
    throw new UserError(`${path} cannot be written: ${reasonOf(error)}`);
  }
}

/** All or nothing: a file is there whole, or as it was before. */
export function writeFile(path: string, text: string): void {
  const { part, isPlain, finish, giveUp } = placeFor(path);
  try {
    orUnwritable(path, () => writeFileSync(part, text, { flush: isPlain }));
    finish();
  } finally {
    giveUp();
  }
}

/** The same piece by piece, so that nobody holds the whole of it. What goes wrong with the pieces is passed on. */
export async function writePieces(path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const { part, isPlain, finish, giveUp } = placeFor(path);
  try {
    const file = orUnwritable(path, () => openSync(part, 'w'));
    try {
      for await (const piece of pieces) orUnwritable(path, () => appendFileSync(file, piece));
      if (isPlain) orUnwritable(path, () => fsyncSync(file));
    } finally {
      closeSync(file);
    }
    finish();
  } finally {
    giveUp();
  }
}

/** Where to write before a file gets its name; what is no plain file, such as a pipe, is written at once. */
function placeFor(path: string): {
  readonly part: string;
  readonly isPlain: boolean;
  finish(): void;
  /** Leaves no trace of what was not finished. */
  giveUp(): void;
} {
  const target = existsSync(path) ? realpathSync(path) : path;
  const isPlain = !existsSync(target) || statSync(target).isFile();
  const part = isPlain ? `${target}.${process.pid}.part` : target;
  return {
    part,
    isPlain,
    finish: () => orUnwritable(path, () => (isPlain ? renameSync(part, target) : undefined)),
    giveUp: () => (isPlain ? rmSync(part, { force: true }) : undefined),
  };
}

function orUnwritable<X>(path: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    throw new UserError(`${path} cannot be written: ${reasonOf(error)}`);
  }
}
