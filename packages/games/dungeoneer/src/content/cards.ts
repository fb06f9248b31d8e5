import type { Clause, Form, Grade, Price, Side, Sign, Terrain } from './vocabulary.ts';

export const SET_IDS = ['HD', 'HW', 'ED', 'LD'] as const;
export type SetId = (typeof SET_IDS)[number];

export const SECTIONS = ['dungeon', 'wilderness'] as const;
export type SectionName = (typeof SECTIONS)[number];

export interface CardSet {
  readonly id: SetId;
  readonly grade: Grade;
  readonly section: SectionName;
}

export const KINDS = ['boon', 'treasure', 'bane', 'monster', 'trap'] as const;
export type Kind = (typeof KINDS)[number];
export const TIMES = ['lord', 'hero', 'anytime', 'response'] as const;
export type Time = (typeof TIMES)[number];
export const DURATIONS = ['instant', 'permanent', 'attachment', 'monster'] as const;
export type Duration = (typeof DURATIONS)[number];

export type Scores = Readonly<Record<Form, number>>;
export type Signs = Readonly<Record<Form, Sign>>;

/** What fights without being a hero: a Monster card, or the monster of a Slay Quest. */
export interface Fighter {
  readonly scores: Scores;
  readonly signs: Signs;
  readonly life: number;
}

/** A Boon, Treasure, Bane, Monster or Trap. [comp.adventure-card-fields] */
export interface Adventure {
  readonly id: string;
  readonly set: SetId;
  readonly grade: Grade;
  readonly kind: Kind;
  /** The printed price; where it is 1 and more, the 1. */
  readonly cost: number;
  readonly isVariable: boolean;
  readonly time: Time;
  readonly duration: Duration;
  readonly category: string;
  /** Not aimed at one opponent: paid from any opponent's Peril. [lord.untargeted-any-opponent] */
  readonly isUntargeted: boolean;
  readonly fighter: Fighter | null;
  readonly clauses: readonly Clause[];
  /** The effect as it is written. */
  readonly banner: string;
}

/** [comp.hero-card-fields] */
export interface HeroCard {
  readonly id: string;
  readonly grade: Grade;
  readonly race: string;
  readonly class: string;
  readonly life: number;
  /** Heroic: the scores of the three levels. Otherwise the plus-rows, over `base`. */
  readonly base: Scores | null;
  readonly rows: readonly [Scores, Scores, Scores];
  readonly signs: Signs;
  readonly boons: number;
  readonly treasures: number;
  readonly clauses: readonly Clause[];
  readonly banner: string;
}

export const QUEST_CATEGORIES = [
  'slay',
  'threat',
  'escort',
  'artifact',
  'sacrifice',
  'search',
  'chance',
  'effect',
] as const;
export type QuestCategory = (typeof QUEST_CATEGORIES)[number];

/** Where a Quest is done: on one card, on any of some kinds, on any Entrance, or as far from an Entrance as can be. */
export type Location =
  | { readonly at: 'card'; readonly card: string }
  | { readonly at: 'kinds'; readonly kinds: readonly MapKind[] }
  | { readonly at: 'entrance' }
  | { readonly at: 'farthest' };

/** What has to be done. [comp.quest-card-fields] */
export type Criteria =
  | { readonly form: 'slay'; readonly monster: Fighter }
  | { readonly form: 'threat'; readonly threat: Clause }
  | { readonly form: 'escort'; readonly from: string; readonly to: string }
  | { readonly form: 'pay'; readonly prices: readonly Price[] }
  | { readonly form: 'search'; readonly number: number; readonly threat: Clause }
  | { readonly form: 'chance'; readonly dice: number; readonly sequence: readonly number[] };

export interface QuestCard {
  readonly id: string;
  readonly grade: Grade;
  readonly category: QuestCategory;
  readonly location: Location;
  readonly criteria: Criteria;
  /** What it does while it is in play: an Effect Quest's code, an Escort's burden. */
  readonly clauses: readonly Clause[];
  readonly reward: readonly Clause[];
  readonly banner: string;
  readonly rewardBanner: string;
}

export const MAP_KINDS = ['entrance', 'passage', 'grimPassage', 'room', 'road', 'grimRoad', 'place'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** O, L, T or W; a lock and a trap try a score. */
export type Exit =
  | { readonly kind: 'open' }
  | { readonly kind: 'wall' }
  | { readonly kind: 'locked' | 'trapped'; readonly form: Form; readonly number: number };

export type Obstacle =
  | { readonly kind: 'hazard'; readonly more: number }
  | { readonly kind: 'pit' | 'spikes'; readonly form: Form; readonly number: number };

/** [comp.map-card-fields] */
export interface MapCard {
  readonly id: string;
  readonly set: SetId | null;
  readonly grade: Grade;
  readonly section: SectionName;
  readonly kind: MapKind;
  readonly terrains: readonly Terrain[];
  readonly glory: number;
  readonly peril: number;
  /** As printed. */
  readonly exits: Readonly<Record<Side, Exit>>;
  readonly obstacle: Obstacle | null;
  readonly sewer: string | null;
  readonly isPortal: boolean;
  readonly clauses: readonly Clause[];
  readonly banner: string;
}
