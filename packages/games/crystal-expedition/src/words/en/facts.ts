import type { Wording } from '@questhall/facets';
import { capital, count, squares } from '@questhall/facets/english';
import { factsIn, named } from '@questhall/facets/saying';
import { entityAt, isConscious } from '../../queries/entities.ts';
import type { CrystalExpedition, Question, View } from '../../types/index.ts';
import type { FactSayings } from '../telling/facts.ts';
import { figureIn } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, price } from './things.ts';

function squareFact(view: View, at: number): string {
  const who = entityAt(view, at);
  if (who !== null) return `${figureIn(view, who.id)} ${isConscious(who) ? 'stands' : 'lies'} there`;
  return view.expedition?.crystals.includes(at) === true ? 'a Crystal fills that square' : '';
}

const QUESTIONS: Readonly<Record<Question['kind'], string>> = {
  begin: 'the first dungeon has to be found first',
  create: 'the party is not complete yet',
  town: 'the party is in Town',
  kit: 'the kit money has to be spent first',
  consent: 'somebody waits for an answer',
  reward: 'a reward has to be chosen first',
  dungeon: 'a dungeon has to be chosen first',
  stand: 'the heroes are coming down the stairs',
  explore: 'the party is exploring',
  rumours: 'the dice of the exploration lie on the table',
  mine: 'Crystals are being mined',
  assign: 'what was found has to be given to somebody first',
  pressOn: 'the party has to decide whether it goes home',
  vote: 'the party is voting',
  turn: 'it is somebody’s Turn',
  down: 'it is the Turn of somebody who lies Unconscious',
  reroll: 'dice have just been thrown',
  attack: 'an Attack is going on',
  shift: 'somebody is moving aside',
  push: 'somebody is being driven back',
  advance: 'somebody comes nearer after an Attack',
  next: 'somebody to be harmed has to be named first',
  cleanse: 'an Effect has to be chosen first',
  interrupts: 'an Interrupt waits for an answer',
  encore: 'somebody makes an Attack by an Encore',
};

const FIXED: Readonly<Record<string, string>> = {
  dice: 'since then dice have fallen',
  secret: 'since then something hidden has come to light',
  seal: 'since then a choice has been sealed',
  seat: 'somebody else made that move',
};

const SAID: FactSayings = {
  asked: (kind) => named(QUESTIONS, kind),
  square: (at, view) => squareFact(view, Number(at)),
  steps: (n, _view, { left }) => `that is ${squares(Number(n))} away, with ${squares(Number(left ?? 0))} left`,
  activator: (id, _view, { cost, times }) =>
    cost === undefined && times === undefined ? `that is ${named(NAMES.activator, id)}` : '',
  cost: (n, _view, { activator, surges }) =>
    `${activator === undefined ? 'that' : named(NAMES.activator, activator)} costs ${price(Number(n))}${surges === undefined ? '' : `, and ${surges === 0 ? 'none are' : `${surges} ${surges === 1 ? 'is' : 'are'}`} left`}`,
  times: (n, _view, { activator }) =>
    `${named(NAMES.activator, activator ?? '')} has been used ${n === 1 ? 'once' : `${n} times`} already`,
  crystal: (id) => `that is ${named(NAMES.crystal, id)}`,
  taunter: (id, view) => `it is Taunted by ${figureIn(view, Number(id))}`,
  price: (n, _view, { crowns: purse }) =>
    `that costs ${crowns(Number(n))}${purse === undefined ? '' : `, and the purse holds ${purse}`}`,
  stake: (n, _view, { crowns: purse }) =>
    `a stake is an even number from 2 to 50; that is ${n}, and the purse holds ${purse ?? 0}`,
  locks: (locks) => (typeof locks === 'number' ? `that is ${count(locks, 'lock', 'locks')}` : ''),
  glory: (n, _view, { reward }) => `with ${n} Glory there is no “${named(NAMES.reward, reward ?? '')}”`,
  item: (item, _view, { level }) =>
    `that is ${named(NAMES.item, item)}${level === undefined ? '' : `, level ${level}`}`,
  slot: (slot) => `there is no place left: ${named(NAMES.slot, slot)}`,
  boost: (boost) => `that is ${named(NAMES.boost, boost)}`,
  location: (location) => `that is the ${named(NAMES.location, location)}`,
  gem: (gem, _view, { item }) => (item === undefined ? `that is “${named(NAMES.gem, gem)}”` : ''),
  raw: (n, _view, { most }) => (most === undefined ? `raw Crystals: ${n}` : `only ${most} were mined`),
  interrupt: (id) => `that is ${named(NAMES.interrupt, id)}`,
  effect: (id) => `that is ${named(NAMES.effect, id)}`,
  role: (role) => `somebody has the Role ${named(NAMES.role, role)} already`,
  successes: (n) => `successful expeditions so far: ${n}`,
  seats: (n, _view, { least, most }) =>
    `such a table has ${least === most ? `${most}` : `${least} to ${most}`} seats, and not ${n}`,
  fixed: (why) => named(FIXED, why),
};

export const facts: Wording<CrystalExpedition>['facts'] = (given, { view }) => factsIn(SAID, capital, given, view);
