import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { groupBy } from './group-by.ts';
import type { Mutant } from './mutant.ts';
import { weaveAll } from './schemata.ts';

const ENTRY = 'questhall:tests';

/** All tests of a game and all that they load, in one script, with every mutant in it behind its switch. */
export interface Bundle {
  readonly code: string;
  /** What is loaded from outside: Node's own modules and libraries. */
  readonly externals: readonly string[];
}

const isOutside = (id: string): boolean =>
  !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@questhall/') && id !== ENTRY;

/** In one script there is one place; each module must go on knowing its own. */
const settle = (code: string, id: string): string =>
  code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));

/**
 * A script that evaluates nothing by itself: it exports one loader for each file of tests, and evaluating it again
 * gives modules as fresh as a new process has. The number of a mutant is its place in the list.
 */
export async function bundle(root: string, tests: readonly string[], mutants: readonly Mutant[]): Promise<Bundle> {
  const numbered = mutants.map((mutant, number) => ({ mutant, number }));
  const byFile = groupBy(numbered, ({ mutant }) => join(root, mutant.file));
  const loaders = tests.map((test) => `${JSON.stringify(test)}: () => import(${JSON.stringify(join(root, test))})`);
  const weaver: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? `export const files = {\n${loaders.join(',\n')}\n};` : null),
    transform: (code, id) => settle(weaveAll(code, byFile.get(id) ?? []), id),
  };
  const output = { format: 'cjs', codeSplitting: false, strictExecutionOrder: true } as const;
  const conditions = ['questhall-source', 'import', 'node'];
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [weaver],
    resolve: { conditions },
    ssr: { noExternal: /^@questhall\//, resolve: { conditions } },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, treeshake: false, tsconfig: false, external: isOutside, output },
    },
  });
  if (!('output' in built)) throw new Error('nothing was bundled');
  const [{ code, imports }] = built.output;
  return { code, externals: imports };
}

/** The rules of a game by their ids, as its rulebook has them. */
export function readRules(root: string, files: readonly string[]): readonly string[] {
  const ids = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/^ +'([a-z0-9]+(?:\.[a-z0-9-]+)+)':/gm),
      ([, id = '']) => id,
    ),
  );
  return [...new Set(ids)];
}
