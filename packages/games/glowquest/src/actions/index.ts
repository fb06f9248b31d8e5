import { fromDeeds, type Game } from '@questhall/kernel';
import type { Glowquest } from '../types/index.ts';
import { guard, setUp, stand, survive } from './answers.ts';
import { accept, award, decline, discard, endPhase, exchange, gain, handOver, keep, trade } from './cards.ts';
import { attack, done, name } from './fight.ts';
import { dodge, flee, go, open, place } from './move.ts';
import { activate, crawl, endTurn, recover, reduce, throwRock } from './turn.ts';
import { use } from './use.ts';

export const actions: Pick<Game<Glowquest>, 'propose' | 'judge' | 'perform'> = fromDeeds<Glowquest>({
  gain,
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
});
