import type { Event } from '@questhall/glowquest';
import { CARDS } from '@questhall/glowquest/content';
import type { IconName } from '../../look/icon-names.ts';
import { TILE_NUMBERS } from '../../tiles/number-icons.ts';
import { DECK_ICONS, MONSTER_ICONS } from './looks.ts';

const ICONS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  expeditionBegan: 'dungeon-gate',
  roomFound: 'dungeon-gate',
  glowHarvested: 'crystal-growth',
  wentDown: 'dungeon-gate',
  wandered: 'magnifying-glass',
  encounterBegan: 'crossed-swords',
  called: 'drum',
  reinforced: 'drum',
  fell: 'death-skull',
  stoodUp: 'hearts',
  recovered: 'hearts',
  encounterWon: 'check',
  expeditionWon: 'village',
  expeditionLost: 'death-skull',
};

/** The picture of what is drawn, met or won. */
export function momentIcon(event: Event): IconName | null {
  switch (event.type) {
    case 'kept':
      return DECK_ICONS[event.deck];
    case 'survived':
      return DECK_ICONS[CARDS[event.card].deck];
    case 'patrolRolled':
      return MONSTER_ICONS[event.record];
    default:
      return ICONS[event.type] ?? null;
  }
}

/** What a number on the board can be of, besides life. */
export const NUMBER_ICONS: typeof TILE_NUMBERS = { ...TILE_NUMBERS, resolve: 'flame' };
