import type { Types } from '@questhall/kernel';
import type { Offered } from '@questhall/wire';
import { type AnyTileGame, figureOn, type TileFigure, type TileWords } from './game.ts';
import { isStair } from './ground.ts';

/** What a click does: squares to go to or to choose, and figures that can be struck or chosen. */
export interface Within<T extends Types> {
  readonly reach: readonly number[];
  readonly targets: ReadonlySet<number>;
  readonly ready: ReadonlySet<number>;
  readonly asked: Offered<T> | null;
}

export const NOTHING: Within<never> = { reach: [], targets: new Set(), ready: new Set(), asked: null };

/** Everybody and everything on a square. */
export function thingsOn<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  view: T['View'],
  square: number,
  within: Within<T>,
  words: W,
): string[] {
  const there = figureOn(game.figuresOf(view), square);
  return [
    ...(there === null ? [] : [describeFigure(game, view, there, within, words)]),
    ...groundOn(game, view, square, words),
  ];
}

/** What there is on the ground. */
export const groundOn = <T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  view: T['View'],
  square: number,
  words: W,
): string[] => [
  ...game.thingsOn(view, square, words),
  ...(isStair(game.floorOf(view), square) ? [words.stairway] : []),
];

/** `Ghoul 1, 2 of 3 Hitpoints, Shield 1, Weak 1 (Short), can be attacked`. */
export function describeFigure<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  view: T['View'],
  { id, isUp, hitpoints, most, shield, reflect }: TileFigure,
  { targets, ready, asked }: Within<T>,
  words: W,
): string {
  const isStruck = asked === null || game.isStriking(asked.ask.question);
  return [
    words.nameOf(view, id),
    game.activeIn(view) === id && words.active,
    isUp ? words.hitpoints(hitpoints, most) : words.unconscious,
    shield > 0 && words.shield(shield),
    reflect > 0 && words.reflect(reflect),
    ...game.factsOf(view, id, words),
    targets.has(id) && (isStruck ? words.canBeAttacked : words.canBeChosen),
    ready.has(id) && words.canBeChosen,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
