import { Command, CommanderError } from 'commander';
import { addBench } from './commands/bench.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addSimulate } from './commands/simulate.ts';
import { addVerify } from './commands/verify.ts';
import { screenOf } from './screen.ts';
import { UserError } from './user-error.ts';

const VERSION = '0.1.0';
const USAGE = 2;

/** Whoever reads our output may stop reading, as `head` does. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}

/** Runs the `questhall` command; gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const screen = screenOf(process.stdout);
  process.stdout.on('error', leaveQuietly);
  const program = new Command('questhall')
    .description('One table for dungeon-crawl board games. Unofficial: the names of games belong to their owners.')
    .version(VERSION)
    .exitOverride()
    .showHelpAfterError('(add --help to see what there is)')
    .addHelpText(
      'after',
      '\nExamples:\n  questhall play\n  questhall odds dungeonquest --hero hugo --monster golem\n  questhall simulate dungeonquest --games 100000 --set mode=cards\n  questhall rules dungeonquest classic.display',
    );
  addPlay(program, screen);
  addReplay(program, screen);
  addVerify(program, screen);
  addOdds(program, screen);
  addSimulate(program, screen);
  addRules(program, screen);
  addBench(program);
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) command.exitOverride();

  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args.slice(), { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    if (!(error instanceof UserError)) throw error;
    if (error.message !== '') process.stderr.write(`questhall: ${error.message}\n`);
    return error.exitCode;
  }
}
