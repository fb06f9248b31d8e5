import type { Cell } from '@questhall/grid';
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
  RaceId,
  RewardId,
  Weakness,
} from '../content/index.ts';
import type { Means } from './fight.ts';
import type { EntityId, HeroId } from './hero.ts';
import type { Rest } from './table.ts';
import type { Feature, Location } from './town.ts';

/** Making heroes. */
type Making =
  | { type: 'create'; race: RaceId; heroClass: ClassId; name: string }
  | { type: 'takeKit'; kit: KitId }
  | { type: 'begin' };

/** In Town: who, and what. Pieces are named by their places in the hero's list or in the baggage. */
type InTown =
  | { type: 'visit'; hero: EntityId; location: Location }
  | { type: 'leave'; hero: EntityId }
  | { type: 'ready'; hero: EntityId }
  | { type: 'withdraw'; hero: EntityId }
  | { type: 'giveCrowns'; from: EntityId; to: EntityId; crowns: number }
  | { type: 'givePiece'; from: EntityId; to: EntityId; piece: number }
  | { type: 'stow'; hero: EntityId; piece: number }
  | { type: 'unpack'; hero: EntityId; piece: number }
  | { type: 'rerollDungeon'; hero: EntityId; dungeon: number; locks: Feature[] }
  | { type: 'stake'; hero: EntityId; crowns: number }
  | { type: 'court'; hero: EntityId }
  | { type: 'concede'; hero: EntityId }
  | { type: 'drink'; hero: EntityId; boost: BoostId; element: Weakness | null }
  | { type: 'buy'; hero: EntityId; item: ItemId }
  | { type: 'sell'; hero: EntityId; piece: number }
  | { type: 'sellBaggage'; hero: EntityId; piece: number }
  | { type: 'upgrade'; hero: EntityId; piece: number }
  | { type: 'buyGem'; hero: EntityId; gem: GemId }
  | { type: 'craftGem'; hero: EntityId; gem: GemId }
  | { type: 'sellGem'; hero: EntityId; gem: GemId }
  | { type: 'sellRaw'; hero: EntityId }
  | { type: 'setGem'; hero: EntityId; piece: number; gem: GemId }
  | { type: 'takeGem'; hero: EntityId; piece: number; gem: GemId }
  /** `to` says where the new hero goes: to the Wagon, to an empty place, or to the place of whoever visits. */
  | { type: 'hire'; hero: EntityId; race: RaceId; heroClass: ClassId; name: string; to: 'wagon' | 'empty' | 'own' }
  /** `who` leaves the party, and `heir` has the Crowns; all who are in it then share them if it is null. */
  | { type: 'exchange'; hero: EntityId; who: EntityId; waiting: HeroId; heir: EntityId | null }
  | { type: 'stayBehind'; hero: EntityId; who: EntityId; heir: EntityId | null }
  | { type: 'fill'; hero: EntityId; waiting: HeroId }
  | { type: 'dismiss'; hero: EntityId; waiting: HeroId }
  | { type: 'kitBuy'; item: ItemId }
  /** What is left of the kit money is forfeited. */
  | { type: 'kitDone' }
  | { type: 'train'; hero: EntityId; what: 'race' | 'class' }
  /** The campaign is over, because the party says so. */
  | { type: 'retire' };

/** On an expedition, outside Encounters. */
type Exploring =
  | { type: 'chooseReward'; reward: RewardId; hero: EntityId | null }
  | { type: 'chooseDungeon'; dungeon: number }
  | { type: 'stand'; at: Cell }
  | { type: 'walk'; hero: EntityId; to: Cell }
  | { type: 'explore'; hero: EntityId; exit: number }
  | { type: 'rest'; bonus: Rest }
  | { type: 'openChest'; room: number }
  | { type: 'descend' }
  | { type: 'march' }
  | { type: 'rerollDie'; die: number }
  | { type: 'mine'; raw: number }
  | { type: 'assign'; hero: EntityId | null }
  | { type: 'endPhase' }
  | { type: 'goHome' }
  | { type: 'goOn' }
  | { type: 'flee' };

/** In an Encounter. */
type Fighting =
  | { type: 'hold'; hero: EntityId; main: number | null; off: number | null }
  | { type: 'go'; to: Cell }
  | { type: 'attack'; target: EntityId; means: Means; form: FormId; element: Element | null }
  | { type: 'focus' }
  | { type: 'endTurn' }
  | { type: 'crawl'; to: Cell }
  | { type: 'recover' }
  | { type: 'reroll'; die: number; by: string }
  | { type: 'spendFate' }
  /** `isCheaper`: with the lower price that a Ring gives now and then. */
  | { type: 'use'; activator: ActivatorId; targets: EntityId[]; isCheaper: boolean }
  | {
      type: 'useCrystal';
      at: Cell;
      crystal: CrystalId;
      option: number;
      target: EntityId | null;
      element: Weakness | null;
    }
  /** To-hit or a Surge that is there once an Encounter, by the name of the trait. */
  | { type: 'callOn'; trait: 'to-hit-later' | 'surges' }
  | { type: 'momentum' }
  | { type: 'damage' }
  | { type: 'finish' }
  | { type: 'place'; to: Cell }
  | { type: 'name'; target: EntityId }
  | { type: 'cleanse'; effect: EffectId }
  | { type: 'interrupt'; who: EntityId; interrupt: InterruptId };

export type Action =
  | Making
  | InTown
  | Exploring
  | Fighting
  | { type: 'agree' }
  | { type: 'decline' }
  /** No vote, by somebody who is away. */
  | { type: 'abstain' }
  /** No more of this. */
  | { type: 'done' };
