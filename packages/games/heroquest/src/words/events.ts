import type { Naming } from '@questhall/facets';
import { NAMES } from '../content/names.ts';
import type { Event, HeroQuest, View } from '../types/index.ts';
import { FIGHTING } from './events-fighting.ts';
import { FINDING } from './events-finding.ts';
import { MOVING } from './events-moving.ts';
import { captiveIn, theHero, theItem } from './figures.ts';
import { toldText } from './goal.ts';
import { capital, list } from './numbers.ts';
import { type Sayings, seatDoes, whichHero } from './sayings.ts';
import { roomIn } from './squares.ts';
import type { Words } from './words.ts';

type Elsewhere = keyof typeof MOVING | keyof typeof FIGHTING | keyof typeof FINDING;

const ENDINGS = {
  success: 'The quest is won.',
  unfinished: 'The heroes go home, and the quest stays undone.',
  failure: 'The quest has failed.',
} as const;

/** Before, after and between quests. */
const QUEST: Sayings<Exclude<Event['type'], Elsewhere>> = {
  questBegan: ({ quest, title, attempt }) =>
    `Quest ${quest}: ${title}${attempt === 0 ? '' : `, attempt ${attempt + 1}`}.`,
  told: ({ what }, view) => toldText(view, what),
  orderFixed: ({ seat, heroes }, _view, naming) =>
    `${seatDoes(naming, seat, 'play', list(heroes.map(theHero)))}, in this order.`,
  schoolTaken: ({ hero, school }) => `${whichHero(hero)} takes the spells of ${NAMES.school[school]}.`,
  artifactHidden: () => 'Zargon hides something that was carried off.',
  artifactHiddenIn: ({ artifact, room }, view) =>
    `The ${NAMES.artifact[artifact]} is hidden in room ${roomIn(view, room)}.`,
  captiveFreed: ({ hero }, view) => `${whichHero(hero)} strikes off ${captiveIn(view)}’s chains. A horn sounds.`,
  captiveOut: (_event, view) => `${capital(captiveIn(view))} climbs the stairway and is safe.`,
  goalMet: () => 'The goal is met!',
  goalLost: () => 'The goal can no longer be met.',
  collapsed: () => 'The vault comes down.',
  questEnded: ({ ending }) => ENDINGS[ending],
  rewarded: ({ hero, gold, quest }) => `${whichHero(hero)} circles quest ${quest} and gets ${gold} gold.`,
  townEntered: ({ next }) => `Back in town, before quest ${next}.`,
  restored: ({ hero }) => `${whichHero(hero)} is rested and whole again.`,
  replaced: ({ hero, name }) => `Somebody new takes the place of the dead: ${name} ${theHero(hero)}.`,
  bought: ({ hero, gear, gold }) => `${whichHero(hero)} buys ${theItem(gear)} and has ${gold} gold left.`,
  sold: ({ hero, gear, gold }) => `${whichHero(hero)} sells ${theItem(gear)} and has ${gold} gold.`,
  paid: ({ from, to, gold }) => `${whichHero(from)} gives ${gold} gold to ${theHero(to)}.`,
  wore: ({ hero, suit }) =>
    `${whichHero(hero)} ${suit === null ? 'takes the armour off' : `puts ${theItem(suit)} on`}.`,
  renamed: ({ hero, name }) => `${whichHero(hero)} is now called ${name}.`,
  readyToGo: ({ seat }, _view, naming) => readyText(naming, seat),
  campaignWon: () => 'The campaign is won. There is nothing left down there.',
};

const readyText = (naming: Naming, seat: number): string => {
  const name = naming(seat);
  return name === 'you'
    ? 'You are ready for the next quest.'
    : `${name.charAt(0).toUpperCase()}${name.slice(1)} is ready for the next quest.`;
};

const SAYINGS: Sayings<Event['type']> = { ...QUEST, ...MOVING, ...FIGHTING, ...FINDING };

export const event: Words<HeroQuest>['event'] = (happened, naming, { view }) => {
  const say = SAYINGS[happened.type] as (event: Event, view: View, naming: Naming) => string; // looked up by the event's own type
  return say(happened, view, naming);
};
