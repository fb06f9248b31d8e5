import type { Action } from '@questhall/dungeonquest';
import type { Plan } from '@questhall/facets';
import { useMemo } from 'react';
import type { Spoken } from '../../../board/grid-board.tsx';
import type { Aim } from '../../../board/pointing/pointing.ts';
import { describeSide, describeSquare, groundName, thingsOn, viewpointIn, whereaboutsOf } from './describe.ts';
import type { Pictured } from './use-keep.ts';
import type { KeepWords } from './words.ts';

/** What is told of the keep in words: under the mouse, under the cursor of the keys, and all of it. */
export function useSpoken(
  pictured: Pictured,
  { hover, cursor }: { readonly hover: Aim | null; readonly cursor: Aim | null },
  plan: Plan<Action> | null,
  words: KeepWords,
): Spoken {
  const { view, keep, asking } = pictured;
  const whereabouts = useMemo(
    () => whereaboutsOf(view, keep, viewpointIn(view, asking !== null, words), words),
    [view, keep, asking, words],
  );
  return {
    whereabouts,
    hint: hover === null ? '' : joined(hintFor(pictured, hover, words), deedOf(pictured, plan, words)),
    said: cursor === null ? '' : joined(saidOf(pictured, cursor, words), deedOf(pictured, plan, words)),
  };
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');

/** What is under the mouse: where that is, whoever points sees. */
function hintFor({ view, keep }: Pictured, { square, door }: Aim, words: KeepWords): string {
  if (door !== null) return describeSide(keep, door, null, words);
  return joined(groundName(keep, square, words), ...thingsOn(view, keep, square, words));
}

function saidOf({ view, keep, asking, reach, isChoice }: Pictured, { square, door }: Aim, words: KeepWords): string {
  const from = viewpointIn(view, asking !== null, words);
  if (door !== null) return describeSide(keep, door, from, words);
  return describeSquare(view, keep, square, from, { reach, isChoice }, words);
}

/** What would be done there, and what that means. */
function deedOf({ asking }: Pictured, plan: Plan<Action> | null, words: KeepWords): string {
  const [first] = plan?.steps ?? [];
  if (asking === null || first === undefined) return '';
  const { title, detail } = words.action(first, asking.asked.ask, asking.sight);
  return [title, detail].filter((part) => part !== '').join(': ');
}
