import { figuresAt, type Square } from '@questhall/heroquest/queries';
import { useMemo } from 'react';
import type { Aim } from '../../../board/pointing/pointing.ts';
import { allAimsOf, type Meant as Touched, touchedBy } from './touched.ts';
import type { Pictured } from './use-picture.ts';
import type { Verb } from './verbs.ts';

/** What pointing somewhere would do now. */
export interface Meant extends Pick<Touched, 'plan' | 'door'>, Pick<Pictured, 'reach' | 'targets'> {
  /** Something can be done there. */
  readonly isSomething: boolean;
  /** Where that was which was wished for and refused. */
  readonly wished: Square | null;
}

/** While something is aimed, the squares and figures that it can be aimed at are those that matter, and no door is. */
export function useMeant(pictured: Pictured, aiming: Verb | null, aim: Aim | null): Meant {
  const { asking, picture, refusal } = pictured;
  const here = useMemo(() => {
    if (asking === null || aim === null) return null;
    return touchedBy(asking, aiming === null ? aim : { ...aim, door: null });
  }, [asking, aim, aiming]);
  const aimed = useMemo(() => {
    const reach = asking === null || aiming === null ? [] : allAimsOf(asking, aiming.offers);
    return { reach, targets: new Set(reach.flatMap((square) => figuresAt(picture, square))) };
  }, [asking, aiming, picture]);
  const wish = refusal?.action ?? null;
  const [wished = null] = asking === null || wish === null ? [] : allAimsOf(asking, [wish]);
  const { reach, targets } = aiming === null ? pictured : aimed;
  return {
    plan: here?.plan ?? null,
    door: (here ?? aim)?.door ?? null,
    isSomething: here !== null && (here.plan !== null || here.offers.length > 0),
    reach,
    targets,
    wished,
  };
}
