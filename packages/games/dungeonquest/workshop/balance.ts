import type { Balance, Measured, Measuring } from '@questhall/lab';
import { arenaSection, arenaWon } from './balance-arena.ts';
import { DIALS } from './balance-dials.ts';
import { endSection, heroSection, measureKeep, shortSection } from './balance-keep.ts';
import { leverGames, leverSection, measureLevers } from './balance-levers.ts';

async function run(measuring: Measuring): Promise<Measured> {
  const won = arenaWon(measuring);
  const tables = await measureKeep(measuring);
  const turned = await measureLevers(measuring);
  const sections = [
    shortSection(tables),
    DIALS,
    heroSection(tables),
    endSection(tables),
    leverSection(turned, leverGames(measuring.games)),
    arenaSection(won),
  ];
  return { page: pageOf(measuring, sections), won };
}

const pageOf = (
  { games, seed }: Measuring,
  sections: readonly string[],
): string => `# DungeonQuest: how many heroes leave the keep, and who wins a fight

Dashes of careful heroes: players of the level \`standard\`, in every seat. Everything is measured twice, with the dice of two seeds. Written by

    npm run balance -- dungeonquest --games ${games} --seed ${seed}

and one table at a time, with everything that was counted, by

    npx questhall simulate dungeonquest --set play=keep --set mode=solo --seats 4 --games ${games} --seed ${seed}

Alone Classic Cards are played by the house rule \`soloAiMonster\`, the monster's cards being drawn as best play has them.

${sections.join('\n')}`;

export const balance: Balance = {
  about: 'careful heroes in the keep by combat, seats and levers, and every fight of the arena, computed',
  games: 2_000,
  run,
};
