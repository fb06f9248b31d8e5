import { fixed } from '@questhall/kernel';
import { CHAMPION_SLOW, EFFECTS, type EffectId, type Ending, POISON_MAX } from '../content/index.ts';
import { expeditionOf, isConscious, isHero, recordOf } from '../queries/entities.ts';
import { hasTrait, hitpointsMax, traitSum } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Effect, Entity, EntityId } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';

/** An Effect as it is given; by whom, where that matters. */
export interface Given {
  readonly id: EffectId;
  readonly n: number;
  readonly by: EntityId | null;
}

/** What becomes of an Effect on this bearer, and by which rule where that changes it; null: nothing at all. */
interface Taken {
  readonly given: Given | null;
  readonly rule: Rule | null;
}

/**
 * Somebody receives an Effect. Told by how it goes with the bearer or with what is there already, else by the rule of
 * whatever gave it.
 */
export function giveEffect(draft: Draft, bearer: Entity, wanted: Given, cause: Rule, tell: Speaker): void {
  const { given, rule } = takenBy(draft, bearer, wanted);
  if (given === null) {
    tell.all(rule ?? cause, { type: 'effectRefused', who: bearer.id, effect: wanted.id });
    return;
  }
  const old = bearer.effects.find(({ id }) => id === given.id);
  const effect = fixed(merged(old, { ...given, turn: expeditionOf(draft.table).turns }));
  bearer.effects = [...bearer.effects.filter(({ id }) => id !== given.id), effect];
  tell.all(rule ?? mergeRule(old, given.id) ?? cause, { type: 'effectGiven', who: bearer.id, effect });
}

function takenBy(draft: Draft, bearer: Entity, wanted: Given): Taken {
  if (wanted.id === 'poison') return poisonOn(draft, bearer, wanted);
  if (isHero(bearer) || recordOf(bearer).rank !== 'champion') return { given: wanted, rule: null };
  if (wanted.id === 'stun') return { given: null, rule: 'monster.champion-resilience' };
  if (wanted.id !== 'immobile') return { given: wanted, rule: null };
  return { given: { id: 'slow', n: CHAMPION_SLOW, by: wanted.by }, rule: 'monster.champion-resilience' };
}

/** Some bodies take less of it, or none. */
function poisonOn({ table }: Draft, bearer: Entity, wanted: Given): Taken {
  if (hasTrait(table, bearer, 'poison-proof')) return { given: null, rule: 'ability.passive' };
  const less = traitSum(table, bearer, 'poison-less');
  if (less === 0) return { given: wanted, rule: null };
  const rule = isHero(bearer) && bearer.build.race === 'dwarf' ? 'race.dwarf' : 'ability.passive';
  return { given: wanted.n > less ? { ...wanted, n: wanted.n - less } : null, rule };
}

/** Poison adds up; of anything else the higher number and the later end count, and the later Taunt. */
function merged(old: Effect | undefined, given: Effect): Effect {
  if (old === undefined) return given.id === 'poison' ? { ...given, n: Math.min(POISON_MAX, given.n) } : given;
  const n = given.id === 'poison' ? Math.min(POISON_MAX, old.n + given.n) : Math.max(old.n, given.n);
  return { ...given, n, by: given.by ?? old.by };
}

function mergeRule(old: Effect | undefined, id: EffectId): Rule | null {
  if (id === 'taunted') return 'effect.taunted';
  if (old === undefined) return null;
  return id === 'poison' ? 'effect.poison-adds-up' : 'effect.same-effect-highest';
}

/** Effects leave somebody, and everybody hears which. */
export function endEffects(bearer: Entity, isOver: (effect: Effect) => boolean, rule: Rule, tell: Speaker): void {
  if (bearer.effects.length === 0) return; // as nearly always
  const left: Effect[] = [];
  const effects: EffectId[] = [];
  for (const effect of bearer.effects) {
    if (isOver(effect)) effects.push(effect.id);
    else left.push(effect);
  }
  if (effects.length === 0) return;
  bearer.effects = left;
  tell.all(rule, { type: 'effectsEnded', who: bearer.id, effects });
}

/** For `endEffects`: whatever is over when this has happened. */
export const endingWith =
  (ending: Ending) =>
  ({ id }: Effect): boolean =>
    EFFECTS[id].ends === ending;

export const isHarmful = ({ id }: Pick<Effect, 'id'>): boolean => EFFECTS[id].kind === 'harmful';

/** Nobody is taunted any longer by a hero who falls. [effect.taunted] */
export function endTaunts({ table }: Draft, by: EntityId, tell: Speaker): void {
  for (const monster of expeditionOf(table).monsters)
    endEffects(monster, (effect) => effect.id === 'taunted' && effect.by === by, 'effect.taunted', tell);
}

/** What is gained adds to what is there, until the Encounter ends. */
export function gainShield(draft: Entity, amount: number, cause: Rule, tell: Speaker): void {
  const rule = draft.shield > 0 ? 'damage.shield-and-reflect-add-up' : cause;
  draft.shield += amount;
  tell.all(rule, { type: 'shielded', who: draft.id, amount, shield: draft.shield });
}

export function gainReflect(draft: Entity, amount: number, cause: Rule, tell: Speaker): void {
  const rule = draft.reflect > 0 ? 'damage.shield-and-reflect-add-up' : cause;
  draft.reflect += amount;
  tell.all(rule, { type: 'reflecting', who: draft.id, amount, reflect: draft.reflect });
}

/** Up to the maximum, and whoever lay there wakes; says how much it was. */
export function heal({ table }: Draft, who: Entity, n: number, cause: Rule, tell: Speaker): number {
  const amount = Math.min(n, hitpointsMax(table, who) - who.hitpoints);
  if (amount <= 0) return 0;
  const wakes = !isConscious(who);
  who.hitpoints += amount;
  const rule = wakes ? 'down.healing-wakes' : amount < n ? 'heal.maximum' : cause;
  tell.all(rule, { type: 'healed', who: who.id, amount, hitpoints: who.hitpoints, wakes });
  return amount;
}
