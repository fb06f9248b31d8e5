import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const folder = mkdtempSync(join(tmpdir(), 'questhall-installed-'));
const archives = join(folder, 'archives');
const home = join(folder, 'home');
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command to its end; gives what it printed. */
function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** What a stranger writes. */
const USE = readFileSync(join(ROOT, 'examples/outside.ts'), 'utf8');

/** What strangers get: archives, in a folder where nothing of the checkout can be found. */
function install(): void {
  run(process.execPath, [join(ROOT, 'tools/dist/packages.js'), '--pack', archives], ROOT);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
  const paths = readdirSync(archives).map((name) => join(archives, name));
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...paths], home);
}

test('every package is installed from its archive, by strangers, and used with its types', () => {
  install();
  const installed = readdirSync(join(home, 'node_modules'));
  expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['@questhall']); // nothing but ours
  const packages = readdirSync(join(home, 'node_modules/@questhall'));
  expect(packages).toEqual(expect.arrayContaining(['kernel', 'players', 'testkit', 'lab', 'heroscribe', 'heroquest']));
  for (const name of packages) {
    const at = join(home, 'node_modules/@questhall', name);
    expect(readdirSync(at).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    const packed = readdirSync(join(at, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(packed.filter((path) => /\.(map|tsbuildinfo)$|\.test\./.test(path))).toEqual([]);
    expect(readFileSync(join(at, 'package.json'), 'utf8')).not.toContain('"private"');
  }
  writeFileSync(join(home, 'bot.mjs'), 'export default ({ offers }) => offers[0];');
  writeFileSync(join(home, 'use.ts'), `declare const console: { log(text: string): void };${USE}`);
  const options = {
    target: 'es2023',
    lib: ['es2023'],
    module: 'nodenext',
    types: [],
    strict: true,
    skipLibCheck: true,
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['use.ts'] }));
  run(process.execPath, [TSC, '-p', home], home);
  const said = JSON.parse(run(process.execPath, ['use.js'], home));
  expect(said).toMatchObject({ id: 'heroquest', isRefused: true, played: 4, are: true });
  expect(said.games).toContain('dungeoneer');
  writeFileSync(
    join(home, 'wrong.ts'),
    "import { heroquest } from '@questhall/heroquest';\nexport const id: number = heroquest.id;\n",
  );
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['wrong.ts'] }));
  expect(() => run(process.execPath, [TSC, '-p', home], home)).toThrow(
    "Type 'string' is not assignable to type 'number'",
  );
});
