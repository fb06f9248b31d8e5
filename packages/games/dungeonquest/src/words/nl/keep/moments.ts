import type { Moment } from '@questhall/facets';
import { kindOf } from '../../../queries/keep/laid.ts';
import type { Event, View } from '../../../types/index.ts';
import { verbFor } from '../../names.ts';
import { cardName, heroOf, titledName, treasureName } from '../../telling/keep.ts';
import { NAMES } from '../names.ts';
import { capital, count, listed, wounds } from '../numbers.ts';
import { THINGS } from '../things.ts';
import { openingsText } from './places.ts';

const treasures = (n: number): string => count(n, 'Schat', 'Schatten');

/** What stands on the cards and banners of the keep; null for what needs none. */
export function keepMoment(event: Event, view: View): Moment | null {
  const nameOf = (seat: number): string => {
    const hero = heroOf(view, seat);
    return hero === null ? `Speler ${seat + 1}` : NAMES.hero[hero];
  };
  switch (event.type) {
    case 'sunMoved':
      return { title: `Ronde ${event.space}`, text: `Nog ${count(event.of - event.space, 'ronde', 'ronden')}.` };
    case 'nightFell':
      return { title: 'De nacht valt', text: 'Wie nog binnen is, is verloren.' };
    case 'turnBegan':
      return { title: nameOf(event.seat), text: 'Een nieuwe beurt.' };
    case 'turnSkipped':
      return {
        title: 'Een verloren beurt',
        text: `${nameOf(event.seat)} ${verbFor(heroOf(view, event.seat) ?? '', 'moet', 'moeten')} wachten.`,
      };
    case 'heroTaken':
      return { title: NAMES.hero[event.hero], text: 'De burcht in!' };
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
      return { title: 'Krachtkaarten', text: `${listed(event.cards.map((card) => NAMES.power[card]))}.` };
    case 'treasureUsed':
      return { title: NAMES.treasure[event.treasure], text: `Getoond door ${nameOf(event.seat)}.` };
    case 'treasureReturned':
      return { title: titledName(NAMES, event.treasure), text: 'Weg ermee.' };
    case 'treasuresTaken':
      return {
        title: capital(treasures(event.treasures.length)),
        text:
          event.treasures.length === 0
            ? 'De schatkamer is leeg.'
            : `${listed(event.treasures.map((place) => treasureName(NAMES, place)))}.`,
      };
    case 'treasuresTakenUnseen':
      return { title: capital(treasures(event.treasures)), text: `Alleen ${nameOf(event.seat)} ziet welke.` };
    case 'treasuresBurnt':
      return { title: 'In het vuur verloren', text: `${nameOf(event.seat)}: ${treasures(event.treasures)}.` };
    case 'crownTaken':
      return { title: NAMES.title.burialCrown, text: 'Een Schat zonder draak.' };
    case 'caged':
      return { title: 'In een kooi', text: 'Alleen kracht helpt.' };
    case 'fell':
      return { title: 'Een val', text: 'Omlaag de catacomben in.' };
    case 'bluffed':
      return { title: NAMES.power.bluff, text: `Het monster heeft leven ${event.life}.` };
    case 'escapeRevealed':
      return {
        title:
          event.heroTotal > event.monsterTotal
            ? 'Weg!'
            : event.heroTotal === event.monsterTotal
              ? 'Op het nippertje'
              : 'Vastgehouden',
        text: `${NAMES.power[event.hero]} tegen ${NAMES.power[event.monster]}: ${event.heroTotal} tegen ${event.monsterTotal}.`,
      };
    case 'shielded':
      return { title: NAMES.treasure.emberAegis, text: `${capital(wounds(event.wounds))} minder.` };
    case 'perished':
      return {
        title: 'Dood',
        text: `${NAMES.hero[event.hero]} ${verbFor(event.hero, 'blijft', 'blijven')} in de burcht.`,
      };
    case 'leftKeep':
      return { title: 'Eruit!', text: `${NAMES.hero[event.hero]}: ${event.gold} goud, ${treasures(event.treasures)}.` };
    case 'scored':
      return { title: nameOf(event.seat), text: `${event.result} goud.` };
    case 'ranked':
      return { title: NAMES.rank[event.rank], text: 'Een triomf.' };
    default:
      return null;
  }
}
