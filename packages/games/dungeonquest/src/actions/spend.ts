import type { Deed } from '@questhall/kernel';
import { topFrame } from '../frames/top.ts';
import type { Action, DungeonQuest } from '../types.ts';
import { no, notNow } from './refuse.ts';

/** Spend determination on a failed combat test: only where the house allows it, and exactly what is needed. */
export const spend: Deed<DungeonQuest, Extract<Action, { type: 'spend' }>> = {
  propose: (_state, { question }) => (question.kind === 'spend' ? [{ type: 'spend', tokens: question.needed }] : []),
  judge({ table }, asked, { tokens }) {
    if (table.mode !== 'dice' || table.round === 0) return notNow(asked);
    if (asked.question.kind !== 'spend') return no('dice.no-test-abilities', { held: table.hero.determination });
    const { needed } = asked.question;
    return tokens === needed ? null : no('dice.no-test-abilities', { needed, held: table.hero.determination });
  },
  perform(draft, _asked, { tokens }, tell) {
    const frame = topFrame(draft, 'dice');
    frame.spent = tokens;
    frame.stage = 'read';
    draft.table.hero.determination -= tokens;
    tell.all('dice.no-test-abilities', { type: 'determined', tokens, left: draft.table.hero.determination });
  },
};
