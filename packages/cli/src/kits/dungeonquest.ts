import { bots, type DungeonQuest, dungeonquest, words } from '@questhall/dungeonquest';
import { chancesOf, oddsIn } from '@questhall/dungeonquest/odds';
import type { Kit } from '../kit.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The arena at the terminal: you fight, the program plays the monster. */
export const dungeonquestKit: Kit<DungeonQuest> = {
  game: dungeonquest,
  words,
  bots,
  seatsUsual: ['me', 'standard'],
  asksFor: ['mode', 'hero', 'monster'],
  worths: ({ view }, ask, offers) => chancesOf(view, ask, offers)?.map((chance) => `wins ${(100 * chance).toFixed(2)} %`) ?? null,
  odds({ view, asks }) {
    const isRolling = asks.some(({ question }) => question.kind === 'reroll' || question.kind === 'spend');
    const odds = isRolling ? null : oddsIn(view); // with dice on the table each answer has odds of its own
    if (odds === null) return [];
    const unknown = view.monster?.life === null ? ', over all tokens it may be' : '';
    const both = odds.bothDie > 0 ? `, both die ${percent(odds.bothDie)}` : '';
    return [`  odds: the hero wins ${percent(odds.win)}${both}; ${odds.expectedHeroWounds.toFixed(1)} wounds expected${unknown}`];
  },
};
