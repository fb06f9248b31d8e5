// Makes a fresh checkout ready with nothing but Node and npm: installs what the lockfile names, builds what is stale.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');
const WORK = join(ROOT, '.questhall');
const STAMP = join(WORK, 'built');
const WEB_STAMP = join(WORK, 'web-built');
const WEB = join(ROOT, 'packages/web');
const LOCK = join(WORK, 'building');
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');
const LOCK_POLL_MS = 200;
const LOCK_WAIT_MS_MAX = 180_000;
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.questhall', 'playthroughs', 'docs', 'seeds']);

/** @param {string} line */
const say = (line) => process.stderr.write(`questhall: ${line}\n`);

/** @param {string} path */
const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs when `node_modules` is missing or older than the lockfile. */
export function ensureInstalled() {
  const lockfile = modified(join(ROOT, 'package-lock.json'));
  if (modified(join(ROOT, 'node_modules/.package-lock.json')) >= lockfile) return;
  say('installing what it needs, once (about half a minute) …');
  run(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'the install failed; is the npm registry within reach?',
  );
}

/** Compiles when a source is newer than the last build. Two processes never build at once. */
export function ensureBuilt() {
  if (newest(ROOT) <= modified(STAMP)) return;
  mkdirSync(WORK, { recursive: true });
  const release = lock();
  try {
    if (newest(ROOT) <= modified(STAMP)) return;
    say('building …');
    const started = new Date();
    run(process.execPath, [COMPILER, '-b'], 'the build failed; the errors are above');
    writeFileSync(STAMP, '');
    utimesSync(STAMP, started, started); // what was written during the build is stale
  } finally {
    release();
  }
}

/** Bundles the page when a source is newer than the last bundle; other work may go on beside it. */
export async function ensureWebBuilt() {
  if (newest(ROOT) <= modified(WEB_STAMP) && existsSync(join(WEB, 'dist/index.html'))) return;
  mkdirSync(WORK, { recursive: true });
  const release = lock();
  try {
    say('bundling the page …');
    const started = new Date();
    const args = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', WEB, '--logLevel', 'warn'];
    const bundler = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 2, 2] });
    if ((await new Promise((resolve) => bundler.on('close', resolve))) !== 0) {
      say('the page could not be bundled; the errors are above');
      return process.exit(1);
    }
    writeFileSync(WEB_STAMP, '');
    utimesSync(WEB_STAMP, started, started);
  } finally {
    release();
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} failure
 */
function run(command, args, failure) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', command === 'npm' ? 'ignore' : 2, 2], // npm's chatter is not for newcomers; a compiler's errors are
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status === 0) return;
  say(failure);
  process.exit(1);
}

/**
 * When the youngest source below a folder was written.
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`; // asked of every file at every start, and much cheaper than join
    if (entry.isDirectory()) latest = SKIPPED.has(entry.name) ? latest : Math.max(latest, newest(path));
    else if (/(\.tsx?|\.css|\.html|\.svg|tsconfig.*\.json)$/.test(entry.name))
      latest = Math.max(latest, modified(path));
  }
  return latest;
}

/** Waits for another build to end; one whose process has died does not count. */
function lock() {
  for (let waited = 0; waited < LOCK_WAIT_MS_MAX; waited += LOCK_POLL_MS) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return () => rmSync(LOCK, { force: true });
    } catch {
      if (!isAlive(Number(readFileSync(LOCK, 'utf8')))) rmSync(LOCK, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_POLL_MS);
    }
  }
  say(`another build has been running for too long; if it is not, delete ${LOCK}`);
  return process.exit(1);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // As npm's own prepare step this runs inside an install, or before one when npx looks at a fresh clone: then there is
  // nothing to build with.
  const isInstalling = process.env['npm_lifecycle_event'] === 'prepare';
  if (!isInstalling) ensureInstalled();
  if (!isInstalling || existsSync(COMPILER)) ensureBuilt();
}
