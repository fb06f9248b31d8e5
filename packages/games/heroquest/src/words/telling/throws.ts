import type { DieShown, Throw } from '@questhall/facets';
import { HEROES } from '../../content/heroes.ts';
import { isBlock } from '../../queries/combat.ts';
import { idOfHero } from '../../queries/figures.ts';
import type { Event, Face, FigureId, View } from '../../types/index.ts';

/** What dice are called, and who rolls them. */
interface ThrowWords {
  readonly faces: Readonly<Record<Face, string>>;
  /** At the head of the throw: `The Elf`. */
  who(view: View, id: FigureId): string;
}

const SHOWN: Readonly<Record<Face, DieShown['face']>> = { S: 'skull', W: 'white', B: 'black', '-': 'blank' };

/** What a die must show against a Dread spell. */
const RESISTS = 6;

const red = (dice: readonly number[], isGood: (die: number) => boolean = () => false): DieShown[] =>
  dice.map((die) => ({ face: 'number', text: String(die), isGood: isGood(die) }));

/** The dice that an event shows; null for most. */
export function throwOf(event: Event, view: View, { faces: said, who }: ThrowWords): Throw | null {
  const combat = (faces: readonly Face[], isGood: (face: Face) => boolean): DieShown[] =>
    faces.map((face) => ({ face: SHOWN[face], text: said[face], isGood: isGood(face) }));
  const isSkull = (face: Face): boolean => face === 'S';
  switch (event.type) {
    case 'rolledMove':
      return { title: `${who(view, idOfHero(event.hero))}: ${event.movement}`, dice: red(event.dice) };
    case 'attackRolled':
      return { title: who(view, event.attacker), dice: combat(event.faces, isSkull) };
    case 'defenceRolled': {
      const isHero = event.target < HEROES.length;
      return {
        title: who(view, event.target),
        dice: combat(event.faces, (face) => isBlock(face, view.house, isHero, false)),
      };
    }
    case 'facesRolled':
      return { title: who(view, event.figure), dice: combat(event.faces, isSkull) };
    case 'trapDisarmed':
    case 'disarmFailed':
      return {
        title: who(view, idOfHero(event.hero)),
        dice: combat([event.face], () => event.type === 'trapDisarmed'),
      };
    case 'jumped':
    case 'jumpFailed':
      return { title: who(view, event.figure), dice: combat([event.face], () => event.type === 'jumped') };
    case 'diceRolled':
      return { title: who(view, event.figure), dice: red(event.dice) };
    case 'resisted':
      return { title: who(view, idOfHero(event.hero)), dice: red(event.dice, (die) => die === RESISTS) };
    case 'woke':
    case 'stillAsleep':
      if (event.dice.length === 0) return null;
      return { title: who(view, event.figure), dice: red(event.dice, (die) => die === RESISTS) };
    case 'portalRolled':
      return { title: `${who(view, idOfHero(event.hero))}: ${event.sum}`, dice: red(event.dice) };
    default:
      return null;
  }
}
