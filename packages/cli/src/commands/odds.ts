import type { Command } from 'commander';
import type { Screen } from '../screen.ts';
import { addDungeonquestOdds } from './odds-dungeonquest.ts';

export function addOdds(program: Command, screen: Screen): void {
  const odds = program
    .command('odds')
    .description('exact odds of a fight')
    .addHelpText(
      'after',
      '\nExamples:\n  questhall odds dungeonquest\n  questhall odds dungeonquest --hero hugo --monster golem\n  questhall odds dungeonquest --help',
    );
  addDungeonquestOdds(odds, screen);
}
