import type { Ask, Deed, Refusal, State } from '@questhall/kernel';
import { fleeingRoom, mayEscape } from '../queries/keep/escape.ts';
import { frameBelow } from '../queries/keep/turn.ts';
import { topFrame } from '../queries/top-frame.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { no, notNow } from './refuse.ts';

/** Face the monster, or go on facing it. */
export const fight: Deed<DungeonQuest, Extract<Action, { type: 'fight' }>> = {
  propose: () => [{ type: 'fight' }],
  judge: (_state, asked) =>
    asked.question.kind === 'encounter' || asked.question.kind === 'betweenRounds' ? null : notNow(asked),
  perform() {},
};

/** Get away from it, with a card that counts for more than the monster's. In the arena there is nowhere to go. */
export const escaping: Deed<DungeonQuest, Extract<Action, { type: 'escape' }>> = {
  propose: () => [{ type: 'escape' }],
  judge(state, asked) {
    if (asked.question.kind === 'encounter' || asked.question.kind === 'betweenRounds') return refusalOf(state, asked);
    const { keep, round } = state.table;
    if (round === 0) return notNow(asked);
    const isForbidden = keep !== null && frameBelow(state, 'encounter')?.mayEscape === false;
    return isForbidden ? no('escape.forbidden') : no('combat.no-break-off', { round });
  },
  perform(draft, { question }, _action, tell) {
    if (question.kind === 'betweenRounds') topFrame(draft, 'combat').mayEscape = false;
    tell.all('escape.who-may', { type: 'escapeTried' });
    draft.agenda.push({ kind: 'escape', stage: 'retreat', to: -1, heroCard: null, monsterCard: null });
  },
};

function refusalOf(state: State<DungeonQuest>, asked: Ask<DungeonQuest>): Refusal<Rule> | null {
  const { table } = state;
  const powerCards = table.powerHands[asked.seat]?.length ?? 0;
  const frame = frameBelow(state, 'encounter');
  if (table.keep === null || frame === undefined)
    return no('encounter.escape-before-combat', { powerCards, retreatSquares: 0 });
  return mayEscape(state, frame) ? null : no('escape.who-may', { powerCards, retreatSquares: fleeingRoom(state) });
}
