import { notNow, topFrame } from '@questhall/groundwork';
import { CRAWL_STEPS, ROCK_DAMAGE } from '../content/index.ts';
import { check } from '../frames/check.ts';
import { heal, reduce as makeLess } from '../frames/effects.ts';
import { activate as wake } from '../frames/encounter.ts';
import { harmed } from '../frames/harm.ts';
import { recoverOn } from '../queries/checks.ts';
import { entityOf, heroOf } from '../queries/entities.ts';
import { destinations } from '../queries/moving.ts';
import { hitpointsMax, reducible } from '../queries/stats.ts';
import { type DeedOf, fromList, no } from './common.ts';

/** Any time no attack is in progress. */
export const endTurn: DeedOf<'endTurn'> = {
  propose: (_state, { question }) => (question.kind === 'turn' ? [{ type: 'endTurn' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'turn' ? null : notNow(asked)),
  perform(draft) {
    topFrame(draft, 'turn').stage = 'end';
  },
};

/** [down.recover] */
export const recover: DeedOf<'recover'> = {
  propose: (_state, { question }) => (question.kind === 'down' ? [{ type: 'recover' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'down' ? null : notNow(asked)),
  perform(draft, { question }, _action, tell) {
    if (question.kind !== 'down') return;
    const hero = heroOf(draft.table, question.who);
    const { die, passed } = check(draft, recoverOn(hero));
    tell.all('dice.check', { type: 'recovered', hero: hero.id, die, passed });
    if (passed) heal(draft, hero, hitpointsMax(draft.table, hero), 'down.recover', tell);
  },
};

/** [down.throw-rock] */
export const throwRock: DeedOf<'throwRock'> = {
  propose: ({ table }, { question }) =>
    question.kind === 'down' ? table.monsters.map(({ id }) => ({ type: 'throwRock', target: id })) : [],
  judge({ table }, asked, { target }) {
    if (asked.question.kind !== 'down') return notNow(asked);
    return table.monsters.some(({ id }) => id === target) ? null : no('down.throw-rock', { target });
  },
  perform(draft, { question }, { target }, tell) {
    if (question.kind !== 'down') return;
    tell.all('down.throw-rock', { type: 'rockThrown', hero: question.who, target });
    draft.agenda.push(harmed(target, ROCK_DAMAGE, 'dealt', question.who, 'down.throw-rock'));
  },
};

/** [down.crawl] */
export const crawl: DeedOf<'crawl'> = {
  propose({ table }, { question }) {
    if (question.kind !== 'down') return [];
    return destinations(table, heroOf(table, question.who), CRAWL_STEPS).map((to) => ({ type: 'crawl', to }));
  },
  judge({ table }, asked, { to }) {
    const { question } = asked;
    if (question.kind !== 'down') return notNow(asked);
    return destinations(table, heroOf(table, question.who), CRAWL_STEPS).includes(to)
      ? null
      : no('down.crawl', { square: to });
  },
  perform(draft, { question }, { to }, tell) {
    if (question.kind !== 'down') return;
    heroOf(draft.table, question.who).at = to;
    tell.all('down.crawl', { type: 'crawled', hero: question.who, to });
  },
};

/** Which of somebody's troubles grows smaller. [stack.reduce] */
export const reduce: DeedOf<'reduce'> = {
  propose({ table }, { question }) {
    return question.kind === 'reduce'
      ? reducible(entityOf(table, question.bearer)).map((effect) => ({ type: 'reduce', effect }))
      : [];
  },
  judge({ table }, asked, { effect }) {
    const { question } = asked;
    if (question.kind !== 'reduce') return notNow(asked);
    return reducible(entityOf(table, question.bearer)).includes(effect) ? null : no('stack.reduce', { effect });
  },
  perform(draft, { question }, { effect }, tell) {
    if (question.kind === 'reduce') makeLess(entityOf(draft.table, question.bearer), effect, question.by, tell);
  },
};

/** Which figure of the record acts, where a player decides. [ctrl.players-may-run] */
export const activate: DeedOf<'activate'> = fromList(
  (question) => (question.kind === 'activate' ? question.monsters : null),
  ({ monster }) => monster,
  (monster) => ({ type: 'activate', monster }),
  (draft, _asked, { monster }) => wake(draft, monster),
  () => 'ctrl.pick-record',
);
