import { notNow, topFrame } from '@questhall/groundwork';
import { recover as rollToRecover } from '../frames/turn.ts';
import { heroOf } from '../queries/entities.ts';
import { type DeedOf, fromList } from './common.ts';

/** Any time no Attack is open: neither Move nor Attack must be made. [turn.move-then-attack] */
export const endTurn: DeedOf<'endTurn'> = {
  propose: (_state, { question }) => (question.kind === 'turn' ? [{ type: 'endTurn' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'turn' ? null : notNow(asked)),
  perform(draft) {
    topFrame(draft, 'turn').stage = 'effects';
  },
};

/** Where it lies. [down.must-roll] */
export const recover: DeedOf<'recover'> = {
  propose: (_state, { question }) => (question.kind === 'down' ? [{ type: 'recover' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'down' ? null : notNow(asked)),
  perform(draft, { question }, _action, tell) {
    if (question.kind !== 'down') return;
    rollToRecover(draft, topFrame(draft, 'turn'), heroOf(draft.table, question.who), tell);
  },
};

/** A free Dodge of one square, and then the roll. [down.crawl] */
export const crawl: DeedOf<'crawl'> = fromList(
  (question) => (question.kind === 'down' ? question.squares : null),
  ({ to }) => to,
  (to) => ({ type: 'crawl', to }),
  (draft, { question }, { to }, tell) => {
    if (question.kind !== 'down') return;
    const hero = heroOf(draft.table, question.who);
    tell.all('down.crawl', { type: 'moved', who: hero.id, from: hero.at, to, how: 'crawl' });
    hero.at = to;
    rollToRecover(draft, topFrame(draft, 'turn'), hero, tell);
  },
  () => 'down.crawl',
);
