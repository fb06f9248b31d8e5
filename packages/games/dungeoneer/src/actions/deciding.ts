import { seatsOf } from '@questhall/kernel';
import { heroCardOf, mapCardOf } from '../content/index.ts';
import { lookInto } from '../frames/cards.ts';
import { giveHero, startOn } from '../frames/course.ts';
import { work } from '../frames/effects.ts';
import { face } from '../frames/entry.ts';
import {
  discardBeast,
  discard as discardCard,
  drawFrom,
  isExhausted,
  pay,
  spendPoints,
  takeFromHand,
} from '../frames/pieces.ts';
import { takeBack } from '../frames/reset.ts';
import { surplusOf, trimSoon } from '../frames/trim.ts';
import { entrancesOf } from '../queries/exits.ts';
import { boonsOf, readiedOf, treasuresOf } from '../queries/means.ts';
import { enterClause, upkeepOf } from '../queries/printed.ts';
import { handOf, heroOf, innermost, type Match, type No, no, type Telling, takeFrom } from '../queries/table.ts';
import type { ActionOf, PileName, Table } from '../types/index.ts';
import { type DeedOf, notNow } from './common.ts';

export const pickHero: DeedOf<'pickHero'> = {
  propose: ({ table }, { question }) =>
    question.kind === 'pickHero'
      ? table.spare.flatMap((hero) => (heroCardOf(hero).grade === question.grade ? [{ type: 'pickHero', hero }] : []))
      : [],
  judge({ table }, asked, { hero }) {
    const { question } = asked;
    if (question.kind !== 'pickHero') return notNow(asked);
    return table.spare.includes(hero) && heroCardOf(hero).grade === question.grade ? null : no('opt.pick-your-hero');
  },
  perform: (draft, { seat }, { hero }, tell) => giveHero(draft, seat, hero, 'opt.pick-your-hero', tell),
};

export const chooseEntrance: DeedOf<'chooseEntrance'> = {
  propose: ({ table }) => entrancesOf(table).map((space) => ({ type: 'chooseEntrance', space })),
  judge({ table }, asked, { space }) {
    if (asked.question.kind !== 'entrance') return notNow(asked);
    return entrancesOf(table).includes(space) ? null : no('combine.start-section');
  },
  perform: (draft, { seat }, { space }, tell) => startOn(draft, seat, space, tell),
};

export const upkeep: DeedOf<'upkeep'> = {
  propose: () => [true, false].map((pays) => ({ type: 'upkeep', pays })),
  judge({ table }, asked, { pays }) {
    const { question } = asked;
    if (question.kind !== 'upkeep') return notNow(asked);
    const cost = upkeepOf(question.card);
    return !pays || heroOf(table, asked.seat).glory >= cost ? null : no('reset.upkeep', { cost });
  },
  perform(draft, { seat, question }, { pays }, tell) {
    if (question.kind !== 'upkeep') return;
    const { card } = question;
    const hero = heroOf(draft.table, seat);
    const readied = hero.readied.find((one) => one.card === card);
    if (readied === undefined) return;
    if (pays) {
      pay(draft, seat, 'glory', upkeepOf(card), 'reset.upkeep', tell);
      tell.all('reset.upkeep', { type: 'upkeepPaid', seat, card });
      return;
    }
    takeBack(draft, seat, readied, tell);
  },
};

/** One point instead of the roll. [opt.spike-dodging] */
export const dodge: DeedOf<'dodge'> = {
  propose: () => [true, false].map((pays) => ({ type: 'dodge', pays })),
  judge({ table }, asked, { pays }) {
    if (asked.question.kind !== 'dodge') return notNow(asked);
    return !pays || heroOf(table, asked.seat).points > 0 ? null : no('opt.spike-dodging');
  },
  perform(draft, { seat, question }, { pays }, tell) {
    if (question.kind !== 'dodge') return;
    if (pays) spendPoints(draft, seat, 1, 'opt.spike-dodging', tell);
    else face(draft, seat, question.space);
  },
};

/** What a space offers is used, for its price. */
export const spaceEffect: DeedOf<'spaceEffect'> = {
  propose({ table }, { question, seat }) {
    if (question.kind !== 'spaceEffect') return [];
    const isForCard = enterClause(question.space)?.price?.pay === 'hand';
    return (isForCard ? handOf(table, seat) : [null]).map((card) => ({ type: 'spaceEffect', card }));
  },
  judge({ table }, asked, { card }) {
    const { question, seat } = asked;
    if (question.kind !== 'spaceEffect') return notNow(asked);
    const price = enterClause(question.space)?.price;
    if (price?.pay === 'hand')
      return card !== null && handOf(table, seat).includes(card) ? null : no('univ.card-beats-rule');
    if (card !== null) return no('univ.card-beats-rule');
    const cost = price?.pay === 'glory' && typeof price.amount === 'number' ? price.amount : 0;
    return heroOf(table, seat).glory >= cost ? null : no('univ.card-beats-rule', { cost });
  },
  perform(draft, { question, seat }, { card }, tell) {
    if (question.kind !== 'spaceEffect') return;
    const price = enterClause(question.space)?.price;
    if (price?.pay === 'glory' && typeof price.amount === 'number')
      pay(draft, seat, 'glory', price.amount, 'move.space-effect-on-entry', tell);
    if (card !== null) {
      takeFromHand(draft, seat, card);
      discardCard(draft, seat, card, 'move.space-effect-on-entry', tell);
    }
    const clause = enterClause(question.space);
    const origin = { by: seat, target: seat, source: question.space, rule: 'move.space-effect-on-entry' as const };
    if (clause !== null) work(draft, origin, clause);
  },
};

export const decline: DeedOf<'decline'> = {
  propose: () => [{ type: 'decline' }],
  judge: (_state, asked) => (asked.question.kind === 'spaceEffect' ? null : notNow(asked)),
  perform() {},
};

const pileNamed = ({ piles }: Table, name: PileName): number => piles.findIndex((pile) => pile.name === name);

export const lookAt: DeedOf<'lookAt'> = {
  propose: ({ table }) => table.piles.map(({ name }) => ({ type: 'lookAt', pile: name })),
  judge({ table }, asked, { pile }) {
    if (asked.question.kind !== 'look') return notNow(asked);
    return (table.piles[pileNamed(table, pile)]?.draw.length ?? 0) > 0 ? null : no('univ.card-beats-rule');
  },
  perform(draft, _asked, { pile }, tell) {
    const frame = innermost(draft, 'look');
    if (frame !== null) lookInto(draft, frame, pileNamed(draft.table, pile), tell);
  },
};

/** The cards that were seen go back on top, the first one uppermost. */
export const order: DeedOf<'order'> = {
  propose: (_state, { question }) =>
    question.kind === 'order' ? permutations(question.cards).map((cards) => ({ type: 'order', cards })) : [],
  judge(_state, asked, { cards }) {
    const { question } = asked;
    if (question.kind !== 'order') return notNow(asked);
    const isSame = cards.length === question.cards.length && question.cards.every((card) => cards.includes(card));
    return isSame && new Set(cards).size === cards.length ? null : no('univ.card-beats-rule');
  },
  perform(draft, { seat, question }, { cards }, tell) {
    if (question.kind !== 'order') return;
    const pile = draft.table.piles[pileNamed(draft.table, question.pile)];
    if (pile === undefined) return;
    pile.draw.splice(-cards.length, cards.length, ...cards.toReversed());
    // Whoever had looked at them before knows them no longer.
    pile.known = pile.known.map((count, other) => (other === seat ? count : 0));
    const { pile: name } = question;
    tell.split(
      seatsOf(seat),
      'hidden.view',
      { type: 'ordered', seat, pile: name, cards: cards.slice() },
      { type: 'orderedUnseen', seat, pile: name },
    );
  },
};

function permutations<X>(items: readonly X[]): X[][] {
  if (items.length <= 1) return [items.slice()];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

/** A readied Boon, or a Treasure for a Quest, of the owner's choice. */
export const lose: DeedOf<'lose'> = {
  propose: ({ table }, { question, seat }) =>
    question.kind === 'lose' ? readiedOf(table, seat, question.of).map(({ card }) => ({ type: 'lose', card })) : [],
  judge({ table }, asked, { card }) {
    const { question, seat } = asked;
    if (question.kind !== 'lose') return notNow(asked);
    const isThere = readiedOf(table, seat, question.of).some((one) => one.card === card);
    return isThere ? null : no(question.of === 'boon' ? 'fx.boon-forced-out' : 'quest.sacrifice');
  },
  perform(draft, { seat, question }, { card }, tell) {
    const isForQuest = question.kind === 'lose' && question.of === 'treasure';
    putAway(draft, seat, card, isForQuest ? 'quest.sacrifice' : 'fx.boon-forced-out', tell);
  },
};

function putAway(
  draft: Match,
  seat: number,
  card: string,
  rule: 'fx.boon-forced-out' | 'quest.sacrifice' | 'draw.must-discard-one' | 'dur.permanent-limits',
  tell: Telling,
): void {
  const { readied } = heroOf(draft.table, seat);
  const one = readied.find((other) => other.card === card);
  if (one === undefined) return;
  takeFrom(readied, one);
  discardBeast(draft, seat, one, rule, tell);
  trimSoon(draft, seat);
}

/** Exactly one of the hand, the readied Treasures and the Pack. [draw.must-discard-one] */
export const discard: DeedOf<'discard'> = {
  propose({ table }, { seat }) {
    const discards: ActionOf<'discard'>[] = [];
    for (const card of handOf(table, seat)) discards.push({ type: 'discard', card });
    for (const { card } of treasuresOf(table, seat)) discards.push({ type: 'discard', card });
    for (const { card } of heroOf(table, seat).pack) discards.push({ type: 'discard', card });
    discards.push({ type: 'discard', card: null });
    return discards;
  },
  judge({ table }, asked, { card }) {
    const { seat } = asked;
    // One at most: the answer has been given. [opt.discard-optional]
    if (asked.question.kind === 'save' && table.house.discardOptional) return no('opt.discard-optional');
    if (asked.question.kind !== 'discard') return notNow(asked);
    if (card === null) return table.house.discardOptional ? null : no('draw.must-discard-one');
    return judgeDiscard(table, seat, card);
  },
  perform(draft, { seat }, { card }, tell) {
    const { table } = draft;
    if (card === null) return;
    const { pack } = heroOf(table, seat);
    const beast = pack.find((one) => one.card === card);
    if (handOf(table, seat).includes(card)) {
      takeFromHand(draft, seat, card);
      discardCard(draft, seat, card, 'draw.must-discard-one', tell);
    } else if (beast === undefined) putAway(draft, seat, card, 'draw.must-discard-one', tell);
    else {
      takeFrom(pack, beast);
      discardBeast(draft, seat, beast, 'draw.must-discard-one', tell);
    }
  },
};

function judgeDiscard(table: Table, seat: number, card: string): No | null {
  if (handOf(table, seat).includes(card) || heroOf(table, seat).pack.some((beast) => beast.card === card)) return null;
  if (treasuresOf(table, seat).some((one) => one.card === card)) return null;
  return no(boonsOf(table, seat).some((one) => one.card === card) ? 'draw.no-boon' : 'draw.must-discard-one');
}

export const save: DeedOf<'save'> = {
  propose: () => [true, false].map((saves) => ({ type: 'save', saves })),
  judge({ table }, asked, { saves }) {
    if (saves && table.house.restrictedMovement) return no('opt.restricted-no-saving');
    return asked.question.kind === 'save' ? null : notNow(asked);
  },
  perform(draft, { seat }, { saves }, tell) {
    if (!saves) return;
    heroOf(draft.table, seat).hasSaved = true;
    tell.all('draw.save-one-mp', { type: 'saved', seat });
  },
};

export const draw: DeedOf<'draw'> = {
  propose: ({ table }) => table.piles.map(({ name }) => ({ type: 'draw', pile: name })),
  judge({ table }, asked, { pile }) {
    if (asked.question.kind !== 'draw') return notNow(asked);
    const found = table.piles[pileNamed(table, pile)];
    return found !== undefined && !isExhausted(found) ? null : no('combine.choose-deck-per-draw');
  },
  perform(draft, { seat }, { pile }, tell) {
    const found = draft.table.piles[pileNamed(draft.table, pile)];
    const rule = innermost(draft, 'drawing')?.rule ?? 'draw.refill-to-five';
    if (found !== undefined) drawFrom(draft, seat, found, rule, tell);
  },
};

export const trim: DeedOf<'trim'> = {
  propose: ({ table }, { seat }) => surplusOf(table, seat).map((card) => ({ type: 'trim', card })),
  judge({ table }, asked, { card }) {
    if (asked.question.kind !== 'trim') return notNow(asked);
    return surplusOf(table, asked.seat).includes(card) ? null : no(asked.rule);
  },
  perform(draft, { seat }, { card }, tell) {
    const { readied } = heroOf(draft.table, seat);
    const one = readied.find((other) => other.card === card);
    if (one === undefined) return;
    takeFrom(readied, one);
    discardBeast(draft, seat, one, 'dur.permanent-limits', tell);
  },
};

/** A Hero card that nobody has; with none left, one that was set aside. [opt.reincarnation] */
export const rebirth: DeedOf<'rebirth'> = {
  propose: (state, { question }) =>
    question.kind === 'rebirth' ? newHeroes(state, question.grade).map((hero) => ({ type: 'rebirth', hero })) : [],
  judge(state, asked, { hero }) {
    const { question } = asked;
    if (question.kind !== 'rebirth') return notNow(asked);
    return newHeroes(state, question.grade).includes(hero) ? null : no('opt.reincarnation');
  },
  perform(draft, { seat }, { hero }, tell) {
    const frame = innermost(draft, 'rebirth');
    if (frame !== null) frame.heroes = frame.heroes.filter((one) => one !== hero);
    giveHero(draft, seat, hero, 'opt.reincarnation', tell);
  },
};

function newHeroes(state: Match, grade: string): readonly string[] {
  const fits = (hero: string): boolean => heroCardOf(hero).grade === grade;
  const unused = state.table.spare.filter(fits);
  return unused.length > 0 ? unused : (innermost(state, 'rebirth')?.heroes ?? []).filter(fits);
}

export const rebirthPlace: DeedOf<'rebirthPlace'> = {
  propose: ({ table }) => entrancesOf(table).map((space) => ({ type: 'rebirthPlace', space })),
  judge({ table }, asked, { space }) {
    if (asked.question.kind !== 'rebirthPlace') return notNow(asked);
    return entrancesOf(table).includes(space) ? null : no('opt.reincarnation-place');
  },
  perform(draft, { question }, { space }, tell) {
    if (question.kind !== 'rebirthPlace' || mapCardOf(space).kind !== 'entrance') return;
    heroOf(draft.table, question.seat).space = space;
    tell.all('opt.reincarnation-place', { type: 'placedHero', seat: question.seat, space });
  },
};
