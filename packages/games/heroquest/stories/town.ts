import type { Action, Options } from '../src/types/index.ts';
import { type DungeonStory, dungeon, HEROES_SEAT, type Scene, sq, walk } from './dungeon.ts';

export const GO_ON: Action = { type: 'goOn' };
export const LEAVE: Action = { type: 'leave' };

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
