// The reference of what packages export, from their types: `npm run api` writes it, `-- --check` says what is stale.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { referencePages } from './api/pages.ts';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');
const FOLDER = join(ROOT, 'docs/api');

const pages = referencePages(ROOT);
const read = (name: string): string | null =>
  existsSync(join(FOLDER, name)) ? readFileSync(join(FOLDER, name), 'utf8') : null;
const left = readdirSync(FOLDER).filter((name) => !pages.has(name));
const stale = [...left, ...Array.from(pages).flatMap(([name, text]) => (read(name) === text ? [] : [name]))];

if (process.argv.includes('--check')) {
  for (const name of stale) console.error(`docs/api/${name} is not what the types say: npm run api writes it`);
  if (stale.length === 0) console.log(`${pages.size} pages say what the types say.`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const name of left) rmSync(join(FOLDER, name));
  for (const [name, text] of pages) writeFileSync(join(FOLDER, name), text);
  console.log(stale.length === 0 ? 'nothing has changed' : `written: ${stale.join(', ')}`);
}
