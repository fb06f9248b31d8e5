import type { Seat } from '@questhall/kernel';
import type { Hero } from '../src/content/heroes.ts';
import { heroOf, idOfHero } from '../src/queries/figures.ts';
import {
  type AllyInPlay,
  CAPTIVE_ID,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type MonsterInPlay,
  type Options,
} from '../src/types/index.ts';
import type { DungeonStory, Scene } from './dungeon.ts';
import { sq } from './wishes.ts';

// Who is in the stories, what they have, and where they are by now. The stage is in `dungeon.ts`, what everybody wishes
// for in `wishes.ts`, and scenes that several stories share in `scenes.ts`; besides, a story imports only what it looks
// into.

export { HEROES, type Hero } from '../src/content/heroes.ts';
export { heroquest } from '../src/game.ts';
export {
  type Action,
  type AllyInPlay,
  CAPTIVE_ID,
  type Effects,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type Options,
  type Part,
} from '../src/types/index.ts';

/** At the usual table one seat holds all four heroes, and Zargon sits second. */
export const HEROES_SEAT: Seat = 0;
export const ZARGON: Seat = 1;

/** Heroes by the numbers of their figures. */
export const BARBARIAN: FigureId = idOfHero('barbarian');
export const DWARF: FigureId = idOfHero('dwarf');
export const ELF: FigureId = idOfHero('elf');
export const WIZARD: FigureId = idOfHero('wizard');

/** The Wizard in the great room, with three schools at hand. */
export const WITH_SPELLS: Partial<HeroInPlay> = { at: sq(10, 9), schools: ['air', 'fire', 'water'] };
/** Whoever can fell the Witch Lord. */
export const WITH_BLADE: Partial<HeroInPlay> = { artifacts: ['spirit-blade'], held: 'spirit-blade' };
/** The house has the four spare artifacts in the campaign. */
export const SPARE_ARTIFACTS: Partial<Options> = { extraArtifacts: true };

/** A Genie is there already, called by the Wizard. */
export function genie(scene: Scene, column: number, row: number): AllyInPlay {
  const { seat, hero: summoner } = scene.hero('wizard');
  const one: AllyInPlay = { id: GENIE_ID, at: sq(column, row), body: 2, seat, turns: 3, summoner, isChained: false };
  scene.table.allies.push(one);
  return one;
}

/** A captive out of his chains, who follows the first seat. */
export function freedCaptive(scene: Scene, column: number, row: number, body = 3): void {
  const one = { id: CAPTIVE_ID, at: sq(column, row), body, seat: 0, turns: 0, summoner: null, isChained: false };
  scene.table.allies = [one];
  scene.table.hidden.later = [];
}

/** A hero as it is by now. */
export const who = (s: DungeonStory, hero: Hero): HeroInPlay => heroOf(s.table, hero);

/** A monster as it is by now. */
export function foe(s: DungeonStory, id: FigureId): MonsterInPlay {
  const monster = s.table.monsters.find((one) => one.id === id);
  if (monster === undefined) throw new Error(`no monster ${id}`);
  return monster;
}
