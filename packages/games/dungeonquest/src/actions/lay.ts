import type { Deed } from '@questhall/kernel';
import { CARDS } from '../content/combat-cards.ts';
import { topFrame } from '../queries/top-frame.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { no, notNow } from './refuse.ts';

/** Lay a Combat card face down. */
export const lay: Deed<DungeonQuest, Extract<Action, { type: 'lay' }>> = {
  propose: () => CARDS.map((card) => ({ type: 'lay', card })),
  judge({ table }, asked) {
    if (asked.question.kind === 'lay') return null;
    if (table.mode === 'dice') return no('dice.no-combat-cards');
    return table.mode === 'solo' ? no('solo.no-cards') : notNow(asked);
  },
  perform(draft, { question }, { card }) {
    if (question.kind === 'lay') topFrame(draft, 'cards')[question.side === 'hero' ? 'heroCard' : 'monsterCard'] = card;
  },
};
