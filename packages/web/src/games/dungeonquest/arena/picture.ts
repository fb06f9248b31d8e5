import type { Event, View } from '@questhall/dungeonquest';
import { type Course, courseOf, hitBy } from '@questhall/dungeonquest/client';
import type { Side } from '@questhall/dungeonquest/content';

/** What the arena shows at one moment. */
export interface Picture extends Pick<Course, 'isDead' | 'result'> {
  readonly view: View;
  /** Who stands there, even when the token is on its way back to the pool. */
  readonly monster: View['monster'];
  /** Wounds that land at this very moment. */
  readonly hit: Readonly<Record<Side, number>>;
}

/** What is seen, with what all that was told so far comes to; `now` is on the stage. */
export function pictureOf(view: View, told: readonly Event[], now: Event | null): Picture {
  const met = told.findLastIndex(({ type }) => type === 'monsterMet');
  const { isDead, fallen, result } = courseOf(told.slice(Math.max(0, met))); // in the keep there are other fights before
  return { view, monster: view.monster ?? fallen, hit: hitBy(now), isDead, result };
}
