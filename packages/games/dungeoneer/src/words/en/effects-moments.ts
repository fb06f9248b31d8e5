import type { Clause, Form, Price } from '../../content/index.ts';
import { rollsOf } from '../telling/clauses.ts';
import type { Scene } from '../telling/phrases.ts';
import { aCategory, counted, either, HEROES, points, withArticle } from './effects-voices.ts';
import { NAMES } from './names.ts';

const ROLLS = { threat: 'Threat', attack: 'attack', counter: 'counter-attack', exit: 'exit' } as const;

export function moment({ clause, voice }: Scene): string {
  const { trigger, bracket, choices } = clause;
  switch (trigger) {
    case null:
      return '';
    case 'play':
      return 'when you play this card';
    case 'use':
      return 'at any time';
    case 'hero':
      return 'in your Hero phase';
    case 'response':
      return 'when your hero is attacked, before the dice';
    case 'roll': {
      const rolls = either(rollsOf(clause).map((roll) => ROLLS[roll]));
      const named = bracket.form === null ? rolls : `${NAMES.form[bracket.form]} ${rolls}`;
      return `before ${withArticle(named)} roll of your hero`;
    }
    case 'wounded':
      return choices.flat().some(({ word }) => word === 'preventTo')
        ? 'when your hero is about to drop to 0 life'
        : 'when your hero is about to be wounded';
    case 'challenge':
      return 'after an attack on your hero';
    case 'stepG':
      return voice === 'own'
        ? 'after a combat, if your hero wounded a monster that survived and you have a free Treasure slot'
        : 'after a combat, before it is put away';
    case 'hit':
      return 'when it hits';
    case 'special':
      return 'special';
    case 'enter':
      return voice === 'own'
        ? 'when your hero enters in your own turn'
        : 'only when an opponent’s hero has just entered a space in their own turn';
    case 'leave':
      return `whenever ${HEROES[voice]} leaves a space in their own turn`;
    case 'collect':
      return 'whenever your hero collects Glory and Peril from a space';
    case 'reset':
      return bracket.firstTurn ? 'in the Reset phase of your first turn' : 'in your Reset phase';
    case 'artifact':
      return 'for the rest of the game';
  }
}

/** What is paid, by itself. */
export function priceText(price: Price): string {
  switch (price.pay) {
    case 'glory':
      return `${price.amount} Glory`;
    case 'peril':
      return `${price.amount} Peril`;
    case 'points':
      return points(price.amount);
    case 'card':
      return 'this card';
    case 'charge':
      return '1 charge';
    case 'hand':
      return `${counted(price.amount, 'card')} from your hand`;
    case 'treasures':
      return counted(price.amount, 'readied Treasure');
  }
}

export function price({ price: asked, bracket }: Clause): string {
  const extra = bracket.variable?.join(' to ');
  if (asked === null) return extra === undefined ? '' : `for ${extra} Glory beyond its price`;
  if ((asked.pay === 'glory' || asked.pay === 'peril') && asked.amount === '#')
    return `for ${extra} ${asked.pay === 'glory' ? 'Glory' : 'Peril'}`;
  const isDiscarded = asked.pay === 'card' || asked.pay === 'hand' || asked.pay === 'treasures';
  return `${isDiscarded ? 'by discarding' : 'for'} ${priceText(asked)}`;
}

/** In which form, where the moment has not said it. */
export function fight(form: Form, against: string | null, { clause, voice }: Scene): string {
  const isSaid = clause.trigger === 'roll' || clause.choices.flat().some(({ word }) => word === 'woundMore');
  if (isSaid) return '';
  const foe = against === null ? '' : ` against ${aCategory(against)}`;
  return voice === 'self' ? `if it attacks with ${NAMES.form[form]}${foe}` : `with ${NAMES.form[form]}${foe}`;
}
