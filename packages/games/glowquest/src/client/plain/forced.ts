import type { Client } from '@questhall/facets';
import { findBenefit } from '../../queries/benefits.ts';
import { damageOf, gritAgainst, toHitBonus } from '../../queries/blow.ts';
import { findEntity, isHero } from '../../queries/entities.ts';
import { armorOf } from '../../queries/stats.ts';
import type { Action, Attack, Entity, Glowquest, Question, View } from '../../types/index.ts';
import { isOfBlowAlone, mostToHit } from './boosts.ts';

type Forced = NonNullable<Client<Glowquest>['forced']>;

/**
 * The answer that is given for whoever is asked, kind by kind of question:
 *
 * - to end a Turn or a Phase is never taken from anybody: that is the ending's;
 * - of anything else, the only answer there is: one square, one victim, one Effect, a move that leads nowhere;
 * - before a hit is decided: no more, when it is sure, or when all Surges together would not reach it;
 * - after a hit: no more, when the monster dies of it anyway and nothing but more damage is to be had;
 * - which damage comes back first, when all packets are alike and the attacker survives them all;
 * - which card to keep, when one was drawn and no discards could be shuffled back.
 *
 * All other questions are decisions: cards, trades, squares, whom to leave and how, who guards, who survives.
 */
export const forced: Forced = ({ view }, { question }, offers) => {
  if (isEnding(question)) return null;
  const [only, second] = offers;
  if (second === undefined) return only ?? null;
  return idle(view, question, offers);
};

/** The Turn or the Phase itself: what is left of it is for its owner to give away. */
const isEnding = ({ kind }: Question): boolean => kind === 'turn' || kind === 'explore';

/** The answer to a question that makes no difference any more. */
function idle(view: View, question: Question, offers: readonly Action[]): Action | null {
  switch (question.kind) {
    case 'roll':
      return isDecided(view, offers) ? done(offers) : null;
    case 'hit':
      return isOverkill(view, offers) ? done(offers) : null;
    case 'packets':
      return isOneOrder(view, question.who) ? (offers[0] ?? null) : null;
    case 'keep': {
      const isAlone = question.cards.length === 1 && view.discards[question.deck].length === 0;
      return isAlone ? (offers.find((offer) => offer.type === 'keep' && !offer.reshuffle) ?? null) : null;
    }
    default:
      return null;
  }
}

const done = (offers: readonly Action[]): Action | null => offers.find(({ type }) => type === 'done') ?? null;

/** Nothing but the blow itself could be changed by what is on offer. */
const isAboutBlow = (offers: readonly Action[]): boolean =>
  offers.every((offer) => offer.type !== 'use' || isOfBlowAlone(findBenefit(offer.benefit)));

/** It hits whatever is spent, or misses whatever is spent; before the die has fallen nobody knows. */
function isDecided(view: View, offers: readonly Action[]): boolean {
  const { attack } = view;
  if (attack === null || attack.die === 0 || !isAboutBlow(offers)) return false;
  const short = gritAgainst(view, attack) - attack.die - toHitBonus(view, attack);
  return short <= 0 || mostToHit(view, offers) < short;
}

/** A monster that cannot live through the damage as it stands. What a hero loses may be taken by another. */
function isOverkill(view: View, offers: readonly Action[]): boolean {
  const { attack } = view;
  const target = attack === null ? null : findEntity(view, attack.target);
  if (attack === null || target === null || isHero(target) || !isAboutBlow(offers)) return false;
  return damageOf(view, attack) >= target.hitpoints + layersOf(target, attack);
}

/** The most that Reflect, Shield and Armor can take of it. [damage.layer-order, damage.bypass] */
function layersOf(target: Entity, { bypass }: Attack): number {
  const shield = bypass === 'shield-and-armor' ? 0 : target.shield;
  const armor = bypass === 'none' ? Math.max(0, armorOf(target)) : 0;
  return target.reflect + shield + armor;
}

/** Equal packets hurt the same in any order, and nobody falls whom one of them could be blamed for. */
function isOneOrder({ attack, heroes, monsters }: View, who: number): boolean {
  const amounts = attack?.packets.map(({ amount }) => amount) ?? [];
  const attacker = findEntity({ heroes, monsters }, who);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return attacker !== null && new Set(amounts).size === 1 && sum < attacker.hitpoints;
}
