import type { Naming, Wording } from '@questhall/facets';
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

const ENDINGS: Readonly<Record<Extract<Event, { type: 'questEnded' }>['ending'], string>> = {
  success: 'De queeste is gewonnen.',
  unfinished: 'De helden gaan naar huis, en de queeste blijft onvoltooid.',
  failure: 'De queeste is mislukt.',
};

/**
 * Before, after and between quests. A seat stands where its number does not matter: it may be one person or several.
 */
const QUEST: Sayings<Questing> = {
  questBegan: ({ quest, title, attempt }, { briefing }) =>
    `${headingOf({ quest, title, briefing })}${attempt === 0 ? '' : `, poging ${attempt + 1}`}.`,
  told: ({ what }, view) => toldText(view, what),
  orderFixed: ({ seat, heroes }, _view, naming) =>
    `De volgorde van ${naming(seat) === 'jij' ? 'jouw helden' : naming(seat)}: ${list(heroes.map(theHero))}.`,
  schoolTaken: ({ hero, school }) => `${whichHero(hero)} neemt de spreuken van ${NAMES.school[school]}.`,
  artifactHidden: () => 'Zargon verstopt iets wat werd weggesleept.',
  artifactHiddenIn: ({ artifact, room }, view) => `Verstopt in ${roomText(view, room)}: ${theItem(artifact)}.`,
  captiveFreed: ({ hero }, view) =>
    `${whichHero(hero)} slaat de ketenen van ${captiveIn(view)} los. Er klinkt een hoorn.`,
  captiveOut: (_event, view) => `${capital(captiveIn(view))} gaat de trap op en is veilig.`,
  goalMet: () => 'Het doel is bereikt!',
  goalLost: () => 'Het doel is niet meer te bereiken.',
  collapsed: () => 'Het gewelf stort in.',
  questEnded: ({ ending }) => ENDINGS[ending],
  rewarded: ({ hero, gold, quest }, view) =>
    campaignNumber(view) === null
      ? `${whichHero(hero)} krijgt ${gold} goud.`
      : `${whichHero(hero)} omcirkelt queeste ${quest} en krijgt ${gold} goud.`,
  townEntered: ({ next }) => `Terug in de stad, voor queeste ${next}.`,
  restored: ({ hero }) => `${whichHero(hero)} is uitgerust en weer heel.`,
  replaced: ({ hero, name }) => `Iemand nieuws neemt de plaats van de dode in: ${heroInFull({ hero, name })}.`,
  bought: ({ hero, gear, gold }) => `${whichHero(hero)} koopt ${theItem(gear)} en houdt ${gold} goud over.`,
  sold: ({ hero, gear, gold }) => `${whichHero(hero)} verkoopt ${theItem(gear)} en heeft nu ${gold} goud.`,
  paid: ({ from, to, gold }) => `${whichHero(from)} geeft ${gold} goud aan ${theHero(to)}.`,
  wore: ({ hero, suit }) => `${whichHero(hero)} trekt ${suit === null ? 'het harnas uit' : `${theItem(suit)} aan`}.`,
  renamed: ({ hero, name }) => `${whichHero(hero)} heet voortaan ${name}.`,
  readyToGo: ({ seat }, _view, naming) => `Klaar voor de volgende queeste: ${naming(seat)}.`,
  campaignWon: () => 'De campagne is gewonnen. Daar beneden is niets meer over.',
};

const SAYINGS: Sayings<Event['type']> = { ...QUEST, ...MOVING, ...FIGHTING, ...FINDING };

export const event: Wording<HeroQuest>['event'] = (happened, naming, { view }) => {
  const say = SAYINGS[happened.type] as (event: Event, view: View, naming: Naming) => string; // looked up by the event's own type
  return say(happened, view, naming);
};
