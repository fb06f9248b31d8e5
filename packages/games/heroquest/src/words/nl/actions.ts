import type { Said, Wording } from '@questhall/facets';
import { ARMORY, resaleOf } from '../../content/equipment.ts';
import type { Hero } from '../../content/heroes.ts';
import { heroOf } from '../../queries/figures.ts';
import { trapAt } from '../../queries/floor.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, HeroQuest, Question, View } from '../../types/index.ts';
import { standpointOf } from '../telling/asked.ts';
import { leftOf } from '../telling/left.ts';
import { nearestHero } from '../telling/places.ts';
import { type Surroundings, surroundingsOf } from '../telling/surroundings.ts';
import { activated, attacked, besideText, cast, dread } from './actions-fighting.ts';
import { anItem, captiveIn, theHero, theItem, whichHero } from './figures.ts';
import { lostText, undoneText } from './left.ts';
import { NAMES } from './names.ts';
import { list } from './numbers.ts';
import { regionText, roomText, spot, theDoor, wayTo } from './places.ts';
import { POTION_LINES, SCHOOL_LINES, SPELL_LINES } from './spell-lines.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
type Sayings = { readonly [K in Action['type']]: (action: Of<K>, view: View, question: Question) => Said };

/** What the parts of a turn are called where it is not said yet whom or what they are about. */
export const acts = {
  roll: 'Gooi de dobbelstenen',
  attack: 'Val aan',
  throw: 'Gooi de Dolk',
  endTurn: 'Beëindig de beurt',
  leave: 'Verlaat de kerker',
  treasure: 'Zoek naar schatten',
  secretDoors: 'Zoek naar geheime deuren',
  traps: 'Zoek naar vallen',
} as const;

const said = (title: string, detail = ''): Said => ({ title, detail });
const spotOf = (view: View, question: Question, at: Square): string => spot(view, standpointOf(view, question), at);
const doorOf = (view: View, question: Question, door: number): string =>
  theDoor(view, door, standpointOf(view, question));

const SAYINGS: Sayings = {
  order: ({ heroes }) => said(list(heroes.map((hero) => NAMES.hero[hero]))),
  takeSchool: ({ school }) => said(`Spreuken van ${NAMES.school[school]}`, SCHOOL_LINES[school]),
  hide: ({ room }, view) => said(`Verstop het in ${roomText(view, room)}`),
  roll: (_action, { turn }) =>
    turn?.movement == null ? said(acts.roll) : said('Gooi opnieuw', `met ${theItem('ferrymans-coin')}`),
  walk: ({ to }, view, question) => {
    const from = standpointOf(view, question);
    return said(from === null ? 'Loop' : `Loop ${wayTo(view, from, to)}`, around(view, to, question));
  },
  jump: ({ over, to }, view, question) =>
    said(`Spring over ${trapText(view, over)}${spotOf(view, question, to)}`, 'bij een schedel gaat de val af'),
  open: ({ door }, view, question) => said(`Open ${doorOf(view, question, door)}`),
  close: ({ door }, view, question) => said(`Sluit ${doorOf(view, question, door)}`),
  hold: ({ weapon }) => said(weapon === null ? 'Vecht met blote handen' : `Neem ${theItem(weapon)} in de hand`),
  attack: attacked,
  cast,
  search: ({ what }) => said(acts[what]),
  disarm: ({ at, with: tool }, view, question) =>
    said(
      `Maak ${trapText(view, at)} onschadelijk${spotOf(view, question, at)}`,
      tool === 'kit' ? `met ${theItem('tool-kit')}` : 'met blote handen',
    ),
  drink: ({ hero, potion }, _view, question) =>
    said(
      'hero' in question && question.hero === hero
        ? `Drink ${theItem(potion)}`
        : `${whichHero(hero)} drinkt ${theItem(potion)}`,
      POTION_LINES[potion],
    ),
  give: ({ item, to }) => said(`Geef ${theItem(item)} aan ${theHero(to)}`),
  pickUp: ({ at, item }, view, question) =>
    said(`Raap ${item === 'gold' ? 'het goud' : theItem(item)} op${spotOf(view, question, at)}`),
  elixir: ({ hero }) =>
    said(`Gebruik ${theItem('elixir-of-life')} voor ${theHero(hero)}`, 'weer in leven, en in volle kracht'),
  useRing: () => said(`Gebruik ${theItem('ring-of-return')}`, 'iedereen in zicht staat weer op de trap'),
  leave: () => said(acts.leave, 'de trap op en naar buiten, voorgoed'),
  endTurn: (_action, view, question) => {
    const left = leftOf(view, [question]);
    if (left === null) return said(acts.endTurn);
    return said(acts.endTurn, question.kind === 'zargon' ? undoneText(left) : lostText(left));
  },
  free: (_action, view) => said(`Sla de ketenen van ${captiveIn(view)} los`),
  lift: ({ at }, view, question) => said(`Til de kist met goud op${spotOf(view, question, at)}`),
  setDown: ({ at }, view, question) => said(`Zet de kist met goud neer${spotOf(view, question, at)}`),
  handOver: ({ to }) => said(`Geef de kist met goud aan ${theHero(to)}`),
  openGear: () => said('Open de kist', 'iedereen pakt zijn spullen terug'),
  portal: ({ door }, view, question) => said(`Ga ${doorOf(view, question, door)} in`, 'waar het ook heen voert'),
  steer: ({ by }, _view, question) => {
    const sum = question.kind === 'steer' ? question.sum : 0;
    return said(by === 0 ? `Laat het op ${sum} staan` : `Maak er ${sum + by} van`);
  },
  activate: ({ monster }, view) => activated(view, monster),
  dread,
  place: ({ at }, view, question) => said(`Zet het neer ${placeText(view, at)}`, around(view, at, question)),
  stepAside: ({ to }, view, question) => {
    const from = standpointOf(view, question);
    return said(from === null ? 'Stap opzij' : `Stap ${wayTo(view, from, to)}`);
  },
  rescue: ({ spell }) => said(`Gebruik ${NAMES.spell[spell]}`, SPELL_LINES[spell]),
  again: (_action, _view, question) =>
    said('Gooi opnieuw', question.kind === 'again' ? `tegen ${NAMES.dreadSpell[question.against]}` : ''),
  keepSpell: () => said('Bewaar de spreuk', 'die raakt niet op'),
  pass: (_action, _view, { kind }) => said(PASSES[kind] ?? 'Nee, dank je'),
  buy: ({ hero, gear }, view) =>
    said(
      `Koop ${anItem(gear)} voor ${theHero(hero)}`,
      `${ARMORY[gear]} goud, dan nog ${goldOf(view, hero) - ARMORY[gear]} over`,
    ),
  sell: ({ hero, gear }) => said(`${whichHero(hero)} verkoopt ${theItem(gear)}`, `${resaleOf(gear)} goud`),
  swap: ({ from, to, item }) => said(`${whichHero(from)} geeft ${theItem(item)} aan ${theHero(to)}`),
  pay: ({ from, to, gold }) => said(`${whichHero(from)} geeft ${gold} goud aan ${theHero(to)}`),
  wear: ({ hero, suit }) =>
    said(`${whichHero(hero)} trekt ${suit === null ? 'het harnas uit' : `${theItem(suit)} aan`}`),
  rename: ({ hero, name }) => said(`Noem ${theHero(hero)} ${name}`),
  goOn: (_action, view) => said(`Op naar queeste ${view.quest}`),
};

export const action: Wording<HeroQuest>['action'] = (chosen, { question }, { view }) => {
  const say = SAYINGS[chosen.type] as (chosen: Action, view: View, question: Question) => Said; // looked up by the action's own type
  return say(chosen, view, question);
};

const PASSES: Readonly<Partial<Record<Question['kind'], string>>> = {
  defend: 'Gooi de verdediging',
  rescue: 'Laat de held sterven',
  keep: 'Laat de spreuk op zijn',
  again: 'Laat het hierbij',
  meanwhile: 'Drink nu niets',
};

const goldOf = (view: View, hero: Hero): number => heroOf(view, hero).gold;

/** `de valkuil`, `het vallende blok`; `de val` where it is not known which. */
function trapText(view: View, at: Square): string {
  const trap = trapAt(view, at);
  return trap === null ? 'de val' : TRAPS[trap.kind];
}

const TRAPS = { pit: 'de valkuil', block: 'het vallende blok', spear: 'de speerval' } as const;

/** Where Zargon puts something, as seen from the hero who is closest to it. */
function placeText(view: View, at: Square): string {
  const hero = nearestHero(view, at);
  return hero === null ? regionText(view, at) : `${wayTo(view, hero.at, at)}, vanaf ${theHero(hero.hero)}`;
}

/** What is worth knowing about a square before one goes there. */
function around(view: View, at: Square, question: Question): string {
  const { ground, beside, doors } = surroundingsOf(view, at, question);
  const gates = doors.map(({ edge }) => `bij ${theDoor(view, edge, at)}`);
  return [...(ground === null ? [] : [GROUNDS[ground]]), ...besideText(view, beside), ...gates].join(', ');
}

const GROUNDS: Readonly<Record<NonNullable<Surroundings['ground']>, string>> = {
  openPit: 'de kuil in',
  stairway: 'op de trap',
  pit: 'in de valkuil',
  block: 'onder het vallende blok',
  spear: 'in de speerval',
};
