import type { Study } from '@questhall/facets';
import { seatsOf, silence } from '@questhall/kernel';
import { expectedWin } from '../odds/index.ts';
import type { DungeonQuest } from '../types.ts';

/** The arena: the hero wins by living on. */
export const study: Study<DungeonQuest> = {
  bestPlayer: 'standard',
  seatsUsual: 2,
  winner: 'the hero',
  observe: (draft) => ({
    tell: silence,
    result() {
      const { clock, outcome, table } = draft;
      const hero = table.heroes[table.fighter];
      const isWon = outcome?.winners === seatsOf(table.fighter);
      const lost = outcome?.rule === 'combat.both-die' ? 'both die' : 'the monster wins';
      return {
        isWon,
        ending: isWon ? 'the hero wins' : lost,
        measures: {
          moves: clock,
          rounds: table.round,
          'wounds of the hero': Math.min(hero?.wounds ?? 0, hero?.life ?? 0),
        },
      };
    },
  }),
  exact: expectedWin,
};
