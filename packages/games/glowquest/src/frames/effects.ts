import { GLOW_ONGOING, MONSTER_REFLECT_MAX, MONSTER_SHIELD_MAX } from '../content/index.ts';
import type { Negative } from '../content/vocabulary.ts';
import { NEGATIVES } from '../content/vocabulary.ts';
import { isConscious, isHero } from '../queries/entities.ts';
import { reducedBy, stackRule, withEffect } from '../queries/stacking.ts';
import { effectSum, hitpointsMax, isImmune, traitOf } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Effect, EffectKind, Entity } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';

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

/** Told by what caused it, where that is no Benefit; else by how it goes with what is there, or by what it does. */
export function giveEffect(
  { table }: Draft,
  bearer: Entity,
  { kind, n, duration, by, source }: Omit<Effect, 'turn'>,
  tell: Speaker,
  cause: Rule | null = null,
): void {
  if (!isConscious(bearer)) return; // [down.strip]
  if (isNegative(kind) && isImmune(bearer, kind)) {
    tell.all('effect.immunity', { type: 'effectRefused', who: bearer.id, kind });
    return;
  }
  const effect: Effect = { kind, n, duration, by, source, turn: table.turns };
  const rule = cause ?? stackRule(bearer.effects, effect) ?? RULES[kind];
  bearer.effects = withEffect(bearer.effects, effect);
  tell.all(rule, { type: 'effectGiven', who: bearer.id, effect: { ...effect } });
}

/** Being forced into Glow, by Momentum or otherwise. The Glow stays. */
export function enterByForce(draft: Draft, moved: Entity, by: Entity['id'], cause: Rule, tell: Speaker): void {
  if (!draft.table.glow.includes(moved.at)) return;
  const n = traitOf(moved, 'glow-ongoing') || GLOW_ONGOING;
  const rule = cause.startsWith('momentum.') ? 'momentum.forced' : 'glow.forced-entry';
  giveEffect(draft, moved, { kind: 'ongoing', n, duration: 'long', by, source: 'glow' }, tell, rule);
}

export function giveShield(who: Entity, amount: number, rule: Rule, tell: Speaker): void {
  if (!isConscious(who)) return;
  const before = who.shield;
  who.shield = isHero(who) ? before + amount : Math.max(before, Math.min(MONSTER_SHIELD_MAX, before + amount));
  const gained = who.shield - before;
  tell.all(gained < amount ? 'stack.monster-layer-cap' : rule, {
    type: 'shielded',
    who: who.id,
    amount: gained,
    shield: who.shield,
  });
}

export function giveReflect(who: Entity, amount: number, rule: Rule, tell: Speaker): void {
  if (!isConscious(who)) return;
  const before = who.reflect;
  who.reflect = isHero(who) ? before + amount : Math.max(before, Math.min(MONSTER_REFLECT_MAX, before + amount));
  const gained = who.reflect - before;
  tell.all(gained < amount ? 'stack.monster-layer-cap' : rule, {
    type: 'reflecting',
    who: who.id,
    amount: gained,
    reflect: who.reflect,
  });
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
  tell.all(rule, { type: 'effectsEnded', who: who.id, kinds, rest: left.map((effect) => ({ ...effect })) });
}

/** All six at once, Stun included. [stack.remove-all] */
export const cleanse = (who: Entity, tell: Speaker): void =>
  endEffects(who, ({ kind }) => isNegative(kind), 'stack.remove-all', tell);

/** One kind grows smaller. */
export function reduce(who: Entity, kind: Negative, by: number, tell: Speaker): void {
  who.effects = reducedBy(who.effects, kind, by);
  tell.all('stack.reduce', { type: 'reduced', who: who.id, kind, by, left: effectSum(who, kind) });
}
