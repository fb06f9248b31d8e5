import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { SAVE_LENGTH_MAX } from '@questhall/kernel';
import { UserError } from './user-error.ts';

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

export function readFile(path: string): string {
  try {
    if (statSync(path).size > SAVE_LENGTH_MAX) throw new UserError(`${path}: larger than any save`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`${path}: ${reasonOf(error)}`);
  }
}

/** All or nothing: a file is there whole, or as it was before. */
export function writeFile(path: string, text: string, mayReplace: boolean): void {
  if (!mayReplace && existsSync(path)) throw new UserError(`${path} is already there`);
  const part = `${path}.${process.pid}.part`;
  try {
    writeFileSync(part, text, { flush: true });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw new UserError(`${path} could not be written: ${reasonOf(error)}`);
  }
}
