import type { Deed } from '@questhall/kernel';
import { topFrame } from '../queries/top-frame.ts';
import type { Action, DungeonQuest } from '../types.ts';
import { no, notNow } from './refuse.ts';

/** Spend determination on a failed combat test: only where the house allows it, and exactly what is needed. */
export const spend: Deed<DungeonQuest, Extract<Action, { type: 'spend' }>> = {
  propose: (_state, { question }) => (question.kind === 'spend' ? [{ type: 'spend', tokens: question.needed }] : []),
  judge({ table }, asked, { tokens }) {
    const { mode, house, round } = table;
    const held = table.hero.determination;
    if (mode === null || mode === 'cards' || round === 0) return notNow(asked);
    if (mode === 'solo') return no('solo.attributes-irrelevant', { held });
    if (!house.determinationInCombat) return no('dice.no-test-abilities', { held });
    if (tokens > held) return no('dice.no-determination', { held });
    if (asked.question.kind !== 'spend') return notNow(asked);
    const { needed } = asked.question;
    return tokens === needed ? null : no('dice.no-test-abilities', { needed, held });
  },
  perform(draft, _asked, { tokens }, tell) {
    const frame = topFrame(draft, 'dice');
    frame.spent = tokens;
    frame.stage = 'read';
    draft.table.hero.determination -= tokens;
    tell.all('dice.no-test-abilities', { type: 'determined', tokens, left: draft.table.hero.determination });
  },
};
