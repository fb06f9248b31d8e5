import type { Event } from '@questhall/crystal-expedition';
import type { IconName } from '../../look/icon-names.ts';
import { TILE_NUMBERS } from '../../tiles/number-icons.ts';
import { BOOST_ICONS, LOCATION_ICONS } from './looks.ts';

const ICONS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  expeditionBegan: 'dungeon-gate',
  roomOpened: 'dungeon-gate',
  chestOpened: 'chest',
  mined: 'crystal-growth',
  crystalUsed: 'crystal-growth',
  wentDown: 'dungeon-gate',
  wanderersCame: 'magnifying-glass',
  encounterBegan: 'crossed-swords',
  interrupted: 'lightning-tear',
  fell: 'death-skull',
  recoveryRolled: 'hearts',
  encounterWon: 'check',
  questDone: 'laurel-crown',
  expeditionEnded: 'village',
  purseShared: 'two-coins',
  rewarded: 'laurel-crown',
  trained: 'spell-book',
  townEntered: 'village',
  dungeonFound: 'peaks',
};

/** The picture of what is found, met or won. */
export function momentIcon(event: Event): IconName | null {
  if (event.type === 'visited') return LOCATION_ICONS[event.location];
  if (event.type === 'drank') return BOOST_ICONS[event.boost];
  return ICONS[event.type] ?? null;
}

/** What a number on the board can be of, besides life. */
export const NUMBER_ICONS: typeof TILE_NUMBERS = { ...TILE_NUMBERS, glory: 'laurel-crown', fate: 'clover' };
