import type { Moment } from '@questhall/facets';
import { kindOf } from '../../../queries/keep/laid.ts';
import type { Event, View } from '../../../types/index.ts';
import { verbFor } from '../../names.ts';
import { cardName, heroOf, titledName, treasureName } from '../../telling/keep.ts';
import { NAMES } from '../names.ts';
import { capital, count, listed, wounds } from '../numbers.ts';
import { THINGS } from '../things.ts';
import { openingsText } from './places.ts';

const treasures = (n: number): string => count(n, 'Treasure', 'Treasures');

/** What stands on the cards and banners of the keep; null for what needs none. */
export function keepMoment(event: Event, view: View): Moment | null {
  const nameOf = (seat: number): string => {
    const hero = heroOf(view, seat);
    return hero === null ? `Player ${seat + 1}` : NAMES.hero[hero];
  };
  switch (event.type) {
    case 'sunMoved':
      return {
        title: `Round ${event.space}`,
        text: `${capital(count(event.of - event.space, 'round', 'rounds'))} left.`,
      };
    case 'nightFell':
      return { title: 'Night falls', text: 'Whoever is still inside is lost.' };
    case 'turnBegan':
      return { title: nameOf(event.seat), text: 'A new turn.' };
    case 'turnSkipped':
      return { title: 'A lost turn', text: `${nameOf(event.seat)} must wait.` };
    case 'heroTaken':
      return { title: NAMES.hero[event.hero], text: 'Into the keep!' };
    case 'tileLaid': {
      const kind = kindOf(event.tile);
      return kind === null
        ? null
        : { title: NAMES.tile[kind], text: `${capital(openingsText(event.square, event.tile))}.` };
    }
    case 'cardDrawn':
      return { title: cardName(NAMES, event.card), text: THINGS.card(event.card) };
    case 'powerPlayed':
      return { title: NAMES.power[event.card], text: THINGS.power(event.card) };
    case 'powerDealt':
      return { title: 'Power cards', text: `${listed(event.cards.map((card) => NAMES.power[card]))}.` };
    case 'treasureUsed':
      return { title: NAMES.treasure[event.treasure], text: `${nameOf(event.seat)} shows it.` };
    case 'treasureReturned':
      return { title: titledName(NAMES, event.treasure), text: 'It is gone.' };
    case 'treasuresTaken':
      return {
        title: capital(treasures(event.treasures.length)),
        text:
          event.treasures.length === 0
            ? 'The hoard is empty.'
            : `${listed(event.treasures.map((place) => treasureName(NAMES, place)))}.`,
      };
    case 'treasuresTakenUnseen':
      return { title: capital(treasures(event.treasures)), text: `${nameOf(event.seat)} looks at them alone.` };
    case 'treasuresBurnt':
      return { title: 'Dropped in the fire', text: `${nameOf(event.seat)}: ${treasures(event.treasures)}.` };
    case 'crownTaken':
      return { title: NAMES.title.burialCrown, text: 'A Treasure without a dragon.' };
    case 'caged':
      return { title: 'Caged', text: 'Only strength helps.' };
    case 'fell':
      return { title: 'A fall', text: 'Down into the catacombs.' };
    case 'bluffed':
      return { title: NAMES.power.bluff, text: `The monster has Life ${event.life}.` };
    case 'escapeRevealed':
      return {
        title:
          event.heroTotal > event.monsterTotal
            ? 'Away!'
            : event.heroTotal === event.monsterTotal
              ? 'A close thing'
              : 'Held fast',
        text: `${NAMES.power[event.hero]} against ${NAMES.power[event.monster]}: ${event.heroTotal} to ${event.monsterTotal}.`,
      };
    case 'shielded':
      return { title: NAMES.treasure.emberAegis, text: `${capital(wounds(event.wounds))} less.` };
    case 'perished':
      return { title: 'Dead', text: `${NAMES.hero[event.hero]} ${verbFor(event.hero, 'stays', 'stay')} in the keep.` };
    case 'leftKeep':
      return { title: 'Out!', text: `${NAMES.hero[event.hero]}: ${event.gold} gold, ${treasures(event.treasures)}.` };
    case 'scored':
      return { title: nameOf(event.seat), text: `${event.result} gold.` };
    case 'ranked':
      return { title: NAMES.rank[event.rank], text: 'A triumph.' };
    default:
      return null;
  }
}
