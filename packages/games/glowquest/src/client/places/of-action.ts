import type { Client, Place } from '@questhall/facets';
import { READY_MADE } from '../../content/index.ts';
import type { Action, Glowquest, Question } from '../../types/index.ts';
import { actorOf } from './actor.ts';
import { cardPlace, deckPlace, doorPlace, figurePlace, heroPlace, squarePlace } from './names.ts';

/** The places that an action is about. */
export const placesOf: NonNullable<Client<Glowquest>['placesOf']> = (action, { question }) =>
  aimedAt(action) ?? ownPlace(action, question);

/** What an action names; null for what belongs to whoever does it, and to no place in particular. */
function aimedAt(action: Action): readonly Place[] | null {
  switch (action.type) {
    case 'go':
    case 'crawl':
    case 'place':
      return [squarePlace(action.to)];
    case 'stand':
    case 'setUp':
      return [squarePlace(action.at)];
    case 'attack':
    case 'throwRock':
    case 'name':
      return [figurePlace(action.target)];
    case 'activate':
      return [figurePlace(action.monster)];
    case 'flee':
    case 'dodge':
      return [figurePlace(action.enemy)];
    case 'open':
      return [doorPlace(action.door)];
    case 'use': {
      const { target, glow } = action;
      const named = [target === null ? null : figurePlace(target), glow === null ? null : squarePlace(glow)];
      const places = named.filter((place) => place !== null);
      return places.length === 0 ? null : places;
    }
    default:
      return cardsNamed(action);
  }
}

/** What changes hands lies beside the board. */
function cardsNamed(action: Action): readonly Place[] | null {
  switch (action.type) {
    case 'gain':
      return [deckPlace(action.deck)];
    case 'takeReady':
      return READY_MADE[action.set].cards.map(cardPlace);
    case 'award':
      return [deckPlace(action.deck), heroPlace(action.hero)];
    case 'keep':
    case 'exchange':
    case 'discard':
    case 'survive':
      return [cardPlace(action.card)];
    case 'handOver':
      return [cardPlace(action.card), heroPlace(action.to)];
    case 'trade':
      return [cardPlace(action.card), heroPlace(action.from), heroPlace(action.to)];
    default:
      return null;
  }
}

function ownPlace(action: Action, question: Question): readonly Place[] {
  if (question.kind === 'trade') return [cardPlace(question.card), heroPlace(question.from), heroPlace(question.to)];
  if (question.kind === 'guard' && action.type === 'guard') return [figurePlace(question.ally)];
  if (question.kind === 'reduce') return [figurePlace(question.bearer)];
  const actor = actorOf(question);
  const isOfFigure = action.type === 'use' || action.type === 'recover';
  return actor !== null && isOfFigure ? [figurePlace(actor)] : [];
}
