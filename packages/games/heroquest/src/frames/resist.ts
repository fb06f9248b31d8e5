import type { Frames, Tell } from '@questhall/kernel';
import { heroOf, idOfHero } from '../queries/figures.ts';
import { hasUnused } from '../queries/gear.ts';
import { seesAnyMonster } from '../queries/sight.ts';
import type { HeroQuest } from '../types/index.ts';
import { askSeat, type Draft, turnOf } from './agenda.ts';
import { rollRed } from './combat-dice.ts';
import { beginEffect, endEffect } from './harm.ts';

type ResistFrame = Extract<HeroQuest['Frame'], { kind: 'resist' }>;
type Speaker = Tell<HeroQuest>;

const RULES = {
  gaze: 'dread.dread-gaze',
  slumber: 'dread.slumber-hex',
  puppet: 'dread.puppet-strings',
  murk: 'dread.choking-murk',
} as const;
const SIX = 6;

/** One red die for each Mind Point; any 6 is enough. [dread.resist-roll, mind.used-to-resist] */
export const resist: Frames<HeroQuest>['resist'] = (draft, frame, tell) => {
  const hero = heroOf(draft.table, frame.hero);
  if (frame.stage === 'again') {
    draft.agenda.pop();
    settle(draft, frame, false, tell);
    return;
  }
  const dice = rollRed(draft, hero.mind);
  const isFree = dice.includes(SIX) || isUnwatched(draft, frame);
  tell.all('dread.resist-roll', { type: 'resisted', hero: frame.hero, dice, isFree });
  if (!isFree && draft.table.house.extraArtifacts && hasUnused(hero, 'sand-glass')) {
    frame.stage = 'again';
    askSeat(draft, hero.seat, 'artifact.sand-glass', { kind: 'again', hero: frame.hero, against: frame.against });
    return;
  }
  draft.agenda.pop();
  settle(draft, frame, isFree, tell);
};

/** Without Mind Points there is no die to wake by: such a sleeper wakes when no monster is in sight. [dread.slumber-hex] */
function isUnwatched({ table }: Draft, { hero: key, against, isWaking }: ResistFrame): boolean {
  const hero = heroOf(table, key);
  return isWaking && against === 'slumber' && hero.mind === 0 && !seesAnyMonster(table, hero);
}

function settle(draft: Draft, { hero: key, against, isWaking }: ResistFrame, isFree: boolean, tell: Speaker): void {
  const hero = heroOf(draft.table, key);
  if (!isWaking) {
    if (!isFree) beginEffect(hero, against, 1, RULES[against], tell);
  } else if (isFree) {
    endEffect(hero, against, RULES[against], tell);
    if (against === 'slumber') tell.all('dread.slumber-hex', { type: 'woke', figure: idOfHero(key), dice: [] });
  } else if (against === 'slumber') {
    const turn = turnOf(draft, key);
    if (turn !== null) turn.stage = 'end';
    tell.all('dread.slumber-hex', { type: 'turnLost', hero: key });
  }
}
