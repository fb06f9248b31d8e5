import { type Item, weapon } from './item.ts';
import {
  activator,
  always,
  counted,
  dodge,
  effect,
  harm,
  ignoreArmor,
  MELEE,
  more,
  one,
  oneNearTarget,
  owns,
  pull,
  ranged,
  reach,
  reflect,
  rising,
  shield,
  toHit,
} from './write.ts';

/** In the order of the die that finds one in a chest. */
export const MAIN_HAND_IDS = [
  'dagger',
  'short-sword',
  'longsword',
  'hand-axe',
  'mace',
  'rapier',
  'warhammer',
  'wand',
  'greataxe',
  'halberd',
  'longbow',
  'runed-staff',
] as const;
export type MainHandId = (typeof MAIN_HAND_IDS)[number];

const BOLT_BASE = always(counted('bolt-base', 1));

export const MAIN_HAND: Readonly<Record<MainHandId, Item>> = {
  dagger: weapon(1, 2, 30, { forms: [MELEE], gains: [owns(activator('flick', 1, 'free', [dodge(rising(1))]))] }),
  'short-sword': weapon(1, 3, 45, {
    forms: [MELEE],
    gains: [owns(activator('feint', 1, 'aim', [toHit(rising(2))]))],
  }),
  longsword: weapon(1, 3, 60, {
    forms: [MELEE],
    gains: [owns(activator('guarded-cut', 1, 'free', [reflect(rising(1))]))],
  }),
  'hand-axe': weapon(1, 3, 55, { forms: [MELEE, ranged(rising(3), 'hurl', 1)], gains: [] }),
  mace: weapon(1, 3, 55, { forms: [MELEE], gains: [owns(activator('crush', 1, 'damage', [ignoreArmor(rising(2))]))] }),
  rapier: weapon(1, 3, 60, { forms: [MELEE, reach('lunge', 1, rising(0))], gains: [] }),
  warhammer: weapon(1, 4, 75, {
    forms: [MELEE],
    gains: [always(more('to-hit', -1)), owns(activator('stagger', 2, 'hit', [effect('unsteady', rising(1))]))],
  }),
  wand: weapon(1, 2, 65, {
    forms: [ranged(4)],
    element: 'arcane',
    gains: [
      BOLT_BASE,
      owns(activator('sting', 1, 'hit', [harm(rising(1), oneNearTarget('other-enemy', 2), 'arcane')])),
    ],
  }),
  greataxe: weapon(2, 4, 100, {
    forms: [MELEE],
    gains: [owns(activator('reap', 2, 'hit', [harm(rising(2), one('other-enemy', 'adjacent'))]))],
  }),
  halberd: weapon(2, 3, 90, { forms: [reach()], gains: [owns(activator('hook', 1, 'hit', [pull(rising(1))]))] }),
  longbow: weapon(2, 3, 90, {
    forms: [ranged(8)],
    gains: [owns(activator('pin', 1, 'hit', [effect('slow', rising(3))]))],
  }),
  'runed-staff': weapon(2, 3, 85, {
    forms: [MELEE],
    gains: [
      BOLT_BASE,
      always(counted('bolt-range', 1)),
      owns(activator('ward-circle', 1, 'free', [shield(rising(2))])),
    ],
  }),
};
