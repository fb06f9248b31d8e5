import type { Place, Touch } from '@questhall/facets';
import type { Ask, Sight } from '@questhall/kernel';
import type { Action, DungeonQuest, Event, View } from '../types.ts';
import {
  BOTH_FIGURES,
  BOTH_LAID,
  cardAt,
  cardPlace,
  dicePlaces,
  dieAt,
  diePlace,
  figurePlace,
  isFigure,
} from './places.ts';

/** The places that an action is about: to roll is to strike at the monster. */
export function placesOf(
  action: Action,
  _ask: Ask<DungeonQuest>,
  { view }: Pick<Sight<DungeonQuest>, 'view'>,
): readonly Place[] {
  switch (action.type) {
    case 'fight':
    case 'roll':
    case 'addWound':
      return [figurePlace('monster')];
    case 'spend':
      return [figurePlace('hero')];
    case 'keep':
      return dicePlaces(view.lying.dice);
    case 'reroll':
      return action.dice.map(diePlace);
    case 'lay':
      return [cardPlace(action.card)];
    default:
      return [];
  }
}

/** The places that an event is about. */
export function placesIn(event: Event): readonly Place[] {
  switch (event.type) {
    case 'tokenFound':
    case 'monsterMet':
    case 'lifeSeen':
    case 'combatBegan':
    case 'tokenStayed':
      return [figurePlace('monster')];
    case 'weakened':
    case 'spared':
    case 'determined':
    case 'hitHarder':
      return [figurePlace('hero')];
    case 'arrowsLoosed':
      return BOTH_FIGURES;
    case 'rolled':
    case 'rerolled':
      return dicePlaces(event.dice);
    case 'doublesCounted':
      return [diePlace(0), diePlace(1)];
    case 'cardsRevealed':
      return BOTH_LAID;
    case 'wounded':
    case 'overkilled':
    case 'died':
      return [figurePlace(event.side)];
    default:
      return [];
  }
}

/** What pointing at a place means: what is offered there, and what somebody wants who points where nothing is. */
export function touch(
  sight: Sight<DungeonQuest>,
  ask: Ask<DungeonQuest>,
  offers: readonly Action[],
  place: Place,
): Touch<Action> {
  const here = offers
    .filter((offer) => placesOf(offer, ask, sight).includes(place))
    .toSorted((one, other) => meaning(one, ask, sight) - meaning(other, ask, sight));
  const [first] = here;
  // Who points at a die wants that one rolled: that others could be rolled with it, or all left, needs no menu.
  const isPlain = first?.type === 'reroll' || (here.length === 1 && first?.type !== 'keep');
  return {
    offers: here,
    plan: isPlain && first !== undefined ? { steps: [first], way: [] } : null,
    wish: first === undefined ? wishAt(place, sight.view) : null,
  };
}

/** The fewer places an answer is about, the more it is what pointing at one of them means. */
const meaning = (action: Action, ask: Ask<DungeonQuest>, sight: Sight<DungeonQuest>): number =>
  action.type === 'keep' ? Number.POSITIVE_INFINITY : placesOf(action, ask, sight).length;

/** What somebody wants who points at a place where nothing is offered; null where that cannot be told. */
export function wishAt(place: Place, { lying }: View): Action | null {
  const card = cardAt(place);
  if (card !== undefined) return { type: 'lay', card };
  const die = dieAt(place, lying.dice);
  if (die !== undefined) return { type: 'reroll', dice: [die] };
  return isFigure(place, 'monster') ? { type: 'fight' } : null;
}
