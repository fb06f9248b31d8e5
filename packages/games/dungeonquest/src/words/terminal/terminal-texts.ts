import type { OptionWords } from '@questhall/facets';
import type { BotName } from '../../bots/names.ts';
import type { Hero } from '../../content/heroes.ts';
import type { Mode } from '../../content/modes.ts';
import type { Play } from '../../content/plays.ts';
import type { Fate } from '../../types/index.ts';
import type { Names } from '../names.ts';
import type { OddsTexts } from '../telling/odds.ts';
import type { Spot } from '../telling/spots.ts';
import type { Things } from '../telling/things.ts';
import type { TypedWords } from '../typed/typed-words.ts';
import type { MapSign } from './map.ts';

/** What a new table is asked about. */
export const ASKED = ['play', 'mode', 'hero', 'monster', 'heroLife'] as const;
type Asked = (typeof ASKED)[number];

/** What the terminal says in one language, besides the wording. */
export interface TerminalTexts {
  readonly names: Names;
  /** What cards, tiles and Treasures do. */
  readonly things: Things;
  /** What sorts of things there are, besides cards of a deck. */
  readonly kinds: Readonly<Record<'power' | 'item' | 'treasure' | 'tile' | 'hero' | 'monster', string>>;
  /** What is typed in this language, and then what else is understood. */
  readonly typedWords: readonly TypedWords[];
  readonly examples: { readonly action: string; readonly rule: string; readonly topic: string };
  /** Ways to open a table, each with what it is good for. */
  readonly openings: readonly string[];
  readonly characters: Readonly<Record<BotName, string>>;
  readonly scene: {
    readonly noMode: string;
    round(mode: string, round: number): string;
    life(left: number, life: number): string;
    readonly lifeUnknown: string;
    tokens(n: number): string;
    dice(signs: string, faces: readonly number[]): string;
    cards(hero: string, monster: string): string;
    arrow(card: string): string;
    hand(cards: readonly string[]): string;
  };
  /** What is told of the keep, beside its map and below. */
  readonly keep: {
    readonly signs: Readonly<Record<MapSign, string>>;
    round(sun: number, of: number): string;
    stack(tiles: number): string;
    dragon(cards: number): string;
    hoard(treasures: number): string;
    readonly waiting: string;
    monsterLife(monster: string, life: number): string;
    readonly fates: Readonly<Record<Exclude<Fate, 'inside'>, string>>;
    riches(gold: number, treasures: number): string;
    place(spot: Spot): string;
    below(way: string): string;
    readonly caged: string;
    readonly losesTurn: string;
    /** `known` is null where nobody has found a way. */
    way(goal: 'home' | 'hoard', atBest: number, known: number | null): string;
    treasure(name: string, gold: number): string;
    carried(treasures: readonly string[]): string;
  };
  readonly options: Readonly<Record<Asked, OptionWords>>;
  /** The lines of a new table's choices. */
  readonly choices: {
    readonly plays: Readonly<Record<Play, string>>;
    readonly modes: Readonly<Record<Mode | 'vote', string>>;
    readonly heroes: Readonly<Record<Hero, string>>;
    hero(ability: string, life: number, sheet: string): string;
    monster(least: number, most: number, attribute: string): string;
    readonly random: string;
  };
  /** Some seats have nothing to decide in this mode. */
  idle(mode: string, seats: readonly number[]): string;
  readonly odds: {
    percent(share: number, digits?: number): string;
    decimal(n: number, digits: number): string;
    wins(chance: string): string;
    bestPlay(chance: string): string;
    short(win: string, bothDie: string | null, wounds: string): string;
    readonly isMean: string;
    ends(win: string, lose: string, bothDie: string): string;
    toExpect(wounds: string, rounds: string): string;
    heroMix(mix: string): string;
    monsterMix(mix: string): string;
    escape(card: string, clean: string, bought: string, failed: string): string;
    /** Behind an answer: what it comes to. */
    passes(chance: string): string;
    getsAway(clean: string, bought: string): string;
    holds(chance: string): string;
    opens(chance: string): string;
    burns(chance: string): string;
    reckonedBy(rules: string): string;
  };
  readonly keepOdds: OddsTexts;
}
