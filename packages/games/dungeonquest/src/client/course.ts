import type { Card } from '../content/combat-cards.ts';
import type { Side } from '../content/sides.ts';
import type { Event, View } from '../types/index.ts';

type BySide<X> = Readonly<Record<Side, X>>;
type MonsterSeen = NonNullable<View['monster']>;

/** How a fight went so far, beyond what lies on the table. */
export interface Course {
  readonly isDead: BySide<boolean>;
  /** The monster as it lay there last, for when its token is back in the pool; null before any fight. */
  readonly fallen: MonsterSeen | null;
  readonly result: Result | null;
}

/** What came of the dice or cards that lie there, as far as it is known. */
export interface Result {
  readonly wounds: BySide<number>;
  /** How the combat test ended; null where there was none, or not yet. */
  readonly test: { readonly total: number; readonly isPassed: boolean } | null;
  readonly arrow: Card | null;
  /** The wounds have landed: nothing more comes of it. */
  readonly isDone: boolean;
  /** Another round has begun since. */
  readonly isPast: boolean;
}

const bySide = <X>(of: (side: Side) => X): BySide<X> => ({ hero: of('hero'), monster: of('monster') });

/** What all that was told of a fight comes to. */
export const courseOf = (events: readonly Event[]): Course => ({
  isDead: bySide((side) => events.some((event) => event.type === 'died' && event.side === side)),
  fallen: fallenIn(events),
  result: resultIn(events),
});

/** Wounds that land with this event. */
export const hitBy = (event: Event | null): BySide<number> =>
  bySide((side) => (event?.type === 'wounded' && event.side === side ? event.wounds : 0));

/** A monster that died is told of, and then no longer on the table. */
function fallenIn(events: readonly Event[]): MonsterSeen | null {
  const met = events.findLast((event) => event.type === 'monsterMet');
  const begun = events.findLast((event) => event.type === 'combatBegan');
  return met === undefined || begun === undefined
    ? null
    : { monster: met.monster, life: begun.life, wounds: begun.life };
}

function resultIn(events: readonly Event[]): Result | null {
  const from = events.findLastIndex(
    ({ type }) => type === 'rolled' || type === 'cardsRevealed' || type === 'arrowsLoosed',
  );
  if (from < 0) return null;
  const [first, ...rest] = events.slice(from);
  const tested = rest.find((event) => event.type === 'tested');
  const wounds = (side: Side): number =>
    rest.reduce((sum, event) => sum + (event.type === 'wounded' && event.side === side ? event.wounds : 0), 0);
  return {
    wounds: bySide(wounds),
    test: tested === undefined ? null : { total: tested.total, isPassed: tested.isPassed },
    arrow: first?.type === 'arrowsLoosed' ? first.card : null,
    isDone: rest.some(({ type }) => type === 'wounded' || type === 'roundBegan' || type === 'died'),
    isPast: rest.some(({ type }) => type === 'roundBegan'),
  };
}
