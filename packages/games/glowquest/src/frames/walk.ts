import type { Frames } from '@questhall/kernel';
import { openingAt } from '@questhall/tiles';
import { EXPLORING, FLEE_UNSTEADY } from '../content/index.ts';
import { dodgeOn } from '../queries/checks.ts';
import { entityAt, entityOf, findEntity, heroOf, isHero } from '../queries/entities.ts';
import { leftBehind } from '../queries/moving.ts';
import { hasTrait, speedOf } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, EntityId, Glowquest, Turn, WalkFrame } from '../types/index.ts';
import { type Draft, decide, type Speaker } from './agenda.ts';
import { check } from './check.ts';
import { giveEffect } from './effects.ts';

/** A walk, step by step: enemies must be left with care, and openings are explored as they are reached. */
export const walk: Frames<Glowquest>['walk'] = (draft, frame, tell) => {
  const { table } = draft;
  const mover = findEntity(table, frame.who);
  const next = frame.path[frame.step];
  if (mover === null || next === undefined) {
    arrive(draft, frame, tell);
    return;
  }
  const enemies = frame.mode === 'move' ? leftBehind(table, mover, mover.at) : []; // [leave.forced-exempt]
  if (enemies.length > 0) {
    decide(draft, frame.who, 'leave.choice', { kind: 'leave', who: frame.who, enemies });
    return;
  }
  if (entityAt(table, next) === null) frame.lastFree = next;
  mover.at = next;
  frame.step += 1;
  if (frame.mode === 'explore' && table.phase !== null) table.phase.left -= 1;
  else if (table.turn !== null) spendStep(table.turn);
  if (frame.mode === 'explore') triggerOpening(draft, frame, mover);
};

/** A move of which nothing is left is over, and another may begin. */
function spendStep(turn: Turn): void {
  if (turn.stroll === null) return;
  turn.stroll.left -= 1;
  if (turn.stroll.left === 0) turn.stroll = null;
}

export function walkFrame(mover: Entity, path: number[], mode: WalkFrame['mode']): WalkFrame {
  return { kind: 'walk', who: mover.id, mode, path, step: 0, lastFree: mover.at };
}

/** Whoever reaches an unexplored opening explores it at once. [explore.trigger-opening] */
function triggerOpening(draft: Draft, frame: WalkFrame, mover: Entity): void {
  const opening = openingAt(draft.table.floor, mover.at);
  if (opening === null || frame.lastFree !== mover.at) return;
  frame.path.length = frame.step; // what lies behind it may change where one wants to go
  draft.agenda.splice(-1, 0, { kind: 'discover', hero: mover.id, opening: opening.id, door: null });
}

/** The walk is over; everybody sees how it went. */
function arrive(draft: Draft, frame: WalkFrame, tell: Speaker): void {
  draft.agenda.pop();
  const path = frame.path.slice(0, frame.step);
  if (path.length > 0) tell.all(walkRule(draft, frame, path.length), { type: 'walked', who: frame.who, path });
}

/** By what it went so far: in a Phase by twice its Speed, or by what was left of that. */
function walkRule({ table: { heroes, phase } }: Draft, { mode, who }: WalkFrame, steps: number): Rule {
  if (mode !== 'explore') return mode === 'move' ? 'move.amount' : 'move.shift';
  const isFirst = phase === null || phase.left + steps >= EXPLORING * speedOf(heroOf({ heroes }, who));
  return isFirst ? 'explore.double-speed' : 'explore.continue';
}

/** Unsteady, and away. [leave.flee] */
export function flee(draft: Draft, who: EntityId, enemy: EntityId, tell: Speaker): void {
  const { turn } = draft.table;
  const mover = entityOf(draft.table, who);
  tell.all('leave.flee', { type: 'fled', who, enemy });
  turn?.settled.push(enemy);
  const isFree = isHero(mover) && turn?.hasFled === false && hasTrait(mover, 'first-flee-free');
  if (turn !== null) turn.hasFled = true;
  if (!isFree)
    giveEffect(draft, mover, { kind: 'unsteady', n: FLEE_UNSTEADY, duration: 'long', by: who, source: 'flee' }, tell);
}

/** A Check; whoever fails stays where it is and takes no step of its own this Turn. [leave.dodge] */
export function dodge(draft: Draft, frame: WalkFrame, enemy: EntityId, tell: Speaker): void {
  const { table } = draft;
  const mover = entityOf(table, frame.who);
  const { die, passed } = check(draft, dodgeOn(mover));
  const isOnAlly = !passed && mover.at !== frame.lastFree;
  tell.all(isOnAlly ? 'leave.fail-on-ally' : 'leave.dodge', { type: 'dodged', who: frame.who, enemy, die, passed });
  table.turn?.settled.push(enemy);
  if (passed) return;
  if (table.turn !== null) {
    table.turn.isStuck = true;
    table.turn.stroll = null;
  }
  giveUp(frame, mover);
}

/** The rest of the way is given up, on the last square that is free. [leave.fail-on-ally] */
export function giveUp(frame: WalkFrame, mover: Entity): void {
  const back = frame.path.lastIndexOf(frame.lastFree, frame.step - 1) + 1;
  frame.path.length = Math.max(0, back);
  frame.step = frame.path.length;
  mover.at = frame.lastFree;
}
