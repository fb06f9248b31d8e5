import type { Crowd, OptionWords, TerminalFacet } from '@questhall/facets';
import type { Ask } from '@questhall/kernel';
import { QUESTS } from '../../content/quests/index.ts';
import type { Spell } from '../../content/spells.ts';
import { isAsGoodAsOver } from '../../queries/seldom.ts';
import { parseSheet } from '../../sheet/index.ts';
import type { Action, Event, HeroQuest } from '../../types/index.ts';
import { isIdle } from '../odds/idle.ts';
import { type OddsTexts, oddsLine, oddsLines } from '../odds/reckoning.ts';
import { parserOf } from '../typed/parse.ts';
import type { Ear, Verb } from '../typed/typed-words.ts';
import { mapIn, sceneIn } from './scene.ts';
import { statusIn } from './status.ts';
import type { TerminalTexts } from './terminal-texts.ts';
import { thingsIn } from './things.ts';

/** What a new table is asked about. */
const ASKED = ['asPublished', 'quest', 'campaign', 'kit', 'zargon'] as const;
type Asked = (typeof ASKED)[number];

/** What else a terminal says in one language. */
export interface KitTexts extends Pick<TerminalFacet<HeroQuest>, 'hints' | 'openings' | 'simulations'> {
  readonly examples: TerminalFacet<HeroQuest>['examples'];
  readonly options: Readonly<Record<Asked, OptionWords>>;
  /** Choices for a new table, by option and value, in a line each. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly lookAway: string;
  /** What stands behind a verb where there are many ways to go on: `<column,row>`. */
  readonly slots: Readonly<Record<Slot, string>>;
}

type Slot = 'heroes' | 'hero' | 'square' | 'monster' | 'thing' | 'gold' | 'suit' | 'name' | 'whom' | 'direction';

/** What goes without saying, by the kind of the question. */
const USUAL: Readonly<Record<string, string>> = {
  defend: 'pass',
  meanwhile: 'pass',
  again: 'again',
  keep: 'keepSpell',
};

/** What ends something comes behind everything else, and what is for good at the very end. */
const LATE: readonly Action['type'][] = ['pass', 'endTurn', 'goOn', 'leave'];

/** Roll, as long as there is no way to go yet; end the turn once there is nothing else that one would want. */
function usualInTurn(offers: readonly Action[]): Action | null {
  const offered = (wanted: Action['type']): Action | null => offers.find(({ type }) => type === wanted) ?? null;
  if (offered('walk') === null && offered('roll') !== null) return offered('roll');
  return isAsGoodAsOver(offers) ? offered('endTurn') : null;
}

/** After these the map has to be drawn anew: somebody else is next, or there is more of it. */
const TURNING_POINTS: readonly Event['type'][] = [
  ...(['questBegan', 'townEntered', 'turnBegan', 'zargonBegan', 'goalMet', 'deadRose'] as const),
  ...(['revealed', 'doorsSeen', 'rocksSeen', 'furnitureSeen', 'stairsSeen', 'captiveSeen', 'monsterAppeared'] as const),
  ...(['secretDoorsFound', 'trapsFound', 'trapSprung', 'blockFell', 'portalTaken'] as const),
];

/** Where somebody goes or strikes is worth a word; who gives what to whom is not. */
const TOLD: readonly Action['type'][] = ['walk', 'place', 'activate'];

/** What there may be dozens of, and how to say it. */
const CROWDS: Readonly<Partial<Record<Action['type'], readonly [verb: Verb, ...slots: readonly Slot[]]>>> = {
  order: ['order', 'heroes'],
  walk: ['walk', 'square'],
  place: ['place', 'square'],
  activate: ['activate', 'monster'],
  give: ['give', 'thing', 'hero'],
  buy: ['buy', 'hero', 'thing'],
  sell: ['sell', 'hero', 'thing'],
  swap: ['trade', 'hero', 'hero', 'thing'],
  pay: ['pay', 'hero', 'hero', 'gold'],
  wear: ['wear', 'hero', 'suit'],
  rename: ['name', 'hero', 'name'],
};

const CROWD_MIN = 5;
/** Where each of the monsters stands is worth a line. */
const MONSTERS_MIN = 9;
/** Spells have much to be said about them, and that once. */
const SPELLS_MIN = 2;

type Cast = Extract<Action, { type: 'cast' | 'dread' }>;

/** What a spell is aimed at. */
function aimOf(action: Cast, { slots }: KitTexts, { typedWords: [{ modes }] }: Ear): string {
  if (action.at !== null) return slots.square;
  if (action.type === 'dread') return action.direction === null ? slots.whom : slots.direction;
  return action.mode === null ? slots.whom : `${slots.whom} ${modes[action.mode]}`;
}

function crowdOf(action: Action, texts: KitTexts, ear: Ear): Crowd | null {
  const [{ verbs, spells, dreadSpells }] = ear.typedWords;
  const named = (spell: Spell): string => spells[spell];
  if (action.type === 'cast' || action.type === 'dread') {
    const spell = action.type === 'cast' ? named(action.spell) : dreadSpells[action.spell][0];
    return {
      name: `${verbs[action.type][0]} ${spell} ${aimOf(action, texts, ear)}`,
      min: SPELLS_MIN,
      hasExamples: true,
    };
  }
  const crowd = CROWDS[action.type];
  if (crowd === undefined) return null;
  const [verb, ...slots] = crowd;
  return {
    name: [verbs[verb][0], ...slots.map((slot) => texts.slots[slot])].join(' '),
    min: action.type === 'activate' ? MONSTERS_MIN : CROWD_MIN,
    hasExamples: TOLD.includes(action.type),
  };
}

/** The title of each quest and the first sentence of its briefing, by number. */
const questLines = (told: TerminalTexts['quest']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    QUESTS.map((text, i) => {
      const sheet = parseSheet(text);
      if (!sheet.ok) return [String(i + 1), ''];
      const { title, briefing } = told(sheet.value.title, sheet.value.briefing);
      return [String(i + 1), `${title}: ${/^.*?[.!?](?= |$)/.exec(briefing)?.[0] ?? ''}`];
    }),
  );

/** Asked of Zargon, whose map is not for everybody's eyes. */
const isZargons = ({ question: { kind } }: Ask<HeroQuest>): boolean =>
  kind === 'zargon' || kind === 'hide' || kind === 'place' || kind === 'puppet';

/** All that a language has for the terminal. */
export interface TerminalWords {
  readonly texts: TerminalTexts;
  readonly odds: OddsTexts;
  readonly kit: KitTexts;
  readonly ear: Ear;
}

/** HeroQuest at the terminal: you lead the four heroes, the program plays Zargon in the last seat. */
export const terminalOf = ({ texts, odds, kit, ear }: TerminalWords): TerminalFacet<HeroQuest> => ({
  ...parserOf(ear),
  scene: (sight) => sceneIn(sight, texts),
  status: (sight) => statusIn(sight, texts),
  map: (sight) => mapIn(sight, texts),
  things: () => thingsIn(texts),
  hints: kit.hints,
  examples: kit.examples,
  openings: kit.openings,
  simulations: kit.simulations,
  usualPlayers: ['me', 'standard'],
  asksFor: ASKED,
  suggest: () => undefined,
  option(option) {
    const asked = ASKED.find((one) => one === option);
    return asked === undefined ? null : kit.options[asked];
  },
  choice: (option, value) => (option === 'quest' ? questLines(texts.quest) : kit.choices[option])?.[value] ?? '',
  warning(_options, isPerson) {
    const isZargonHere = isPerson.at(-1) === true && isPerson.slice(0, -1).includes(true);
    return isZargonHere ? kit.lookAway : null;
  },
  plays: ({ heroes, zargonSeat }, seat) =>
    seat === zargonSeat
      ? texts.names.foe.zargon
      : heroes
          .filter((hero) => hero.seat === seat)
          .map(({ name }) => name)
          .join(', '),
  isOpen: (ask) => !isZargons(ask),
  crowd: (action) => crowdOf(action, kit, ear),
  rank: (action, { question }, { view }) =>
    isIdle(view, question, action) ? 1 : LATE.includes(action.type) ? 2 + LATE.indexOf(action.type) : 0,
  isTurningPoint: ({ type }) => TURNING_POINTS.includes(type),
  usualAnswer({ question }, offers) {
    if (question.kind === 'order') return { type: 'order', heroes: question.heroes.slice() };
    if (question.kind === 'school')
      return offers.find((offer) => offer.type === 'takeSchool' && offer.school === question.offered) ?? null;
    if (question.kind === 'steer') return offers.find((offer) => offer.type === 'steer' && offer.by === 0) ?? null;
    return offers.find(({ type }) => type === USUAL[question.kind]) ?? usualInTurn(offers);
  },
  worths: () => null, // what a blow is worth is said with it
  odds: (sight) => oddsLine(sight, odds),
  oddsInFull: (sight) => oddsLines(sight, odds),
});
