export { monsterLetter } from '../content/letters.ts';
export type { Figure } from '../content/monsters.ts';
export type { Edge, FloorTrap, PlacedPiece, Square } from '../sheet/sheet.ts';
export {
  CAPTIVE_ID,
  type Door,
  type Effects,
  FIRST_MONSTER,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type Item,
  type MonsterInPlay,
  type Question,
} from '../types/index.ts';
export {
  areaAt,
  boardOf,
  CORRIDOR,
  columnOf,
  footprint,
  isRevealed,
  isStair,
  planText,
  rowOf,
  wallsSeen,
} from './board.ts';
export { attackDice, defendDice, isBlock } from './combat.ts';
export {
  allyLetter,
  captiveName,
  figuresAt,
  findAlly,
  findMonster,
  heroesHere,
  idOfHero,
  isMonsterId,
  squareOf,
  walkerOf,
} from './figures.ts';
export { trapAt } from './floor.ts';
export { bodyMax, isHelmetOn, isUsedUp, mindMax } from './gear.ts';
export { burst } from './sight.ts';
export { walkShown } from './walk-shown.ts';
