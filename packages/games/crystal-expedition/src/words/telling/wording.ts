import type { Wording } from '@questhall/facets';
import type { Activator, EffectId, Gain, Interrupt, Level } from '../../content/index.ts';
import type { Action, CrystalExpedition, Dungeon, EntityId, Piece, View } from '../../types/index.ts';
import type { Names } from '../names.ts';
import type { Figures } from './figures.ts';

/** Whose powers are read: heroes are spoken to, and monsters spoken about. */
export type Party = 'heroes' | 'monsters';

/** Crystal Expedition in one language: what every game says, and what its own sheets and badges say besides. */
export interface CrystalWording extends Wording<CrystalExpedition> {
  readonly names: Names;
  /** Those who are no heroes. */
  readonly monsters: string;
  /** Somebody in a list: `Orc Raider 2`, or `Orc Raider` where there is only one. */
  nameOf(view: Figures, id: EntityId): string;
  /** Somebody in a sentence: `Orc Raider 2`, or `the Orc Raider` where there is only one. */
  figureIn(view: Figures, id: EntityId): string;
  /** Somebody where there is room for a letter and a number, on a map or a badge. */
  signOf(view: Figures, id: EntityId): string;
  /** `Weak 1`, `Stunned`. */
  effect(id: EffectId, n: number): string;
  /** `Fiery Greataxe of Cunning`, and its level where it has risen. */
  piece(piece: Pick<Piece, 'item' | 'level' | 'gems'>): string;
  /** All that a dungeon is known for, in a line. */
  dungeon(dungeon: Dungeon): string;
  /** Crowns with their word: `1 Crown`. */
  crowns(n: number): string;
  /** What is owned, in a sentence. */
  sayGain(gain: Gain, level: Level, whose: Party): string;
  sayActivator(activator: Activator, level: Level, whose: Party): string;
  /** What it does, without its price and its moment. */
  sayBriefly(activator: Activator, level: Level, whose: Party): string;
  sayInterrupt(interrupt: Interrupt, level: Level, whose: Party): string;
  /** What an Attack would be worth; empty for anything else. */
  odds(view: View, attacker: EntityId, action: Action): string;
}
