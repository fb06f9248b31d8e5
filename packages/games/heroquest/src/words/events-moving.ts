import { NAMES } from '../content/names.ts';
import { stairSquares } from '../queries/board.ts';
import type { Event, View } from '../types/index.ts';
import { redText } from './dice.ts';
import { captiveIn, figureIn } from './figures.ts';
import { a, capital, count, list, tally } from './numbers.ts';
import { type Sayings, whichHero, whoever } from './sayings.ts';
import { edgeIn, squareIn } from './squares.ts';

/** The events that are told here, in every language. */
export type Moving =
  | 'roundBegan'
  | 'turnBegan'
  | 'turnEnded'
  | 'turnLost'
  | 'turnCut'
  | 'rolledMove'
  | 'stepped'
  | 'walked'
  | 'placed'
  | 'stopped'
  | 'revealed'
  | 'doorsSeen'
  | 'rocksSeen'
  | 'furnitureSeen'
  | 'stairsSeen'
  | 'captiveSeen'
  | 'monsterAppeared'
  | 'doorOpened'
  | 'doorClosed'
  | 'alarmSounded'
  | 'portalRolled'
  | 'portalSteered'
  | 'portalTaken'
  | 'zargonBegan'
  | 'activated'
  | 'zargonEnded'
  | 'left';

type DoorSeen = Extract<Event, { type: 'doorsSeen' }>['doors'][number];

/** Turns, steps, and what they bring to light. */
export const MOVING: Sayings<Moving> = {
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ hero }) => `${whichHero(hero)}’s turn.`,
  turnEnded: ({ hero }) => `${whichHero(hero)}’s turn is over.`,
  turnLost: ({ hero }) => `${whichHero(hero)} sleeps through this turn.`,
  turnCut: ({ hero }) => `That ends ${theHeroTurn(hero)}.`,
  rolledMove: ({ hero, dice, movement }) =>
    `${whichHero(hero)} rolls ${redText(dice)}: up to ${count(movement, 'square')}.`,
  stepped: ({ figure, to }, view) => `${whoever(view, figure)} steps to ${squareIn(view, to)}.`,
  walked: ({ figure, path }, view) => {
    const to = path.at(-1);
    return to === undefined
      ? `${whoever(view, figure)} stays.`
      : `${whoever(view, figure)} walks ${count(path.length, 'square')} to ${squareIn(view, to)}.`;
  },
  placed: ({ figure, to }, view) => `${whoever(view, figure)} is now at ${squareIn(view, to)}.`,
  stopped: ({ figure, at }, view) =>
    `${whoever(view, figure)} stops short at ${squareIn(view, at)}; the rest of the move is not lost.`,
  revealed: ({ squares, rooms }) => revealedText(squares.length, rooms.filter((room) => room !== '.').length),
  doorsSeen: ({ doors }, view) => `${capital(list(doors.map((door) => doorText(view, door))))} can be seen.`,
  rocksSeen: ({ squares }, view) => `Rock closes the way at ${list(squares.map((at) => squareIn(view, at)))}.`,
  furnitureSeen: ({ pieces }) =>
    `${capital(list(tally(pieces.map(({ piece }) => a(NAMES.piece[piece].toLowerCase())))))} ${pieces.length === 1 ? 'stands' : 'stand'} there.`,
  stairsSeen: ({ at }, view) => {
    const squares = stairSquares({ plan: view.plan, stairs: at });
    return `The stairway lies at ${squareIn(view, at)} to ${squareIn(view, squares.at(-1) ?? at)}.`;
  },
  captiveSeen: ({ at }, view) => `${capital(captiveIn(view))} lies in chains at ${squareIn(view, at)}.`,
  monsterAppeared: ({ monster, at }, view) => `${whoever(view, monster)} stands at ${squareIn(view, at)}.`,
  doorOpened: ({ door, by }, view) =>
    by === null
      ? `The door ${edgeIn(view, door)} flies open.`
      : `${whoever(view, by)} opens the door ${edgeIn(view, door)}.`,
  doorClosed: ({ door, by }, view) => `${whoever(view, by)} closes the door ${edgeIn(view, door)}.`,
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

const theHeroTurn = (hero: Extract<Event, { type: 'turnCut' }>['hero']): string => `the ${NAMES.hero[hero]}’s turn`;

function revealedText(squares: number, rooms: number): string {
  if (rooms === 0)
    return `${capital(count(squares, 'square'))} of corridor ${squares === 1 ? 'comes' : 'come'} to light.`;
  return rooms === 1 ? 'A room comes to light.' : `${capital(count(rooms, 'room'))} come to light.`;
}

function doorText(view: View, { edge, kind, isOpen }: DoorSeen): string {
  const what = kind === 'portal' ? 'a portal' : isOpen ? 'an open door' : 'a door';
  return `${what} at ${edgeIn(view, edge)}`;
}
