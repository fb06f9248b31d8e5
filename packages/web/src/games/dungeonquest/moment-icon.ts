import type { Event } from '@questhall/dungeonquest';
import type { IconName } from '../../look/icon-names.ts';
import { CARD_ICONS } from './looks.ts';

const ICONS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  combatBegan: 'crossed-swords',
  spared: 'hearts',
  powerDrawn: 'tied-scroll',
  powerDrawnUnseen: 'tied-scroll',
};

/** The picture of what is drawn or done. */
export function momentIcon(event: Event): IconName | null {
  switch (event.type) {
    case 'arrowsLoosed':
      return CARD_ICONS[event.card];
    case 'died':
      return event.side === 'hero' ? 'death-skull' : 'crossed-swords';
    default:
      return ICONS[event.type] ?? null;
  }
}
