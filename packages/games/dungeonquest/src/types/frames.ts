import type { Cell, Direction } from '@questhall/grid';
import type { Seat, Seats } from '@questhall/kernel';
import type { Card } from '../content/combat-cards.ts';
import type { Attribute } from '../content/heroes.ts';
import type { Mode } from '../content/modes.ts';
import type { Monster } from '../content/monsters.ts';
import type { PowerCard } from '../content/power-cards.ts';
import type { Rule } from '../rulebook/index.ts';
import type { FormPlace, KeepCardPlace } from './table.ts';

/** What a round inflicts, and by which rule. */
export interface Wounds {
  readonly hero: number;
  readonly monster: number;
  readonly rule: Rule;
}

/** What calls for an attribute test: a card, entering or leaving a tile, a portcullis, a cage. */
export type TestedBy = 'card' | 'entering' | 'leaving' | 'portcullis' | 'cage';

/** How a hero comes onto a square. */
export type Coming = 'move' | 'secretDoor' | 'stair';

/** What the hero meets: any token of the pool or one of a kind, a raised Skeleton, or what lies here. */
type Met = Monster | 'random' | 'raised' | 'here';

export type Frame =
  | { kind: 'agreement'; isOpen: boolean; wishes: (Mode | null)[] }
  | { kind: 'setUp' }
  | { kind: 'muster'; stage: 'heroes' | 'towers' | 'hands'; chosen: number }
  | { kind: 'round'; turns: number }
  | { kind: 'restart'; stage: 'hero' | 'tower' }
  | {
      kind: 'turn';
      /** `freed` is an action after the test of a cage: the window is over. [turn.order-of-steps] */
      stage: 'begin' | 'window' | 'cage' | 'action' | 'freed' | 'end';
      /** Squares stood on in this turn, the one it began on first; the hoard is one. */
      trail: Cell[];
      /** The room entered last, and where from; -1 for none. */
      entered: Cell;
      from: Cell;
      hasSwapped: boolean;
    }
  | {
      kind: 'move';
      stage: 'leave' | 'edge' | 'door' | 'opened' | 'cross';
      from: Cell;
      way: Direction;
      /** Whether the door has let him through. */
      isOpen: boolean;
    }
  | {
      kind: 'entry';
      stage: 'tile' | 'stand' | 'effect' | 'card' | 'next';
      to: Cell;
      /** The way he goes. */
      way: Direction;
      by: Coming;
      isNew: boolean;
      wasGuarded: boolean;
      /** Tiles to choose from. */
      forms: FormPlace[];
    }
  | { kind: 'card'; card: KeepCardPlace; stage: 'turned' | 'acting'; at: number }
  | { kind: 'search'; cards: KeepCardPlace[] }
  | {
      kind: 'test';
      stage: 'before' | 'failed' | 'read';
      by: TestedBy;
      /** Why there is a test at all. */
      rule: Rule;
      attribute: Attribute;
      dice: number[];
      /** By how much the total counts less: boost and drops. */
      less: number;
      isBoosted: boolean;
      isRerolled: boolean;
      spent: number;
      /** Passed without rolling. */
      isSpared: boolean;
    }
  /** Down into the catacombs; whoever fell by a failed test gains for it when he lies below. */
  | {
      kind: 'descent';
      stage: 'begin' | 'end';
      square: Cell;
      way: Direction | null;
      isFall: boolean;
      hasFailed: boolean;
    }
  | { kind: 'stair' }
  | { kind: 'dragonfire'; stage: 'roll' | 'ask'; wounds: number; toAsk: Seat[]; shielded: Seats }
  | { kind: 'handLimit'; seat: Seat }
  | {
      kind: 'encounter';
      stage: 'token' | 'bluff' | 'parting' | 'answer' | 'decide' | 'fight' | 'over';
      monster: Met;
      life: number | null;
      mayEscape: boolean;
      isParting: boolean;
    }
  | {
      kind: 'escape';
      stage: 'retreat' | 'lay' | 'reveal';
      to: Cell;
      heroCard: PowerCard | null;
      monsterCard: PowerCard | null;
    }
  | { kind: 'combat'; stage: 'start' | 'arrows' | 'round' | 'goOn'; mayEscape: boolean }
  | { kind: 'dice'; stage: 'roll' | 'reroll' | 'spend' | 'read'; dice: number[]; spent: number }
  | { kind: 'cards'; stage: 'lay' | 'reveal'; heroCard: Card | null; monsterCard: Card | null }
  | { kind: 'wounds'; stage: 'extra' | 'land'; hero: number; monster: number; rule: Rule };
