import type { Deed } from '@questhall/kernel';
import type { Action, DungeonQuest } from '../types.ts';
import { no, notNow } from './refuse.ts';

/**
 * What players of the whole game might try in a fight. Refused alike whether they hold it or not, so that trying tells
 * nothing.
 */
export const playPower: Deed<DungeonQuest, Extract<Action, { type: 'playPower' }>> = {
  propose: () => [],
  judge: (_state, _asked, { card }) => no('encounter.power-only-for-escape', { card }),
  perform() {
    throw new Error('no Power card is played in a fight');
  },
};

export const useItem: Deed<DungeonQuest, Extract<Action, { type: 'useItem' }>> = {
  propose: () => [],
  judge: ({ agenda }, asked, { item }) =>
    agenda.some(({ kind }) => kind === 'combat') ? no('combat.no-items-in-combat', { item }) : notNow(asked),
  perform() {
    throw new Error('no item is used in a fight');
  },
};
