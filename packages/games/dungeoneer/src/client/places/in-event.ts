import type { Place } from '@questhall/facets';
import type { Combatant, Event } from '../../types/index.ts';
import { cardPlace, figurePlace, heroPlace, questPlace, spacePlace } from './names.ts';

/** Where whoever fights is seen: a hero on the map, the others on their cards. */
export const combatantPlace = ({ seat, card, quest }: Combatant): Place => {
  if (card !== null) return cardPlace(card);
  return quest === null ? figurePlace(seat) : questPlace(quest);
};

/** The places that an event is about. */
export function placesIn(event: Event): readonly Place[] {
  switch (event.type) {
    case 'laid':
    case 'shifted':
      return [spacePlace(event.placed.card)];
    case 'paired':
      return [spacePlace(event.portal), spacePlace(event.entrance)];
    case 'moved':
      return [figurePlace(event.seat), spacePlace(event.from), spacePlace(event.to)];
    case 'collected':
    case 'placedHero':
      return [figurePlace(event.seat), spacePlace(event.space)];
    case 'gate':
      return [spacePlace(event.card)];
    case 'sent':
      return [spacePlace(event.space), ...event.sent.map(({ card }) => cardPlace(card))];
    case 'attackRolled':
    case 'counterRolled':
    case 'aimed':
    case 'hit':
    case 'tied':
    case 'harmless':
    case 'counterHit':
    case 'missedHim':
    case 'steppedIn':
      return [combatantPlace(event.attacker), combatantPlace(event.defender)];
    case 'challenged':
      return [figurePlace(event.seat), combatantPlace(event.defender)];
    default:
      return [...ofCard(event), ...ofQuest(event), ...ofSeat(event)];
  }
}

const ofCard = (event: Event): Place[] => ('card' in event && event.card !== null ? [cardPlace(event.card)] : []);
const ofQuest = (event: Event): Place[] => ('quest' in event ? [questPlace(event.quest)] : []);
const ofSeat = (event: Event): Place[] =>
  'seat' in event && event.seat !== null ? [figurePlace(event.seat), heroPlace(event.seat)] : [];
