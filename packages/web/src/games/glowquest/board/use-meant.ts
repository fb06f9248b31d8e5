import type { Plan } from '@questhall/facets';
import type { Action } from '@questhall/glowquest';
import { entityAt } from '@questhall/glowquest/queries';
import type { Door } from '@questhall/tiles';
import { useMemo } from 'react';
import type { Aim } from '../../../board/pointing/pointing.ts';
import type { GlowVerb } from './offers/verbs.ts';
import { allAimsOf, doorMeant, placeMeant, touched } from './touched.ts';
import type { Pictured } from './use-picture.ts';

/** What pointing at a square would do now. */
export interface Meant {
  /** Something can be done there. */
  readonly isSomething: boolean;
  /** What a click would do. */
  readonly plan: Plan<Action> | null;
  /** The door that is meant, where it is not the square. */
  readonly door: Door | null;
  /** The squares and figures that may be pointed at: what is aimed at, while something is aimed. */
  readonly reach: Pictured['reach'];
  readonly targets: Pictured['targets'];
  /** Where that was which was wished for and refused. */
  readonly wished: number | null;
}

export function useMeant(pictured: Pictured, aiming: GlowVerb | null, aim: Aim | null): Meant {
  const { asking, refusal, picture } = pictured;
  const here = useMemo(() => {
    if (asking === null || aim === null) return null;
    return touched(asking, placeMeant(asking, aiming === null ? aim : { ...aim, door: null }), aiming?.offers);
  }, [asking, aim, aiming]);
  const aimed = useMemo(() => {
    const reach = asking === null || aiming === null ? [] : allAimsOf(asking, aiming.offers);
    return { reach, targets: new Set(reach.flatMap((square) => entityAt(picture, square)?.id ?? [])) };
  }, [aiming, asking, picture]);
  const wish = refusal?.action ?? null;
  const [wished = null] = asking === null || wish === null ? [] : allAimsOf(asking, [wish]);
  // What is aimed is done alone: nobody walks up to anybody for it.
  const isPlain = aiming === null || here?.plan?.steps.length === 1;
  const { reach, targets } = aiming === null ? pictured : aimed;
  const plan = isPlain ? (here?.plan ?? null) : null;
  return {
    isSomething: (here?.offers.length ?? 0) > 0,
    plan,
    door: aim === null || aiming !== null ? null : doorAt(pictured, aim),
    reach,
    targets,
    wished,
  };
}

function doorAt({ asking, picture }: Pictured, aim: Aim): Door | null {
  const meant = asking === null ? aim.door : doorMeant(asking, aim);
  return picture.floor.doors.find(({ id }) => id === meant) ?? null;
}
