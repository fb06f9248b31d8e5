import { type AnswersTo, type Deeds, fromDeeds, type Game } from '@questhall/kernel';
import type { Glowquest } from '../types/index.ts';
import { guard, setUp, stand, survive } from './answers.ts';
import {
  accept,
  award,
  decline,
  discard,
  endPhase,
  exchange,
  gain,
  handOver,
  keep,
  takeReady,
  trade,
} from './cards.ts';
import { attack, done, name } from './fight.ts';
import { dodge, flee, go, open, place } from './move.ts';
import { activate, crawl, endTurn, recover, reduce, throwRock } from './turn.ts';
import { use } from './use.ts';

const ANSWERS: AnswersTo<Glowquest> = {
  gain: ['gain', 'takeReady', 'exchange', 'trade', 'decline'],
  keep: ['keep'],
  bounty: ['award'],
  overflow: ['handOver', 'discard'],
  trade: ['accept', 'decline'],
  stand: ['stand'],
  explore: ['go', 'open', 'trade', 'endPhase'],
  setUp: ['setUp'],
  activate: ['activate'],
  turn: ['go', 'use', 'attack', 'endTurn'],
  down: ['recover', 'throwRock', 'crawl'],
  move: ['go', 'done'],
  leave: ['flee', 'dodge', 'done'],
  roll: ['use', 'done'],
  hit: ['use', 'done'],
  miss: ['use', 'done'],
  momentum: ['place'],
  follow: ['place'],
  forced: ['place'],
  victim: ['name'],
  shove: ['name'],
  packets: ['name'],
  reduce: ['reduce'],
  guard: ['guard', 'decline'],
  brink: ['survive', 'decline'],
};

/** Each with all there is to it. */
export const deeds: Deeds<Glowquest> = {
  gain,
  takeReady,
  keep,
  exchange,
  award,
  handOver,
  discard,
  trade,
  accept,
  decline,
  stand,
  go,
  open,
  endPhase,
  setUp,
  use,
  attack,
  done,
  place,
  name,
  reduce,
  flee,
  dodge,
  guard,
  survive,
  recover,
  throwRock,
  crawl,
  activate,
  endTurn,
};

export const actions: Pick<Game<Glowquest>, 'propose' | 'judge' | 'perform'> = fromDeeds<Glowquest>(deeds, ANSWERS);
