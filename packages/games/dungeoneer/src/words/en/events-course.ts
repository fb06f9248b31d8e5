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
  reset: 'Reset phase',
  lord: 'Dungeonlord phase',
  build: 'Build phase',
  hero: 'Hero phase',
  draw: 'Discard/Draw phase',
};

const sectionName = (section: string): string => `the ${nameIn(NAMES.section, section)}`;
const mapName = (card: string): string => nameIn(NAMES.map, card);

/** The player, not the hero: it is about to be said which hero that is. */
const player = (to: Listener, seat: number): Actor =>
  seat === to.seat ? somebody(to, seat) : { text: to.naming(seat), person: 'one' };

/** Turns, phases, the map, and who begins. */
export const COURSE: Sayings<Course> = {
  rolledFirst: ({ seat, face }, to) => `${does(player(to, seat), 'roll')} a ${face} for the first turn.`,
  first: ({ seat }, to) => `${does(player(to, seat), 'play')} first.`,
  gotHero: ({ seat, hero }, to) => {
    const { race, class: trade, grade } = heroCardOf(hero);
    const what = `${nameIn(NAMES.hero, hero)}, ${nameIn(NAMES.race, race)} and ${nameIn(NAMES.class, trade)}`;
    const when = to.view.grades.length > 1 ? `, in the ${NAMES.grade[grade]} grade` : '';
    return `${does(player(to, seat), 'play')} ${what}${when}.`;
  },
  mapDealt: ({ seat, cards }, to) => `${does(player(to, seat), 'get')} ${list(cards.map(mapName))} to lay.`,
  mapDealtUnseen: ({ seat, count }, to) => `${does(player(to, seat), 'get')} ${counted(count, 'Map card')} to lay.`,
  placedHero: ({ seat, space }, to) => says(to, seat, `begin on ${place(space)}`),
  began: ({ seat, round }, to) => `Round ${round}: ${whose(to, seat)} turn.`,
  phase: ({ seat, phase }, to) => `${capital(whose(to, seat))} ${PHASES[phase]} begins.`,
  turnOver: ({ seat }, to) => `${capital(whose(to, seat))} turn is over.`,
  cut: ({ seat }, to) => `${capital(whose(to, seat))} turn ends at once.`,
  resigned: ({ seat }, to) => says(to, seat, 'give up'),
  mapDrawn: ({ seat, card }, to) => says(to, seat, `draw the Map card ${mapName(card)}`),
  mapDrawnUnseen: ({ seat, section }, to) => says(to, seat, `draw a Map card of ${sectionName(section)}`),
  passedOn: ({ from, to: next, card }, to) => says(to, from, `pass ${place(card)} on to ${whom(to, next)}`),
  passedOnUnseen: ({ from, to: next }, to) =>
    says(to, from, `pass a Map card on to ${whom(to, next)}, because a Quest asks for it`),
  unplaceable: ({ card }) => `${capital(place(card))} fits nowhere, and goes under its deck.`,
  closedUp: ({ section, cards }) =>
    cards.length === 0
      ? `The last card closes ${sectionName(section)}.`
      : `Nothing fits into ${sectionName(section)} any more: ${list(cards.map(place))} ${cards.length === 1 ? 'leaves' : 'leave'} the game.`,
  couldNotLay: ({ seat }, to) => says(to, seat, 'have no Map card that fits'),
  laid: ({ seat, section, placed }, to) => {
    const where = laidText(to, section, placed);
    const what = place(placed.card);
    return seat === null ? `${capital(what)} is laid ${where}.` : says(to, seat, `lay ${what} ${where}`);
  },
  paired: ({ portal, entrance, letter }) => `Portal ${letter} leads from ${place(portal)} to ${place(entrance)}.`,
  shifted: ({ seat, placed }, to) => {
    const section = to.view.sections.find((one) => one.placed.some(({ card }) => card === placed.card))?.name ?? '';
    return says(to, seat, `shift ${place(placed.card)}: it lies ${spotText(to, placed, section, placed.card)} now`);
  },
  stirred: ({ window }) => STIRRED[window] ?? 'Somebody wants to act.',
  handedBack: ({ because, card }) => {
    const why = nameIn(RULE_TITLES, because);
    const what =
      card === null ? 'What you wanted to do' : isAdventure(card) ? cardName(card) : nameIn(NAMES.ability, card);
    const isCard = card !== null && isAdventure(card) && adventureOf(card).kind !== 'monster';
    return `${what} is not possible any more${isCard ? ', and costs you nothing' : ''}: ${why}.`;
  },
};

const RULE_TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(book.rules).map(([rule, { title }]) => [rule, title]),
);

/** Somebody wants to act: who hears of it is asked as well. */
const STIRRED: Readonly<Partial<Record<WindowName, string>>> = {
  entered: 'Somebody wants to act on this arrival.',
  declared: 'Somebody wants to act before the Bane works.',
};
