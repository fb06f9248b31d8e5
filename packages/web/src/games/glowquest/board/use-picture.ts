import type { Action, Glowquest, View } from '@questhall/glowquest';
import { activeIn, actorOf, figurePlace, movedIn, squarePlace } from '@questhall/glowquest/client';
import { type EntityId, entityAt, type Floor, findEntity, type Question } from '@questhall/glowquest/queries';
import type { Offered } from '@questhall/wire';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { Shown, TableStore } from '../../../table/store/store.ts';
import { stairsAt } from './ground.ts';
import { type GlowVerb, verbsOf } from './offers/verbs.ts';
import { type Asking, allAimsOf, touched } from './touched.ts';
import type { BoardWords } from './words.ts';

/** What the board shows right now, and what is asked. */
export interface Pictured {
  /** What the seat sees, as far as it has been shown. */
  readonly picture: View;
  readonly asking: Asking | null;
  readonly asked: Offered<Glowquest> | null;
  readonly offers: readonly Action[];
  readonly verbs: readonly GlowVerb[];
  readonly reach: readonly number[];
  readonly targets: ReadonlySet<EntityId>;
  readonly ready: ReadonlySet<EntityId>;
  /** Whoever acts. */
  readonly actor: EntityId | null;
  /** Where that is, or where the party is. */
  readonly active: number;
  readonly refusal: Shown<Glowquest>['refusal'];
}

const NONE: readonly never[] = [];

export function usePicture(store: TableStore<Glowquest>, texts: BoardWords): Pictured {
  const { sight, refusal } = useSyncExternalStore(store.subscribe, store.snapshot);
  const picture = useSameFloor(sight.view);
  const { asked } = store;
  const offers = asked?.offers ?? NONE;
  const question = asked?.ask.question ?? null;
  const actor = (question && actorOf(question)) ?? activeIn(picture);
  const verbs = useMemo(
    () => verbsOf(picture, question, offers, actor, texts),
    [picture, question, offers, actor, texts],
  );
  const asking = useMemo(
    () => (asked === null ? null : { sight: { ...sight, view: picture }, asked }),
    [sight, picture, asked],
  );
  const reach = useMemo(() => (asking === null ? NONE : reachOf(asking)), [asking]);
  const { targets, ready } = useMemo(() => (asking === null ? NOBODY : pointedAt(asking)), [asking]);
  const active = placeOf(picture, (question && movedIn(question)) ?? actor);
  return { picture, asking, asked, offers, verbs, reach, targets, ready, actor, active, refusal };
}

const NOBODY: Pick<Pictured, 'targets' | 'ready'> = { targets: new Set(), ready: new Set() };

/** Questions that a square answers, and nothing else. */
export const isChoice = ({ kind }: Question): boolean =>
  ['stand', 'setUp', 'momentum', 'follow', 'forced'].includes(kind);

/**
 * Squares on which a click does something at once; whoever stands on one is pointed at instead, unless a square is
 * asked for.
 */
function reachOf(asking: Asking): readonly number[] {
  const { view } = asking.sight;
  const { ask, offers } = asking.asked;
  return allAimsOf(asking, offers).filter(
    (square) =>
      touched(asking, squarePlace(square)).plan !== null && (isChoice(ask.question) || entityAt(view, square) === null),
  );
}

/**
 * Those whom a click strikes or names, after a walk if need be; and those who may act next or are about to be moved.
 */
function pointedAt(asking: Asking): Pick<Pictured, 'targets' | 'ready'> {
  const { question } = asking.asked.ask;
  const { heroes, monsters } = asking.sight.view;
  const moved = movedIn(question);
  const ids = isChoice(question) ? [] : [...heroes, ...monsters].map(({ id }) => id);
  const plain = new Set(ids.filter((id) => touched(asking, figurePlace(id)).plan !== null));
  return question.kind === 'activate'
    ? { targets: new Set(), ready: plain }
    : { targets: plain, ready: new Set(moved === null ? [] : [moved]) };
}

/** Where somebody is; the stairs before anybody is anywhere. */
function placeOf(view: View, id: EntityId | null): number {
  const at = id === null ? -1 : (findEntity(view, id)?.at ?? -1);
  return at >= 0 ? at : (view.heroes.find((hero) => hero.at >= 0)?.at ?? stairsAt(view.floor) ?? 0);
}

/**
 * Every message brings a floor of its own. One that has not changed is taken for the same, so that all that was worked
 * out for it stays.
 */
function useSameFloor(view: View): View {
  const known = useRef<Floor>(view.floor);
  if (isChanged(known.current, view.floor)) known.current = view.floor;
  return useMemo(() => ({ ...view, floor: known.current }), [view]);
}

const isChanged = (a: Floor, b: Floor): boolean => a !== b && JSON.stringify(signOf(a)) !== JSON.stringify(signOf(b));
const signOf = ({ level, next, tiles, openings, doors }: Floor): unknown => [
  level,
  next,
  tiles.length,
  openings,
  doors,
];
