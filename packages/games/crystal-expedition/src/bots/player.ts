import type { Player } from '@questhall/kernel';
import { scriptFor } from '../controller/script.ts';
import { type Action, type CrystalExpedition, FIRST_MONSTER, type Question } from '../types/index.ts';
import { type Asked, anyOf, bestOf, offersOf } from './choice.ts';
import { exploreFor } from './explore.ts';
import { answerFor, interruptFor } from './fight/answers.ts';
import { spendFor } from './fight/spend.ts';
import { encoreFor, turnFor } from './fight/turn.ts';
import { townFor } from './town.ts';
import { heroFor, kitFor } from './wares.ts';
import { anybody, trinketFor } from './whims.ts';

const isMonsters = (question: Question): boolean => 'who' in question && question.who >= FIRST_MONSTER;

/** Whether heroes and what they wear are chosen with care, or by lot. */
export type Taste = 'choosy' | 'careless';

/** Heroes in the dungeon and in Town, or the monsters' side: it sees what lies on the table, and knows nothing else. */
export const player =
  (taste: Taste): Player<CrystalExpedition> =>
  (turn) => {
    const { question } = turn.ask;
    return isMonsters(question) ? asMonster(turn, question) : asHero(turn, question, taste);
  };

/** Where a seat runs the monsters, the rules that the table would play them by are as good a guide as any. */
function asMonster(turn: Asked, question: Question): Action {
  if (question.kind === 'attack') return spendFor(turn, question.who);
  const wanted = JSON.stringify(scriptFor(turn.sight.view, question).action);
  return turn.offers.find((offer) => JSON.stringify(offer) === wanted) ?? anyOf(turn);
}

function asHero(turn: Asked, question: Question, taste: Taste): Action {
  switch (question.kind) {
    case 'begin':
      return { type: 'begin' };
    case 'create':
      return taste === 'choosy' ? heroFor(turn) : anybody(turn);
    case 'kit':
      return kitFor(turn);
    case 'town':
      return taste === 'choosy' ? townFor(turn) : (trinketFor(turn) ?? townFor(turn));
    case 'consent':
    case 'vote':
      return { type: 'agree' };
    case 'reward':
      return rewardFor(turn);
    case 'dungeon':
      return dungeonFor(turn);
    case 'explore':
      return exploreFor(turn);
    case 'rumours':
      return { type: 'done' };
    case 'mine':
      return { type: 'mine', raw: 0 };
    case 'pressOn':
      return { type: 'goHome' };
    case 'turn':
      return turnFor(turn, question.who);
    case 'attack':
      return spendFor(turn, question.who);
    case 'encore':
      return encoreFor(turn, question.who);
    case 'interrupts':
      return interruptFor(turn);
    default:
      return answerFor(turn, question);
  }
}

const REWARDS = ['crowns', 'explorer', 'tavern', 'train'] as const;

/** Training is worth most, and whoever has learned least gets it. */
function rewardFor(turn: Asked): Action {
  const { view } = turn.sight;
  const learned = (hero: number | null): number => view.party.find(({ id }) => id === hero)?.trainings ?? 0;
  return (
    bestOf(offersOf(turn, 'chooseReward'), ({ reward, hero }) => 10 * REWARDS.indexOf(reward) - learned(hero)) ??
    anyOf(turn)
  );
}

/** Where the monsters are weakest; the newest of those that are alike. */
function dungeonFor(turn: Asked): Action {
  const { dungeons } = turn.sight.view;
  return (
    bestOf(offersOf(turn, 'chooseDungeon'), ({ dungeon }) => dungeon - 100 * (dungeons[dungeon]?.threat ?? 0)) ??
    anyOf(turn)
  );
}
