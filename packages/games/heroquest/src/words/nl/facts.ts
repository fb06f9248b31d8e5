import type { Wording } from '@questhall/facets';
import type { Facts } from '@questhall/kernel';
import { isMonsterId, squareOfAnyone } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroQuest, Question, View } from '../../types/index.ts';
import { type FactSayings, factsIn, isHero, named } from '../telling/facts.ts';
import { book } from './book.ts';
import { figureIn, ITEM_NAMES, theHero } from './figures.ts';
import { NAMES } from './names.ts';
import { count, squares } from './numbers.ts';
import { roomText } from './places.ts';
import { barredText, doorText, notBeside, placeText, unseen } from './why-not.ts';

const heroName = (name: string | number): string => (isHero(name) ? theHero(name) : String(name));
const anyone = (view: View, who: string | number): string =>
  typeof who === 'number' ? figureIn(view, who) : heroName(who);
const houseRule = (name: string): string => book.houseRules[name]?.title ?? name;
const steps = (n: string | number): string => `dat ${n === 1 ? 'is' : 'zijn'} ${count(Number(n), 'stap', 'stappen')}`;

/** A place or a figure, with where somebody stands for whom it is out of reach or out of sight. */
function whereText(view: View, at: Square, { from, unseenFrom, barred }: Facts, what?: string): string {
  if (barred !== undefined) return barredText(view, at);
  if (from !== undefined) return notBeside(view, at, Number(from), what);
  return unseenFrom === undefined ? placeText(view, at) : unseen(view, at, Number(unseenFrom), what);
}

function targetText(view: View, who: string | number, all: Facts): string {
  const { from, unseenFrom } = all;
  const at = squareOfAnyone(view, who);
  if (at === null && typeof who === 'number' && isMonsterId(who))
    return view.monsters.length === 0 ? 'er is geen monster te zien' : 'zo’n monster is niet te zien';
  if (at === null || (from ?? unseenFrom) === undefined) return `dat is ${anyone(view, who)}`;
  return whereText(view, at, all, anyone(view, who));
}

/** What each fact of a refusal says. */
const SAID: FactSayings = {
  asked: (kind) => named(QUESTIONS, kind),
  square: (at, view, all) => whereText(view, Number(at), all),
  door: (edge, view, { from }) => doorText(view, Number(edge), from === undefined ? null : Number(from)),
  open: () => 'die staat al open',
  closed: () => 'die is al dicht',
  target: (who, view, all) => targetText(view, who, all),
  acted: (hero) => `${heroName(hero)} heeft in deze beurt al iets gedaan`,
  searchedBy: (hero) => `${heroName(hero)} heeft hier al gezocht; een andere held mag het nog`,
  monster: (id, view) => `dat is ${figureIn(view, Number(id))}`,
  monsters: () => 'er is een monster in die kamer',
  hero: (hero) => `dat is ${heroName(hero)}`,
  to: (hero) => `aan ${heroName(hero)}`,
  tool: (tool) =>
    tool === 'kit'
      ? 'die held heeft geen Gereedschapstas; de Dwerg kan het met blote handen'
      : 'alleen de Dwerg kan het met blote handen; alle anderen hebben een Gereedschapstas nodig',
  rolled: (left) =>
    left === 0
      ? 'er is nog niet gegooid om te lopen'
      : `er is al gegooid om te lopen, en er ${left === 1 ? 'is' : 'zijn'} nog ${squares(Number(left))} over`,
  steps: (n, _view, { move, left }) =>
    move === undefined
      ? `${steps(n)}, met nog ${squares(Number(left ?? 0))} over`
      : `${steps(n)}, en het loopt er hoogstens ${move}`,
  left: (n, _view, { steps: walked }) => (walked === undefined ? `nog ${squares(Number(n))} over` : ''),
  turns: () => 'deze beurt wordt er geladen',
  potion: (potion) => `dat is ${named(NAMES.potion, potion)}`,
  item: (item) => `dat is ${named(ITEM_NAMES, item)}`,
  gear: (gear) => `dat is ${named(ITEM_NAMES, gear)}`,
  weapon: (weapon) => `dat is ${thing(weapon)}`,
  held: (weapon) => `in de hand: ${thing(weapon)}`,
  suit: (suit) => (suit === 'nothing' ? 'er wordt al geen harnas gedragen' : `dat is ${named(ITEM_NAMES, suit)}`),
  spell: (spell) => `dat is ${named({ ...NAMES.spell, ...NAMES.dreadSpell }, spell)}`,
  school: (school) => `iemand heeft de spreuken van ${named(NAMES.school, school)} al`,
  mind: (n) => `samen hebben ze ${n} geestpunten`,
  sum: (n) => `dat zou ${n} zijn`,
  room: (room, view) => `dat is ${roomText(view, String(room))}`,
  price: (n) => `het kost ${n} goud`,
  gold: (n) => `er is ${n} goud`,
  name: (name) => `${name} is geen naam om te kiezen`,
  heroes: (n) => (n === 1 ? 'noem je held' : `noem alle ${count(Number(n), 'held', 'helden')}, elk één keer`),
  seats: (n) => `plaatsen aan deze tafel: ${n}`,
  house: (rule) => `dit huis speelt met “${houseRule(String(rule))}”`,
  fixed: (why) => named(FIXED, why),
};

const thing = (item: string | number): string => (item === 'nothing' ? 'niets' : named(ITEM_NAMES, item));

const QUESTIONS: Readonly<Record<Question['kind'], string>> = {
  order: 'eerst moet de volgorde van de helden vaststaan',
  school: 'eerst moeten er spreuken worden gekozen',
  hide: 'eerst moet er iets worden verstopt',
  turn: 'een held is aan de beurt',
  puppet: 'een pop is aan de beurt',
  genie: 'de Djinn is aan de beurt',
  captive: 'de gevangene is aan de beurt',
  whisk: 'de wind draagt een held',
  zargon: 'Zargon is aan de beurt',
  defend: 'zo meteen wordt er verdedigd',
  rescue: 'een held sterft',
  aside: 'er valt een blok',
  place: 'er moet een monster worden neergezet',
  steer: 'er is gegooid voor een portaal',
  keep: 'er is net een spreuk gebruikt',
  again: 'een poging tot verzet is net mislukt',
  meanwhile: 'iemand anders beslist, en jij mag alleen drinken',
  town: 'de helden zijn in de stad',
};

const FIXED: Readonly<Record<string, string>> = {
  dice: 'sindsdien zijn er dobbelstenen gevallen',
  secret: 'sindsdien is er iets verborgens aan het licht gekomen',
  seal: 'sindsdien is er een keuze verzegeld',
  seat: 'die zet was van iemand anders',
};

export const facts: Wording<HeroQuest>['facts'] = (given, { view }) => factsIn(SAID, given, view);
