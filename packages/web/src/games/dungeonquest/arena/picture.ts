import type { Event, View } from '@questhall/dungeonquest';
import type { Card } from '@questhall/dungeonquest/content';
import type { Side } from '../sides.ts';

type MonsterSeen = NonNullable<View['monster']>;

/** What the arena shows at one moment. */
export interface Picture {
  /** The sight, with what is happening right now on top of it. */
  readonly view: View;
  /** Who stands there, even when the token is on its way back to the pool. */
  readonly monster: MonsterSeen | null;
  /** Wounds that land at this very moment. */
  readonly hit: Readonly<Record<Side, number>>;
  readonly isDead: Readonly<Record<Side, boolean>>;
  readonly result: Result | null;
}

/** What came of the dice or cards that lie there, as far as it is known. */
interface Result {
  readonly wounds: Readonly<Record<Side, number>>;
  /** How the combat test ended; null where there was none, or not yet. */
  readonly test: { readonly total: number; readonly isPassed: boolean } | null;
  readonly arrow: Card | null;
  /** The wounds have landed: nothing more comes of it. */
  readonly isDone: boolean;
  /** Another round has begun since. */
  readonly isPast: boolean;
}

/** Everything told up to the moment: `log` is in the sight already, `now` is not. */
export function pictureOf(sight: View, log: readonly Event[], now: readonly Event[]): Picture {
  const view = now.reduce(after, sight);
  const events = [...log, ...now];
  const last = now.at(-1);
  const struck = last?.type === 'wounded' ? last : null;
  const isDead = (side: Side): boolean => events.some((event) => event.type === 'died' && event.side === side);
  return {
    view,
    monster: view.monster ?? fallenIn(events),
    hit: { hero: struck?.side === 'hero' ? struck.wounds : 0, monster: struck?.side === 'monster' ? struck.wounds : 0 },
    isDead: { hero: isDead('hero'), monster: isDead('monster') },
    result: resultIn(events),
  };
}

/** The sight as it is after an event that the eye can see. */
function after(view: View, event: Event): View {
  const { monster, hero, lying } = view;
  switch (event.type) {
    case 'monsterMet':
      return { ...view, monster: { monster: event.monster, life: null, wounds: 0 } };
    case 'lifeSeen':
    case 'combatBegan':
      return { ...view, monster: monster && { ...monster, life: event.life } };
    case 'roundBegan':
      return { ...view, round: event.round };
    case 'rolled':
    case 'rerolled':
      return { ...view, lying: { ...lying, dice: event.dice } };
    case 'cardsRevealed':
      return { ...view, lying: { ...lying, heroCard: event.hero, monsterCard: event.monster } };
    case 'arrowsLoosed':
      return { ...view, lying: { ...lying, arrow: event.card } };
    case 'determined':
      return { ...view, hero: { ...hero, determination: event.left } };
    case 'wounded':
      if (event.side === 'hero') return { ...view, hero: { ...hero, wounds: hero.wounds + event.wounds } };
      return { ...view, monster: monster && { ...monster, wounds: monster.wounds + event.wounds } };
    default:
      return view;
  }
}

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
    wounds: { hero: wounds('hero'), monster: wounds('monster') },
    test: tested === undefined ? null : { total: tested.total, isPassed: tested.isPassed },
    arrow: first?.type === 'arrowsLoosed' ? first.card : null,
    isDone: rest.some(({ type }) => type === 'wounded' || type === 'roundBegan' || type === 'died'),
    isPast: rest.some(({ type }) => type === 'roundBegan'),
  };
}
