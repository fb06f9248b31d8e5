import { adventureOf, heroCardOf, isAdventure } from '../../content/index.ts';
import type { Phase, WindowName } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { capital } from '../telling/clauses.ts';
import type { Actor, Listener } from '../telling/people.ts';
import type { Course, Sayings } from '../telling/sayings.ts';
import { book } from './book.ts';
import { counted, list } from './effects-voices.ts';
import { NAMES } from './names.ts';
import { card as cardName, does, place, says, somebody, whom, whose } from './people.ts';
import { laidText, spotText } from './places.ts';

export const PHASES: Readonly<Record<Phase, string>> = {
  reset: 'Resetfase',
  lord: 'Kerkerheerfase',
  build: 'Bouwfase',
  hero: 'Heldenfase',
  draw: 'Aflegfase',
};

const sectionName = (section: string): string => `de ${nameIn(NAMES.section, section)}`;
const mapName = (card: string): string => nameIn(NAMES.map, card);

/** The player, not the hero: it is about to be said which hero that is. */
const player = (to: Listener, seat: number): Actor =>
  seat === to.seat ? somebody(to, seat) : { text: to.naming(seat), person: 'one' };

/** Turns, phases, the map, and who begins. */
export const COURSE: Sayings<Course> = {
  rolledFirst: ({ seat, face }, to) => `${does(player(to, seat), 'gooit')} ${face} voor de eerste beurt.`,
  first: ({ seat }, to) => `${does(player(to, seat), 'begint')}.`,
  gotHero: ({ seat, hero }, to) => {
    const { race, class: trade, grade } = heroCardOf(hero);
    const what = `${nameIn(NAMES.hero, hero)}, ${nameIn(NAMES.race, race)} en ${nameIn(NAMES.class, trade)}`;
    const when = to.view.grades.length > 1 ? `, voor de graad ${NAMES.grade[grade]}` : '';
    return `${does(player(to, seat), 'speelt')} ${what}${when}.`;
  },
  mapDealt: ({ seat, cards }, to) => `${does(player(to, seat), 'mag')} ${list(cards.map(mapName))} leggen.`,
  mapDealtUnseen: ({ seat, count }, to) =>
    `${does(player(to, seat), 'mag')} ${counted(count, 'Gebiedskaart', 'Gebiedskaarten')} leggen.`,
  placedHero: ({ seat, space }, to) => says(to, seat, `begint op ${place(space)}`),
  began: ({ seat, round }, to) => `Ronde ${round}: ${whose(to, seat, 'beurt')}.`,
  phase: ({ seat, phase }, to) => `${capital(whose(to, seat, PHASES[phase]))} begint.`,
  turnOver: ({ seat }, to) => `${capital(whose(to, seat, 'beurt'))} is voorbij.`,
  cut: ({ seat }, to) => `${capital(whose(to, seat, 'beurt'))} is meteen voorbij.`,
  resigned: ({ seat }, to) => says(to, seat, 'geeft het op'),
  mapDrawn: ({ seat, card }, to) => says(to, seat, `trekt de Gebiedskaart ${mapName(card)}`),
  mapDrawnUnseen: ({ seat, section }, to) => says(to, seat, `trekt een Gebiedskaart van ${sectionName(section)}`),
  passedOn: ({ from, to: next, card }, to) => says(to, from, `geeft ${place(card)} door aan ${whom(to, next)}`),
  passedOnUnseen: ({ from, to: next }, to) =>
    says(to, from, `geeft een Gebiedskaart door aan ${whom(to, next)}, omdat een Queeste erom vraagt`),
  unplaceable: ({ card }) => `${capital(place(card))} past nergens en gaat onder de stapel.`,
  closedUp: ({ section, cards }) =>
    cards.length === 0
      ? `De laatste kaart sluit ${sectionName(section)} af.`
      : `Er past niets meer in ${sectionName(section)}: ${list(cards.map(place))} ${cards.length === 1 ? 'gaat' : 'gaan'} uit het spel.`,
  couldNotLay: ({ seat }, to) => says(to, seat, 'heeft geen Gebiedskaart die past'),
  laid: ({ seat, section, placed }, to) => {
    const where = laidText(to, section, placed);
    const what = place(placed.card);
    return seat === null ? `${capital(what)} komt ${where} te liggen.` : says(to, seat, `legt ${what} ${where}`);
  },
  paired: ({ portal, entrance, letter }) => `Portaal ${letter} leidt van ${place(portal)} naar ${place(entrance)}.`,
  shifted: ({ seat, placed }, to) => {
    const section = to.view.sections.find((one) => one.placed.some(({ card }) => card === placed.card))?.name ?? '';
    return says(to, seat, `verschuift ${place(placed.card)}, nu ${spotText(to, placed, section, placed.card)}`);
  },
  stirred: ({ window }) => STIRRED[window] ?? 'Iemand wil iets doen.',
  handedBack: ({ because, card }) => {
    const why = nameIn(RULE_TITLES, because);
    const what = card === null ? 'Wat je wilde doen' : isAdventure(card) ? cardName(card) : nameIn(NAMES.ability, card);
    const isCard = card !== null && isAdventure(card) && adventureOf(card).kind !== 'monster';
    return `${what} kan niet meer${isCard ? ', en kost je niets' : ''}: ${why}.`;
  },
};

const RULE_TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(book.rules).map(([rule, { title }]) => [rule, title]),
);

/** Somebody wants to act: who hears of it is asked as well. */
const STIRRED: Readonly<Partial<Record<WindowName, string>>> = {
  entered: 'Iemand wil iets doen bij deze aankomst.',
  declared: 'Iemand wil iets doen voordat de Vloek werkt.',
};
