import type { Place, Touch } from '@questhall/facets';
import type { Ask, Sight } from '@questhall/kernel';
import { heroSeen } from '../queries/heroes.ts';
import type { Action, DungeonQuest, Event, View } from '../types/index.ts';
import { squarePlace, standing } from './keep-places.ts';
import { keepPlacesOf, keepWishAt, placesInKeep, squareOf } from './keep-touch.ts';
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

/** The places that an action is about: to roll is to strike at the monster, where there is one. */
export function placesOf(
  action: Action,
  _ask: Ask<DungeonQuest>,
  { view }: Pick<Sight<DungeonQuest>, 'view'>,
): readonly Place[] {
  if (view.keep !== null && view.monster === null) return keepPlacesOf(action, view);
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
      return view.keep === null ? [] : keepPlacesOf(action, view);
  }
}

/** The places that an event is about. */
export function placesIn(event: Event, view: View): readonly Place[] {
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
      return [standing(view, view.fighter)];
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
    case 'modesExplained':
    case 'modeProposed':
    case 'wished':
    case 'modeDisputed':
    case 'modeSettled':
    case 'handsDealt':
    case 'restPutAway':
    case 'monsterPlayerNamed':
    case 'tokenDrawn':
    case 'roundBegan':
    case 'tested':
    case 'tokenReturned':
    case 'powerDrawn':
    case 'powerDrawnUnseen':
      return [];
    default:
      return placesInKeep(event);
  }
}

/** What pointing at a place means: what is offered there, and what somebody wants who points where nothing is. */
export function touch(
  sight: Sight<DungeonQuest>,
  ask: Ask<DungeonQuest>,
  offers: readonly Action[],
  place: Place,
): Touch<Action> {
  const at = (where: Place): readonly Action[] => offers.filter((offer) => placesOf(offer, ask, sight).includes(where));
  const square = squareOf(place, sight.view);
  // Who points at a monster or a friend means the square it stands on, where nothing else is meant.
  const found = at(place).length > 0 || square === null ? at(place) : at(squarePlace(square));
  const here = found.toSorted((one, other) => meaning(one, ask, sight) - meaning(other, ask, sight));
  const [first] = here;
  // Who points at a die wants that one rolled: that others could be rolled with it, or all left, needs no menu.
  const isPlain = first?.type === 'reroll' || (here.length === 1 && first?.type !== 'keep');
  return {
    offers: here,
    plan: isPlain && first !== undefined ? { steps: [first], way: wayOf(first, sight.view) } : null,
    wish: first === undefined ? wishAt(place, sight.view) : null,
  };
}

/** A step is seen before it is taken. */
function wayOf(action: Action, view: View): readonly Place[] {
  const from = heroSeen(view)?.square ?? -1;
  const isStep = action.type === 'move' || action.type === 'retreat';
  return isStep && from >= 0 ? [squarePlace(from), squarePlace(action.to)] : [];
}

/** The fewer places an answer is about, the more it is what pointing at one of them means. */
const meaning = (action: Action, ask: Ask<DungeonQuest>, sight: Sight<DungeonQuest>): number =>
  action.type === 'keep' ? Number.POSITIVE_INFINITY : placesOf(action, ask, sight).length;

/** What somebody wants who points at a place where nothing is offered; null where that cannot be told. */
export function wishAt(place: Place, view: View): Action | null {
  const { lying } = view;
  const card = cardAt(place);
  if (card !== undefined) return { type: 'lay', card };
  const die = dieAt(place, lying.dice);
  if (die !== undefined) return { type: 'reroll', dice: [die] };
  if (isFigure(place, 'monster')) return { type: 'fight' };
  return view.keep === null ? null : keepWishAt(place, view);
}
