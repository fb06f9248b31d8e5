import type { Cell } from '@questhall/grid';
import type { Door, Opening } from '@questhall/tiles';
import type { CardId, MonsterId, ReadyId } from '../content/index.ts';
import type { RoomType, TileKind } from '../content/tiles.ts';
import type { Deck, Family, Negative, Role } from '../content/vocabulary.ts';
import type { Harm } from './frames.ts';
import type { Base, BenefitId, Effect, EntityId } from './table.ts';

/** Why the Controller chose as it did. */
export type Reason =
  | 'caller'
  | 'preferred'
  | 'challenged'
  | 'nearest'
  | 'turn-order'
  | 'any-hero'
  | 'closer'
  | 'anybody'
  | 'only';

/** Somebody changes its square by force. */
interface Moved {
  type: 'moved';
  who: EntityId;
  from: Cell;
  to: Cell;
  how: 'push' | 'pull' | 'slide' | 'swap' | 'momentum' | 'chain' | 'follow';
  /** Who takes the square it left, where a log has put both together. */
  follower?: { who: EntityId; to: Cell };
}

export type Event =
  | { type: 'expeditionBegan'; roles: Role[]; resolve: number }
  | { type: 'drew'; hero: EntityId; deck: Deck; cards: CardId[] }
  | { type: 'kept'; hero: EntityId; deck: Deck; card: CardId; discarded: CardId[] }
  | { type: 'readyTaken'; hero: EntityId; set: ReadyId; cards: CardId[] }
  | { type: 'gainLost'; hero: EntityId; deck: Deck }
  | { type: 'reshuffled'; deck: Deck; cards: number }
  | { type: 'discarded'; hero: EntityId; card: CardId }
  | { type: 'tradeOffered'; card: CardId; from: EntityId; to: EntityId }
  | { type: 'handedOver'; card: CardId; from: EntityId; to: EntityId }
  | { type: 'tradeDeclined'; card: CardId; from: EntityId; to: EntityId }
  | { type: 'entered'; hero: EntityId; at: Cell }
  | { type: 'phaseBegan'; hero: EntityId; squares: number }
  | { type: 'phaseEnded'; hero: EntityId }
  | { type: 'walked'; who: EntityId; path: Cell[] }
  | { type: 'explored'; hero: EntityId; layout: number; monsters: number; glow: number }
  | { type: 'rerolledLayout'; layout: number }
  | { type: 'laid'; tiles: { kind: TileKind; cells: Cell[] }[]; openings: Opening[]; doors: Door[] }
  | { type: 'reclaimed'; squares: Cell[] }
  | { type: 'sealed'; squares: Cell[] }
  | { type: 'doorOpened'; hero: EntityId; near: Cell; far: Cell }
  | { type: 'falseDoor'; hero: EntityId; near: Cell }
  | { type: 'roomFound'; room: RoomType; tile: TileKind; found: number }
  | { type: 'glowPlaced'; squares: Cell[] }
  | { type: 'glowHarvested'; glow: number }
  | { type: 'wentDown'; level: number }
  | { type: 'wandered'; die: number; isPatrol: boolean }
  | { type: 'patrolRolled'; die: number; record: MonsterId }
  | { type: 'encounterBegan'; room: RoomType | null; family: Family; die: number; hero: EntityId }
  | { type: 'extraMonsters' }
  | { type: 'setUp'; monster: EntityId; record: MonsterId; number: number; at: Cell; hitpoints: number }
  | { type: 'turnBegan'; who: EntityId; round: number }
  | { type: 'surgesRolled'; who: EntityId; dice: number[]; bonus: number; surges: number }
  | { type: 'recordRolled'; die: number; record: MonsterId }
  | { type: 'chose'; monster: EntityId; target: EntityId | null; why: Reason }
  | { type: 'used'; who: EntityId; benefit: BenefitId; cost: number; left: number; targets: EntityId[] }
  | { type: 'glowUsed'; who: EntityId; at: Cell }
  /** What it cost is only known where a log has put it together with its payment. */
  | { type: 'called'; monster: EntityId; cost?: number }
  | { type: 'callVoid'; monster: EntityId }
  | { type: 'reinforced'; monster: EntityId }
  | { type: 'effectGiven'; who: EntityId; effect: Effect }
  | { type: 'effectRefused'; who: EntityId; kind: Effect['kind'] }
  /** What ended, and what stays. */
  | { type: 'effectsEnded'; who: EntityId; kinds: Effect['kind'][]; rest: Effect[] }
  | { type: 'reduced'; who: EntityId; kind: Negative; by: number; left: number }
  | { type: 'shielded'; who: EntityId; amount: number; shield: number }
  | { type: 'reflecting'; who: EntityId; amount: number; reflect: number }
  | { type: 'healed'; who: EntityId; amount: number; hitpoints: number }
  | { type: 'woke'; who: EntityId }
  | { type: 'gainedSurges'; who: EntityId; amount: number; surges: number }
  | { type: 'savedSurges'; who: EntityId; amount: number }
  | Moved
  | { type: 'fled'; who: EntityId; enemy: EntityId }
  | { type: 'dodged'; who: EntityId; enemy: EntityId; die: number; passed: boolean }
  | { type: 'attackDeclared'; attacker: EntityId; target: EntityId; base: Base['source']; damage: number }
  | { type: 'rolledToHit'; attacker: EntityId; target: EntityId; die: number; total: number; grit: number }
  | { type: 'hit'; attacker: EntityId; target: EntityId; total: number; grit: number }
  | { type: 'missed'; attacker: EntityId; target: EntityId; total: number; grit: number }
  | { type: 'attackAgain'; who: EntityId }
  | { type: 'victimNamed'; attacker: EntityId; victim: EntityId; pattern: 'cleave' | 'bounce' }
  | {
      type: 'harmed';
      who: EntityId;
      by: EntityId | null;
      how: Harm;
      amount: number;
      reflected: number;
      shielded: number;
      armored: number;
      loss: number;
      hitpoints: number;
    }
  | { type: 'guarded'; who: EntityId; ally: EntityId; loss: number }
  | { type: 'survived'; who: EntityId; card: CardId; die: number | null; passed: boolean }
  | { type: 'died'; monster: EntityId; record: MonsterId; number: number; at: Cell; bounty: number }
  | { type: 'fell'; hero: EntityId; resolve: number }
  | { type: 'stoodUp'; hero: EntityId; hitpoints: number; resolve: number }
  | { type: 'bountyMarked'; monster: EntityId; bounty: number }
  | { type: 'recovered'; hero: EntityId; die: number; passed: boolean }
  | { type: 'rockThrown'; hero: EntityId; target: EntityId }
  | { type: 'crawled'; hero: EntityId; to: Cell }
  | { type: 'turnEnded'; who: EntityId }
  | { type: 'encounterWon'; room: RoomType | null; cleared: number }
  | { type: 'refreshed'; heroes: EntityId[] }
  | { type: 'declinedLevel'; hero: EntityId }
  | { type: 'expeditionWon' }
  | { type: 'expeditionLost' };
