import type { Action, Event, HeroQuest, View } from '@questhall/heroquest';
import { activeIn, actorOf, after, figurePlace, squarePlace } from '@questhall/heroquest/client';
import {
  type FigureId,
  figuresAt,
  heroesHere,
  idOfHero,
  isMonsterId,
  type Square,
  squareOf,
} from '@questhall/heroquest/queries';
import type { Offered } from '@questhall/wire';
import { useMemo, useSyncExternalStore } from 'react';
import type { Shown, TableStore } from '../../../table/store/store.ts';
import { type Asking, allAimsOf, touched } from './touched.ts';
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
  readonly asking: Asking | null;
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
const NOBODY: Pick<Pictured, 'targets' | 'ready'> = { targets: new Set(), ready: new Set() };

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
  const { sight } = standing;
  const asking = useMemo(() => (asked === null ? null : { sight, asked }), [sight, asked]);
  const reach = useMemo(() => (asking === null ? NONE : reachOf(asking)), [asking]);
  const { targets, ready } = useMemo(() => (asking === null ? NOBODY : pointedAt(asking)), [asking]);
  const actor = (asked && actorOf(asked.ask.question)) ?? actedIn(now) ?? activeIn(picture);
  const active = squareOf(picture, actor ?? -1) ?? heroesHere(picture)[0]?.at ?? 0;
  return {
    view,
    picture,
    before,
    last: now.at(-1)?.event ?? null,
    asking,
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

/** The monster that Zargon has turned to last, while that is being shown. */
function actedIn(now: Shown<HeroQuest>['now']): FigureId | null {
  const last = now.findLast(({ event }) => event.type === 'activated' || event.type === 'walked')?.event;
  if (last === undefined) return null;
  return last.type === 'activated' ? last.monster : last.type === 'walked' ? last.figure : null;
}

/** Squares on which a click does something at once. */
const reachOf = (asking: Asking): readonly Square[] =>
  allAimsOf(asking, asking.asked.offers).filter((square) => {
    const { plan } = touched(asking, squarePlace(square));
    return plan !== null && figuresAt(asking.sight.view, square).length === 0;
  });

/** Those who can be struck, after a walk if need be; and those of one's own whom one may turn to. */
function pointedAt(asking: Asking): Pick<Pictured, 'targets' | 'ready'> {
  const { view } = asking.sight;
  const isZargon = asking.asked.ask.question.kind === 'zargon';
  const ids = [
    ...heroesHere(view).map(({ hero }) => idOfHero(hero)),
    ...[...view.allies, ...view.monsters].map(({ id }) => id),
  ];
  const isPlain = (id: FigureId): boolean => {
    const { plan, offers } = touched(asking, figurePlace(id));
    return plan !== null || offers[0]?.type === 'attack';
  };
  const plain = ids.filter(isPlain);
  const isOwn = (id: FigureId): boolean => isZargon && isMonsterId(id);
  return { targets: new Set(plain.filter((id) => !isOwn(id))), ready: new Set(plain.filter(isOwn)) };
}
