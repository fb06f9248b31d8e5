import type { Flood } from '@questhall/grid';
import { armourDice } from '../../queries/combat.ts';
import { heroOf } from '../../queries/figures.ts';
import { movementDice } from '../../queries/moving.ts';
import { mayMove } from '../../queries/reach.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, MonsterInPlay, TurnView, View } from '../../types/index.ts';
import type { Memory } from './memory.ts';
import { hasLine, look, type Scene, stepsFrom, stepsTo } from './scene.ts';

/** Steps within which a monster is worth a fight even when nobody sees it. */
const CLOSE = 12;
const DIE = 6;

/** A hero's turn, as that hero sees it. What costs more than a look is found out when somebody asks for it. */
export class Situation {
  readonly scene: Scene;
  readonly view: View;
  readonly memory: Memory;
  readonly me: HeroInPlay;
  readonly turn: TurnView;
  /** Steps I may still take; before the dice are rolled, the most they could give. */
  readonly movement: number;
  #reach: Flood | null = null;
  #far: Flood | null = null;
  #foes: readonly MonsterInPlay[] | null = null;

  constructor(view: View, hero: HeroInPlay['hero'], turn: TurnView, memory: Memory) {
    this.scene = look(view);
    this.view = view;
    this.memory = memory;
    this.me = heroOf(view, hero);
    this.turn = turn;
    this.movement = mayMove(turn) ? (turn.movement ?? DIE * movementDice(view, this.me)) : 0;
  }

  /** Where I could walk now, whoever stands there. */
  get reach(): Flood {
    this.#reach ??= stepsFrom(this.scene, this.me.at, this.scene.barred, this.scene.floods.reach, this.movement);
    return this.#reach;
  }

  /** How far everything is, figures and traps aside. */
  get far(): Flood {
    this.#far ??= stepsFrom(this.scene, this.me.at, this.scene.fixed, this.scene.floods.far);
    return this.#far;
  }

  /** Monsters that could walk to me, or that I see: the others do not matter now. */
  get foes(): readonly MonsterInPlay[] {
    this.#foes ??= foesOf(this.scene, this.me);
    return this.#foes;
  }
}

function foesOf(scene: Scene, { at }: HeroInPlay): readonly MonsterInPlay[] {
  const { monsters } = scene.view;
  if (monsters.length === 0) return monsters;
  let near: Flood | null = null; // a line is drawn faster than steps are counted, and most monsters are in sight
  const isNear = (square: Square): boolean => {
    near ??= stepsFrom(scene, at, scene.fixed, scene.floods.other, CLOSE);
    return stepsTo(near, square) >= 0;
  };
  return monsters.filter((monster) => hasLine(scene, at, monster.at) || isNear(monster.at));
}

export const isAwake = ({ isAsleep }: MonsterInPlay): boolean => !isAsleep;
export const bodyLeft = ({ body, wounds }: MonsterInPlay): number => body - wounds;

/** Somebody from whose sight there is a line to a monster. */
export const seesFoe = (scene: Scene, { at }: HeroInPlay): boolean =>
  scene.view.monsters.some((monster) => hasLine(scene, at, monster.at));

/** Who can bear most. */
export const sturdiness = (hero: HeroInPlay): number => hero.body + 2 * armourDice(hero);
