import type { Command } from 'commander';
import type { Screen } from '../screen.ts';
import { addDungeonquestOdds } from './odds-dungeonquest.ts';

export function addOdds(program: Command, screen: Screen): void {
  const odds = program
    .command('odds')
    .description('exact odds of a fight')
    .addHelpText(
      'after',
      `
Examples:
  npx questhall odds dungeonquest
  npx questhall odds dungeonquest --hero hugo --monster golem
  npx questhall odds dungeonquest --help`,
    );
  addDungeonquestOdds(odds, screen);
}
