import { findFrame } from '@questhall/groundwork';
import { MONSTER_IDS, MONSTERS, type MonsterId, SCALES } from '../content/index.ts';
import type { RoomType } from '../content/tiles.ts';
import { recordAt } from '../own/index.ts';
import type { Table } from '../types/index.ts';
import { type Law, law, type Match } from './law.ts';

/** Who is met in a room: those who stand there and those who are still to come. */
interface Crowd {
  readonly room: RoomType;
  readonly figures: readonly MonsterId[];
}

/** Null when nobody is being set up in a room. As long as somebody is, there was a square for all before. */
function crowdIn(state: Match): Crowd | null {
  const { encounter } = state.table;
  const muster = findFrame(state, 'muster');
  if (encounter === null || encounter.room === null || muster === null) return null;
  return { room: encounter.room, figures: [...encounter.figures, ...muster.queue] };
}

/** Figures of a record beyond those that its sheet has for such a room. */
function beyondSheet(table: Table, { room, figures }: Crowd, record: MonsterId): number {
  const usual = recordAt(table, record)[room][table.heroes.length - 1] ?? 0;
  return figures.filter((one) => one === record).length - usual;
}

/** One more each of the records that a party of this size may meet more of, or of none. */
function isCrowdRight(table: Table, crowd: Crowd): boolean {
  const more: readonly string[] = SCALES[table.heroes.length === 1 ? 1 : table.heroes.length === 2 ? 2 : 3].extra;
  const family = MONSTER_IDS.filter((id) => MONSTERS[id].family === table.encounter?.family);
  const over = family.map((id) => ({ letter: MONSTERS[id].letter, n: beyondSheet(table, crowd, id) }));
  return [0, 1].some((extra) => over.every(({ letter, n }) => n === (more.includes(letter) ? extra : 0)));
}

/** Who comes on the board, and when. */
export const MUSTERING: readonly Law[] = [
  law(
    'enc.room-count',
    (state) => {
      const crowd = crowdIn(state);
      return crowd === null || isCrowdRight(state.table, crowd);
    },
    'a room holds other figures than its sheet says',
  ),
  law(
    'gen.passage-monsters-gate',
    ({ table: { encounter, hasFought, heroes, explored } }) =>
      encounter === null ||
      encounter.room !== null ||
      !hasFought ||
      heroes.every(({ id }) => id === encounter.first || explored.includes(id)),
    'a Patrol comes before everybody has explored since the last fight',
  ),
];
