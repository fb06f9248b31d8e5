import type { Activator, Element } from './vocabulary.ts';
import { activator, damage, effect, given, harm, heal, ignoreArmor, oneNearTarget, push, strip } from './write.ts';

/** What all monsters of a dungeon of this Strength can buy. [dungeon.strength-activator] */
export const STRENGTHS: Readonly<Record<Element, Activator>> = {
  fire: activator('scorch', 2, 'damage', [damage(2, 'fire')]),
  frost: activator('rime', 2, 'damage', [damage(1, 'frost'), effect('slow', 2)]),
  storm: activator('arc', 2, 'hit', [
    harm(2, oneNearTarget('other-enemy', 2), 'storm'),
    given('nobody-else', damage(1, 'storm')),
  ]),
  earth: activator('tremor', 2, 'damage', [damage(1, 'earth'), push(1)]),
  venom: activator('envenom', 2, 'hit', [effect('poison', 2)]),
  acid: activator('corrode', 2, 'damage', [damage(1, 'acid'), ignoreArmor(1)]),
  light: activator('glare', 2, 'damage', [damage(1, 'light'), effect('dazzled', 1)]),
  shadow: activator('wither', 2, 'damage', [damage(1, 'shadow'), effect('weak', 1)]),
  arcane: activator('rend-ward', 2, 'damage', [damage(1, 'arcane'), strip(2)]),
  blood: activator('leech', 2, 'damage', [damage(1, 'blood'), heal(2)]),
};
