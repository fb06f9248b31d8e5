import type { Action, Dungeoneer } from '@questhall/dungeoneer';
import { namedBy, touch } from '@questhall/dungeoneer/client';
import type { Place, Touch } from '@questhall/facets';
import type { Offered } from '@questhall/wire';
import { useSyncExternalStore } from 'react';
import type { TableStore } from '../../table/store/store.ts';

type Store = TableStore<Dungeoneer>;

/**
 * What is read beside the map: what the mouse is over, or what somebody has taken up. There is one table on the page.
 */
interface Pointed {
  readonly hovered: Place | null;
  readonly opened: Place | null;
  /** The Map card that is to be laid, or moved, once a cell is pointed at. */
  readonly picked: string | null;
  /** The way of laying a card that is being looked at. */
  readonly laid: Action | null;
}

const NOTHING: Pointed = { hovered: null, opened: null, picked: null, laid: null };
let pointed = NOTHING;
/** What is taken up as soon as something is asked again. */
let next: Place | null = null;
const listeners = new Set<() => void>();

function change(to: Partial<Pointed>): void {
  pointed = { ...pointed, ...to };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const usePointed = (): Pointed => useSyncExternalStore(subscribe, () => pointed);
export const hover = (place: Place | null): void => {
  if (pointed.hovered !== place) change({ hovered: place });
};

/** The mouse has left the map; what it is over by then, a card of the hand or one beside the map, goes on being read. */
export function leaveMap(): void {
  const { hovered } = pointed;
  if (hovered !== null && ['space', 'spot', 'figure'].some((sort) => namedBy(hovered, sort) !== null)) hover(null);
}

export const openAt = (place: Place | null): void => change({ opened: place, hovered: null, laid: null });
export const lookAt = (laid: Action): void => change({ laid });
export const forget = (): void => change(NOTHING);

/** Takes up what somebody pointed at when it could only be prepared. */
export function takeUpNext(): void {
  if (next !== null) openAt(next);
  next = null;
}

/** The question that is put to whoever sits here; to be asked whether one gives up is to be asked nothing. */
export function questionOf(store: Store): Offered<Dungeoneer> | null {
  const { asked } = store;
  return asked === null || asked.ask.question.kind === 'aside' ? null : asked;
}

/** What pointing at a place means now. */
export function touchAt(store: Store, place: Place): Touch<Action> | null {
  const asked = questionOf(store);
  if (asked === null) return null;
  const { ask, offers } = asked;
  const kept = pointed.picked === null ? offers : offers.filter((offer) => isOf(offer, pointed.picked));
  return touch(store.snapshot().standing.sight, ask, kept, place);
}

const isOf = (offer: Action, card: string | null): boolean =>
  (offer.type !== 'shift' && offer.type !== 'lay') || offer.card === card;

/** A card that has to be taken up before it is known where it goes. */
function pickedAt(store: Store, place: Place): string | null {
  const kind = questionOf(store)?.ask.question.kind;
  if (kind === 'shift') return namedBy(place, 'space');
  return kind === 'lay' ? namedBy(place, 'dealt') : null;
}

/**
 * Does what a click means where that is plain; a finger, which never hovers first, is shown what there is before. All
 * else is read, with what can be done about it.
 */
export function pointAt(store: Store, place: Place, isTouch: boolean): void {
  const card = pickedAt(store, place);
  if (card !== null) {
    change({ picked: pointed.picked === card ? null : card, opened: null });
    return;
  }
  const touched = touchAt(store, place);
  const isLaying = namedBy(place, 'spot') !== null;
  if (touched?.plan != null && (!isTouch || isLaying || pointed.opened === place)) {
    if (touched.plan.steps[0]?.type === 'muster') next = place; // the list is begun, and this card is to be on it
    forget();
    void store.carryOut(touched.plan);
    return;
  }
  if (isLaying && (touched === null || touched.offers.length === 0)) forget();
  else openAt(pointed.opened === place && !isLaying ? null : place);
}
