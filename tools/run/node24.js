// Finds a Node 24, on which the tests are done sooner; where there is none, it is fetched from the npm registry, once.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const VERSION = '24.21.0';
const CACHE = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'questhall', `node-${VERSION}`);
const BINARY = join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const found = () =>
  [process.env['NODE24'] ?? '', join(CACHE, BINARY)].find((place) => place !== '' && existsSync(place));

/** @returns {Promise<string | null>} where it is; null where there is none, and that has been said */
export async function ensureNode24() {
  const node = found();
  if (node !== undefined) return node;
  process.stderr.write(`questhall: fetching Node ${VERSION} for the tests, once …\n`);
  try {
    await fetchNode();
  } catch (error) {
    process.stderr.write(`questhall: ${error instanceof Error ? error.message : error}\n`);
  }
  const fetched = found();
  if (fetched !== undefined) return fetched;
  process.stderr.write(
    'questhall: there is no Node 24, and it could not be fetched; say where one is: NODE24=/path/to/node npm test\n',
  );
  return null;
}

/** Into a folder of its own that gets its name when it is whole: two clones may be tested at once. */
async function fetchNode() {
  mkdirSync(dirname(CACHE), { recursive: true });
  const folder = mkdtempSync(`${CACHE}-`);
  try {
    const args = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `node@${VERSION}`,
    ];
    const npm = spawn('npm', args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 2],
      shell: process.platform === 'win32',
    });
    const status = await new Promise((resolve) => {
      npm.on('close', resolve);
      npm.on('error', resolve);
    });
    if (status === 0 && !existsSync(CACHE)) renameSync(folder, CACHE);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
