import type { Event } from '@questhall/dungeonquest';
import { type Deck, KEEP_CARDS } from '@questhall/dungeonquest/content';
import type { IconName } from '../../look/icon-names.ts';
import { POWER_ICONS } from './keep/wording/looks.ts';
import { CARD_ICONS, HERO_ICONS } from './looks.ts';

const ICONS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  combatBegan: 'crossed-swords',
  spared: 'hearts',
  powerDrawnUnseen: 'tied-scroll',
  powerDealt: 'tied-scroll',
  nightFell: 'hourglass',
  sunMoved: 'hourglass',
  caged: 'dungeon-gate',
  fell: 'drop',
  perished: 'death-skull',
  treasuresTaken: 'chest',
  treasuresTakenUnseen: 'chest',
  treasureUsed: 'gem-pendant',
  crownTaken: 'laurel-crown',
  shielded: 'checked-shield',
  leftKeep: 'exit-door',
  scored: 'two-coins',
  ranked: 'laurel-crown',
};

/** What a deck is about. */
const DECK_ICONS: Readonly<Record<Deck, IconName>> = {
  dungeon: 'torch',
  trap: 'wolf-trap',
  search: 'magnifying-glass',
  door: 'dungeon-gate',
  corpse: 'skull-crossed-bones',
  crypt: 'death-skull',
  catacomb: 'rat',
  dragon: 'sea-serpent',
};

/** The picture of what is drawn or done. */
export function momentIcon(event: Event): IconName | null {
  switch (event.type) {
    case 'arrowsLoosed':
      return CARD_ICONS[event.card];
    case 'died':
      return event.side === 'hero' ? 'death-skull' : 'crossed-swords';
    case 'heroTaken':
      return HERO_ICONS[event.hero];
    case 'powerDrawn':
    case 'powerPlayed':
      return POWER_ICONS[event.card];
    case 'cardDrawn': {
      const printed = KEEP_CARDS[event.card];
      if (printed?.title === 'dragonfire') return 'small-fire';
      return printed === undefined ? null : DECK_ICONS[printed.deck];
    }
    default:
      return ICONS[event.type] ?? null;
  }
}
