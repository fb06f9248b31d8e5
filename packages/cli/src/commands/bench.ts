import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { UserError } from '../user-error.ts';

const MAIN = fileURLToPath(new URL('../../../../bench/dist/main.js', import.meta.url));
const LAB = fileURLToPath(new URL('../../../../bench/dist/lab-main.js', import.meta.url));
const BESIDE = fileURLToPath(new URL('../../../../bench/dist/beside/main.js', import.meta.url));

interface Flags {
  readonly lab?: boolean;
  readonly beside?: string;
  readonly only?: string;
  readonly wanted?: string;
  readonly json?: boolean;
  readonly quick?: boolean;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description(
      'measure the kernel beside its peers, in one run of about five minutes, or this checkout beside another commit',
    )
    .option('--lab', 'only the lab, and how much sooner two workers are done than one: two minutes')
    .option(
      '--beside <commit>',
      'play the same games by turns here and in that commit, and compare by CPU time: some minutes',
    )
    .option('--only <names>', 'with --beside, only these games or plans, by their names')
    .option('--wanted <ratio>', 'with --beside, the least that is good enough: 0.95 is within 5 % of that commit')
    .option('--json', 'print the figures as JSON')
    .option('--quick', 'fewer rounds: to see that it runs, not how fast')
    .addHelpText(
      'after',
      `
Exit code 1: a target is not met.

--beside checks the commit out into a folder of its own, away from this one, builds it there and takes it away again. It compares the
working tree as it is, committed or not, and says whether both came to the same wins in the same moves.

Examples:
  npx questhall bench
  npx questhall bench --json
  npx questhall bench --lab
  npx questhall bench --beside HEAD~1 --wanted 0.95
  npx questhall bench --beside 8e09016 --only quests`,
    )
    .action((flags: Flags) => {
      if (!existsSync(MAIN)) throw new UserError('the bench is not here; this command is for a checkout of Questhall');
      if (flags.lab && flags.beside !== undefined)
        throw new UserError('--lab and --beside are two different questions');
      const script = flags.beside !== undefined ? BESIDE : flags.lab ? LAB : MAIN;
      process.exitCode = spawnSync(process.execPath, [script, ...argumentsOf(flags)], { stdio: 'inherit' }).status ?? 1;
    });
}

function argumentsOf({ beside, only, wanted, json, quick }: Flags): readonly string[] {
  const given = Object.entries({ beside, only, wanted }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );
  if (beside === undefined && given.length > 0) throw new UserError('--only and --wanted belong to --beside');
  return [...given, ...(json ? ['--json'] : []), ...(quick ? ['--quick'] : [])];
}
