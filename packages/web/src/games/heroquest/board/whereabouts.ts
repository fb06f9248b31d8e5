import { sidesOf } from '@questhall/grid';
import type { View } from '@questhall/heroquest';
import { boardOf, footprint, type Square, squareOf } from '@questhall/heroquest/queries';
import { nearText, whereText } from '../../../board/describing/around.ts';
import type { Viewpoint } from '../../../board/describing/where.ts';
import { aroundOf, describeDoor, describeSquare, farFrom } from './describe.ts';
import { figuresOn, groundOn } from './things-on.ts';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** From where places are told: from whoever acts, who is the listener where they are asked. */
export function viewpointIn(
  { picture, actor, asked }: Pick<Pictured, 'picture' | 'actor' | 'asked'>,
  texts: BoardWords,
): Viewpoint | null {
  const at = actor === null ? null : squareOf(picture, actor);
  if (actor === null || at === null) return null;
  return { at, whom: asked === null ? texts.figureIn(picture, actor) : null };
}

/** All that it depends on. */
export type Seen = Pick<Pictured, 'picture' | 'actor' | 'asked' | 'reach' | 'targets'>;

/**
 * Who and what is where, whatever is nearest first: where one stands, then the figures, the doors, and what else is
 * there.
 */
export function whereaboutsOf(pictured: Seen, texts: BoardWords): readonly string[] {
  const { picture: view } = pictured;
  const from = viewpointIn(pictured, texts);
  const { grid } = boardOf(view.plan);
  const nearestFirst = (squares: readonly Square[]): readonly Square[] =>
    squares.toSorted((a, b) => farFrom(view, from, a) - farFrom(view, from, b));
  const doors = view.doors
    .map(({ edge }) => ({ edge, far: Math.min(...sidesOf(grid, edge).map((square) => farFrom(view, from, square))) }))
    .toSorted((a, b) => a.far - b.far);
  return [
    ...(from === null ? [] : [describeSquare(view, from.at, from, pictured, texts)]),
    ...nearestFirst(takenSquares(view).filter((square) => square !== from?.at)).map((square) =>
      [
        ...figuresOn(view, square, pictured, texts),
        ...whereText(from, square, grid.width, texts.describing),
        ...nearText(aroundOf(view, square, texts), texts.describing),
      ].join(', '),
    ),
    ...doors.map(({ edge }) => describeDoor(view, edge, from, texts)),
    ...nearestFirst(thingSquares(view)).map((square) =>
      [...groundOn(view, square, texts), ...whereText(from, square, grid.width, texts.describing)].join(', '),
    ),
  ];
}

/** Where somebody stands. */
const takenSquares = (view: View): readonly Square[] => [
  ...new Set(
    [...view.heroes.filter(({ status }) => status === 'here'), ...view.allies, ...view.monsters].map(({ at }) => at),
  ),
];

/** Where something lies or stands that has its place; large things by their first square. */
const thingSquares = (view: View): readonly Square[] => [
  ...new Set([
    ...(view.stairs === null ? [] : [view.stairs]),
    ...view.furniture.flatMap((piece) => footprint(view, piece).slice(0, 1)),
    ...[...view.traps, ...view.piles].map(({ at }) => at),
    ...view.chests.filter(({ where }) => where === 'floor').map(({ at }) => at),
  ]),
];
