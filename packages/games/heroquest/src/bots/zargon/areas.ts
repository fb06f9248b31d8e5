import { sees } from '@questhall/grid';
import { LANCE_WAYS } from '../../content/dread-spells.ts';
import { sidesThatBlock } from '../../odds/die.ts';
import { isHere } from '../../queries/figures.ts';
import { around } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { HeroInPlay, House, MonsterInPlay } from '../../types/index.ts';
import { looks, type Scene } from './scene.ts';

const SIDES = 6;
const FIRE_CANCELS = 1 / 3; // a red die of 5 or 6
const MONSTER_COST = 0.7;

/** Two points, two dice against them: the chance that the rest is enough. */
function deathBy(body: number, cancel: number): number {
  if (body === 1) return 1 - cancel * cancel;
  return body === 2 ? (1 - cancel) * (1 - cancel) : 0;
}

/** The chance that Ember Lash or Cinder Burst kills. [dread.ember-lash, dread.cinder-burst] */
export const burnsToDeath = (body: number): number => deathBy(body, FIRE_CANCELS);

/** The chance that Storm Lance kills. [dread.storm-lance] */
export const lanceKills = (body: number, house: House): number =>
  deathBy(body, sidesThatBlock(house, true, false) / SIDES);

/** The direction with most heroes on its line; with `mustHit`, of those lines that hit such a hero. */
export function bestLine(
  scene: Scene,
  monster: MonsterInPlay,
  mustHit: ((hero: HeroInPlay) => boolean) | null,
): { readonly direction: number } | null {
  let best: { readonly direction: number; readonly heroes: number } | null = null;
  for (let direction = 0; direction < LANCE_WAYS.length; direction++) {
    const hit = heroesOnLine(scene, monster.at, direction);
    if (hit.length === 0 || (mustHit !== null && !hit.some(mustHit))) continue;
    if (best === null || hit.length > best.heroes) best = { direction, heroes: hit.length };
  }
  return best;
}

/** Everybody on a straight line up to the first wall, figures ignored. */
function heroesOnLine({ view, ground }: Scene, from: Square, direction: number): HeroInPlay[] {
  const { grid } = ground.board;
  const [right, down] = LANCE_WAYS[direction] ?? [0, 0];
  const here = view.heroes.filter(isHere);
  const hit: HeroInPlay[] = [];
  let column = (from % grid.width) + right;
  let row = Math.floor(from / grid.width) + down;
  for (; column >= 0 && column < grid.width && row >= 0 && row < grid.height; column += right, row += down) {
    const square = row * grid.width + column;
    if (!sees(grid, ground.walls, null, from, square)) break;
    for (const hero of here) if (hero.at === square) hit.push(hero);
  }
  return hit;
}

/** The centre with most heroes around it, less 0.7 for each monster; with `mustHit`, of those that hit such a hero. */
export function bestBurst(
  scene: Scene,
  monster: MonsterInPlay,
  mustHit: ((hero: HeroInPlay) => boolean) | null,
): { readonly at: Square; readonly worth: number } | null {
  const { view, ground } = scene;
  const centres = new Set<Square>();
  for (const hero of view.heroes)
    if (isHere(hero)) for (const square of [hero.at, ...around(view, hero.at)]) centres.add(square);
  let best: { readonly at: Square; readonly worth: number } | null = null;
  for (const at of [...centres].sort((a, b) => a - b)) {
    if (!looks(scene, monster.at, at)) continue;
    const isHit = (square: Square): boolean =>
      isBeside(scene, at, square) && sees(ground.board.grid, ground.walls, null, at, square);
    const heroes = view.heroes.filter((hero) => isHere(hero) && isHit(hero.at));
    if (heroes.length === 0 || (mustHit !== null && !heroes.some(mustHit))) continue;
    const burnt = view.monsters.filter((other) => other.id !== monster.id && isHit(other.at)).length;
    const worth = heroes.length - MONSTER_COST * burnt;
    if (best === null || worth > best.worth) best = { at, worth };
  }
  return best;
}

/** In the three by three squares around a centre. */
function isBeside({ ground }: Scene, centre: Square, square: Square): boolean {
  const { width } = ground.board.grid;
  const across = Math.abs((centre % width) - (square % width));
  const along = Math.abs(Math.floor(centre / width) - Math.floor(square / width));
  return across <= 1 && along <= 1;
}
