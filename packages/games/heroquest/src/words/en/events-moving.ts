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
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ hero }) => `${whichHero(hero)}’s turn.`,
  turnEnded: ({ hero }) => `${whichHero(hero)}’s turn is over.`,
  turnLost: ({ hero }) => `${whichHero(hero)} sleeps through this turn.`,
  turnCut: ({ hero }) => `That ends ${theHero(hero)}’s turn.`,
  rolledMove: ({ hero, dice, movement }) =>
    `${whichHero(hero)} rolls ${redText(dice)}: up to ${squareCount(movement)}.`,
  stepped: ({ figure, to }, view) => `${whoever(view, figure)} takes a step${upTo(view, figure, to)}.`,
  walked: ({ figure, path }, view) => {
    const to = path.at(-1);
    return to === undefined
      ? `${whoever(view, figure)} stays.`
      : `${whoever(view, figure)} walks ${squareCount(path.length)}${upTo(view, figure, to)}.`;
  },
  placed: ({ figure, to }, view) =>
    `${whoever(view, figure)} is ${isStair(view, to) ? 'on the stairway' : 'somewhere else'} now${upTo(view, figure, to)}.`,
  stopped: ({ figure }, view) => `${whoever(view, figure)} stops short; the rest of the move is not lost.`,
  revealed: ({ squares, rooms }) => revealedText(squares.length, rooms.filter((room) => room !== '.').length),
  doorsSeen: ({ doors }, view) => `${capital(doorsText(view, doors))} can be seen.`,
  rocksSeen: ({ squares }) =>
    squares.length === 1
      ? 'Rock closes the way.'
      : `Rock closes the way in ${count(squares.length, 'place', 'places')}.`,
  furnitureSeen: ({ pieces }) =>
    `${capital(list(tally(pieces.map(({ piece }) => a(NAMES.piece[piece].toLowerCase())))))} ${pieces.length === 1 ? 'stands' : 'stand'} there.`,
  stairsSeen: () => 'The stairway can be seen.',
  captiveSeen: (_event, view) => `${capital(captiveIn(view))} lies there in chains.`,
  monsterAppeared: ({ monster, at }, view) =>
    `${capital(newcomer(view, monster))} appears${besideFoes(view, monster, at)}.`,
  doorOpened: ({ door, by }, view) =>
    by === null
      ? `${capital(theDoor(view, door, null))} flies open${sideText(view, door, lookoutOf(view))}.`
      : `${whoever(view, by)} opens ${theDoor(view, door, squareOf(view, by))}.`,
  doorClosed: ({ door, by }, view) => `${whoever(view, by)} closes ${theDoor(view, door, squareOf(view, by))}.`,
  alarmSounded: () => 'An alarm is raised!',
  portalRolled: ({ hero, dice, sum }) =>
    `${whichHero(hero)} steps into the portal, and it shows ${redText(dice)}: ${sum}.`,
  portalSteered: ({ hero, sum }) => `${whichHero(hero)} bends it to ${sum}.`,
  portalTaken: ({ hero }) => `${whichHero(hero)} comes out in another room.`,
  zargonBegan: () => 'Zargon’s turn.',
  activated: ({ monster }, view) => `Zargon turns to ${figureIn(view, monster)}.`,
  zargonEnded: () => 'Zargon’s turn is over.',
  left: ({ hero }) => `${whichHero(hero)} leaves by the stairway.`,
};

function revealedText(squares: number, rooms: number): string {
  if (rooms === 0) return `${capital(squareCount(squares))} of corridor ${squares === 1 ? 'comes' : 'come'} to light.`;
  return rooms === 1 ? 'A room comes to light.' : `${capital(count(rooms, 'room', 'rooms'))} come to light.`;
}

/** `a door to the north and two doors to the east`. */
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
  portal: ['portal', 'portals'],
  open: ['open door', 'open doors'],
  closed: ['door', 'doors'],
} as const;
