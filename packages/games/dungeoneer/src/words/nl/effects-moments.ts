import type { Clause, Form, Price } from '../../content/index.ts';
import { rollsOf } from '../telling/clauses.ts';
import type { Scene } from '../telling/phrases.ts';
import { aCategory, counted, either, HEROES, points } from './effects-voices.ts';
import { NAMES } from './names.ts';

const ROLLS = {
  threat: 'Dreigingsworp',
  attack: 'aanvalsworp',
  counter: 'tegenaanvalsworp',
  exit: 'Dreigingsworp bij een uitgang',
} as const;

export function moment({ clause, voice }: Scene): string {
  const { trigger, bracket, choices } = clause;
  switch (trigger) {
    case null:
      return '';
    case 'play':
      return 'als je deze kaart speelt';
    case 'use':
      return 'op elk moment';
    case 'hero':
      return 'in je Heldenfase';
    case 'response':
      return 'als je held wordt aangevallen, vóór de worpen';
    case 'roll': {
      const form = bracket.form === null ? '' : ` met ${NAMES.form[bracket.form]}`;
      return `vóór een ${either(rollsOf(clause).map((roll) => ROLLS[roll]))} van je held${form}`;
    }
    case 'wounded':
      return choices.flat().some(({ word }) => word === 'preventTo')
        ? 'als je held op 0 leven zou komen'
        : 'als je held gewond zou raken';
    case 'challenge':
      return 'na een aanval op je held';
    case 'stepG':
      return voice === 'own'
        ? 'na een gevecht, als je held een monster heeft verwond dat nog leeft en je een vrije plek voor een Schat hebt'
        : 'na een gevecht, voordat het wordt weggelegd';
    case 'hit':
      return 'bij een treffer';
    case 'special':
      return 'speciaal';
    case 'enter':
      return voice === 'own'
        ? 'als je held hier in je eigen beurt binnenkomt'
        : 'alleen als de held van een tegenstander net in de eigen beurt een veld is binnengekomen';
    case 'leave':
      return `telkens als ${HEROES[voice]} in de eigen beurt een veld verlaat`;
    case 'collect':
      return 'telkens als je held Roem en Gevaar van een veld verzamelt';
    case 'reset':
      return bracket.firstTurn ? 'in de Resetfase van je eerste beurt' : 'in je Resetfase';
    case 'artifact':
      return 'voor de rest van het spel';
  }
}

/** What is paid, by itself. */
export function priceText(price: Price): string {
  switch (price.pay) {
    case 'glory':
      return `${price.amount} Roem`;
    case 'peril':
      return `${price.amount} Gevaar`;
    case 'points':
      return points(price.amount);
    case 'card':
      return 'deze kaart';
    case 'charge':
      return '1 lading';
    case 'hand':
      return counted(price.amount, 'handkaart', 'handkaarten');
    case 'treasures':
      return counted(price.amount, 'gereedliggende Schat', 'gereedliggende Schatten');
  }
}

export function price({ price: asked, bracket }: Clause): string {
  const extra = bracket.variable?.join(' tot ');
  if (asked === null) return extra === undefined ? '' : `voor ${extra} Roem boven de prijs`;
  if ((asked.pay === 'glory' || asked.pay === 'peril') && asked.amount === '#')
    return `voor ${extra} ${asked.pay === 'glory' ? 'Roem' : 'Gevaar'}`;
  const isDiscarded = asked.pay === 'card' || asked.pay === 'hand' || asked.pay === 'treasures';
  return isDiscarded ? `door ${priceText(asked)} af te leggen` : `voor ${priceText(asked)}`;
}

/** In which form, where the moment has not said it. */
export function fight(form: Form, against: string | null, { clause, voice }: Scene): string {
  const isSaid = clause.trigger === 'roll' || clause.choices.flat().some(({ word }) => word === 'woundMore');
  if (isSaid) return '';
  const foe = against === null ? '' : ` tegen ${aCategory(against)}`;
  return `${voice === 'self' ? 'bij een aanval ' : ''}met ${NAMES.form[form]}${foe}`;
}
