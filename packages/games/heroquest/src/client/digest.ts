import type { Told } from '@questhall/kernel';
import { isMonsterId } from '../queries/figures.ts';
import type { Event, FigureId, HeroQuest } from '../types/index.ts';

type Line = Told<HeroQuest>;
type Kind = Event['type'];

/** What a walk brings to light on its way, without ending it. */
const SIGHTS: readonly Kind[] = ['revealed', 'doorsSeen', 'rocksSeen', 'furnitureSeen', 'stairsSeen'];

/** What goes without saying when one of these comes next. */
const BEFORE: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  turnEnded: ['turnBegan', 'zargonBegan', 'questEnded'],
  zargonEnded: ['roundBegan', 'questEnded'],
};

/** What goes without saying right after this. */
const AFTER: Readonly<Partial<Record<Kind, Kind>>> = {
  attackRolled: 'attackFailed',
  turnCut: 'turnEnded',
  left: 'turnEnded',
};

/**
 * A log that is pleasant to read: the steps of a walk as one walk, what they bring to light at one blow,
 * and nothing that the next sentence says anyway, or that the scene has said while heroes chose their spells.
 */
export function digest<L extends Line>(told: readonly L[]): readonly L[] {
  const lines: L[] = [];
  for (const line of told) {
    if (line.event.type === 'told' && line.event.what === 'briefing') continue;
    const at = earlierOf(lines, line);
    const earlier = lines[at];
    const joined = earlier === undefined ? null : join(earlier.event, line.event);
    if (earlier !== undefined && joined !== null) lines[at] = { ...earlier, event: joined };
    else {
      while (isNeedless(lines.at(-1), line)) lines.pop();
      lines.push(line);
    }
  }
  return lines;
}

/** Where a line stands that this one goes on from: the last, or behind what was seen in between. */
function earlierOf(lines: readonly Line[], { to, event }: Line): number {
  const isSeen = ({ event: { type } }: Line): boolean =>
    SIGHTS.includes(type) || type === 'stepped' || type === 'walked';
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (line === undefined || line.to !== to) return -1;
    if (join(line.event, event) !== null) return i;
    if (!isSeen(line)) return -1;
  }
  return -1;
}

/** Two events as one; null when each deserves a sentence. */
function join(one: Event, other: Event): Event | null {
  if (other.type === 'stepped' && (one.type === 'stepped' || one.type === 'walked') && one.figure === other.figure)
    return { type: 'walked', figure: one.figure, path: [...(one.type === 'walked' ? one.path : [one.to]), other.to] };
  if (one.type === 'revealed' && other.type === 'revealed')
    return {
      type: 'revealed',
      squares: [...one.squares, ...other.squares],
      rooms: [...new Set([...one.rooms, ...other.rooms])],
      chests: [...(one.chests ?? []), ...(other.chests ?? [])],
    };
  if (one.type === 'doorsSeen' && other.type === 'doorsSeen')
    return { type: 'doorsSeen', doors: [...one.doors, ...other.doors] };
  if (one.type === 'rocksSeen' && other.type === 'rocksSeen')
    return { type: 'rocksSeen', squares: [...one.squares, ...other.squares] };
  if (one.type === 'furnitureSeen' && other.type === 'furnitureSeen')
    return { type: 'furnitureSeen', pieces: [...one.pieces, ...other.pieces] };
  return AFTER[one.type] === other.type ? one : null;
}

/** Whether a line says nothing that the one after it does not say. */
function isNeedless(before: Line | undefined, { to, event }: Line): boolean {
  if (before === undefined || before.to !== to) return false;
  const { event: earlier } = before;
  if (earlier.type === 'activated')
    return earlier.monster === doerOf(event) || event.type === 'activated' || event.type === 'zargonEnded';
  if (event.type === 'died' && isMonsterId(event.figure)) return earlier.type === 'wounded' || earlier.type === 'woke';
  return BEFORE[earlier.type]?.includes(event.type) === true;
}

/** The figure whose deed an event tells. */
function doerOf(event: Event): FigureId | null {
  switch (event.type) {
    case 'walked':
      return event.figure;
    case 'attackRolled':
      return event.attacker;
    case 'dreadCast':
      return event.monster;
    default:
      return null;
  }
}
