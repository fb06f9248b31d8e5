import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId, type Form, type QuestId, type Sign } from '../content/index.ts';
import { attackTotal, counterSign, counterTotal } from '../queries/fighting.ts';
import { combatMore, fighterOf, heroScore, heroSign, monsterScore, threatMore } from '../queries/scores.ts';
import { foeOf, heroOf } from '../queries/table.ts';
import type { ActionOf, Open, Strike, ThreatKind } from '../types/index.ts';
import type { Match } from './dice.ts';

/** What somebody adds to the die against a Threat. */
export const threatScore = (table: Open, seat: Seat, form: Form, about: ThreatKind): number =>
  heroScore(table, seat, form) + threatMore(table, seat, about === 'exit');

const categoryOf = (card: CardId | null): string | null => (card === null ? null : adventureOf(card).category);

const matchOf = (attack: number, counter: number, sign: Sign): Match => ({
  attack,
  counter,
  attackDice: 'one',
  counterDice: 'one',
  isArmed: sign !== 'none',
});

const answerOf = (table: Open, hero: Seat, form: Form, against: CardId | null): number =>
  heroScore(table, hero, form) + combatMore(table, hero, 'counter', form, categoryOf(against));

/** A monster against a hero, where he stands. */
export const monsterAgainst = (table: Open, card: CardId, attached: readonly CardId[], hero: Seat, form: Form): Match =>
  matchOf(
    monsterScore(card, attached, heroOf(table, hero).space, form),
    answerOf(table, hero, form, card),
    heroSign(table, hero, form),
  );

/** The monster of a Quest against a hero. */
export function questAgainst(table: Open, quest: QuestId, hero: Seat, form: Form): Match {
  const { scores } = fighterOf({ quest, card: null });
  return matchOf(scores[form], answerOf(table, hero, form, null), heroSign(table, hero, form));
}

/** A challenge, of a hero or of a Minion in his place; null where there is nobody to challenge. */
export function challengeOf(table: Open, seat: Seat, action: ActionOf<'challenge'>): Match | null {
  const { hero, form, minion } = action;
  const target = foeOf(table, action);
  const { space, readied } = heroOf(table, seat);
  const own =
    minion === null
      ? heroScore(table, seat, form) + combatMore(table, seat, 'attack', form, categoryOf(target?.card ?? null))
      : monsterScore(minion, readied.find(({ card }) => card === minion)?.attached ?? [], space, form);
  if (hero !== null) return matchOf(own, answerOf(table, hero, form, minion), heroSign(table, hero, form));
  if (target === undefined) return null;
  const { scores, signs } = fighterOf(target);
  const score = target.card === null ? scores[form] : monsterScore(target.card, target.attached, target.space, form);
  return matchOf(own, score, signs[form]);
}

/** An attack of the running combat that is still to be answered, with the die that it may have rolled. */
export const matchIn = (table: Open, strike: Strike): Match => ({
  attack: attackTotal(table, strike) - (strike.attack ?? 0),
  counter: counterTotal(table, strike),
  attackDice: strike.attack ?? (strike.hasBestAttack ? 'best' : 'one'),
  counterDice: strike.hasBestCounter ? 'best' : 'one',
  isArmed: counterSign(table, strike) !== 'none',
});
