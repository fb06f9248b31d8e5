import { parseOptions, settingsIn } from '@questhall/border';
import { cellAt } from '@questhall/tiles';
import { options } from '../../options.ts';
import type { Action, Event, Options } from '../../types/index.ts';

/** What words are tried out on: one of everything that can happen, and players who get to see much of it. */
export function optionsOf(setting: string): Options {
  const read = parseOptions(options, settingsIn(setting));
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return read.value;
}

/** Rather these than anything else: somebody who fights wins now and then. */
const KEEN: readonly Action['type'][] = ['attack', 'open', 'survive', 'guard'];

/** Any offer, but an attack where there is one, and half the time something that is used. */
export function keen(offers: readonly Action[], pick: (n: number) => number): Action {
  const wanted = offers.filter(({ type }) => KEEN.includes(type));
  const used = offers.filter(({ type }) => type === 'use');
  const from = wanted.length > 0 && pick(8) > 0 ? wanted : used.length > 0 && pick(2) === 0 ? used : offers;
  const chosen = from[pick(from.length)];
  if (chosen === undefined) throw new Error('nothing is offered');
  return chosen;
}

type Rest<K extends Event['type']> = Omit<Extract<Event, { type: K }>, 'type'>;

const [HERE, THERE] = [cellAt(1, 2), cellAt(2, 2)];
const EFFECT = { kind: 'weak', n: 1, duration: 'short', by: 0, source: 'stare-down', turn: 3 } as const;
const FIGHT = { attacker: 1, target: 3, total: 8, grit: 6 } as const;

/** One of each kind, at a table with three heroes (0 to 2) and a Ghoul (3). */
export const EVENTS: { readonly [K in Event['type']]: Rest<K> } = {
  expeditionBegan: { roles: ['defense', 'offense', 'utility'], resolve: 3 },
  drew: { hero: 0, deck: 'defense', cards: ['bulwark', 'anchor'] },
  kept: { hero: 0, deck: 'defense', card: 'bulwark', discarded: ['anchor'] },
  gainLost: { hero: 0, deck: 'passive' },
  reshuffled: { deck: 'equipment', cards: 50 },
  discarded: { hero: 1, card: 'longsword' },
  tradeOffered: { card: 'longsword', from: 0, to: 1 },
  handedOver: { card: 'longsword', from: 0, to: 1 },
  tradeDeclined: { card: 'longsword', from: 0, to: 1 },
  entered: { hero: 0, at: HERE },
  phaseBegan: { hero: 0, squares: 8 },
  phaseEnded: { hero: 0 },
  walked: { who: 0, path: [HERE, THERE] },
  explored: { hero: 0, layout: 14, monsters: 3, glow: 1 },
  rerolledLayout: { layout: 9 },
  laid: {
    tiles: [{ kind: 'passage', cells: [HERE] }],
    openings: [{ id: 1, tile: 1, left: HERE, right: THERE, way: 0 }],
    doors: [],
  },
  reclaimed: { squares: [HERE, THERE] },
  sealed: { squares: [HERE, THERE] },
  doorOpened: { hero: 0, near: HERE, far: THERE },
  falseDoor: { hero: 0, near: HERE },
  roomFound: { room: 'big', tile: 'small', found: 2 },
  glowPlaced: { squares: [HERE] },
  glowHarvested: { glow: 2 },
  wentDown: { level: 2 },
  wandered: { die: 1, isPatrol: true },
  patrolRolled: { die: 4, record: 'skeleton-spearman' },
  encounterBegan: { room: 'small', family: 'undead', die: 3, hero: 0 },
  extraMonsters: {},
  setUp: { monster: 3, record: 'ghoul', number: 1, at: HERE, hitpoints: 5 },
  turnBegan: { who: 0, round: 1 },
  surgesRolled: { who: 0, dice: [1, 4], bonus: 1, surges: 5 },
  recordRolled: { die: 3, record: 'ghoul' },
  chose: { monster: 3, target: 2, why: 'preferred' },
  used: { who: 2, benefit: 'mend', cost: 1, left: 2, targets: [0] },
  glowUsed: { who: 2, at: HERE },
  called: { monster: 3 },
  callVoid: { monster: 3 },
  reinforced: { monster: 3 },
  effectGiven: { who: 3, effect: EFFECT },
  effectRefused: { who: 3, kind: 'ongoing' },
  effectsEnded: { who: 0, kinds: ['grit', 'weak'], rest: [] },
  reduced: { who: 0, kind: 'ongoing', by: 2, left: 1 },
  shielded: { who: 0, amount: 2, shield: 3 },
  reflecting: { who: 0, amount: 2, reflect: 2 },
  healed: { who: 0, amount: 2, hitpoints: 7 },
  woke: { who: 0 },
  gainedSurges: { who: 1, amount: 2, surges: 3 },
  savedSurges: { who: 1, amount: 1 },
  moved: { who: 3, from: HERE, to: THERE, how: 'momentum' },
  fled: { who: 1, enemy: 3 },
  dodged: { who: 1, enemy: 3, die: 2, passed: false },
  attackDeclared: { attacker: 1, target: 3, base: 'longsword', damage: 4 },
  rolledToHit: { ...FIGHT, die: 6 },
  hit: FIGHT,
  missed: { ...FIGHT, total: 4 },
  attackAgain: { who: 1 },
  victimNamed: { attacker: 1, victim: 3, pattern: 'cleave' },
  harmed: { who: 0, by: 3, how: 'attack', amount: 7, reflected: 2, shielded: 2, armored: 1, loss: 2, hitpoints: 8 },
  guarded: { who: 0, ally: 2, loss: 3 },
  survived: { who: 1, card: 'last-effort', die: 5, passed: true },
  died: { monster: 3, record: 'ghoul', number: 1, at: HERE, bounty: 1 },
  fell: { hero: 2, resolve: 2 },
  stoodUp: { hero: 1, hitpoints: 7, resolve: 2 },
  bountyMarked: { monster: 3, bounty: 1 },
  recovered: { hero: 2, die: 3, passed: false },
  rockThrown: { hero: 2, target: 3 },
  crawled: { hero: 2, to: HERE },
  turnEnded: { who: 0 },
  encounterWon: { room: 'small', cleared: 2 },
  refreshed: { heroes: [0, 1, 2] },
  declinedLevel: { hero: 0 },
  readyTaken: { hero: 1, set: 'archer', cards: ['precise-cut', 'hunting-bow', 'duelist-leathers', 'hard-hitter'] },
  expeditionWon: {},
  expeditionLost: {},
};
