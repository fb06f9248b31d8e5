import type { Hero } from '../src/content/heroes.ts';
import type { FigureId, HeroInPlay, Options } from '../src/types/index.ts';
import { activate, arena, type DungeonStory, dungeon, type Scene, sq, ZARGON } from './dungeon.ts';

/** In the arena, in Zargon's turn: a monster has been activated, and everybody else is where `build` puts them. */
export function acting(
  key: string,
  column: number,
  row: number,
  build: (scene: Scene) => unknown,
): readonly [DungeonStory, FigureId] {
  let monster = 0;
  const s = arena((scene) => {
    build(scene);
    monster = scene.monster(key, column, row);
    scene.zargon();
  });
  return [s.does(ZARGON, activate(monster)), monster];
}

/** A hero in the row of the pit, with so many squares to go; null before the dice are rolled. */
type ByThePit = readonly [hero: Hero, column: number, movement?: number | null, build?: (scene: Scene) => unknown];

function pitRoom(isOpen: boolean, [hero, column, movement = null, build]: ByThePit): DungeonStory {
  return dungeon(1, (scene) => {
    scene.reveal('G').trap('pit', 11, 4, isOpen);
    scene.hero(hero, { at: sq(column, 4) });
    build?.(scene);
    scene.turn(hero, { movement });
  });
}

/** Room G, where somebody has fallen into the pit at 11,4 before. */
export const openPit = (...where: ByThePit): DungeonStory => pitRoom(true, where);
/** Room G, where the pit at 11,4 has been found. */
export const knownPit = (...where: ByThePit): DungeonStory => pitRoom(false, where);

/** Ragnar's cell and the corridor are known, its door stands open, and the Wizard is inside. */
export const inCell = (scene: Scene, wizard: Partial<HeroInPlay> = {}): HeroInPlay =>
  scene
    .reveal('R', '.')
    .opened('17,16E')
    .hero('wizard', { at: sq(18, 16), ...wizard });

/** The same scene with a house rule off and on. */
export const both = <X>(play: (options: Partial<Options>) => X, rule: Partial<Options>): readonly [X, X] => [
  play({}),
  play(rule),
];
