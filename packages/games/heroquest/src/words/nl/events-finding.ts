import type { Find, FloorTrap } from '../../sheet/sheet.ts';
import type { Event, PlacedChestTrap, View } from '../../types/index.ts';
import { lookoutOf } from '../telling/asked.ts';
import type { Finding, Sayings } from '../telling/sayings.ts';
import { faceName } from './dice.ts';
import { anItem, figureIn, theHero, theItem, whichHero, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { bodyPoints, list } from './numbers.ts';
import { pieceName, sideText, spot } from './places.ts';

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
    `Gevonden: ${list(doors.map((door) => `een geheime deur${sideText(view, door, lookoutOf(view))}`))}.`,
  trapsFound: ({ traps, chests }, view) =>
    `Gevonden: ${list([...traps.map(({ at, kind }) => `${TRAPS[kind]}${spot(view, lookoutOf(view), at)}`), ...chests.map((chest) => chestTrapText(view, chest))])}.`,
  nothingFound: ({ hero }) => `${whichHero(hero)} vindt niets.`,
  treasureFound: ({ hero, finds }) =>
    `${whichHero(hero)} heeft ${finds.length === 0 ? 'niets' : list(finds.map(findText))} gevonden.`,
  cardDrawn: ({ hero, card }) => `${whichHero(hero)} trekt een schatkaart: ${NAMES.treasure[card]}.`,
  cardReturned: ({ card }) => `${NAMES.treasure[card]} gaat terug in de stapel.`,
  goldGained: ({ hero, gold, total }) => `${whichHero(hero)} pakt ${gold} goud en heeft er nu ${total}.`,
  itemGained: ({ hero, item }) => `${whichHero(hero)} pakt ${theItem(item)}.`,
  itemGiven: ({ from, to, item }) => `${whichHero(from)} geeft ${theItem(item)} aan ${theHero(to)}.`,
  trapSprung: ({ figure, trap }, view) => `${SPRINGS[trap](figureIn(view, figure))}!`,
  chestTrapSprung: ({ hero, trap, damage }) =>
    `Er zat een val in (${NAMES.chestTrap[trap].toLowerCase()}): ${theHero(hero)} verliest ${bodyPoints(damage)}!`,
  dodged: ({ figure }, view) => `${whoever(view, figure)} ontwijkt het.`,
  blockFell: () => 'Het blok is gevallen en verspert de weg voorgoed.',
  trapDisarmed: ({ hero, face }) => `${whichHero(hero)} gooit ${faceName(face)}: de val is onschadelijk gemaakt.`,
  disarmFailed: ({ hero, face }) => `${whichHero(hero)} gooit ${faceName(face)}: de val gaat af.`,
  jumped: ({ figure, face }, view) => `${whoever(view, figure)} gooit ${faceName(face)} en springt over de val.`,
  jumpFailed: ({ figure, face }, view) =>
    `${whoever(view, figure)} gooit ${faceName(face)} en komt precies op de val neer.`,
  drank: ({ hero, potion }) => `${whichHero(hero)} drinkt ${theItem(potion)}.`,
  ringUsed: ({ hero }) => `${whichHero(hero)} draait aan de ${NAMES.artifact['ring-of-return']}.`,
  lootLeft: ({ hero }) => `Wat van ${theHero(hero)} was, blijft daar liggen.`,
  lootClaimed: ({ artifacts }) =>
    `De monsters slepen weg wat daar lag${artifacts.length === 0 ? '' : `, en daarmee ${list(artifacts.map(theItem))}`}.`,
  chestLifted: ({ hero }) => `${whichHero(hero)} tilt de kist met goud op.`,
  chestSetDown: ({ hero }) => `${whichHero(hero)} zet de kist met goud neer.`,
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
  `een val in ${pieceName(view, at)} (${NAMES.chestTrap[kind].toLowerCase()})`;

/** `25 goud`, `een Geneesdrank`. */
export function findText(find: Find): string {
  switch (find.kind) {
    case 'gold':
      return `${find.gold} goud`;
    case 'potion':
      return anItem(find.potion);
    case 'artifact':
      return theItem(find.artifact);
    case 'inscription':
      return 'een opschrift';
  }
}
