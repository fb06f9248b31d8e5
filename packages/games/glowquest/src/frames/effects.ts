import type { Negative } from '../content/vocabulary.ts';
import { NEGATIVES } from '../content/vocabulary.ts';
import { isConscious, isHero } from '../queries/entities.ts';
import { effectSum, hasEffect, hitpointsMax, isImmune, standing } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Effect, EffectKind, Entity } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';

/** A monster never has more. [stack.monster-layer-cap] */
const MONSTER_SHIELD_MAX = 3;
const MONSTER_REFLECT_MAX = 2;
const GLOW_ONGOING = 3;

const RULES: Readonly<Record<EffectKind, Rule>> = {
  unsteady: 'effect.unsteady',
  fragile: 'effect.fragile',
  weak: 'effect.weak',
  ongoing: 'effect.ongoing',
  stun: 'effect.stun',
  immobile: 'effect.immobile',
  heal: 'heal.over-time',
  grit: 'effect.bonuses',
  armor: 'effect.bonuses',
  'to-hit': 'effect.bonuses',
  damage: 'effect.bonuses',
  anchor: 'momentum.anchor-chooses',
  taunt: 'ctrl.preferred-replaced',
};

const isNegative = (kind: EffectKind): kind is Negative => NEGATIVES.some((negative) => negative === kind);

/** Flee and Glow always add to what is there; the same Benefit of the same user replaces itself. [stack.refresh-same-benefit, stack.users-separate] */
const alwaysAdds = (source: Effect['source']): boolean => source === 'flee' || source === 'glow';

export function giveEffect({ table }: Draft, bearer: Entity, given: Omit<Effect, 'turn'>, tell: Speaker): void {
  const { kind, n, duration, source, by } = given;
  if (!isConscious(bearer)) return; // [down.strip]
  if (isNegative(kind) && isImmune(bearer, kind)) {
    tell.all('effect.immunity', { type: 'effectRefused', who: bearer.id, kind });
    return;
  }
  if (bearer.effects.length > 0 && !alwaysAdds(source))
    bearer.effects = bearer.effects.filter((old) => old.kind !== kind || old.source !== source || old.by !== by);
  bearer.effects.push({ kind, n, duration, by, source, turn: table.turns });
  tell.all(RULES[kind], { type: 'effectGiven', who: bearer.id, effect: { kind, n, duration, by, source, turn: table.turns } });
}

/** Being forced into Glow. The Glow stays. [glow.forced-entry, momentum.forced] */
export function enterByForce(draft: Draft, moved: Entity, by: Entity['id'], tell: Speaker): void {
  if (!draft.table.glow.includes(moved.at)) return;
  const n = standing(moved, 'glow-ongoing') || GLOW_ONGOING;
  giveEffect(draft, moved, { kind: 'ongoing', n, duration: 'long', by, source: 'glow' }, tell);
}

export function giveShield(who: Entity, amount: number, rule: Rule, tell: Speaker): void {
  if (!isConscious(who)) return;
  const before = who.shield;
  who.shield = isHero(who) ? before + amount : Math.max(before, Math.min(MONSTER_SHIELD_MAX, before + amount));
  tell.all(rule, { type: 'shielded', who: who.id, amount: who.shield - before, shield: who.shield });
}

export function giveReflect(who: Entity, amount: number, rule: Rule, tell: Speaker): void {
  if (!isConscious(who)) return;
  const before = who.reflect;
  who.reflect = isHero(who) ? before + amount : Math.max(before, Math.min(MONSTER_REFLECT_MAX, before + amount));
  tell.all(rule, { type: 'reflecting', who: who.id, amount: who.reflect - before, reflect: who.reflect });
}

/** Up to the maximum; whoever lay at 0 wakes. [heal.amount, heal.cap, down.heal-wakes] */
export function heal({ table }: Draft, who: Entity, amount: number, rule: Rule, tell: Speaker): void {
  const healed = Math.min(amount, hitpointsMax(table, who) - who.hitpoints);
  if (healed <= 0) return;
  const wasDown = !isConscious(who);
  who.hitpoints += healed;
  tell.all(rule, { type: 'healed', who: who.id, amount: healed, hitpoints: who.hitpoints });
  if (wasDown) tell.all('down.heal-wakes', { type: 'woke', who: who.id });
}

/** Effects leave somebody, and everybody hears which. */
export function endEffects(who: Entity, isOver: (effect: Effect) => boolean, rule: Rule, tell: Speaker): void {
  if (who.effects.length === 0) return; // as nearly always
  const kinds: EffectKind[] = [];
  const left: Effect[] = [];
  for (const effect of who.effects) {
    if (!isOver(effect)) left.push(effect);
    else if (!kinds.includes(effect.kind)) kinds.push(effect.kind);
  }
  if (kinds.length === 0) return;
  who.effects = left;
  tell.all(rule, { type: 'effectsEnded', who: who.id, kinds });
}

/** All six at once, Stun included. [stack.remove-all] */
export const cleanse = (who: Entity, tell: Speaker): void => endEffects(who, ({ kind }) => isNegative(kind), 'stack.remove-all', tell);

/** What can be made smaller: anything negative but Stun. [stack.reduce] */
export const reducible = (who: Entity): Negative[] => NEGATIVES.filter((kind) => kind !== 'stun' && hasEffect(who, kind));

const REDUCTION = 2;

/** Oldest first; what comes to nothing is gone. Immobile goes at once. [stack.reduce] */
export function reduce(who: Entity, kind: Negative, tell: Speaker): void {
  let left = REDUCTION;
  for (const effect of who.effects) {
    if (effect.kind !== kind) continue;
    const taken = kind === 'immobile' ? effect.n : Math.min(left, effect.n);
    effect.n -= taken;
    left -= taken;
  }
  who.effects = who.effects.filter((effect) => effect.kind !== kind || (kind !== 'immobile' && effect.n > 0));
  tell.all('stack.reduce', { type: 'reduced', who: who.id, kind, left: effectSum(who, kind) });
}
