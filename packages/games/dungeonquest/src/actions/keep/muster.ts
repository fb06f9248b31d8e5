import type { Deed } from '@questhall/kernel';
import { leadHero, startFrom } from '../../effects/mustering.ts';
import { freeHeroes, freeTowers } from '../../queries/keep/second-hero.ts';
import type { Action, DungeonQuest } from '../../types/index.ts';
import { no, notNow } from '../refuse.ts';

/** Take one of the heroes whom nobody leads. */
export const takeHero: Deed<DungeonQuest, Extract<Action, { type: 'takeHero' }>> = {
  propose: ({ table }) => freeHeroes(table).map((hero) => ({ type: 'takeHero', hero })),
  judge({ table }, asked, { hero }) {
    if (asked.question.kind !== 'hero') return notNow(asked);
    return freeHeroes(table).includes(hero) ? null : no('setup.hero-choice', { hero });
  },
  perform: (draft, _asked, { hero }, tell) => leadHero(draft, hero, tell),
};

/** Put the hero into a tower where nobody is. */
export const takeTower: Deed<DungeonQuest, Extract<Action, { type: 'takeTower' }>> = {
  propose: ({ table }) => freeTowers(table).map((square) => ({ type: 'takeTower', square })),
  judge({ table }, asked, { square }) {
    if (asked.question.kind !== 'tower') return notNow(asked);
    return freeTowers(table).includes(square) ? null : no('setup.tower-choice');
  },
  perform: (draft, _asked, { square }, tell) => startFrom(draft, square, tell),
};
