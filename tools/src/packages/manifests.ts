import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in a `package.json`, as far as packages have it in common. */
interface Manifest {
  readonly name?: unknown;
  readonly version?: unknown;
  readonly license?: unknown;
  readonly description?: unknown;
  readonly private?: unknown;
  readonly engines?: unknown;
  readonly files?: unknown;
  readonly exports?: unknown;
  readonly dependencies?: unknown;
  readonly devDependencies?: unknown;
}

/** A package of ours: where it lies below the root, what its manifest says, and what lies beside it. */
export interface Home {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly licence: string | null;
  readonly hasReadme: boolean;
}

/** What goes into an archive: what is built, and nothing that leads back to the sources. */
const FILES = ['dist', '!**/*.map', '!**/*.tsbuildinfo'];
const ENGINES = { node: '>=20.19' };

const OURS = '@questhall/';

/** Where packages of ours lie. */
export function homesBelow(root: string): readonly string[] {
  const below = (folder: string): readonly string[] =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  const folders = [...below('packages'), ...below('packages/games'), 'tools', 'bench'];
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

export function readHome(root: string, folder: string): Home {
  const at = join(root, folder);
  const licence = join(at, 'LICENSE');
  return {
    folder,
    manifest: JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')),
    licence: existsSync(licence) ? readFileSync(licence, 'utf8') : null,
    hasReadme: existsSync(join(at, 'README.md')),
  };
}

/** Whoever has no secret may be installed by others. */
export const isPublic = ({ manifest }: Home): boolean => manifest.private === undefined;

/** What is wrong with packages that are to be installed together, and to move together. */
export function findFaults(root: Home, homes: readonly Home[]): readonly string[] {
  const { version } = root.manifest;
  const published = new Set(homes.filter(isPublic).map(({ manifest }) => manifest.name));
  return homes
    .flatMap((home) => [...together(home, version), ...(isPublic(home) ? outside(home, root.licence, published) : [])])
    .concat(published.size === 0 ? ['no package can be installed'] : []);
}

function together({ folder, manifest }: Home, version: unknown): readonly string[] {
  const faults = manifest.version === version ? [] : [`${folder} is ${manifest.version}, and the rest is ${version}`];
  for (const [name, range] of [...ours(manifest.dependencies), ...ours(manifest.devDependencies)])
    if (range !== version) faults.push(`${folder} wants ${name} ${range}, and it is ${version}`);
  return faults;
}

/** What strangers need of a package. */
function outside(
  { folder, manifest, licence, hasReadme }: Home,
  right: string | null,
  published: ReadonlySet<unknown>,
): readonly string[] {
  const { description, license, engines, files, exports, dependencies } = manifest;
  const faults: string[] = [];
  const expect = (isSo: boolean, what: string): void => void (isSo || faults.push(`${folder} ${what}`));
  expect(typeof description === 'string' && description !== '', 'has no description');
  expect(license === 'MIT' && licence === right, 'does not carry the licence of the root');
  expect(hasReadme, 'has no README.md');
  expect(JSON.stringify(engines) === JSON.stringify(ENGINES), `does not say "engines": ${JSON.stringify(ENGINES)}`);
  expect(JSON.stringify(files) === JSON.stringify(FILES), `does not say "files": ${JSON.stringify(FILES)}`);
  for (const [name] of ours(dependencies)) expect(published.has(name), `stands on ${name}, which nobody can install`);
  for (const [entry, to] of entriesOf(exports)) {
    const isBuilt = (path: unknown): boolean => typeof path === 'string' && path.startsWith('./dist/');
    const isOursAlone = Object.keys(to).join() === 'questhall-source';
    expect(isOursAlone || (isBuilt(to['types']) && isBuilt(to['default'])), `exports ${entry} from no built file`);
  }
  return faults;
}

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> => typeof raw === 'object' && raw !== null;

const entriesOf = (exports: unknown): readonly (readonly [string, Readonly<Record<string, unknown>>])[] =>
  isRecord(exports)
    ? Object.entries(exports).flatMap(([entry, to]) => (isRecord(to) ? [[entry, to] as const] : []))
    : [];

const ours = (ranges: unknown): readonly (readonly [name: string, range: unknown])[] =>
  isRecord(ranges) ? Object.entries(ranges).filter(([name]) => name.startsWith(OURS)) : [];

/** The same text of a manifest, or of the lockfile, with another version of all that is ours. */
export function withVersion(text: string, before: string, after: string): string {
  const quoted = JSON.stringify(before);
  return text
    .split('\n')
    .map((line, at, lines) => {
      const isRange = line.includes(`"${OURS}`) && line.includes(quoted);
      const isOwn =
        line.trimStart() === `"version": ${quoted},` && /"name": "(@questhall\/|questhall")/.test(lines[at - 1] ?? '');
      return isRange || isOwn ? line.replace(quoted, JSON.stringify(after)) : line;
    })
    .join('\n');
}
