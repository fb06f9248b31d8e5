import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Bundle } from './bundle.ts';
import { SWITCH } from './schemata.ts';
import { type Case, Suite } from './suite.ts';

/** What a thread is given once. */
export interface Briefing extends Bundle {
  readonly mutants: number;
  /** How many tests of the plan under way were begun: the thread writes it, and whoever waits for it reads it. */
  readonly begun: Int32Array<SharedArrayBuffer>;
}

/** Run a file of tests as it is; or the tests of a plan, in order, with one mutant switched on. */
export type Order =
  | { readonly kind: 'survey'; readonly file: string; readonly most: number }
  | { readonly kind: 'trial'; readonly mutant: number; readonly plan: readonly Step[] };

export interface Step {
  readonly file: string;
  /** Which of the tests of its file. */
  readonly index: number;
}

/** A test as it ran with nothing broken. */
export interface Sighting extends Step {
  readonly name: string;
  readonly ms: number;
  /** The mutants whose places it went through. */
  readonly reached: readonly number[];
  readonly failure: string | null;
}

export interface Survey {
  /** What was gone through when the file was loaded, before any test of it ran. */
  readonly onLoad: readonly number[];
  readonly sightings: readonly Sighting[];
  readonly failure: string | null;
}

/** The step that failed, or null when none did. */
export interface Verdict {
  readonly failed: number | null;
}

type Loader = () => Promise<unknown>;
type Evaluate = (
  require: (id: string) => unknown,
  exports: { files?: Readonly<Record<string, Loader>> },
  isMutated: (number: number) => boolean,
) => void;

const { code, externals, mutants, begun }: Briefing = workerData; // handed over by the crew
const require = createRequire(import.meta.url);
const evaluate: Evaluate = new Script(`(function (require, exports, ${SWITCH}) {${code}\n})`, {
  filename: 'tests.cjs',
}).runInThisContext();
const libraries = new Map<string, unknown>();
for (const id of externals)
  if (id !== 'vitest') libraries.set(id, id.startsWith('node:') ? require(id) : await import(id));

/** All modules, evaluated afresh as they are asked for, with one mutant on or none. */
class World {
  readonly reached: Uint8Array = new Uint8Array(mutants);
  readonly #suite = new Suite();
  readonly #files: Readonly<Record<string, Loader>>;
  readonly #cases = new Map<string, readonly Case[]>();

  constructor(active: number | null) {
    const exports: Parameters<Evaluate>[1] = {};
    const isMutated = (number: number): boolean => {
      this.reached[number] = 1;
      return number === active;
    };
    evaluate((id) => (id === 'vitest' ? this.#suite.api : libraries.get(id)), exports, isMutated);
    this.#files = exports.files ?? {};
  }

  async casesOf(file: string): Promise<readonly Case[]> {
    const known = this.#cases.get(file);
    if (known !== undefined) return known;
    const before = this.#suite.cases.length;
    await this.#files[file]?.();
    const cases = this.#suite.cases.slice(before);
    this.#cases.set(file, cases);
    return cases;
  }
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function takeReached(reached: Uint8Array): readonly number[] {
  const numbers = Array.from(reached.keys()).filter((number) => reached[number] === 1);
  reached.fill(0);
  return numbers;
}

/** So many of a list, evenly spread. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  return list.filter(
    (_, i) => list.length <= most || Math.floor((i * most) / list.length) < Math.floor(((i + 1) * most) / list.length),
  );
}

async function survey(file: string, most: number): Promise<Survey> {
  const world = new World(null);
  const sightings: Sighting[] = [];
  let started = performance.now(); // loading the file belongs to its first test
  try {
    const cases = await world.casesOf(file);
    const onLoad = takeReached(world.reached);
    for (const [index, { name, run }] of spread([...cases.entries()], most)) {
      let failure: string | null = null;
      try {
        await run();
      } catch (error) {
        failure = said(error);
      }
      sightings.push({
        file,
        index,
        name,
        ms: performance.now() - started,
        reached: takeReached(world.reached),
        failure,
      });
      started = performance.now();
    }
    return { onLoad, sightings, failure: null };
  } catch (error) {
    return { onLoad: [], sightings: [], failure: said(error) };
  }
}

async function trial(mutant: number, plan: readonly Step[]): Promise<Verdict> {
  const world = new World(mutant);
  for (const [number, { file, index }] of plan.entries()) {
    Atomics.store(begun, 0, number + 1);
    try {
      const cases = await world.casesOf(file);
      await cases[index]?.run();
    } catch {
      return { failed: number };
    }
  }
  return { failed: null };
}

parentPort?.on('message', async (order: Order) => {
  parentPort?.postMessage(
    order.kind === 'survey' ? await survey(order.file, order.most) : await trial(order.mutant, order.plan),
  );
});
