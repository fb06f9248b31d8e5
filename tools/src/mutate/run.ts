import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRules } from './bundle.ts';
import { Compiler } from './compiles.ts';
import { filesIn, fingerprint } from './copy.ts';
import { share } from './crew.ts';
import { type Equivalent, matchEquivalents } from './equivalents.ts';
import type { Field } from './fields.ts';
import { idOf, type Mutant } from './mutant.ts';
import type { Outcome, Tried } from './outcome.ts';
import { findMutants, type Subject } from './places.ts';
import { planFor } from './plan.ts';
import { deal } from './sample.ts';
import { Store } from './store.ts';
import { withTrials } from './trials.ts';

export interface Wish {
  readonly field: Field;
  readonly subject: Subject;
  /** How many mutants, or all. */
  readonly sample: number;
  readonly seed: string;
  /** Parts of paths, of which a file must have one; none for every file. */
  readonly only: readonly string[];
  readonly isFresh: boolean;
  readonly workers: number;
  readonly equivalents: readonly Equivalent[];
}

export interface Listener {
  readonly say: (line: string) => void;
  readonly done: (tried: Tried, number: number, total: number) => void;
}

const BESIDES = [
  'tools/src/mutate',
  'packages/kernel',
  'packages/grid',
  'packages/tiles',
  'packages/testkit',
  'packages/players',
  'seeds',
];

/** All mutants of a game's rules or content. */
export function candidates(
  root: string,
  { home, sources, rulebook }: Field,
  subject: Subject,
  only: Wish['only'] = [],
): readonly Mutant[] {
  const files = filesIn(join(root, home));
  const rules = readRules(
    root,
    files.filter((file) => rulebook.test(file)).map((file) => `${home}/${file}`),
  );
  return files
    .filter((file) => sources[subject].test(file) && !file.endsWith('.test.ts'))
    .map((file) => `${home}/${file}`)
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))
    .flatMap((file) => findMutants({ file, source: readFileSync(join(root, file), 'utf8'), subject, rules }));
}

/** One run over a copy of the sources. */
export class Run {
  readonly #root: string;
  readonly #wish: Wish;
  readonly #listener: Listener;
  readonly #store: Store;
  readonly #whyOf: ReadonlyMap<string, string>;
  readonly #candidates: readonly Mutant[];
  readonly stale: readonly Equivalent[];

  constructor(root: string, results: string, wish: Wish, listener: Listener) {
    const { field, subject, only, isFresh, equivalents } = wish;
    this.#root = root;
    this.#wish = wish;
    this.#listener = listener;
    this.#store = new Store(results, field.id, fingerprint(root, [field.home, ...BESIDES]), isFresh);
    this.#candidates = candidates(root, field, subject, only);
    const all = [...candidates(root, field, 'code'), ...candidates(root, field, 'data')];
    const { whyOf, stale } = matchEquivalents(equivalents, all);
    this.#whyOf = whyOf;
    this.stale = stale;
    const files = new Set(this.#candidates.map(({ file }) => file)).size;
    listener.say(`${this.#candidates.length} mutants of the ${subject} of ${field.id}, in ${files} files`);
  }

  /** The first of the draw that compile. */
  async sample(): Promise<readonly Mutant[]> {
    const { sample, seed, field } = this.#wish;
    const order = deal(this.#candidates, seed);
    const compiler = new Compiler(this.#root, field.home);
    const taken: Mutant[] = [];
    let refused = 0;
    for (let next = 0; next < order.length && taken.length < sample; ) {
      const batch = order.slice(next, next + Math.min(sample - taken.length, order.length));
      next += batch.length;
      await this.#compile(compiler, batch);
      const fit = batch.filter((mutant) => this.#store.get(mutant)?.kind !== 'uncompiled');
      refused += batch.length - fit.length;
      taken.push(...fit);
    }
    this.#listener.say(`${taken.length} drawn with seed "${seed}"; ${refused} more do not compile and do not count`);
    return taken;
  }

  async #compile(compiler: Compiler, batch: readonly Mutant[]): Promise<void> {
    const unknown = batch.filter((mutant) => this.#store.get(mutant) === null);
    if (unknown.length === 0) return;
    const refused = await compiler.refuses(unknown);
    for (const mutant of unknown) this.#store.set(mutant, { kind: refused.has(mutant) ? 'uncompiled' : 'compiled' });
  }

  /** What becomes of each; what is known from an earlier run is not tried again. */
  async tryAll(mutants: readonly Mutant[]): Promise<readonly Tried[]> {
    const outcomes = new Map<Mutant, Outcome>();
    const note = (mutant: Mutant, outcome: Outcome): void => {
      outcomes.set(mutant, outcome);
      this.#listener.done({ mutant, outcome }, outcomes.size, mutants.length);
    };
    const pending: Mutant[] = [];
    for (const mutant of mutants) {
      const why = this.#whyOf.get(idOf(mutant));
      const kept = this.#store.get(mutant);
      if (why !== undefined) note(mutant, { kind: 'equivalent', why });
      else if (kept === null || kept.kind === 'compiled' || kept.kind === 'uncompiled') pending.push(mutant);
      else note(mutant, kept);
    }
    if (pending.length > 0)
      await this.#try(pending, (mutant, outcome) => {
        this.#store.set(mutant, outcome);
        note(mutant, outcome);
      });
    return mutants.flatMap((mutant) => {
      const outcome = outcomes.get(mutant);
      return outcome === undefined ? [] : [{ mutant, outcome }];
    });
  }

  async #try(mutants: readonly Mutant[], note: (mutant: Mutant, outcome: Outcome) => void): Promise<void> {
    const { field, workers } = this.#wish;
    const files = filesIn(join(this.#root, field.home)).filter(
      (file) => field.tests.test(file) && !field.deaf.test(file),
    );
    await withTrials(
      { root: this.#root, field, files, mutants, workers, say: this.#listener.say },
      async ({ hands, surveys }) => {
        await share(hands, [...mutants.entries()], async (hand, [number, mutant]) => {
          const plan = planFor(number, mutant, surveys);
          if (plan.length === 0) return note(mutant, { kind: 'unreached' });
          const finding = await hand.trial(number, plan);
          if (finding === null) return note(mutant, { kind: 'survived', tests: plan.length });
          const step = plan[finding.step];
          note(mutant, { kind: 'killed', by: `${step?.file ?? ''} > ${step?.name ?? ''}`, how: finding.how });
        });
      },
    );
  }
}
