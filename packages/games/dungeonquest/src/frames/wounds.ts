import { ask, type Frames } from '@questhall/kernel';
import { heroLeft, monsterLeft } from '../queries/lives.ts';
import { mayHitHarder } from '../queries/results.ts';
import type { DungeonQuest } from '../types.ts';

/** The last step of a round: Krutzbeck's extra wound, then everything lands at once; deaths are looked at afterwards. [combat.wounds-simultaneous] */
export const wounds: Frames<DungeonQuest>['wounds'] = (draft, frame, tell) => {
  const { table } = draft;
  if (frame.stage === 'extra') {
    frame.stage = 'land';
    const isKilling = frame.monster >= monsterLeft(table); // one more would be lost
    if (mayHitHarder(table.hero.hero, frame.monster) && !isKilling) {
      ask(draft, table.fighter, 'ability.krutzbeck-extra-wound', { kind: 'extraWound', wounds: frame.monster });
    }
    return;
  }
  draft.agenda.pop();
  const { hero, monster } = table;
  if (monster === null) throw new Error('there is nobody to wound');
  hero.wounds += frame.hero;
  monster.wounds += frame.monster;
  if (frame.hero > 0) tell.all(frame.rule, { type: 'wounded', side: 'hero', who: hero.hero, wounds: frame.hero, left: heroLeft(table) });
  if (frame.monster > 0)
    tell.all(frame.rule, { type: 'wounded', side: 'monster', who: monster.monster, wounds: frame.monster, left: monsterLeft(table) });
};
