import { findFrame } from '@questhall/groundwork';
import { ask, type Frames, roll } from '@questhall/kernel';
import { isClosed, openingAt } from '@questhall/tiles';
import { EXPLORING, readyFor, WANDERING_ON } from '../content/index.ts';
import { newFloor } from '../dungeon/floor.ts';
import { entityAt, heroOf } from '../queries/entities.ts';
import { speedOf } from '../queries/stats.ts';
import type { EntityId, Glowquest } from '../types/index.ts';
import type { Draft, FrameOf, Speaker } from './agenda.ts';
import { beginPatrol } from './discover.ts';
import { harvest } from './encounter.ts';
import { makeReady } from './gain.ts';

/**
 * The whole game: heroes are made, enter, and explore in turn until it is won or lost. [comp.setup,
 * explore.round-robin]
 */
export const expedition: Frames<Glowquest>['expedition'] = (draft, frame, tell) => {
  const { heroes } = draft.table;
  const { stage, next } = frame;
  if (stage === 'create') {
    if (next < heroes.length)
      draft.agenda.push({ kind: 'create', hero: next, gains: 0 }); // [create.order]
    else frame.stage = 'enter';
    frame.next = next < heroes.length ? next + 1 : 0;
  } else if (stage === 'ready') {
    frame.stage = 'enter';
    for (const hero of heroes) for (const set of readyFor(hero.role).slice(0, 1)) makeReady(draft, hero, set, tell);
  } else if (stage === 'enter') {
    frame.stage = 'explore';
    frame.next = 0;
    draft.agenda.push({ kind: 'enter', next: 0 });
  } else {
    frame.next = (next + 1) % heroes.length;
    draft.agenda.push({ kind: 'phase', stage: 'start', hero: next });
  }
};

/** Heroes come down the stairs, each to a square of its choice. [explore.start] */
export const enter: Frames<Glowquest>['enter'] = (draft, frame) => {
  const { table } = draft;
  const hero = table.heroes[frame.next];
  if (hero === undefined) {
    draft.agenda.pop();
    return;
  }
  const stairs = table.floor.tiles.find(({ kind }) => kind === 'stairs-up');
  const squares = (stairs?.cells ?? []).filter((cell) => entityAt(table, cell) === null);
  ask(draft, hero.seat, 'explore.start', { kind: 'stand', hero: hero.id, squares });
};

/** One hero explores. */
export const phase: Frames<Glowquest>['phase'] = (draft, frame, tell) => STAGES[frame.stage](draft, frame, tell);

const STAGES: Readonly<
  Record<FrameOf<'phase'>['stage'], (draft: Draft, frame: FrameOf<'phase'>, tell: Speaker) => void>
> = {
  start(draft, frame, tell) {
    const { table } = draft;
    if (isClosed(table.floor)) {
      goDown(draft, tell);
      return;
    }
    const hero = heroOf(table, frame.hero);
    const squares = EXPLORING * speedOf(hero); // [explore.double-speed]
    table.phase = { hero: hero.id, left: squares };
    frame.stage = 'act';
    tell.all(table.explored.length === 0 ? 'explore.first-phase' : 'explore.round-robin', {
      type: 'phaseBegan',
      hero: hero.id,
      squares,
    });
    const opening = openingAt(table.floor, hero.at);
    if (opening !== null) draft.agenda.push({ kind: 'discover', hero: hero.id, opening: opening.id, door: null });
  },
  act(draft, frame) {
    if (isClosed(draft.table.floor))
      frame.stage = 'end'; // the next one begins with the way down [fit.stairs-down]
    else
      ask(draft, heroOf(draft.table, frame.hero).seat, 'explore.double-speed', { kind: 'explore', hero: frame.hero });
  },
  end(draft, frame, tell) {
    frame.stage = 'over';
    endPhase(draft, frame.hero, tell);
    wander(draft, frame.hero, tell);
  },
  over(draft) {
    draft.agenda.pop();
  },
};

/** What every Phase without a fight ends with. [glow.harvest-shield] */
function endPhase(draft: Draft, hero: EntityId, tell: Speaker): void {
  const { table } = draft;
  table.phase = null;
  for (const list of [table.explored, table.waited]) if (!list.includes(hero)) list.push(hero);
  tell.all('explore.round-robin', { type: 'phaseEnded', hero });
  harvest(draft, tell);
}

/** Waiting is not free: now and then a Patrol comes by. [patrol.wandering] */
function wander(draft: Draft, hero: EntityId, tell: Speaker): void {
  const { table } = draft;
  const hasEach = (list: readonly EntityId[]): boolean => table.heroes.every(({ id }) => list.includes(id));
  if (!hasEach(table.explored) || !hasEach(table.waited)) return;
  table.waited = [];
  if (table.house.noWandering) return;
  const die = roll(draft.rng, 6);
  tell.all('patrol.wandering', { type: 'wandered', die, isPatrol: die === WANDERING_ON });
  if (die === WANDERING_ON) beginPatrol(draft, hero, 'patrol.wandering', tell);
}

/** Nothing is left to explore here: down to a new floor, all together. [fit.stairs-down, fit.stairs-down-only-then] */
function goDown(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  draft.agenda.pop();
  table.floor = newFloor(table.floor.level + 1);
  for (const hero of table.heroes) hero.at = OUTSIDE;
  const all = findFrame(draft, 'expedition');
  if (all !== null) Object.assign(all, { stage: 'enter', next: 0 });
  tell.all('fit.stairs-down', { type: 'wentDown', level: table.floor.level });
}

/** Where nobody stands: before entering. */
export const OUTSIDE = -1;
