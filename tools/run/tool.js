// Runs one of the tools on an up-to-date build: `npm run golden`, `npm run conform`, `npm run mutate`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ROOT } from './prepare.js';

const TOOLS = new Map([
  ['api', ['tools/dist/api.js']],
  ['golden', ['tools/dist/golden.js']],
  ['conform', ['tools/dist/conform.js']],
  ['mutate', ['tools/dist/mutate.js']],
  ['picture', ['tools/dist/picture.js']],
  ['balance', ['tools/dist/balance.js']],
  ['packages', ['tools/dist/packages.js']],
  ['transcribe', ['tools/dist/transcribe.js']],
  ['bench', ['packages/cli/bin/questhall.js', 'bench']],
]);

const [name = '', ...args] = process.argv.slice(2);
const command = TOOLS.get(name);
if (command === undefined) {
  console.error(`there is no tool "${name}"; there are: ${[...TOOLS.keys()].join(', ')}`);
  process.exit(2);
}
ensureInstalled();
ensureBuilt();
const [script = '', ...rest] = command;
const { status } = spawnSync(process.execPath, [join(ROOT, script), ...rest, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
