import { type Crowd, percent, type TerminalFacet } from '@questhall/facets';
import type { Ask } from '@questhall/kernel';
import { QUESTS } from '../content/index.ts';
import { parseSheet } from '../sheet/index.ts';
import type { Action, Event, HeroQuest } from '../types/index.ts';
import { isIdle } from '../words/idle.ts';
import { parse, unclear } from '../words/parse.ts';
import { oddsLine, oddsLines } from '../words/reckoning.ts';
import { scene } from '../words/scene.ts';
import { status } from '../words/status.ts';
import { offerOdds, type StrikeOdds } from '../words/strikes.ts';

const ZARGON_LINES: Readonly<Record<string, string>> = {
  novice: 'strikes at whoever is near, and lets some of its monsters doze',
  standard: 'knows whom to strike, and how to close a corridor',
  master: 'also lets its monsters wait for each other',
};

const KIT_LINES: Readonly<Record<string, string>> = {
  usual: 'what a careful party would own by then; every quest can be won with it',
  new: 'a weapon each and nothing else, as in quest 1',
};

/** The title of each quest and the first sentence of its briefing, by number. */
const QUEST_LINES: Readonly<Record<string, string>> = Object.fromEntries(
  QUESTS.map((text, i) => {
    const sheet = parseSheet(text);
    return [
      String(i + 1),
      sheet.ok ? `${sheet.value.title}: ${/^.*?[.!?](?= |$)/.exec(sheet.value.briefing)?.[0] ?? ''}` : '',
    ];
  }),
);

const LINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  quest: QUEST_LINES,
  zargon: ZARGON_LINES,
  kit: KIT_LINES,
};

/** What goes without saying, by the kind of the question. */
const USUAL: Readonly<Record<string, string>> = {
  defend: 'pass',
  meanwhile: 'pass',
  again: 'again',
  keep: 'keepSpell',
};

/** There in many turns and seldom wanted: when nothing else is left, the turn is as good as over. */
const SELDOM: readonly Action['type'][] = [
  'endTurn',
  'leave',
  'close',
  'drink',
  'give',
  'hold',
  'useRing',
  'handOver',
  'setDown',
];

/** What ends something comes behind everything else, and what is for good at the very end. */
const LATE: readonly Action['type'][] = ['pass', 'endTurn', 'goOn', 'leave'];

/** Roll, as long as there is no way to go yet; end the turn once there is nothing else that one would want. */
function usualInTurn(offers: readonly Action[]): Action | null {
  const offered = (wanted: Action['type']): Action | null => offers.find(({ type }) => type === wanted) ?? null;
  if (offered('walk') === null && offered('roll') !== null) return offered('roll');
  return offers.every(({ type }) => SELDOM.includes(type)) ? offered('endTurn') : null;
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
const CROWDS: Readonly<Partial<Record<Action['type'], string>>> = {
  order: 'order <heroes>',
  walk: 'walk <column,row>',
  place: 'place <column,row>',
  activate: 'activate <number>',
  give: 'give <thing> <hero>',
  buy: 'buy <hero> <thing>',
  sell: 'sell <hero> <thing>',
  swap: 'trade <hero> <hero> <thing>',
  pay: 'pay <hero> <hero> <gold>',
  wear: 'wear <hero> <suit>',
  rename: 'name <hero> <name>',
};

const CROWD_MIN = 5;
/** Where each of the monsters stands is worth a line. */
const MONSTERS_MIN = 9;
/** Spells have much to be said about them, and that once. */
const SPELLS_MIN = 2;

/** What a spell is aimed at. */
function aimOf(action: Extract<Action, { type: 'cast' | 'dread' }>): string {
  if (action.at !== null) return '<column,row>';
  if (action.type === 'dread') return action.direction === null ? '<whom>' : '<direction>';
  return action.mode === null ? '<whom>' : `<whom> ${action.mode}`;
}

function crowdOf(action: Action): Crowd | null {
  if (action.type === 'cast' || action.type === 'dread')
    return { name: `${action.type} ${action.spell} ${aimOf(action)}`, min: SPELLS_MIN, hasExamples: true };
  const name = CROWDS[action.type];
  const min = action.type === 'activate' ? MONSTERS_MIN : CROWD_MIN;
  return name === undefined ? null : { name, min, hasExamples: TOLD.includes(action.type) };
}

const strikeText = ({ kill, damage, body }: StrikeOdds): string =>
  body === 1 ? `kills ${percent(kill)}` : `kills ${percent(kill)}, ${damage.toFixed(2)} damage`;

/** HeroQuest at the terminal: you lead the four heroes, the program plays Zargon in the last seat. */
export const terminal: TerminalFacet<HeroQuest> = {
  scene,
  status,
  parse,
  unclear,
  hints: [
    'A square is called by its column and row on the map: 4,9. A side of it has a letter more: 4,9E is its east side, 4,9S its south side.',
    'In its turn a hero rolls and walks, and does one action, before or after the walk: attack, cast, search or disarm. Doors and potions are free.',
    'On the map a star marks whose turn it is. Monsters have numbers: attack 7; attack orc will do where only one can be meant.',
  ],
  examples: { action: 'walk 9,9', rule: 'move.roll-two-red', topic: 'pit' },
  openings: [
    '--set asPublished=on       the game of the box: white shields for heroes, black ones for monsters',
    '--set quest=3 --set zargon=novice       you lead all four heroes',
    '--players me,me,standard       two people share the heroes',
    '--players standard,me       you are Zargon',
    '--set campaign=on       all fourteen quests',
    '--set sheet=@my.quest       a quest of your own; one that was imported begins as published',
    '--load quest.table       on with a saved match',
  ],
  simulations: ['--games 100 --set quest=1', '--games 1000 --set quest=3 --set zargon=novice'],
  usualPlayers: ['me', 'standard'],
  asksFor: ['asPublished', 'quest', 'campaign', 'kit', 'zargon'],
  suggest: () => undefined,
  choice: (option, value) => LINES[option]?.[value] ?? '',
  warning(_options, isPerson) {
    const isZargonHere = isPerson.at(-1) === true && isPerson.slice(0, -1).includes(true);
    return isZargonHere ? 'Zargon’s map shows the whole quest: when it is Zargon’s turn, the others look away.' : null;
  },
  plays: ({ heroes, zargonSeat }, seat) =>
    seat === zargonSeat
      ? 'Zargon'
      : heroes
          .filter((hero) => hero.seat === seat)
          .map(({ name }) => name)
          .join(', '),
  isOpen: (ask) => !isZargons(ask),
  crowd: crowdOf,
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
  worths({ view }, { question }, offers) {
    const odds = offers.map((offer) => offerOdds(view, question, offer));
    return odds.every((one) => one === null) ? null : odds.map((one) => (one === null ? '' : strikeText(one)));
  },
  odds: oddsLine,
  oddsInFull: oddsLines,
};

/** Asked of Zargon, whose map is not for everybody's eyes. */
const isZargons = ({ question: { kind } }: Ask<HeroQuest>): boolean =>
  kind === 'zargon' || kind === 'hide' || kind === 'place' || kind === 'puppet';
