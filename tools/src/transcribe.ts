import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LedgerError } from '@questhall/testkit/ledger';
import { LEDGER_FOLDER, pathOf, ROOT, TRANSCRIBED, transcribe } from './transcribe/games.ts';

const HELP = `Transcribes the figures of a rules ledger into packages/games/<game>/golden/ledger.txt, which the game's tests compare with its content.

  npm run transcribe -- <game> --ledger <folder>           write them; the folder holds <game>.md
  npm run transcribe -- <game> --ledger <folder> --check   only say whether they are still the same
  npm run transcribe -- --ledger <folder>                  every game

Without --ledger the folder is ../shared/rules, beside this clone. Figures that were tuned since, and those that no ledger has, stand in
golden/ours.txt and are kept by hand.
`;

/** The number of the first line that differs, with both texts. */
function difference(was: string, is: string): string {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const at = Array.from({ length: Math.max(before.length, after.length) }).findIndex((_, i) => before[i] !== after[i]);
  return `  line ${at + 1}\n  - ${before[at] ?? '(end)'}\n  + ${after[at] ?? '(end)'}`;
}

function run(game: string, folder: string, isChecking: boolean): boolean {
  const path = join(ROOT, pathOf(game));
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const transcribed = transcribe(game, folder);
  if (written === transcribed) {
    console.log(`${game}: as it was transcribed`);
    return true;
  }
  if (isChecking) {
    console.log(`${game}: ${pathOf(game)} is not what the ledger says\n${difference(written, transcribed)}`);
    return false;
  }
  writeFileSync(path, transcribed);
  console.log(`${game}: written to ${pathOf(game)}`);
  return true;
}

/** A mistake of the caller's. */
class Misuse extends Error {}

function readArguments(): {
  readonly games: readonly string[];
  readonly folder: string;
  readonly isChecking: boolean;
} | null {
  const options = {
    ledger: { type: 'string', default: LEDGER_FOLDER },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  const { values, positionals, tokens } = parseArgs({ allowPositionals: true, strict: false, tokens: true, options });
  for (const token of tokens)
    if (token.kind === 'option' && !Object.hasOwn(options, token.name))
      throw new Misuse(`there is no option ${token.rawName}`);
  if (values.help === true) return null;
  const folder = `${values.ledger}`;
  const unknown = positionals.find((game) => !TRANSCRIBED.includes(game));
  if (unknown !== undefined)
    throw new Misuse(`"${unknown}" has no ledger to transcribe; there are: ${TRANSCRIBED.join(', ')}`);
  if (!existsSync(folder)) throw new Misuse(`there is no folder ${folder}; say where the ledgers are with --ledger`);
  return { games: positionals.length === 0 ? TRANSCRIBED : positionals, folder, isChecking: values.check === true };
}

function main(): number {
  const asked = readArguments();
  if (asked === null) {
    console.log(HELP);
    return 0;
  }
  return asked.games.map((game) => run(game, asked.folder, asked.isChecking)).every(Boolean) ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (problem) {
  if (!(problem instanceof LedgerError || problem instanceof Misuse)) throw problem;
  console.error(problem.message);
  process.exitCode = problem instanceof Misuse ? 2 : 1;
}
