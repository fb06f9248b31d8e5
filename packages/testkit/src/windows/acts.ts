import type { Deeds, Refusal } from '@questhall/kernel';
import { cardOf } from './cards.ts';
import { isOwnFoe, judgeStriking, strikeOut } from './challenges.ts';
import { ruleFor, workEffect } from './effects.ts';
import { aims, isFitting, judgeAbility, judgeMoment } from './moments.ts';
import {
  type Asked,
  abilityOf,
  activeOf,
  type Draft,
  handOf,
  hasPoint,
  heroOf,
  isBeside,
  isStanding,
  lateFor,
  no,
  spendPoint,
  takeFrom,
} from './pieces.ts';
import type { Rule } from './rulebook.ts';
import type { Parley } from './types.ts';

type Acts = Pick<Deeds<Parley>, 'pass' | 'play' | 'use' | 'ability' | 'untip' | 'challenge' | 'strikeBack'>;

/** What is done for points belongs to the own choice and to the windows after an action or an entry. */
function judgeGeneral(state: Draft, { question }: Asked): Refusal<Rule> | null {
  if (question.kind === 'choice') return null;
  const isGeneral = question.kind === 'window' && (question.window === 'entered' || question.window === 'action-done');
  return isGeneral ? null : lateFor(state);
}

/** All that can be done in the own choice and in windows alike. */
export const acts: Acts = {
  pass: {
    propose: () => [{ type: 'pass' }],
    judge: (_state, { question }) =>
      question.kind === 'choice' || question.kind === 'muster' ? no('time.own-choice') : null,
    perform() {},
  },

  play: {
    propose: (state, { seat }) =>
      [...new Set(handOf(state.table, seat))].flatMap((card) =>
        aims(state).map((at) => ({ type: 'play', card, at }) as const),
      ),
    judge(state, asked, { card, at }) {
      const { table } = state;
      const { seat } = asked;
      const { cost, effect } = cardOf(card);
      if (!isStanding(table, seat)) return no('end.fallen');
      const refusal = judgeMoment(state, asked, card);
      if (refusal !== null) return refusal;
      if (!handOf(table, seat).includes(card)) return no('act.held');
      if (!isFitting(state, seat, card, at)) return no('act.target');
      if (effect === 'tip') return heroOf(table, activeOf(state)).peril >= cost ? null : no('lord.pay-targets-peril');
      return heroOf(table, seat).glory >= cost ? null : no('act.cost');
    },
    perform(draft, { seat }, { card, at }, tell) {
      const { table } = draft;
      const { class: kind, cost, effect } = cardOf(card);
      takeFrom(handOf(table, seat), card);
      if (effect === 'tip') heroOf(table, activeOf(draft)).peril -= cost;
      else heroOf(table, seat).glory -= cost;
      tell.all(kind === 'treasure' ? 'act.hero-time' : ruleFor(card), { type: 'played', seat, card, at });
      if (kind === 'treasure') heroOf(table, seat).readied.push(card);
      else {
        if (kind === 'boon') table.discard.push(card);
        workEffect(draft, seat, card, at, tell);
      }
    },
  },

  use: {
    propose: ({ table }, { seat }) => [...new Set(heroOf(table, seat).readied)].map((card) => ({ type: 'use', card })),
    judge(state, { seat, question }, { card }) {
      if (!heroOf(state.table, seat).readied.includes(card)) return no('act.held');
      if (question.kind === 'choice') return null;
      return question.kind === 'window' && question.window !== 'before-roll' ? null : lateFor(state);
    },
    perform(draft, { seat }, { card }, tell) {
      takeFrom(heroOf(draft.table, seat).readied, card);
      draft.table.discard.push(card);
      tell.all(ruleFor(card), { type: 'used', seat, card, at: null });
      workEffect(draft, seat, card, null, tell);
    },
  },

  ability: {
    propose: (state, { seat }) =>
      abilityOf(state, seat) === null ? [] : aims(state).map((at) => ({ type: 'ability', at })),
    judge(state, asked, { at }) {
      const { seat } = asked;
      const ability = abilityOf(state, seat);
      if (ability === null) return no('act.held');
      if (!isStanding(state.table, seat)) return no('end.fallen');
      const refusal = judgeAbility(state, asked, ability);
      if (refusal !== null) return refusal;
      if (!isFitting(state, seat, ability, at)) return no('act.target');
      return heroOf(state.table, seat).glory >= cardOf(ability).cost ? null : no('act.cost');
    },
    perform(draft, { seat }, { at }, tell) {
      const card = abilityOf(draft, seat);
      if (card === null) return;
      const hero = heroOf(draft.table, seat);
      hero.glory -= cardOf(card).cost;
      hero.hasUsedAbility = true;
      tell.all(ruleFor(card), { type: 'used', seat, card, at });
      workEffect(draft, seat, card, at, tell);
    },
  },

  untip: {
    propose: () => [{ type: 'untip' }],
    judge(state, asked) {
      const { seat } = asked;
      const refusal = judgeGeneral(state, asked);
      if (refusal !== null) return refusal;
      if (!isStanding(state.table, seat)) return no('end.fallen');
      return heroOf(state.table, seat).isTipped && hasPoint(state, seat) ? null : no('act.untip');
    },
    perform(draft, { seat }, _action, tell) {
      spendPoint(draft, seat);
      heroOf(draft.table, seat).isTipped = false;
      tell.all('act.untip', { type: 'untipped', seat });
    },
  },

  challenge: {
    propose: ({ table }) => table.heroes.map((_, hero) => ({ type: 'challenge', hero })),
    judge(state, asked, { hero }) {
      const { seat, question } = asked;
      if (question.kind === 'window' && question.window === 'response') return no('time.no-second-combat');
      const refusal = question.kind === 'challenge' ? null : judgeGeneral(state, asked);
      return refusal ?? judgeStriking(state, seat) ?? (isBeside(state, seat, hero) ? null : no('act.challenge'));
    },
    perform(draft, { seat }, { hero }, tell) {
      tell.all('act.challenge', { type: 'challenged', seat, hero, foe: null });
      strikeOut(draft, seat, { hero });
    },
  },

  strikeBack: {
    propose: ({ table }) => [...table.strikes.keys()].map((foe) => ({ type: 'strikeBack', foe })),
    judge(state, { seat, question }, { foe }) {
      if (question.kind !== 'challenge') return no('time.challenge-in-turn');
      return judgeStriking(state, seat) ?? (isOwnFoe(state, seat, foe) ? null : no('act.challenge'));
    },
    perform(draft, { seat }, { foe }, tell) {
      tell.all('act.challenge', { type: 'challenged', seat, hero: null, foe });
      strikeOut(draft, seat, { foe });
    },
  },
};
