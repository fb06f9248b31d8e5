import { type Deeds, type Refusal, type Seat, seatsOf } from '@questhall/kernel';
import { type CardId, cardOf, foeOf, SPACES } from './cards.ts';
import { makeStrike } from './challenges.ts';
import { enter } from './effects.ts';
import { type Asked, type Draft, handOf, heroOf, isStanding, no, spendPoint, takeFrom, turnOf } from './pieces.ts';
import type { Rule } from './rulebook.ts';
import { LOOKED_AT, type Parley } from './types.ts';

type Choices = Pick<Deeds<Parley>, 'move' | 'explore' | 'bane' | 'send' | 'strike' | 'look' | 'end'>;

const judgeChoice = ({ question }: Asked): Refusal<Rule> | null =>
  question.kind === 'choice' ? null : no('time.own-choice');

/** What is played on others is held, aimed at somebody else who stands, and paid with his Peril. */
function judgeOnOther({ table }: Draft, seat: Seat, card: CardId, target: Seat): Refusal<Rule> | null {
  if (!handOf(table, seat).includes(card)) return no('act.held');
  if (target === seat || !isStanding(table, target)) return no('lord.own-turn');
  return heroOf(table, target).peril >= cardOf(card).cost ? null : no('lord.pay-targets-peril');
}

function playOnOther({ table }: Draft, seat: Seat, card: CardId, target: Seat): void {
  takeFrom(handOf(table, seat), card);
  heroOf(table, target).peril -= cardOf(card).cost;
}

const onOthers = ({ table }: Draft, seat: Seat): readonly { readonly card: CardId; readonly target: Seat }[] =>
  [...new Set(handOf(table, seat))].flatMap((card) => table.heroes.map((_, target) => ({ card, target })));

/** What belongs to the turn alone. */
export const choices: Choices = {
  move: {
    propose: () => [...SPACES.keys()].map((to) => ({ type: 'move', to })),
    judge({ table }, asked, { to }) {
      const { space, points, isTipped } = heroOf(table, asked.seat);
      const steps = (to - space + SPACES.length) % SPACES.length;
      const isNext = SPACES[to] !== undefined && (steps === 1 || steps === SPACES.length - 1);
      return judgeChoice(asked) ?? (isNext && points > 0 && !isTipped ? null : no('move.next-space'));
    },
    perform(draft, { seat }, { to }, tell) {
      spendPoint(draft, seat);
      heroOf(draft.table, seat).space = to;
      tell.all('move.next-space', { type: 'moved', seat, space: to });
      enter(draft, seat, to);
    },
  },

  explore: {
    propose: () => [{ type: 'explore' }],
    judge: ({ table }, asked) =>
      judgeChoice(asked) ?? (heroOf(table, asked.seat).points > 0 ? null : no('turn.points')),
    perform(draft, { seat }, _action, tell) {
      spendPoint(draft, seat);
      tell.all('explore.look-around', { type: 'explored', seat });
    },
  },

  bane: {
    propose: (state, { seat }) => onOthers(state, seat).map((on) => ({ type: 'bane', ...on })),
    judge(state, asked, { card, target }) {
      const refusal = judgeChoice(asked) ?? (cardOf(card).class === 'bane' ? null : no('lord.own-turn'));
      return refusal ?? judgeOnOther(state, asked.seat, card, target);
    },
    perform(draft, { seat }, { card, target }, tell) {
      playOnOther(draft, seat, card, target);
      draft.table.discard.push(card);
      tell.all('lord.own-turn', { type: 'declared', seat, card, target });
      draft.agenda.push({ kind: 'bane', seat, card, target, stage: 'answer' });
    },
  },

  send: {
    propose: (state, { seat }) => onOthers(state, seat).map((on) => ({ type: 'send', ...on })),
    judge(state, asked, { card, target }) {
      if (asked.question.kind !== 'muster') {
        const refusal = judgeChoice(asked) ?? (turnOf(state).hasMustered ? no('lord.one-batch') : null);
        if (refusal !== null) return refusal;
      }
      return foeOf(card) === null ? no('lord.own-turn') : judgeOnOther(state, asked.seat, card, target);
    },
    perform(draft, { seat, question }, { card, target }, tell) {
      const { table, agenda } = draft;
      const from = table.strikes.length;
      playOnOther(draft, seat, card, target);
      const form = foeOf(card)?.form ?? 'melee';
      table.strikes.push(
        makeStrike({ card, by: seat, hero: target, foe: null, space: heroOf(table, target).space, form }),
      );
      tell.all('lord.own-turn', { type: 'sent', seat, card, target });
      if (question.kind === 'muster') return;
      turnOf(draft).hasMustered = true;
      agenda.push({ kind: 'combat', from, stage: 'muster', at: from, isAnswer: false });
    },
  },

  strike: {
    propose: () => [{ type: 'strike' }],
    judge: (_state, { question }) => (question.kind === 'muster' ? null : no('lord.one-batch')),
    perform({ agenda }) {
      const combat = agenda.at(-1);
      if (combat?.kind === 'combat') combat.stage = 'response';
    },
  },

  look: {
    propose: () => [{ type: 'look' }],
    judge: (_state, { question }) => (question.kind === 'look' ? null : no('move.space-effect')),
    perform({ table }, { seat }, _action, tell) {
      heroOf(table, seat).glory -= 1;
      const count = Math.min(LOOKED_AT, table.deck.length);
      table.known[seat] = Math.max(table.known[seat] ?? 0, count);
      const cards = table.deck.slice(table.deck.length - count);
      tell.split(seatsOf(seat), 'move.space-effect', { type: 'looked', seat, cards }, { type: 'lookedUnseen', seat });
    },
  },

  end: {
    propose: () => [{ type: 'end' }],
    judge: (_state, asked) => judgeChoice(asked),
    perform(draft) {
      turnOf(draft).stage = 'over';
    },
  },
};
