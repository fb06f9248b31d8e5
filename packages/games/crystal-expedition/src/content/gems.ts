import { type GemId, PREFIX_IDS, type PrefixId, SUFFIX_IDS, type SuffixId } from './gem-ids.ts';
import type { Item } from './item.ts';
import type { Gain, Gains } from './traits.ts';
import type { Clause, Weakness } from './vocabulary.ts';
import {
  activator,
  always,
  attacks,
  countsAs,
  damage,
  dodge,
  effect,
  heal,
  one,
  owns,
  reach,
  reflect,
  shield,
} from './write.ts';

/** In Crowns. [smith.gem-buy-40] */
export const GEM_PRICE = 40;

export interface Prefix {
  readonly element: Weakness;
  readonly gains: Gains;
}

const bought = (id: GemId, kind: 'damage' | 'hit' | 'free', ...clauses: readonly Clause[]): Gain =>
  owns(activator(id, 1, kind, clauses));

const elemental = (id: PrefixId, element: Weakness): Prefix => ({
  element,
  gains: [always({ trait: 'base-element', element }), bought(id, 'damage', damage(1, element))],
});

const afflicting = (id: PrefixId, element: Weakness, ...clauses: readonly Clause[]): Prefix => ({
  element,
  gains: [bought(id, 'hit', ...clauses)],
});

/** In a hand item in use. In the Off Hand the base damage is not changed. [gem.prefix-elemental] */
export const PREFIXES: Readonly<Record<PrefixId, Prefix>> = {
  fiery: elemental('fiery', 'fire'),
  frozen: elemental('frozen', 'frost'),
  stormy: elemental('stormy', 'storm'),
  stony: elemental('stony', 'earth'),
  venomous: afflicting('venomous', 'venom', effect('poison', 1)),
  caustic: afflicting('caustic', 'acid', effect('fragile', 1), countsAs('acid')),
  radiant: afflicting('radiant', 'light', effect('dazzled', 1), countsAs('light')),
  gloomy: afflicting('gloomy', 'shadow', effect('weak', 1), countsAs('shadow')),
};

/** A form of attack is one of the weapon that holds the gem, and of none in the Off Hand. [gem.suffix-ability] */
export const SUFFIXES: Readonly<Record<SuffixId, Gain>> = {
  'of-cunning': bought('of-cunning', 'free', dodge(2)),
  'of-might': bought('of-might', 'damage', damage(1)),
  'of-warding': bought('of-warding', 'free', shield(2)),
  'of-thorns': bought('of-thorns', 'free', reflect(1)),
  'of-mending': bought('of-mending', 'free', heal(1, one('self-or-ally', 'adjacent'))),
  'of-precision': always({ trait: 'to-hit-later', n: { base: 2, rises: false }, perEncounter: 1 }),
  'of-reaching': attacks(reach('of-reaching', 1)),
  'of-fortune': always({ trait: 'reroll-attack', perEncounter: 1 }),
};

export const isPrefix = (gem: GemId): gem is PrefixId => PREFIX_IDS.some((id) => id === gem);

export const gemGains = (gem: GemId): Gains => (isPrefix(gem) ? PREFIXES[gem].gains : [SUFFIXES[gem]]);

export const GEM_IDS: readonly GemId[] = [...PREFIX_IDS, ...SUFFIX_IDS];

/** So many prefixes, and as many suffixes, fit into an item. [gem.sockets] */
export function socketPairs({ slot, weapon }: Item): 0 | 1 | 2 {
  if (slot !== 'main-hand' && slot !== 'off-hand') return 0;
  return weapon?.hands === 2 ? 2 : 1;
}
