import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of our own packages among those that are installed. */
const OURS = '@questhall';

/** What somebody asked for cannot be had, in a sentence; not a fault of the bench. */
export class Unavailable extends Error {}

/** Another commit, built, in a folder of its own. */
export interface Checkout {
  readonly root: string;
  /** `8e09016 The subject of the commit`. */
  readonly title: string;
}

interface Caller {
  say(line: string): void;
  /** What takes the folder away again, and git's note of it: handed over before there is anything to take away. */
  leave(remove: () => void): void;
}

/** Checks a commit out beside the working tree and builds what plays its games. */
export async function checkOut(repository: string, commit: string, { say, leave }: Caller): Promise<Checkout> {
  const title = titleOf(repository, commit);
  const folder = mkdtempSync(join(tmpdir(), 'questhall-beside-'));
  const root = join(folder, 'checkout');
  leave(() => {
    git(repository, ['worktree', 'remove', '--force', root]);
    rmSync(folder, { recursive: true, force: true });
  });
  say(`checking out ${title}`);
  const added = git(repository, ['worktree', 'add', '--detach', '--quiet', root, commit]);
  if (added.status !== 0) throw new Unavailable(`${commit} cannot be checked out: ${added.stderr.trim()}`);
  say(`installing for ${title}`);
  if (hasSameModules(repository, root)) borrowModules(repository, root);
  else await expectToRun('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], root);
  say(`building ${title}`);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await expectToRun(process.execPath, [compiler, '-b', '--noCheck', 'packages/lab'], root); // it is only to be played
  return { root, title };
}

function titleOf(repository: string, commit: string): string {
  if (git(repository, ['rev-parse', '--git-dir']).status !== 0)
    throw new Unavailable(`${repository} is not a git repository: there is nothing to compare with`);
  const { status, stdout } = git(repository, ['log', '-1', '--format=%h %s', `${commit}^{commit}`, '--']);
  if (status !== 0)
    throw new Unavailable(`there is no commit "${commit}" here; a shallow clone has only the youngest ones`);
  return stdout.trim();
}

function git(
  repository: string,
  args: readonly string[],
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
}

interface Locked {
  readonly version?: string;
  /** Where a package of our own lies. */
  readonly resolved?: string;
  readonly link?: boolean;
}

function lockedIn(root: string): readonly (readonly [path: string, locked: Locked])[] {
  const lockfile: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lockfile.packages).filter(([path]) => path.includes('node_modules/'));
}

/** Whether all that a checkout needs is installed here, in the very version. */
function hasSameModules(here: string, there: string): boolean {
  const installed = new Map(lockedIn(here).map(([path, { version }]) => [path, version]));
  return lockedIn(there).every(
    ([path, { version, link }]) => link || (path.startsWith('node_modules/') && installed.get(path) === version),
  );
}

/** Links the installed packages one by one, except our own: those must lead into the other checkout. */
function borrowModules(here: string, there: string): void {
  const modules = join(there, 'node_modules');
  mkdirSync(join(modules, OURS), { recursive: true });
  for (const name of readdirSync(join(here, 'node_modules')))
    if (name !== OURS) symlinkSync(join(here, 'node_modules', name), join(modules, name));
  for (const [path, { link, resolved }] of lockedIn(there))
    if (link && resolved) symlinkSync(join(there, resolved), join(there, path));
}

/** Runs a command in a folder; what it says is shown when it fails. */
function expectToRun(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    let said = '';
    const listen = (text: Buffer): void => {
      said += text.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0
        ? resolve()
        : reject(new Unavailable(`${[command, ...args].join(' ')} failed in ${cwd}:\n${said.trim()}`)),
    );
  });
}
