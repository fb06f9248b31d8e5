import { findFrame, notNow, topFrame } from '@questhall/groundwork';
import { CARDS, type CardId, CREATION_GAINS, type Deck, READY_MADE, readyFor } from '../content/index.ts';
import {
  discardCard,
  gainFrame,
  handOver as give,
  isAtHand,
  makeReady,
  ownDecks,
  refreshHitpoints,
  reshuffle,
} from '../frames/gain.ts';
import { heroOf } from '../queries/entities.ts';
import { holdingsOf } from '../queries/holdings.ts';
import { hasRoomFor } from '../queries/slots.ts';
import type { Action, EntityId } from '../types/index.ts';
import { type Asked, type DeedOf, type Match, type No, no } from './common.ts';

/** From which deck. [gain.draw-three, level.gain-role-or-equipment] */
export const gain: DeedOf<'gain'> = {
  propose: (_state, { question }) =>
    question.kind === 'gain' ? question.decks.map((deck) => ({ type: 'gain', deck })) : [],
  judge(_state, asked, { deck }) {
    const { question } = asked;
    if (question.kind !== 'gain') return notNow(asked);
    if (question.decks.includes(deck)) return null;
    return deck === 'passive'
      ? no(question.why === 'level' ? 'level.trade-for-passive' : 'create.one-passive')
      : no(question.why === 'level' ? 'level.gain-role-or-equipment' : 'create.no-foreign-deck', { deck });
  },
  perform(draft, _asked, { deck }) {
    topFrame(draft, 'gain').deck = deck;
  },
};

const mayBeReady = (agenda: Match['agenda']): boolean => findFrame({ agenda }, 'expedition')?.mayBeReady === true;

/** A ready-made hero, as long as nothing has been drawn and its cards are there. [create.ready-made] */
export const takeReady: DeedOf<'takeReady'> = {
  propose({ table, agenda }, { question }) {
    if (question.kind !== 'gain' || !mayBeReady(agenda)) return [];
    return readyFor(heroOf(table, question.hero).role).map((set) => ({ type: 'takeReady', set }));
  },
  judge({ table, agenda }, asked, { set }) {
    const { question } = asked;
    if (question.kind !== 'gain') return notNow(asked);
    const hero = heroOf(table, question.hero);
    const isNew = question.why === 'create' && hero.cards.length === 0 && mayBeReady(agenda);
    const isIts = isNew && READY_MADE[set].role === hero.role && isAtHand(table, set);
    return isIts ? null : no('create.ready-made', { set });
  },
  perform(draft, { question }, { set }, tell) {
    if (question.kind !== 'gain') return;
    draft.agenda.pop();
    topFrame(draft, 'create').gains = CREATION_GAINS + 1;
    makeReady(draft, heroOf(draft.table, question.hero), set, tell);
  },
};

/**
 * One of the drawn cards; the others are discarded, and may be shuffled back. [gain.keep-exactly-one,
 * gain.reshuffle-option]
 */
export const keep: DeedOf<'keep'> = {
  propose(_state, { question }) {
    if (question.kind !== 'keep') return [];
    const proposed: Extract<Action, { type: 'keep' }>[] = [];
    for (const card of question.cards)
      for (const isReshuffled of [false, true]) proposed.push({ type: 'keep', card, reshuffle: isReshuffled });
    return proposed;
  },
  judge(_state, asked, { card }) {
    if (asked.question.kind !== 'keep') return notNow(asked);
    return asked.question.cards.includes(card) ? null : no('gain.keep-exactly-one', { card });
  },
  perform(draft, { question }, { card, reshuffle: isReshuffled }, tell) {
    if (question.kind !== 'keep') return;
    const { table } = draft;
    const hero = heroOf(table, question.hero);
    const discarded = question.cards.filter((one) => one !== card);
    hero.cards = Object.freeze([...hero.cards, card]);
    table.discards[question.deck].push(...discarded);
    table.drawn = [];
    tell.all('gain.keep-exactly-one', { type: 'kept', hero: hero.id, deck: question.deck, card, discarded });
    if (isReshuffled) reshuffle(draft, question.deck, 'gain.reshuffle-option', tell);
    refreshHitpoints(draft, hero);
    draft.agenda.pop();
    draft.agenda.push({ kind: 'fit', hero: hero.id });
  },
};

/** A card away for a Passive one, instead of the usual Gain. [level.trade-for-passive] */
export const exchange: DeedOf<'exchange'> = {
  propose({ table }, { question }) {
    if (question.kind !== 'gain' || question.why !== 'level') return [];
    return [...heroOf(table, question.hero).cards].map((card) => ({ type: 'exchange', card }));
  },
  judge({ table }, asked, { card }) {
    const { question } = asked;
    if (question.kind !== 'gain' || question.why !== 'level') return notNow(asked);
    return heroOf(table, question.hero).cards.includes(card) ? null : no('level.trade-for-passive', { card });
  },
  perform(draft, { question }, { card }, tell) {
    if (question.kind !== 'gain') return;
    discardCard(draft, heroOf(draft.table, question.hero), card, tell);
    Object.assign(topFrame(draft, 'gain'), { decks: ['passive'], deck: 'passive' });
  },
};

/** Which hero has the extra Gain of a Bounty, and from which deck. [bounty.reward] */
export const award: DeedOf<'award'> = {
  propose({ table }, { question }) {
    if (question.kind !== 'bounty') return [];
    return table.heroes.flatMap((hero) =>
      ownDecks(hero).map((deck) => ({ type: 'award', hero: hero.id, deck }) as const),
    );
  },
  judge({ table }, asked, { hero, deck }) {
    if (asked.question.kind !== 'bounty') return notNow(asked);
    const one = table.heroes[hero];
    return one !== undefined && ownDecks(one).includes(deck) ? null : no('bounty.reward', { deck });
  },
  perform(draft, _asked, { hero, deck }) {
    topFrame(draft, 'bounties').left -= 1;
    draft.agenda.push(gainFrame(hero, 'bounty', [deck] as Deck[]));
  },
};

/** A card too many goes to a hero who has its slot free. [equip.overflow] */
export const handOver: DeedOf<'handOver'> = {
  propose({ table }, { question }) {
    if (question.kind !== 'overflow') return [];
    const proposed: Extract<Action, { type: 'handOver' }>[] = [];
    for (const card of question.cards)
      for (const other of table.heroes)
        if (other.id !== question.hero && hasRoomFor(other, card))
          proposed.push({ type: 'handOver', card, to: other.id });
    return proposed;
  },
  judge({ table }, asked, { card, to }) {
    const { question } = asked;
    if (question.kind !== 'overflow') return notNow(asked);
    const other = table.heroes[to];
    const isFit =
      question.cards.includes(card) && other !== undefined && to !== question.hero && hasRoomFor(other, card);
    return isFit ? null : no(asked.rule, { card });
  },
  perform(draft, { question }, { card, to }, tell) {
    if (question.kind === 'overflow')
      give(draft, card, heroOf(draft.table, question.hero), heroOf(draft.table, to), tell);
  },
};

export const discard: DeedOf<'discard'> = {
  propose: (_state, { question }) =>
    question.kind === 'overflow' ? question.cards.map((card) => ({ type: 'discard', card })) : [],
  judge(_state, asked, { card }) {
    if (asked.question.kind !== 'overflow') return notNow(asked);
    return asked.question.cards.includes(card) ? null : no(asked.rule, { card });
  },
  perform(draft, { question }, { card }, tell) {
    if (question.kind === 'overflow') discardCard(draft, heroOf(draft.table, question.hero), card, tell);
  },
};

/** The hero whose own affairs a question is about, outside any fight. */
const traderIn = ({ question }: Asked): EntityId | null =>
  question.kind === 'explore' || question.kind === 'gain' ? question.hero : null;

/** Equipment changes hands when both agree. [equip.trade-window, equip.only-equipment-trades] */
export const trade: DeedOf<'trade'> = {
  propose(state, asked) {
    const trader = traderIn(asked);
    if (trader === null) return [];
    const proposed: Extract<Action, { type: 'trade' }>[] = [];
    const { heroes } = state.table;
    for (const owner of heroes)
      for (const card of holdingsOf(owner).equipment)
        for (const { id: to } of heroes)
          if (owner.id !== to && (owner.id === trader || to === trader))
            proposed.push({ type: 'trade', card, from: owner.id, to });
    return proposed;
  },
  judge: (state, asked, { card, from, to }) => judgeTrade(state, asked, card, from, to),
  perform(draft, asked, { card, from, to }, tell) {
    const asker = traderIn(asked);
    if (asker === null) return;
    tell.all('equip.trade-window', { type: 'tradeOffered', card, from, to });
    draft.agenda.push({ kind: 'consent', card, from, to, asker });
  },
};

function judgeTrade({ table }: Match, asked: Asked, card: CardId, from: EntityId, to: EntityId): No | null {
  const trader = traderIn(asked);
  if (trader === null) return table.encounter === null ? notNow(asked) : no('equip.trade-window', { card });
  if (CARDS[card].deck !== 'equipment') return no('equip.only-equipment-trades', { card });
  const owner = table.heroes[from];
  const isOwn =
    owner?.cards.includes(card) === true &&
    table.heroes[to] !== undefined &&
    from !== to &&
    (trader === from || trader === to);
  return isOwn ? null : no('equip.trade-window', { card });
}

export const accept: DeedOf<'accept'> = {
  propose: (_state, { question }) => (question.kind === 'trade' ? [{ type: 'accept' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'trade' ? null : notNow(asked)),
  perform(draft, { question }, _action, tell) {
    if (question.kind !== 'trade') return;
    draft.agenda.pop();
    give(draft, question.card, heroOf(draft.table, question.from), heroOf(draft.table, question.to), tell);
    draft.agenda.push({ kind: 'fit', hero: question.to });
  },
};

const isDeclinable = ({ question }: Asked): boolean =>
  question.kind === 'trade' ||
  question.kind === 'guard' ||
  question.kind === 'brink' ||
  (question.kind === 'gain' && question.why === 'level');

/** No, thank you. [level.optional] */
export const decline: DeedOf<'decline'> = {
  propose: (_state, asked) => (isDeclinable(asked) ? [{ type: 'decline' }] : []),
  judge: (_state, asked) => (isDeclinable(asked) ? null : notNow(asked)),
  perform(draft, { question }, _action, tell) {
    if (question.kind === 'trade') {
      draft.agenda.pop();
      tell.all('equip.trade-window', {
        type: 'tradeDeclined',
        card: question.card,
        from: question.from,
        to: question.to,
      });
    } else if (question.kind === 'gain') {
      draft.agenda.pop();
      tell.all('level.optional', { type: 'declinedLevel', hero: question.hero });
    }
  },
};

/** The Phase is over; what is left of it is lost. */
export const endPhase: DeedOf<'endPhase'> = {
  propose: (_state, { question }) => (question.kind === 'explore' ? [{ type: 'endPhase' }] : []),
  judge: (_state, asked) => (asked.question.kind === 'explore' ? null : notNow(asked)),
  perform(draft) {
    topFrame(draft, 'phase').stage = 'end';
  },
};
