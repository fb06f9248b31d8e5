import type { Artifact } from './artifacts.ts';
import type { Gear } from './equipment.ts';
import type { Hero } from './heroes.ts';

/** What a careful hero owns at the start of a quest. */
export interface Kit {
  readonly gear: readonly Gear[];
  readonly artifacts: readonly Artifact[];
  /** Potions of Healing. */
  readonly healing: number;
  /** The dice this comes to, with the weapon in hand. */
  readonly attack: number;
  readonly defend: number;
}

const bare = (attack: number, ...gear: readonly Gear[]): Kit => ({
  gear,
  artifacts: [],
  healing: 0,
  attack,
  defend: 2,
});

const BROADSWORD = bare(3, 'broadsword');
const SHORTSWORD = bare(2, 'shortsword');
const DAGGER = bare(1, 'dagger');
const STAFF = bare(1, 'staff');

const SWORD_HELMET: Kit = { ...BROADSWORD, gear: ['broadsword', 'helmet'], defend: 3 };
const SWORD_SHIELD: Kit = { ...BROADSWORD, gear: ['broadsword', 'helmet', 'shield'], defend: 4 };
const LONGSWORD_SHIELD: Kit = { ...SWORD_SHIELD, gear: ['longsword', 'helmet', 'shield'] };
const SWORD_CHAIN: Kit = { ...BROADSWORD, gear: ['broadsword', 'helmet', 'shield', 'chain-mail'], defend: 5 };
const LONGSWORD_CHAIN: Kit = { ...SWORD_CHAIN, gear: ['longsword', 'helmet', 'shield', 'chain-mail'] };
const AXE_CHAIN: Kit = { ...bare(4), gear: ['battle-axe', 'helmet', 'chain-mail'], defend: 4 };
const SPIRIT_BLADE: Kit = { ...SWORD_CHAIN, gear: ['helmet', 'shield', 'chain-mail'], artifacts: ['spirit-blade'] };

const SHORT_HELMET: Kit = { ...SHORTSWORD, gear: ['shortsword', 'helmet'], defend: 3 };
const SHORT_SHIELD: Kit = { ...SHORTSWORD, gear: ['shortsword', 'helmet', 'shield'], defend: 4 };
const BORIN: Kit = { ...BROADSWORD, gear: ['broadsword', 'helmet', 'shield'], artifacts: ['borins-armor'], defend: 6 };
const BORIN_LONGSWORD: Kit = { ...BORIN, gear: ['longsword', 'helmet', 'shield'] };

const STAFF_CLOAK: Kit = { ...STAFF, artifacts: ['wizards-cloak'], defend: 3 };
const WAND_CLOAK: Kit = { ...bare(2), artifacts: ['wizards-cloak', 'wand-of-magic'], defend: 3 };

/** Barbarian, Dwarf, Elf, Wizard. Healing goes to those who have no healing spell, the Barbarian first. */
function party(healing: number, barbarian: Kit, dwarf: Kit, elf: Kit, wizard: Kit): Readonly<Record<Hero, Kit>> {
  const dwarfs = Math.floor(healing / 2);
  return { barbarian: { ...barbarian, healing: healing - dwarfs }, dwarf: { ...dwarf, healing: dwarfs }, elf, wizard };
}

/** Quest 1 first. Single quests start with these kits, and the win rates of the quests were measured with them. */
export const KITS: readonly Readonly<Record<Hero, Kit>>[] = [
  party(0, BROADSWORD, SHORTSWORD, SHORTSWORD, DAGGER),
  party(0, SWORD_HELMET, SHORT_HELMET, SHORTSWORD, DAGGER),
  party(1, SWORD_HELMET, SHORT_HELMET, SHORT_HELMET, DAGGER),
  party(1, SWORD_SHIELD, SHORT_SHIELD, SHORT_HELMET, STAFF),
  party(1, SWORD_SHIELD, SHORT_SHIELD, SHORT_SHIELD, STAFF),
  party(1, SWORD_SHIELD, SWORD_SHIELD, SHORT_SHIELD, STAFF),
  party(1, SWORD_SHIELD, SWORD_SHIELD, SWORD_SHIELD, STAFF_CLOAK),
  party(1, LONGSWORD_SHIELD, BORIN, SWORD_SHIELD, STAFF_CLOAK),
  party(2, LONGSWORD_CHAIN, BORIN, SWORD_SHIELD, WAND_CLOAK),
  party(2, LONGSWORD_CHAIN, BORIN, SWORD_SHIELD, WAND_CLOAK),
  party(2, LONGSWORD_CHAIN, BORIN, SWORD_CHAIN, WAND_CLOAK),
  party(2, LONGSWORD_CHAIN, BORIN_LONGSWORD, SWORD_CHAIN, WAND_CLOAK),
  party(2, AXE_CHAIN, BORIN_LONGSWORD, SWORD_CHAIN, WAND_CLOAK),
  party(2, SPIRIT_BLADE, BORIN_LONGSWORD, LONGSWORD_CHAIN, WAND_CLOAK),
];
