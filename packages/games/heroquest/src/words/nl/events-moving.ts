import { isStair } from '../../queries/board.ts';
import { squareOf } from '../../queries/figures.ts';
import type { Event, View } from '../../types/index.ts';
import { lookoutOf } from '../telling/asked.ts';
import { capital, grouped, tally } from '../telling/lists.ts';
import type { Moving, Sayings } from '../telling/sayings.ts';
import { redText } from './dice.ts';
import { captiveIn, figureIn, newcomer, theHero, whichHero, whoever } from './figures.ts';
import { NAMES } from './names.ts';
import { a, count, list, squares as squareCount } from './numbers.ts';
import { besideFoes, sideText, theDoor, upTo } from './places.ts';

type DoorSeen = Extract<Event, { type: 'doorsSeen' }>['doors'][number];

/** Turns, steps, and what they bring to light. */
export const MOVING: Sayings<Moving> = {
  roundBegan: ({ round }) => `Ronde ${round}.`,
  turnBegan: ({ hero }) => `${whichHero(hero)} is aan de beurt.`,
  turnEnded: ({ hero }) => `De beurt van ${theHero(hero)} is voorbij.`,
  turnLost: ({ hero }) => `${whichHero(hero)} slaapt deze beurt door.`,
  turnCut: ({ hero }) => `Dat is het einde van de beurt van ${theHero(hero)}.`,
  rolledMove: ({ hero, dice, movement }) =>
    `${whichHero(hero)} gooit ${redText(dice)}: hoogstens ${squareCount(movement)}.`,
  stepped: ({ figure, to }, view) => `${whoever(view, figure)} zet een stap${upTo(view, figure, to)}.`,
  walked: ({ figure, path }, view) => {
    const to = path.at(-1);
    return to === undefined
      ? `${whoever(view, figure)} blijft staan.`
      : `${whoever(view, figure)} loopt ${squareCount(path.length)}${upTo(view, figure, to)}.`;
  },
  placed: ({ figure, to }, view) =>
    `${whoever(view, figure)} staat nu ${isStair(view, to) ? 'op de trap' : 'ergens anders'}${upTo(view, figure, to)}.`,
  stopped: ({ figure }, view) => `${whoever(view, figure)} houdt in; de rest van de tocht blijft over.`,
  revealed: ({ squares, rooms }) => revealedText(squares.length, rooms.filter((room) => room !== '.').length),
  doorsSeen: ({ doors }, view) => `Zichtbaar: ${doorsText(view, doors)}.`,
  rocksSeen: ({ squares }) =>
    squares.length === 1
      ? 'Rots verspert de weg.'
      : `Rots verspert de weg op ${count(squares.length, 'plek', 'plekken')}.`,
  furnitureSeen: ({ pieces }) =>
    `Daar ${pieces.length === 1 ? 'staat' : 'staan'} ${list(tally(pieces.map(({ piece }) => a(NAMES.piece[piece].toLowerCase()))))}.`,
  stairsSeen: () => 'De trap wordt zichtbaar.',
  captiveSeen: (_event, view) => `${capital(captiveIn(view))} ligt daar geketend.`,
  monsterAppeared: ({ monster, at }, view) =>
    `${capital(newcomer(view, monster))} verschijnt${besideFoes(view, monster, at)}.`,
  doorOpened: ({ door, by }, view) =>
    by === null
      ? `${capital(theDoor(view, door, lookoutOf(view)))} vliegt open.`
      : `${whoever(view, by)} opent ${theDoor(view, door, squareOf(view, by))}.`,
  doorClosed: ({ door, by }, view) => `${whoever(view, by)} sluit ${theDoor(view, door, squareOf(view, by))}.`,
  alarmSounded: () => 'Er wordt alarm geslagen!',
  portalRolled: ({ hero, dice, sum }) =>
    `${whichHero(hero)} stapt in het portaal, en dat toont ${redText(dice)}: ${sum}.`,
  portalSteered: ({ hero, sum }) => `${whichHero(hero)} buigt het om naar ${sum}.`,
  portalTaken: ({ hero }) => `${whichHero(hero)} komt uit in een andere kamer.`,
  zargonBegan: () => 'Zargon is aan de beurt.',
  activated: ({ monster }, view) => `Zargon kiest ${figureIn(view, monster)}.`,
  zargonEnded: () => 'De beurt van Zargon is voorbij.',
  left: ({ hero }) => `${whichHero(hero)} gaat de trap op, naar buiten.`,
};

function revealedText(squares: number, rooms: number): string {
  const what =
    rooms === 0 ? `${squareCount(squares)} gang` : rooms === 1 ? 'een kamer' : count(rooms, 'kamer', 'kamers');
  return `${capital(what)} ${(rooms === 0 ? squares : rooms) === 1 ? 'wordt' : 'worden'} zichtbaar.`;
}

/** `een deur aan de noordkant en twee deuren aan de oostkant`. */
function doorsText(view: View, doors: readonly DoorSeen[]): string {
  const where = ({ edge }: DoorSeen): string => sideText(view, edge, lookoutOf(view));
  const kindOf = ({ kind, isOpen }: DoorSeen): keyof typeof DOORS =>
    kind === 'portal' ? 'portal' : isOpen ? 'open' : 'closed';
  const groups = grouped(doors, (door) => `${kindOf(door)}${where(door)}`);
  return list(
    groups.map(([door, times]) => {
      const [one, several] = DOORS[kindOf(door)];
      return `${times === 1 ? a(one) : count(times, one, several)}${where(door)}`;
    }),
  );
}

const DOORS = {
  portal: ['portaal', 'portalen'],
  open: ['open deur', 'open deuren'],
  closed: ['deur', 'deuren'],
} as const;
