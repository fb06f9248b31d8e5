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
  if (!cellsOf(view.floor).includes(at)) return 'nobody has explored that square yet';
  if (barred !== undefined) return 'no way there is open';
  const who = entityAt(view, at);
  if (who !== null) return `${figureIn(view, who.id)} ${isConscious(who) ? 'stands' : 'lies'} there`;
  return view.glow.includes(at) ? 'there is Glow on that square' : '';
}

const figureFact = (view: View, id: number): string =>
  findEntity(view, id) === null ? 'nobody like that is here' : `that is ${figureIn(view, id)}`;

function doorFact(view: View, id: number): string {
  const door = view.floor.doors.find((one) => one.id === id);
  const hero = findEntity(view, view.phase?.hero ?? -1);
  if (door === undefined)
    return hero === null ? 'there is no such door' : `no closed door is beside ${figureIn(view, hero.id)}`;
  if (hero !== null && !door.isOpen && door.near !== hero.at)
    return `that door is ${placeText(hero.at, door.near, figureIn(view, hero.id))}`;
  return door.isOpen ? `${theDoor(door)} is open already` : `that is ${theDoor(door)}`;
}

const TIMES = ['', 'once', 'twice'] as const;

/** Somebody out of reach, and how far it is. */
function targetFact(view: View, id: number, benefit: string | number | undefined): string {
  if (findEntity(view, id) === null) return 'nobody like that is here';
  if (benefit !== undefined) return `${benefitName(String(benefit))} on ${figureIn(view, id)} will not do`;
  const far = distanceTo(view, id);
  if (far === null) return `that is ${figureIn(view, id)}`;
  const unseen = far.isSeen ? '' : ', and out of its sight';
  return `${figureIn(view, id)} is ${stepCount(far.steps)} from ${figureIn(view, far.actor)}${unseen}`;
}

function timingFact(timing: string | number, benefit: string): string {
  return timing === 'any'
    ? `${benefit} cannot be used in the middle of an attack`
    : `${benefit} is for use ${named(NAMES.timing, timing)}`;
}

const SAID: FactSayings = {
  asked: (kind) => named(QUESTIONS, kind),
  square: (at, view, all) => squareFact(view, Number(at), all),
  chosen: (what, view) =>
    isFigure(what) ? figureFact(view, Number(what)) : 'that square is not among those to choose from',
  door: (id, view) => doorFact(view, Number(id)),
  steps: (n, _view, { left }) => `that is ${stepCount(Number(n))}, with ${squares(Number(left ?? 0))} left`,
  left: (n, _view, { steps }) => (steps === undefined ? `${squares(Number(n))} left` : ''),
  target: (id, view, { benefit }) => targetFact(view, Number(id), benefit),
  benefit: (id, _view, { timing, cost, times, shield, target, negatives }) =>
    [timing, cost, times, shield, target, negatives].every((fact) => fact === undefined)
      ? `${benefitName(String(id))} cannot be used now`
      : '',
  times: (n, _view, { benefit }) =>
    `${benefitName(String(benefit))} has been used ${TIMES[Number(n)] ?? `${n} times`} this Turn`,
  timing: (timing, _view, { benefit }) => timingFact(timing, benefitName(String(benefit))),
  cost: (n, _view, { benefit, surges }) =>
    `${benefit === undefined ? 'that' : benefitName(String(benefit))} costs ${price(Number(n))}, and there ${surges === 1 ? 'is' : 'are'} ${surges === 0 ? 'none' : surges}`,
  surges: (n, _view, { cost }) => (cost === undefined ? `${surgeCount(Number(n))} left` : ''),
  shield: (n, _view, { benefit }) => `with Shield ${n} there is no use for ${benefitName(String(benefit))}`,
  base: (source) =>
    source === 'own' || source === 'role'
      ? 'that is no value of its own'
      : `${named(NAMES.card, source)} is not at hand`,
  attacks: (n) => `${count(Number(n), 'attack', 'attacks')} ${n === 1 ? 'has' : 'have'} been made`,
  card: (card) => `that is ${named(NAMES.card, card)}`,
  deck: (deck) => `that is the ${named(NAMES.deck, deck)}`,
  effect: (effect) => `that is ${named(NAMES.effect, effect)}`,
  negatives: (_none, _view, { benefit }) =>
    `no negative Effect is there that ${benefitName(String(benefit))} could lower`,
  seats: (n, _view, { wanted }) => (wanted === undefined ? `seats at this table: ${n}` : ''),
  wanted: (n, _view, { seats }) =>
    `such a table has ${count(Number(n), 'seat', 'seats')}, and not ${small(Number(seats ?? 0))}`,
  fixed: (why) => named(FIXED, why),
};

const QUESTIONS: Readonly<Record<Question['kind'], string>> = {
  gain: 'a deck has to be named first',
  keep: 'one of the drawn cards has to be kept first',
  bounty: 'a Bounty has to be paid first',
  overflow: 'something has to be put away first',
  trade: 'somebody waits for an answer to a trade',
  stand: 'the heroes are coming down the stairs',
  explore: 'the heroes are exploring',
  setUp: 'the monsters are taking their places',
  turn: 'it is somebody’s Turn',
  down: 'it is the Turn of somebody who lies Unconscious',
  move: 'a move has to be finished first',
  leave: 'an enemy has to be fled or dodged first',
  roll: 'an attack has just been rolled',
  hit: 'an attack has just hit',
  miss: 'an attack has just missed',
  forced: 'somebody is being moved',
  momentum: 'somebody is being driven back',
  follow: 'somebody follows after an attack',
  victim: 'one more target has to be named first',
  shove: 'somebody to push has to be named first',
  packets: 'reflected damage is on its way',
  reduce: 'an Effect has to be chosen first',
  guard: 'an ally is about to be hurt',
  brink: 'a hero is about to fall',
  activate: 'a monster has to be chosen first',
};

const FIXED: Readonly<Record<string, string>> = {
  dice: 'since then dice have fallen',
  secret: 'since then something hidden has come to light',
  seal: 'since then a choice has been sealed',
  seat: 'somebody else made that move',
};

export const facts: Wording<Glowquest>['facts'] = (given, { view }) => factsIn(SAID, capital, given, view);
