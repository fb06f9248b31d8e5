import type { DieShown, Throw } from '@questhall/facets';
import type { Event, Glowquest, View } from '@questhall/glowquest';
import type { Names } from '@questhall/glowquest/content';
import type { EntityId } from '@questhall/glowquest/queries';
import type { Sight } from '@questhall/kernel';

interface DiceWords {
  readonly names: Names;
  figureIn(view: View, id: EntityId): string;
}

const die = (face: DieShown['face'], shows: number, isGood = false): DieShown => ({
  face,
  text: String(shows),
  isGood,
});

/** The dice that an event shows; null for most. */
export function diceOf(event: Event, { view }: Sight<Glowquest>, { names, figureIn }: DiceWords): Throw | null {
  switch (event.type) {
    case 'explored':
      return {
        title: figureIn(view, event.hero),
        dice: [die('d20', event.layout), die('number', event.monsters), die('d4', event.glow)],
      };
    case 'rerolledLayout':
      return { title: '', dice: [die('d20', event.layout)] };
    case 'surgesRolled':
      return {
        title: `${figureIn(view, event.who)}: ${event.surges}`,
        dice: event.dice.map((one, i) => die('number', one, i === event.dice.length - 1)),
      };
    case 'rolledToHit':
      return {
        title: `${figureIn(view, event.attacker)}: ${event.total} / ${event.grit}`,
        dice: [die('d12', event.die, event.total >= event.grit)],
      };
    case 'dodged':
    case 'survived':
      return event.die === null
        ? null
        : { title: figureIn(view, event.who), dice: [die('number', event.die, event.passed)] };
    case 'recovered':
      return { title: figureIn(view, event.hero), dice: [die('number', event.die, event.passed)] };
    case 'encounterBegan':
      return { title: names.family[event.family], dice: [die('number', event.die)] };
    case 'patrolRolled':
    case 'recordRolled':
      return { title: names.monster[event.record], dice: [die('number', event.die)] };
    case 'wandered':
      return { title: '', dice: [die('number', event.die)] };
    default:
      return null;
  }
}
