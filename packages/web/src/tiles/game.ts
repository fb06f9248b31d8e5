import type { Client, Place, Plan } from '@questhall/facets';
import type { Sight, Types } from '@questhall/kernel';
import type { Floor } from '@questhall/tiles';
import type { Offered } from '@questhall/wire';
import type { DescribingTexts } from '../board/describing/texts/en.ts';
import type { IconVerb } from '../board/pointing/pointing.ts';
import type { IconName } from '../look/icon-names.ts';
import type { TileTexts } from './texts/en.ts';

/** Somebody on the board, as it is drawn and told of. */
export interface TileFigure {
  readonly id: number;
  /** The same for as long as it is the same one. */
  readonly key: string;
  /** Its square; less than 0 for nowhere. */
  readonly at: number;
  readonly isHero: boolean;
  /** It is on its feet. */
  readonly isUp: boolean;
  readonly colour: string;
  readonly icon: IconName;
  readonly hitpoints: number;
  readonly most: number;
  readonly shield: number;
  readonly reflect: number;
}

/** What is said on such a board: texts that are the same in every game, and the game's own names and sentences. */
export interface TileWords<T extends Types> extends TileTexts {
  readonly describing: DescribingTexts;
  /** What the board is called. */
  readonly board: string;
  /** `Ghoul 1`, and `the Ghoul 1` in the middle of a sentence. */
  nameOf(view: T['View'], id: number): string;
  figureIn(view: T['View'], id: number): string;
  /** The letters on its badge. */
  signOf(view: T['View'], id: number): string;
  action(
    action: T['Action'],
    ask: Offered<T>['ask'],
    sight: Sight<T>,
  ): { readonly title: string; readonly detail: string };
  /** What an answer is likely to bring about, from where it is given; empty for nothing to say. */
  odds(view: T['View'], actor: number | null, action: T['Action']): string;
}

/** All that a board of tiles has to know about a game that is played on it. */
export interface TileGame<T extends Types, W extends TileWords<T>, V extends IconVerb<T['Action']>>
  extends Required<Pick<Client<T>, 'touch' | 'placesOf'>> {
  floorOf(view: T['View']): Floor;
  /** The same table with the floor of another. */
  withFloorOf(view: T['View'], other: T['View']): T['View'];
  figuresOf(view: T['View']): readonly TileFigure[];
  /** Where a place is on the board. */
  squaresAt(view: T['View'], place: Place): readonly number[];
  /** What a square belongs to; null for rock. */
  groundName(view: T['View'], square: number, words: W): string | null;
  /** What lies on a square, besides the stairs. */
  thingsOn(view: T['View'], square: number, words: W): readonly string[];
  /** Squares with something on them that is worth finding. */
  landmarks(view: T['View']): readonly number[];
  /** What is to be said of somebody besides Hitpoints, Shield and Reflect. */
  factsOf(view: T['View'], id: number, words: W): readonly string[];
  /** `-U2 +G1`: what is upon somebody, in letters, with a minus before what is bad for it. */
  marksOf(view: T['View'], id: number, words: W): string;
  /** What nobody sees by looking at a square. */
  notesOn(view: T['View'], square: number, words: W): readonly string[];
  /** Whoever acts when this is answered, whose turn it is, and who is about to be moved. */
  actorOf(question: T['Question']): number | null;
  activeIn(view: T['View']): number | null;
  movedIn(question: T['Question']): number | null;
  /** A square answers this question, and nothing else. */
  isChoice(question: T['Question']): boolean;
  /** It is asked who acts next. */
  isWhoNext(question: T['Question']): boolean;
  /** Figures that can be pointed at are struck, and not named. */
  isStriking(question: T['Question']): boolean;
  /** Doors are opened now: whoever points near one means it. */
  isExploring(question: T['Question']): boolean;
  /** Surges that the next walk takes. */
  tollOf(view: T['View']): number;
  /** A plan that costs something, or stakes something. */
  isDear(view: T['View'], plan: Plan<T['Action']>): boolean;
  /** The table when somebody has gone from one square to another. */
  stepped(view: T['View'], who: number, from: number, to: number): T['View'];
  verbsOf(
    view: T['View'],
    question: T['Question'] | null,
    offers: readonly T['Action'][],
    actor: number | null,
    words: W,
  ): readonly V[];
  /** Somebody is being fought. */
  isFight(view: T['View']): boolean;
  /** So far around whoever explores one looks. */
  outlookOf(view: T['View']): number;
  /** Rules by which something is out of sight or reach, and by which something stands in the way of a walk. */
  readonly sightRules: readonly string[];
  readonly barredRules: readonly string[];
}

/** A game of tiles in a place where it does not matter which words and verbs it has. */
export type AnyTileGame<T extends Types, W extends TileWords<T>> = TileGame<T, W, IconVerb<T['Action']>>;

/** Whoever stands on a square. */
export const figureOn = (figures: readonly TileFigure[], square: number): TileFigure | null =>
  figures.find(({ at }) => at === square) ?? null;

export const figureOf = (figures: readonly TileFigure[], id: number | null): TileFigure | null =>
  (id === null ? undefined : figures.find((figure) => figure.id === id)) ?? null;

export const squarePlace = (square: number): Place => `square:${square}`;
export const figurePlace = (id: number): Place => `figure:${id}`;
export const doorPlace = (id: number): Place => `door:${id}`;
