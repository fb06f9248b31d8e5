import { BOARD_PLAN } from '../../content/plans.ts';
import type { Plan, Room } from '../sheet.ts';
import { CORRIDOR } from '../squares.ts';

/** What a sheet can call its rooms. */
const SHEET_LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ';
/** Where letters follow each other without a gap, for more rooms than a sheet has letters for. */
const MORE_LETTERS_FROM = 0x4e00;

/** Never given to two rooms, however many there are. */
const letterOf = (room: number): Room => SHEET_LETTERS[room] ?? String.fromCharCode(MORE_LETTERS_FROM + room);

/** Boards side by side. Every room has a letter of its own. */
export function planOf(width: number, height: number): Plan {
  const rooms = [...new Set(BOARD_PLAN.join('').replaceAll(CORRIDOR, ''))].toSorted(
    (one, other) => one.charCodeAt(0) - other.charCodeAt(0),
  );
  const rows: string[] = [];
  for (let down = 0; down < height; down++) {
    for (const row of BOARD_PLAN) {
      const boards = Array.from({ length: width }, (_, across) => {
        const first = (down * width + across) * rooms.length;
        return Array.from(row, (letter) =>
          letter === CORRIDOR ? CORRIDOR : letterOf(first + rooms.indexOf(letter)),
        ).join('');
      });
      rows.push(boards.join(''));
    }
  }
  return rows;
}

interface Relabelling {
  readonly letters: ReadonlyMap<Room, Room>;
  /** Rooms in play that had to share a letter with another one. */
  readonly sharing: number;
}

/**
 * Letters that a sheet can write. Up to two boards keep theirs. On more, rooms out of play share one letter, being
 * rock; those that something special lies in come first; the last ones share a letter with a room that they do not
 * touch.
 */
export function relabel(
  plan: Plan,
  isInPlay: (room: Room) => boolean,
  isSpecial: (room: Room) => boolean,
): Relabelling {
  const rooms = [...new Set(plan.join('').replaceAll(CORRIDOR, ''))];
  if (rooms.every((room) => SHEET_LETTERS.includes(room)))
    return { letters: new Map(rooms.map((room): [Room, Room] => [room, room])), sharing: 0 };
  const special = rooms.filter(isSpecial);
  const inPlay = [...special, ...rooms.filter((room) => !isSpecial(room) && isInPlay(room))];
  const touching = neighboursOf(plan);
  const letters = new Map<Room, Room>();
  for (const [index, room] of inPlay.entries()) {
    const fresh = SHEET_LETTERS[index];
    const near = new Set([...(touching.get(room) ?? [])].map((other) => letters.get(other)));
    // First of all with a plain room, and not always with the same one.
    const from = Math.min(special.length, SHEET_LETTERS.length - 1) + (index % SHEET_LETTERS.length);
    const shared = [...SHEET_LETTERS.slice(from), ...SHEET_LETTERS.slice(special.length), ...SHEET_LETTERS].find(
      (letter) => !near.has(letter),
    );
    letters.set(room, fresh ?? shared ?? 'A');
  }
  const rock = SHEET_LETTERS[Math.min(inPlay.length, SHEET_LETTERS.length - 1)] ?? 'A';
  for (const room of rooms) if (!letters.has(room)) letters.set(room, rock);
  return { letters, sharing: Math.max(0, inPlay.length - SHEET_LETTERS.length) };
}

/** Which rooms lie wall to wall. */
function neighboursOf(plan: Plan): Map<Room, Set<Room>> {
  const touching = new Map<Room, Set<Room>>();
  const touch = (one: Room, other: Room | undefined): void => {
    if (other === undefined || one === other) return;
    touching.set(one, (touching.get(one) ?? new Set()).add(other));
    touching.set(other, (touching.get(other) ?? new Set()).add(one));
  };
  for (const [row, line] of plan.entries()) {
    for (const [column, room] of Array.from(line).entries()) {
      touch(room, line[column + 1]);
      touch(room, plan[row + 1]?.[column]);
    }
  }
  return touching;
}
