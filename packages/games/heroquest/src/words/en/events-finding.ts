import type { Find } from '../../sheet/sheet.ts';
import type { PlacedChestTrap, View } from '../../types/index.ts';
import { lookoutOf } from '../telling/asked.ts';
import type { Finding, Sayings } from '../telling/sayings.ts';
import { faceName } from './dice.ts';
import { anItem, figureIn, theHero, theItem, whichHero, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { a, bodyPoints, list } from './numbers.ts';
import { pieceName, sideText, spot } from './places.ts';

const SEARCHES = { treasure: 'treasure', secretDoors: 'secret doors', traps: 'traps' } as const;

/** Searches, traps, and what changes hands. */
export const FINDING: Sayings<Finding> = {
  searched: ({ hero, what }) => `${whichHero(hero)} looks for ${SEARCHES[what]}.`,
  secretDoorsFound: ({ doors }, view) =>
    `Found: ${list(doors.map((door) => `a secret door${sideText(view, door, lookoutOf(view))}`))}.`,
  trapsFound: ({ traps, chests }, view) =>
    `Found: ${list([...traps.map(({ at, kind }) => `${a(TRAPS[kind])}${spot(view, lookoutOf(view), at)}`), ...chests.map((chest) => chestTrapText(view, chest))])}.`,
  nothingFound: ({ hero }) => `${whichHero(hero)} finds nothing.`,
  treasureFound: ({ hero, finds }) =>
    `${whichHero(hero)} has found ${finds.length === 0 ? 'nothing' : list(finds.map(findText))}.`,
  cardDrawn: ({ hero, card }) => `${whichHero(hero)} draws a treasure card: ${NAMES.treasure[card]}.`,
  cardReturned: ({ card }) => `${NAMES.treasure[card]} goes back into the deck.`,
  goldGained: ({ hero, gold, total }) => `${whichHero(hero)} takes ${gold} gold and has ${total}.`,
  itemGained: ({ hero, item }) => `${whichHero(hero)} takes ${theItem(item)}.`,
  itemGiven: ({ from, to, item }) => `${whichHero(from)} gives ${theItem(item)} to ${theHero(to)}.`,
  trapSprung: ({ figure, trap }, view) => `${SPRINGS[trap]} ${figureIn(view, figure)}!`,
  chestTrapSprung: ({ hero, trap, damage }) =>
    `It was trapped: ${NAMES.chestTrap[trap].toLowerCase()}, and ${bodyPoints(damage)} for ${theHero(hero)}!`,
  dodged: ({ figure }, view) => `${whoever(view, figure)} dodges it.`,
  blockFell: () => 'The block has fallen and closes the way for good.',
  trapDisarmed: ({ hero, face }) => `${whichHero(hero)} rolls ${faceName(face)}: the trap is disarmed.`,
  disarmFailed: ({ hero, face }) => `${whichHero(hero)} rolls ${faceName(face)}: the trap goes off.`,
  jumped: ({ figure, face }, view) => `${whoever(view, figure)} rolls ${faceName(face)} and jumps over the trap.`,
  jumpFailed: ({ figure, face }, view) =>
    `${whoever(view, figure)} rolls ${faceName(face)} and lands right on the trap.`,
  drank: ({ hero, potion }) => `${whichHero(hero)} drinks the ${NAMES.potion[potion]}.`,
  ringUsed: ({ hero }) => `${whichHero(hero)} turns the ${NAMES.artifact['ring-of-return']}.`,
  lootLeft: ({ hero }) => `What ${theHero(hero)} owned is left lying there.`,
  lootClaimed: ({ artifacts }) =>
    `The monsters carry off what lay there${artifacts.length === 0 ? '' : `, and with it ${list(artifacts.map(theItem))}`}.`,
  chestLifted: ({ hero }) => `${whichHero(hero)} lifts the chest of gold.`,
  chestSetDown: ({ hero }) => `${whichHero(hero)} puts the chest of gold down.`,
  chestHandedOver: ({ from, to }) => `${whichHero(from)} hands the chest of gold to ${theHero(to)}.`,
  chestDelivered: ({ hero }) => `${whichHero(hero)} brings a chest of gold to the stairway.`,
  gearFound: ({ hero }) => `${whichHero(hero)} opens the chest: everybody’s gear is in it.`,
};

const TRAPS = { pit: 'pit', block: 'falling block', spear: 'spear trap' } as const;
const SPRINGS = { pit: 'The floor opens under', block: 'A block falls on', spear: 'A spear flies at' } as const;

const chestTrapText = (view: View, { kind, at }: PlacedChestTrap): string =>
  `a trap in the ${pieceName(view, at)} (${NAMES.chestTrap[kind].toLowerCase()})`;

/** `25 gold`, `a Potion of Healing`. */
export function findText(find: Find): string {
  switch (find.kind) {
    case 'gold':
      return `${find.gold} gold`;
    case 'potion':
      return anItem(find.potion);
    case 'artifact':
      return theItem(find.artifact);
    case 'inscription':
      return 'an inscription';
  }
}
