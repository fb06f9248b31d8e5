import type { ClassId } from './classes.ts';
import type { ItemId } from './items.ts';
import type { RaceId } from './races.ts';

/** What a new hero may start with for the Crowns that it has. */
export interface Kit {
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

const kit = (race: RaceId, heroClass: ClassId, ...items: readonly ItemId[]): Kit => ({ race, heroClass, items });

export const KITS: Readonly<Record<KitId, Kit>> = {
  'dwarf-fighter': kit('dwarf', 'fighter', 'longsword', 'tower-shield', 'chain-hauberk'),
  'human-knight': kit('human', 'knight', 'longsword', 'buckler', 'plate-harness'),
  'half-orc-fighter': kit('half-orc', 'fighter', 'greataxe', 'chain-hauberk', 'amulet-of-warding'),
  'elf-rogue': kit('elf', 'rogue', 'rapier', 'leather-jerkin', 'amulet-of-vigor', 'springheel'),
  'elf-archer': kit('elf', 'rogue', 'longbow', 'leather-jerkin', 'amulet-of-vigor', 'striding-boots'),
  'elf-mage': kit('elf', 'mage', 'runed-staff', 'leather-jerkin', 'amulet-of-vigor', 'striding-boots'),
  'human-cleric': kit('human', 'cleric', 'mace', 'holy-symbol', 'chain-hauberk', 'amulet-of-warding'),
  'halfling-bard': kit('halfling', 'bard', 'short-sword', 'leather-jerkin', 'amulet-of-warding', 'springheel'),
};
