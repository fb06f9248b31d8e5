import type { Deed } from '@questhall/kernel';
import { endTurn } from '../../effects/end-turn.ts';
import { returnToken } from '../../effects/tokens.ts';
import { retreatSquares } from '../../queries/keep/crossings.ts';
import { turnOf } from '../../queries/keep/turn.ts';
import { topFrame } from '../../queries/top-frame.ts';
import type { Action, DungeonQuest } from '../../types/index.ts';
import { no, notNow } from '../refuse.ts';

type DeedOf<K extends Action['type']> = Deed<DungeonQuest, Extract<Action, { type: K }>>;

/** Where to flee. */
export const retreat: DeedOf<'retreat'> = {
  propose: (state) => retreatSquares(state.table, turnOf(state).from).map((to) => ({ type: 'retreat', to })),
  judge(state, asked, { to }) {
    if (asked.question.kind !== 'retreat') return notNow(asked);
    return retreatSquares(state.table, turnOf(state).from).includes(to) ? null : no('escape.retreat-square');
  },
  perform(draft, _asked, { to }) {
    topFrame(draft, 'escape').to = to;
  },
};

/** A Power card, face down, for its value. */
export const layPower: DeedOf<'layPower'> = {
  propose: ({ table }, { seat }) => [...new Set(table.powerHands[seat])].map((card) => ({ type: 'layPower', card })),
  judge({ table }, asked, { card }) {
    if (asked.question.kind !== 'escapeCard') return notNow(asked);
    return table.powerHands[asked.seat]?.includes(card) === true ? null : no('escape.secret-commit');
  },
  perform(draft, { question }, { card }) {
    if (question.kind === 'escapeCard')
      topFrame(draft, 'escape')[question.side === 'hero' ? 'heroCard' : 'monsterCard'] = card;
  },
};

/** The monster player keeps his cards: the deck answers. */
export const leaveToDeck: DeedOf<'leaveToDeck'> = {
  propose: (_state, { question }) =>
    question.kind === 'escapeCard' && question.side === 'monster' ? [{ type: 'leaveToDeck' }] : [],
  judge(_state, asked) {
    if (asked.question.kind !== 'escapeCard') return notNow(asked);
    return asked.question.side === 'monster' ? null : no('escape.secret-commit');
  },
  perform() {},
};

/** The monster player proposes to part without a fight (a house rule). */
export const offerParting: DeedOf<'offerParting'> = {
  propose: () => [{ type: 'offerParting' }],
  judge: (_state, asked) => (asked.question.kind === 'parting' ? null : notNow(asked)),
  perform(draft, _asked, _action, tell) {
    topFrame(draft, 'encounter').isParting = true;
    tell.all('escape.secret-commit', { type: 'partingOffered' });
  },
};

/** The hero agrees, and nothing else happens in this turn. */
export const part: DeedOf<'part'> = {
  propose: () => [{ type: 'part' }],
  judge: (_state, asked) => (asked.question.kind === 'partingAnswer' ? null : notNow(asked)),
  perform(draft, _asked, _action, tell) {
    tell.all('escape.secret-commit', { type: 'parted' });
    returnToken(draft, 'escape.secret-commit', tell);
    endTurn(draft);
  },
};
