import { type GemId, PREFIX_IDS, SUFFIX_IDS } from './gem-ids.ts';

// Names of all that can be owned, in kebab case. No two Activators share one, no two Interrupts and no two Abilities.

export const BASIC_ACTIVATOR_IDS = ['aim', 'heave'] as const;
export const ROLE_ACTIVATOR_IDS = ['cut-deep', 'finish', 'brace', 'taunt', 'mend', 'encourage'] as const;
export const RACE_ACTIVATOR_IDS = ['dig-in', 'flow', 'trip'] as const;
export const CLASS_ACTIVATOR_IDS = [
  'cleave',
  'riposte-stance',
  'shield-bash',
  'bulwark',
  'challenge',
  'iron-wall',
  'charge',
  'rally',
  'nick',
  'slip',
  'shadow-swap',
  'deathblow',
  'burst',
  'shackle',
  'spark',
  'blink',
  'meteor',
  'healing-word',
  'sacred-shell',
  'smite',
  'cleanse',
  'sanctuary',
  'quickstep',
  'mockery',
  'ballad',
  'anthem',
  'encore',
] as const;
export type ClassActivatorId = (typeof CLASS_ACTIVATOR_IDS)[number];

export const ITEM_ACTIVATOR_IDS = [
  'flick',
  'feint',
  'guarded-cut',
  'crush',
  'stagger',
  'sting',
  'reap',
  'hook',
  'pin',
  'ward-circle',
  'deflect',
  'cover',
  'second-cut',
  'dazzle',
  'radiance',
  'mirror-thread',
  'roll-aside',
  'lock-rings',
  'bristle',
  'stand-fast',
  'fade',
  'catch-breath',
  'drink',
  'purge',
  'spring',
  'blink-step',
  'run-down',
] as const;

/** One for each element, in the order of the Strength die. */
export const STRENGTH_ACTIVATOR_IDS = [
  'scorch',
  'rime',
  'arc',
  'tremor',
  'envenom',
  'corrode',
  'glare',
  'wither',
  'rend-ward',
  'leech',
] as const;
export type StrengthActivatorId = (typeof STRENGTH_ACTIVATOR_IDS)[number];

export const MONSTER_ACTIVATOR_IDS = [
  'sweeping-chop',
  'blood-rite',
  'hex',
  'shoulder-past',
  'barbed-arrow',
  'shield-slam',
  'war-beat',
  'grave-grip',
  'raise',
  'bone-lock',
  'grasp',
  'paralyse',
  'sap',
  'maul',
  'scurry',
  'drag-down',
  'venom-bite',
  'web',
  'gore',
] as const;

/** The Activator that a gem brings is called like the gem. */
export type ActivatorId =
  | (typeof BASIC_ACTIVATOR_IDS)[number]
  | (typeof ROLE_ACTIVATOR_IDS)[number]
  | (typeof RACE_ACTIVATOR_IDS)[number]
  | ClassActivatorId
  | (typeof ITEM_ACTIVATOR_IDS)[number]
  | StrengthActivatorId
  | (typeof MONSTER_ACTIVATOR_IDS)[number]
  | GemId;

export const ACTIVATOR_IDS: readonly ActivatorId[] = [
  ...BASIC_ACTIVATOR_IDS,
  ...ROLE_ACTIVATOR_IDS,
  ...RACE_ACTIVATOR_IDS,
  ...CLASS_ACTIVATOR_IDS,
  ...ITEM_ACTIVATOR_IDS,
  ...STRENGTH_ACTIVATOR_IDS,
  ...MONSTER_ACTIVATOR_IDS,
  ...PREFIX_IDS,
  ...SUFFIX_IDS,
];

/** Those of an item that have no name of their own are called like the item. */
export const INTERRUPT_IDS = [
  'shield-drill',
  'overture',
  'amulet-of-warding',
  'scale-coat',
  'tower-shield',
  'ironshod',
  'grave-shroud',
  'howl',
  'lucky-duck',
  'guardian',
  'parry',
  'fury',
  'heartguard',
  'too-stubborn',
  'phoenix-feather',
  'last-rites',
  'rage',
  'avenge',
] as const;
export type InterruptId = (typeof INTERRUPT_IDS)[number];

/** Passive and Active Abilities with a name of their own. */
export const ABILITY_IDS = [
  'adapt',
  'jack-of-all-trades',
  'stoneblood',
  'light-step',
  'between-the-legs',
  'brute',
  'wild',
  'harness-trained',
  'flank',
  'spellbolt',
  'incorporeal',
  'pack',
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];

export const FORM_IDS = ['melee', 'reach', 'ranged', 'hurl', 'lunge', 'of-reaching'] as const;
export type FormId = (typeof FORM_IDS)[number];
