import type { Wording } from '@questhall/facets';
import { factsIn, named } from '@questhall/facets/saying';
import type { Facts } from '@questhall/kernel';
import { cellsOf } from '@questhall/tiles';
import { entityAt, findEntity, isConscious } from '../../queries/entities.ts';
import type { Glowquest, Question, View } from '../../types/index.ts';
import { distanceTo, type FactSayings, isFigure } from '../telling/facts.ts';
import { benefitName, figureIn } from './figures.ts';
import { NAMES } from './names.ts';
import { capital, count, price, small, squares, steps as stepCount, surges as surgeCount } from './numbers.ts';
import { placeText, theDoor } from './places.ts';

function squareFact(view: View, at: number, { barred }: Facts): string {
  if (!cellsOf(view.floor).includes(at)) return 'nog niemand heeft dat vak verkend';
  if (barred !== undefined) return 'er is geen weg daarheen vrij';
  const who = entityAt(view, at);
  if (who !== null) return `daar ${isConscious(who) ? 'staat' : 'ligt'} ${figureIn(view, who.id)}`;
  return view.glow.includes(at) ? 'op dat vak is Gloed' : '';
}

const figureFact = (view: View, id: number): string =>
  findEntity(view, id) === null ? 'zo iemand is hier niet' : `dat is ${figureIn(view, id)}`;

function doorFact(view: View, id: number): string {
  const door = view.floor.doors.find((one) => one.id === id);
  const hero = findEntity(view, view.phase?.hero ?? -1);
  if (door === undefined)
    return hero === null ? 'zo’n deur is er niet' : `naast ${figureIn(view, hero.id)} is geen gesloten deur`;
  if (hero !== null && !door.isOpen && door.near !== hero.at)
    return `die deur is ${placeText(hero.at, door.near, figureIn(view, hero.id))}`;
  return door.isOpen ? `${theDoor(door)} staat al open` : `dat is ${theDoor(door)}`;
}

/** Somebody out of reach, and how far it is. */
function targetFact(view: View, id: number, benefit: string | number | undefined): string {
  if (findEntity(view, id) === null) return 'zo iemand is hier niet';
  if (benefit !== undefined) return `${benefitName(String(benefit))} op ${figureIn(view, id)} gaat niet`;
  const far = distanceTo(view, id);
  if (far === null) return `dat is ${figureIn(view, id)}`;
  const unseen = far.isSeen ? '' : ', en uit het zicht';
  return `${figureIn(view, id)} staat ${stepCount(far.steps)} van ${figureIn(view, far.actor)}${unseen}`;
}

const timingFact = (timing: string | number, benefit: string): string =>
  timing === 'any'
    ? `${benefit} gaat niet midden in een aanval`
    : `${benefit} gebruik je ${named(NAMES.timing, timing)}`;

const there = (n: string | number | undefined): string =>
  n === 1 ? 'er is er 1' : n === 0 ? 'er zijn er geen' : `er zijn er ${n}`;

const SAID: FactSayings = {
  asked: (kind) => named(QUESTIONS, kind),
  square: (at, view, all) => squareFact(view, Number(at), all),
  chosen: (what, view) => (isFigure(what) ? figureFact(view, Number(what)) : 'dat vak is geen keus'),
  door: (id, view) => doorFact(view, Number(id)),
  steps: (n, _view, { left }) =>
    `dat ${n === 1 ? 'is' : 'zijn'} ${stepCount(Number(n))}, met ${squares(Number(left ?? 0))} over`,
  left: (n, _view, { steps }) => (steps === undefined ? `over: ${squares(Number(n))}` : ''),
  target: (id, view, { benefit }) => targetFact(view, Number(id), benefit),
  benefit: (id, _view, { timing, cost, times, shield, target, negatives }) =>
    [timing, cost, times, shield, target, negatives].every((fact) => fact === undefined)
      ? `${benefitName(String(id))} gaat nu niet`
      : '',
  times: (n, _view, { benefit }) => `deze beurt al ${small(Number(n))} keer gebruikt: ${benefitName(String(benefit))}`,
  timing: (timing, _view, { benefit }) => timingFact(timing, benefitName(String(benefit))),
  cost: (n, _view, { benefit, surges }) =>
    `${benefit === undefined ? 'dat' : benefitName(String(benefit))} kost ${price(n)}, en ${there(surges)}`,
  surges: (n, _view, { cost }) => (cost === undefined ? `over: ${surgeCount(Number(n))}` : ''),
  shield: (n, _view, { benefit }) => `met Schild ${n} heb je niets aan ${benefitName(String(benefit))}`,
  base: (source) =>
    source === 'own' || source === 'role'
      ? 'die basisschade is er niet'
      : `niet bij de hand: ${named(NAMES.card, source)}`,
  attacks: (n) => `er ${n === 1 ? 'is' : 'zijn'} al ${count(Number(n), 'aanval', 'aanvallen')} gedaan`,
  card: (card) => `dat is ${named(NAMES.card, card)}`,
  deck: (deck) => `dat is de ${named(NAMES.deck, deck)}`,
  effect: (effect) => `dat is ${named(NAMES.effect, effect)}`,
  negatives: (_none, _view, { benefit }) =>
    `er is geen negatief Effect dat ${benefitName(String(benefit))} kan verlagen`,
  seats: (n, _view, { wanted }) => (wanted === undefined ? `plaatsen aan deze tafel: ${n}` : ''),
  wanted: (n, _view, { seats }) =>
    `zo’n tafel heeft ${count(Number(n), 'plaats', 'plaatsen')}, en niet ${small(Number(seats ?? 0))}`,
  fixed: (why) => named(FIXED, why),
};

const QUESTIONS: Readonly<Record<Question['kind'], string>> = {
  gain: 'eerst moet er een stapel worden gekozen',
  keep: 'eerst moet er een van de getrokken kaarten blijven',
  bounty: 'eerst moet er een Premie worden verdeeld',
  overflow: 'eerst moet er iets weg',
  trade: 'iemand wacht op antwoord over een ruil',
  stand: 'de helden komen de trap af',
  explore: 'de helden zijn op verkenning',
  setUp: 'de monsters worden opgesteld',
  turn: 'er is iemand aan de beurt',
  down: 'er is iemand aan de beurt die bewusteloos ligt',
  move: 'eerst moet er iemand klaar zijn met lopen',
  leave: 'eerst vluchten voor een vijand, of die ontwijken',
  roll: 'er is net gegooid voor een aanval',
  hit: 'een aanval heeft net geraakt',
  miss: 'een aanval heeft net gemist',
  forced: 'er wordt iemand verplaatst',
  momentum: 'er wordt iemand teruggedreven',
  follow: 'er volgt iemand na een aanval',
  victim: 'eerst moet er nog een doelwit worden gekozen',
  shove: 'eerst moet er iemand worden gekozen om te duwen',
  packets: 'er is weerkaatste schade onderweg',
  reduce: 'eerst moet er een Effect worden gekozen',
  guard: 'een bondgenoot dreigt gewond te raken',
  brink: 'een held dreigt te vallen',
  activate: 'eerst moet er een monster worden gekozen',
};

const FIXED: Readonly<Record<string, string>> = {
  dice: 'sindsdien zijn er dobbelstenen gevallen',
  secret: 'sindsdien is er iets verborgens aan het licht gekomen',
  seal: 'sindsdien is er een keuze verzegeld',
  seat: 'die zet was van iemand anders',
};

export const facts: Wording<Glowquest>['facts'] = (given, { view }) => factsIn(SAID, capital, given, view);
