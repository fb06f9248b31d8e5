import type { Place, Plan, Touch } from '@questhall/facets';
import type { Ask, Sight } from '@questhall/kernel';
import type { Action, Dungeoneer } from '../../types/index.ts';
import { figurePlace, namedBy, spacePlace } from '../places/names.ts';
import { placesOf } from '../places/of-action.ts';
import { walkTo } from './walking.ts';
import { wishAt } from './wish.ts';

/** What pointing at a place means to whoever is asked. */
export function touch(
  sight: Sight<Dungeoneer>,
  ask: Ask<Dungeoneer>,
  offers: readonly Action[],
  place: Place,
): Touch<Action> {
  const here = offers.filter((offer) => placesOf(offer, ask, sight).includes(place));
  const plan = planFor(sight, ask, offers, here, place);
  const isNothing = here.length === 0 && plan === null;
  return { offers: here, plan, wish: isNothing ? wishAt(sight.view, ask.seat, ask.question, place) : null };
}

function planFor(
  { view }: Sight<Dungeoneer>,
  { seat }: Ask<Dungeoneer>,
  offers: readonly Action[],
  here: readonly Action[],
  place: Place,
): Plan<Action> | null {
  const [only] = here;
  const space = namedBy(place, 'space');
  if (here.length > 1) return null;
  if (only === undefined) return space === null ? null : walkTo(view, seat, offers, space);
  return { steps: [only], way: only.type === 'move' ? [figurePlace(seat), spacePlace(space ?? '')] : [] };
}
