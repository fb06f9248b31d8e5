import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { SAVE_LENGTH_MAX } from '@questhall/kernel';
import { readSave, type Save } from '@questhall/table';
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
export function readText(path: string): string {
  try {
    if (statSync(path).size > SAVE_LENGTH_MAX) throw new UserError(`${path}: too large`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`${path}: ${reasonOf(error)}`);
  }
}

/** The save in a file; what is wrong with it is told with the file's name. */
export function loadSave(path: string): Save {
  return orUserError(readSave(readText(path)), `${path}: `);
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
  const target = existsSync(path) ? realpathSync(path) : path;
  const isPlain = !existsSync(target) || statSync(target).isFile();
  const part = isPlain ? `${target}.${process.pid}.part` : target;
  try {
    writeFileSync(part, text, { flush: isPlain });
    if (isPlain) renameSync(part, target);
  } catch (error) {
    if (isPlain) rmSync(part, { force: true });
    throw new UserError(`${path} cannot be written: ${reasonOf(error)}`);
  }
}
