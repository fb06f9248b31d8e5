import type { Seat } from '@questhall/kernel';
import type { Artifact } from '../content/artifacts.ts';
import type { DreadSpell } from '../content/dread-spells.ts';
import type { Gear, Weapon } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import type { Figure, MonsterCard } from '../content/monsters.ts';
import type { Potion } from '../content/potions.ts';
import type { School, Spell } from '../content/spells.ts';
import type { Room, Square } from '../sheet/sheet.ts';

/**
 * Every figure on the board has a number: heroes 0 to 3, the Genie 4, a captive 5, monsters from 6 in order of
 * appearance.
 */
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
  /** Weapons in the bags that Corrode has spoilt; one entry for each. */
  corroded: Weapon[];
  /** Helmets that came to it in this quest: carried, and not worn before it is over. */
  spareHelmets: number;
  /** Own turns until the Crossbow is loaded. */
  reloading: number;
  /** Artifacts that have served this hero and do so once a quest. Whoever used one, it is used. */
  used: Artifact[];
  /** Rooms searched for treasure; a pit is a room called by its square. */
  searched: Room[];
  /** Quests won. */
  circled: number[];
  hasActedThisRound: boolean;
}

/** A monster's card, or its row on the sheet. */
export interface MonsterStats extends MonsterCard {
  readonly key: string;
  readonly name: string;
  readonly figure: Figure;
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
