import { attackDice, defendDice } from '../../queries/combat.ts';
import type { OddsTexts } from '../odds/reckoning.ts';
import { capital } from '../telling/lists.ts';
import { figureIn, theHero, theItem, whichHero, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { decimal, diceCount, percents } from './numbers.ts';

const DIGITS = 1;

export const ODDS: OddsTexts = {
  sections: {
    now: 'Now:',
    inReach: 'In reach:',
    noAction: 'If there were an action left:',
    monsters: 'What monsters could do:',
    outOfReach: 'Out of reach now:',
  },
  strike: ({ kill, damage, body }) =>
    `kills ${percents(kill, DIGITS)}${body === 1 ? '' : `, ${decimal(damage, 2)} damage on average`}`,
  defence: ({ kill, damage }) => `loses ${decimal(damage, 2)} Body Points on average, dies ${percents(kill, DIGITS)}`,
  pairing: (view, attacker, target) =>
    `${whoever(view, attacker)} with ${diceCount(attackDice(view, attacker, target))} against ${figureIn(view, target)} with ${defendDice(view, target)}`,
  flame: (view, spell, target) => `${NAMES.spell[spell]} on ${figureIn(view, target)}`,
  undrunk: (hero, defence) => `without a drink ${theHero(hero)} ${defence}`,
  sober: (hero, defence, isSaved) =>
    `${whichHero(hero)}, without a drink: ${defence}${isSaved ? `; ${theItem('healing')} can still be drunk at that moment` : ''}.`,
  after: (potion, defence) => capital(`after ${theItem(potion)}: ${defence}.`),
};
