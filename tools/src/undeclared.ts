import { posix } from 'node:path';
import type { Import } from './import-graph.ts';

/** What a package says it stands on: in `package.json`, and to the compiler. */
export interface Declared {
  readonly name: string;
  readonly dependencies: ReadonlySet<string>;
  /** Folders, from the root of the repository. */
  readonly references: ReadonlySet<string>;
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Project {
  readonly references?: readonly { readonly path: string }[];
}

export function declaredIn(home: string, manifest: Manifest, { references = [] }: Project): Declared {
  return {
    name: manifest.name,
    dependencies: new Set([manifest.dependencies, manifest.devDependencies].flatMap((all) => Object.keys(all ?? {}))),
    references: new Set(references.map(({ path }) => posix.join(home, path))),
  };
}

/**
 * Imports of packages that the importing package does not declare: they work where everything is built together, and
 * nowhere else. Tests run only there.
 */
export function findUndeclared(imports: readonly Import[], packages: ReadonlyMap<string, Declared>): readonly string[] {
  const homes = new Map(Array.from(packages, ([home, { name }]) => [name, home]));
  return imports.flatMap(({ from, to, line }) => {
    const [home, declared] = [...packages].find(([folder]) => from.startsWith(`${folder}/`)) ?? [];
    const name = to.split('/').slice(0, 2).join('/');
    const target = homes.get(name);
    if (home === undefined || declared === undefined || target === undefined || target === home) return [];
    if (!from.startsWith(`${home}/src/`) || from.endsWith('.test.ts')) return [];
    const missing = [
      ...(declared.dependencies.has(name) ? [] : ['package.json']),
      ...(declared.references.has(target) ? [] : ['the references of tsconfig.json']),
    ];
    return missing.map((file) => `${from}:${line} imports ${to}: it is not in ${file}`);
  });
}
