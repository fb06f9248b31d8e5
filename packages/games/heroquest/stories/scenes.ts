import { below, copyRng } from '@questhall/kernel';
import type { Hero } from '../src/content/heroes.ts';
import type { TreasureCard } from '../src/content/treasure-cards.ts';
import type { FigureId, HeroInPlay, Options } from '../src/types/index.ts';
import { HEROES_SEAT, ZARGON } from './cast.ts';
import { arena, type DungeonStory, dungeon, type Scene } from './dungeon.ts';
import { activate, LEAVE, sq, walk } from './wishes.ts';

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

/** Quest 1 (or 13) is won with a last step onto the stairway, and the heroes are in town. */
export function townAfter(
  build: (scene: Scene) => void,
  options: Partial<Options> = {},
  seats = 2,
  quest = 1,
): DungeonStory {
  const s = dungeon(
    quest,
    (scene) => {
      scene.table.isGoalMet = true;
      scene.hero('barbarian', { at: quest === 1 ? sq(3, 10) : sq(10, 1) });
      build(scene);
      scene.turn('barbarian', { movement: 1 });
    },
    { campaign: true, ...options },
    seats,
  );
  return s.does(HEROES_SEAT, quest === 1 ? walk(2, 10) : walk(11, 1));
}

/** The last one goes home, and the goal is not met. */
export function flight(
  build: (scene: Scene) => void = () => undefined,
  options: Partial<Options> = {},
  quest = 1,
): DungeonStory {
  const s = dungeon(
    quest,
    (scene) => {
      scene.monster('verag', 16, 9);
      scene.only('wizard');
      build(scene);
      scene.turn('wizard');
    },
    { campaign: true, ...options },
  );
  return s.does(HEROES_SEAT, LEAVE).told('questEnded', { ending: 'unfinished' });
}

/** Turns the source of chance until these cards would be drawn first, in this order, if no die falls before them. */
export function stack(scene: Scene, ...cards: readonly TreasureCard[]): void {
  const { rng, table } = scene.draft;
  const isStacked = (): boolean => {
    const trial = copyRng(rng);
    const deck = [...table.deck];
    return cards.every((card) => {
      const drawn = below(trial, deck.length);
      if (deck[drawn] !== card) return false;
      deck.splice(drawn, 1);
      return true;
    });
  };
  while (!isStacked()) below(rng, 2);
}
