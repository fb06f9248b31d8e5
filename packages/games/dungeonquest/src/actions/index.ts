import { type AnswersTo, type Deeds, fromDeeds, type Game } from '@questhall/kernel';
import type { DungeonQuest } from '../types/index.ts';
import { agree, wait } from './agree.ts';
import { addWound, decline } from './extra-wound.ts';
import { escaping, fight } from './fight.ts';
import { useItem } from './item.ts';
import { advance, climb, grope, head, turn } from './keep/below.ts';
import { arrange, discard, draw, drop, layTile, resolve, swap } from './keep/choices.ts';
import { layPower, leaveToDeck, offerParting, part, retreat } from './keep/escape.ts';
import { goOn } from './keep/go-on.ts';
import { catchBreath, descend, leave, pass, plunder, search } from './keep/hero-actions.ts';
import { move, stumble } from './keep/move.ts';
import { takeHero, takeTower } from './keep/muster.ts';
import { lay } from './lay.ts';
import { playPower } from './power.ts';
import { keep, reroll } from './reroll.ts';
import { roll } from './roll.ts';
import { spend } from './spend.ts';

const ANSWERS: AnswersTo<DungeonQuest> = {
  mode: ['agree', 'wait'],
  hero: ['takeHero'],
  tower: ['takeTower'],
  startWindow: ['goOn', 'playPower', 'useItem'],
  action: [
    ...['move', 'stumble', 'search', 'catchBreath', 'descend', 'plunder', 'leave', 'pass'],
    ...['advance', 'grope', 'turn', 'playPower', 'useItem'],
  ] as const,
  onward: ['move'],
  tile: ['layTile'],
  door: ['useItem', 'goOn'],
  tileCard: ['draw', 'playPower'],
  stairwell: ['draw', 'descend', 'playPower'],
  heading: ['head'],
  test: ['roll', 'playPower', 'useItem', 'drop'],
  failed: ['keep', 'spend', 'useItem'],
  meeting: ['goOn', 'playPower'],
  torch: ['goOn', 'useItem'],
  trap: ['goOn', 'swap'],
  searchCards: ['resolve'],
  offer: ['draw', 'goOn'],
  secretDoor: ['move', 'goOn'],
  lookAtTiles: ['arrange'],
  stair: ['climb', 'goOn'],
  leave: ['leave', 'goOn'],
  aegis: ['useItem', 'goOn'],
  handLimit: ['discard'],
  bluff: ['goOn', 'playPower'],
  parting: ['offerParting', 'goOn'],
  partingAnswer: ['part', 'goOn'],
  encounter: ['fight', 'escape'],
  betweenRounds: ['fight', 'escape'],
  retreat: ['retreat'],
  escapeCard: ['layPower', 'leaveToDeck'],
  roll: ['roll'],
  reroll: ['reroll', 'keep'],
  spend: ['spend', 'keep'],
  extraWound: ['addWound', 'decline'],
  lay: ['lay'],
};

const deeds: Deeds<DungeonQuest> = {
  agree,
  wait,
  takeHero,
  takeTower,
  goOn,
  move,
  stumble,
  search,
  catchBreath,
  descend,
  plunder,
  leave,
  pass,
  advance,
  grope,
  turn,
  head,
  layTile,
  draw,
  drop,
  swap,
  resolve,
  arrange,
  climb,
  offerParting,
  part,
  retreat,
  layPower,
  leaveToDeck,
  discard,
  fight,
  escape: escaping,
  roll,
  reroll,
  keep,
  spend,
  addWound,
  decline,
  lay,
  playPower,
  useItem,
};

export const actions: Pick<Game<DungeonQuest>, 'propose' | 'judge' | 'perform'> = fromDeeds<DungeonQuest>(
  deeds,
  ANSWERS,
);
