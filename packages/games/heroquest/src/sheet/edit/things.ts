import { PIECE_SHEETS, type Piece } from '../../content/furniture.ts';
import { printChestTrap, printNote } from '../print.ts';
import type { Edge, FloorTrap, Plan, Room, Sheet, Square } from '../sheet.ts';
import { CORRIDOR, footprint, nameEdge, nameSquare, roomAt, STAIRS_SIDE } from '../squares.ts';
import type { Written } from './write.ts';

export const DOOR_LINES = ['doors', 'open', 'secret'] as const;
export type DoorLine = (typeof DOOR_LINES)[number];

/** Something that lies, stands or is marked on a square of a sheet. */
export type SquareThing =
  | { readonly kind: 'monster'; readonly line: 'mon' | 'later'; readonly key: string; readonly at: Square }
  | { readonly kind: 'piece'; readonly piece: Piece; readonly isStanding: boolean; readonly at: Square }
  | { readonly kind: 'trap'; readonly trap: FloorTrap; readonly at: Square }
  | { readonly kind: 'rock'; readonly at: Square }
  | { readonly kind: 'stairs'; readonly at: Square }
  /** Where a hero begins, in the order of the heroes. */
  | { readonly kind: 'start'; readonly at: Square }
  | { readonly kind: 'prisoner'; readonly at: Square }
  /** Where more and more of them come in. */
  | {
      readonly kind: 'clock';
      readonly every: number;
      readonly key: string;
      readonly from: number;
      readonly at: Square;
    }
  | { readonly kind: 'escape'; readonly at: Square }
  | { readonly kind: 'arrival'; readonly room: Room; readonly at: Square }
  | { readonly kind: 'note'; readonly letter: string; readonly at: Square; readonly text: string };

/** Something in the side of a square. */
export type EdgeThing =
  | { readonly kind: 'door'; readonly line: DoorLine; readonly edge: Edge }
  | { readonly kind: 'wall'; readonly edge: Edge };

/** All that an editor can place. */
export type Thing = SquareThing | EdgeThing;

export const isInEdge = (thing: Thing): thing is EdgeThing => thing.kind === 'door' || thing.kind === 'wall';

/** All that is on a sheet, what lies lowest first. */
export function thingsOn(sheet: Sheet): readonly Thing[] {
  const { goal, special, stairs, clock, escape: refuge } = sheet;
  return [
    ...(stairs === null ? [] : [{ kind: 'stairs', at: stairs } as const]),
    ...sheet.blocked.map((at) => ({ kind: 'rock', at }) as const),
    ...sheet.furniture.map(
      ({ piece, at, width, height }) => ({ kind: 'piece', piece, isStanding: height > width, at }) as const,
    ),
    ...sheet.traps.map(({ kind, at }) => ({ kind: 'trap', trap: kind, at }) as const),
    ...(clock === null ? [] : [{ kind: 'clock', ...clock } as const]),
    ...(refuge === null ? [] : [{ kind: 'escape', at: refuge } as const]),
    ...(special?.kind === 'portals'
      ? Object.entries(special.arrivals).map(([room, at]) => ({ kind: 'arrival', room, at }) as const)
      : []),
    ...sheet.start.map((at) => ({ kind: 'start', at }) as const),
    ...sheet.notes.flatMap(({ letter, at, text }) =>
      at === null ? [] : [{ kind: 'note', letter, at, text } as const],
    ),
    ...sheet.later.map(({ key, at }) => ({ kind: 'monster', line: 'later', key, at }) as const),
    ...sheet.monsters.map(({ key, at }) => ({ kind: 'monster', line: 'mon', key, at }) as const),
    ...(goal.kind === 'escort' ? [{ kind: 'prisoner', at: goal.square } as const] : []),
    ...DOOR_LINES.flatMap((line) => doorsOf(sheet, line).map((edge) => ({ kind: 'door', line, edge }) as const)),
    ...sheet.walls.map((edge) => ({ kind: 'wall', edge }) as const),
  ];
}

const doorsOf = (sheet: Sheet, line: DoorLine): readonly Edge[] =>
  ({ doors: sheet.doors, open: sheet.openDoors, secret: sheet.secretDoors })[line];

/** The squares that something covers; none for what is in a side. -1 for those outside the plan. */
export function squaresOf(plan: Plan, thing: Thing): readonly Square[] {
  if (isInEdge(thing)) return [];
  if (thing.kind === 'stairs') return footprint(plan, thing.at, STAIRS_SIDE, STAIRS_SIDE);
  if (thing.kind !== 'piece') return [thing.at];
  const { width, height } = sizeOf(thing);
  return footprint(plan, thing.at, width, height);
}

export function sizeOf({ piece, isStanding }: { readonly piece: Piece; readonly isStanding: boolean }): {
  readonly width: number;
  readonly height: number;
} {
  const { width, height } = PIECE_SHEETS[piece];
  return isStanding ? { width: height, height: width } : { width, height };
}

/** A piece of one square lies the same whichever way it is turned. */
export const isTurnable = (piece: Piece): boolean => PIECE_SHEETS[piece].width !== PIECE_SHEETS[piece].height;

/** The entry by which a thing stands in its line; null for those that fill a line of their own. */
export function entryOf(plan: Plan, thing: Thing): Written | null {
  switch (thing.kind) {
    case 'monster':
      return { line: thing.line, entry: `${thing.key} ${nameSquare(plan, thing.at)}` };
    case 'piece': {
      const side = isTurnable(thing.piece) ? (thing.isStanding ? '-v' : '-h') : '';
      return { line: 'furn', entry: `${thing.piece}${side} ${nameSquare(plan, thing.at)}` };
    }
    case 'trap':
      return { line: thing.trap, entry: nameSquare(plan, thing.at) };
    case 'rock':
      return { line: 'blocked', entry: nameSquare(plan, thing.at) };
    case 'start':
      return { line: 'start', entry: nameSquare(plan, thing.at) };
    case 'arrival':
      return { line: 'arrival', entry: `${thing.room} ${nameSquare(plan, thing.at)}` };
    case 'door':
      return { line: thing.line, entry: nameEdge(plan, thing.edge) };
    case 'wall':
      return { line: 'walls', entry: nameEdge(plan, thing.edge) };
    case 'stairs':
    case 'prisoner':
    case 'clock':
    case 'escape':
    case 'note':
      return null;
  }
}

/** What a line says behind its colon of a thing that has a line of its own. */
export function lineOfThing(plan: Plan, thing: Thing): Written | null {
  if (isInEdge(thing)) return null;
  const square = nameSquare(plan, thing.at);
  switch (thing.kind) {
    case 'stairs':
      return { line: 'stairs', entry: square };
    case 'escape':
      return { line: 'escape', entry: square };
    case 'prisoner':
      return { line: 'goal', entry: `escort ${square}` };
    case 'clock':
      return { line: 'clock', entry: `every ${thing.every} ${thing.key} ${square} from ${thing.from}` };
    case 'note':
      return { line: 'note', entry: printNote(plan, thing) };
    default:
      return null;
  }
}

/** An entry that speaks of something which has moved, and what it must say now. */
export interface Follower extends Written {
  readonly to: string;
}

/** What speaks of the place of something that moves. */
export function followersOf(sheet: Sheet, from: Thing, to: Thing): readonly Follower[] {
  const { plan, goal } = sheet;
  if (from.kind === 'door' && to.kind === 'door') return alarmsThatFollow(sheet, from.edge, to.edge);
  if (from.kind !== 'piece' || to.kind !== 'piece' || from.at === to.at) return [];
  const isCarried = goal.kind === 'carry' && goal.squares.includes(from.at);
  const carried: Follower = { line: 'goal', entry: nameSquare(plan, from.at), to: nameSquare(plan, to.at) };
  return [...(isCarried ? [carried] : []), ...trapsThatFollow(sheet, from.at, to.at)];
}

function alarmsThatFollow({ plan, alarms }: Sheet, from: Edge, to: Edge): readonly Follower[] {
  const said = (room: Room, edges: readonly Edge[]): string =>
    [room, ...edges.map((edge) => nameEdge(plan, edge))].join(' ');
  return alarms
    .filter(({ edges }) => edges.includes(from))
    .map(({ room, edges }) => ({
      line: 'alarm',
      entry: said(room, edges),
      to: said(
        room,
        edges.map((edge) => (edge === from ? to : edge)),
      ),
    }));
}

/** A trap stays in its piece, also into another room; in the corridor there are none. */
function trapsThatFollow(sheet: Sheet, from: Square, to: Square): readonly Follower[] {
  const { plan, furniture, chestTraps } = sheet;
  const room = roomAt(plan, to);
  if (room === CORRIDOR) return [];
  const moved = { plan, furniture: furniture.map((placed) => (placed.at === from ? { ...placed, at: to } : placed)) };
  return chestTraps
    .filter(({ at }) => at === from)
    .flatMap((trap): Follower[] => {
      const now = { ...trap, room, at: to };
      const plainly = `${trap.room} ${trap.kind} ${trap.damage}`;
      return [
        { line: 'chest-trap', entry: plainly, to: printChestTrap(moved, now) },
        {
          line: 'chest-trap',
          entry: `${plainly} ${nameSquare(plan, from)}`,
          to: `${room} ${trap.kind} ${trap.damage} ${nameSquare(plan, to)}`,
        },
      ];
    });
}
