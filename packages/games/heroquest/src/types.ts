import type { Seat } from '@questhall/kernel';
import type { Artifact } from './content/artifacts.ts';
import type { DreadSpell } from './content/dread-spells.ts';
import type { Gear, Weapon } from './content/equipment.ts';
import type { Hero } from './content/heroes.ts';
import type { Figure } from './content/monsters.ts';
import type { Potion } from './content/potions.ts';
import type { School, Spell } from './content/spells.ts';
import type { TreasureCard } from './content/treasure-cards.ts';
import type { HouseRuleName, Rule } from './rulebook/index.ts';
import type { ChestTrap, Edge, Find, FloorTrap, Note, PlacedPiece, Room, Special, Square } from './sheet/sheet.ts';

/** Faces of a combat die: skull, white shield, black shield, and a blank where the house has one. */
export const FACES = ['S', 'W', 'B', '-'] as const;
export type Face = (typeof FACES)[number];

export const DWARF_DISARMS = ['strict', 'shared', 'published'] as const;
export type DwarfDisarm = (typeof DWARF_DISARMS)[number];

/** House rules that a table can switch on, and the one with three settings. */
export type House = { readonly [N in Exclude<HouseRuleName, 'dwarfDisarm'>]: boolean } & { readonly dwarfDisarm: DwarfDisarm };

export const LEVELS = ['novice', 'standard', 'master'] as const;
type Level = (typeof LEVELS)[number];

export const KITS = ['usual', 'new'] as const;

/** What a table is opened with. */
export type Options = House & {
  /** A quest of the campaign, by its number. */
  readonly quest: number;
  /** A quest of one's own, as the text of its sheet; empty for those of the campaign. */
  readonly sheet: string;
  /** Goes on with the next quest, with a visit to the armory in between. */
  readonly campaign: boolean;
  /** Gear a careful party would own by then, or that of newcomers. */
  readonly kit: (typeof KITS)[number];
  /** Who goes down; all four unless the house plays with small parties. */
  readonly heroes: string;
  /** How well the program plays Zargon. */
  readonly zargon: Level;
  /** Rounds after which a quest counts as failed; null for as long as it takes. */
  readonly rounds: number | null;
  /** How often a quest of the campaign may be tried; null for as often as the heroes like. */
  readonly attempts: number | null;
};

/** Every figure on the board has a number: heroes 0 to 3, the Genie 4, a captive 5, monsters from 6 in order of appearance. */
export type FigureId = number;
export const GENIE_ID = 4;
export const CAPTIVE_ID = 5;
export const FIRST_MONSTER = 6;

/** What is upon a hero. 0: nothing; else a count that the rule of each effect counts down. */
export interface Effects {
  /** Twice the dice for the next movement roll: a spell; turns of its own until it expires. */
  haste: number;
  /** The same, from a potion. */
  speed: number;
  strength: number;
  warding: number;
  /** Ends of Zargon turns until the brew wears off. */
  brew: number;
  throughRock: number;
  rockSkin: number;
  courage: number;
  /** Ends of turns of its own until the mist lifts. */
  veil: number;
  gaze: number;
  slumber: number;
  puppet: number;
  murk: number;
}

export interface HeroInPlay {
  readonly hero: Hero;
  name: string;
  readonly seat: Seat;
  status: 'here' | 'left' | 'dead';
  /** The square it stands on, or stood on when it died or left. */
  at: Square;
  body: number;
  mind: number;
  /** What is in hand; null for bare fists. */
  held: Weapon | Artifact | null;
  /** The body armour that is worn. */
  suit: 'chain-mail' | 'plate-mail' | 'borins-armor' | null;
  gear: Gear[];
  potions: Potion[];
  artifacts: Artifact[];
  gold: number;
  schools: School[];
  spent: Spell[];
  readonly effects: Effects;
  /** Weapons that Corrode has spoilt. */
  corroded: Weapon[];
  /** Own turns until the Crossbow is loaded. */
  reloading: number;
  /** Artifacts that serve once a quest and have. */
  used: Artifact[];
  /** Rooms searched for treasure; a pit is a room called by its square. */
  searched: Room[];
  /** Quests won. */
  circled: number[];
  hasActedThisRound: boolean;
}

/** A monster's card, or its row on the sheet. */
export interface MonsterStats {
  readonly key: string;
  readonly name: string;
  readonly figure: Figure;
  readonly move: number;
  readonly attack: number;
  readonly defend: number;
  readonly body: number;
  readonly mind: number;
  readonly isUndead: boolean;
}

/** A monster that nobody but Zargon knows of. */
export interface Lurking extends MonsterStats {
  readonly at: Square;
  readonly spells: readonly DreadSpell[];
}

export interface MonsterInPlay extends MonsterStats {
  readonly id: FigureId;
  at: Square;
  wounds: number;
  /** Dread spells not cast yet. */
  spells: DreadSpell[];
  /** Those it has shown. */
  cast: DreadSpell[];
  isAsleep: boolean;
  losesTurn: boolean;
  /** In Zargon's turn: what it has done so far. */
  hasMoved: boolean;
  hasActed: boolean;
  isDone: boolean;
  /** Where it first stood, for those that rise again; null when not of the sheet's own line. */
  readonly home: Square | null;
}

/** The Genie, or a captive on the way out. */
export interface AllyInPlay {
  readonly id: FigureId;
  at: Square;
  body: number;
  /** The seat that commands it. */
  seat: Seat;
  /** The Genie: turns left. */
  turns: number;
  /** The hero who called it; a captive has none. */
  readonly summoner: Hero | null;
  /** A captive in chains is no target and cannot move. */
  isChained: boolean;
}

export interface Door {
  readonly edge: Edge;
  readonly kind: 'door' | 'secret' | 'portal';
  isOpen: boolean;
  /** The round in which it last changed. */
  changed: number;
}

/** A trap everybody knows of. */
export interface KnownTrap {
  readonly at: Square;
  readonly kind: FloorTrap;
  /** A pit that somebody fell into; the others are gone or rock by then. */
  isOpen: boolean;
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
  readonly at: Square;
  /** Whose it was; null for a thing that was dropped. */
  readonly owner: Hero | null;
  gold: number;
  items: Item[];
  /** Monsters do not take it away. */
  readonly isSafe: boolean;
}

/** The goal as the heroes are told it. */
export type KnownGoal =
  | { readonly kind: 'kill'; readonly keys: readonly string[]; readonly names: readonly string[] }
  | { readonly kind: 'escort' }
  | { readonly kind: 'carry'; readonly chests: number }
  | { readonly kind: 'take'; readonly artifact: Artifact | null }
  | { readonly kind: 'read' }
  | { readonly kind: 'reach' };

interface Clock {
  readonly every: number;
  readonly from: number;
  readonly monster: MonsterStats;
  readonly at: Square;
}

/** What only Zargon knows: the part of the sheet that has not come to light. */
export interface Hidden {
  monsters: Lurking[];
  doors: Door[];
  secretDoors: Edge[];
  rocks: Square[];
  furniture: PlacedPiece[];
  traps: { readonly at: Square; readonly kind: FloorTrap }[];
  chestTraps: PlacedChestTrap[];
  treasures: { readonly room: Room; readonly finds: readonly Find[] }[];
  alarms: { readonly room: Room; readonly edges: readonly Edge[] }[];
  later: Lurking[];
  stairs: Square | null;
  /** The captive's cell, the room of the prize. */
  goalSquare: Square | null;
  goalRoom: Room | null;
  /** Where the chests of gold stand. */
  goldChests: Square[];
  wander: Lurking;
  escape: Square | null;
  /** Whether the undead rise again when the goal is met. */
  isRising: boolean;
  special: Special | null;
  notes: readonly Note[];
}

/** Chests of gold that are the goal. */
export interface GoldChest {
  at: Square;
  /** Where it was found or put down, in somebody's arms, or safe on the stairway. */
  where: 'floor' | 'carried' | 'delivered';
  carrier: Hero | null;
}

export interface Table {
  readonly house: House;
  readonly zargon: Level;
  readonly isCampaign: boolean;
  readonly roundsMax: number | null;
  readonly attemptsMax: number | null;
  /** What a sheet of one's own said, for playing it again; empty for a quest of the campaign. */
  readonly ownSheet: string;
  quest: number;
  /** How often this quest has been tried before. */
  attempt: number;
  title: string;
  briefing: string;
  /** Rows of letters, one a line: squares of the same letter are a room, `.` is corridor. */
  plan: string;
  goal: KnownGoal;
  isGoalMet: boolean;
  /** The goal can no longer be met. */
  isGoalLost: boolean;
  reward: number;
  aura: { readonly attack: number; readonly until: string | null; readonly name: string } | null;
  /** Whether the one who bears the banner still lives. */
  isAuraUp: boolean;
  clock: Clock | null;
  limit: number | null;
  round: number;
  /** Heroes in the order of their turns. */
  order: Hero[];
  heroes: HeroInPlay[];
  allies: AllyInPlay[];
  monsters: MonsterInPlay[];
  /** Undead of the sheet that have died, for those quests in which they rise. */
  fallen: Lurking[];
  nextFigure: FigureId;
  /** The names of all monsters that ever appeared, the first one’s number being `FIRST_MONSTER`. */
  roster: string[];
  /** A bit for each square that has come to light, 32 a word. */
  revealed: number[];
  /** Counts every change of doors and rock, so that walls need not be built anew each time. */
  changes: number;
  doors: Door[];
  rocks: Square[];
  furniture: PlacedPiece[];
  traps: KnownTrap[];
  chestTraps: PlacedChestTrap[];
  /** Squares where a trap went off and left nothing behind, and rooms whose chest did. */
  sprung: Square[];
  sprungChests: Room[];
  /** Rooms whose alarm has sounded. */
  alarmed: Room[];
  /** Areas searched for traps; chest traps there no longer surprise. */
  trapSearched: Room[];
  stairs: Square | null;
  piles: Pile[];
  chests: GoldChest[];
  /** The chest that holds the heroes' gear, once it has been seen. */
  gearAt: Square | null;
  /** The gear of stripped heroes, until the chest that holds it is opened. */
  stripped: HeroInPlay[] | null;
  /** Portals used this round and where they lead. */
  portals: { readonly edge: Edge; readonly room: Room }[];
  deck: TreasureCard[];
  /** Artifacts taken out of the campaign for good, and those that monsters claimed. */
  goneArtifacts: Artifact[];
  lostArtifacts: Artifact[];
  /** How the last quest ended; null before. */
  ending: 'success' | 'unfinished' | 'failure' | null;
  hidden: Hidden;
}

/** Whoever is moving has so many squares left; null before the dice are rolled. */
interface Moving {
  movement: number | null;
  hasStepped: boolean;
}

/** One attack: roll, a last chance to drink, defend, wounds. */
interface AttackFrame {
  kind: 'attack';
  stage: 'roll' | 'drink' | 'defend' | 'wound';
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly dice: number;
  hits: number;
  blocks: number;
  readonly weapon: Weapon | Artifact | 'spell' | null;
  /** The rule that the blow follows. */
  readonly rule: Rule;
}

export interface HeroTurnFrame extends Moving {
  kind: 'heroTurn';
  stage: 'wake' | 'act' | 'end';
  readonly hero: Hero;
  hasActed: boolean;
  hasAttacked: boolean;
  /** A spell was cast as the action with the Wizard’s Staff in hand: a second one may follow. */
  firstSpell: Spell | null;
  /** The dice for the move have been rolled once again. */
  hasRerolled: boolean;
  /** How many dice were thrown for the move. */
  diceRolled: number;
  /** Has walked into a portal, or acted after stepping: no more steps. */
  isMoveOver: boolean;
  /** Nothing but drinking is left. */
  isOver: boolean;
  /** May move or act, not both. */
  isHalf: boolean;
}

/** The division of schools that is offered, in the order in which each would take them. */
export interface SchoolOffers {
  wizard: School[];
  elf: School[];
}

export type Frame =
  | { kind: 'campaign'; stage: 'quest' | 'town'; ready: Seat[] }
  | ({ kind: 'quest'; stage: 'order' | 'school' | 'hide' | 'begin' | 'play' | 'end'; next: number } & SchoolOffers)
  | { kind: 'round'; stage: 'heroes' | 'captive' | 'zargon' | 'close'; next: number }
  | HeroTurnFrame
  | ({ kind: 'genieTurn'; hasAttacked: boolean } & Moving)
  | ({ kind: 'captiveTurn' } & Moving)
  | ({ kind: 'whisk'; readonly hero: Hero } & Moving)
  | { kind: 'walk'; readonly figure: FigureId; readonly origin: Square; readonly path: number[]; step: number }
  | {
      kind: 'spring';
      stage: 'roll' | 'aside';
      readonly figure: FigureId;
      readonly trap: FloorTrap;
      readonly at: Square;
      readonly from: Square;
      readonly isSure: boolean;
    }
  | AttackFrame
  | { kind: 'dying'; readonly hero: Hero; isResigned: boolean }
  | { kind: 'wander'; stage: 'place' | 'strike'; readonly hero: Hero; monster: FigureId | null }
  | { kind: 'portal'; stage: 'roll' | 'steer' | 'go'; readonly hero: Hero; readonly edge: Edge; sum: number }
  | { kind: 'keep'; readonly hero: Hero; readonly spell: Spell }
  | { kind: 'zargonTurn'; stage: 'start' | 'act' | 'end'; monster: FigureId | null }
  | { kind: 'summon'; readonly caster: FigureId; keys: string[] }
  /** A saving roll against a spell, then what is left of its damage. */
  | {
      kind: 'save';
      readonly figure: FigureId;
      readonly damage: number;
      readonly dice: number;
      readonly from: number;
      readonly isCombat: boolean;
      readonly what: 'body' | 'mind';
      readonly rule: Rule;
    }
  | {
      kind: 'resist';
      stage: 'roll' | 'again';
      readonly hero: Hero;
      readonly against: 'gaze' | 'slumber' | 'puppet' | 'murk';
      readonly isWaking: boolean;
    };

export type Question =
  | { kind: 'order'; heroes: Hero[] }
  | { kind: 'school'; hero: 'wizard' | 'elf'; offered: School }
  | { kind: 'hide'; artifact: Artifact }
  | { kind: 'turn'; hero: Hero }
  | { kind: 'puppet'; hero: Hero }
  | { kind: 'genie' }
  | { kind: 'captive' }
  | { kind: 'whisk'; hero: Hero }
  | { kind: 'zargon'; monster: FigureId | null }
  | { kind: 'defend'; hero: Hero; attacker: FigureId; hits: number }
  | { kind: 'rescue'; hero: Hero }
  | { kind: 'aside'; hero: FigureId; squares: Square[] }
  | { kind: 'place'; name: string; squares: Square[] }
  | { kind: 'steer'; hero: Hero; sum: number }
  | { kind: 'keep'; hero: Hero; spell: Spell }
  | { kind: 'again'; hero: Hero; against: 'gaze' | 'slumber' | 'puppet' | 'murk' }
  /** While somebody else decides: potions may be drunk. */
  | { kind: 'meanwhile' }
  | { kind: 'town' };

export type Action =
  | { type: 'order'; heroes: Hero[] }
  | { type: 'takeSchool'; school: School }
  | { type: 'hide'; room: Room }
  | { type: 'roll' }
  | { type: 'walk'; to: Square }
  | { type: 'jump'; over: Square; to: Square }
  | { type: 'open'; door: Edge }
  | { type: 'close'; door: Edge }
  | { type: 'hold'; weapon: Weapon | Artifact | null }
  | { type: 'attack'; target: FigureId; isThrown: boolean }
  | { type: 'cast'; spell: Spell; targets: FigureId[]; at: Square | null; mode: 'haste' | 'whisk' | null }
  | { type: 'search'; what: 'treasure' | 'secretDoors' | 'traps' }
  | { type: 'disarm'; at: Square; with: 'kit' | 'hands' }
  | { type: 'drink'; hero: Hero; potion: Potion }
  | { type: 'give'; item: Item; to: Hero }
  | { type: 'pickUp'; at: Square; item: Item | 'gold' }
  | { type: 'elixir'; hero: Hero }
  | { type: 'useRing' }
  | { type: 'leave' }
  | { type: 'endTurn' }
  | { type: 'free' }
  | { type: 'lift'; at: Square }
  | { type: 'setDown'; at: Square }
  | { type: 'handOver'; to: Hero }
  | { type: 'openGear' }
  | { type: 'portal'; door: Edge }
  | { type: 'steer'; by: number }
  | { type: 'activate'; monster: FigureId }
  | { type: 'dread'; spell: DreadSpell; target: FigureId | null; at: Square | null; direction: number | null }
  | { type: 'place'; at: Square }
  | { type: 'stepAside'; to: Square }
  | { type: 'rescue'; spell: Spell }
  | { type: 'again' }
  | { type: 'keepSpell' }
  /** No, thank you; go on. */
  | { type: 'pass' }
  | { type: 'buy'; hero: Hero; gear: Gear }
  | { type: 'sell'; hero: Hero; gear: Gear }
  | { type: 'swap'; from: Hero; to: Hero; item: Item }
  | { type: 'pay'; from: Hero; to: Hero; gold: number }
  | { type: 'wear'; hero: Hero; suit: HeroInPlay['suit'] }
  | { type: 'rename'; hero: Hero; name: string }
  | { type: 'goOn' };

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
  | { type: 'rolledMove'; hero: Hero; dice: number[]; movement: number }
  | { type: 'stepped'; figure: FigureId; to: Square }
  | { type: 'walked'; figure: FigureId; path: Square[] }
  | { type: 'placed'; figure: FigureId; to: Square }
  | { type: 'stopped'; figure: FigureId; at: Square }
  | { type: 'revealed'; squares: Square[]; rooms: Room[] }
  | { type: 'doorsSeen'; doors: { readonly edge: Edge; readonly kind: Door['kind']; readonly isOpen: boolean }[] }
  | { type: 'rocksSeen'; squares: Square[] }
  | { type: 'furnitureSeen'; pieces: PlacedPiece[] }
  | { type: 'stairsSeen'; at: Square }
  | { type: 'captiveSeen'; at: Square }
  | { type: 'monsterAppeared'; monster: FigureId; stats: MonsterStats; at: Square }
  | { type: 'doorOpened'; door: Edge; by: FigureId | null }
  | { type: 'doorClosed'; door: Edge; by: FigureId }
  | { type: 'alarmSounded'; room: Room }
  | { type: 'held'; hero: Hero; weapon: Weapon | Artifact | null }
  | { type: 'attackRolled'; attacker: FigureId; target: FigureId; faces: Face[]; hits: number }
  | { type: 'defenceRolled'; target: FigureId; faces: Face[]; blocks: number }
  | { type: 'attackFailed'; attacker: FigureId; target: FigureId }
  | { type: 'harmless'; figure: FigureId }
  | { type: 'wounded'; figure: FigureId; amount: number; left: number }
  | { type: 'mindLost'; hero: Hero; amount: number; left: number }
  | { type: 'healed'; hero: Hero; amount: number; body: number }
  | { type: 'died'; figure: FigureId; name: string; at: Square }
  | { type: 'freed'; monster: FigureId; name: string }
  | { type: 'vanished'; figure: FigureId }
  | { type: 'daggerThrown'; hero: Hero }
  | { type: 'spellCast'; hero: Hero; spell: Spell; targets: FigureId[]; at: Square | null; mode: 'haste' | 'whisk' | null }
  | { type: 'spellKept'; hero: Hero; spell: Spell }
  | { type: 'diceRolled'; figure: FigureId; dice: number[]; cancelled: number }
  | { type: 'facesRolled'; figure: FigureId; faces: Face[] }
  | { type: 'dreadCast'; monster: FigureId; spell: DreadSpell; target: FigureId | null; at: Square | null; direction: number | null }
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

/** Whose turn it is and what is left of it. */
export interface TurnView {
  readonly who: 'hero' | 'genie' | 'captive' | 'zargon';
  readonly hero: Hero | null;
  readonly movement: number | null;
  readonly hasStepped: boolean;
  readonly hasActed: boolean;
  readonly isMoveOver: boolean;
  readonly isHalf: boolean;
  readonly firstSpell: Spell | null;
}

type Public = Omit<Table, 'hidden' | 'ownSheet' | 'stripped'>;

/** All that a seat may know of a quest. Zargon has the sheet besides. */
export interface View extends Public {
  readonly zargonSeat: Seat;
  readonly isStripped: boolean;
  readonly turn: TurnView | null;
  /** Dread spells that casters still have, as far as this seat knows. */
  readonly lore: { readonly monster: FigureId; readonly spells: DreadSpell[] }[];
  readonly hidden: Hidden | null;
}

export interface HeroQuest {
  Options: Options;
  Table: Table;
  Frame: Frame;
  Question: Question;
  Action: Action;
  Event: Event;
  View: View;
  Rule: Rule;
}
