// Everything that must hold before a change lands: `npm test`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.js';
import { ensureBuilt, ensureInstalled, ensureWebBuilt, ROOT } from './prepare.js';

const args = process.argv.slice(2);

/** @typedef {readonly [name: string, script: string, args: readonly string[]]} Step */

/** @type {readonly Step[]} */
const CHECKS = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']],
  ['types of the tests', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.tests.json']],
  ['types of the page’s tests', 'node_modules/typescript/bin/tsc', ['-p', 'packages/web/e2e']],
  ['who imports whom', 'tools/dist/boundaries.js', []],
  ['nothing unused', 'node_modules/knip/bin/knip.js', []],
  ['every rule has its code and its story', 'packages/cli/bin/questhall.js', ['rules', '--check']],
];
/** @type {Step} */
const TESTS = ['tests', 'node_modules/vitest/vitest.mjs', ['run', ...args.filter((arg) => arg !== '--no-tests')]];

/**
 * The page in a real browser; left out when only some of the tests are wanted.
 * @type {Step}
 */
const PAGE = ['the page in a browser', 'node_modules/@playwright/test/cli.js', ['test', '--config', 'packages/web']];

/** @type {string[]} */
const failed = [];

/**
 * @param {Step} step
 * @param {Readonly<Record<string, string>>} env
 */
async function take([name, script, rest], env = {}) {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const child = spawn(process.execPath, [join(ROOT, script), ...rest], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  const status = await new Promise((resolve) => child.on('close', resolve));
  console.log(`${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (status !== 0) failed.push(name);
}

ensureInstalled();
ensureBuilt();
const isPageWanted = args.length === 0;
const page = isPageWanted ? Promise.all([ensureBrowser(), ensureWebBuilt()]) : null; // made ready beside the checks
for (const check of CHECKS) await take(check);
if (!args.includes('--no-tests')) await take(TESTS);
if (page !== null) {
  const [chromium] = await page;
  if (chromium === null) failed.push(PAGE[0]);
  else await take(PAGE, { CHROMIUM: chromium });
}
console.log(failed.length === 0 ? '\nAll green.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
