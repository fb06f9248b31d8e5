import { attackDice, defendDice } from '../../queries/combat.ts';
import type { OddsTexts } from '../odds/reckoning.ts';
import { capital } from '../telling/lists.ts';
import { figureIn, theHero, theItem, whichHero, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { decimal, diceCount, percents } from './numbers.ts';

const DIGITS = 1;

export const ODDS: OddsTexts = {
  sections: {
    now: 'Nu:',
    inReach: 'Binnen bereik:',
    noAction: 'Als er nog een actie over was:',
    monsters: 'Wat monsters kunnen doen:',
    outOfReach: 'Nu buiten bereik:',
  },
  strike: ({ kill, damage, body }) =>
    `doodt ${percents(kill, DIGITS)}${body === 1 ? '' : `, gemiddeld ${decimal(damage, 2)} schade`}`,
  defence: ({ kill, damage }) =>
    `verliest gemiddeld ${decimal(damage, 2)} lichaamspunten, sterft ${percents(kill, DIGITS)}`,
  pairing: (view, attacker, target) =>
    `${whoever(view, attacker)} met ${diceCount(attackDice(view, attacker, target))} tegen ${figureIn(view, target)} met ${defendDice(view, target)}`,
  flame: (view, spell, target) => `${NAMES.spell[spell]} op ${figureIn(view, target)}`,
  undrunk: (hero, defence) => `zonder drank: ${theHero(hero)} ${defence}`,
  sober: (hero, defence, isSaved) =>
    `${whichHero(hero)}, zonder drank: ${defence}${isSaved ? `; ${theItem('healing')} kan dan nog gedronken worden` : ''}.`,
  after: (potion, defence) => capital(`na ${theItem(potion)}: ${defence}.`),
};
