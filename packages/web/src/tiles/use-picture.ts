import type { Types } from '@questhall/kernel';
import type { Floor } from '@questhall/tiles';
import type { Offered } from '@questhall/wire';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { IconVerb } from '../board/pointing/pointing.ts';
import type { Shown, TableStore } from '../table/store/store.ts';
import {
  type AnyTileGame,
  figureOf,
  figureOn,
  figurePlace,
  squarePlace,
  type TileGame,
  type TileWords,
} from './game.ts';
import { stairsAt } from './ground.ts';
import { type Asking, allAimsOf, touched } from './touched.ts';

/** What the board shows right now, and what is asked. */
export interface Pictured<T extends Types, V> {
  /** What the seat sees, as far as it has been shown. */
  readonly picture: T['View'];
  readonly asking: Asking<T> | null;
  readonly asked: Offered<T> | null;
  readonly offers: readonly T['Action'][];
  readonly verbs: readonly V[];
  readonly reach: readonly number[];
  readonly targets: ReadonlySet<number>;
  readonly ready: ReadonlySet<number>;
  /** Whoever acts. */
  readonly actor: number | null;
  /** Where that is, or where the party is. */
  readonly active: number;
  readonly refusal: Shown<T>['refusal'];
}

const NONE: readonly never[] = [];

export function usePicture<T extends Types, W extends TileWords<T>, V extends IconVerb<T['Action']>>(
  game: TileGame<T, W, V>,
  store: TableStore<T>,
  words: W,
): Pictured<T, V> {
  const { sight, refusal } = useSyncExternalStore(store.subscribe, store.snapshot);
  const picture = useSameFloor(game, sight.view);
  const { asked } = store;
  const offers = asked?.offers ?? NONE;
  const question = asked?.ask.question ?? null;
  const actor = (question === null ? null : game.actorOf(question)) ?? game.activeIn(picture);
  const verbs = useMemo(
    () => game.verbsOf(picture, question, offers, actor, words),
    [game, picture, question, offers, actor, words],
  );
  const asking = useMemo(
    () => (asked === null ? null : { sight: { ...sight, view: picture }, asked }),
    [sight, picture, asked],
  );
  const reach = useMemo(() => (asking === null ? NONE : reachOf(game, asking)), [game, asking]);
  const { targets, ready } = useMemo(() => (asking === null ? NOBODY : pointedAt(game, asking)), [game, asking]);
  const active = placeOf(game, picture, (question === null ? null : game.movedIn(question)) ?? actor);
  return { picture, asking, asked, offers, verbs, reach, targets, ready, actor, active, refusal };
}

const NOBODY: Pick<Pictured<Types, unknown>, 'targets' | 'ready'> = { targets: new Set(), ready: new Set() };

/**
 * Squares on which a click does something at once; whoever stands on one is pointed at instead, unless a square is
 * asked for.
 */
function reachOf<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  asking: Asking<T>,
): readonly number[] {
  const { ask, offers } = asking.asked;
  const figures = game.figuresOf(asking.sight.view);
  return allAimsOf(game, asking, offers).filter(
    (square) =>
      touched(game, asking, squarePlace(square)).plan !== null &&
      (game.isChoice(ask.question) || figureOn(figures, square) === null),
  );
}

/**
 * Those whom a click strikes or names, after a walk if need be; and those who may act next or are about to be moved.
 */
function pointedAt<T extends Types, W extends TileWords<T>>(game: AnyTileGame<T, W>, asking: Asking<T>): typeof NOBODY {
  const { question } = asking.asked.ask;
  const moved = game.movedIn(question);
  const ids = game.isChoice(question) ? [] : game.figuresOf(asking.sight.view).map(({ id }) => id);
  const plain = new Set(ids.filter((id) => touched(game, asking, figurePlace(id)).plan !== null));
  return game.isWhoNext(question)
    ? { targets: new Set(), ready: plain }
    : { targets: plain, ready: new Set(moved === null ? [] : [moved]) };
}

/** Where somebody is; the stairs before anybody is anywhere. */
function placeOf<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  view: T['View'],
  id: number | null,
): number {
  const figures = game.figuresOf(view);
  const at = figureOf(figures, id)?.at ?? -1;
  const isThere = (figure: (typeof figures)[number]): boolean => figure.isHero && figure.at >= 0;
  return at >= 0 ? at : (figures.find(isThere)?.at ?? stairsAt(game.floorOf(view)) ?? 0);
}

/**
 * Every message brings a floor of its own. One that has not changed is taken for the same, so that all that was worked
 * out for it stays.
 */
function useSameFloor<T extends Types, W extends TileWords<T>>(game: AnyTileGame<T, W>, view: T['View']): T['View'] {
  const known = useRef<T['View']>(view);
  if (isChanged(game.floorOf(known.current), game.floorOf(view))) known.current = view;
  return useMemo(() => game.withFloorOf(view, known.current), [game, view]);
}

const isChanged = (a: Floor, b: Floor): boolean => a !== b && JSON.stringify(signOf(a)) !== JSON.stringify(signOf(b));

/** The tiles of another floor lie elsewhere. */
const signOf = ({ next, tiles, openings, doors }: Floor): unknown => [
  next,
  tiles.length,
  tiles.at(-1),
  openings,
  doors,
];
