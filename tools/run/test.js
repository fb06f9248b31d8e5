// Everything that must hold before a change lands: `npm test`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.js';

/** @type {readonly (readonly [name: string, script: string, args: readonly string[]])[]} */
const CHECKS = [
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']],
  ['types of the tests', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.tests.json']],
  ['who imports whom', 'tools/dist/boundaries.js', []],
  ['nothing unused', 'node_modules/knip/bin/knip.js', []],
  ['tests', 'node_modules/vitest/vitest.mjs', ['run', ...process.argv.slice(2)]],
];

ensureInstalled();
ensureBuilt();
const failed = CHECKS.filter(([name, script, args]) => {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return status !== 0;
});
console.log(failed.length === 0 ? '\nAll green.' : `\nFailed: ${failed.map(([name]) => name).join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
