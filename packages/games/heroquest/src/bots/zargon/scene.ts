import { sees } from '@questhall/grid';
import { SPELL_FIGURES } from '../../content/spells.ts';
import { defendDice } from '../../queries/combat.ts';
import { idOfHero, isHere } from '../../queries/figures.ts';
import { isOpenPit } from '../../queries/floor.ts';
import { bodies } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import { CAPTIVE_ID, type FigureId, type MonsterInPlay, type Table } from '../../types/index.ts';
import type { Ground, ZargonView } from './ground.ts';

/** Somebody whom a monster may attack, as this turn finds it. */
export interface Foe {
  readonly id: FigureId;
  readonly at: Square;
  readonly body: number;
  readonly defend: number;
  /** Attack dice that Veil of Mist takes away. */
  readonly veil: number;
  /** What the score adds for who it is. */
  readonly bonus: number;
  /** Wizard, Elf, Dwarf, Barbarian, then allies. */
  readonly rank: number;
}

/** Everything one decision is made on. */
export interface Scene {
  readonly view: ZargonView;
  readonly ground: Ground;
  readonly taken: Uint8Array;
  /** Monsters that have not had their turn, in order; the one being planned is no longer among them. */
  toAct: readonly MonsterInPlay[];
  /** Whom monsters may attack; made when one of them can. */
  foes: readonly Foe[] | null;
  /** Who blocks a look; made when somebody looks. */
  bodies: Uint8Array | null;
}

const WIZARD = 3;
const CAPTIVE_BONUS = 0.5;
const WIZARD_BONUS = 0.25;
const GENIE_BONUS = -0.3;

export function makeScene(view: ZargonView, ground: Ground, toAct: readonly MonsterInPlay[]): Scene {
  const { taken } = ground;
  taken.fill(0);
  for (const { at } of view.monsters) taken[at] = 1;
  for (const { at } of view.hidden.monsters) taken[at] = 1;
  return { view, ground, taken, toAct, foes: null, bodies: null };
}

/** In the order of `foeSquares`, so that the bits of a slot fit. */
export function foesOf(view: Pick<Table, 'heroes' | 'monsters' | 'allies' | 'traps' | 'aura' | 'isAuraUp'>): Foe[] {
  const foes: Foe[] = [];
  for (const hero of view.heroes) {
    if (!isHere(hero)) continue;
    const id = idOfHero(hero.hero);
    const veil = hero.effects.veil > 0 ? SPELL_FIGURES['veil-of-mist'].diceLess : 0; // [spell.veil-of-mist]
    const bonus = id === WIZARD ? WIZARD_BONUS : 0;
    foes.push({ id, at: hero.at, body: hero.body, defend: defendDice(view, id), veil, bonus, rank: WIZARD - id });
  }
  for (const { id, at, body, isChained } of view.allies) {
    if (isChained) continue;
    const bonus = id === CAPTIVE_ID ? CAPTIVE_BONUS : GENIE_BONUS;
    foes.push({ id, at, body, defend: defendDice(view, id), veil: 0, bonus, rank: id });
  }
  return foes;
}

/** A monster may stop here: nobody is there, and nothing; not even a ghost stops in a table. [monster.no-sharing] */
export const isFree = ({ taken, ground }: Scene, square: Square): boolean =>
  taken[square] === 0 && ground.barred[square] === 0;

/** Good ground to end a walk on: free, and no hole in the floor, which costs a die. [combat.in-pit-minus-one] */
export const isGoodStop = (scene: Scene, square: Square): boolean =>
  isFree(scene, square) && !isOpenPit(scene.view, square);

export function foesIn(scene: Scene): readonly Foe[] {
  scene.foes ??= foesOf(scene.view);
  return scene.foes;
}

export function bodiesIn(scene: Scene): Uint8Array {
  scene.bodies ??= bodies(scene.view);
  return scene.bodies;
}

/** A line of sight for Zargon's side, who knows the walls as they are. [dread.needs-sight, sight.own-square] */
export function looks(scene: Scene, from: Square, to: Square, inTheWay: Uint8Array = bodiesIn(scene)): boolean {
  const { board, walls } = scene.ground;
  return from === to || sees(board.grid, walls, inTheWay, from, to);
}
