import { NAMES } from '../content/names.ts';
import type { PlacedChestTrap, View } from '../types/index.ts';
import { faceName } from './dice.ts';
import { figureIn, theHero, theItem } from './figures.ts';
import { a, count, list } from './numbers.ts';
import { type Sayings, whichHero, whoever } from './sayings.ts';
import { edgeIn, pieceName, squareIn } from './squares.ts';
import { findText } from './zargon.ts';

/** The events that are told here, in every language. */
export type Finding =
  | 'searched'
  | 'secretDoorsFound'
  | 'trapsFound'
  | 'nothingFound'
  | 'treasureFound'
  | 'cardDrawn'
  | 'cardReturned'
  | 'goldGained'
  | 'itemGained'
  | 'itemGiven'
  | 'trapSprung'
  | 'chestTrapSprung'
  | 'dodged'
  | 'blockFell'
  | 'trapDisarmed'
  | 'disarmFailed'
  | 'jumped'
  | 'jumpFailed'
  | 'drank'
  | 'ringUsed'
  | 'lootLeft'
  | 'lootClaimed'
  | 'chestLifted'
  | 'chestSetDown'
  | 'chestHandedOver'
  | 'chestDelivered'
  | 'gearFound';

const SEARCHES = { treasure: 'treasure', secretDoors: 'secret doors', traps: 'traps' } as const;

/** Searches, traps, and what changes hands. */
export const FINDING: Sayings<Finding> = {
  searched: ({ hero, what }) => `${whichHero(hero)} looks for ${SEARCHES[what]}.`,
  secretDoorsFound: ({ doors }, view) =>
    `Found: ${list(doors.map((door) => `a secret door at ${edgeIn(view, door)}`))}.`,
  trapsFound: ({ traps, chests }, view) =>
    `Found: ${list([...traps.map(({ at, kind }) => `${a(TRAPS[kind])} at ${squareIn(view, at)}`), ...chests.map((chest) => chestTrapText(view, chest))])}.`,
  nothingFound: ({ hero }) => `${whichHero(hero)} finds nothing.`,
  treasureFound: ({ hero, finds }) =>
    `${whichHero(hero)} has found ${finds.length === 0 ? 'nothing' : list(finds.map(findText))}.`,
  cardDrawn: ({ hero, card }) => `${whichHero(hero)} draws a treasure card: ${NAMES.treasure[card]}.`,
  cardReturned: ({ card }) => `${NAMES.treasure[card]} goes back into the deck.`,
  goldGained: ({ hero, gold, total }) => `${whichHero(hero)} takes ${gold} gold and has ${total}.`,
  itemGained: ({ hero, item }) => `${whichHero(hero)} takes ${theItem(item)}.`,
  itemGiven: ({ from, to, item }) => `${whichHero(from)} gives ${theItem(item)} to ${theHero(to)}.`,
  trapSprung: ({ figure, at, trap }, view) => `${SPRINGS[trap]} ${figureIn(view, figure)} at ${squareIn(view, at)}!`,
  chestTrapSprung: ({ hero, trap, damage }) =>
    `It was trapped: ${NAMES.chestTrap[trap].toLowerCase()}, and ${count(damage, 'Body Point')} for ${theHero(hero)}!`,
  dodged: ({ figure }, view) => `${whoever(view, figure)} dodges it.`,
  blockFell: ({ at }, view) => `The block lies at ${squareIn(view, at)} and closes the way for good.`,
  trapDisarmed: ({ hero, at, face }, view) =>
    `${whichHero(hero)} rolls ${faceName(face)}: the trap at ${squareIn(view, at)} is disarmed.`,
  disarmFailed: ({ hero, at, face }, view) =>
    `${whichHero(hero)} rolls ${faceName(face)}: the trap at ${squareIn(view, at)} goes off.`,
  jumped: ({ figure, over, to, face }, view) =>
    `${whoever(view, figure)} rolls ${faceName(face)} and jumps over ${squareIn(view, over)} to ${squareIn(view, to)}.`,
  jumpFailed: ({ figure, over, face }, view) =>
    `${whoever(view, figure)} rolls ${faceName(face)} and lands right on ${squareIn(view, over)}.`,
  drank: ({ hero, potion }) => `${whichHero(hero)} drinks the ${NAMES.potion[potion]}.`,
  ringUsed: ({ hero }) => `${whichHero(hero)} turns the ${NAMES.artifact['ring-of-return']}.`,
  lootLeft: ({ hero, at }, view) => `What ${theHero(hero)} owned lies at ${squareIn(view, at)}.`,
  lootClaimed: ({ at, artifacts }, view) =>
    `The monsters carry off what lay at ${squareIn(view, at)}${artifacts.length === 0 ? '' : `, and with it ${list(artifacts.map(theItem))}`}.`,
  chestLifted: ({ hero, at }, view) => `${whichHero(hero)} lifts the chest of gold at ${squareIn(view, at)}.`,
  chestSetDown: ({ hero, at }, view) => `${whichHero(hero)} puts the chest of gold down at ${squareIn(view, at)}.`,
  chestHandedOver: ({ from, to }) => `${whichHero(from)} hands the chest of gold to ${theHero(to)}.`,
  chestDelivered: ({ hero }) => `${whichHero(hero)} brings a chest of gold to the stairway.`,
  gearFound: ({ hero }) => `${whichHero(hero)} opens the chest: everybody’s gear is in it.`,
};

const TRAPS = { pit: 'pit', block: 'falling block', spear: 'spear trap' } as const;
const SPRINGS = { pit: 'The floor opens under', block: 'A block falls on', spear: 'A spear flies at' } as const;

const chestTrapText = (view: View, { kind, at }: PlacedChestTrap): string =>
  `a trap in the ${pieceName(view, at)}${at === null ? '' : ` at ${squareIn(view, at)}`} (${NAMES.chestTrap[kind].toLowerCase()})`;
