import type { Action, Glowquest, View } from '@questhall/glowquest';
import { type EntityId, type Floor, findEntity } from '@questhall/glowquest/queries';
import type { Offered } from '@questhall/wire';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { Shown, TableStore } from '../../../table/store/store.ts';
import { stairsAt } from './ground.ts';
import { activeIn, actorOf, movedIn } from './offers/actor.ts';
import { aimedAt } from './offers/offers.ts';
import { type GlowVerb, verbsOf } from './offers/verbs.ts';
import type { BoardWords } from './words.ts';

/** What the board shows right now, and what is asked. */
export interface Pictured {
  /** What the seat sees, as far as it has been shown. */
  readonly picture: View;
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
const SQUARES: readonly Action['type'][] = ['go', 'crawl', 'place', 'stand', 'setUp'];

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
  const reach = useMemo(
    () => offers.filter(({ type }) => SQUARES.includes(type)).flatMap((offer) => aimedAt(picture, offer)),
    [picture, offers],
  );
  const targets = useMemo(() => new Set(offers.flatMap(targetOf)), [offers]);
  const ready = useMemo(() => readyIn(question, offers), [question, offers]);
  const active = placeOf(picture, (question && movedIn(question)) ?? actor);
  return { picture, asked, offers, verbs, reach, targets, ready, actor, active, refusal };
}

const targetOf = (offer: Action): readonly EntityId[] =>
  offer.type === 'attack' || offer.type === 'name' ? [offer.target] : [];

/** Monsters that may act next, and whoever is about to be moved. */
function readyIn(
  question: Offered<Glowquest>['ask']['question'] | null,
  offers: readonly Action[],
): ReadonlySet<EntityId> {
  const moved = question === null ? null : movedIn(question);
  return new Set([
    ...offers.flatMap((offer) => (offer.type === 'activate' ? [offer.monster] : [])),
    ...(moved === null ? [] : [moved]),
  ]);
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
