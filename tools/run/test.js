// Everything that must hold before a change lands: `npm test`. With `--long`, what is random is tried many times as
// often, and the rules are broken on purpose; with `--engines`, only what could differ from one engine to the next, on
// both of them.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.js';
import { ensureNode24 } from './node24.js';
import { ensureBuilt, ensureInstalled, ensureWebBuilt, ROOT } from './prepare.js';

const args = process.argv.slice(2);
const isLong = args.includes('--long');
/** What only this program understands; the rest says which tests are wanted. */
const OURS = ['--no-tests', '--engines', '--long'];
const wanted = args.filter((arg) => !OURS.includes(arg));

/** @typedef {readonly [name: string, script: string, args: readonly string[]]} Step */

/** @type {(game: string) => Step} */
const counting = (game) => [
  `every rule of ${game} has its code and its story`,
  'packages/cli/bin/questhall.js',
  ['rules', game, '--check'],
];

/** @type {readonly Step[]} one core each: what one thread has checked of a type, the next would check again */
const CHECKS = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']],
  ['types of the tests', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.tests.json', '--singleThreaded']],
  ['types of the page’s tests', 'node_modules/typescript/bin/tsc', ['-p', 'packages/web/e2e', '--singleThreaded']],
  ['who imports whom', 'tools/dist/boundaries.js', []],
  ['packages in order', 'tools/dist/packages.js', []],
  ['reference up to date', 'tools/dist/api.js', ['--check']],
  ['nothing unused', 'node_modules/knip/bin/knip.js', []],
];
const VITEST = 'node_modules/vitest/vitest.mjs';
const REPORTERS = ['--reporter=default', '--reporter=./tools/run/slowest.js', '--reporter=./tools/run/failures.js'];
/** @type {Step} */
const TESTS = ['tests', VITEST, ['run', ...REPORTERS, ...wanted]];

/** How many times as many random games, tables and storms the long form tries; the second engine plays a sample. */
const EFFORT_LONG = '10';
const EFFORT_SECOND = '0.1';

/**
 * Breaks the rules of a game, or what it stands on, in some places, to see that a test notices.
 * @type {(field: string) => Step}
 */
const mutating = (field) => [
  `what no test notices in ${field}`,
  'tools/run/tool.js',
  ['mutate', field, '--sample', '100', '--aim', '95'],
];

/**
 * The page in a real browser; left out when only some of the tests are wanted.
 * @type {Step}
 */
const PAGE = ['the page in a browser', 'node_modules/@playwright/test/cli.js', ['test', '--config', 'packages/web']];

/**
 * What could differ from one engine to the next: the kernel, tables and their shelves, conformance and golden
 * playthroughs of every game, and the lab's threads. What the suite of conformance finds is the same on both.
 * @type {(engine: string) => Step}
 */
const differing = (engine) => [
  `on ${engine}: kernel, table, conformance, playthroughs, lab`,
  VITEST,
  [
    'run',
    ...REPORTERS,
    'packages/kernel',
    'packages/grid',
    'packages/table',
    'packages/players',
    'packages/lab',
    'conform',
    'playthroughs',
  ],
];

/** @type {string[]} */
const failed = [];

/**
 * @param {Step} step
 * @param {Readonly<Record<string, string>>} env
 */
async function take([name, script, rest], env = {}, node = process.execPath) {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const child = spawn(node, [join(ROOT, script), ...rest], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  finish(name, status === 0, started);
}

/**
 * Steps that do not depend on each other, as many at a time as there are cores; each says what it has to say when it is done.
 * @param {readonly Step[]} steps
 */
async function takeSideBySide(steps) {
  const left = [...steps];
  const lane = async () => {
    for (let step = left.shift(); step !== undefined; step = left.shift()) await takeAside(step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/**
 * @param {Step} step
 * @param {Readonly<Record<string, string>>} env
 */
async function takeAside([name, script, rest], env = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(ROOT, script), ...rest], {
    cwd: ROOT,
    env: { ...process.env, ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  console.log(`\n── ${name} ──`);
  process.stdout.write(Buffer.concat(said));
  finish(name, status === 0, started);
}

/**
 * @param {string} name
 * @param {boolean} isGreen
 * @param {number} started
 */
function finish(name, isGreen, started) {
  console.log(`${isGreen ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!isGreen) failed.push(name);
}

ensureInstalled();
ensureBuilt();
const { GAME_IDS } = await import('@questhall/catalogue'); // not there before the first build
const isAllWanted = args.every((arg) => arg === '--long');
const isEnginesOnly = args.includes('--engines');
const page = isAllWanted ? Promise.all([ensureBrowser(), ensureWebBuilt()]) : null; // made ready beside the checks
const node24 = isAllWanted || isEnginesOnly ? ensureNode24() : null;
if (!isEnginesOnly) await takeSideBySide([...CHECKS, ...GAME_IDS.map(counting)]);
// All on the faster engine, and what could differ on the one at hand, which is often the oldest that will do.
const faster = (await node24) ?? process.execPath;
if (node24 !== null && faster === process.execPath) failed.push('Node 24');
if (isEnginesOnly) await take(differing('Node 24'), {}, faster);
else if (!args.includes('--no-tests')) await take(TESTS, isLong ? { QUESTHALL_EFFORT: EFFORT_LONG } : {}, faster);
const second = differing(`Node ${process.version}`);
const sample = { QUESTHALL_EFFORT: EFFORT_SECOND };
if (page !== null) {
  const [chromium] = await page;
  const [name, script, rest] = second;
  const beside = takeAside([name, script, [...rest, '--maxWorkers=1']], sample); // a browser waits often, and so does a disk
  if (chromium === null) failed.push(PAGE[0]);
  else await take(PAGE, { CHROMIUM: chromium }, faster);
  await beside;
} else if (node24 !== null) await take(second, sample);
if (isLong && isAllWanted) for (const field of [...GAME_IDS, 'tiles']) await take(mutating(field));
console.log(failed.length === 0 ? '\nAll green.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
