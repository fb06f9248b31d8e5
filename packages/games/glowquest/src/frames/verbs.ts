import { CARD_IDS, type CardId, isAttackBound, waitsForMove } from '../content/index.ts';
import type { Benefit, Clause, Duration, Forced, Word } from '../content/vocabulary.ts';
import { enemiesNear } from '../queries/entities.ts';
import { stillness } from '../queries/moving.ts';
import { reducible, speedOf, traitOf } from '../queries/stats.ts';
import type { BenefitFrame, BenefitId, Effect, EffectKind, Entity, HarmFrame } from '../types/index.ts';
import { type Draft, decide, leaveOpen, type Speaker } from './agenda.ts';
import { cleanse, giveEffect, giveReflect, giveShield, heal } from './effects.ts';
import { askForce, exchange } from './forced.ts';
import { harmed } from './harm.ts';

/** A clause that comes to somebody. */
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

export function apply(applied: Applied): void {
  VERBS[applied.clause.word](applied, numberOf(applied.clause, applied.user));
}

/** As long as the Benefit says; what it leaves open is Short for Stun and Immobile, else Long. */
const lasting = (kind: EffectKind, duration: Duration): Exclude<Duration, 'now'> => {
  if (duration !== 'now') return duration;
  return kind === 'stun' || kind === 'immobile' ? 'short' : 'long';
};

/** Used again, a Benefit renews its Effect; what two clauses of one use give adds up. */
const effect =
  (kind: EffectKind, bonus: (user: Entity) => number = () => 0): Verb =>
  ({ draft, frame, benefit: { duration }, user, target, tell }, n) => {
    const { benefit: source, given } = frame;
    const isSame = (old: Effect): boolean => old.kind === kind && old.by === user.id && old.source === source;
    const isMore = given.some(({ who, kind: old }) => who === target.id && old === kind);
    const before = isMore ? (target.effects.find(isSame)?.n ?? 0) : 0;
    given.push({ who: target.id, kind });
    const effect = { kind, n: before + n + bonus(user), duration: lasting(kind, duration), by: user.id, source };
    giveEffect(draft, target, effect, tell, before > 0 ? 'stack.sum' : null);
  };

/** A bonus for the attack in progress, or one that lasts. */
const bonus =
  (kind: 'to-hit' | 'damage'): Verb =>
  (applied, n) => {
    const { attack } = applied.draft.table;
    if (attack === null || !isAttackBound(applied.clause, applied.benefit)) effect(kind)(applied, n);
    else if (kind === 'damage') attack.damage += n;
    else attack.toHit += n;
  };

const forced =
  (how: Forced): Verb =>
  ({ draft, frame, user, target, tell }, n) => {
    Object.assign(frame, { force: how, squares: n });
    if (target.id !== user.id) askForce(draft, frame, user, target, tell);
    else {
      const victims = enemiesNear(draft.table, user, user.at).map(({ id }) => id);
      if (victims.length > 0)
        leaveOpen(draft, user.id, 'effect.push', { kind: 'shove', who: user.id, benefit: frame.benefit, victims });
    }
  };

/** A move of one's own. One that nothing waits for goes on as part of the Turn. [move.amount, move.shift] */
const stroll =
  (isShift: boolean): Verb =>
  ({ draft, frame, benefit: { clauses }, user }, n) => {
    const { turn } = draft.table;
    if (turn === null || stillness(draft.table, user) !== null) return;
    turn.stroll = { left: n, isShift };
    const isAwaited = draft.table.attack !== null || clauses.slice(frame.clause + 1).some(waitsForMove);
    if (isAwaited) draft.agenda.push({ kind: 'stroll', who: user.id });
  };

/** What somebody does to itself is no more than that. [damage.non-attack, damage.self-inflicted] */
const dealt = ({ id: by }: Entity, { id }: Entity, n: number): HarmFrame =>
  id === by ? harmed(id, n, 'self', by, 'damage.self-inflicted') : harmed(id, n, 'dealt', by, 'damage.non-attack');

const isCard = (id: BenefitId): id is CardId => CARD_IDS.some((card) => card === id);

const VERBS: Readonly<Record<Word, Verb>> = {
  'to-hit': bonus('to-hit'),
  damage: bonus('damage'),
  grit: effect('grit'),
  armor: effect('armor'),
  unsteady: effect('unsteady'),
  fragile: effect('fragile'),
  weak: effect('weak'),
  ongoing: effect('ongoing', (user) => traitOf(user, 'ongoing-dealt')),
  stun: effect('stun'),
  immobile: effect('immobile'),
  anchor: effect('anchor'),
  taunt: effect('taunt'),
  shield: ({ target, tell }, n) => giveShield(target, n, 'stack.shield-reflect-add', tell),
  reflect: ({ target, tell }, n) => giveReflect(target, n, 'stack.shield-reflect-add', tell),
  heal: (applied, n) => {
    const { draft, benefit: data, user, target, tell } = applied;
    const healed = n + traitOf(user, 'heals');
    if (data.duration === 'now')
      heal(draft, target, healed, 'heal.amount', tell); // [dur.instant]
    else effect('heal')(applied, healed);
  },
  push: forced('push'),
  pull: forced('pull'),
  slide: forced('slide'),
  swap: ({ draft, user, target, tell }) => {
    if (target.id !== user.id) exchange(draft, user, target, user.id, 'swap', 'effect.swap', tell);
  },
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
  'take-damage': ({ draft, user }, n) =>
    void draft.agenda.push(harmed(user.id, n, 'self', user.id, 'damage.self-inflicted')),
  'deal-damage': ({ draft, user, target }, n) => void draft.agenda.push(dealt(user, target, n)),
  reduce: ({ draft, user, target }, n) => {
    if (reducible(target).length > 0)
      decide(draft, user.id, 'stack.reduce', { kind: 'reduce', who: user.id, bearer: target.id, by: n });
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
