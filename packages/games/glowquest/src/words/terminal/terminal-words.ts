import type { OptionWords } from '@questhall/facets';
import type { CardId, MonsterId, Role } from '../../content/index.ts';
import type { Outcome } from '../../odds/index.ts';
import type { Entity, View } from '../../types/index.ts';
import type { GlowquestWording } from '../telling/wording.ts';
import type { TypedWords, Unclear } from '../typed/typed-words.ts';

/** What the terminal says besides what every player is told, in one language. */
export interface TerminalTexts {
  /** Where the party is, over everything else. */
  readonly beforeDescent: string;
  descending(floor: number): string;
  exploring(floor: number): string;
  afterFight(floor: number): string;
  patrolFight(floor: number, round: number, family: string): string;
  roomFight(floor: number, round: number, family: string, room: string): string;
  goal(rooms: number, resolve: number): string;
  progress(resolve: number, found: number, cleared: number, rooms: number, quest: string): string;
  readonly quest: { readonly cleared: string; readonly found: string; readonly ahead: string };
  when(floor: number, resolve: number): string;
  round(round: number, resolve: number): string;
  /** What the signs of the map mean. */
  readonly legend: Readonly<Record<'stairs' | 'glow' | 'opening' | 'closed' | 'open', string>>;
  readonly sides: readonly [string, string, string, string];
  goesOn(sides: readonly string[]): string;
  /** Figures, and what is upon them. */
  grit(n: number): string;
  armor(n: number): string;
  speed(n: number): string;
  base(n: number): string;
  baseDamage(n: number, pattern: string): string;
  prefers(role: string): string;
  shield(n: number): string;
  reflect(n: number): string;
  hitpoints(left: number, most: number): string;
  readonly unconscious: string;
  bounties(n: number): string;
  readonly hasCalled: string;
  readonly mayCall: string;
  readonly onGlow: string;
  saved(surges: number): string;
  usedUp(card: string): string;
  drawn(card: string): string;
  turnOf(who: string, left: string): string;
  explores(who: string, left: string): string;
  /** The odds of an attack. */
  strike(whom: string, weapon: string, plain: string, spent: string): string;
  /** Whoever cannot be struck at from here. */
  onceInReach(whom: string): string;
  outcome(outcome: Outcome, isExact: boolean): string;
  /** What a newcomer wants to know, and how a table is opened. */
  readonly hints: readonly string[];
  readonly openings: readonly string[];
  readonly difficulty: OptionWords;
  readonly difficulties: Readonly<Record<string, string>>;
  idleMonsters(seat: number): string;
  readonly topic: string;
  /** Placeholders for what is typed behind a verb. */
  readonly blanks: Readonly<Record<'square' | 'card' | 'from' | 'to' | 'hero' | 'deck' | 'whom', string>>;
}

/** All that a language brings to the terminal. */
export interface TerminalWords {
  readonly texts: TerminalTexts;
  readonly wording: Pick<
    GlowquestWording,
    'names' | 'monsters' | 'nameOf' | 'figureIn' | 'signOf' | 'benefit' | 'base' | 'typed' | 'sayCard' | 'sayBenefit'
  >;
  readonly typedWords: TypedWords;
  readonly unclear: Unclear;
  list(items: readonly string[]): string;
  severalOf(record: MonsterId): string;
  heroLetter(role: Role): string;
  /** A card with all that it says: `Mend: 1 Surge, any time: …`. */
  cardLine(card: CardId): string;
  patternText(record: MonsterId): string;
  effectsOn(bearer: Pick<Entity, 'effects'>): readonly string[];
  leftParts(view: View): readonly string[];
}
