// Everything that must hold before a change lands: `npm test`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.js';
import { ensureBuilt, ensureInstalled, ensureWebBuilt, ROOT } from './prepare.js';

const args = process.argv.slice(2);

/** @type {readonly (readonly [name: string, script: string, args: readonly string[]])[]} */
const CHECKS = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']],
  ['types of the tests', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.tests.json']],
  ['types of the page’s tests', 'node_modules/typescript/bin/tsc', ['-p', 'packages/web/e2e']],
  ['who imports whom', 'tools/dist/boundaries.js', []],
  ['nothing unused', 'node_modules/knip/bin/knip.js', []],
  ['every rule has its code and its story', 'packages/cli/bin/questhall.js', ['rules', '--check']],
];
const TESTS = /** @type {const} */ (['tests', 'node_modules/vitest/vitest.mjs', ['run', ...args.filter((arg) => arg !== '--no-tests')]]);

/** The page in a real browser; left out when only some of the tests are wanted. */
const PAGE = /** @type {const} */ (['the page in a browser', 'node_modules/@playwright/test/cli.js', ['test', '--config', 'packages/web']]);

ensureInstalled();
ensureBuilt();
const isPageWanted = args.length === 0;
if (isPageWanted) {
  process.env['CHROMIUM'] = ensureBrowser();
  ensureWebBuilt();
}
const failed = [...CHECKS, ...(args.includes('--no-tests') ? [] : [TESTS]), ...(isPageWanted ? [PAGE] : [])].filter(
  ([name, script, rest]) => {
    console.log(`\n── ${name} ──`);
    const started = performance.now();
    const { status } = spawnSync(process.execPath, [join(ROOT, script), ...rest], { cwd: ROOT, stdio: 'inherit' });
    console.log(`${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return status !== 0;
  },
);
console.log(failed.length === 0 ? '\nAll green.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
