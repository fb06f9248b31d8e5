import type { Rules } from '@questhall/facets';
import type { State } from '@questhall/kernel';
import { bots, deciders } from '../bots/index.ts';
import { heroquest } from '../game.ts';
import type { HeroQuest } from '../types/index.ts';

/** What everybody knows of a quest: its own title and, in a campaign, how far it is and who is still there. */
function stageOf({ table }: State<HeroQuest>): Readonly<Record<string, unknown>> {
  const { quest, attempt, isCampaign, ending, heroes, ownSheet, title } = table;
  if (!isCampaign) return ownSheet === '' ? {} : { title };
  return {
    quest,
    attempt,
    isInTown: ending !== null,
    won: [...new Set(heroes.flatMap(({ circled }) => circled))].toSorted((a, b) => a - b),
    heroes: heroes.map(({ hero, name, status }) => ({ hero, name, isAlive: status !== 'dead' })),
  };
}

export const rules: Rules<HeroQuest> = { game: heroquest, bots, deciders, stageOf, secretOptions: ['sheet'] };
