import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compiler } from './compiles.ts';
import { filesIn } from './copy.ts';
import { type Hand, share } from './crew.ts';
import type { Field } from './fields.ts';
import { type Mutant, OPERATORS } from './mutant.ts';
import { planFor } from './plan.ts';
import { candidates } from './run.ts';
import { type Trials, withTrials } from './trials.ts';
import type { Step } from './worker.ts';

/** A rule, and how it was broken when one of its own stories failed; null where none of them noticed anything. */
export interface Proof {
  readonly rule: string;
  readonly broken: { readonly mutant: Mutant; readonly file: string; readonly story: string } | null;
  /** What was broken and went unnoticed. */
  readonly unnoticed: readonly Mutant[];
}

export interface Inquiry {
  readonly root: string;
  readonly field: Field;
  readonly workers: number;
  readonly say: (line: string) => void;
  readonly done: (proof: Proof, number: number, total: number) => void;
}

/** Ways to break one rule that are tried, at most. */
const BREAKS_MAX = 12;
/** A story carries a rule's id in its name, as it is or from a table. */
const NAMES_A_RULE = /\[(?:[a-z0-9]+\.[a-z0-9-]+\]|%s|\$\{)/;

/** Breaks each rule where its id runs, until one of the stories that carry the id fails. */
export async function prove({ root, field, workers, say, done }: Inquiry): Promise<readonly Proof[]> {
  const rules = breakableRules(root, field);
  const places = candidates(root, { ...field, sources: { ...field.sources, code: field.running } }, 'code');
  const ways = new Map(rules.map((rule) => [rule, waysToBreak(rule, places)]));
  const wanted = [...new Set([...ways.values()].flat())];
  const refused = await new Compiler(root, field.home).refuses(wanted);
  const mutants = wanted.filter((mutant) => !refused.has(mutant));
  const proofs = new Map<string, Proof>();
  const files = storyFiles(root, field);
  await withTrials({ root, field, files, mutants, workers, say }, (trials) =>
    share(trials.hands, rules, async (hand, rule) => {
      const fit = (ways.get(rule) ?? []).filter((mutant) => !refused.has(mutant));
      const proof = await proveOne(hand, trials, rule, new Map(fit.map((mutant) => [mutants.indexOf(mutant), mutant])));
      proofs.set(rule, proof);
      done(proof, proofs.size, rules.length);
    }),
  );
  return rules.flatMap((rule) => proofs.get(rule) ?? []);
}

async function proveOne(
  hand: Hand,
  { surveys }: Trials,
  rule: string,
  mutants: ReadonlyMap<number, Mutant>,
): Promise<Proof> {
  const unnoticed: Mutant[] = [];
  for (const [number, mutant] of mutants) {
    const plan = planFor(number, mutant, surveys)
      .filter(({ name }) => name.includes(`[${rule}]`))
      .toSorted(inOrder);
    const finding = plan.length === 0 ? null : await hand.trial(number, plan);
    const step = finding === null ? undefined : plan[finding.step];
    if (step !== undefined) return { rule, broken: { mutant, file: step.file, story: step.name }, unnoticed };
    unnoticed.push(mutant);
  }
  return { rule, broken: null, unnoticed };
}

/** The quickest first would name another story in every run. */
const inOrder = (a: Step, b: Step): number => (a.file === b.file ? a.index - b.index : a.file < b.file ? -1 : 1);

/** A few places near the rule's id, of as many kinds as there are; last, another rule is cited in its place. */
function waysToBreak(rule: string, places: readonly Mutant[]): readonly Mutant[] {
  const near = places.filter((mutant) => mutant.rule === rule || mutant.before.includes(`'${rule}'`));
  const byOperator = OPERATORS.map((operator) => near.filter((mutant) => mutant.operator === operator));
  const most = Math.max(0, ...byOperator.map(({ length }) => length));
  const turns = Array.from({ length: most }, (_, turn) => byOperator.flatMap((some) => some[turn] ?? [])).flat();
  const isCitation = ({ operator, before }: Mutant): boolean => operator === 'rule' && before === `'${rule}'`;
  const citations = turns.filter(isCitation).slice(0, BREAKS_MAX / 2);
  const others = turns.filter(({ operator }) => operator !== 'rule');
  return [...others.slice(0, BREAKS_MAX - citations.length), ...citations];
}

/** Rules of the book that are not noted as something that nothing can break. */
export function breakableRules(root: string, { home, rulebook }: Pick<Field, 'home' | 'rulebook'>): readonly string[] {
  const texts = filesIn(join(root, home))
    .filter((file) => rulebook.test(file))
    .map((file) => readFileSync(join(root, home, file), 'utf8'));
  return texts.flatMap((text) => {
    const entries = text.split(/^ {2}(?='[a-z0-9]+(?:\.[a-z0-9-]+)+':)/m).slice(1);
    return entries.filter((entry) => !/\bnoted: /.test(entry)).map((entry) => entry.slice(1, entry.indexOf("'", 1)));
  });
}

const storyFiles = (root: string, { home, tests, deaf, still }: Field): readonly string[] =>
  filesIn(join(root, home)).filter(
    (file) =>
      tests.test(file) &&
      !deaf.test(file) &&
      !still.test(file) &&
      NAMES_A_RULE.test(readFileSync(join(root, home, file), 'utf8')),
  );
