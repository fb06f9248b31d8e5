import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { apply } from './schemata.ts';

const CONFIG = 'tsconfig.mutate.json';
const COMPLAINT = /^(.+?)\(\d+,\d+\): error TS\d+/;
const TWINS_MAX = 1_000;

/** What is asked of a mutant: its types. What only keeps a source tidy, such as no unused name, is not. */
const TYPES_ONLY = {
  composite: false,
  incremental: false,
  noEmit: true,
  declarationMap: false,
  isolatedDeclarations: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
  allowUnreachableCode: true,
};

/** `a/b.ts` → `a/b.twin-7.ts`: beside the source, so that it imports the same. */
const twinOf = (file: string, number: number | 'as-it-is'): string => file.replace(/\.ts$/, `.twin-${number}.ts`);

/**
 * The types of one package, in a copy. Every mutant is written beside its source as a twin that nobody imports, so the
 * compiler sees hundreds in one go, and a complaint says by its file whom it is about.
 */
export class Compiler {
  readonly #root: string;
  readonly #config: string;

  constructor(root: string, home: string) {
    this.#root = root;
    this.#config = join(root, CONFIG);
    const compilerOptions = { ...TYPES_ONLY, rootDir: root };
    writeFileSync(
      this.#config,
      JSON.stringify({ extends: `./${home}/tsconfig.json`, compilerOptions, references: [] }),
    );
  }

  /** Those of the mutants that the compiler would not let pass. */
  async refuses(mutants: readonly Mutant[]): Promise<ReadonlySet<Mutant>> {
    const refused = new Set<Mutant>();
    for (let from = 0; from < mutants.length; from += TWINS_MAX) {
      for (const mutant of await this.#refusesOf(mutants.slice(from, from + TWINS_MAX))) refused.add(mutant);
    }
    return refused;
  }

  async #refusesOf(mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
    const read = (file: string): string => readFileSync(join(this.#root, file), 'utf8');
    const untouched = new Set(mutants.map(({ file }) => file));
    const twins = new Map([
      ...Array.from(untouched, (file): [string, string] => [twinOf(file, 'as-it-is'), read(file)]),
      ...mutants.map((mutant, number): [string, string] => [
        twinOf(mutant.file, number),
        apply(read(mutant.file), mutant),
      ]),
    ]);
    try {
      for (const [path, text] of twins) writeFileSync(join(this.#root, path), text);
      const blamed = await this.#run();
      const innocent = [...blamed].find(
        (file) => !twins.has(file) || file === twinOf(file.replace(/\.twin-[^.]+/, ''), 'as-it-is'),
      );
      if (innocent !== undefined) throw new Error(`${innocent} does not compile with nothing broken`);
      return mutants.filter((mutant, number) => blamed.has(twinOf(mutant.file, number)));
    } finally {
      for (const path of twins.keys()) rmSync(join(this.#root, path));
    }
  }

  /** The files that the compiler complains of. */
  #run(): Promise<ReadonlySet<string>> {
    const script = join(this.#root, 'node_modules/typescript/bin/tsc');
    const child = spawn(process.execPath, [script, '--pretty', 'false', '-p', this.#config], { cwd: this.#root });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => {
        const blamed = new Set(output.split('\n').flatMap((row) => COMPLAINT.exec(row)?.[1] ?? []));
        if (status === 0 || blamed.size > 0) resolve(blamed);
        else reject(new Error(`the compiler failed:\n${output}`));
      });
    });
  }
}
