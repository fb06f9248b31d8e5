import type { Cell } from '@questhall/grid';
import type { ActivatorId, RewardId, Trigger } from '../content/index.ts';
import type { Action } from './actions.ts';
import type { OwnedInterrupt } from './fight.ts';
import type { EntityId, HeroId, Piece } from './hero.ts';

/** What is decided by the party is asked of all players at once; see `vote`. [party.common-decisions] */
export type Question =
  | { kind: 'create'; place: EntityId }
  /** All heroes are ready-made: whoever says so has the first dungeon found. [campaign.start-sequence] */
  | { kind: 'begin' }
  | { kind: 'town' }
  /** A new hero spends its kit money. [wagon.kit-money] */
  | { kind: 'kit'; hero: HeroId }
  /** Whether a player agrees to what another one wants of its hero. [town.free-trade, wagon.create-or-switch] */
  | { kind: 'consent'; by: EntityId; of: EntityId; wish: Action }
  | { kind: 'reward'; rewards: RewardId[]; left: number }
  | { kind: 'dungeon'; dungeons: number[] }
  | { kind: 'stand'; hero: EntityId; squares: Cell[] }
  | { kind: 'explore' }
  /** Whether a die of the exploration roll is thrown again. */
  | { kind: 'rumours'; dice: number[]; left: number }
  | { kind: 'mine'; crystals: number }
  | { kind: 'assign'; piece: Piece; heroes: EntityId[] }
  | { kind: 'pressOn' }
  /** Whether what somebody proposed is to be done. */
  | { kind: 'vote'; by: EntityId; wish: Action }
  | { kind: 'turn'; who: EntityId }
  | { kind: 'down'; who: EntityId; squares: Cell[] }
  /** A die may be thrown again: of an Attack, or of an Escape Check. */
  | { kind: 'reroll'; who: EntityId; of: 'attack' | 'escape'; dice: number[]; by: string[] }
  /** The Attack or Focus is open: Surges, Momentum, Damage, in whatever order. [resolution.free-order] */
  | { kind: 'attack'; who: EntityId }
  /** Where somebody goes in a Dodge or Teleport; staying is one of the squares. */
  | { kind: 'shift'; who: EntityId; how: 'dodge' | 'teleport'; squares: Cell[]; activator: ActivatorId | null }
  /** Where Momentum pushes somebody, and where the winner comes nearer. [momentum.winner-chooses] */
  | { kind: 'push'; who: EntityId; pushed: EntityId; squares: Cell[]; isChain: boolean }
  | { kind: 'advance'; who: EntityId; squares: Cell[] }
  /** Who is harmed next, where the order makes a difference. [damage.separate-targets] */
  | { kind: 'next'; who: EntityId; victims: EntityId[] }
  | { kind: 'cleanse'; who: EntityId; bearer: EntityId }
  /** Interrupts whose trigger has happened, of one player's heroes or of the whole party's. [interrupt.party-order] */
  | { kind: 'interrupts'; trigger: Trigger; to: EntityId | null; options: OwnedInterrupt[] }
  /** An Attack of one's own by somebody's Encore. */
  | { kind: 'encore'; who: EntityId };
