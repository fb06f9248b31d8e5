import type { Artifact } from '../content/artifacts.ts';
import type { Hero } from '../content/heroes.ts';
import type { TreasureCard } from '../content/treasure-cards.ts';
import type { Edge, Find, FloorTrap, Note, PlacedPiece, Room, Special, Square } from '../sheet/sheet.ts';
import type { AllyInPlay, FigureId, HeroInPlay, Lurking, MonsterInPlay, MonsterStats } from './figures.ts';
import type { House, Level } from './options.ts';
import type { Door, GoldChest, KnownTrap, Pile, PlacedChestTrap } from './pieces.ts';

/** The goal as the heroes are told it. */
export type KnownGoal =
  | { readonly kind: 'kill'; readonly keys: readonly string[]; readonly names: readonly string[] }
  | { readonly kind: 'escort'; readonly name: string | null }
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
  /** Keys of monsters that are freed and not slain. */
  freed: readonly string[];
  notes: readonly Note[];
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
