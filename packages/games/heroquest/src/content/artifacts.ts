import type { Arm } from './equipment.ts';
import type { Hero } from './heroes.ts';

export const ARTIFACTS = [
  'talisman-of-lore',
  'wizards-cloak',
  'borins-armor',
  'wand-of-magic',
  'elixir-of-life',
  'ring-of-return',
  'orcs-bane',
  'spirit-blade',
  'wizards-staff',
  'spell-ring',
  'hollow-lantern',
  'ferrymans-coin',
  'thorn-gauntlet',
  'sand-glass',
] as const;
export type Artifact = (typeof ARTIFACTS)[number];

interface ArtifactSheet {
  /** The quest whose treasure it is. */
  readonly foundIn: number;
  /** Anyone may carry it; these may use it. */
  readonly users: readonly Hero[];
  /** One of the four spare cards of the house rule `extra-artifacts`. */
  readonly isExtra: boolean;
  readonly weapon?: Arm;
  /** `isBody`: a suit, which excludes Chain Mail and Plate Mail. */
  readonly armour?: { readonly defend: number; readonly isBody: boolean };
}

const ANYONE: readonly Hero[] = ['barbarian', 'dwarf', 'elf', 'wizard'];
const FIGHTERS: readonly Hero[] = ['barbarian', 'dwarf', 'elf'];
const CASTERS: readonly Hero[] = ['elf', 'wizard'];
const WIZARD: readonly Hero[] = ['wizard'];

/**
 * The rows of the table; `wields` and `mayHold` are asked wherever one of them does something. [artifact.effects,
 * artifact.spirit-blade-quest]
 */
export const ARTIFACT_SHEETS: Readonly<Record<Artifact, ArtifactSheet>> = {
  'talisman-of-lore': { foundIn: 5, users: ANYONE, isExtra: false },
  'wizards-cloak': { foundIn: 6, users: WIZARD, isExtra: false, armour: { defend: 1, isBody: false } },
  'borins-armor': { foundIn: 7, users: FIGHTERS, isExtra: false, armour: { defend: 2, isBody: true } },
  'wand-of-magic': {
    foundIn: 8,
    users: CASTERS,
    isExtra: false,
    weapon: { hands: 1, attack: 2, isDiagonal: false, isRanged: true },
  },
  'elixir-of-life': { foundIn: 9, users: ANYONE, isExtra: false },
  'ring-of-return': { foundIn: 10, users: ANYONE, isExtra: false },
  'orcs-bane': {
    foundIn: 11,
    users: FIGHTERS,
    isExtra: false,
    weapon: { hands: 1, attack: 3, isDiagonal: false, isRanged: false },
  },
  'spirit-blade': {
    foundIn: 13,
    users: FIGHTERS,
    isExtra: false,
    weapon: { hands: 1, attack: 3, isDiagonal: true, isRanged: false },
  },
  'wizards-staff': {
    foundIn: 12,
    users: WIZARD,
    isExtra: false,
    weapon: { hands: 2, attack: 2, isDiagonal: true, isRanged: false },
  },
  'spell-ring': { foundIn: 14, users: CASTERS, isExtra: false },
  'hollow-lantern': { foundIn: 2, users: ANYONE, isExtra: true },
  'ferrymans-coin': { foundIn: 4, users: ANYONE, isExtra: true },
  'thorn-gauntlet': { foundIn: 8, users: FIGHTERS, isExtra: true },
  'sand-glass': { foundIn: 13, users: ANYONE, isExtra: true },
};

/** Attack dice more that Orc's Bane has against orcs. */
export const ORCS_BANE_BONUS = 2;
/** Mind Points more of whoever carries the Talisman of Lore. */
export const TALISMAN_MIND = 1;

/** How far off the Elixir of Life finds the dead. */
export const ELIXIR_STEPS = 3;
/** What the Thorn Gauntlet takes from whoever strikes without a skull. */
export const GAUNTLET_DAMAGE = 1;

/** What serves once a quest, and then no more, whoever has it. */
const ONCE_A_QUEST: readonly string[] = [
  'ring-of-return',
  'spell-ring',
  'ferrymans-coin',
  'sand-glass',
] satisfies Artifact[];

export const isOnceAQuest = (key: string): boolean => ONCE_A_QUEST.includes(key);

export const isArtifact = (key: string): key is Artifact => ARTIFACTS.some((artifact) => artifact === key);
