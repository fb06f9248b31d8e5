import type { Deed } from '@questhall/kernel';
import { turnOf } from '../../queries/keep/turn.ts';
import type { Action, DungeonQuest } from '../../types/index.ts';
import { notNow } from '../refuse.ts';

type Kind = DungeonQuest['Question']['kind'];

/** Windows and offers that need not be taken: what asks has gone on already, and this changes nothing. */
const PLAIN: readonly Kind[] = [
  'startWindow',
  'door',
  'meeting',
  'torch',
  'trap',
  'offer',
  'secretDoor',
  'stair',
  'leave',
  'aegis',
  'bluff',
  'parting',
  'partingAnswer',
];

/** Nothing special: the plain answer, always there. [seat.blind-window] */
export const goOn: Deed<DungeonQuest, Extract<Action, { type: 'goOn' }>> = {
  propose: () => [{ type: 'goOn' }],
  judge: (_state, asked) => (PLAIN.includes(asked.question.kind) ? null : notNow(asked)),
  perform(draft, { question }, _action, tell) {
    if (question.kind === 'startWindow') turnOf(draft).stage = 'cage';
    if (question.kind === 'stair') tell.all('cat.way-up', { type: 'stayedBelow' });
    if (question.kind === 'offer') tell.all('cards.optional-open', { type: 'left', what: question.deck });
  },
};
