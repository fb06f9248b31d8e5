import { stairSquares } from '../queries/board.ts';
import type { Event, View } from '../types/index.ts';
import type { Moving } from '../words/events-moving.ts';
import { tally } from '../words/numbers.ts';
import type { Sayings } from '../words/sayings.ts';
import { squareIn } from '../words/squares.ts';
import { redText } from './dice.ts';
import { captiveIn, figureIn, theHero } from './figures.ts';
import { capital, count, listed, squares as squareCount } from './numbers.ts';
import { whichHero, whoever } from './sayings.ts';
import { aPiece, edgeIn } from './squares.ts';

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
  stepped: ({ figure, to }, view) => `${whoever(view, figure)} stapt naar ${squareIn(view, to)}.`,
  walked: ({ figure, path }, view) => {
    const to = path.at(-1);
    return to === undefined
      ? `${whoever(view, figure)} blijft staan.`
      : `${whoever(view, figure)} loopt ${squareCount(path.length)} naar ${squareIn(view, to)}.`;
  },
  placed: ({ figure, to }, view) => `${whoever(view, figure)} staat nu op ${squareIn(view, to)}.`,
  stopped: ({ figure, at }, view) =>
    `${whoever(view, figure)} houdt in op ${squareIn(view, at)}; de rest van de tocht blijft over.`,
  revealed: ({ squares, rooms }) => revealedText(squares.length, rooms.filter((room) => room !== '.').length),
  doorsSeen: ({ doors }, view) => `Zichtbaar: ${listed(doors.map((door) => doorText(view, door)))}.`,
  rocksSeen: ({ squares }, view) => `Rots verspert de weg op ${listed(squares.map((at) => squareIn(view, at)))}.`,
  furnitureSeen: ({ pieces }) =>
    `Daar ${pieces.length === 1 ? 'staat' : 'staan'} ${listed(tally(pieces.map(({ piece }) => aPiece(piece))))}.`,
  stairsSeen: ({ at }, view) => {
    const steps = stairSquares({ plan: view.plan, stairs: at });
    return `De trap ligt op ${squareIn(view, at)} tot ${squareIn(view, steps.at(-1) ?? at)}.`;
  },
  captiveSeen: ({ at }, view) => `${capital(captiveIn(view))} ligt geketend op ${squareIn(view, at)}.`,
  monsterAppeared: ({ monster, at }, view) => `${whoever(view, monster)} staat op ${squareIn(view, at)}.`,
  doorOpened: ({ door, by }, view) =>
    by === null
      ? `De deur ${edgeIn(view, door)} vliegt open.`
      : `${whoever(view, by)} opent de deur ${edgeIn(view, door)}.`,
  doorClosed: ({ door, by }, view) => `${whoever(view, by)} sluit de deur ${edgeIn(view, door)}.`,
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

function doorText(view: View, { edge, kind, isOpen }: DoorSeen): string {
  const what = kind === 'portal' ? 'een portaal' : isOpen ? 'een open deur' : 'een deur';
  return `${what} op ${edgeIn(view, edge)}`;
}
