import type { Place } from '@questhall/facets';
import { type RefObject, useLayoutEffect } from 'react';
import { locate, type Spot } from '../../board/locating.ts';

/**
 * Keeps what is drawn over the board where its places are, while the view glides and figures walk. It looks anew for every
 * frame, for as long as it is on the stage and no longer.
 */
export function useAnchored(
  stage: RefObject<HTMLElement | null>,
  places: readonly Place[],
  put: (spots: readonly (Spot | null)[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the stage never changes its places
  useLayoutEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const box = stage.current?.getBoundingClientRect();
      put(
        places.map((place) => {
          const spot = locate(place);
          return spot && { ...spot, x: spot.x - (box?.left ?? 0), y: spot.y - (box?.top ?? 0) };
        }),
      );
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, []);
}
