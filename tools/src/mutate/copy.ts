import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'questhall-mutate-';
const LEFT_BEHIND: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  '.types',
  '.git',
  '.questhall',
  'screenshots',
  'coverage',
]);
const OURS = '@questhall';

/** A copy of the sources outside of the working tree, which nobody else looks at. */
export interface Copy {
  readonly root: string;
  readonly remove: () => void;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What a run left behind that was killed before it could clear up. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^questhall-mutate-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** Libraries are shared with the working tree; our own packages are those of the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(join(to, OURS), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OURS && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(join(from, OURS)))
    symlinkSync(readlinkSync(join(from, OURS, name)), join(to, OURS, name), 'junction');
}

export function makeCopy(tree: string): Copy {
  sweep();
  const root = realpathSync(mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`)));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    cpSync(tree, root, { recursive: true, filter: (path) => !LEFT_BEHIND.has(basename(path)) });
    linkModules(join(tree, 'node_modules'), join(root, 'node_modules'));
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

/** Every file below a folder, from that folder, sorted. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** A fingerprint of every file in some folders. */
export function fingerprint(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of filesIn(join(root, folder)))
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
