import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@questhall/catalogue';
import { Mistake } from '@questhall/facets';
import { Command, CommanderError } from 'commander';
import { addBench } from './commands/bench.ts';
import { addCheck } from './commands/check.ts';
import { addCompare } from './commands/compare.ts';
import { addImport } from './commands/import.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addResume } from './commands/resume.ts';
import { addRules } from './commands/rules.ts';
import { addSheet } from './commands/sheet.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTune } from './commands/tune.ts';
import { addVerify } from './commands/verify.ts';
import { gameIn, USUAL_GAME } from './played.ts';
import { screenOf, wrapHelp } from './screen.ts';
import { UserError } from './user-error.ts';

const USAGE = 2;
const HELP = ['--help', '-h', 'help'];
const EXAMPLES = `
Examples:
  npx questhall play
${GAME_IDS.map((id) => `  npx questhall play ${id}`).join('\n')}
  npx questhall odds ${USUAL_GAME} --help
  npx questhall simulate ${USUAL_GAME} --games 1000
  npx questhall rules ${USUAL_GAME} --text

In scripts, \`node packages/cli/bin/questhall.js\` is the same command without npm, and starts five times as fast. Node 24 plays faster than Node 20.`;

/** Whoever reads our output may stop reading, as `head` does; a full disk is another matter. */
function outputFailed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') process.stderr.write(`questhall: the output could not be written: ${error.message}\n`);
  process.exit(error.code === 'EPIPE' ? 0 : 1);
}

function versionOf(): string {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return version;
}

/** Runs the `questhall` command; gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const screen = screenOf(process.stdout);
  process.stdout.on('error', outputFailed);
  const program = new Command('questhall')
    .description('One table for dungeon-crawl board games. Unofficial: the names of games belong to their owners.')
    .version(versionOf())
    .addHelpText('after', EXAMPLES);
  // Only help speaks of a game before it is played.
  const mentioned = HELP.some((word) => args.includes(word)) ? await gameIn(args) : null;
  addPlay(program, screen, mentioned);
  addResume(program, screen);
  addReplay(program, screen);
  addVerify(program, screen);
  await addOdds(program, screen, args);
  addSimulate(program, screen, mentioned);
  addCompare(program, screen, mentioned);
  addTune(program, screen);
  addRules(program, screen);
  await addImport(program, screen, args);
  addCheck(program, screen);
  addSheet(program, screen);
  addBench(program);
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command.exitOverride().showHelpAfterError('(--help shows what there is)');
    command.configureOutput({
      writeOut: (text) => screen.write(wrapHelp(text, screen.width)),
      outputError: (text, write) => write(text.replace(/^error: /, 'questhall: ')),
    });
  }
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args.slice(), { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    if (!(error instanceof Mistake)) throw error;
    if (error.message !== '') process.stderr.write(`questhall: ${error.message}\n`);
    return error instanceof UserError ? error.exitCode : USAGE;
  }
}
