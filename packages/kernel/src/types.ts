import type { Rng } from './dice.ts';
import type { Seat, Seats } from './seats.ts';

/** What one game is made of. A game declares this once, as `T`; the rest is inferred. */
export interface Types {
  Options: object;
  Table: object;
  View: object;
  Frame: { readonly kind: string };
  Question: { readonly kind: string };
  Action: { readonly type: string };
  Event: { readonly type: string };
  Rule: string;
}

/** A whole match. Plain data: what JSON cannot hold has no place here. */
export interface State<T extends Types> {
  readonly seats: number;
  /** Accepted moves so far. */
  clock: number;
  /** The id of each seat's next ask: a common counter would tell how often the others were asked. */
  asked: number[];
  rng: Rng;
  /** What the rules are in the middle of, innermost last. */
  agenda: T['Frame'][];
  /** Who is asked what: the round that is open. */
  asks: Ask<T>[];
  /** Secret answers of this round. */
  sealed: Answer<T>[];
  /** Secret answers of rounds that are over, until the frames that asked for them take them up. */
  wishes: Wish<T>[];
  outcome: Outcome<T> | null;
  /** The game's own pieces. */
  table: T['Table'];
}

/** A question to a seat. Never written after it is made. */
export interface Ask<T extends Types> {
  readonly id: number;
  readonly seat: Seat;
  readonly rule: T['Rule'];
  readonly question: T['Question'];
  readonly wait: Wait;
  /**
   * For a secret question, the rule that binds its answer; nobody learns the answer before the asking frame shows it.
   */
  readonly seal: T['Rule'] | null;
  /** Of a secret answer everybody may see that it was given, though not what it is: a card that lies face down. */
  readonly isLaidInSight: boolean;
  /**
   * The seats that share this question, its own among them: one answer is enough for all. Nobody when it is the seat's
   * alone.
   */
  readonly fellows: Seats;
}

/**
 * Play waits for an answer; for an answer that may be to pass, which anybody can do for an absent seat; or not at all:
 * an aside.
 */
export type Wait = 'answer' | 'pass' | 'none';

/** How a question is put; an open one that play waits for when nothing is said. */
export interface Manner<T extends Types> {
  readonly wait?: Wait;
  readonly seal?: T['Rule'] | null;
  readonly isLaidInSight?: boolean;
  /** See `askAny`. */
  readonly fellows?: Seats;
}

export type Answer<T extends Types> = { readonly ask: Ask<T>; readonly action: T['Action'] };
/** A secret answer that a frame has collected: of how many frames it was the innermost tells whose wish it is. */
export type Wish<T extends Types> = Answer<T> & { readonly depth: number };
export type Outcome<T extends Types> = { readonly winners: Seats; readonly rule: T['Rule'] };
/** What the log keeps of a seat's wish. */
export type Move<T extends Types> = { readonly seat: Seat; readonly ask: number; readonly action: T['Action'] };
/** What happened, who learns it, and by which rule. */
export interface Told<T extends Types> {
  readonly to: Seats;
  readonly rule: T['Rule'];
  readonly event: T['Event'];
  /** Not for spectators, even where every seat may hear it. */
  readonly isSecret?: true;
}

export type Facts = Readonly<Record<string, string | number>>;
/** Why not: a rule, never a sentence. The words are made where the language is known. */
export type Refusal<R extends string> = { readonly rule: R | KernelRule; readonly facts: Facts };

export type KernelRule =
  | 'kernel.over'
  | 'kernel.not-asked'
  | 'kernel.stale'
  | 'kernel.malformed'
  | 'kernel.horizon'
  | 'kernel.limit';

/** All that one seat may know now; a spectator's holds what nobody in particular may know. */
export interface Sight<T extends Types> {
  readonly seat: Seat;
  /** Moves so far, but for answers that nobody may know to have been given. */
  readonly clock: number;
  readonly outcome: Outcome<T> | null;
  /** Whom play waits for; in a round of secret answers all who were asked, until the last of them has answered. */
  readonly waitingFor: Seats;
  /** Whose secret answers lie there, for everybody to see. */
  readonly sealedBy: Seats;
  readonly asks: readonly Ask<T>[];
  readonly view: T['View'];
}

/** How rules report what happened. There is no default audience and no filter afterwards. */
export interface Tell<T extends Types> {
  all(rule: T['Rule'], event: T['Event']): void;
  only(to: Seats, rule: T['Rule'], event: T['Event']): void;
  /** One happening with two faces: what `to` learns, and what the others see. */
  split(to: Seats, rule: T['Rule'], secret: T['Event'], open: T['Event']): void;
}

/** What somebody in a seat is given to decide on: never a state. */
export interface Turn<T extends Types> {
  readonly sight: Sight<T>;
  readonly ask: Ask<T>;
  /** The legal answers, at least one. */
  readonly offers: readonly T['Action'][];
  /** The player's own dice; those of the match are out of reach. */
  readonly rng: Rng;
}

/** The same for whoever thinks ahead. */
export interface DreamTurn<T extends Types> extends Turn<T> {
  /** A match that this seat cannot tell from the real one, to write to and to play on in: another one each time. */
  dream(): State<T>;
}

/** Who can sit in a seat. */
export type Player<T extends Types> = (turn: Turn<T>) => T['Action'];

/** Somebody's own program: it may give a promise of its answer, and nothing that it says is trusted. */
export type Guest<T extends Types> = (turn: DreamTurn<T>) => unknown;
