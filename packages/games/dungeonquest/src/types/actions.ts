import type { Cell, Direction } from '@questhall/grid';
import type { Card } from '../content/combat-cards.ts';
import type { Hero } from '../content/heroes.ts';
import type { TreasureTitle } from '../content/keep/treasures.ts';
import type { Mode } from '../content/modes.ts';
import type { PowerCard } from '../content/power-cards.ts';
import type { FormPlace, KeepCardPlace } from './table.ts';

export type Action =
  | { type: 'agree'; mode: Mode | 'base' }
  | { type: 'wait' }
  | { type: 'takeHero'; hero: Hero }
  | { type: 'takeTower'; square: Cell }
  /** The plain answer to a window or an offer: do nothing special. */
  | { type: 'goOn' }
  /** To a square beside one; out of the hoard that says which edge. */
  | { type: 'move'; to: Cell }
  /** Out of the dark, wherever that leads. */
  | { type: 'stumble' }
  | { type: 'search' }
  | { type: 'catchBreath' }
  | { type: 'descend' }
  | { type: 'plunder' }
  | { type: 'leave' }
  | { type: 'pass' }
  | { type: 'advance' }
  | { type: 'grope' }
  | { type: 'turn'; to: 'left' | 'right' }
  | { type: 'head'; way: Direction }
  | { type: 'layTile'; form: FormPlace }
  | { type: 'draw' }
  | { type: 'drop'; treasure: TreasureTitle | 'burialCrown' }
  | { type: 'swap' }
  | { type: 'resolve'; card: KeepCardPlace }
  /** The next to be drawn first. */
  | { type: 'arrange'; forms: FormPlace[] }
  | { type: 'climb' }
  | { type: 'offerParting' }
  | { type: 'part' }
  | { type: 'retreat'; to: Cell }
  | { type: 'layPower'; card: PowerCard }
  | { type: 'leaveToDeck' }
  | { type: 'discard'; card: PowerCard }
  | { type: 'fight' }
  | { type: 'escape' }
  | { type: 'roll' }
  | { type: 'keep' }
  /** Positions of the dice to roll again. */
  | { type: 'reroll'; dice: number[] }
  | { type: 'spend'; tokens: number }
  | { type: 'addWound' }
  | { type: 'decline' }
  | { type: 'lay'; card: Card }
  | { type: 'playPower'; card: string }
  /** An item or a useful Treasure, by its name in the content. */
  | { type: 'useItem'; item: string };
