import type { Plan } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { Door } from '@questhall/tiles';
import { useMemo } from 'react';
import type { Aim, Verb } from '../board/pointing/pointing.ts';
import { type AnyTileGame, figureOn, type TileWords } from './game.ts';
import { allAimsOf, doorMeant, placeMeant, touched } from './touched.ts';
import type { Pictured } from './use-picture.ts';

/** What pointing at a square would do now. */
export interface Meant<T extends Types> {
  /** Something can be done there. */
  readonly isSomething: boolean;
  /** What a click would do. */
  readonly plan: Plan<T['Action']> | null;
  /** The door that is meant, where it is not the square. */
  readonly door: Door | null;
  /** The squares and figures that may be pointed at: what is aimed at, while something is aimed. */
  readonly reach: readonly number[];
  readonly targets: ReadonlySet<number>;
  /** Where that was which was wished for and refused. */
  readonly wished: number | null;
}

export function useMeant<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  pictured: Pictured<T, unknown>,
  aiming: Verb<T['Action']> | null,
  aim: Aim | null,
): Meant<T> {
  const { asking, refusal, picture } = pictured;
  const here = useMemo(() => {
    if (asking === null || aim === null) return null;
    const place = placeMeant(game, asking, aiming === null ? aim : { ...aim, door: null });
    return touched(game, asking, place, aiming?.offers);
  }, [game, asking, aim, aiming]);
  const aimed = useMemo(() => {
    const reach = asking === null || aiming === null ? [] : allAimsOf(game, asking, aiming.offers);
    const figures = game.figuresOf(picture);
    return { reach, targets: new Set(reach.flatMap((square) => figureOn(figures, square)?.id ?? [])) };
  }, [game, aiming, asking, picture]);
  const wish = refusal?.action ?? null;
  const [wished = null] = asking === null || wish === null ? [] : allAimsOf(game, asking, [wish]);
  // What is aimed is done alone: nobody walks up to anybody for it.
  const isPlain = aiming === null || here?.plan?.steps.length === 1;
  const { reach, targets } = aiming === null ? pictured : aimed;
  return {
    isSomething: (here?.offers.length ?? 0) > 0,
    plan: isPlain ? (here?.plan ?? null) : null,
    door: aim === null || aiming !== null ? null : doorAt(game, pictured, aim),
    reach,
    targets,
    wished,
  };
}

function doorAt<T extends Types, W extends TileWords<T>>(
  game: AnyTileGame<T, W>,
  { asking, picture }: Pictured<T, unknown>,
  aim: Aim,
): Door | null {
  const meant = asking === null ? aim.door : doorMeant(game, asking, aim);
  return game.floorOf(picture).doors.find(({ id }) => id === meant) ?? null;
}
