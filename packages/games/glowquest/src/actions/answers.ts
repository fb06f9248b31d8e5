import { notNow, topFrame } from '@questhall/groundwork';
import { CARDS, STAYS_AT } from '../content/index.ts';
import { check } from '../frames/check.ts';
import { discardCard } from '../frames/gain.ts';
import { harmed } from '../frames/harm.ts';
import { setUp as putUp } from '../frames/muster.ts';
import { heroOf } from '../queries/entities.ts';
import { type DeedOf, fromList, no } from './common.ts';

/** A square on the stairs. [explore.start] */
export const stand: DeedOf<'stand'> = fromList(
  (question) => (question.kind === 'stand' ? question.squares : null),
  ({ at }) => at,
  (at) => ({ type: 'stand', at }),
  (draft, { question }, { at }, tell) => {
    if (question.kind !== 'stand') return;
    heroOf(draft.table, question.hero).at = at;
    topFrame(draft, 'enter').next += 1;
    tell.all('explore.start', { type: 'entered', hero: question.hero, at });
  },
  () => 'explore.start',
);

/** A square for a monster, among those equally good. [enc.setup-distance] */
export const setUp: DeedOf<'setUp'> = fromList(
  (question) => (question.kind === 'setUp' ? question.squares : null),
  ({ at }) => at,
  (at) => ({ type: 'setUp', at }),
  (draft, _asked, { at }, tell) => putUp(draft, topFrame(draft, 'muster'), at, tell),
  () => 'enc.setup-distance',
);

/** The Hitpoints of an ally are lost by another; layers do not help. */
export const guard: DeedOf<'guard'> = {
  propose: (_state, { question }) => (question.kind === 'guard' ? [{ type: 'guard' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'guard' ? null : notNow(asked)),
  perform(draft, { question }, _action, tell) {
    if (question.kind !== 'guard') return;
    const { who, ally, loss } = question;
    const frame = topFrame(draft, 'harm');
    frame.loss = 0;
    heroOf(draft.table, who).hasGuarded = true;
    tell.all('benefit.own-turn-only', { type: 'guarded', who, ally, loss });
    // The ally's own account is settled first, then the guard's.
    draft.agenda.splice(-1, 0, harmed(who, loss, 'guarded', frame.by, 'benefit.own-turn-only'));
  },
};

/** A card keeps a hero on its feet, or tries to. */
export const survive: DeedOf<'survive'> = {
  propose: (_state, { question }) =>
    question.kind === 'brink' ? question.cards.map((card) => ({ type: 'survive', card })) : [],
  judge(_state, asked, { card }) {
    if (asked.question.kind !== 'brink') return notNow(asked);
    return asked.question.cards.includes(card) ? null : no('damage.hero-falls', { card });
  },
  perform(draft, { question }, { card }, tell) {
    if (question.kind !== 'brink') return;
    const hero = heroOf(draft.table, question.who);
    const effort = CARDS[card].traits.find(({ word }) => word === 'last-effort');
    const { die, passed } = effort === undefined ? { die: null, passed: true } : check(draft, effort.n);
    tell.all(die === null ? 'damage.hero-falls' : 'benefit.check-clause', {
      type: 'survived',
      who: hero.id,
      card,
      die,
      passed,
    });
    if (die === null) discardCard(draft, hero, card, tell);
    else hero.spent.push(card);
    if (passed) {
      hero.hitpoints = STAYS_AT;
      draft.agenda.pop();
    } else topFrame(draft, 'harm').stage = 'brink'; // there may be another card for it
  },
};
