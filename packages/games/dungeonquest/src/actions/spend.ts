import type { Deed, Refusal, State } from '@questhall/kernel';
import { fighterOf } from '../queries/heroes.ts';
import { topFrame } from '../queries/top-frame.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { no, notNow } from './refuse.ts';

/** Spend determination on a failed test, exactly what is needed: on a combat test only where the house allows it. */
export const spend: Deed<DungeonQuest, Extract<Action, { type: 'spend' }>> = {
  propose: (_state, { question }) =>
    question.kind === 'spend' || question.kind === 'failed' ? [{ type: 'spend', tokens: question.needed }] : [],
  judge(state, asked, { tokens }) {
    const { question } = asked;
    if (question.kind !== 'failed') return inCombat(state, asked, tokens);
    const held = fighterOf(state.table).determination;
    const { needed } = question;
    return tokens === needed && needed <= held ? null : no('test.spend-after', { needed, held });
  },
  perform(draft, { question }, { tokens }, tell) {
    const isTest = question.kind === 'failed';
    const frame = isTest ? topFrame(draft, 'test') : topFrame(draft, 'dice');
    frame.spent = tokens;
    frame.stage = 'read';
    const hero = fighterOf(draft.table);
    hero.determination -= tokens;
    const rule = isTest ? 'test.spend-after' : 'dice.no-test-abilities';
    tell.all(rule, { type: 'determined', tokens, left: hero.determination });
  },
};

function inCombat(
  { table }: State<DungeonQuest>,
  asked: Parameters<typeof notNow>[0],
  tokens: number,
): Refusal<Rule> | null {
  const { mode, house, round } = table;
  if (mode === null || mode === 'cards' || round === 0) return notNow(asked);
  const held = fighterOf(table).determination;
  if (mode === 'solo') return no('solo.attributes-irrelevant', { held });
  if (!house.determinationInCombat) return no('dice.no-test-abilities', { held });
  if (tokens > held) return no('dice.no-determination', { held });
  if (asked.question.kind !== 'spend') return notNow(asked);
  const { needed } = asked.question;
  return tokens === needed ? null : no('dice.no-test-abilities', { needed, held });
}
