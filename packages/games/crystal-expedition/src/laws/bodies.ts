import { EFFECTS, POISON_MAX } from '../content/index.ts';
import { findHero, isConscious, isHero, recordOf } from '../queries/entities.ts';
import { hasEffect, hitpointsMax } from '../queries/stats.ts';
import type { Entity } from '../types/index.ts';
import { everybodyIn, isDistinct, isInTheMiddle, type Law, law, type Match } from './law.ts';

const everybody =
  (holds: (one: Entity, state: Match) => boolean): Law['holds'] =>
  (state) =>
    everybodyIn(state).every((one) => holds(one, state));

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** What is upon everybody, and what is left of them. */
export const BODIES: readonly Law[] = [
  law(
    'damage.floor-zero',
    everybody(({ hitpoints }) => isCount(hitpoints)),
    'somebody has less than no Hitpoints',
  ),
  law(
    'heal.maximum',
    everybody((one, { table }) => one.hitpoints <= hitpointsMax(table, one)),
    'somebody has more Hitpoints than it can',
  ),
  law(
    'core.whole-numbers',
    everybody(({ shield, reflect }) => isCount(shield) && isCount(reflect)),
    'somebody has less than no Shield or Reflect',
  ),
  law(
    'effect.same-effect-highest',
    everybody(({ effects }) => isDistinct(effects.map(({ id }) => id))),
    'somebody bears one Effect twice',
  ),
  law(
    'effect.list',
    everybody(({ effects }) => effects.every(({ id, n }) => (EFFECTS[id].isCounted ? n > 0 : n === 0))),
    'an Effect has not the number that it should have',
  ),
  law(
    'effect.poison-adds-up',
    everybody(({ effects }) => effects.every(({ id, n }) => id !== 'poison' || n <= POISON_MAX)),
    'somebody has more Poison than anybody can',
  ),
  law(
    'effect.taunted',
    everybody(({ effects }, { table }) =>
      effects.every(({ id, by }) => id !== 'taunted' || (by !== null && (findHero(table, by)?.hitpoints ?? 0) > 0)),
    ),
    'somebody is Taunted by one who lies there',
  ),
  law(
    'monster.champion-resilience',
    everybody(
      (one) =>
        isHero(one) || recordOf(one).rank === 'minion' || !(hasEffect(one, 'stun') || hasEffect(one, 'immobile')),
    ),
    'a Champion is Stunned or Immobile',
  ),
  law(
    'damage.monster-dies',
    (state) => isInTheMiddle(state) || everybodyIn(state).every((one) => isHero(one) || isConscious(one)),
    'a dead monster stands',
  ),
  law(
    'encounter.effects-cleared',
    (state) => isInEncounter(state) || everybodyIn(state).every(({ effects }) => effects.length === 0),
    'an Effect has outlasted its Encounter',
  ),
  law(
    'encounter.shield-reflect-cleared',
    (state) => isInEncounter(state) || everybodyIn(state).every(({ shield, reflect }) => shield + reflect === 0),
    'Shield or Reflect has outlasted its Encounter',
  ),
  law(
    'encounter.victors-healed',
    (state) => isInEncounter(state) || isInTheMiddle(state) || everybodyIn(state).every(isConscious),
    'somebody lies there when the Encounter is over',
  ),
  law(
    'fate.extra-surges',
    ({ table }) => table.party.every(({ fate }) => isCount(fate)),
    'somebody has less than no Fate',
  ),
];

const isInEncounter = ({ table }: Match): boolean => table.expedition?.encounter !== null;
