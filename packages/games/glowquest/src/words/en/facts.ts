import type { Facts } from '@questhall/kernel';
import { cellsOf, distanceBetween, FAR, isInSight } from '@questhall/tiles';
import { entityAt, findEntity } from '../../queries/entities.ts';
import type { Glowquest, Question, View } from '../../types/index.ts';
import { doorPlace, squareText } from '../typed/squares.ts';
import type { Words } from '../words.ts';
import { benefitName, figureIn } from './figures.ts';
import { NAMES } from './names.ts';
import { capital, count, digits, small } from './numbers.ts';

/** A key of some table as its name, or as it is when the table has no such key. */
const named = (names: Readonly<Record<string, string>>, key: string | number): string =>
  (Object.hasOwn(names, key) ? names[String(key)] : undefined) ?? String(key);

/** Squares have large numbers, and figures small ones. */
const FIGURES_MAX = 200;

function squareFact(view: View, at: number, { barred }: Facts): string {
  if (!cellsOf(view.floor).includes(at)) return `nobody has explored ${squareText(at)} yet`;
  if (barred !== undefined) return `no way to ${squareText(at)} is open`;
  const who = entityAt(view, at);
  if (who !== null) return `${figureIn(view, who.id)} stands at ${squareText(at)}`;
  return view.glow.includes(at) ? `there is Glow at ${squareText(at)}` : `that is ${squareText(at)}`;
}

const figureFact = (view: View, id: number): string =>
  findEntity(view, id) === null ? 'nobody like that is here' : `that is ${figureIn(view, id)}`;

function doorFact(view: View, id: number): string {
  const door = view.floor.doors.find((one) => one.id === id);
  const hero = findEntity(view, view.phase?.hero ?? -1);
  if (door === undefined)
    return hero === null ? 'there is no such door' : `no closed door is beside ${figureIn(view, hero.id)}`;
  if (hero !== null && !door.isOpen && door.near !== hero.at)
    return `the door ${doorPlace(door)} is not beside ${figureIn(view, hero.id)}`;
  return `that is the ${door.isOpen ? 'open ' : ''}door ${doorPlace(door)}`;
}

const TIMES = ['', 'once', 'twice'] as const;

/** Somebody out of reach, and how far it is. */
function targetFact(view: View, id: number, benefit: string | number | undefined): string {
  const [target, actor] = [findEntity(view, id), findEntity(view, view.turn?.who ?? -1)];
  if (target === null) return 'nobody like that is here';
  if (benefit !== undefined) return `${benefitName(String(benefit))} on ${figureIn(view, id)} will not do`;
  const placed = `${figureIn(view, id)} is at ${squareText(target.at)}`;
  if (actor === null || actor.id === id) return placed;
  const far = distanceBetween(view.floor, actor.at, target.at);
  const unseen = isInSight(view.floor, actor.at, target.at) ? '' : ', and out of its sight';
  return far >= FAR
    ? placed
    : `${placed}, ${count(far, 'step')} from ${figureIn(view, actor.id)} at ${squareText(actor.at)}${unseen}`;
}

function timingFact(timing: string | number, benefit: string): string {
  return timing === 'any'
    ? `${benefit} cannot be used in the middle of an attack`
    : `${benefit} is for use ${named(NAMES.timing, timing)}`;
}

/** What a refusal may tell besides its rule; every language has words for it. */
type FactName =
  | 'asked'
  | 'square'
  | 'chosen'
  | 'door'
  | 'steps'
  | 'left'
  | 'target'
  | 'benefit'
  | 'times'
  | 'timing'
  | 'cost'
  | 'surges'
  | 'shield'
  | 'base'
  | 'attacks'
  | 'card'
  | 'deck'
  | 'effect'
  | 'negatives'
  | 'seats'
  | 'wanted'
  | 'fixed';

/** What each fact of a refusal says. */
export type FactSayings = Readonly<Record<FactName, (value: string | number, view: View, all: Facts) => string>>;

const SAID: FactSayings = {
  asked: (kind) => named(QUESTIONS, kind),
  square: (at, view, all) => squareFact(view, Number(at), all),
  chosen: (what, view) =>
    Number(what) < FIGURES_MAX
      ? figureFact(view, Number(what))
      : `the square ${squareText(Number(what))} is not among those to choose from`,
  door: (id, view) => doorFact(view, Number(id)),
  steps: (n, _view, { left }) => `that is ${count(Number(n), 'step')}, with ${count(Number(left ?? 0), 'square')} left`,
  left: (n, _view, { steps }) => (steps === undefined ? `${count(Number(n), 'square')} left` : ''),
  target: (id, view, { benefit }) => targetFact(view, Number(id), benefit),
  benefit: (id, _view, { timing, cost, times, shield, target, negatives }) =>
    [timing, cost, times, shield, target, negatives].every((fact) => fact === undefined)
      ? `${benefitName(String(id))} cannot be used now`
      : '',
  times: (n, _view, { benefit }) =>
    `${benefitName(String(benefit))} has been used ${TIMES[Number(n)] ?? `${n} times`} this Turn`,
  timing: (timing, _view, { benefit }) => timingFact(timing, benefitName(String(benefit))),
  cost: (n, _view, { benefit, surges }) =>
    `${benefit === undefined ? 'that' : benefitName(String(benefit))} costs ${digits(Number(n), 'Surge')}, and there ${surges === 1 ? 'is' : 'are'} ${surges === 0 ? 'none' : surges}`,
  surges: (n, _view, { cost }) => (cost === undefined ? `${count(Number(n), 'Surge')} left` : ''),
  shield: (n, _view, { benefit }) => `with Shield ${n} there is no use for ${benefitName(String(benefit))}`,
  base: (source) =>
    source === 'own' || source === 'role'
      ? 'that is no value of its own'
      : `${named(NAMES.card, source)} is not at hand`,
  attacks: (n) => `${count(Number(n), 'attack')} ${n === 1 ? 'has' : 'have'} been made`,
  card: (card) => `that is ${named(NAMES.card, card)}`,
  deck: (deck) => `that is the ${named(NAMES.deck, deck)}`,
  effect: (effect) => `that is ${named(NAMES.effect, effect)}`,
  negatives: (_none, _view, { benefit }) =>
    `no negative Effect is there that ${benefitName(String(benefit))} could lower`,
  seats: (n, _view, { wanted }) => (wanted === undefined ? `seats at this table: ${n}` : ''),
  wanted: (n, _view, { seats }) => `such a table has ${count(Number(n), 'seat')}, and not ${small(Number(seats ?? 0))}`,
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

/** The facts of a refusal in a sentence, in the words of some language; empty when the rule says it all. */
export function factsIn(sayings: FactSayings, given: Facts, view: View): string {
  const isKnown = (name: string): name is FactName => Object.hasOwn(sayings, name);
  const said = Object.entries(given).flatMap(
    ([name, value]) => (isKnown(name) && sayings[name](value, view, given)) || [],
  );
  const text = said.join('; ');
  return text === '' ? '' : `${capital(text)}.`;
}

export const facts: Words<Glowquest>['facts'] = (given, { view }) => factsIn(SAID, given, view);
