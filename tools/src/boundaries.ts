import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@questhall/catalogue';
import { findTwice } from './class-names.ts';
import { findFolderRings } from './folder-rings.ts';
import { findNamed } from './game-names.ts';
import { findCycle, type Import, importsOf, resolveRelative } from './import-graph.ts';
import { PURE_ENTRIES, ROOMS, TESTS_MAY } from './rooms.ts';
import { type Declared, declaredIn, findUndeclared } from './undeclared.ts';
import { findWrittenTwice } from './written-twice.ts';

const GAMES = 'packages/games/';
/** The command makes a fresh checkout ready, and must do so before any package can be found by its name. */
const BOOTSTRAP = 'packages/cli/bin/questhall.js';
const KERNEL_LINES_MAX = 1_000;
/** What is made from sources. */
const BUILT = ['node_modules', 'dist', '.types'];

/** `packages/games/chess/src/x.ts` → room `games`, home `packages/games/chess`. */
function locate(path: string): { readonly room: string; readonly home: string } {
  const parts = path.split('/');
  const isWorkshop = path.startsWith(GAMES) && parts[3] === 'workshop';
  if (path.startsWith(GAMES)) return { room: isWorkshop ? 'workshop' : 'games', home: parts.slice(0, 3).join('/') };
  if (parts[0] === 'packages') return { room: parts[1] ?? '', home: parts.slice(0, 2).join('/') };
  return { room: parts[0] ?? '', home: parts[0] ?? '' };
}

const isTest = (path: string): boolean => /\.test\.ts$|\/stories\//.test(path);

function complaintAbout(found: Import, games: ReadonlySet<string>): string | null {
  const { room, home } = locate(found.from);
  const rules = ROOMS[room];
  if (rules === undefined) return `there is no room "${room}" in the house; add it to tools/src/rooms.ts`;
  if (found.to.startsWith('.')) {
    const target = resolveRelative(found.from, found.to);
    if (!target.startsWith(`${home}/`) && found.from !== BOOTSTRAP)
      return 'reaches into another package; import it by its name';
    return /\.(tsx?|m?js|json|css|svg)(\?[a-z-]+)?$/.test(found.to) ? null : 'names no file extension';
  }
  if (found.to.startsWith('#')) return null; // a file of its own package, by a name
  if (found.to.startsWith('@questhall/')) return complaintAboutOurs(found, games);
  return rules.isPure && !isTest(found.from) ? `${room} runs everywhere and uses nothing from outside` : null;
}

/** Of an import by the name of a package of ours. */
function complaintAboutOurs({ from, to }: Import, games: ReadonlySet<string>): string | null {
  const { room, home } = locate(from);
  const [name = ''] = to.slice('@questhall/'.length).split('/');
  if (home === `packages/${name}`) return null; // examples use their package as others do
  const target = games.has(name) ? 'games' : name;
  const isOfGames = room === 'games' || room === 'workshop';
  if (isOfGames && target === 'games' && (room === 'games' || home !== `${GAMES}${name}`))
    return 'no game imports another';
  const may = ROOMS[room]?.may ?? [];
  const entry = to.slice('@questhall/'.length);
  const isAllowed = may.includes(target) || may.includes(entry) || (isTest(from) && TESTS_MAY.includes(target));
  return isAllowed ? null : `${room} may import ${may.join(', ') || 'nothing'}`;
}

/** Every import that crosses a wall, as lines to print. */
export function findViolations(sources: ReadonlyMap<string, string>): readonly string[] {
  const games = new Set(
    Array.from(sources.keys(), (path) => (path.startsWith(GAMES) ? (path.split('/')[2] ?? '') : '')),
  );
  const imports = Array.from(sources, ([path, source]) => importsOf(path, source)).flat();
  const crossed = imports.flatMap((found) => {
    const complaint = complaintAbout(found, games);
    return complaint === null ? [] : [`${found.from}:${found.line} imports ${found.to}: ${complaint}`];
  });
  const impure = PURE_ENTRIES.flatMap((entry) => findImpure(entry, imports));
  const cycle = findCycle(imports);
  return [...crossed, ...impure, ...(cycle === null ? [] : [`a ring of imports: ${cycle.join(' → ')}`])];
}

/** What an entry that runs everywhere has from outside, by itself or through others of its package. */
function findImpure(entry: string, imports: readonly Import[]): readonly string[] {
  const reached = new Set([entry]);
  for (const file of reached)
    for (const { from, to } of imports) if (from === file && to.startsWith('.')) reached.add(resolveRelative(from, to));
  return imports
    .filter(({ from, to }) => reached.has(from) && !/^(?:\.|@questhall\/)/.test(to))
    .map(({ from, to, line }) => `${from}:${line} imports ${to}: ${entry}, which leads there, runs in a browser`);
}

/** Lines that are neither blank nor comment, tests left out. */
export function linesOfCode(sources: ReadonlyMap<string, string>, folder: string): number {
  const texts = [...sources]
    .filter(([path]) => path.startsWith(folder) && !path.endsWith('.test.ts'))
    .map(([, text]) => text);
  return texts.flatMap((text) => text.split('\n')).filter((line) => !/^\s*($|\/\/|\/\*|\*)/.test(line)).length;
}

function readSources(root: string, folder: string, into: Map<string, string>): Map<string, string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !BUILT.includes(entry.name)) readSources(root, path, into);
    else if (/\.(tsx?|m?js|css)$/.test(entry.name)) into.set(path, readFileSync(join(root, path), 'utf8'));
  }
  return into;
}

/** What every package says it stands on, by its folder. */
function readDeclared(root: string, homes: readonly string[]): ReadonlyMap<string, Declared> {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  return new Map(
    homes.map((home) => [home, declaredIn(home, read(`${home}/package.json`), read(`${home}/tsconfig.json`))]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(fileURLToPath(import.meta.url), '../../..');
  const sources = new Map<string, string>();
  for (const folder of ['packages', 'tools', 'bench']) readSources(root, folder, sources);
  const code = new Map([...sources].filter(([path]) => /\.(tsx?|js)$/.test(path)));
  const ringed = Array.from(code, ([path, source]) => (/\.test\.ts$/.test(path) ? [] : importsOf(path, source))).flat();
  const homes = [...new Set(Array.from(code.keys(), (path) => locate(path).home))].filter((home) => home.includes('/'));
  const kernel = linesOfCode(sources, 'packages/kernel/src/');
  const violations = [
    ...findViolations(code),
    ...findNamed(sources, GAME_IDS),
    ...findTwice(sources),
    ...findWrittenTwice(sources),
    ...findFolderRings(ringed),
    ...findUndeclared(ringed, readDeclared(root, homes)),
    ...(kernel < KERNEL_LINES_MAX
      ? []
      : [`the kernel has ${kernel} lines of code; it stays under ${KERNEL_LINES_MAX}`]),
  ];
  for (const line of violations) console.error(line);
  console.log(
    violations.length === 0
      ? `${sources.size} files import only what they may; the kernel has ${kernel} lines of code.`
      : `${violations.length} complaints.`,
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
}
