import { aboutExported } from '@questhall/table';
import type { Command } from 'commander';
import { loadExported } from '../files.ts';
import { takeGame } from '../played.ts';
import type { Screen } from '../screen.ts';
import { sayProblem, UserError } from '../user-error.ts';

const DIFFERS = 1;

export function addVerify(program: Command, screen: Screen): void {
  program
    .command('verify')
    .description('play a saved match again and compare every line, move and die')
    .argument('<file>', 'a file written by save')
    .option('--json', 'print the verdict as JSON')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall verify fight.table

Exit code 0: it plays as it was saved. 1: it differs, and the first line that does is named. 2: it is no
saved match, or not all of it.`,
    )
    .action(async (path: string, { json }: { json?: boolean }) => {
      const exported = loadExported(path);
      const { game, edition } = aboutExported(exported);
      const verdict = (await takeGame(game)).verify(exported);
      if (json) {
        const said = verdict.ok ? verdict.value : verdict.problem;
        screen.write(`${JSON.stringify({ ok: verdict.ok, game, edition, ...said })}\n`);
      } else if (verdict.ok) {
        const { moves, unchecked } = verdict.value;
        screen.line(`${path}: ${moves === 1 ? '1 move' : `${moves} moves`} of ${game}, all as they were saved.`);
        if (unchecked !== '') screen.line(`${unchecked} The file is as it was written.`);
      }
      if (!verdict.ok) throw new UserError(json ? '' : `${path}: ${sayProblem(verdict.problem)}`, DIFFERS);
    });
}
