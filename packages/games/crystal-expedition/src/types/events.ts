import type { Cell } from '@questhall/grid';
import type { Door, Join, Opening } from '@questhall/tiles';
import type {
  ActivatorId,
  BoostId,
  ClassId,
  CrystalId,
  EffectId,
  Element,
  FormId,
  GemId,
  InterruptId,
  ItemId,
  KitId,
  Level,
  MonsterId,
  RaceId,
  RewardId,
  Trigger,
  Weakness,
} from '../content/index.ts';
import type { TileKind } from '../content/tiles.ts';
import type { Action } from './actions.ts';
import type { Means } from './fight.ts';
import type { Harm } from './frames.ts';
import type { Effect, EntityId, HeroId, Piece } from './hero.ts';
import type { Rest } from './table.ts';
import type { Dungeon, ExpeditionLine, Feature, Location } from './town.ts';

type TownEvent =
  /** `kit` for somebody ready-made, and `by` for whoever visits the Wagon. */
  | {
      type: 'heroMade';
      place: EntityId | null;
      hero: HeroId;
      name: string;
      race: RaceId;
      heroClass: ClassId;
      kit: KitId | null;
      by: EntityId | null;
    }
  | { type: 'dungeonFound'; dungeon: number; features: Dungeon; dice: number[] }
  | { type: 'townEntered'; heroes: EntityId[] }
  | { type: 'visited'; hero: EntityId; location: Location; left: number }
  | { type: 'leftLocation'; hero: EntityId; location: Location; isTakenBack: boolean }
  | { type: 'declaredReady'; hero: EntityId; isReady: boolean }
  | { type: 'gaveCrowns'; from: EntityId; to: EntityId; crowns: number }
  /** `at`: the place in the list that it was in, of the hero or of the baggage. */
  | { type: 'gavePiece'; from: EntityId; to: EntityId; piece: Piece; at: number }
  | { type: 'stowed'; hero: EntityId; piece: Piece; at: number }
  | { type: 'unpacked'; hero: EntityId; piece: Piece; at: number }
  | {
      type: 'dungeonRerolled';
      hero: EntityId;
      dungeon: number;
      features: Dungeon;
      locks: Feature[];
      dice: number[];
      paid: number;
    }
  | { type: 'fickleThrown'; hero: EntityId; stake: number; dice: number[]; house: number[] }
  | {
      type: 'fickleEnded';
      hero: EntityId;
      how: 'house' | 'court' | 'concede';
      die: number | null;
      won: number;
      crowns: number;
    }
  | { type: 'drank'; hero: EntityId; boost: BoostId; element: Weakness | null; paid: number }
  | { type: 'bought'; hero: EntityId; item: ItemId; paid: number }
  | { type: 'sold'; hero: EntityId; piece: Piece; at: number; isBaggage: boolean; paid: number }
  | { type: 'upgraded'; hero: EntityId; piece: Piece; at: number; paid: number }
  | { type: 'gemBought'; hero: EntityId; gem: GemId; paid: number; isCrafted: boolean }
  | { type: 'gemSold'; hero: EntityId; gem: GemId; paid: number }
  | { type: 'rawSold'; hero: EntityId; paid: number }
  | { type: 'gemSet'; hero: EntityId; piece: Piece; at: number; gem: GemId }
  | { type: 'gemTaken'; hero: EntityId; piece: Piece; at: number; gem: GemId; paid: number }
  /** `by`: whoever visits the Wagon. */
  | { type: 'joined'; hero: HeroId; name: string; place: EntityId; instead: string | null; by: EntityId }
  | { type: 'stayedBehind'; hero: HeroId; name: string; place: EntityId; by: EntityId }
  /** What a hero who leaves hands on, by place. [wagon.purse-stays-with-party] */
  | { type: 'crownsShared'; from: HeroId; crowns: number; shares: { hero: EntityId; crowns: number }[] }
  | { type: 'dismissed'; hero: HeroId; name: string; by: EntityId }
  | { type: 'kitBought'; hero: HeroId; item: ItemId; left: number }
  | { type: 'kitSpent'; hero: HeroId; forfeited: number }
  | { type: 'trained'; hero: EntityId; what: 'race' | 'class'; level: Level; paid: number }
  | { type: 'rewarded'; reward: RewardId; hero: EntityId | null }
  | { type: 'retired' };

type ExploringEvent =
  | { type: 'proposed'; by: EntityId; wish: Action }
  | { type: 'voted'; by: EntityId; isFor: boolean | null }
  | { type: 'proposalFailed'; wish: Action }
  | { type: 'expeditionBegan'; dungeon: number; glory: number }
  | { type: 'stood'; hero: EntityId; at: Cell }
  | { type: 'phaseBegan'; hero: EntityId; squares: number }
  | { type: 'walked'; who: EntityId; path: Cell[] }
  | { type: 'exploreRolled'; hero: EntityId; dice: number[]; isRoom: boolean }
  | { type: 'dieRerolled'; die: number; from: number; to: number; left: number }
  | {
      type: 'laid';
      /** The end or the door behind which it lies. */
      explored: number;
      tiles: { id: number; kind: TileKind; cells: Cell[] }[];
      openings: Opening[];
      doors: Door[];
      joins: Join[];
      /** The number that comes next on this floor. */
      next: number;
      opened: Door | null;
    }
  | { type: 'brickedUp'; exit: number; near: Cell }
  | { type: 'shaftFound'; at: Cell }
  | { type: 'crystalsGrown'; squares: Cell[] }
  | { type: 'roomOpened'; tile: number; isBig: boolean; hasChest: boolean; isEmpty: boolean; opened: number }
  | { type: 'prisonerFound'; tile: number }
  | { type: 'prisonerFreed' }
  | { type: 'tokenAdded'; tokens: number }
  | { type: 'wanderersCame'; die: number }
  | { type: 'rested'; bonus: Rest }
  | {
      type: 'chestOpened';
      room: number;
      dice: number[];
      crowns: number;
      raw: number;
      gem: GemId | null;
      piece: Piece | null;
    }
  | { type: 'assigned'; piece: Piece; hero: EntityId | null }
  | { type: 'mined'; crowns: number; raw: number }
  | { type: 'wentDown'; level: number }
  | { type: 'marched'; die: number; tokens: number; squares: { hero: EntityId; at: Cell }[] }
  | { type: 'questAdvanced'; done: number; goal: number }
  | { type: 'questDone' }
  | { type: 'gloryChanged'; by: number; glory: number }
  | { type: 'crownsWon'; crowns: number; purse: number }
  | { type: 'expeditionEnded'; line: ExpeditionLine }
  /** Crowns that were lost, raw Crystals that were, and what each hero gets of what is left, in the order of the party. */
  | { type: 'purseShared'; lost: number; lostRaw: number; shares: number[] };

type FightingEvent =
  /** Who comes, by the die that names their row, in the order of the Monster Sheet. */
  | { type: 'gathered'; die: number; records: MonsterId[] }
  | { type: 'placed'; monster: EntityId; record: MonsterId; number: number; at: Cell; hitpoints: number }
  | { type: 'encounterBegan'; room: number | null; hero: EntityId }
  | { type: 'roundBegan'; round: number }
  | { type: 'turnBegan'; who: EntityId }
  | { type: 'held'; hero: EntityId; main: number | null; off: number | null }
  | {
      type: 'escapeRolled';
      who: EntityId;
      dice: number[];
      total: number;
      needed: number;
      enemies: EntityId[];
      passed: boolean;
    }
  | { type: 'rewound'; who: EntityId; to: Cell; back: number }
  | {
      type: 'declared';
      attacker: EntityId;
      target: EntityId;
      means: Means;
      form: FormId;
      element: Element | null;
      base: number;
    }
  | { type: 'focused'; who: EntityId }
  | {
      type: 'rolled';
      attacker: EntityId;
      dice: number[];
      toHit: number;
      surges: number;
      grit: number | null;
      isCritical: boolean;
    }
  | {
      type: 'rerolled';
      who: EntityId;
      by: string;
      die: number;
      from: number;
      to: number;
      dice: number[];
      surges: number;
    }
  | { type: 'fateSpent'; who: EntityId; fate: number; surges: number }
  | { type: 'used'; who: EntityId; activator: ActivatorId; cost: number; surges: number; targets: EntityId[] }
  | { type: 'formPaid'; who: EntityId; form: FormId; cost: number; surges: number }
  | { type: 'formUnpaid'; who: EntityId; form: FormId }
  | { type: 'calledOn'; who: EntityId; trait: 'to-hit-later' | 'surges'; surges: number }
  | { type: 'crystalUsed'; who: EntityId; at: Cell; crystal: CrystalId; surges: number }
  | { type: 'hit'; attacker: EntityId; target: EntityId; total: number; grit: number; isCritical: boolean }
  | { type: 'missed'; attacker: EntityId; target: EntityId; total: number; grit: number }
  | {
      type: 'moved';
      who: EntityId;
      from: Cell;
      to: Cell;
      how: 'momentum' | 'follow' | 'advance' | 'chain' | 'push' | 'pull' | 'swap' | 'dodge' | 'teleport' | 'crawl';
    }
  /** Surges that nobody has spent. */
  | { type: 'surgesLapsed'; who: EntityId; surges: number }
  | { type: 'pinned'; who: EntityId }
  | { type: 'interrupted'; who: EntityId; interrupt: InterruptId; trigger: Trigger }
  | {
      type: 'harmed';
      who: EntityId;
      by: EntityId | null;
      how: Harm;
      amount: number;
      armored: number;
      reflected: number;
      shielded: number;
      loss: number;
      /** What is left of each. */
      hitpoints: number;
      shield: number;
      reflect: number;
    }
  | { type: 'spared'; who: EntityId; hitpoints: number }
  | { type: 'guarded'; who: EntityId; ally: EntityId; amount: number }
  | { type: 'parried'; who: EntityId; by: number; amount: number }
  | { type: 'stripped'; who: EntityId; reflect: number; shield: number }
  | { type: 'shielded'; who: EntityId; amount: number; shield: number }
  | { type: 'reflecting'; who: EntityId; amount: number; reflect: number }
  | { type: 'healed'; who: EntityId; amount: number; hitpoints: number; wakes: boolean }
  | { type: 'effectGiven'; who: EntityId; effect: Effect }
  | { type: 'effectRefused'; who: EntityId; effect: EffectId }
  | { type: 'effectsEnded'; who: EntityId; effects: EffectId[] }
  | { type: 'poisonFell'; who: EntityId; n: number }
  | { type: 'enraged'; who: EntityId; base: number }
  | { type: 'died'; monster: EntityId; record: MonsterId; number: number; at: Cell; purse: number; bounty: number }
  | { type: 'raised'; monster: EntityId; was: EntityId; record: MonsterId; number: number; at: Cell; hitpoints: number }
  | { type: 'bountyNoted'; monster: EntityId; bounties: number }
  | { type: 'fell'; hero: EntityId }
  | { type: 'recoveryRolled'; hero: EntityId; die: number; isAwake: boolean }
  | { type: 'turnEnded'; who: EntityId }
  | { type: 'monstersLeft'; monsters: EntityId[] }
  | { type: 'encounterWon' }
  | { type: 'refreshed'; heroes: EntityId[] }
  /** Why a monster does what it does. [ai.value] */
  | {
      type: 'chose';
      monster: EntityId;
      target: EntityId | null;
      value: number;
      chance: number;
      why: 'value' | 'taunted' | 'nearest' | 'away' | 'stays';
    };

export type Event = TownEvent | ExploringEvent | FightingEvent;
