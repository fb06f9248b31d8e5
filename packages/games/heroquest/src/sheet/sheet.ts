import type { Artifact } from '../content/artifacts.ts';
import type { DreadSpell } from '../content/dread-spells.ts';
import type { Piece } from '../content/furniture.ts';
import type { Figure, Statistic } from '../content/monsters.ts';
import type { Potion } from '../content/potions.ts';

/** A square: row × width + column of the quest's plan. */
export type Square = number;
/** A side of a square: square × 2 for its east side, square × 2 + 1 for its south side. */
export type Edge = number;
/** A room: the letter that marks it on the plan. The corridor is `.`. */
export type Room = string;

/** Rows of letters; `.` is corridor. */
export type Plan = readonly string[];

export const FLOOR_TRAPS = ['pit', 'block', 'spear'] as const;
export type FloorTrap = (typeof FLOOR_TRAPS)[number];

export const CHEST_TRAPS = ['gas', 'needle', 'latch', 'dart'] as const;
export type ChestTrap = (typeof CHEST_TRAPS)[number];

/** What a treasure search may bring to light. */
export type Find =
  | { readonly kind: 'gold'; readonly gold: number }
  | { readonly kind: 'potion'; readonly potion: Potion }
  | { readonly kind: 'artifact'; readonly artifact: Artifact }
  /** Words on a wall or a tomb. */
  | { readonly kind: 'inscription' };

export type Goal =
  /** Every monster of these keys is dead. */
  | { readonly kind: 'kill'; readonly keys: readonly string[] }
  /** The prisoner on this square comes out alive. */
  | { readonly kind: 'escort'; readonly square: Square }
  /** The chests on these squares come to the stairway. */
  | { readonly kind: 'carry'; readonly squares: readonly Square[] }
  /** The special treasure of this room is found. */
  | { readonly kind: 'take'; readonly room: Room }
  | { readonly kind: 'read'; readonly room: Room }
  /** At least two heroes leave by the stairway in time. */
  | { readonly kind: 'reach' };

/** A monster with statistics of its own; null where it has those on the card of its figure. */
export interface NamedMonster extends Readonly<Record<Statistic, number | null>> {
  readonly key: string;
  /** The name people read: `Ulag`. */
  readonly name: string;
  readonly figure: Figure;
  readonly spells: readonly DreadSpell[];
}

/** A figure's key, standard (`orc`) or named (`ulag`), on a square. */
export interface Placed {
  readonly key: string;
  readonly at: Square;
}

export interface PlacedPiece {
  readonly piece: Piece;
  /** Top-left square of the footprint. */
  readonly at: Square;
  readonly width: number;
  readonly height: number;
}

/** Rules that only some quests have. */
export type Special =
  /** The heroes' gear lies in the chest of this room. */
  | { readonly kind: 'stripped'; readonly room: Room }
  /** Every door is a portal; a sum of two dice leads to the square of arrival. */
  | {
      readonly kind: 'portals';
      readonly rooms: Readonly<Record<number, Room>>;
      readonly arrivals: Readonly<Record<Room, Square>>;
    };

/** Something the sheet says to Zargon. */
export interface Note {
  /** The letter on the plan it belongs to; empty for a general one. */
  readonly letter: string;
  readonly at: Square | null;
  readonly text: string;
}

/** One quest, as its designer drew it. Everything the rules need is here; nothing is decided yet. */
export interface Sheet {
  /** 1 to 14 for the campaign's own quests. */
  readonly number: number | null;
  readonly title: string;
  readonly briefing: string;
  readonly plan: Plan;
  /** Drawn for the published game: begins as published. */
  readonly isForTheBox: boolean;
  readonly wander: string;
  /** Top-left square of the two by two stairway; null when there is none on the plan. */
  readonly stairs: Square | null;
  /** Where the heroes start when not on the stairway, in hero order. */
  readonly start: readonly Square[];
  /** The stairway is shown from the start. */
  readonly isStairwayKnown: boolean;
  readonly goal: Goal;
  /** What the prisoner is called; null when nobody knows the name. */
  readonly captive: string | null;
  /** Monsters, by their keys, that are freed and not slain when their Body Points are gone. */
  readonly freed: readonly string[];
  /** Gold for each survivor of a success. */
  readonly reward: number;
  readonly doors: readonly Edge[];
  /** Doors that stand open from the start. */
  readonly openDoors: readonly Edge[];
  readonly secretDoors: readonly Edge[];
  /** Walls besides those between two areas: where boards that lie side by side do not touch. */
  readonly walls: readonly Edge[];
  /** Solid rock: blocked squares, and squares out of play. */
  readonly blocked: readonly Square[];
  readonly traps: readonly { readonly kind: FloorTrap; readonly at: Square }[];
  readonly furniture: readonly PlacedPiece[];
  readonly monsters: readonly Placed[];
  readonly later: readonly Placed[];
  readonly named: readonly NamedMonster[];
  readonly treasures: readonly { readonly room: Room; readonly finds: readonly Find[] }[];
  /** `at`: the square of the piece it is in, where the room has one that can hold it. */
  readonly chestTraps: readonly {
    readonly room: Room;
    readonly kind: ChestTrap;
    readonly damage: number;
    readonly at: Square | null;
  }[];
  readonly alarms: readonly { readonly room: Room; readonly edges: readonly Edge[] }[];
  /** Every monster rolls so many Attack dice more, while `until` lives; null: all quest. */
  readonly aura: { readonly attack: number; readonly until: string | null } | null;
  readonly clock: { readonly every: number; readonly key: string; readonly at: Square; readonly from: number } | null;
  /** The dead undead of the sheet stand up when the goal is met. */
  readonly isRising: boolean;
  /** The last round. */
  readonly limit: number | null;
  /** Where Shadow Step leads. */
  readonly escape: Square | null;
  readonly special: Special | null;
  readonly notes: readonly Note[];
}
