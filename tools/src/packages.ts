// The packages that others can install: `npm run packages` looks whether they are in order, `-- --set 0.2.0` gives all
// of them another version, `-- --pack folder` writes an archive of each.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findFaults, homesBelow, isPublic, readHome, withVersion } from './packages/manifests.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');

function setVersion(folders: readonly string[], before: string, after: string): void {
  for (const path of ['package.json', 'package-lock.json', ...folders.map((folder) => `${folder}/package.json`)]) {
    const file = join(ROOT, path);
    writeFileSync(file, withVersion(readFileSync(file, 'utf8'), before, after));
  }
}

function pack(folders: readonly string[], into: string): number {
  mkdirSync(into, { recursive: true });
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', into];
  const { status } = spawnSync('npm', [...args, ...folders.flatMap((folder) => ['-w', folder])], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

const { values } = parseArgs({ options: { set: { type: 'string' }, pack: { type: 'string' } } });
const root = readHome(ROOT, '.');
const homes = homesBelow(ROOT).map((folder) => readHome(ROOT, folder));
if (values.set !== undefined) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(values.set)) throw new Error(`${values.set} is no version`);
  setVersion(
    homes.map(({ folder }) => folder),
    String(root.manifest.version),
    values.set,
  );
} else {
  const faults = findFaults(root, homes);
  for (const fault of faults) console.error(fault);
  const published = homes.filter(isPublic);
  if (faults.length > 0) process.exitCode = 1;
  else if (values.pack !== undefined)
    process.exitCode = pack(
      published.map(({ folder }) => folder),
      resolve(values.pack),
    );
  else console.log(`${published.length} packages of version ${root.manifest.version} can be installed.`);
}
