import type { DieShown, Throw } from '@questhall/facets';
import type { Event, View } from '../../types/index.ts';
import type { GlowquestWording } from './wording.ts';

/** What dice are thrown for, where nobody in particular throws them. */
export interface DiceTexts {
  readonly wayAhead: string;
  readonly wanderers: string;
  /** Whoever throws, and what it comes to: `Offense: 4 Surges`. */
  surges(who: string, surges: number): string;
  /** `Offense: 8 against Grit 6`. */
  toHit(who: string, total: number, grit: number): string;
}

const die = (face: DieShown['face'], shows: number, isGood = false): DieShown => ({
  face,
  text: String(shows),
  isGood,
});

/** The dice that an event shows; null for most. */
export function diceOf(
  event: Event,
  view: View,
  { names, nameOf }: Pick<GlowquestWording, 'names' | 'nameOf'>,
  texts: DiceTexts,
): Throw | null {
  switch (event.type) {
    case 'explored':
      return {
        title: nameOf(view, event.hero),
        dice: [die('d20', event.layout), die('number', event.monsters), die('d4', event.glow)],
      };
    case 'rerolledLayout':
      return { title: texts.wayAhead, dice: [die('d20', event.layout)] };
    case 'surgesRolled':
      return {
        title: texts.surges(nameOf(view, event.who), event.surges),
        dice: event.dice.map((one, i) => die('number', one, i === event.dice.length - 1)),
      };
    case 'rolledToHit':
      return {
        title: texts.toHit(nameOf(view, event.attacker), event.total, event.grit),
        dice: [die('d12', event.die, event.total >= event.grit)],
      };
    case 'dodged':
    case 'survived':
      return event.die === null
        ? null
        : { title: nameOf(view, event.who), dice: [die('number', event.die, event.passed)] };
    case 'recovered':
      return { title: nameOf(view, event.hero), dice: [die('number', event.die, event.passed)] };
    case 'encounterBegan':
      return { title: names.family[event.family], dice: [die('number', event.die)] };
    case 'patrolRolled':
    case 'recordRolled':
      return { title: names.monster[event.record], dice: [die('number', event.die)] };
    case 'wandered':
      return { title: texts.wanderers, dice: [die('number', event.die)] };
    default:
      return null;
  }
}
