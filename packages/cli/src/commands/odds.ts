import type { Command } from 'commander';
import type { Screen } from '../screen.ts';
import { addDungeonquestOdds } from './odds-dungeonquest.ts';
import { addHeroquestOdds } from './odds-heroquest.ts';

/** Each game asks for what its fights depend on. */
const GAMES: readonly ((odds: Command, screen: Screen) => void)[] = [addDungeonquestOdds, addHeroquestOdds];

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
  npx questhall odds dungeonquest --help
  npx questhall odds heroquest --attack 3 --defend 2 --body 1
  npx questhall odds heroquest --help`,
    );
  for (const add of GAMES) add(odds, screen);
}
