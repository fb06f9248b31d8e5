import { type FigureId, figuresAt, isMonsterId, type Square } from '@questhall/heroquest/queries';
import { useMemo } from 'react';
import type { Aim } from '../../../board/pointing/pointing.ts';
import { type Asking, aimsOf, allAimsOf, type Meant as Touched, touchedBy } from './touched.ts';
import type { Pictured } from './use-picture.ts';
import { isHelp, type Verb } from './verbs.ts';

type Marked = Pick<Pictured, 'reach' | 'targets' | 'ready'>;

/** What pointing somewhere would do now. */
export interface Meant extends Pick<Touched, 'plan' | 'door'>, Marked {
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
    return aiming === null ? touchedBy(asking, aim) : aimedAt(asking, aiming, aim.square);
  }, [asking, aim, aiming]);
  const aimed = useMemo((): Marked | null => {
    if (asking === null || aiming === null) return null;
    const reach = allAimsOf(asking, aiming.offers);
    const ids = reach.flatMap((square) => figuresAt(picture, square));
    const isFriend = (id: FigureId): boolean => isHelp(aiming) && !isMonsterId(id);
    return { reach, targets: new Set(ids.filter((id) => !isFriend(id))), ready: new Set(ids.filter(isFriend)) };
  }, [asking, aiming, picture]);
  const wish = refusal?.action ?? null;
  const [wished = null] = asking === null || wish === null ? [] : allAimsOf(asking, [wish]);
  const { reach, targets, ready } = aimed ?? pictured;
  return {
    plan: here?.plan ?? null,
    door: (here ?? aim)?.door ?? null,
    isSomething: here !== null && (here.plan !== null || here.offers.length > 0),
    reach,
    targets,
    ready,
    wished,
  };
}

/** What can be aimed at that square; it is plain where there is one way. */
function aimedAt({ sight, asked: { ask } }: Asking, aiming: Verb, square: Square): Touched {
  const offers = aiming.offers.filter((offer) => aimsOf(offer, ask, sight).includes(square));
  const [only, second] = offers;
  const plan = only === undefined || second !== undefined ? null : { steps: [only], way: [] };
  return { offers, plan, wish: null, door: null };
}
