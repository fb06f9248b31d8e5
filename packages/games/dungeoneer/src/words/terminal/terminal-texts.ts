import type { OptionWords } from '@questhall/facets';
import type { Form } from '../../content/index.ts';
import type { Prospect } from '../../odds/index.ts';
import type { Phase } from '../../types/index.ts';
import type { DungeoneerWording } from '../telling/wording.ts';
import type { TypedWords, Unclear } from '../typed/typed-words.ts';

/** What the terminal says besides what every player is told, in one language. */
export interface TerminalTexts {
  readonly before: string;
  title(round: number, whose: string): string;
  readonly phases: Readonly<Record<Phase, string>>;
  /** What it takes to win. */
  readonly goal: string;
  readonly goalGraded: string;
  section(name: string, left: number): string;
  /** What stands in the middle of a space, in four letters at most. */
  readonly obstacles: Readonly<Record<'pit' | 'spikes' | 'hazard', string>>;
  /** What the signs of the map mean: those that are always there, and those that may be. */
  readonly legend: string;
  readonly signs: Readonly<Record<'L' | 'T' | '~' | '@' | '*' | 'spikes' | 'hazard', string>>;
  readonly forms: Readonly<Record<Form, string>>;
  readonly you: string;
  /** What sorts of cards there are, besides those that are played. */
  readonly things: Readonly<Record<'hero' | 'quest' | 'map', string>>;
  level(level: number): string;
  life(left: number, most: number): string;
  glory(n: number): string;
  peril(n: number): string;
  points(n: number): string;
  cards(n: number): string;
  done(n: number): string;
  victory(n: number): string;
  readonly tipped: string;
  readonly saved: string;
  readonly attacked: string;
  readonly defeated: string;
  readonly inventory: string;
  readonly banes: string;
  readonly pack: string;
  readonly artifacts: string;
  readonly quests: string;
  faceDown(n: number): string;
  readonly everybody: string;
  readonly hand: string;
  readonly known: string;
  readonly mapCards: string;
  wounds(n: number): string;
  charges(n: number): string;
  /** How far a Quest has come. */
  progress(done: number, wanted: number): string;
  lifeLeft(n: number): string;
  readonly hasToken: string;
  tokenAt(place: string): string;
  /** The running combat. */
  readonly fight: string;
  attack(attacker: string, defender: string, form: string): string;
  rolled(total: number): string;
  duel(hit: string, back: string): string;
  price(cost: number, isGlory: boolean): string;
  readonly hints: readonly string[];
  readonly openings: readonly string[];
  readonly setsOption: OptionWords;
  readonly sets: Readonly<Record<string, string>>;
  readonly topic: string;
  /** Placeholders for what is typed behind a verb. */
  readonly blanks: Readonly<Record<'cell' | 'card' | 'whom' | 'place' | 'form', string>>;
}

/** All that a language brings to the terminal. */
export interface TerminalWords {
  readonly texts: TerminalTexts;
  readonly wording: DungeoneerWording;
  readonly words: TypedWords;
  readonly unclear: Unclear;
  list(items: readonly string[]): string;
  /** A Map card in a sentence. */
  place(card: string): string;
  /** A monster in a sentence, and a Quest with its marks. */
  monster(card: string): string;
  quest(quest: string): string;
  questMonster(quest: string): string;
  cardText(card: string): string;
  questText(quest: string): string;
  prospectText(prospect: Prospect): string;
  leftParts(view: Parameters<DungeoneerWording['heroName']>[0], seat: number): readonly string[];
}
