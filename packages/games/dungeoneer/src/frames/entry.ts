import { ask, type Seat } from '@questhall/kernel';
import { adventureOf, type MapId, mapCardOf } from '../content/index.ts';
import { isEntrance } from '../map/chart.ts';
import { enterClause } from '../queries/printed.ts';
import { effectRule } from '../queries/quests.ts';
import { ignores, triggeredOn } from '../queries/scores.ts';
import { heroOf, isActive, type Match, type Telling, takeFrom, turnOf } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { FrameOf } from '../types/index.ts';
import { change, discard, tip } from './pieces.ts';
import { threaten } from './threat.ts';
import { openWindow } from './window.ts';
import { wound } from './wounds.ts';

const MOVED_BY = {
  exit: 'move.sequence',
  sewer: 'link.sewer',
  portal: 'link.portal',
  warp: 'fx.warp-keeps-state',
} as const;

/** A hero comes to another space. In his own turn that is an entry with all that follows. [fx.warp-is-entry] */
export function enter(
  draft: Match,
  seat: Seat,
  space: MapId,
  by: 'exit' | 'sewer' | 'portal' | 'warp',
  tell: Telling,
): void {
  const { table } = draft;
  const hero = heroOf(table, seat);
  const from = hero.space;
  if (from === null) return;
  const isOwnTurn = isActive(draft, seat);
  if (isOwnTurn) leave(draft, seat, tell);
  release(draft, seat, tell);
  hero.space = space;
  hero.wall = null;
  const isWarped = by === 'warp' && isOwnTurn;
  const rule = !isWarped ? MOVED_BY[by] : isInside(draft) ? 'time.warp-inside' : 'fx.warp-is-entry';
  tell.all(rule, { type: 'moved', seat, from, to: space, by });
  if (isOwnTurn) {
    hero.hasMoved = true;
    turnOf(draft).owed = 'entered';
  }
  draft.agenda.push({ kind: 'entry', seat, space, by, stage: 'lift', isOwnTurn, overcame: null });
}

/** Others may act, or a combat runs: the chance to act after the entry waits until that is over. [time.warp-inside] */
const isInside = ({ agenda }: Match): boolean => agenda.some(({ kind }) => kind === 'window' || kind === 'combat');

/** Texts about leaving work after the Threat of the exit and before anything is collected. [move.leaving] */
function leave(draft: Match, seat: Seat, tell: Telling): void {
  for (const effect of triggeredOn(draft.table, seat, 'leave'))
    if ((effect.word === 'peril' || effect.word === 'glory') && typeof effect.by === 'number')
      change(draft, seat, effect.word, effect.by, 'move.leaving', tell);
}

/** Whoever leaves a doorway lets it fall shut. [exit.locked-doorway] */
function release(draft: Match, seat: Seat, tell: Telling): void {
  const { table } = draft;
  const kept = table.gates.filter(({ state, by }) => state !== 'held' || by !== seat);
  if (kept.length === table.gates.length) return;
  table.gates = kept;
  tell.all('exit.locked-doorway', { type: 'holdEnded', seat });
}

/** Lift, collect, what can be played on arrival, and what waits there. [move.sequence] */
export function entry(draft: Match, frame: FrameOf<'entry'>, tell: Telling): void {
  switch (frame.stage) {
    case 'lift':
      liftBanes(draft, frame, tell);
      if (!frame.isOwnTurn) {
        draft.agenda.pop();
        return;
      }
      frame.stage = 'collect';
      break;
    case 'collect':
      frame.stage = 'answer';
      if (!heroOf(draft.table, frame.seat).visited.includes(frame.space))
        collect(
          draft,
          frame.seat,
          frame.space,
          frame.by === 'warp' ? 'fx.warp-collects-in-turn' : 'move.collect-new',
          tell,
        );
      break;
    case 'answer':
      frame.stage = 'effect';
      if (awaits(frame.space)) openWindow(draft, 'arrived');
      break;
    case 'effect':
      meet(draft, frame, tell);
      break;
    case 'result': {
      draft.agenda.pop();
      const { obstacle } = mapCardOf(frame.space);
      if (frame.overcame !== false) return;
      if (obstacle?.kind === 'pit') tip(draft, frame.seat, null, 'obst.pit', tell);
      else if (obstacle?.kind === 'spikes') wound(draft, frame.seat, 1, 'obst.spikes');
      break;
    }
  }
}

/** A pit, spikes or something that can be used: Hazard and Muster do not count. */
const awaits = (space: MapId): boolean => {
  const { obstacle } = mapCardOf(space);
  return obstacle?.kind === 'pit' || obstacle?.kind === 'spikes' || enterClause(space) !== null;
};

/** Banes that a place lifts, in or out of turn. */
function liftBanes(draft: Match, { seat, space }: FrameOf<'entry'>, tell: Telling): void {
  const hero = heroOf(draft.table, seat);
  const isCity = mapCardOf(space).terrains.includes('city');
  for (const curse of hero.banes.slice()) {
    const isLifted = adventureOf(curse.card).clauses.some(({ choices }) =>
      (choices[0] ?? []).some(
        (effect) =>
          effect.word === 'liftAt' &&
          ((effect.where.includes('entrance') && isEntrance(space)) || (effect.where.includes('city') && isCity)),
      ),
    );
    if (!isLifted) continue;
    takeFrom(hero.banes, curse);
    tell.all('move.sequence', { type: 'lifted', seat, card: curse.card });
    discard(draft, seat, curse.card, 'dur.permanent', tell);
  }
}

/** The Glory and the Peril of a space, and what that sets off. */
export function collect(draft: Match, seat: Seat, space: MapId, rule: Rule, tell: Telling): void {
  const { glory, peril } = mapCardOf(space);
  const hero = heroOf(draft.table, seat);
  if (!hero.visited.includes(space)) hero.visited.push(space);
  hero.glory += glory;
  hero.peril += peril;
  tell.all(rule, { type: 'collected', seat, space, glory, peril });
  for (const effect of triggeredOn(draft.table, seat, 'collect'))
    if ((effect.word === 'peril' || effect.word === 'glory') && typeof effect.by === 'number')
      change(draft, seat, effect.word, effect.by, effectRule(draft.table, seat, effect) ?? rule, tell);
}

/** What is in the middle of a space works at once, new or not. [move.space-effect-on-entry] */
function meet(draft: Match, frame: FrameOf<'entry'>, tell: Telling): void {
  const { table } = draft;
  const { seat, space } = frame;
  const { obstacle } = mapCardOf(space);
  frame.stage = 'result';
  if (obstacle?.kind === 'pit' || obstacle?.kind === 'spikes') {
    if (ignores(table, seat, obstacle.kind))
      tell.all('move.space-effect-on-entry', { type: 'worked', source: space, seat, effect: 'ignore' });
    else if (obstacle.kind === 'spikes' && table.house.spikeDodging && heroOf(table, seat).points > 0)
      ask(draft, seat, 'opt.spike-dodging', { kind: 'dodge', space });
    else face(draft, seat, space);
  } else if (enterClause(space) !== null)
    ask(draft, seat, 'move.space-effect-on-entry', { kind: 'spaceEffect', space });
}

/** The Threat of what is in the middle of a space. */
export function face(draft: Match, seat: Seat, space: MapId): void {
  const { obstacle } = mapCardOf(space);
  if (obstacle?.kind === 'pit') threaten(draft, seat, obstacle.form, obstacle.number, 'space', space, 'obst.pit');
  else if (obstacle?.kind === 'spikes')
    threaten(draft, seat, obstacle.form, obstacle.number, 'space', space, 'obst.spikes');
}
