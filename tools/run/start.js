// Opens the table: `npm start`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.js';

ensureInstalled();
ensureBuilt();
const { status } = spawnSync(process.execPath, [join(ROOT, 'packages/cli/bin/questhall.js'), 'play', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
