import type { Frames, Tell } from '@questhall/kernel';
import { areaAt, CORRIDOR, isRevealed, isStair } from '../queries/board.ts';
import { captiveOf, findAlly, findHero, isFriendAt, monsterAt } from '../queries/figures.ts';
import { isOpenPit, isSolid, mayStop, trapAt } from '../queries/floor.ts';
import type { Rule } from '../rulebook/index.ts';
import type { FloorTrap, Square } from '../sheet/sheet.ts';
import { CAPTIVE_ID, type FigureId, GENIE_ID, type HeroInPlay, type HeroQuest } from '../types/index.ts';
import { type Draft, movingFrame, takeSteps } from './agenda.ts';
import { comeToRest } from './delivery.ts';
import { die } from './harm.ts';
import { look, revealRoom } from './reveal.ts';

type WalkFrame = Extract<HeroQuest['Frame'], { kind: 'walk' }>;
type Speaker = Tell<HeroQuest>;

/** A walk, one square after the other: each may bring something to light, or open under the walker's feet. */
export const walk: Frames<HeroQuest>['walk'] = (draft, frame, tell) => {
  const to = frame.path[frame.step];
  if (to === undefined) {
    draft.agenda.pop();
    arrive(draft, frame, tell);
    return;
  }
  const hero = findHero(draft.table, frame.figure);
  const known = draft.table.monsters.length;
  if (hero !== null && hero.effects.throughRock > 0 && isBarredAhead(draft, hero, to, tell)) {
    frame.path.length = frame.step; // the way is barred by somebody nobody knew of
    return;
  }
  const from = step(draft, frame, to, tell);
  if (frame.figure === CAPTIVE_ID && isStair(draft.table, to)) frame.path.length = frame.step; // out at once [quest.q2-goal]
  if (frame.figure < GENIE_ID) look(draft, tell, [to]);
  const hasNews = draft.table.monsters.length > known; // also what came to light before the step
  enterSquare(
    draft,
    frame.figure,
    to,
    from,
    trapAt(draft.table, to) === null ? 'trap.spring-on-entering' : 'trap.known-may-be-walked',
  );
  if (
    hasNews &&
    hero !== null &&
    frame.step < frame.path.length &&
    mayStopBut(draft, hero, to) &&
    !isSolid(draft.table, to)
  ) {
    frame.path.length = frame.step;
    tell.all('reveal.move-goes-on', { type: 'stopped', figure: frame.figure, at: to });
  }
};

/** A step, for whoever still walks: a walk ends with its walker. Gives where it came from. */
function step(draft: Draft, frame: WalkFrame, to: Square, tell: Speaker): Square {
  const figure = findHero(draft.table, frame.figure) ?? findAlly(draft.table, frame.figure);
  const moving = movingFrame(draft);
  if (figure === null || moving === null || moving.movement === null) throw new Error('nobody is walking');
  const from = figure.at;
  const rule = stepRule(draft, from, to);
  figure.at = to;
  frame.step += 1;
  takeSteps(moving, 1);
  tell.all(rule, { type: 'stepped', figure: frame.figure, to });
  return from;
}

/**
 * What lets a step lead where it leads: to friends on the stairway or in a pit, past friends, out of a pit, or across
 * an edge like any other.
 */
function stepRule({ table }: Draft, from: Square, to: Square): Rule {
  if (isFriendAt(table, to))
    return isStair(table, to)
      ? 'board.stairway-shared'
      : isOpenPit(table, to)
        ? 'trap.pit-shared'
        : 'move.through-heroes';
  return isOpenPit(table, from) ? 'move.leave-pit-next-turn' : 'move.orthogonal';
}

/** Whoever enters a trapped square springs the trap; the Genie does not. [trap.spring-on-entering] */
export function enterSquare(
  draft: Draft,
  figure: FigureId,
  at: Square,
  from: Square,
  rule: Rule,
  isSure = false,
): void {
  const trap = figure === GENIE_ID ? null : trapKindAt(draft, at);
  if (trap !== null)
    draft.agenda.push({ kind: 'spring', stage: 'roll', figure, trap, at, from, isSure, rule, out: [] });
}

function trapKindAt({ table }: Draft, at: Square): FloorTrap | null {
  return trapAt(table, at)?.kind ?? table.hidden.traps.find((trap) => trap.at === at)?.kind ?? null;
}

/** Through rock one may run into somebody whom nobody has seen: then the room is seen, and the walk ends before it. */
function isBarredAhead(draft: Draft, hero: HeroInPlay, to: Square, tell: Speaker): boolean {
  const { table } = draft;
  const area = areaAt(table, to);
  if (area !== CORRIDOR && !isRevealed(table, to)) revealRoom(draft, area, tell);
  else look(draft, tell, [to]);
  const captive = captiveOf(table); // in chains he blocks his square [quest.q2-prisoner]
  const isInTheWay = monsterAt(table, to) !== null && hero.effects.veil === 0 && !isOpenPit(table, to); // a pit has room for both [trap.pit-shared]
  return isInTheWay || (captive?.isChained === true && captive.at === to);
}

/**
 * The end of a walk. Whoever cannot stay there goes back to where it last could stand. [spell.rock-must-end-legal,
 * move.no-sharing]
 */
function arrive(draft: Draft, frame: WalkFrame, tell: Speaker): void {
  const hero = findHero(draft.table, frame.figure);
  if (hero !== null && hero.status === 'here') comeOut(draft, frame, hero, tell);
  comeToRest(draft, frame.figure, tell);
}

function comeOut(draft: Draft, frame: WalkFrame, hero: HeroInPlay, tell: Speaker): void {
  const { table } = draft;
  const isLegal = (square: Square): boolean => !isSolid(table, square) && mayStopBut(draft, hero, square);
  if (isLegal(hero.at)) return;
  if (table.house.rockEntombs && table.rocks.includes(hero.at)) {
    hero.body = 0;
    die(draft, hero, 'spell.rock-must-end-legal', tell);
    return;
  }
  const back = frame.path.slice(0, frame.step).reverse().find(isLegal) ?? frame.origin;
  hero.at = back;
  const rule = hero.effects.throughRock > 0 ? 'spell.rock-must-end-legal' : 'move.no-sharing';
  tell.all(rule, { type: 'placed', figure: frame.figure, to: back });
}

/** As `mayStop`, with the hero itself out of the count. */
function mayStopBut({ table }: Draft, hero: HeroInPlay, square: Square): boolean {
  const at = hero.at;
  hero.at = -1;
  const may = mayStop(table, square);
  hero.at = at;
  return may;
}
