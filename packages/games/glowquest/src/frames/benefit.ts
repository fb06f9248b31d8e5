import type { Frames } from '@questhall/kernel';
import { CARD_IDS, type CardId } from '../content/index.ts';
import type { Benefit, Clause, Condition, Duration, Word } from '../content/vocabulary.ts';
import { appliesTo, benefitOf } from '../queries/benefits.ts';
import { enemiesNear, findEntity, isConscious } from '../queries/entities.ts';
import { forcedSquares, type How } from '../queries/forced.ts';
import { isFlanked } from '../queries/fresh.ts';
import { stillness } from '../queries/moving.ts';
import { hitpointsMax, isWounded, speedOf, standing } from '../queries/stats.ts';
import type { BenefitFrame, BenefitId, EffectKind, Entity, EntityId, Glowquest } from '../types/index.ts';
import { type Draft, decide, type Speaker } from './agenda.ts';
import { cleanse, giveEffect, giveReflect, giveShield, heal, reducible } from './effects.ts';
import { crush, exchange, FORCE_RULES } from './forced.ts';
import { harmed } from './harm.ts';

/** The clauses of a Benefit, from left to right, each on everyone it is for, until one needs an answer or a frame of its own. [benefit.clause-order] */
export const benefit: Frames<Glowquest>['benefit'] = (draft, frame, tell) => {
  const data = benefitOf(frame.benefit);
  while (draft.asks.length === 0 && draft.agenda.at(-1) === frame) {
    const clause = data.clauses[frame.clause];
    const user = findEntity(draft.table, frame.user);
    if (clause === undefined || user === null || !isConscious(user)) draft.agenda.pop();
    else applyNext(draft, frame, data, clause, user, tell);
  }
};

/** The clause on the next of those it is for; behind the last of them the next clause is up. */
function applyNext(draft: Draft, frame: BenefitFrame, data: Benefit, clause: Clause, user: Entity, tell: Speaker): void {
  const id = clause.isSelf ? (frame.next === 0 ? frame.user : undefined) : frame.targets[frame.next];
  if (id === undefined) {
    frame.clause += 1;
    frame.next = 0;
    return;
  }
  frame.next += 1;
  const target = findEntity(draft.table, id);
  if (target === null || !appliesTo(data, clause.word, target) || !isMet(draft, frame, clause.condition, user, target)) return;
  apply({ draft, frame, benefit: data, clause, user, target, tell });
}

export function benefitFrame(user: EntityId, id: BenefitId, targets: EntityId[]): BenefitFrame {
  return { kind: 'benefit', user, benefit: id, targets, clause: 0, next: 0, wasStopped: false, force: 'push', squares: 0 };
}

function isMet({ table }: Draft, frame: BenefitFrame, condition: Condition | null, user: Entity, target: Entity): boolean {
  switch (condition) {
    case null:
      return true;
    case 'wounded':
      return isWounded(table, user);
    case 'bloodied':
      return 2 * target.hitpoints <= hitpointsMax(table, target);
    case 'stopped':
      return frame.wasStopped;
    case 'flanked':
      return isFlanked(table, user, target);
    case 'hit':
      return table.turn?.hasHit === true;
    case 'killed':
      return table.turn?.hasKilled === true;
  }
}

interface Applied {
  readonly draft: Draft;
  readonly frame: BenefitFrame;
  readonly benefit: Benefit;
  readonly clause: Clause;
  readonly user: Entity;
  readonly target: Entity;
  readonly tell: Speaker;
}

/** One word of the vocabulary each. */
type Verb = (applied: Applied, n: number) => void;

const numberOf = ({ n }: Clause, user: Entity): number => (n === 'speed' ? speedOf(user) : n);

function apply(applied: Applied): void {
  VERBS[applied.clause.word](applied, numberOf(applied.clause, applied.user));
}

/** As long as the Benefit says; what it leaves open is Short for Stun and Immobile, else Long. [dur.default-long, dur.stun-immobile-default] */
const lasting = (kind: EffectKind, duration: Duration): Exclude<Duration, 'now'> => {
  if (duration !== 'now') return duration;
  return kind === 'stun' || kind === 'immobile' ? 'short' : 'long';
};

const effect =
  (kind: EffectKind, bonus: (user: Entity) => number = () => 0): Verb =>
  ({ draft, frame, benefit: { duration }, user, target, tell }, n) => {
    const lasts = lasting(kind, duration);
    giveEffect(draft, target, { kind, n: n + bonus(user), duration: lasts, by: user.id, source: frame.benefit }, tell);
  };

/** A bonus for the attack in progress, or one that lasts. [benefit.attack-bound] */
const bonus =
  (kind: 'to-hit' | 'damage'): Verb =>
  (applied, n) => {
    const { attack } = applied.draft.table;
    const { timing } = applied.benefit;
    if (attack === null || (timing !== 'roll' && timing !== 'hit')) effect(kind)(applied, n);
    else if (kind === 'damage') attack.damage += n;
    else attack.toHit += n;
  };

const forced =
  (how: How): Verb =>
  ({ draft, frame, user, target }, n) => {
    const { table } = draft;
    if (target.id !== user.id) askForce(draft, frame, user, target, how, n);
    else {
      const victims = enemiesNear(table, user, user.at).map(({ id }) => id);
      Object.assign(frame, { force: how, squares: n });
      if (victims.length > 0) decide(draft, user.id, 'effect.push', { kind: 'shove', who: user.id, benefit: frame.benefit, victims });
    }
  };

/** The user says how far it goes; whoever cannot be pushed at all is crushed by one who knows how. [effect.forced-up-to] */
export function askForce(draft: Draft, frame: BenefitFrame, user: Entity, target: Entity, how: How, n: number): void {
  const squares = forcedSquares(draft.table, user, target, how, n);
  Object.assign(frame, { force: how, squares: n, wasStopped: true });
  if (squares.length > 1) decide(draft, user.id, FORCE_RULES[how], { kind: 'forced', who: user.id, moved: target.id, how, squares });
  else if (how === 'push') crush(draft, user, target);
}

/** A move of one's own. One that nothing waits for goes on as part of the Turn. [move.amount, move.shift] */
const stroll =
  (isShift: boolean): Verb =>
  ({ draft, frame, benefit: { clauses }, user }, n) => {
    const { turn } = draft.table;
    if (turn === null || stillness(draft.table, user) !== null) return;
    turn.stroll = { left: n, isShift };
    const isLast = clauses.slice(frame.clause + 1).every(({ word }) => word !== 'push');
    if (!isLast) draft.agenda.push({ kind: 'stroll', who: user.id });
  };

const isCard = (id: BenefitId): id is CardId => CARD_IDS.some((card) => card === id);

const VERBS: Readonly<Record<Word, Verb>> = {
  'to-hit': bonus('to-hit'),
  damage: bonus('damage'),
  grit: effect('grit'),
  armor: effect('armor'),
  unsteady: effect('unsteady'),
  fragile: effect('fragile'),
  weak: effect('weak'),
  ongoing: effect('ongoing', (user) => standing(user, 'ongoing-dealt')),
  stun: effect('stun'),
  immobile: effect('immobile'),
  anchor: effect('anchor'),
  taunt: effect('taunt'),
  shield: ({ target, tell }, n) => giveShield(target, n, 'stack.shield-reflect-add', tell),
  reflect: ({ target, tell }, n) => giveReflect(target, n, 'stack.shield-reflect-add', tell),
  heal: (applied, n) => {
    const { draft, benefit: data, user, target, tell } = applied;
    const healed = n + standing(user, 'heals');
    if (data.duration === 'now')
      heal(draft, target, healed, 'heal.amount', tell); // [dur.instant]
    else effect('heal')(applied, healed);
  },
  push: forced('push'),
  pull: forced('pull'),
  slide: forced('slide'),
  swap: ({ draft, user, target, tell }) => exchange(draft, user, target, user.id, 'swap', 'effect.swap', tell),
  move: stroll(false),
  shift: stroll(true),
  surges: ({ draft, user, tell }, n) => {
    const { turn } = draft.table;
    if (turn === null) return;
    turn.surges += n;
    tell.all('term.surge', { type: 'gainedSurges', who: user.id, amount: n, surges: turn.surges });
  },
  'surges-next': ({ target, tell }, n) => {
    if (!('saved' in target)) return;
    target.saved += n;
    tell.all('turn.surge-roll', { type: 'savedSurges', who: target.id, amount: n });
  },
  base: ({ draft, frame, benefit: { pattern } }, n) => {
    if (isCard(frame.benefit)) draft.table.turn?.bases.push({ source: frame.benefit, n, pattern });
  },
  'take-damage': ({ draft, user }, n) => void draft.agenda.push(harmed(user.id, n, 'self', user.id, 'damage.self-inflicted')),
  'deal-damage': ({ draft, user, target }, n) => void draft.agenda.push(harmed(target.id, n, 'dealt', user.id, 'damage.non-attack')),
  reduce: ({ draft, user }) => {
    if (reducible(user).length > 0) decide(draft, user.id, 'stack.reduce', { kind: 'reduce', who: user.id });
  },
  cleanse: ({ target, tell }) => cleanse(target, tell),
  'attack-again': ({ draft, user, tell }) => {
    if (draft.table.turn !== null) draft.table.turn.extraAttacks += 1;
    tell.all('attack.again', { type: 'attackAgain', who: user.id });
  },
  'ignore-armor': ({ draft }) => bypass(draft, 'armor'),
  'ignore-shield-and-armor': ({ draft }) => bypass(draft, 'shield-and-armor'),
  reinforce: ({ draft, user, tell }) => {
    const { encounter } = draft.table;
    if (encounter !== null) encounter.caller = user.id;
    tell.all('patrol.reinforcements', { type: 'called', monster: user.id });
  },
};

/** The stronger of two ways around the layers holds. [damage.bypass] */
function bypass({ table: { attack } }: Draft, how: 'armor' | 'shield-and-armor'): void {
  if (attack !== null && attack.bypass !== 'shield-and-armor') attack.bypass = how;
}

/** Patterns that join an attack, or give reach to those of this Turn. [pattern.only-on-hit] */
export function addPattern({ table }: Draft, { timing, pattern, clauses }: Benefit): void {
  if (pattern === null) return;
  if (timing === 'hit') table.attack?.patterns.push({ ...pattern });
  else if (timing === 'before' && table.turn !== null && clauses.every(({ word }) => word !== 'base')) table.turn.reach = { ...pattern };
}
