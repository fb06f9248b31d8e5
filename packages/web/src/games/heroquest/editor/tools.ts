import {
  exchange,
  freeRoom,
  isInEdge,
  isTurnable,
  paint,
  place,
  remove,
  type Thing,
  writeChestTrap,
  writeFinds,
} from '@questhall/heroquest/edit';
import { CORRIDOR, type Square } from '@questhall/heroquest/queries';
import type { ChestTrap, Find, Sheet } from '@questhall/heroquest/sheet';
import type { Aim } from '../../../board/pointing/pointing.ts';
import { isSame, movedTo, type Opened, thingsAt } from './opened.ts';
import type { EditorTexts } from './texts/en.ts';

/** What can be in the hand of whoever edits. */
export type Tool =
  /** One more of these; where it is now says nothing. */
  | { readonly kind: 'thing'; readonly thing: Thing }
  | { readonly kind: 'find'; readonly find: Find }
  | { readonly kind: 'chestTrap'; readonly trap: ChestTrap }
  /** From corner to corner: a room, more of the room that the first corner is in, or corridor. */
  | { readonly kind: 'floor'; readonly floor: 'room' | 'more' | 'corridor' }
  | { readonly kind: 'eraser' }
  /** Something from the board, to be put elsewhere. */
  | { readonly kind: 'held'; readonly thing: Thing };

/** What would come of using it somewhere: another text and what is then there, or what stands against it. */
export type Outcome =
  | { readonly next: string; readonly ghost: Thing | null }
  | { readonly why: string; readonly ghost: Thing | null };

export interface Use {
  readonly tool: Tool;
  readonly aim: Aim;
  readonly isStanding: boolean;
  /** The first corner, of what is drawn from corner to corner. */
  readonly corner: Square | null;
}

/** What goes into the side of a square, and not onto it. */
export const isForEdges = (tool: Tool | null): boolean =>
  (tool?.kind === 'thing' || tool?.kind === 'held') && isInEdge(tool.thing);

/** What can be turned by a quarter. */
export const isTurned = (tool: Tool | null): boolean =>
  (tool?.kind === 'thing' || tool?.kind === 'held') && tool.thing.kind === 'piece' && isTurnable(tool.thing.piece);

type Judge = (next: string) => string | null;

/** Uses a tool, as far as the checker has nothing against it; null where nothing would change. */
export function used(opened: Opened, use: Use, judge: Judge, texts: EditorTexts): Outcome | null {
  const made = make(opened, use, texts);
  if (made === null || 'why' in made) return made;
  const why = judge(made.next);
  return why === null ? made : { why, ghost: made.ghost };
}

function make(opened: Opened, { tool, aim, isStanding, corner }: Use, texts: EditorTexts): Outcome | null {
  const { text, sheet } = opened;
  switch (tool.kind) {
    case 'thing':
    case 'held': {
      const ghost = ghostOf(opened, tool.thing, aim, isStanding);
      if (ghost === null) return null;
      if (tool.kind === 'held') return { next: exchange(text, tool.thing, ghost), ghost };
      return isThere(opened, ghost) ? null : { next: place(text, ghost), ghost };
    }
    case 'find': {
      const room = roomAt(opened, aim.square);
      if (room === CORRIDOR) return { why: texts.onlyInRooms, ghost: null };
      return { next: writeFinds(text, room, [...findsIn(sheet, room), tool.find]), ghost: null };
    }
    case 'chestTrap': {
      const piece = thingsAt(opened, aim).find(({ kind }) => kind === 'piece');
      if (piece?.kind !== 'piece') return { why: texts.onlyInFurniture, ghost: null };
      const room = roomAt(opened, piece.at);
      if (room === CORRIDOR) return { why: texts.onlyInRooms, ghost: null };
      return { next: writeChestTrap(text, room, piece.at, { kind: tool.trap, damage: 1 }), ghost: piece };
    }
    case 'floor': {
      const from = corner ?? aim.square;
      const room = floorOf(opened, tool.floor, from);
      if (room === null) return { why: texts.noLetterLeft, ghost: null };
      return { next: paint(text, rectangle(opened, from, aim.square), room), ghost: null };
    }
    case 'eraser': {
      const [thing] = thingsAt(opened, aim);
      return thing === undefined
        ? { why: texts.nothingThere, ghost: null }
        : { next: remove(text, thing), ghost: thing };
    }
  }
}

/** The thing as it would stand there. */
function ghostOf(opened: Opened, thing: Thing, { square, door }: Aim, isStanding: boolean): Thing | null {
  const { sheet } = opened;
  if (isInEdge(thing)) return door === null ? null : movedTo(thing, door);
  const there = movedTo(thing, square);
  if (there.kind === 'piece') return { ...there, isStanding: isTurnable(there.piece) && isStanding };
  if (there.kind === 'clock' && sheet.clock !== null) return { ...there, ...sheet.clock, at: square };
  if (there.kind === 'note' && there.letter === '') return { ...there, letter: freeLetter(sheet) };
  return there;
}

const isThere = ({ things }: Opened, thing: Thing): boolean => things.some((one) => isSame(one, thing));

const NOTE_LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The first letter that no note has yet. */
const freeLetter = ({ notes }: Sheet): string =>
  NOTE_LETTERS.find((letter) => !notes.some((note) => note.letter === letter)) ?? 'z';

export const findsIn = ({ treasures }: Sheet, room: string): readonly Find[] =>
  treasures.find((treasure) => treasure.room === room)?.finds ?? [];

export const roomAt = ({ sheet, width }: Opened, square: Square): string =>
  sheet.plan[Math.floor(square / width)]?.charAt(square % width) ?? CORRIDOR;

function floorOf(opened: Opened, floor: 'room' | 'more' | 'corridor', from: Square): string | null {
  if (floor === 'corridor') return CORRIDOR;
  return floor === 'more' ? roomAt(opened, from) : freeRoom(opened.sheet.plan);
}

/** All squares between two corners. */
export function rectangle({ width }: Opened, from: Square, to: Square): readonly Square[] {
  const [a, b] = [from % width, to % width];
  const [c, d] = [Math.floor(from / width), Math.floor(to / width)];
  const [left, right, top, bottom] = [Math.min(a, b), Math.max(a, b), Math.min(c, d), Math.max(c, d)];
  return Array.from({ length: (bottom - top + 1) * (right - left + 1) }, (_, i) => {
    const across = right - left + 1;
    return (top + Math.floor(i / across)) * width + left + (i % across);
  });
}
