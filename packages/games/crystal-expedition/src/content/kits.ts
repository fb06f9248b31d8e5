import type { ClassId } from './classes.ts';
import type { ItemId } from './items.ts';
import type { RaceId } from './races.ts';

/** What a new hero may start with for the Crowns that it has. */
export interface Kit {
  /** What a hero who takes it is called, unless somebody says otherwise. */
  readonly name: string;
  readonly race: RaceId;
  readonly heroClass: ClassId;
  readonly items: readonly ItemId[];
}

export const KIT_IDS = [
  'dwarf-fighter',
  'human-knight',
  'half-orc-fighter',
  'elf-rogue',
  'elf-archer',
  'elf-mage',
  'human-cleric',
  'halfling-bard',
] as const;
export type KitId = (typeof KIT_IDS)[number];

/** [hero.starting-crowns-250] */
export const STARTING_CROWNS = 250;

const kit = (name: string, race: RaceId, heroClass: ClassId, ...items: readonly ItemId[]): Kit => ({
  name,
  race,
  heroClass,
  items,
});

export const KITS: Readonly<Record<KitId, Kit>> = {
  'dwarf-fighter': kit('Bruni', 'dwarf', 'fighter', 'longsword', 'tower-shield', 'chain-hauberk'),
  'human-knight': kit('Aldous', 'human', 'knight', 'longsword', 'buckler', 'plate-harness'),
  'half-orc-fighter': kit('Grusha', 'half-orc', 'fighter', 'greataxe', 'chain-hauberk', 'amulet-of-warding'),
  'elf-rogue': kit('Sylwen', 'elf', 'rogue', 'rapier', 'leather-jerkin', 'amulet-of-vigor', 'springheel'),
  'elf-archer': kit('Thaniel', 'elf', 'rogue', 'longbow', 'leather-jerkin', 'amulet-of-vigor', 'striding-boots'),
  'elf-mage': kit('Ilvara', 'elf', 'mage', 'runed-staff', 'leather-jerkin', 'amulet-of-vigor', 'striding-boots'),
  'human-cleric': kit('Maud', 'human', 'cleric', 'mace', 'holy-symbol', 'chain-hauberk', 'amulet-of-warding'),
  'halfling-bard': kit('Pip', 'halfling', 'bard', 'short-sword', 'leather-jerkin', 'amulet-of-warding', 'springheel'),
};
