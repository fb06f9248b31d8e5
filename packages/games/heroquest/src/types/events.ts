import type { Seat } from '@questhall/kernel';
import type { Artifact } from '../content/artifacts.ts';
import type { DreadSpell } from '../content/dread-spells.ts';
import type { Gear, Weapon } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import type { Potion } from '../content/potions.ts';
import type { School, Spell } from '../content/spells.ts';
import type { TreasureCard } from '../content/treasure-cards.ts';
import type { Rule } from '../rulebook/index.ts';
import type { ChestTrap, Edge, Find, FloorTrap, PlacedPiece, Room, Square } from '../sheet/sheet.ts';
import type { Effects, FigureId, HeroInPlay, MonsterStats } from './figures.ts';
import type { Door, Item, PlacedChestTrap } from './pieces.ts';

/** Faces of a combat die: skull, white shield, black shield, and a blank where the house has one. */
export const FACES = ['S', 'W', 'B', '-'] as const;
export type Face = (typeof FACES)[number];

/** Why a number of dice is what it is: each rule that adds to it or takes away. The number is the sum. */
export interface Part {
  readonly rule: Rule;
  readonly amount: number;
}

export type Event =
  | { type: 'questBegan'; quest: number; title: string; attempt: number }
  | { type: 'told'; what: 'briefing' | 'goal' | 'banner' | 'clock' | 'limit' }
  | { type: 'orderFixed'; seat: Seat; heroes: Hero[] }
  | { type: 'schoolTaken'; hero: Hero; school: School }
  | { type: 'artifactHidden' }
  | { type: 'artifactHiddenIn'; artifact: Artifact; room: Room }
  | { type: 'roundBegan'; round: number }
  | { type: 'turnBegan'; hero: Hero }
  | { type: 'turnEnded'; hero: Hero }
  | { type: 'turnLost'; hero: Hero }
  | { type: 'turnCut'; hero: Hero }
  | { type: 'rolledMove'; hero: Hero; dice: number[]; movement: number; parts: Part[] }
  | { type: 'stepped'; figure: FigureId; to: Square }
  | { type: 'walked'; figure: FigureId; path: Square[] }
  | { type: 'placed'; figure: FigureId; to: Square }
  | { type: 'stopped'; figure: FigureId; at: Square }
  /** Chests of gold among it, where the quest is about them. */
  | { type: 'revealed'; squares: Square[]; rooms: Room[]; chests?: Square[] }
  | { type: 'doorsSeen'; doors: { readonly edge: Edge; readonly kind: Door['kind']; readonly isOpen: boolean }[] }
  | { type: 'rocksSeen'; squares: Square[] }
  /** The chest with the heroes' own things, where it is one of them. */
  | { type: 'furnitureSeen'; pieces: PlacedPiece[]; gearAt?: Square }
  | { type: 'stairsSeen'; at: Square }
  | { type: 'captiveSeen'; at: Square }
  | { type: 'monsterAppeared'; monster: FigureId; stats: MonsterStats; at: Square }
  | { type: 'doorOpened'; door: Edge; by: FigureId | null }
  | { type: 'doorClosed'; door: Edge; by: FigureId }
  | { type: 'alarmSounded'; room: Room }
  | { type: 'held'; hero: Hero; weapon: Weapon | Artifact | null }
  | { type: 'attackRolled'; attacker: FigureId; target: FigureId; faces: Face[]; hits: number; parts: Part[] }
  | { type: 'defenceRolled'; target: FigureId; faces: Face[]; blocks: number; parts: Part[] }
  | { type: 'attackFailed'; attacker: FigureId; target: FigureId }
  | { type: 'harmless'; figure: FigureId }
  | { type: 'wounded'; figure: FigureId; amount: number; left: number }
  | { type: 'mindLost'; hero: Hero; amount: number; left: number }
  | { type: 'healed'; hero: Hero; amount: number; body: number }
  | { type: 'died'; figure: FigureId; name: string; at: Square }
  | { type: 'freed'; monster: FigureId; name: string }
  | { type: 'vanished'; figure: FigureId }
  /** It is gone, or lies where it came down. */
  | { type: 'daggerThrown'; hero: Hero; at?: Square }
  | {
      type: 'spellCast';
      hero: Hero;
      spell: Spell;
      targets: FigureId[];
      at: Square | null;
      mode: 'haste' | 'whisk' | null;
    }
  | { type: 'spellKept'; hero: Hero; spell: Spell }
  | { type: 'diceRolled'; figure: FigureId; dice: number[]; cancelled: number }
  | { type: 'facesRolled'; figure: FigureId; faces: Face[] }
  | {
      type: 'dreadCast';
      monster: FigureId;
      spell: DreadSpell;
      target: FigureId | null;
      at: Square | null;
      direction: number | null;
    }
  | { type: 'resisted'; hero: Hero; dice: number[]; isFree: boolean }
  | { type: 'fellAsleep'; figure: FigureId }
  | { type: 'woke'; figure: FigureId; dice: number[] }
  | { type: 'stillAsleep'; figure: FigureId; dice: number[] }
  | { type: 'losesTurn'; monster: FigureId }
  | { type: 'effectBegan'; hero: Hero; effect: keyof Effects }
  | { type: 'effectEnded'; hero: Hero; effect: keyof Effects }
  | { type: 'corroded'; hero: Hero; weapon: Weapon }
  | { type: 'searched'; hero: Hero; what: 'treasure' | 'secretDoors' | 'traps'; room: Room }
  | { type: 'secretDoorsFound'; doors: Edge[] }
  | { type: 'trapsFound'; traps: { readonly at: Square; readonly kind: FloorTrap }[]; chests: PlacedChestTrap[] }
  | { type: 'nothingFound'; hero: Hero }
  | { type: 'treasureFound'; hero: Hero; room: Room; finds: readonly Find[] }
  | { type: 'cardDrawn'; hero: Hero; card: TreasureCard }
  | { type: 'cardReturned'; card: TreasureCard }
  | { type: 'goldGained'; hero: Hero; gold: number; total: number }
  | { type: 'itemGained'; hero: Hero; item: Item }
  | { type: 'itemGiven'; from: Hero; to: Hero; item: Item }
  | { type: 'trapSprung'; figure: FigureId; at: Square; trap: FloorTrap }
  | { type: 'chestTrapSprung'; hero: Hero; trap: ChestTrap; damage: number }
  | { type: 'dodged'; figure: FigureId }
  | { type: 'blockFell'; at: Square }
  | { type: 'trapDisarmed'; hero: Hero; at: Square; face: Face }
  | { type: 'disarmFailed'; hero: Hero; at: Square; face: Face }
  | { type: 'jumped'; figure: FigureId; over: Square; to: Square; face: Face }
  | { type: 'jumpFailed'; figure: FigureId; over: Square; face: Face }
  | { type: 'drank'; hero: Hero; potion: Potion }
  | { type: 'revived'; hero: Hero; at: Square }
  | { type: 'ringUsed'; hero: Hero }
  | { type: 'lootLeft'; hero: Hero; at: Square }
  | { type: 'lootClaimed'; at: Square; artifacts: Artifact[] }
  | { type: 'left'; hero: Hero }
  | { type: 'captiveFreed'; hero: Hero }
  | { type: 'captiveOut' }
  | { type: 'chestLifted'; hero: Hero; at: Square }
  | { type: 'chestSetDown'; hero: Hero; at: Square }
  | { type: 'chestHandedOver'; from: Hero; to: Hero }
  | { type: 'chestDelivered'; hero: Hero }
  | { type: 'gearFound'; hero: Hero }
  | { type: 'portalRolled'; hero: Hero; dice: number[]; sum: number }
  | { type: 'portalSteered'; hero: Hero; sum: number }
  | { type: 'portalTaken'; hero: Hero; room: Room }
  | { type: 'zargonBegan' }
  | { type: 'activated'; monster: FigureId }
  | { type: 'zargonEnded' }
  | { type: 'bannerFell' }
  | { type: 'goalMet' }
  | { type: 'goalLost' }
  | { type: 'deadRose' }
  | { type: 'collapsed' }
  | { type: 'questEnded'; ending: 'success' | 'unfinished' | 'failure' }
  | { type: 'rewarded'; hero: Hero; gold: number; quest: number }
  | { type: 'townEntered'; next: number }
  | { type: 'restored'; hero: Hero }
  | { type: 'replaced'; hero: Hero; name: string }
  | { type: 'bought'; hero: Hero; gear: Gear; gold: number }
  | { type: 'sold'; hero: Hero; gear: Gear; gold: number }
  | { type: 'paid'; from: Hero; to: Hero; gold: number }
  | { type: 'wore'; hero: Hero; suit: HeroInPlay['suit'] }
  | { type: 'renamed'; hero: Hero; name: string }
  | { type: 'readyToGo'; seat: Seat }
  | { type: 'campaignWon' };
