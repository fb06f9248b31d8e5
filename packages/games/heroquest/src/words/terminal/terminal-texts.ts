import type { Names } from '../../content/names.ts';
import type { Find } from '../../sheet/sheet.ts';
import type { Effects, FigureId, HeroInPlay, Item, View } from '../../types/index.ts';
import type { Left } from '../telling/left.ts';
import type { MapTexts } from './signs.ts';
import type { ThingTexts } from './thing-texts.ts';

/** What a language needs to have words for, so that a quest can be shown at a terminal. */
export interface TerminalTexts {
  readonly names: Names;
  readonly items: Readonly<Record<Item, string>>;
  readonly map: MapTexts;
  readonly party: PartyTexts;
  readonly scene: SceneTexts;
  readonly zargon: ZargonTexts;
  readonly things: ThingTexts;
  /** `the Elf`, `Goblin 2`. */
  figureIn(view: View, id: FigureId): string;
  /** A monster by the name on its card. */
  monster(name: string): string;
  heroInFull(hero: Pick<HeroInPlay, 'name' | 'hero'>): string;
  captiveIn(view: Pick<View, 'goal'>): string;
  list(names: readonly (string | number)[]): string;
  /** What the heroes came for, and what hurries them. */
  goalLines(view: View): readonly string[];
  /** Title and briefing of a quest, as far as this language has them. */
  quest(title: string, briefing: string): { readonly title: string; readonly briefing: string };
  /** What is left of a turn: `3 squares left, action unused`. */
  left(left: Left): string;
}

/** What stands behind a hero's name. */
interface PartyTexts {
  readonly effects: Readonly<Record<keyof Effects, string>>;
  readonly fourfold: string;
  readonly dead: string;
  gone(gold: number): string;
  mind(left: number, max: number): string;
  dice(attack: number, defend: number): string;
  defence(defend: number): string;
  readonly inPit: string;
  readonly chained: string;
  turns(n: number): string;
  gold(n: number): string;
  readonly bareHands: string;
  readonly corroded: string;
  readonly carried: string;
  readonly notLoaded: string;
  readonly carriesGold: string;
  readonly noSpells: string;
  spells(names: string): string;
  readonly shaken: string;
  wears(suit: string): string;
  owns(things: string): string;
  readonly ownsNothing: string;
  armory(wares: string): string;
}

interface SceneTexts {
  inTown(quest: number): string;
  purses(gold: string): string;
  title(quest: number | null, title: string, attempt: number): string;
  round(round: number): string;
  readonly zargonsTurn: string;
  body(left: number, max: number): string;
  /** `att 3 def 2`. */
  monsterDice(attack: number, defend: number): string;
  readonly asleep: string;
  readonly losesTurn: string;
  mayCast(spells: string): string;
  lying(owner: HeroInPlay['hero'] | null, things: string): string;
  /** `A trap is known in the chest: gas`. */
  trapKnown(view: View, at: number | null, kind: string): string;
  readonly gearInChest: string;
}

/** What only Zargon is shown. */
interface ZargonTexts {
  readonly only: string;
  inTheDark(names: string): string;
  casts(name: string, spells: string): string;
  later(names: string): string;
  treasure(rooms: string): string;
  room(view: View, room: string): string;
  find(find: Find): string;
  chestTrap(room: string, kind: string, damage: number): string;
  alarm(room: string, doors: number): string;
  wanders(name: string): string;
  /** Where Shadow Step leads. */
  escape(view: View, at: number): string;
  /** In which part of the board, and what is written there. */
  note(view: View, at: number | null, text: string): string;
}
