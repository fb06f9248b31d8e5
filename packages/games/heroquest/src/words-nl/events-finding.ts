import type { Find, FloorTrap } from '../sheet/sheet.ts';
import type { Event, PlacedChestTrap, View } from '../types/index.ts';
import type { Finding } from '../words/events-finding.ts';
import type { Sayings } from '../words/sayings.ts';
import { squareIn } from '../words/squares.ts';
import { faceName } from './dice.ts';
import { figureIn, theHero, theItem } from './figures.ts';
import { DUTCH_NAMES } from './names.ts';
import { bodyPoints, listed } from './numbers.ts';
import { whichHero, whoever } from './sayings.ts';
import { edgeIn, pieceIn } from './squares.ts';

type Searched = Extract<Event, { type: 'searched' }>['what'];

const SEARCHES: Readonly<Record<Searched, string>> = {
  treasure: 'schatten',
  secretDoors: 'geheime deuren',
  traps: 'vallen',
};

/** Searches, traps, and what changes hands. */
export const FINDING: Sayings<Finding> = {
  searched: ({ hero, what }) => `${whichHero(hero)} zoekt naar ${SEARCHES[what]}.`,
  secretDoorsFound: ({ doors }, view) =>
    `Gevonden: ${listed(doors.map((door) => `een geheime deur op ${edgeIn(view, door)}`))}.`,
  trapsFound: ({ traps, chests }, view) =>
    `Gevonden: ${listed([...traps.map(({ at, kind }) => `${TRAPS[kind]} op ${squareIn(view, at)}`), ...chests.map((chest) => chestTrapText(view, chest))])}.`,
  nothingFound: ({ hero }) => `${whichHero(hero)} vindt niets.`,
  treasureFound: ({ hero, finds }) =>
    `${whichHero(hero)} heeft ${finds.length === 0 ? 'niets' : listed(finds.map(findText))} gevonden.`,
  cardDrawn: ({ hero, card }) => `${whichHero(hero)} trekt een schatkaart: ${DUTCH_NAMES.treasure[card]}.`,
  cardReturned: ({ card }) => `${DUTCH_NAMES.treasure[card]} gaat terug in de stapel.`,
  goldGained: ({ hero, gold, total }) => `${whichHero(hero)} pakt ${gold} goud en heeft er nu ${total}.`,
  itemGained: ({ hero, item }) => `${whichHero(hero)} pakt ${theItem(item)}.`,
  itemGiven: ({ from, to, item }) => `${whichHero(from)} geeft ${theItem(item)} aan ${theHero(to)}.`,
  trapSprung: ({ figure, at, trap }, view) => `${SPRINGS[trap](figureIn(view, figure))} op ${squareIn(view, at)}!`,
  chestTrapSprung: ({ hero, trap, damage }) =>
    `Er zat een val in (${DUTCH_NAMES.chestTrap[trap].toLowerCase()}): ${theHero(hero)} verliest ${bodyPoints(damage)}!`,
  dodged: ({ figure }, view) => `${whoever(view, figure)} ontwijkt het.`,
  blockFell: ({ at }, view) => `Het blok ligt op ${squareIn(view, at)} en verspert de weg voorgoed.`,
  trapDisarmed: ({ hero, at, face }, view) =>
    `${whichHero(hero)} gooit ${faceName(face)}: de val op ${squareIn(view, at)} is onschadelijk gemaakt.`,
  disarmFailed: ({ hero, at, face }, view) =>
    `${whichHero(hero)} gooit ${faceName(face)}: de val op ${squareIn(view, at)} gaat af.`,
  jumped: ({ figure, over, to, face }, view) =>
    `${whoever(view, figure)} gooit ${faceName(face)} en springt over ${squareIn(view, over)} naar ${squareIn(view, to)}.`,
  jumpFailed: ({ figure, over, face }, view) =>
    `${whoever(view, figure)} gooit ${faceName(face)} en komt precies op ${squareIn(view, over)} neer.`,
  drank: ({ hero, potion }) => `${whichHero(hero)} drinkt ${theItem(potion)}.`,
  ringUsed: ({ hero }) => `${whichHero(hero)} draait aan de ${DUTCH_NAMES.artifact['ring-of-return']}.`,
  lootLeft: ({ hero, at }, view) => `Wat van ${theHero(hero)} was, ligt op ${squareIn(view, at)}.`,
  lootClaimed: ({ at, artifacts }, view) =>
    `De monsters slepen weg wat op ${squareIn(view, at)} lag${artifacts.length === 0 ? '' : `, en daarmee ${listed(artifacts.map(theItem))}`}.`,
  chestLifted: ({ hero, at }, view) => `${whichHero(hero)} tilt de kist met goud op ${squareIn(view, at)} op.`,
  chestSetDown: ({ hero, at }, view) => `${whichHero(hero)} zet de kist met goud neer op ${squareIn(view, at)}.`,
  chestHandedOver: ({ from, to }) => `${whichHero(from)} geeft de kist met goud aan ${theHero(to)}.`,
  chestDelivered: ({ hero }) => `${whichHero(hero)} brengt een kist met goud naar de trap.`,
  gearFound: ({ hero }) => `${whichHero(hero)} opent de kist: ieders uitrusting zit erin.`,
};

const TRAPS: Readonly<Record<FloorTrap, string>> = {
  pit: 'een valkuil',
  block: 'een vallend blok',
  spear: 'een speerval',
};

const SPRINGS: Readonly<Record<FloorTrap, (whom: string) => string>> = {
  pit: (whom) => `De vloer opent zich onder ${whom}`,
  block: (whom) => `Er valt een blok op ${whom}`,
  spear: (whom) => `Er vliegt een speer naar ${whom}`,
};

const chestTrapText = (view: View, { kind, at }: PlacedChestTrap): string =>
  `een val in ${pieceIn(view, at)}${at === null ? '' : ` op ${squareIn(view, at)}`} (${DUTCH_NAMES.chestTrap[kind].toLowerCase()})`;

/** `25 goud`, `een Geneesdrank`. */
function findText(find: Find): string {
  switch (find.kind) {
    case 'gold':
      return `${find.gold} goud`;
    case 'potion':
      return `een ${DUTCH_NAMES.potion[find.potion]}`;
    case 'artifact':
      return theItem(find.artifact);
    case 'inscription':
      return 'een opschrift';
  }
}
