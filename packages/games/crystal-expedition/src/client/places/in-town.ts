import type { Place } from '@questhall/facets';
import type { Action, Location, View } from '../../types/index.ts';
import { dungeonPlace, heroPlace, townPlace, waitingPlace } from './names.ts';
import { figuresOn } from './there.ts';

/** Where in Town something is done. [town.visit-is-one-location] */
const LOCATION_OF: Readonly<Partial<Record<Action['type'], Location>>> = {
  rerollDungeon: 'explorer',
  stake: 'gambler',
  court: 'gambler',
  concede: 'gambler',
  drink: 'tavern',
  buy: 'blacksmith',
  sell: 'blacksmith',
  sellBaggage: 'blacksmith',
  upgrade: 'blacksmith',
  buyGem: 'blacksmith',
  craftGem: 'blacksmith',
  sellGem: 'blacksmith',
  sellRaw: 'blacksmith',
  setGem: 'blacksmith',
  takeGem: 'blacksmith',
  hire: 'wagon',
  exchange: 'wagon',
  stayBehind: 'wagon',
  fill: 'wagon',
  dismiss: 'wagon',
  train: 'guild',
};

/** Sheets, locations, dungeons and those who wait. */
export function placesInTown(action: Action, view: View): readonly Place[] {
  const { type } = action;
  const location = LOCATION_OF[type];
  if (location !== undefined) return [townPlace(location), ...named(action)];
  switch (type) {
    case 'visit':
      return [townPlace(action.location), heroPlace(action.hero)];
    case 'leave': {
      const visit = view.town?.stays[action.hero]?.visit ?? null;
      return [...(visit === null ? [] : [townPlace(visit.location)]), heroPlace(action.hero)];
    }
    case 'giveCrowns':
    case 'givePiece':
      return [heroPlace(action.from), heroPlace(action.to)];
    case 'ready':
    case 'withdraw':
    case 'stow':
    case 'unpack':
      return [heroPlace(action.hero)];
    case 'hold':
      return figuresOn(view, action.hero);
    case 'assign':
    case 'chooseReward':
      return figuresOn(view, action.hero);
    default:
      return [];
  }
}

/** Whom and what a deed at a location is about. */
function named(action: Action): readonly Place[] {
  switch (action.type) {
    case 'rerollDungeon':
      return [dungeonPlace(action.dungeon)];
    case 'exchange':
      return [heroPlace(action.who), waitingPlace(action.waiting)];
    case 'stayBehind':
      return [heroPlace(action.who)];
    case 'fill':
    case 'dismiss':
      return [waitingPlace(action.waiting)];
    case 'train':
      return [heroPlace(action.hero)];
    default:
      return [];
  }
}
