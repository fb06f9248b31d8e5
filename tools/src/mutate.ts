import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeCopy } from './mutate/copy.ts';
import { readEquivalents } from './mutate/equivalents.ts';
import { FIELDS, type Field } from './mutate/fields.ts';
import type { Mutant } from './mutate/mutant.ts';
import type { Tried } from './mutate/outcome.ts';
import { type Proof, prove } from './mutate/proofs.ts';
import { count, describe, write } from './mutate/report.ts';
import { Run, type Wish } from './mutate/run.ts';
import { writeShown } from './mutate/shown-table.ts';
import { Unfit } from './mutate/trials.ts';

const HELP = `Breaks the rules of a game at one place after the other, and sees whether a test notices.

  npm run mutate -- <game>                                a sample of 100 places in the rules
  npm run mutate -- <game> --data                         a sample of 50 numbers of its content
  npm run mutate -- <game> --sample 20 --seed later       another sample; the same seed draws the same one
  npm run mutate -- <game> --only actions/doors --sample all
  npm run mutate -- <game> --list                         what would be tried
  npm run mutate -- <game> --shown                        does every rule have a story that fails when it is broken?

  --sample N|all   how many (100; 50 with --data)          --seed S      which (1)
  --data           numbers of the content, not rules       --only PART   files with this in their path; may be repeated
  --list           print the sample and try nothing        --json        print for programs
  --fresh          forget what earlier runs found out      --workers N   threads (one for each core)
  --aim P          end with 1 below this many in a hundred (95)
  --shown          break every rule where its id runs, and run only the stories that carry the id; what they notice is
                   written to golden/shown.txt of the game, which \`questhall rules\` goes by. Ends with 1 when a rule is missing

A sample is dealt in turns: every operator gives one, from the file that has given fewest so far. Operators: an early exit is
dropped, a judge's refusal becomes none, a ? b : c takes always one side, a comparison, a sum or a condition is turned, a && b is
halved, a statement is skipped, a number is changed by one, true becomes false, another rule of the same area is cited.
What the compiler refuses, and what golden/equivalents.json of a game lists as making no difference, is not counted. Killed is what makes a test
fail, end its thread, or run ten times as long as before and two seconds more. Of long files of random play a part is run.
Tests are run nearest to the place first, on a copy outside of the working tree; what was found out is kept in .questhall/mutate
until a source changes, so a run that was broken off goes on.

Ends with 0 when the aim is met, with 1 when it is not, and with 2 when it was called wrongly or a test fails with nothing broken.
`;

/** A mistake of the caller's. */
class Misuse extends Error {}

const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');
const RESULTS = join(ROOT, '.questhall/mutate');
const SHOWN = 'golden/shown.txt';
const PROGRESS_EVERY = 25;
const SAMPLES = { code: '100', data: '50' } as const;
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  sample: text,
  seed: text,
  only: { ...text, multiple: true },
  aim: text,
  workers: text,
  data: flag,
  json: flag,
  list: flag,
  fresh: flag,
  shown: flag,
  help: flag,
} as const;

function wholeNumber(name: string, given: string, min: number, max: number): number {
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < min || value > max)
    throw new Misuse(`--${name} must be a whole number from ${min} to ${max}`);
  return value;
}

const wordsOf = (mutant: Mutant): object => {
  const { file, line, within, operator, before, after, nth, rule } = mutant;
  return { file, line, within, operator, before, after, ...(nth === 1 ? {} : { nth }), rule };
};

function printTried(tried: readonly Tried[], aim: number, isJson: boolean): void {
  const mutants = tried.map(({ mutant, outcome }) => ({ ...wordsOf(mutant), outcome }));
  console.log(isJson ? JSON.stringify({ aim, ...count(tried), mutants }, null, 2) : write(tried, aim));
}

function printList(mutants: readonly Mutant[], isJson: boolean): void {
  console.log(isJson ? JSON.stringify(mutants.map(wordsOf), null, 2) : mutants.map(describe).join('\n'));
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Every mutant as it is done: what became of it, and of the killed by which test. */
function announce({ mutant, outcome }: Tried, number: number, total: number): void {
  const by = outcome.kind === 'killed' ? `\n      by ${outcome.by}` : '';
  say(`${number} of ${total} ${outcome.kind}: ${describe(mutant)}${by}`);
}

/** Whatever ends the process, nothing of the copy is left. */
function clearUpOnSignals(remove: () => void): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      remove();
      say('broken off; the same command goes on from here');
      process.exit(code);
    });
  }
}

/** Breaks rule after rule, writes down which stories noticed, and says which rules no story holds. */
async function showRules(root: string, field: Field, workers: number): Promise<number> {
  const done = ({ rule, broken, unnoticed }: Proof, number: number, total: number): void => {
    if (broken === null)
      say(
        `${number} of ${total} NOT SHOWN: ${rule}${unnoticed.map((mutant) => `\n      ${describe(mutant)}`).join('')}`,
      );
    else if (number % PROGRESS_EVERY === 0) say(`${number} of ${total}`);
  };
  const proofs = await prove({ root, field, workers, say, done });
  writeFileSync(join(ROOT, field.home, SHOWN), writeShown(field.home, proofs));
  const missing = proofs.filter(({ broken }) => broken === null);
  console.log(
    `${proofs.length - missing.length} of ${proofs.length} rules are shown by a story that fails when the rule is broken`,
  );
  for (const { rule } of missing) console.log(`  not shown: ${rule}`);
  return missing.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [id] = positionals;
  if (values.help || id === undefined) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const field = FIELDS.find((one) => one.id === id);
  if (field === undefined)
    throw new Misuse(`there is no game "${id}"; there are: ${FIELDS.map((one) => one.id).join(', ')}`);
  const subject = values.data ? 'data' : 'code';
  const sample = values.sample ?? SAMPLES[subject];
  const wish: Wish = {
    field,
    subject,
    sample: sample === 'all' ? Number.MAX_SAFE_INTEGER : wholeNumber('sample', sample, 1, 1_000_000),
    seed: values.seed ?? '1',
    only: values.only ?? [],
    isFresh: values.fresh ?? false,
    workers: wholeNumber('workers', values.workers ?? String(availableParallelism()), 1, 64),
    equivalents: readEquivalents(field),
  };
  const aim = wholeNumber('aim', values.aim ?? '95', 0, 100);
  const copy = makeCopy(ROOT);
  clearUpOnSignals(copy.remove);
  try {
    if (values.shown) return await showRules(copy.root, field, wish.workers);
    const run = new Run(copy.root, RESULTS, wish, { say, done: announce });
    for (const { file, within, before } of run.stale)
      say(`${field.home}/golden/equivalents.json: nothing is like this any more: ${file} ${within} ${before}`);
    const mutants = await run.sample();
    if (values.list) {
      printList(mutants, values.json ?? false);
      return 0;
    }
    const tried = await run.tryAll(mutants);
    printTried(tried, aim, values.json ?? false);
    return count(tried).percent >= aim ? 0 : 1;
  } finally {
    copy.remove();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isMisuse =
    error instanceof Misuse ||
    error instanceof Unfit ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isMisuse) throw error;
  console.error(`mutate: ${error.message}`);
  process.exitCode = 2;
}
