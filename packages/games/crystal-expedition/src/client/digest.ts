import { type Client, digestBy } from '@questhall/facets';
import { type CrystalExpedition, type Event, FIRST_MONSTER } from '../types/index.ts';

type Kind = Event['type'];

/** What goes without saying when one of these comes next. */
const BEFORE: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  exploreRolled: ['laid', 'brickedUp'],
  laid: ['roomOpened'],
  gathered: ['placed', 'encounterBegan'],
  placed: ['placed', 'encounterBegan'],
  roundBegan: ['turnBegan', 'shielded', 'interrupted'],
  turnEnded: ['turnBegan', 'chose', 'roundBegan', 'encounterWon', 'effectsEnded', 'poisonFell'],
  surgesLapsed: ['turnEnded', 'turnBegan', 'effectsEnded'],
  rolled: ['hit', 'missed'],
  leftLocation: ['visited', 'declaredReady', 'joined', 'stayedBehind'],
  refreshed: ['townEntered'],
  kitBought: ['kitBought'],
};

/** What follows from these as a matter of course. */
const AFTER: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  died: ['crownsWon'],
  encounterWon: ['effectsEnded', 'stripped', 'refreshed'],
  visited: ['leftLocation'],
};

/**
 * A log that is pleasant to read: a walk in one sentence, what is bought again in one, a blow without what the next
 * sentence says anyway, and nothing that everybody sees on the map.
 */
export const digest: NonNullable<Client<CrystalExpedition>['digest']> = digestBy<CrystalExpedition>({
  join,
  isNeedless,
});

/** Two events as one; null when each deserves a sentence. */
function join(one: Event, other: Event): Event | null {
  if (one.type === 'walked' && other.type === 'walked' && one.who === other.who)
    return { ...one, path: [...one.path, ...other.path] };
  if (one.type === 'used' && other.type === 'used' && isSameUse(one, other))
    return { ...other, cost: one.cost + other.cost };
  if (one.type === 'fateSpent' && other.type === 'fateSpent' && one.who === other.who) return other;
  // What a Surge of Fate is spent on is told with its price.
  if (one.type === 'fateSpent' && other.type === 'formPaid') return other;
  return isImplied(one, other) ? one : null;
}

type Used = Extract<Event, { type: 'used' }>;

/** Aim, and Aim again. */
const isSameUse = (one: Used, other: Used): boolean =>
  one.who === other.who && one.activator === other.activator && one.targets.join() === other.targets.join();

/** Whether the second event follows from the first as a matter of course. */
function isImplied(one: Event, other: Event): boolean {
  if (one.type === 'moved' && other.type === 'moved') return one.how === 'momentum' && other.how === 'follow';
  return AFTER[one.type]?.includes(other.type) === true;
}

/** Whether a line says nothing that the one after it does not say. */
function isNeedless(one: Event, other: Event): boolean {
  if (one.type === 'turnBegan') return other.type === 'chose' && one.who === other.monster && one.who >= FIRST_MONSTER;
  if (one.type === 'harmed') return other.type === 'died' && one.who === other.monster && one.reflected === 0;
  return BEFORE[one.type]?.includes(other.type) === true;
}
