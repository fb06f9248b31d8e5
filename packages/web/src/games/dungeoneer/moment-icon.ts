import type { Event } from '@questhall/dungeoneer';
import { isAdventure, questOf } from '@questhall/dungeoneer/content';
import type { IconName } from '../../look/icon-names.ts';
import { GLORY, iconOfCard, iconOfHero, PERIL, POINTS, QUEST, QUEST_ICONS } from './looks.ts';

const ICONS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  began: 'hourglass',
  defeated: 'death-skull',
  level: 'biceps',
  promoted: 'biceps',
  gradeChanged: 'dungeon-gate',
  stole: QUEST,
};

/** The picture of what is drawn, played or won. */
export function momentIcon(event: Event): IconName | null {
  switch (event.type) {
    case 'drew':
    case 'played':
    case 'declared':
    case 'tamed':
    case 'fizzled':
      return iconOfCard(event.card);
    case 'used':
      return isAdventure(event.source) ? iconOfCard(event.source) : iconOfHero(event.source);
    case 'sent':
      return event.sent[0] === undefined ? null : iconOfCard(event.sent[0].card);
    case 'gotHero':
      return iconOfHero(event.hero);
    case 'reborn':
      return iconOfHero(event.heroes[0]);
    case 'questDealt':
    case 'globalTurned':
    case 'questShown':
    case 'completed':
      return QUEST_ICONS[questOf(event.quest).category];
    default:
      return ICONS[event.type] ?? null;
  }
}

/** What a number on the table can be of, besides life. */
export const NUMBER_ICONS: Readonly<Record<string, IconName>> = { glory: GLORY, peril: PERIL, points: POINTS };
