import type { Naming, Wording } from '@questhall/facets';
import type { Seat } from '@questhall/kernel';
import type { Event, HeroQuest, View } from '../../types/index.ts';
import { campaignNumber } from '../telling/campaign-number.ts';
import { capital } from '../telling/lists.ts';
import type { Questing, Sayings } from '../telling/sayings.ts';
import { FIGHTING } from './events-fighting.ts';
import { FINDING } from './events-finding.ts';
import { MOVING } from './events-moving.ts';
import { captiveIn, heroInFull, theHero, theItem, whichHero } from './figures.ts';
import { toldText } from './goal.ts';
import { NAMES } from './names.ts';
import { list } from './numbers.ts';
import { roomText } from './places.ts';
import { headingOf } from './quests.ts';

const ENDINGS = {
  success: 'The quest is won.',
  unfinished: 'The heroes go home, and the quest stays undone.',
  failure: 'The quest has failed.',
} as const;

/** Before, after and between quests. */
const QUEST: Sayings<Questing> = {
  questBegan: ({ quest, title, attempt }, { briefing }) =>
    `${headingOf({ quest, title, briefing })}${attempt === 0 ? '' : `, attempt ${attempt + 1}`}.`,
  told: ({ what }, view) => toldText(view, what),
  orderFixed: ({ seat, heroes }, _view, naming) =>
    `${seatDoes(naming, seat, 'play', list(heroes.map(theHero)))}, in this order.`,
  schoolTaken: ({ hero, school }) => `${whichHero(hero)} takes the spells of ${NAMES.school[school]}.`,
  artifactHidden: () => 'Zargon hides something that was carried off.',
  artifactHiddenIn: ({ artifact, room }, view) => `${capital(theItem(artifact))} is hidden in ${roomText(view, room)}.`,
  captiveFreed: ({ hero }, view) => `${whichHero(hero)} strikes off ${captiveIn(view)}’s chains. A horn sounds.`,
  captiveOut: (_event, view) => `${capital(captiveIn(view))} climbs the stairway and is safe.`,
  goalMet: () => 'The goal is met!',
  goalLost: () => 'The goal can no longer be met.',
  collapsed: () => 'The vault comes down.',
  questEnded: ({ ending }) => ENDINGS[ending],
  rewarded: ({ hero, gold, quest }, view) =>
    campaignNumber(view) === null
      ? `${whichHero(hero)} gets ${gold} gold.`
      : `${whichHero(hero)} circles quest ${quest} and gets ${gold} gold.`,
  townEntered: ({ next }) => `Back in town, before quest ${next}.`,
  restored: ({ hero }) => `${whichHero(hero)} is rested and whole again.`,
  replaced: ({ hero, name }) => `Somebody new takes the place of the dead: ${heroInFull({ hero, name })}.`,
  bought: ({ hero, gear, gold }) => `${whichHero(hero)} buys ${theItem(gear)} and has ${gold} gold left.`,
  sold: ({ hero, gear, gold }) => `${whichHero(hero)} sells ${theItem(gear)} and has ${gold} gold.`,
  paid: ({ from, to, gold }) => `${whichHero(from)} gives ${gold} gold to ${theHero(to)}.`,
  wore: ({ hero, suit }) =>
    `${whichHero(hero)} ${suit === null ? 'takes the armour off' : `puts ${theItem(suit)} on`}.`,
  renamed: ({ hero, name }) => `${whichHero(hero)} is now called ${name}.`,
  readyToGo: ({ seat }, _view, naming) => readyText(naming, seat),
  campaignWon: () => 'The campaign is won. There is nothing left down there.',
};

/** `You agree`, `Seat 2 agrees`. */
function seatDoes(naming: Naming, seat: Seat, verb: string, what: string): string {
  const name = naming(seat);
  return `${capital(name)} ${isOne(name) ? `${verb}s` : verb} ${what}`;
}

/** A seat that is spoken of as one; `you` and `The heroes` are not. */
const isOne = (name: string): boolean => name !== 'you' && !name.endsWith('heroes');

const readyText = (naming: Naming, seat: Seat): string => {
  const name = naming(seat);
  return `${capital(name)} ${isOne(name) ? 'is' : 'are'} ready for the next quest.`;
};

const SAYINGS: Sayings<Event['type']> = { ...QUEST, ...MOVING, ...FIGHTING, ...FINDING };

export const event: Wording<HeroQuest>['event'] = (happened, naming, { view }) => {
  const say = SAYINGS[happened.type] as (event: Event, view: View, naming: Naming) => string; // looked up by the event's own type
  return say(happened, view, naming);
};
