import { ask, type Frames, shuffle } from '@questhall/kernel';
import { CARDS, type CardId, CREATION_GAINS, type Deck, READY_MADE, type ReadyId } from '../content/index.ts';
import { heroOf } from '../queries/entities.ts';
import { overflowOf } from '../queries/slots.ts';
import { gainDraws, hitpointsMax } from '../queries/stats.ts';
import type { EntityId, Glowquest, HeroInPlay } from '../types/index.ts';
import type { Draft, FrameOf, Speaker } from './agenda.ts';

/** Three Gains and a Passive one. [create.three-gains, create.one-passive] */
export const create: Frames<Glowquest>['create'] = (draft, frame) => {
  if (frame.gains > CREATION_GAINS) {
    draft.agenda.pop();
    return;
  }
  const isLast = frame.gains === CREATION_GAINS;
  frame.gains += 1;
  const decks = isLast ? (['passive'] as Deck[]) : ownDecks(heroOf(draft.table, frame.hero));
  draft.agenda.push(gainFrame(frame.hero, 'create', decks));
};

/** All cards of a ready-made hero lie in the decks or on the piles. [create.ready-made] */
export const isAtHand = ({ decks, discards }: Draft['table'], set: ReadyId): boolean =>
  READY_MADE[set].cards.every((card) => {
    const { deck } = CARDS[card];
    return decks[deck].includes(card) || discards[deck].includes(card);
  });

/** A hero is made without drawing: its cards are looked up in the decks, whose order stays. [create.ready-made] */
export function makeReady(draft: Draft, hero: HeroInPlay, set: ReadyId, tell: Speaker): void {
  const { decks, discards } = draft.table;
  const { cards } = READY_MADE[set];
  for (const card of cards) {
    const { deck } = CARDS[card];
    decks[deck] = decks[deck].filter((one) => one !== card);
    discards[deck] = discards[deck].filter((one) => one !== card);
  }
  hero.cards = Object.freeze([...cards]);
  refreshHitpoints(draft, hero);
  tell.all('create.ready-made', { type: 'readyTaken', hero: hero.id, set, cards: [...cards] });
}

/** Never another Role's deck. [create.no-foreign-deck] */
export const ownDecks = ({ role }: HeroInPlay): Deck[] => [role, 'equipment'];

export const gainFrame = (hero: EntityId, why: FrameOf<'gain'>['why'], decks: Deck[]): FrameOf<'gain'> => ({
  kind: 'gain',
  hero,
  why,
  decks,
  deck: decks.length === 1 ? (decks[0] ?? null) : null,
});

/** Name a deck, look at its top cards, keep one. [gain.draw-three] */
export const gain: Frames<Glowquest>['gain'] = (draft, frame, tell) => {
  const { table } = draft;
  const hero = heroOf(table, frame.hero);
  if (frame.deck === null) {
    const isLevel = frame.why === 'level';
    ask(draft, hero.seat, isLevel ? 'level.after-encounter' : 'create.three-gains', {
      kind: 'gain',
      hero: hero.id,
      decks: frame.decks.slice(),
      why: isLevel ? 'level' : 'create',
    });
    return;
  }
  table.drawn = draw(draft, frame.deck, gainDraws(hero), tell);
  if (table.drawn.length === 0) {
    draft.agenda.pop();
    tell.all('gain.short-deck', { type: 'gainLost', hero: hero.id, deck: frame.deck });
    return;
  }
  tell.all('gain.draw-three', { type: 'drew', hero: hero.id, deck: frame.deck, cards: table.drawn.slice() });
  ask(draft, hero.seat, 'gain.keep-exactly-one', {
    kind: 'keep',
    hero: hero.id,
    deck: frame.deck,
    cards: table.drawn.slice(),
  });
};

/** The discards come back when the deck runs out. [gain.empty-deck, gain.short-deck] */
function draw(draft: Draft, deck: Deck, count: number, tell: Speaker): CardId[] {
  const { decks } = draft.table;
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (decks[deck].length === 0) reshuffle(draft, deck, 'gain.empty-deck', tell);
    const card = decks[deck].pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  return drawn;
}

/** The discards go back into the deck, because somebody likes it so or because it ran out. */
export function reshuffle(
  { table, rng }: Draft,
  deck: Deck,
  rule: 'gain.reshuffle-option' | 'gain.empty-deck',
  tell: Speaker,
): void {
  const cards = table.discards[deck];
  if (cards.length === 0) return;
  table.discards[deck] = [];
  table.decks[deck].push(...cards);
  shuffle(rng, table.decks[deck]);
  tell.all(rule, { type: 'reshuffled', deck, cards: table.decks[deck].length });
}

/** Cards that come or go outside a fight leave a hero at its new maximum. [equip.max-hp-change] */
export function refreshHitpoints({ table }: Draft, hero: HeroInPlay): void {
  if (table.encounter === null) hero.hitpoints = hitpointsMax(table, hero);
}

/** A list of cards is never written, but replaced: what was worked out for one stays right. */
const without = (cards: readonly CardId[], card: CardId): readonly CardId[] =>
  Object.freeze([...cards].filter((one) => one !== card));

/** Away with a card, onto the pile of its own deck. [level.discard-pile] */
export function discardCard(draft: Draft, hero: HeroInPlay, card: CardId, tell: Speaker): void {
  hero.cards = without(hero.cards, card);
  draft.table.discards[CARDS[card].deck].push(card);
  refreshHitpoints(draft, hero);
  tell.all('level.discard-pile', { type: 'discarded', hero: hero.id, card });
}

export function handOver(draft: Draft, card: CardId, from: HeroInPlay, to: HeroInPlay, tell: Speaker): void {
  from.cards = without(from.cards, card);
  to.cards = Object.freeze([...to.cards, card]);
  refreshHitpoints(draft, from);
  refreshHitpoints(draft, to);
  tell.all('equip.trade-window', { type: 'handedOver', card, from: from.id, to: to.id });
}

/**
 * One card a slot: what is too much is handed over or thrown away at once. [equip.slots, equip.overflow,
 * equip.two-handed]
 */
export const fit: Frames<Glowquest>['fit'] = (draft, frame) => {
  const hero = heroOf(draft.table, frame.hero);
  const over = overflowOf(hero.cards);
  if (over === null) draft.agenda.pop();
  else ask(draft, hero.seat, over.rule, { kind: 'overflow', hero: hero.id, slot: over.slot, cards: over.cards });
};

/** The other owner must agree. */
export const consent: Frames<Glowquest>['consent'] = (draft, { card, from, to, asker }) => {
  const other = heroOf(draft.table, asker === from ? to : from);
  ask(draft, other.seat, 'equip.trade-window', { kind: 'trade', card, from, to });
};

/** Each hero once, in seat order. [level.after-encounter] */
export const levelUps: Frames<Glowquest>['levelUps'] = (draft, frame) => {
  const hero = draft.table.heroes[frame.next];
  if (hero === undefined) {
    draft.agenda.pop();
    return;
  }
  frame.next += 1;
  draft.agenda.push(gainFrame(hero.id, 'level', ownDecks(hero)));
};

/** One more Gain for each mark on a monster that died. [bounty.reward] */
export const bounties: Frames<Glowquest>['bounties'] = (draft, frame) => {
  if (frame.left === 0) draft.agenda.pop();
  else ask(draft, heroOf(draft.table, frame.hero).seat, 'bounty.reward', { kind: 'bounty', left: frame.left });
};
