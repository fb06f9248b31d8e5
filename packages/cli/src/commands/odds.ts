import type { Command } from 'commander';
import type { Screen } from '../screen.ts';

type AddOdds = (odds: Command, screen: Screen) => void;

/** Each game asks for what its fights depend on. */
const GAMES: Readonly<Record<string, () => Promise<AddOdds>>> = {
  dungeonquest: async () => (await import('./odds-dungeonquest.ts')).addDungeonquestOdds,
  heroquest: async () => (await import('./odds-heroquest.ts')).addHeroquestOdds,
  glowquest: async () => (await import('./odds-glowquest.ts')).addGlowquestOdds,
};

/** The games whose odds somebody may be asking for: all of them, unless one is named. */
function gamesWanted(args: readonly string[]): readonly (() => Promise<AddOdds>)[] {
  if (!args.includes('odds')) return [];
  const named = Object.entries(GAMES).filter(([id]) => args.includes(id));
  return (named.length > 0 ? named : Object.entries(GAMES)).map(([, load]) => load);
}

export async function addOdds(program: Command, screen: Screen, args: readonly string[]): Promise<void> {
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
  npx questhall odds heroquest --help
  npx questhall odds glowquest --monster ghoul --surges 3`,
    );
  for (const load of gamesWanted(args)) (await load())(odds, screen);
}
