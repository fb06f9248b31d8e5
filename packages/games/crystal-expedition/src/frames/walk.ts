import type { Cell } from '@questhall/grid';
import { type Frames, roll } from '@questhall/kernel';
import { isNear, tileAt } from '@questhall/tiles';
import { enemiesNear, entityOf, expeditionOf, isHero } from '../queries/entities.ts';
import { type Escape, escapeFrom, isFirstStepFree } from '../queries/escaping.ts';
import { hasTrait, traitSum } from '../queries/stats.ts';
import { countUse, timesUsed } from '../queries/uses.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition, Entity, Table, Turn, WalkFrame } from '../types/index.ts';
import { type Draft, decide, type Speaker } from './agenda.ts';
import { endEffects, endingWith } from './effects.ts';

/** Once per Encounter one die of an own Escape Check, or of an Attack, is thrown again. */
const ADAPT = 'reroll-attack-or-escape';

export const walkFrame = (mover: Entity, path: Cell[]): WalkFrame => ({
  kind: 'walk',
  who: mover.id,
  start: mover.at,
  path,
  step: 0,
  lastFree: 0,
  dice: [],
});

/** A Move, step by step: whoever stands next to an enemy must check it first. [move.path-chosen-stepwise] */
export const walk: Frames<CrystalExpedition>['walk'] = (draft, frame, tell) => {
  const { turn } = expeditionOf(draft.table);
  const mover = entityOf(draft.table, frame.who);
  const next = frame.path[frame.step];
  if (turn === null || next === undefined) {
    arrive(draft, frame, tell);
    return;
  }
  const check = escapeAt(draft.table, mover, next);
  if (check === null) takeStep(draft.table, frame, turn, mover, next);
  else tryToEscape(draft, frame, mover, check, [roll(draft.rng, 6), roll(draft.rng, 6)], tell);
};

/** The check that the next step calls for, if it does. */
function escapeAt(table: Table, mover: Entity, next: Cell): Escape | null {
  const isSlip = isBetweenLegs(table, mover, next) || isBetweenLegs(table, mover, mover.at);
  return isSlip || isFirstStepFree(table, mover) ? null : escapeFrom(table, mover, mover.at);
}

/** An enemy stands there, and the mover is none of those who cross enemies anyway. [race.halfling-between-legs] */
export const isBetweenLegs = (table: Table, mover: Entity, cell: Cell): boolean =>
  !hasTrait(table, mover, 'crosses-enemies') &&
  othersAt(table, mover, cell).some((one) => isHero(one) !== isHero(mover));

function othersAt(table: Table, mover: Entity, cell: Cell): readonly Entity[] {
  const everybody: readonly Entity[] = [...table.party, ...expeditionOf(table).monsters];
  return everybody.filter(({ id, at }) => at === cell && id !== mover.id);
}

function takeStep(table: Table, frame: WalkFrame, turn: Turn, mover: Entity, next: Cell): void {
  if (isBetweenLegs(table, mover, next)) turn.hasSlipped = true;
  mover.at = next;
  frame.step += 1;
  turn.steps += 1;
  turn.left = (turn.left ?? 0) - 1;
  if (othersAt(table, mover, next).length === 0) frame.lastFree = frame.step;
}

/** Two dice against the highest Grab; a Human may throw one of them again where that can help. [check.roll] */
function tryToEscape(
  draft: Draft,
  frame: WalkFrame,
  mover: Entity,
  check: Escape,
  dice: readonly number[],
  tell: Speaker,
): void {
  const passed = tellEscape(mover, check, dice, escapeRule(draft.table, mover, check, totalOf(dice, check)), tell);
  const least = Math.min(...dice);
  const couldPass = totalOf(dice, check) - least + 6 >= check.grab;
  if (passed || !couldPass || !mayAdapt(draft.table, mover)) {
    settle(draft, frame, mover, check, passed, tell);
    return;
  }
  frame.dice = [...dice];
  decide(draft, mover.id, 'race.human', {
    kind: 'reroll',
    who: mover.id,
    of: 'escape',
    dice: [...dice],
    by: [ADAPT],
  });
}

const totalOf = (dice: readonly number[], { bonus }: Escape): number => dice.reduce((sum, die) => sum + die, bonus);

const mayAdapt = (table: Table, mover: Entity): boolean =>
  hasTrait(table, mover, ADAPT) && timesUsed(mover.usedInEncounter, ADAPT) === 0;

function tellEscape(who: Entity, check: Escape, dice: readonly number[], rule: Rule, tell: Speaker): boolean {
  const total = totalOf(dice, check);
  const passed = total >= check.grab;
  tell.all(rule, {
    type: 'escapeRolled',
    who: who.id,
    dice: [...dice],
    total,
    needed: check.grab,
    enemies: [...check.enemies],
    passed,
  });
  return passed;
}

/** What there is to say about a check: that it failed, what saved the mover, or whom it was against. */
function escapeRule(table: Table, mover: Entity, { enemies, grab }: Escape, total: number): Rule {
  if (total < grab) return 'escape.fail-ends-move';
  if (isHero(mover) && mover.build.race === 'elf' && total - traitSum(table, mover, 'escape') < grab) return 'race.elf';
  if (enemies.length > 1) return 'escape.one-roll-highest-grab';
  if ((expeditionOf(table).turn?.escaped.length ?? 0) > 0) return 'escape.once-per-enemy-per-move';
  return isHero(mover) ? 'escape.required' : 'escape.same-for-monsters';
}

/** One of the two dice again, and it counts. */
export function escapeAgain(draft: Draft, frame: WalkFrame, die: number, tell: Speaker): void {
  const mover = entityOf(draft.table, frame.who);
  const check = escapeFrom(draft.table, mover, mover.at);
  const from = frame.dice[die];
  if (check === null || from === undefined) return;
  countUse(mover, 'encounter', ADAPT);
  const to = roll(draft.rng, 6);
  const dice = frame.dice.map((old, at) => (at === die ? to : old));
  tell.all('ability.active', { type: 'rerolled', who: mover.id, by: ADAPT, die, from, to, dice, surges: 0 });
  settle(draft, frame, mover, check, tellEscape(mover, check, dice, 'escape.roll', tell), tell);
}

/** The dice stay as they fell, and the mover stays where it is. */
export function stayHeld(draft: Draft, frame: WalkFrame, tell: Speaker): void {
  const mover = entityOf(draft.table, frame.who);
  const check = escapeFrom(draft.table, mover, mover.at);
  if (check !== null) settle(draft, frame, mover, check, false, tell);
}

/** Free of all who stand around for the rest of this Move, or the Move is over. [check.once-per-enemy-per-move] */
function settle(
  draft: Draft,
  frame: WalkFrame,
  mover: Entity,
  { enemies }: Escape,
  passed: boolean,
  tell: Speaker,
): void {
  const { turn } = expeditionOf(draft.table);
  const next = frame.path[frame.step];
  frame.dice = [];
  endEffects(mover, endingWith('escape'), 'effect.list', tell);
  if (turn === null || next === undefined) return;
  if (passed) {
    turn.escaped = [...turn.escaped.filter((id) => !enemies.includes(id)), ...enemies];
    takeStep(draft.table, frame, turn, mover, next);
    return;
  }
  turn.isMoveOver = true;
  frame.path.length = frame.step;
}

/** The walk is over; everybody sees how it went. Nobody stays where somebody else is. [move.never-end-occupied] */
function arrive(draft: Draft, frame: WalkFrame, tell: Speaker): void {
  const { table } = draft;
  const { turn } = expeditionOf(table);
  const mover = entityOf(table, frame.who);
  draft.agenda.pop();
  if (turn?.left === 0) turn.isMoveOver = true;
  if (frame.step === 0) return;
  tell.all(walkRule(table, frame, mover), { type: 'walked', who: frame.who, path: frame.path.slice(0, frame.step) });
  const back = frame.step - frame.lastFree;
  if (back > 0) rewind(mover, frame, turn, back, tell);
}

/** What there is to say about a way: past whom it led, away from whom, up to whom, out of the room, or how far. */
function walkRule(table: Table, { start, path, step }: WalkFrame, mover: Entity): Rule {
  const { floor } = expeditionOf(table);
  const passed = path.slice(0, step - 1).flatMap((cell) => othersAt(table, mover, cell));
  if (passed.some((one) => isHero(one) !== isHero(mover))) return 'race.halfling-between-legs';
  if (passed.length > 0) return 'move.through-allies';
  const isDownBeside = ({ at, hitpoints }: Entity): boolean => hitpoints === 0 && isNear(floor, at, start);
  if (!isHero(mover) && table.party.some(isDownBeside)) return 'escape.only-conscious-grab';
  if (enemiesNear(table, mover, mover.at).length > 0) return 'escape.no-check-to-approach';
  if (tileAt(floor, start) !== tileAt(floor, mover.at)) return 'encounter.whole-map';
  return step > 1 ? 'move.up-to-speed' : 'move.any-direction';
}

/** Back along its way, to the last square that was free; what it went back over was not moved. */
function rewind(mover: Entity, frame: WalkFrame, turn: Turn | null, back: number, tell: Speaker): void {
  mover.at = frame.path[frame.lastFree - 1] ?? frame.start;
  if (turn !== null) turn.steps -= back;
  tell.all('move.rewind-from-ally-square', { type: 'rewound', who: frame.who, to: mover.at, back });
}
