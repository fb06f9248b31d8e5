import type { Ask } from '@questhall/kernel';
import { ARMORY, resaleOf } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import { heroOf } from '../queries/figures.ts';
import type { Square } from '../sheet/sheet.ts';
import type { Action, HeroQuest, Question, View } from '../types/index.ts';
import { attackerOf } from '../words/questions.ts';
import { squareIn } from '../words/squares.ts';
import { type Surroundings, surroundingsOf } from '../words/surroundings.ts';
import type { Telling } from '../words/words.ts';
import { activateText, attackText, besideText, castText, dreadText } from './actions-fighting.ts';
import { captiveIn, ITEM_NAMES, theHero, theItem } from './figures.ts';
import { DUTCH_NAMES } from './names.ts';
import { listed } from './numbers.ts';
import { POTION_LINES, SCHOOL_LINES, SPELL_LINES } from './spell-lines.ts';
import { edgeIn, roomIn } from './squares.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
type Labels = { readonly [K in Action['type']]: (action: Of<K>, view: View, question: Question) => string };

const LABELS: Labels = {
  order: ({ heroes }) => listed(heroes.map((hero) => DUTCH_NAMES.hero[hero])),
  takeSchool: ({ school }) => SCHOOL_LINES[school],
  hide: ({ room }, view) => `in kamer ${roomIn(view, room)}`,
  roll: (_action, { turn }) =>
    turn?.movement == null ? 'gooien om te lopen' : `opnieuw gooien met de ${DUTCH_NAMES.artifact['ferrymans-coin']}`,
  walk: ({ to }, view, question) => `naar ${squareIn(view, to)}${surroundings(view, to, question)}`,
  jump: ({ over, to }, view) =>
    `over ${squareIn(view, over)} naar ${squareIn(view, to)} springen; bij een schedel gaat de val af`,
  open: ({ door }, view) => `de deur ${edgeIn(view, door)} openen`,
  close: ({ door }, view) => `de deur ${edgeIn(view, door)} sluiten`,
  hold: ({ weapon }) => `${weapon === null ? 'niets' : theItem(weapon)} in de hand nemen`,
  attack: ({ target, isThrown }, view, question) => attackText(view, attackerOf(question), target, isThrown),
  cast: (action, view) => castText(action, view),
  search: ({ what }) => SEARCHES[what],
  disarm: ({ at, with: tool }, view) =>
    `de val op ${squareIn(view, at)} onschadelijk maken, met ${tool === 'kit' ? theItem('tool-kit') : 'blote handen'}`,
  drink: ({ potion }) => POTION_LINES[potion],
  give: ({ item, to }) => `${theItem(item)} aan ${theHero(to)} geven`,
  pickUp: ({ at, item }, view) => `${item === 'gold' ? 'het goud' : theItem(item)} oprapen op ${squareIn(view, at)}`,
  elixir: ({ hero }) => `${theItem('elixir-of-life')} voor ${theHero(hero)}, die blijft leven`,
  useRing: () => `${theItem('ring-of-return')}: iedereen in zicht staat weer op de trap`,
  leave: () => 'de trap op en naar buiten, voorgoed',
  endTurn: (_action, _view, question) =>
    question.kind === 'zargon' ? 'het hierbij laten: de helden zijn aan zet' : 'het hierbij laten',
  free: (_action, view) => `de ketenen van ${captiveIn(view)} losslaan`,
  lift: ({ at }, view) => `de kist met goud op ${squareIn(view, at)} optillen`,
  setDown: ({ at }, view) => `de kist met goud neerzetten op ${squareIn(view, at)}`,
  handOver: ({ to }) => `de kist met goud aan ${theHero(to)} geven`,
  openGear: () => 'de kist openen en alles terugpakken',
  portal: ({ door }, view) => `het portaal ${edgeIn(view, door)} in, waar het ook heen voert`,
  steer: ({ by }, _view, question) =>
    by === 0 ? 'het zo laten' : `er ${question.kind === 'steer' ? question.sum + by : by} van maken`,
  activate: ({ monster }, view) => activateText(view, monster),
  dread: (action, view) => dreadText(action, view),
  place: ({ at }, view, question) => `op ${squareIn(view, at)}${surroundings(view, at, question)}`,
  stepAside: ({ to }, view) => `naar ${squareIn(view, to)}`,
  rescue: ({ spell }) => `${DUTCH_NAMES.spell[spell]}: ${SPELL_LINES[spell]}`,
  again: (_action, _view, question) =>
    question.kind === 'again' ? `nog eens gooien tegen ${DUTCH_NAMES.dreadSpell[question.against]}` : 'nog eens gooien',
  keepSpell: () => 'de spreuk raakt niet op',
  pass: (_action, _view, { kind }) => PASSES[kind] ?? 'nee, dank je',
  buy: ({ hero, gear }, view) =>
    `een ${ITEM_NAMES[gear]} voor ${theHero(hero)}: ${ARMORY[gear]} goud, dan nog ${goldOf(view, hero) - ARMORY[gear]} over`,
  sell: ({ hero, gear }) => `${theHero(hero)} verkoopt ${theItem(gear)} voor ${resaleOf(gear)} goud`,
  swap: ({ from, to, item }) => `${theHero(from)} geeft ${theItem(item)} aan ${theHero(to)}`,
  pay: ({ from, to, gold }) => `${theHero(from)} geeft ${gold} goud aan ${theHero(to)}`,
  wear: ({ hero, suit }) => `${theHero(hero)} trekt ${suit === null ? 'het harnas uit' : `${theItem(suit)} aan`}`,
  rename: ({ hero, name }) => `${theHero(hero)} heet voortaan ${name}`,
  goOn: (_action, view) => `op naar queeste ${view.quest}`,
};

/** What choosing it does. */
export const action: Telling<HeroQuest>['action'] = (chosen, { question }: Ask<HeroQuest>, { view }) => {
  const label = LABELS[chosen.type] as (chosen: Action, view: View, question: Question) => string; // looked up by the action's own type
  return label(chosen, view, question);
};

const SEARCHES: Readonly<Record<Of<'search'>['what'], string>> = {
  treasure: 'in deze kamer naar schatten zoeken',
  secretDoors: 'naar geheime deuren zoeken',
  traps: 'naar vallen zoeken',
};

const PASSES: Readonly<Partial<Record<Question['kind'], string>>> = {
  defend: 'de verdediging gooien',
  rescue: 'de held laten sterven',
  keep: 'de spreuk is op',
  again: 'het hierbij laten',
  meanwhile: 'nu niets drinken',
};

const goldOf = (view: View, hero: Hero): number => heroOf(view, hero).gold;

/** What is worth knowing about a square before one goes there. */
function surroundings(view: View, at: Square, question: Question): string {
  const { ground, beside, doors } = surroundingsOf(view, at, question);
  const gates = doors.map(
    ({ edge, kind }) => `, bij ${kind === 'portal' ? 'het portaal' : 'de deur'} ${edgeIn(view, edge)}`,
  );
  return `${ground === null ? '' : GROUNDS[ground]}${besideText(view, beside)}${gates.join('')}`;
}

const GROUNDS: Readonly<Record<NonNullable<Surroundings['ground']>, string>> = {
  openPit: ', de kuil in',
  stairway: ', op de trap',
  pit: ', in de valkuil',
  block: ', onder het vallende blok',
  spear: ', in de speerval',
};
