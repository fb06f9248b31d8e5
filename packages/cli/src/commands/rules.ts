import { GAME_IDS } from '@questhall/catalogue';
import type { Command } from 'commander';
import { takeGame, USUAL_GAME } from '../played.ts';
import type { Screen } from '../screen.ts';
import type { RulesFlags } from './rules-report.ts';

export function addRules(program: Command, screen: Screen): void {
  program
    .command('rules')
    .description('the rulebook: each rule, where it is enforced or why nothing can break it, and which stories show it')
    .argument('[game]', 'which game; all of them without it')
    .argument('[rule]', 'one rule or house rule, by its id')
    .option('--text', 'with the text of every rule: the whole book to read')
    .option(
      '--check',
      'only look for rules that are neither enforced nor noted, or not shown; exit code 1 if there are any',
    )
    .option('--json', 'print { rules: [{ id, title, enforced, noted, shown, proof }], gaps }')
    .addHelpText(
      'after',
      `
A rule is enforced where its id runs: in a refusal, an event, a question or a law, or handed to whoever acts by it. Comments do not count.
It is noted when nothing can break it, with the reason. It is shown by the stories that carry its id, if one of them was seen to fail
when the rule was broken on purpose ("npm run mutate -- <game> --shown" tries that, and golden/shown.txt of the game keeps what failed).

Examples:
  npx questhall rules
  npx questhall rules ${USUAL_GAME}
  npx questhall rules ${USUAL_GAME} --text
  npx questhall rules ${USUAL_GAME} kernel.horizon
  npx questhall rules ${USUAL_GAME} --json`,
    )
    .action(async (id: string | undefined, rule: string | undefined, flags: RulesFlags) => {
      const games = await Promise.all((id === undefined ? GAME_IDS : [id]).map((one) => takeGame(one)));
      const { reportRules } = await import('./rules-report.ts'); // with a parser that no other command has to wait for
      reportRules(games, { rule, isAll: id === undefined, ...flags }, screen);
    });
}
