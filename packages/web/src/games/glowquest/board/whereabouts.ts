import { findEntity } from '@questhall/glowquest/queries';
import { nearText, whereText } from '../../../board/describing/around.ts';
import type { Viewpoint } from '../../../board/describing/where.ts';
import { aroundOf, describeDoor, describeSquare, farFrom } from './describe.ts';
import { stairsAt, WIDTH } from './ground.ts';
import { describeEntity, groundOn } from './things-on.ts';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** From where places are told: from whoever acts, who is the listener where they are asked. */
export function viewpointIn(
  { picture, actor, asked }: Pick<Pictured, 'picture' | 'actor' | 'asked'>,
  texts: BoardWords,
): Viewpoint | null {
  const at = actor === null ? -1 : (findEntity(picture, actor)?.at ?? -1);
  if (actor === null || at < 0) return null;
  return { at, whom: asked === null ? texts.figureIn(picture, actor) : null };
}

/** All that it depends on. */
export type Seen = Pick<Pictured, 'picture' | 'actor' | 'asked' | 'reach' | 'targets' | 'ready'>;

/**
 * Who and what is where, whatever is nearest first: where one stands, then the figures, the ways on, and what else is
 * there.
 */
export function whereaboutsOf(pictured: Seen, texts: BoardWords): readonly string[] {
  const { picture: view } = pictured;
  const { floor, heroes, monsters, glow } = view;
  const from = viewpointIn(pictured, texts);
  const where = (square: number): readonly string[] => whereText(from, square, WIDTH, texts.describing);
  const nearestFirst = <X>(all: readonly X[], squareOf: (one: X) => number): readonly X[] =>
    all.toSorted((a, b) => farFrom(from, squareOf(a)) - farFrom(from, squareOf(b)));
  const others = [...heroes, ...monsters].filter(({ at }) => at >= 0 && at !== from?.at);
  const stairs = stairsAt(floor);
  return [
    ...(from === null ? [] : [describeSquare(view, from.at, from, pictured, texts)]),
    ...nearestFirst(others, ({ at }) => at).map((one) =>
      [
        describeEntity(view, one, pictured, texts),
        ...where(one.at),
        ...nearText(aroundOf(view, one.at, texts), texts.describing),
      ].join(', '),
    ),
    ...nearestFirst(floor.doors, ({ near }) => near).map((door) => describeDoor(door, from, texts)),
    ...nearestFirst(floor.openings, ({ left }) => left).map(({ left }) => [texts.opening, ...where(left)].join(', ')),
    ...nearestFirst([...glow, ...(stairs === null ? [] : [stairs])], (square) => square).map((square) =>
      [...groundOn(view, square, texts), ...where(square)].join(', '),
    ),
  ];
}
