import type { Deed } from '@questhall/kernel';
import { topFrame } from '../frames/top.ts';
import type { Action, DungeonQuest } from '../types.ts';
import { no, notNow } from './refuse.ts';

/** Krutzbeck hits harder. */
export const addWound: Deed<DungeonQuest, Extract<Action, { type: 'addWound' }>> = {
  propose: (_state, { question }) => (question.kind === 'extraWound' ? [{ type: 'addWound' }] : []),
  judge({ table }, asked) {
    if (asked.question.kind === 'extraWound') return null;
    if (table.round === 0) return notNow(asked);
    const rule = table.hero.hero === 'krutzbeck' ? 'ability.krutzbeck-not-alone' : 'ability.krutzbeck-extra-wound';
    return no(rule, { asked: asked.question.kind });
  },
  perform(draft, _asked, _action, tell) {
    topFrame(draft, 'wounds').monster += 1;
    tell.all('ability.krutzbeck-extra-wound', { type: 'hitHarder' });
  },
};

/** He holds back: never better, always allowed. */
export const decline: Deed<DungeonQuest, Extract<Action, { type: 'decline' }>> = {
  propose: (_state, { question }) => (question.kind === 'extraWound' ? [{ type: 'decline' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'extraWound' ? null : notNow(asked)),
  perform() {},
};
