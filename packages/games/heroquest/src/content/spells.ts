export const SCHOOLS = ['air', 'earth', 'fire', 'water'] as const;
export type School = (typeof SCHOOLS)[number];

/** What a Wizard is advised to take, best first; what is left over suits the Elf. [deal.first-quest-suggestion] */
export const ADVISED_SCHOOLS: readonly School[] = ['fire', 'water', 'air', 'earth'];

/** Each of them is a rule of its own, `spell.` and its key. [spell.one-row-one-rule] */
export const SPELLS = [
  'genie',
  'swift-wind',
  'tempest',
  'heal-body',
  'pass-through-rock',
  'rock-skin',
  'ball-of-flame',
  'courage',
  'fire-of-wrath',
  'sleep',
  'veil-of-mist',
  'water-of-healing',
] as const;
export type Spell = (typeof SPELLS)[number];

export const SPELL_RULES = {
  genie: 'spell.genie',
  'swift-wind': 'spell.swift-wind',
  tempest: 'spell.tempest',
  'heal-body': 'spell.heal-body',
  'pass-through-rock': 'spell.pass-through-rock',
  'rock-skin': 'spell.rock-skin',
  'ball-of-flame': 'spell.ball-of-flame',
  courage: 'spell.courage',
  'fire-of-wrath': 'spell.fire-of-wrath',
  sleep: 'spell.sleep',
  'veil-of-mist': 'spell.veil-of-mist',
  'water-of-healing': 'spell.water-of-healing',
} as const;

/** What each spell is aimed at. [cast.target-kinds] */
export const SPELL_AIMS: Readonly<Record<Spell, 'hero' | 'monster' | 'monsters' | 'square' | 'free square'>> = {
  genie: 'free square',
  'swift-wind': 'hero',
  tempest: 'square',
  'heal-body': 'hero',
  'pass-through-rock': 'hero',
  'rock-skin': 'hero',
  'ball-of-flame': 'monster',
  courage: 'hero',
  'fire-of-wrath': 'monster',
  sleep: 'monsters',
  'veil-of-mist': 'hero',
  'water-of-healing': 'hero',
};

/** Three spells each. */
export const SCHOOL_SPELLS: Readonly<Record<School, readonly [Spell, Spell, Spell]>> = {
  air: ['genie', 'swift-wind', 'tempest'],
  earth: ['heal-body', 'pass-through-rock', 'rock-skin'],
  fire: ['ball-of-flame', 'courage', 'fire-of-wrath'],
  water: ['sleep', 'veil-of-mist', 'water-of-healing'],
};

const SPELL_SCHOOLS: Readonly<Record<Spell, School>> = {
  genie: 'air',
  'swift-wind': 'air',
  tempest: 'air',
  'heal-body': 'earth',
  'pass-through-rock': 'earth',
  'rock-skin': 'earth',
  'ball-of-flame': 'fire',
  courage: 'fire',
  'fire-of-wrath': 'fire',
  sleep: 'water',
  'veil-of-mist': 'water',
  'water-of-healing': 'water',
};

export const schoolOf = (spell: Spell): School => SPELL_SCHOOLS[spell];

/** What is counted in the rest of the spells; what the Genie can do is on its card. */
export const SPELL_FIGURES = {
  genie: { steps: 3, turns: 3 },
  /** Times the dice of a movement roll, or steps at once. */
  'swift-wind': { times: 2, steps: 6 },
  tempest: { dice: 1 },
  'rock-skin': { defend: 2 },
  courage: { attack: 2 },
  sleep: { monsters: 3, mind: 6, defend: 1, wakesOn: 6 },
  'veil-of-mist': { diceLess: 2 },
} as const;

/** Damage that nobody defends against, and the red dice that save from it, each from this number on. */
export interface Flame {
  readonly damage: number;
  readonly dice: number;
  readonly from: number;
}

/** [spell.ball-of-flame, spell.fire-of-wrath] */
export const FLAMES: { readonly [S in 'ball-of-flame' | 'fire-of-wrath']: Flame } = {
  'ball-of-flame': { damage: 2, dice: 2, from: 5 },
  'fire-of-wrath': { damage: 3, dice: 3, from: 6 },
};

export const isFlame = (spell: Spell): spell is keyof typeof FLAMES => Object.hasOwn(FLAMES, spell);
