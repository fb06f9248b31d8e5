export const FORMS = ['melee', 'magic', 'speed'] as const;
/** The three ways to fight, and the three scores of everybody who can. */
export type Form = (typeof FORMS)[number];

/** ● attacks and answers, ◆ only answers, — does neither. */
export const SYMBOLS = ['attack', 'counter', 'none'] as const;
export type Sign = (typeof SYMBOLS)[number];

/** Terrain does nothing by itself; cards refer to it. [comp.terrain] */
export const TERRAINS = ['desert', 'forest', 'mountains', 'plains', 'swamp', 'city', 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

export const GRADES = ['heroic', 'epic', 'legendary'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * A number, what is paid beyond the price, or the turns that were taken before one's first: once, or twice and
 * once where more than so many play.
 * [fx.variable] [data.muster]
 */
export type Amount = number | '#' | 'k' | '2k/k>2' | '2k/k>3';

/** The kinds of dice that an effect can be about. */
export type RollKind = 'threat' | 'attack' | 'counter';

/** When a clause works. Without one: as the card is played, or for as long as it is in play. */
export const TRIGGERS = [
  'play',
  'use',
  'hero',
  'response',
  'roll',
  'wounded',
  'challenge',
  'stepG',
  'hit',
  'special',
  'enter',
  'leave',
  'collect',
  'reset',
  'artifact',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What a clause costs beyond the printed price. */
export type Price =
  | { readonly pay: 'glory' | 'peril'; readonly amount: Amount }
  | { readonly pay: 'points'; readonly amount: number }
  | { readonly pay: 'card' }
  | { readonly pay: 'charge' }
  | { readonly pay: 'hand'; readonly amount: number }
  | { readonly pay: 'treasures'; readonly amount: number };

/** One word of the language in which cards are written, with all that it can be given. [data.one-vocabulary] */
export type Effect =
  | { readonly word: 'score'; readonly form: Form; readonly by: number }
  | { readonly word: 'threats'; readonly by: number }
  | { readonly word: 'attack'; readonly by: Amount; readonly isFoes: boolean }
  | { readonly word: 'counter'; readonly by: Amount }
  | { readonly word: 'bestOfTwo' }
  | {
      readonly word: 'threat';
      readonly scores: readonly Form[];
      readonly number: number;
      /** The number is another one there. */
      readonly instead: { readonly on: Terrain; readonly number: number } | null;
      /** Who rolls: the target, every hero in the space, or every hero on such terrain. */
      readonly who: 'target' | 'space' | 'terrain';
      /** So many successes complete the Quest. [quest.progress-markers] */
      readonly times: number;
      readonly fail: readonly Effect[];
      /** The fail result works on every hero in the space. [quest.fail-hits-everyone] */
      readonly isFailForAll: boolean;
    }
  | { readonly word: 'wound'; readonly by: number }
  | { readonly word: 'woundMore'; readonly by: number }
  | { readonly word: 'prevent'; readonly by: number }
  | { readonly word: 'preventTo'; readonly life: number }
  | { readonly word: 'heal'; readonly by: number }
  | { readonly word: 'tip'; readonly untip: { readonly form: Form; readonly number: number } | null }
  | { readonly word: 'untip' }
  | { readonly word: 'level'; readonly by: number }
  | { readonly word: 'glory'; readonly by: Amount }
  | { readonly word: 'peril'; readonly by: Amount }
  | { readonly word: 'move'; readonly by: number }
  | { readonly word: 'warp'; readonly to: 'section' | 'sectionOrEntrance' }
  | { readonly word: 'shift'; readonly by: number }
  | { readonly word: 'repel'; readonly cost: number; readonly category: string | null }
  | { readonly word: 'minion' }
  | { readonly word: 'limit'; readonly of: 'treasures' | 'boons' | 'kind'; readonly by: number }
  | { readonly word: 'cost'; readonly of: 'treasure' | 'gloryCard'; readonly by: number }
  | { readonly word: 'free'; readonly what: 'firstExplore' | 'challenge' }
  | { readonly word: 'open'; readonly what: 'locked' | 'exit' | 'wall' }
  | { readonly word: 'ignore'; readonly what: readonly ('pit' | 'spikes' | 'levelDrain')[] }
  | { readonly word: 'symbol'; readonly form: Form }
  | { readonly word: 'draw'; readonly by: number }
  | { readonly word: 'discard'; readonly by: number; readonly of: 'boon' }
  | { readonly word: 'look'; readonly by: number }
  | { readonly word: 'upkeep'; readonly by: number }
  | { readonly word: 'charges'; readonly by: number }
  | { readonly word: 'lift'; readonly points: number }
  | { readonly word: 'liftAt'; readonly where: readonly ('entrance' | 'city')[] };

export type EffectOf<W extends Effect['word']> = Extract<Effect, { word: W }>;

/** What narrows a clause: nothing of it holds where one of these does not. */
export interface Bracket {
  /** Only where the combat or the Trap is on such ground. */
  readonly on: readonly Terrain[];
  /** Only in this form, only against this kind of monster. */
  readonly form: Form | null;
  readonly against: string | null;
  /** Only for these rolls; `exit` is a Threat of an exit alone. */
  readonly rolls: readonly (RollKind | 'exit')[];
  /** Works on the monster it is attached to, or while the token is on the card. */
  readonly host: boolean;
  readonly token: boolean;
  /** Bounds of what may be paid beyond the price. */
  readonly variable: readonly [number, number] | null;
  /** No score falls below it by this. [comp.score-order] */
  readonly min: number | null;
  /** Once for each player, in his first turn. */
  readonly firstTurn: boolean;
}

/** One sentence of a card. */
export interface Clause {
  readonly trigger: Trigger | null;
  readonly price: Price | null;
  readonly isOncePerTurn: boolean;
  /** Alternatives; the effects of the one that is chosen all happen, in this order. */
  readonly choices: readonly (readonly Effect[])[];
  /** Who chooses among alternatives: whoever uses the card, its controller, or the player of the hero it strikes. */
  readonly chooser: 'user' | 'controller' | 'hero';
  readonly bracket: Bracket;
}
