import type { Ask, Fields, Refusal, Rulebook, Sight, Told, Types } from '@questhall/kernel';
import type { Cue, Place } from './stage.ts';

/** What pointing at something means. */
export interface Touch<A> {
  /** Everything among the offers that has to do with it, what is most likely meant first. */
  readonly offers: readonly A[];
  /** What a click there does; null where several ways are as good, so that a menu has to ask. */
  readonly plan: Plan<A> | null;
  /** Where there is nothing to do: what somebody who points there most likely wants, for the rules to say why not. */
  readonly wish: A | null;
}

/** Answers to be given one after the other, as long as nothing new comes up: walk up, and strike. */
export interface Plan<A> {
  readonly steps: readonly A[];
  /** The squares that it leads over, the first one left, for whoever wants to see it before. */
  readonly way: readonly Place[];
}

/** How a turn can be ended. */
export interface Ending<A> {
  readonly action: A;
  /** Nothing else is left that anybody would want to do. */
  readonly isSpent: boolean;
}

/** What somebody who shows a game needs of it, and nothing of what runs it. */
export interface Client<T extends Types> {
  readonly rulebook: Rulebook<T['Rule']>;
  readonly options: Fields<T['Options']>;
  /** Who can be asked to play, besides people; whoever stands first is the usual one. */
  readonly botNames: readonly string[];
  /** What is wrong with these options at a table of so many seats. */
  admit(options: T['Options'], seats: number): Refusal<T['Rule']> | null;
  /**
   * The same events in fewer, for whoever only wants to know what became of it: six steps are one walk. What a listener
   * has written on a line stays on it.
   */
  digest?<L extends Told<T>>(told: readonly L[]): readonly L[];
  /**
   * What a seat sees after something happened. It need not know all that the rules know, but what it changes is what
   * the next view says.
   */
  after?(view: T['View'], event: T['Event']): T['View'];
  /** What pointing at a place means to whoever is asked. */
  touch?(sight: Sight<T>, ask: Ask<T>, offers: readonly T['Action'][], place: Place): Touch<T['Action']>;
  /** The places that an action is about: they light up while it is pointed at in a list. */
  placesOf?(action: T['Action'], ask: Ask<T>, sight: Sight<T>): readonly Place[];
  /** The places that an event is about. */
  placesIn?(event: T['Event'], view: T['View']): readonly Place[];
  /** How an event is shown, one cue after the other; nothing for what is only told. */
  cues?(event: T['Event'], view: T['View']): readonly Cue[];
  /** The answer that is given for whoever is asked, because nothing else is left or could make any difference. */
  forced?(sight: Sight<T>, ask: Ask<T>, offers: readonly T['Action'][]): T['Action'] | null;
  /**
   * Whether this is asked by what everybody sees, of whoever may hold nothing for it: how soon it is answered must not
   * tell which.
   */
  isBlind?(question: T['Question']): boolean;
  /** How the turn ends, where that is among the offers. */
  ending?(sight: Sight<T>, ask: Ask<T>, offers: readonly T['Action'][]): Ending<T['Action']> | null;
  /** Whether so much hangs on this question that it is put before everything else: a last chance. */
  isGrave?(question: T['Question']): boolean;
}
