import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN: string = fileURLToPath(new URL('../../bin/questhall.js', import.meta.url));

/** Where the command runs, and may write. */
export const folder: string = mkdtempSync(join(tmpdir(), 'questhall-'));
export const file = (name: string): string => join(folder, name);

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real command, as somebody would type it. */
export function questhall(line: string, typed = ''): Ran {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [BIN, ...line.split(' ').filter((word) => word !== '')],
    {
      input: typed,
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, TMPDIR: folder, QUESTHALL_HOME: folder },
    },
  );
  return { code: status, out: stdout, err: stderr };
}

export const lines = (...typed: readonly string[]): string => `${typed.join('\n')}\n`;

/** A fight that goes the same way every time. */
export const GOLEM =
  'play dungeonquest --set mode=dice --set hero=hugo --set monster=golem --set monsterLife=5 --seed 11';
