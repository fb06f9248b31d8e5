import { type Client, digestBy } from '@questhall/facets';
import { type Event, FIRST_MONSTER, type Glowquest } from '../types/index.ts';

type Kind = Event['type'];

/** What goes without saying when one of these comes next. */
const BEFORE: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  drew: ['kept'],
  phaseEnded: ['phaseBegan', 'wandered', 'glowHarvested'],
  explored: ['laid', 'doorOpened', 'sealed', 'falseDoor', 'rerolledLayout', 'reclaimed'],
  recordRolled: ['chose'],
  turnEnded: ['turnBegan', 'recordRolled', 'chose', 'encounterWon', 'effectsEnded', 'savedSurges'],
  rolledToHit: ['hit', 'missed'],
};

/**
 * A log that is pleasant to read: a walk in one sentence, a blow without what the next sentence says anyway, and
 * nothing that everybody sees on the map.
 */
export const digest: NonNullable<Client<Glowquest>['digest']> = digestBy<Glowquest>({ join, isNeedless });

/** Two events as one; null when each deserves a sentence. */
function join(one: Event, other: Event): Event | null {
  if (one.type === 'walked' && other.type === 'walked' && one.who === other.who)
    return { ...one, path: [...one.path, ...other.path] };
  if (one.type === 'used' && other.type === 'used' && isSameUse(one, other))
    return { ...other, cost: one.cost + other.cost };
  if (one.type === 'used' && other.type === 'called') return { ...other, cost: one.cost };
  if (one.type === 'moved' && one.how === 'momentum' && other.type === 'moved' && other.how === 'follow')
    return { ...one, follower: { who: other.who, to: other.to } };
  return isImplied(one, other) ? one : null;
}

type Used = Extract<Event, { type: 'used' }>;

/** Aim, and Aim again. */
const isSameUse = (one: Used, other: Used): boolean =>
  one.who === other.who && one.benefit === other.benefit && one.targets.join() === other.targets.join();

/** Whether the second event follows from the first as a matter of course. */
function isImplied(one: Event, other: Event): boolean {
  switch (other.type) {
    case 'shielded':
      return one.type === 'glowHarvested';
    case 'turnBegan':
      return one.type === 'chose' && other.who >= FIRST_MONSTER;
    case 'chose':
      return (
        one.type === 'chose' &&
        one.target === null &&
        other.target !== null &&
        other.why === 'only' &&
        one.monster === other.monster
      );
    default:
      return false;
  }
}

/** Whether a line says nothing that the one after it does not say. */
function isNeedless(one: Event, other: Event): boolean {
  if (one.type === 'used') return one.benefit === 'move' && other.type === 'walked';
  if (one.type === 'laid') return other.type === 'roomFound' && one.doors.length === 0;
  if (one.type === 'harmed') return other.type === 'died' && one.who === other.monster && one.reflected === 0;
  return BEFORE[one.type]?.includes(other.type) === true;
}
