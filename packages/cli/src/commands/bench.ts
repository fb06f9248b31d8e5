import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { UserError } from '../user-error.ts';

const BENCH = fileURLToPath(new URL('../../../../bench/dist/main.js', import.meta.url));

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure the kernel beside its peers, in one run of about five minutes')
    .option('--json', 'print the figures as JSON')
    .option('--quick', 'fewer rounds: to see that it runs, not how fast')
    .addHelpText('after', '\nExit code 1: a target is not met.\n\nExamples:\n  npx questhall bench\n  npx questhall bench --json')
    .action(({ json, quick }: { json?: boolean; quick?: boolean }) => {
      if (!existsSync(BENCH)) throw new UserError('the bench is not here; this command is for a checkout of Questhall');
      const args = [BENCH, ...(json ? ['--json'] : []), ...(quick ? ['--quick'] : [])];
      process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
    });
}
