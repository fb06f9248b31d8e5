import type { Tell } from '@questhall/kernel';
import { isStair } from '../queries/board.ts';
import { captiveOf, findHero } from '../queries/figures.ts';
import { CAPTIVE_ID, type FigureId, type HeroInPlay, type HeroQuest } from '../types/index.ts';
import type { Draft } from './agenda.ts';
import { checkGoal, meetGoal } from './goal.ts';

type Speaker = Tell<HeroQuest>;

/**
 * Whoever has come to stand somewhere, on foot or by any other means: what belongs on the stairway may have got there.
 */
export function comeToRest(draft: Draft, figure: FigureId, tell: Speaker): void {
  const hero = findHero(draft.table, figure);
  if (hero !== null) deliverChest(draft, hero, tell);
  else if (figure === CAPTIVE_ID) bringCaptiveOut(draft, tell);
}

/** A chest of gold on the stairway is safe. [quest.q4-deliver] */
export function deliverChest(draft: Draft, hero: HeroInPlay, tell: Speaker): void {
  const { table } = draft;
  const chest = table.chests.find(({ carrier }) => carrier === hero.hero);
  if (chest === undefined || !isStair(table, hero.at)) return;
  Object.assign(chest, { at: hero.at, where: 'delivered', carrier: null });
  tell.all('quest.q4-deliver', { type: 'chestDelivered', hero: hero.hero });
  checkGoal(draft, tell);
}

/** The captive leaves at once. [quest.q2-goal] */
function bringCaptiveOut(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  const captive = captiveOf(table);
  if (captive === null || captive.isChained || !isStair(table, captive.at)) return;
  table.allies = table.allies.filter((ally) => ally !== captive);
  tell.all('quest.q2-goal', { type: 'captiveOut' });
  meetGoal(draft, tell);
}
