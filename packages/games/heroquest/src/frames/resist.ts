import type { Frames, Tell } from '@questhall/kernel';
import { RESIST_ON } from '../content/dread-spells.ts';
import { heroesHere, heroOf, idOfHero } from '../queries/figures.ts';
import { hasUnused } from '../queries/gear.ts';
import { seesAnyMonster } from '../queries/sight.ts';
import type { HeroInPlay, HeroQuest } from '../types/index.ts';
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

/** One red die for each Mind Point; any 6 is enough. [dread.resist-roll, mind.used-to-resist] */
export const resist: Frames<HeroQuest>['resist'] = (draft, frame, tell) => {
  const hero = heroOf(draft.table, frame.hero);
  if (frame.stage === 'again') {
    askSeat(
      draft,
      hero.seat,
      'artifact.sand-glass',
      { kind: 'again', hero: frame.hero, against: frame.against },
      'pass',
    );
    return;
  }
  if (frame.stage === 'failed') {
    draft.agenda.pop();
    settle(draft, frame, false, tell);
    return;
  }
  const dice = rollRed(draft, hero.mind);
  const isFree = dice.includes(RESIST_ON) || isForgotten(draft, frame);
  tell.all('dread.resist-roll', { type: 'resisted', hero: frame.hero, dice, isFree });
  if (!isFree && hasUnused(draft.table, hero, 'sand-glass')) {
    frame.stage = 'again';
    return;
  }
  draft.agenda.pop();
  settle(draft, frame, isFree, tell);
};

/**
 * Without Mind Points there is no die to wake by; but when all who are left sleep so and no monster is in sight,
 * nothing else could ever wake them. [dread.slumber-hex]
 */
function isForgotten({ table }: Draft, { hero: key, isWaking }: ResistFrame): boolean {
  const isLost = ({ mind, effects }: HeroInPlay): boolean => mind === 0 && effects.slumber > 0;
  return isWaking && heroesHere(table).every(isLost) && !seesAnyMonster(table, heroOf(table, key));
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
