import type { DieShown, Throw } from '@questhall/facets';
import type { Event, HeroQuest } from '@questhall/heroquest';
import { HEROES, type Names } from '@questhall/heroquest/content';
import { CAPTIVE_ID, captiveName, FIRST_MONSTER, GENIE_ID, isBlock } from '@questhall/heroquest/queries';
import type { Sight } from '@questhall/kernel';

type Face = Extract<Event, { type: 'facesRolled' }>['faces'][number];

/** What dice are called, and who rolls them. */
export interface DiceWords {
  readonly names: Names;
  readonly faces: Readonly<Record<Face, string>>;
  /** A monster of this name on its card. */
  monster(name: string): string;
}

const SHOWN: Readonly<Record<Face, DieShown['face']>> = { S: 'skull', W: 'white', B: 'black', '-': 'blank' };

/** What a die must show against a Dread spell. */
const RESISTS = 6;

const red = (dice: readonly number[], isGood: (die: number) => boolean = () => false): DieShown[] =>
  dice.map((die) => ({ face: 'number', text: String(die), isGood: isGood(die) }));

/** The dice that an event shows; null for most. */
export function diceOf(
  event: Event,
  { view }: Sight<HeroQuest>,
  { names, faces: said, monster }: DiceWords,
): Throw | null {
  const combat = (faces: readonly Face[], isGood: (face: Face) => boolean): DieShown[] =>
    faces.map((face) => ({ face: SHOWN[face], text: said[face], isGood: isGood(face) }));
  const name = (id: number): string => {
    const hero = HEROES[id];
    if (hero !== undefined) return names.hero[hero];
    if (id === GENIE_ID) return names.ally.genie;
    if (id === CAPTIVE_ID) return captiveName(view) ?? names.ally.captive;
    return monster(view.monsters.find((one) => one.id === id)?.name ?? view.roster[id - FIRST_MONSTER] ?? '');
  };
  switch (event.type) {
    case 'rolledMove':
      return { title: `${names.hero[event.hero]}: ${event.movement}`, dice: red(event.dice) };
    case 'attackRolled':
      return { title: name(event.attacker), dice: combat(event.faces, (face) => face === 'S') };
    case 'defenceRolled':
      return {
        title: name(event.target),
        dice: combat(event.faces, (face) => isBlock(face, view.house, event.target < HEROES.length, false)),
      };
    case 'facesRolled':
      return { title: name(event.figure), dice: combat(event.faces, (face) => face === 'S') };
    case 'diceRolled':
      return { title: name(event.figure), dice: red(event.dice) };
    case 'resisted':
      return { title: names.hero[event.hero], dice: red(event.dice, (die) => die === RESISTS) };
    case 'portalRolled':
      return { title: names.hero[event.hero], dice: red(event.dice) };
    default:
      return null;
  }
}
