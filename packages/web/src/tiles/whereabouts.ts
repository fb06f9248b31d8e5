import type { Types } from '@questhall/kernel';
import { nearText, whereText } from '../board/describing/around.ts';
import type { Viewpoint } from '../board/describing/where.ts';
import { aroundOf, describeDoor, describeSquare, farFrom } from './describe.ts';
import { type AnyTileGame, figureOf, type TileWords } from './game.ts';
import { stairwaysOf, WIDTH } from './ground.ts';
import { describeFigure, groundOn, type Within } from './things-on.ts';

/** All that it depends on. */
export interface Seen<T extends Types> extends Within<T> {
  readonly picture: T['View'];
  readonly actor: number | null;
}

/** From where places are told: from whoever acts, who is the listener where they are asked. */
export function viewpointIn<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  { picture, actor, asked }: Pick<Seen<T>, 'picture' | 'actor' | 'asked'>,
  words: W,
): Viewpoint | null {
  const at = figureOf(game.figuresOf(picture), actor)?.at ?? -1;
  if (actor === null || at < 0) return null;
  return { at, whom: asked === null ? words.figureIn(picture, actor) : null };
}

/**
 * Who and what is where, whatever is nearest first: where one stands, then the figures, the ways on, and what else is
 * there.
 */
export function whereaboutsOf<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  seen: Seen<T>,
  words: W,
): readonly string[] {
  const { picture: view } = seen;
  const floor = game.floorOf(view);
  const from = viewpointIn(game, seen, words);
  const where = (square: number): readonly string[] => whereText(from, square, WIDTH, words.describing);
  const nearestFirst = <X>(all: readonly X[], squareOf: (one: X) => number): readonly X[] =>
    all.toSorted((a, b) => farFrom(from, squareOf(a)) - farFrom(from, squareOf(b)));
  const others = game.figuresOf(view).filter(({ at }) => at >= 0 && at !== from?.at);
  return [
    ...(from === null ? [] : [describeSquare(game, view, from.at, from, seen, words)]),
    ...nearestFirst(others, ({ at }) => at).map((one) =>
      [
        describeFigure(game, view, one, seen, words),
        ...where(one.at),
        ...nearText(aroundOf(game, view, one.at, words), words.describing),
      ].join(', '),
    ),
    ...nearestFirst(floor.doors, ({ near }) => near).map((door) => describeDoor(door, from, words)),
    ...nearestFirst(floor.openings, ({ left }) => left).map(({ left }) => [words.opening, ...where(left)].join(', ')),
    ...nearestFirst([...game.landmarks(view), ...stairwaysOf(floor)], (square) => square).map((square) =>
      [...groundOn(game, view, square, words), ...where(square)].join(', '),
    ),
  ];
}
