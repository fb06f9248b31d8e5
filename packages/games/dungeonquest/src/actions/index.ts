import { type AnswersTo, type Deeds, fromDeeds, type Game } from '@questhall/kernel';
import type { DungeonQuest } from '../types.ts';
import { agree, wait } from './agree.ts';
import { addWound, decline } from './extra-wound.ts';
import { escaping, fight } from './fight.ts';
import { playPower, useItem } from './forbidden.ts';
import { lay } from './lay.ts';
import { keep, reroll } from './reroll.ts';
import { roll } from './roll.ts';
import { spend } from './spend.ts';

const ANSWERS: AnswersTo<DungeonQuest> = {
  mode: ['agree', 'wait'],
  encounter: ['fight'],
  roll: ['roll'],
  reroll: ['reroll', 'keep'],
  spend: ['spend', 'keep'],
  extraWound: ['addWound', 'decline'],
  lay: ['lay'],
};

const deeds: Deeds<DungeonQuest> = {
  agree,
  wait,
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
