import { fromDeeds, type Game } from '@questhall/kernel';
import type { DungeonQuest } from '../types.ts';
import { agree, wait } from './agree.ts';
import { addWound, decline } from './extra-wound.ts';
import { escaping, fight } from './fight.ts';
import { playPower, useItem } from './forbidden.ts';
import { lay } from './lay.ts';
import { keep, reroll } from './reroll.ts';
import { roll } from './roll.ts';
import { spend } from './spend.ts';

export const actions: Pick<Game<DungeonQuest>, 'propose' | 'judge' | 'perform'> = fromDeeds<DungeonQuest>({
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
});
