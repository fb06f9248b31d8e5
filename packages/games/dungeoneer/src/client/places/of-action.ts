import type { Place } from '@questhall/facets';
import type { Ask, Sight } from '@questhall/kernel';
import { adventureOf, type CardId, isEncounter } from '../../content/index.ts';
import { wayBy } from '../../queries/exits.ts';
import type { Action, ActionOf, Dungeoneer, View } from '../../types/index.ts';
import {
  cardPlace,
  dealtPlace,
  deckPlace,
  figurePlace,
  heroPlace,
  pilePlace,
  questPlace,
  spacePlace,
  sparePlace,
  spotPlace,
  strikePlace,
} from './names.ts';

/** The places that an action is about: they light up while it is pointed at, and pointing at them means it. */
export function placesOf(action: Action, ask: Ask<Dungeoneer>, { view }: Pick<Sight<Dungeoneer>, 'view'>): Place[] {
  const { seat } = ask;
  switch (action.type) {
    case 'pickHero':
    case 'rebirth':
      return [sparePlace(action.hero)];
    case 'chooseEntrance':
    case 'rebirthPlace':
      return [spacePlace(action.space)];
    case 'pair':
      return [spacePlace(action.entrance)];
    case 'move': {
      const to = wayBy(view, seat, action.side);
      return to === null ? [] : [spacePlace(to)];
    }
    case 'sewer':
    case 'portal':
      return [spacePlace(action.to)];
    case 'explore':
      return view.sections.map(({ name }) => deckPlace(name));
    case 'place':
      return [spotPlace(action)];
    case 'lay':
      return [dealtPlace(action.card), spotPlace(action)];
    case 'shift':
      return [spacePlace(action.card), spotPlace(action)];
    case 'untip':
    case 'tip':
      return [figurePlace(seat), heroPlace(seat)];
    case 'lookAt':
    case 'draw':
      return [pilePlace(action.pile)];
    default:
      return placesOfCards(action, ask, view);
  }
}

/** What is done with cards, Quests and heroes. */
function placesOfCards(action: Action, { seat, question }: Ask<Dungeoneer>, view: View): Place[] {
  switch (action.type) {
    case 'play':
    case 'use':
      return [cardPlace(action.card), ...aimedAt(action, seat, view)];
    case 'ability':
      return [heroPlace(seat), ...aimedAt(action, seat, view)];
    case 'bane':
      return [
        cardPlace(action.card),
        ...heroPlaces(action.payer),
        ...(action.host === null ? [] : [cardPlace(action.host)]),
      ];
    case 'muster':
      return encountersOf(view, seat).map(cardPlace);
    case 'encounter':
      return [cardPlace(action.card), ...heroPlaces(action.target)];
    case 'attempt':
    case 'search':
    case 'takeToken':
    case 'deliver':
    case 'dropToken':
    case 'pickUp':
    case 'steal':
      return [questPlace(action.quest)];
    case 'lead':
      return question.kind === 'lead' ? [questPlace(question.quest)] : [];
    case 'challenge':
      return action.foe === null ? heroPlaces(action.hero ?? seat) : [strikePlace(action.foe)];
    case 'minion':
      return action.strike === null ? [] : [strikePlace(action.strike)];
    case 'hit':
      return action.space === null ? [] : [spacePlace(action.space)];
    case 'spoils':
      return action.to === null ? [] : heroPlaces(action.to);
    case 'stow':
      return question.kind === 'stow' ? [strikePlace(question.strike)] : [];
    case 'upkeep':
      return question.kind === 'upkeep' ? [cardPlace(question.card)] : [];
    case 'lose':
    case 'trim':
    case 'trimPack':
    case 'lift':
      return [cardPlace(action.card)];
    case 'discard':
    case 'spaceEffect':
      return action.card === null ? [] : [cardPlace(action.card)];
    default:
      return [];
  }
}

const heroPlaces = (seat: number): Place[] => [figurePlace(seat), heroPlace(seat)];

type Aimed = ActionOf<'play' | 'use' | 'ability'>;

/** A space, an exit towards one, or an attack. */
function aimedAt({ space, strike, side }: Aimed, seat: number, view: View): Place[] {
  const beyond = side === null ? null : wayBy(view, seat, side);
  return [
    ...(space === null ? [] : [spacePlace(space)]),
    ...(beyond === null ? [] : [spacePlace(beyond)]),
    ...(strike === null ? [] : [strikePlace(strike)]),
  ];
}

/** Monsters and Traps that somebody has Peril for: of the hand, and of the Pack. [lord.pack-as-hand] */
export function encountersOf({ hand, heroes }: View, seat: number): CardId[] {
  const peril = Math.max(0, ...heroes.flatMap((hero, other) => (other === seat || hero.isOut ? [] : [hero.peril])));
  return [...hand, ...(heroes[seat]?.pack ?? []).map(({ card }) => card)].filter((card) => {
    const { kind, time, cost } = adventureOf(card);
    return isEncounter({ kind }) && time === 'lord' && cost <= peril;
  });
}
