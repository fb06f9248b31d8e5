import type { Action, HeroQuest, View } from '@questhall/heroquest';
import { activeIn, actorOf, figurePlace, squarePlace } from '@questhall/heroquest/client';
import { type FigureId, figuresAt, heroesHere, idOfHero, type Square, squareOf } from '@questhall/heroquest/queries';
import type { Offered } from '@questhall/wire';
import { useMemo, useSyncExternalStore } from 'react';
import type { Shown, TableStore } from '../../../table/store/store.ts';
import { type Asking, allAimsOf, touched } from './touched.ts';
import { type Verb, verbsOf } from './verbs.ts';
import type { BoardWords } from './words.ts';

/** What the board shows right now, and what is asked. */
export interface Pictured {
  /** What the seat sees, as far as it has been shown. */
  readonly picture: View;
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
  const { sight, log, refusal } = useSyncExternalStore(store.subscribe, store.snapshot);
  const { view: picture } = sight;
  const { asked } = store;
  const offers = asked?.offers ?? NONE;
  const question = asked?.ask.question;
  const verbs = useMemo(
    () => (question === undefined ? NONE : verbsOf(picture, question, offers, texts)),
    [picture, question, offers, texts],
  );
  const asking = useMemo(() => (asked === null ? null : { sight, asked }), [sight, asked]);
  const reach = useMemo(() => (asking === null ? NONE : reachOf(asking)), [asking]);
  const { targets, ready } = useMemo(() => (asking === null ? NOBODY : pointedAt(asking)), [asking]);
  const actor = (asked && actorOf(asked.ask.question)) ?? actedIn(picture, log) ?? activeIn(picture);
  const active = squareOf(picture, actor ?? -1) ?? heroesHere(picture)[0]?.at ?? 0;
  return {
    picture,
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

/** The monster that Zargon has turned to last, in his turn. */
function actedIn({ turn }: View, log: Shown<HeroQuest>['log']): FigureId | null {
  if (turn?.who !== 'zargon') return null;
  const event = log.findLast(({ told }) => told.event.type === 'activated' || told.event.type === 'zargonBegan')?.told
    .event;
  return event?.type === 'activated' ? event.monster : null;
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
  const ids = [
    ...heroesHere(view).map(({ hero }) => idOfHero(hero)),
    ...[...view.allies, ...view.monsters].map(({ id }) => id),
  ];
  const thoseFor = (type: Action['type']): ReadonlySet<FigureId> =>
    new Set(
      ids.filter((id) => {
        const { plan, offers } = touched(asking, figurePlace(id));
        return (plan?.steps.at(-1) ?? offers[0])?.type === type;
      }),
    );
  return { targets: thoseFor('attack'), ready: thoseFor('activate') };
}
