import type { Event } from '@questhall/heroquest';
import { schoolOf, TREASURE_SHEETS, type TreasureEffect } from '@questhall/heroquest/content';
import type { IconName } from '../../look/icon-names.ts';
import { SCHOOL_ICONS } from './looks.ts';
import { itemIcon } from './town/wares.ts';

const TREASURE_ICONS: Readonly<Record<TreasureEffect['kind'], IconName>> = {
  gold: 'two-coins',
  potion: 'round-potion',
  monster: 'orc-head',
  hazard: 'wolf-trap',
};

const ICONS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  questBegan: 'dungeon-gate',
  turnLost: 'hourglass',
  zargonBegan: 'overlord-helm',
  alarmSounded: 'warning',
  treasureFound: 'chest',
  gearFound: 'chest',
  dreadCast: 'daemon-skull',
  died: 'death-skull',
  revived: 'hearts',
  freed: 'hearts',
  captiveFreed: 'person',
  captiveOut: 'exit-door',
  deadRose: 'shambling-zombie',
  goalMet: 'check',
  goalLost: 'cross',
  collapsed: 'rock',
  campaignWon: 'village',
};

/** The picture of what is drawn, cast or met. */
export function momentIcon(event: Event): IconName | null {
  switch (event.type) {
    case 'cardDrawn':
      return TREASURE_ICONS[TREASURE_SHEETS[event.card].effect.kind];
    case 'itemGained':
      return itemIcon(event.item);
    case 'spellCast':
      return SCHOOL_ICONS[schoolOf(event.spell)];
    case 'questEnded':
      return event.ending === 'failure' ? 'death-skull' : 'village';
    default:
      return ICONS[event.type] ?? null;
  }
}

/** What a number on the board can be of, besides life. */
export const NUMBER_ICONS: Readonly<Record<string, IconName>> = {
  gold: 'two-coins',
  mind: 'brain',
};
