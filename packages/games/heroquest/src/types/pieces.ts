import type { Artifact } from '../content/artifacts.ts';
import type { Gear, Weapon } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import type { Potion } from '../content/potions.ts';
import type { ChestTrap, Edge, FloorTrap, Room, Square } from '../sheet/sheet.ts';

export interface Door {
  readonly edge: Edge;
  readonly kind: 'door' | 'secret' | 'portal';
  readonly isOpen: boolean;
  /** The round in which it last changed. */
  readonly changed: number;
}

/** A trap everybody knows of. */
export interface KnownTrap {
  readonly at: Square;
  readonly kind: FloorTrap;
  /** A pit that somebody fell into; the others are gone or rock by then. */
  readonly isOpen: boolean;
}

export interface PlacedChestTrap {
  readonly room: Room;
  readonly kind: ChestTrap;
  readonly damage: number;
  readonly at: Square | null;
}

/** Something to own; every such thing has a key of its own. */
export type Item = Gear | Potion | Artifact;

/** What a dead hero left, or what lies about. */
export interface Pile {
  at: Square;
  /** Whose it was; null for a thing that was dropped. */
  readonly owner: Hero | null;
  gold: number;
  items: Item[];
  /** Monsters do not take it away. */
  readonly isSafe: boolean;
  /** Weapons among them that Corrode has spoilt; left out where there are none. */
  corroded?: Weapon[];
}

/** Chests of gold that are the goal. */
export interface GoldChest {
  at: Square;
  /** Where it was found or put down, in somebody's arms, or safe on the stairway. */
  where: 'floor' | 'carried' | 'delivered';
  carrier: Hero | null;
}
