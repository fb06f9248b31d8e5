import { entityAt, isConscious } from '@questhall/glowquest/queries';
import { useMemo } from 'react';
import type { Spoken } from '../../../board/grid-board.tsx';
import type { Pointer } from '../../../board/pointing/use-pointing.ts';
import { describeDoor, describeSquare } from './describe.ts';
import { NOTHING, thingsOn } from './things-on.ts';
import { afterWalk, tollOn } from './touched.ts';
import type { Meant } from './use-meant.ts';
import type { Pictured } from './use-picture.ts';
import { viewpointIn, whereaboutsOf } from './whereabouts.ts';
import type { BoardWords } from './words.ts';

type Told = Pick<Meant, 'plan' | 'door'>;

/** What is told of the board in words: under the mouse, under the cursor of the keys, and all of it. */
export function useSpoken(
  pictured: Pictured,
  { hover, cursor }: Pick<Pointer<unknown>, 'hover' | 'cursor'>,
  meant: Told,
  texts: BoardWords,
): Spoken {
  const { picture, actor, asked, reach, targets, ready } = pictured;
  const whereabouts = useMemo(
    () => whereaboutsOf({ picture, actor, asked, reach, targets, ready }, texts),
    [picture, actor, asked, reach, targets, ready, texts],
  );
  return {
    whereabouts,
    hint: hover === null ? '' : hintFor(pictured, hover.square, meant, texts),
    said: cursor === null ? '' : saidOf(pictured, cursor.square, meant, texts),
  };
}

/** Who and what is under the mouse, what a walk there would cost, and what an attack would be worth from its end. */
function hintFor(pictured: Pictured, square: number, { plan, door }: Told, texts: BoardWords): string {
  const { picture, actor } = pictured;
  if (door !== null) return [describeDoor(door, null, texts), ...deedOf(pictured, plan, texts)].join('; ');
  const [last, toll] = [plan?.steps.at(-1), tollOn(picture, plan)];
  const odds = plan === null || last === undefined ? '' : texts.odds(afterWalk(picture, actor, plan), actor, last);
  // There is one line for it: that it can be attacked goes without saying.
  const things = thingsOn(picture, square, odds === '' ? pictured : NOTHING, texts);
  const walk = plan === null || toll === 0 ? '' : texts.walk(plan.way.length - 1, toll);
  return [...things, ...notesOn(picture, square, texts), walk, odds].filter((part) => part !== '').join('; ');
}

/** What nobody sees by looking at it. */
function notesOn(view: Pictured['picture'], square: number, texts: BoardWords): readonly string[] {
  const there = entityAt(view, square);
  if (there !== null) return isConscious(there) ? [] : [texts.downNote];
  return view.glow.includes(square) ? [texts.glowNote] : [];
}

/** What is under the cursor of the keys, and what Enter does to a door. */
function saidOf(pictured: Pictured, square: number, { plan, door }: Told, texts: BoardWords): string {
  const from = viewpointIn(pictured, texts);
  if (door === null) return describeSquare(pictured.picture, square, from, pictured, texts);
  return [describeDoor(door, from, texts), ...deedOf(pictured, plan, texts)].join('; ');
}

/** What comes at the end of a plan, from where that will be done. */
function deedOf({ picture, asking, actor }: Pictured, plan: Told['plan'], texts: BoardWords): readonly string[] {
  const last = plan?.steps.at(-1);
  if (plan === null || last === undefined || asking === null) return [];
  const isAfterWalk = plan.steps.length > 1; // what is nothing but a walk is told from where it begins
  const there = { ...asking.sight, view: isAfterWalk ? afterWalk(picture, actor, plan) : picture };
  const { title, detail } = texts.action(last, asking.asked.ask, there);
  return [title, detail].filter((part) => part !== '');
}
