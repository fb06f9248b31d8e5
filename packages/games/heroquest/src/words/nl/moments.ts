import type { Moment, Wording } from '@questhall/facets';
import { isArtifact } from '../../content/artifacts.ts';
import { idOfHero, isMonsterId } from '../../queries/figures.ts';
import type { Event, HeroQuest, View } from '../../types/index.ts';
import { campaignNumber } from '../telling/campaign-number.ts';
import { capital } from '../telling/lists.ts';
import type { Moments } from '../telling/moments.ts';
import { ARTIFACT_TEXTS, CARD_TEXTS } from './cards.ts';
import { findText } from './events-finding.ts';
import { captiveIn, figureIn, theHero, theMonster, whichHero, whoever } from './figures.ts';
import { toldText } from './goal.ts';
import { NAMES } from './names.ts';
import { list } from './numbers.ts';
import { headingOf, quest as questWords } from './quests.ts';
import { DREAD_LINES, SPELL_LINES } from './spell-lines.ts';

const sentence = (line: string): string => `${capital(line)}.`;

const MOMENTS: Moments = {
  questBegan: ({ quest, title }, view) => ({
    title: headingOf({ quest, title, briefing: view.briefing }),
    text: toldText(view, 'briefing'),
  }),
  turnLost: ({ hero }) => ({
    title: `${whichHero(hero)} verliest een beurt`,
    text: 'De Sluimervloek: de held slaapt door.',
  }),
  turnCut: ({ hero }) => ({
    title: `De beurt van ${theHero(hero)} is voorbij`,
    text: '',
  }),
  zargonBegan: () => ({ title: 'Zargon is aan de beurt', text: 'De monsters roeren zich.' }),
  alarmSounded: () => ({ title: 'Alarm!', text: 'Ze hebben jullie gehoord, en deuren vliegen open.' }),
  cardDrawn: ({ card }) => ({ title: NAMES.treasure[card], text: CARD_TEXTS[card] }),
  treasureFound: ({ hero, finds }) =>
    finds.length === 0
      ? null
      : { title: 'Een schat!', text: `${whichHero(hero)} heeft ${list(finds.map(findText))} gevonden.` },
  nothingFound: () => ({ title: 'Hier is niets', text: '' }),
  itemGained: ({ item }) => (isArtifact(item) ? { title: NAMES.artifact[item], text: ARTIFACT_TEXTS[item] } : null),
  gearFound: () => ({ title: 'Jullie uitrusting!', text: 'Alles wat jullie werd afgenomen, ligt in deze kist.' }),
  spellCast: ({ hero, spell, targets }, view) => {
    const others = targets.filter((id) => id !== idOfHero(hero)).map((id) => figureIn(view, id));
    const line = SPELL_LINES[spell];
    return {
      title: NAMES.spell[spell],
      text: others.length === 0 ? sentence(line) : `${whichHero(hero)} gebruikt de spreuk op ${list(others)}: ${line}.`,
    };
  },
  dreadCast: ({ monster, spell, target }, view) => ({
    title: NAMES.dreadSpell[spell],
    text:
      target === null
        ? sentence(DREAD_LINES[spell])
        : `${whoever(view, monster)} gebruikt de spreuk op ${figureIn(view, target)}.`,
  }),
  trapSprung: ({ figure, trap }, view) => ({
    title: TRAPS[trap],
    text: `Precies waar ${figureIn(view, figure)} loopt.`,
  }),
  chestTrapSprung: ({ hero, trap }) => ({
    title: 'Een val!',
    text: `${NAMES.chestTrap[trap]}, en ${theHero(hero)} is de klos.`,
  }),
  died: ({ figure, name }, view) =>
    isMonsterId(figure) ? null : { title: `${capital(name)} is dood`, text: epitaph(view, figure) },
  revived: ({ hero }) => ({
    title: `${whichHero(hero)} leeft weer`,
    text: 'Het Levenselixer geeft alle kracht terug.',
  }),
  freed: ({ name }) => ({
    title: `${capital(theMonster(name))} is vrij`,
    text: 'De betovering is verbroken, en een leven gered.',
  }),
  captiveFreed: (_event, view) => ({
    title: `${capital(captiveIn(view))} is vrij`,
    text: 'Er klinkt een hoorn. Breng hem nu levend naar de trap.',
  }),
  captiveOut: (_event, view) => ({
    title: `${capital(captiveIn(view))} is veilig`,
    text: 'De trap op, en naar buiten.',
  }),
  bannerFell: () => ({
    title: 'Het Schrikvaandel valt',
    text: 'De monsters vallen weer met hun eigen dobbelstenen aan.',
  }),
  deadRose: () => ({ title: 'De doden staan op', text: 'Wie jullie versloegen, komt weer overeind.' }),
  goalMet: () => ({ title: 'Het doel is bereikt!', text: 'Terug naar de trap.' }),
  goalLost: () => ({ title: 'Het doel is verloren', text: 'Wie nog beneden is, kan alleen maar vertrekken.' }),
  collapsed: () => ({ title: 'Het gewelf stort in', text: 'Wie nog binnen was, ligt onder het puin.' }),
  questEnded: ({ ending }) => ENDINGS[ending],
  townEntered: ({ next }) => ({ title: 'Terug in de stad', text: `De wapenkamer is open, voor queeste ${next}.` }),
  replaced: ({ hero, name }) => ({ title: name, text: `${whichHero(hero)} die de plaats van de dode inneemt.` }),
  campaignWon: () => ({ title: 'De campagne is gewonnen', text: 'Daar beneden is niets meer over.' }),
};

const TRAPS = { pit: 'Een valkuil!', block: 'Een vallend blok!', spear: 'Een speer!' } as const;

const ENDINGS: Readonly<Record<Extract<Event, { type: 'questEnded' }>['ending'], Moment>> = {
  success: { title: 'Gewonnen', text: 'De queeste is volbracht, en de helden zijn thuis.' },
  unfinished: { title: 'Onvoltooid', text: 'De helden gaan naar huis, en de queeste blijft liggen.' },
  failure: { title: 'Verloren', text: 'De queeste is mislukt. Zargon lacht.' },
};

const placeText = (view: View): string => {
  const number = campaignNumber(view);
  return number === null ? questWords(view.title, view.briefing).title : `queeste ${number}`;
};

const epitaph = (view: View, figure: number): string => `${whoever(view, figure)} is gevallen in ${placeText(view)}.`;

export const moment: Wording<HeroQuest>['moment'] = (event, { view }) => {
  const say = MOMENTS[event.type as keyof Moments] as ((event: Event, view: View) => Moment | null) | undefined; // looked up by the event's own type
  return say?.(event, view) ?? null;
};
