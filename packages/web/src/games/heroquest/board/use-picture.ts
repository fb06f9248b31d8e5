import type { Action, Event, HeroQuest, View } from '@questhall/heroquest';
import { after } from '@questhall/heroquest/client';
import { type FigureId, heroesHere, type Square, squareOf } from '@questhall/heroquest/queries';
import type { Offered } from '@questhall/wire';
import { useMemo, useSyncExternalStore } from 'react';
import type { Shown, TableStore } from '../../../table/store/store.ts';
import { activeIn, actorOf } from './actor.ts';
import { type Verb, verbsOf } from './verbs.ts';
import type { BoardWords } from './words.ts';

/** What the board shows right now, and what is asked. */
export interface Pictured {
  /** What the seat sees when all is told. */
  readonly view: View;
  readonly picture: View;
  /** The same before the last event. */
  readonly before: View;
  readonly last: Event | null;
  readonly asked: Offered<HeroQuest> | null;
  readonly offers: readonly Action[];
  /** What whoever acts may want to do. */
  readonly verbs: readonly Verb[];
  readonly reach: readonly Square[];
  readonly targets: ReadonlySet<FigureId>;
  /** Monsters that Zargon may still turn to. */
  readonly ready: ReadonlySet<FigureId>;
  /** Whoever acts. */
  readonly actor: FigureId | null;
  /** Where that is, or where the party is. */
  readonly active: Square;
  readonly refusal: Shown<HeroQuest>['refusal'];
}

const NONE: readonly never[] = [];

export function usePicture(store: TableStore<HeroQuest>, texts: BoardWords): Pictured {
  const { standing, now, refusal } = useSyncExternalStore(store.subscribe, store.snapshot);
  const { view } = standing.sight;
  const picture = useMemo(() => pictureAfter(view, now), [view, now]);
  const before = useMemo(() => pictureAfter(view, now.slice(0, -1)), [view, now]);
  const { asked } = store;
  const offers = asked?.offers ?? NONE;
  const question = asked?.ask.question;
  const verbs = useMemo(
    () => (question === undefined ? NONE : verbsOf(view, question, offers, texts)),
    [view, question, offers, texts],
  );
  const reach = useMemo(() => offers.flatMap(squaresOf), [offers]);
  const targets = useMemo(
    () => new Set(offers.flatMap((offer) => (offer.type === 'attack' ? [offer.target] : []))),
    [offers],
  );
  const ready = useMemo(
    () => new Set(offers.flatMap((offer) => (offer.type === 'activate' ? [offer.monster] : []))),
    [offers],
  );
  const actor = (asked && actorOf(asked.ask.question)) ?? actedIn(now) ?? activeIn(picture);
  const active = squareOf(picture, actor ?? -1) ?? heroesHere(picture)[0]?.at ?? 0;
  return {
    view,
    picture,
    before,
    last: now.at(-1)?.event ?? null,
    asked,
    offers,
    verbs,
    reach,
    targets,
    ready,
    actor,
    active,
    refusal,
  };
}

/** How things stand while something goes on: when all is told, it is the view again. */
const pictureAfter = (view: View, now: Shown<HeroQuest>['now']): View =>
  now.reduce((picture, { event }) => after(picture, event), view);

/** Where an answer can be given by pointing at a square. */
function squaresOf(offer: HeroQuest['Action']): readonly Square[] {
  if (offer.type === 'walk' || offer.type === 'stepAside') return [offer.to];
  return offer.type === 'place' ? [offer.at] : [];
}

/** The monster that Zargon has turned to last, while that is being shown. */
function actedIn(now: Shown<HeroQuest>['now']): FigureId | null {
  const last = now.findLast(({ event }) => event.type === 'activated' || event.type === 'walked')?.event;
  if (last === undefined) return null;
  return last.type === 'activated' ? last.monster : last.type === 'walked' ? last.figure : null;
}
