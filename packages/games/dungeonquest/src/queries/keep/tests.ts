import { type Attribute, HERO_SHEETS } from '../../content/heroes.ts';
import type { DungeonQuest } from '../../types/index.ts';
import { fighterOf } from '../heroes.ts';

type TestFrame = Extract<DungeonQuest['Frame'], { kind: 'test' }>;

export const testValue = (table: DungeonQuest['Table'], attribute: Attribute): number =>
  HERO_SHEETS[fighterOf(table).hero][attribute];

/** The dice, less whatever lowers them. */
export const totalOf = ({ dice, less, spent }: TestFrame): number =>
  dice.reduce((sum, face) => sum + face, 0) - less - spent;

/** How much too much it is; nothing for a success. [test.roll] */
export const neededFor = (table: DungeonQuest['Table'], frame: TestFrame): number =>
  Math.max(0, totalOf(frame) - testValue(table, frame.attribute));
