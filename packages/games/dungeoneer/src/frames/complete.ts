import { type Seat, seatsOf } from '@questhall/kernel';
import { GRADES, type Grade, type QuestId, questOf } from '../content/index.ts';
import { isGlobal, isGraded, scoreOf } from '../queries/quests.ts';
import { FIRST_LEVEL } from '../queries/scores.ts';
import { errandsOf, heroOf, type Match, type Telling, takeFrom, turnOf } from '../queries/table.ts';
import type { FrameOf, Table } from '../types/index.ts';
import { workAll } from './effects.ts';
import { gradeAfter, startGrade } from './grades.ts';
import { fillGlobals } from './quest-places.ts';
import { bestOf } from './ranking.ts';
import { trimSoon } from './trim.ts';

const QUESTS_TO_WIN = 3;

/** Whatever was under way for it ends here. [quest.ends-hero-phase] */
export function complete(draft: Match, seat: Seat, quest: QuestId): void {
  draft.agenda.length = 2;
  draft.table.strikes = [];
  const turn = turnOf(draft);
  turn.phase = 'draw';
  turn.stage = 'start';
  turn.owed = null;
  draft.agenda.push({ kind: 'complete', seat, quest, stage: 'count' });
}

/** The price of a Sacrifice has been given. [quest.sacrifice] */
export function offering(draft: Match, { seat, quest }: FrameOf<'offering'>, _tell: Telling): void {
  complete(draft, seat, quest);
}

/** Counted, level, reward, new Global Quest, change of grade. [quest.reward] */
export function completing(draft: Match, frame: FrameOf<'complete'>, tell: Telling): void {
  const { seat, quest } = frame;
  switch (frame.stage) {
    case 'count':
      frame.stage = 'level';
      count(draft, seat, quest, tell);
      break;
    case 'level':
      frame.stage = 'reward';
      raise(draft, seat, quest, tell);
      break;
    case 'reward':
      frame.stage = 'global';
      for (const { trigger, choices } of questOf(quest).reward.toReversed())
        if (trigger === null)
          workAll(draft, { by: seat, target: seat, source: quest, rule: 'quest.reward' }, choices[0] ?? []);
      break;
    case 'global':
      frame.stage = 'grade';
      fillGlobals(draft, 'quest.new-global', tell);
      break;
    case 'grade': {
      draft.agenda.pop();
      const next = gradeAfter(draft.table);
      if (next !== null) startGrade(draft, seat, next);
      break;
    }
  }
}

function count(draft: Match, seat: Seat, quest: QuestId, tell: Telling): void {
  const { table } = draft;
  const hero = heroOf(table, seat);
  const { category } = questOf(quest);
  if (isGlobal(table, quest)) takeFrom(table.globals, quest);
  const own = errandsOf(table, seat);
  const errand = own.find((one) => one.quest === quest);
  if (errand !== undefined) takeFrom(own, errand);
  table.progress = table.progress.filter((one) => one.quest !== quest);
  hero.done.push(quest);
  if (category === 'artifact') hero.artifacts.push(quest);
  else table.fresh.push(quest);
  tell.all(isGraded(table) ? 'combine.victory-points' : 'quest.turn-over', {
    type: 'completed',
    seat,
    quest,
    count: scoreOf(table, seat),
  });
  if (!isGraded(table) && !table.house.finishTheRound && hero.done.length >= QUESTS_TO_WIN)
    draft.outcome = { winners: seatsOf(seat), rule: 'core.win-three-quests' };
}

/**
 * Somebody has done enough, and the round has been played out: without that house rule it would have been over at once.
 * [core.win-three-quests]
 */
export const isDecided = (table: Table): boolean =>
  !isGraded(table) && table.heroes.some(({ done, isOut }) => !isOut && done.length >= QUESTS_TO_WIN);

/** Only a Quest of the right grade lifts a hero. [combine.right-grade-levels] */
function raise(draft: Match, seat: Seat, quest: QuestId, tell: Telling): void {
  const { table } = draft;
  const hero = heroOf(table, seat);
  if (questOf(quest).grade !== gradeOfLevel(table, hero.level)) {
    tell.all('combine.wait-for-others', { type: 'level', seat, level: hero.level, by: 0 });
    return;
  }
  hero.level += 1;
  tell.all(isGraded(table) ? 'combine.right-grade-levels' : 'quest.level-up', {
    type: 'level',
    seat,
    level: hero.level,
    by: 1,
  });
  if (isGraded(table) && hero.level >= topLevel(table)) {
    const best = bestOf(draft, seat);
    const rule = best === seat ? 'combine.game-over-level' : 'combine.most-points-win';
    draft.outcome = { winners: seatsOf(best), rule };
    return;
  }
  trimSoon(draft, seat, 'combine.carry-limits');
}

/** In a game of one grade every Quest is of the right one. */
function gradeOfLevel({ grades }: Table, level: number): Grade {
  if (grades.length === 1) return grades[0] ?? 'heroic';
  return GRADES.findLast((grade) => level >= FIRST_LEVEL[grade]) ?? 'heroic';
}

/** 7 if epic is the highest grade, 10 if legendary is. */
const topLevel = ({ grades }: Table): number => {
  const top = grades.at(-1) ?? 'heroic';
  return FIRST_LEVEL[top] + 3;
};
