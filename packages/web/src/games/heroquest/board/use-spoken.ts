import { after, squaresAt } from '@questhall/heroquest/client';
import type { Square } from '@questhall/heroquest/queries';
import { useMemo } from 'react';
import type { Spoken } from '../../../board/grid-board.tsx';
import type { Pointer } from '../../../board/pointing/use-pointing.ts';
import { describeDoor, describeSquare } from './describe.ts';
import { NOTHING, thingsOn } from './things-on.ts';
import type { Meant } from './use-meant.ts';
import type { Pictured } from './use-picture.ts';
import { viewpointIn, whereaboutsOf } from './whereabouts.ts';
import type { BoardWords } from './words.ts';

interface Told extends Pick<Meant, 'plan' | 'door'> {
  /** Something is aimed, so that a click does that and nothing else. */
  readonly isAimed: boolean;
}

/** What is told of the board in words: under the mouse, under the cursor of the keys, and all of it. */
export function useSpoken(
  pictured: Pictured,
  { hover, cursor, aiming }: Pick<Pointer<unknown>, 'hover' | 'cursor' | 'aiming'>,
  meant: Meant,
  texts: BoardWords,
): Spoken {
  const { picture, actor, asked, reach, targets } = pictured;
  const whereabouts = useMemo(
    () => whereaboutsOf({ picture, actor, asked, reach, targets }, texts),
    [picture, actor, asked, reach, targets, texts],
  );
  const told = { ...meant, isAimed: aiming !== null };
  return {
    whereabouts,
    hint: hover === null ? '' : hintFor(pictured, hover.square, told, texts),
    said: cursor === null ? '' : saidOf(pictured, cursor.square, told, texts),
  };
}

/** Who and what is under the mouse, and what a click on it comes to. */
function hintFor(pictured: Pictured, square: Square, told: Told, texts: BoardWords): string {
  const { picture } = pictured;
  const { door, isAimed } = told;
  const things =
    door === null
      ? thingsOn(picture, square, isAimed ? NOTHING : pictured, texts)
      : [describeDoor(picture, door, null, texts)];
  return [...things, ...deedOf(pictured, told, texts)].join('; ');
}

/** What is under the cursor of the keys, and what Enter does to a door, or by what is aimed. */
function saidOf(pictured: Pictured, square: Square, told: Told, texts: BoardWords): string {
  const { picture } = pictured;
  const { door, isAimed } = told;
  const from = viewpointIn(pictured, texts);
  const what =
    door === null
      ? describeSquare(picture, square, from, isAimed ? NOTHING : pictured, texts)
      : describeDoor(picture, door, from, texts);
  return [what, ...(door === null && !isAimed ? [] : deedOf(pictured, told, texts))].join('; ');
}

/** What comes at the end of a plan, from where that will be done: what a blow is worth, and of a door what is done. */
function deedOf({ picture, asking, actor }: Pictured, { plan, door }: Told, texts: BoardWords): readonly string[] {
  const [last, end] = [plan?.steps.at(-1), plan?.way.at(-1)];
  if (last === undefined || asking === null) return [];
  const [to] = end === undefined ? [] : squaresAt(picture, end);
  const then = to === undefined || actor === null ? picture : after(picture, { type: 'placed', figure: actor, to });
  const { title, detail } = texts.action(last, asking.asked.ask, { ...asking.sight, view: then });
  const deed = door === null ? '' : title.charAt(0).toLowerCase() + title.slice(1);
  return [deed, detail].filter((part) => part !== '');
}
