// What a page reckons with, read off what a seat sees.
export { cellBeside, chartOf, exitOf, OPPOSITE } from '../map/chart.ts';
export { placedAt } from '../map/placing.ts';
export type {
  ActionOf,
  Beast,
  Combatant,
  EventOf,
  Gate,
  Hero,
  Open,
  PileName,
  Placed,
  Question,
  QuestionOf,
  Readied,
  SeenSection,
  Spot,
  Strike,
  WindowName,
} from '../types/index.ts';
export { PHASES, type Phase } from '../types/index.ts';
export { costOf, perilFor } from './batch.ts';
export { readSets } from './decks.ts';
export { gateAt } from './exits.ts';
export { attackerOf, attackTotal, counterTotal, defenderOf } from './fighting.ts';
export { isDestination, isGraded, isLocation, scoreOf, tokensLying } from './quests.ts';
export { activeCards, fighterOf, gloryCost, heroScore, heroSign, limitOf, maxLife, monsterScore } from './scores.ts';
export { heroesOn } from './table.ts';
