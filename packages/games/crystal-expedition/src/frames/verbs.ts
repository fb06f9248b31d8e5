import { findFrame } from '@questhall/groundwork';
import { amountAt, type Clause, EFFECTS, WEAKNESS_POISON, type Word } from '../content/index.ts';
import type { Aim } from '../queries/aiming.ts';
import { isWeakTo } from '../queries/blow.ts';
import { expeditionOf, findEntity } from '../queries/entities.ts';
import { matters } from '../queries/mattering.ts';
import { whyUnfit } from '../queries/naming.ts';
import { type Entity, type EntityId, FIRST_MONSTER } from '../types/index.ts';
import { addToAttack, elementOf } from './additions.ts';
import { endEffects, gainReflect, gainShield, giveEffect, heal, isHarmful } from './effects.ts';
import { exchange, force } from './forced.ts';
import { raise } from './raise.ts';
import { rerollDie } from './rolling.ts';
import { askCleanse, askShift, type Used } from './shift.ts';

/** A clause that comes to somebody. */
interface Applied extends Used {
  readonly clause: Clause;
}

type Verb<C extends Clause = Clause> = (applied: Applied & { readonly clause: C }, target: Entity) => void;
type Of<W extends Word> = Extract<Clause, { word: W }>;

/** What a clause says is done to this one, as far as it can be. */
export function apply(applied: Applied, id: EntityId): void {
  const { draft, clause, aim, tell } = applied;
  if (clause.word === 'raise') {
    raise(draft, aim.user, id, amountOf(clause, aim), tell);
    return;
  }
  const target = findEntity(draft.table, id);
  if (target === null || whyUnfit(draft.table, clause, id) !== null) return;
  // `VERBS` pairs each word with its own clause, which TypeScript cannot follow through an index.
  const verb = VERBS[clause.word] as Verb;
  verb(applied, target);
}

const amountOf = ({ n }: Extract<Clause, { readonly n: unknown }>, { level }: Aim): number => amountAt(n, level);

/** Words about an Attack belong to that of whoever uses them. */
function addToOwn({ draft, frame, clause, aim }: Applied, { id }: Entity): void {
  const { attack } = expeditionOf(draft.table);
  if (attack?.attacker === aim.user.id) addToAttack(attack, clause, aim.level, frame.element, id);
}

const VERBS: { readonly [W in Exclude<Word, 'raise'>]: Verb<Of<W>> } = {
  'to-hit': addToOwn,
  'ignore-armor': addToOwn,
  damage: addToOwn,
  element: addToOwn,
  attack: addToOwn,
  shield: ({ clause, aim, frame, tell }, target) => gainShield(target, amountOf(clause, aim), frame.rule, tell),
  reflect: ({ clause, aim, frame, tell }, target) => gainReflect(target, amountOf(clause, aim), frame.rule, tell),
  heal: ({ draft, clause, aim, tell }, target) => {
    heal(draft, target, amountOf(clause, aim), 'heal.amount', tell);
  },
  effect: giveNamed,
  dodge: (applied, target) => askShift(applied, target, 'dodge', amountOf(applied.clause, applied.aim), false),
  'dodge-through': (applied, target) => askShift(applied, target, 'dodge', amountOf(applied.clause, applied.aim), true),
  teleport: (applied, target) => askShift(applied, target, 'teleport', amountOf(applied.clause, applied.aim), false),
  push: ({ draft, clause, aim, tell }, target) => force(draft, aim.user, target, 'push', amountOf(clause, aim), tell),
  pull: ({ draft, clause, aim, tell }, target) => force(draft, aim.user, target, 'pull', amountOf(clause, aim), tell),
  swap: ({ aim, tell }, target) => exchange(aim.user, target, 'effect.forced-movement', tell),
  strip: ({ draft, clause, aim, tell }, target) => {
    const reflect = Math.min(target.reflect, amountOf(clause, aim));
    const shield = Math.min(target.shield, amountOf(clause, aim) - reflect);
    if (reflect + shield === 0) return;
    target.reflect -= reflect;
    target.shield -= shield;
    const { encounter } = expeditionOf(draft.table);
    if (encounter !== null) encounter.hasLoss = true; // [encounter.stall]
    tell.all('activator.riders', { type: 'stripped', who: target.id, reflect, shield });
  },
  harm: (applied) => {
    const { draft, frame, clause, aim } = applied;
    const { attack } = expeditionOf(draft.table);
    draft.agenda.push({
      kind: 'strikes',
      by: aim.user.id,
      n: amountOf(clause, aim),
      element: elementOf(clause, frame.element, attack),
      how: frame.crystal === null ? 'activator' : 'crystal',
      victims: frame.reached.slice(),
    });
  },
  base: ({ clause, aim, tell }, target) => {
    target.base += amountOf(clause, aim);
    tell.all('ability.interrupt', { type: 'enraged', who: target.id, base: target.base });
  },
  reduce: ({ draft, clause, aim, tell }, target) => {
    const harm = findFrame(draft, 'harm');
    if (harm?.target !== target.id) return;
    const by = Math.min(harm.amount, amountOf(clause, aim));
    harm.amount -= by;
    tell.all('interrupt.triggers', { type: 'parried', who: target.id, by, amount: harm.amount });
  },
  'take-damage': ({ draft, clause, aim, tell }, target) => {
    const harm = findFrame(draft, 'harm');
    if (harm === null || !matters(draft.table, aim, clause, target.id, harm)) return;
    harm.target = aim.user.id;
    harm.isMoved = true; // at most once
    harm.stage = 'coming'; // whoever takes it may still answer it
    tell.all('damage.redirected', { type: 'guarded', who: aim.user.id, ally: target.id, amount: harm.amount });
  },
  'stay-at': ({ draft, clause, aim, tell }, target) => {
    const harm = findFrame(draft, 'harm');
    if (harm?.target !== target.id) return;
    harm.loss = Math.max(0, target.hitpoints - amountOf(clause, aim));
    tell.all('interrupt.triggers', { type: 'spared', who: target.id, hitpoints: target.hitpoints - harm.loss });
  },
  'reroll-highest': ({ draft, frame, tell }) => rerollDie(draft, null, frame.interrupt ?? frame.rule, frame.user, tell),
  'cleanse-one': askCleanse,
  'cleanse-all': ({ tell }, target) => endEffects(target, isHarmful, 'effect.list', tell),
};

/** Monsters weak to Venom get more Poison, once in an Attack. [damage.weakness-venom] */
function giveNamed({ draft, frame, clause, aim, tell }: Applied & { clause: Of<'effect'> }, target: Entity): void {
  const { effect: id } = clause;
  const { table } = draft;
  const { attack } = expeditionOf(table);
  let n = amountOf(clause, aim);
  const isSicker =
    id === 'poison' && n > 0 && isWeakTo(table, target.id, ['venom']) && attack?.sickened.includes(target.id) !== true;
  if (isSicker) {
    n += WEAKNESS_POISON;
    if (attack !== null) attack.sickened = [...attack.sickened, target.id];
  }
  if (id === 'fired-up' && attack?.attacker === target.id && attack.isHit === null)
    attack.firedUp = Math.max(attack.firedUp, n); // [attack.effects-at-declaration]
  const isBlamed = id === 'taunted' || (id === 'poison' && aim.user.id >= FIRST_MONSTER);
  const rule = isSicker
    ? 'damage.weakness-venom'
    : EFFECTS[id].kind === 'harmful'
      ? 'effect.on-hit-needs-hit'
      : frame.rule;
  giveEffect(draft, target, { id, n, by: isBlamed ? aim.user.id : null }, rule, tell);
}
