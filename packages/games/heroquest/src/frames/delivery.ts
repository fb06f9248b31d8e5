import type { Tell } from '@questhall/kernel';
import { isStair } from '../queries/board.ts';
import type { HeroInPlay, HeroQuest } from '../types/index.ts';
import { CAPTIVE_ID } from '../types/index.ts';
import { type Draft, findFrame } from './agenda.ts';
import { checkGoal, meetGoal } from './goal.ts';

/** A chest of gold on the stairway is safe. [quest.q4-deliver] */
export function deliverChest(draft: Draft, hero: HeroInPlay, tell: Tell<HeroQuest>): void {
  const { table } = draft;
  const chest = table.chests.find(({ carrier }) => carrier === hero.hero);
  if (chest === undefined || !isStair(table, hero.at)) return;
  Object.assign(chest, { at: hero.at, where: 'delivered', carrier: null });
  tell.all('quest.q4-deliver', { type: 'chestDelivered', hero: hero.hero });
  checkGoal(draft, tell);
}

/** The captive is out. [quest.q2-goal] */
export function leaveWithCaptive(draft: Draft, tell: Tell<HeroQuest>): void {
  const { table } = draft;
  table.allies = table.allies.filter(({ id }) => id !== CAPTIVE_ID);
  tell.all('quest.q2-goal', { type: 'captiveOut' });
  const turn = findFrame(draft, 'captiveTurn');
  if (turn !== null) turn.movement = 0;
  meetGoal(draft, tell);
}
