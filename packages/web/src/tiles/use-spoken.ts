import type { Types } from '@questhall/kernel';
import { useMemo } from 'react';
import type { Spoken } from '../board/grid-board.tsx';
import type { Pointer } from '../board/pointing/use-pointing.ts';
import { describeDoor, describeSquare } from './describe.ts';
import type { AnyTileGame, TileWords } from './game.ts';
import { NOTHING, thingsOn } from './things-on.ts';
import { afterWalk, tollOn } from './touched.ts';
import type { Meant } from './use-meant.ts';
import type { Pictured } from './use-picture.ts';
import { viewpointIn, whereaboutsOf } from './whereabouts.ts';

type Told<T extends Types> = Pick<Meant<T>, 'plan' | 'door'>;

/** What is told of the board in words: under the mouse, under the cursor of the keys, and all of it. */
export function useSpoken<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  pictured: Pictured<T, unknown>,
  { hover, cursor }: Pick<Pointer<unknown>, 'hover' | 'cursor'>,
  meant: Told<T>,
  words: W,
): Spoken {
  const { picture, actor, asked, reach, targets, ready } = pictured;
  const whereabouts = useMemo(
    () => whereaboutsOf(game, { picture, actor, asked, reach, targets, ready }, words),
    [game, picture, actor, asked, reach, targets, ready, words],
  );
  return {
    whereabouts,
    hint: hover === null ? '' : hintFor(game, pictured, hover.square, meant, words),
    said: cursor === null ? '' : saidOf(game, pictured, cursor.square, meant, words),
  };
}

/** Who and what is under the mouse, what a walk there would cost, and what an attack would be worth from its end. */
function hintFor<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  pictured: Pictured<T, unknown>,
  square: number,
  { plan, door }: Told<T>,
  words: W,
): string {
  const { picture, actor } = pictured;
  if (door !== null) return [describeDoor(door, null, words), ...deedOf(game, pictured, plan, words)].join('; ');
  const [last, toll] = [plan?.steps.at(-1), tollOn(game, picture, plan)];
  const odds =
    plan === null || last === undefined ? '' : words.odds(afterWalk(game, picture, actor, plan), actor, last);
  // There is one line for it: that it can be attacked goes without saying.
  const things = thingsOn(game, picture, square, odds === '' ? pictured : NOTHING, words);
  const walk = plan === null || toll === 0 ? '' : words.walk(plan.way.length - 1, toll);
  return [...things, ...game.notesOn(picture, square, words), walk, odds].filter((part) => part !== '').join('; ');
}

/** What is under the cursor of the keys, and what Enter does to a door. */
function saidOf<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  pictured: Pictured<T, unknown>,
  square: number,
  { plan, door }: Told<T>,
  words: W,
): string {
  const from = viewpointIn(game, pictured, words);
  if (door === null) return describeSquare(game, pictured.picture, square, from, pictured, words);
  return [describeDoor(door, from, words), ...deedOf(game, pictured, plan, words)].join('; ');
}

/** What comes at the end of a plan, from where that will be done. */
function deedOf<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  { picture, asking, actor }: Pictured<T, unknown>,
  plan: Told<T>['plan'],
  words: W,
): readonly string[] {
  const last = plan?.steps.at(-1);
  if (plan === null || last === undefined || asking === null) return [];
  const isAfterWalk = plan.steps.length > 1; // what is nothing but a walk is told from where it begins
  const there = { ...asking.sight, view: isAfterWalk ? afterWalk(game, picture, actor, plan) : picture };
  const { title, detail } = words.action(last, asking.asked.ask, there);
  return [title, detail].filter((part) => part !== '');
}
