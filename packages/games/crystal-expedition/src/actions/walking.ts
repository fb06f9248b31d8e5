import type { Cell } from '@questhall/grid';
import { notNow, topFrame } from '@questhall/groundwork';
import type { Draft, Speaker } from '../frames/agenda.ts';
import { entityAt, expeditionOf, findHero, heroOf } from '../queries/entities.ts';
import { EVERYWHERE, strollSquares, strollSteps, strollTo } from '../queries/exits.ts';
import { seatOf } from '../queries/seating.ts';
import type { Action, EntityId, Hero } from '../types/index.ts';
import { type Asked, type DeedOf, fromList, type Match, type No, no } from './common.ts';

/** Each to a square of the stairs, or of the way back. [explore.start-on-stairs, wander.march-back] */
export const stand: DeedOf<'stand'> = fromList(
  (question) => (question.kind === 'stand' ? question.squares : null),
  ({ at }) => at,
  (at) => ({ type: 'stand', at }),
  (draft, { question, rule }, { at }, tell) => {
    if (question.kind !== 'stand') return;
    const frame = draft.agenda.at(-1)?.kind === 'march' ? topFrame(draft, 'march') : topFrame(draft, 'expedition');
    frame.next += 1;
    heroOf(draft.table, question.hero).at = at;
    tell.all(rule, { type: 'stood', hero: question.hero, at });
  },
  () => 'explore.start-on-stairs',
);

/** How far a hero may go now; nowhere while it is somebody else's turn, where the house has turns. */
export function reachOf({ table }: Pick<Match, 'table'>, hero: EntityId): number {
  const { phase } = expeditionOf(table);
  if (!table.house.explorationPhases) return EVERYWHERE;
  return phase?.hero === hero ? phase.left : 0;
}

/** A hero is moved by its own player. [explore.untimed-movement] */
export const isOwn = (state: Match, { seat }: Asked, hero: EntityId): boolean => seatOf(state, hero) === seat;

/** Walks there, over allies and round Crystals. */
export function strollOn(draft: Draft, hero: Hero, to: Cell, tell: Speaker): void {
  const { table } = draft;
  const path = strollTo(table, hero, to);
  const expedition = expeditionOf(table);
  const { phase } = expedition;
  if (path.length === 0) return;
  if (phase?.hero === hero.id) expedition.phase = { ...phase, left: Math.max(0, phase.left - path.length) };
  hero.at = to;
  tell.all('explore.untimed-movement', { type: 'walked', who: hero.id, path: [...path] });
}

/** Outside Encounters anywhere, at once. [explore.untimed-movement] */
export const walk: DeedOf<'walk'> = {
  propose(state, asked) {
    const { table } = state;
    const proposed: Extract<Action, { type: 'walk' }>[] = [];
    if (asked.question.kind !== 'explore') return proposed;
    for (const hero of table.party)
      if (isOwn(state, asked, hero.id))
        for (const to of strollSquares(table, hero, reachOf(state, hero.id)))
          proposed.push({ type: 'walk', hero: hero.id, to });
    return proposed;
  },
  judge(state, asked, { hero: id, to }) {
    const { table } = state;
    if (asked.question.kind !== 'explore') return notNow(asked);
    const hero = findHero(table, id);
    if (hero === null || !isOwn(state, asked, id)) return no('explore.untimed-movement', { hero: id });
    return whyNotThere(state, hero, to);
  },
  perform(draft, _asked, { hero, to }, tell) {
    strollOn(draft, heroOf(draft.table, hero), to, tell);
  },
};

function whyNotThere(state: Match, hero: Hero, to: Cell): No | null {
  const { table } = state;
  if (entityAt(table, to) !== null) return no('move.never-end-occupied', { square: to });
  if (expeditionOf(table).crystals.includes(to)) return no('move.not-through-crystals', { square: to });
  const steps = strollSteps(table, hero, to);
  const left = reachOf(state, hero.id);
  return steps > 0 && steps <= left ? null : no('explore.untimed-movement', { square: to, steps, left });
}

/** The next hero walks, where the house has turns. */
export const endPhase: DeedOf<'endPhase'> = {
  propose: ({ table }, { question }) =>
    question.kind === 'explore' && expeditionOf(table).phase !== null ? [{ type: 'endPhase' }] : [],
  judge(state, asked) {
    if (asked.question.kind !== 'explore') return notNow(asked);
    const { phase } = expeditionOf(state.table);
    const isMine = phase !== null && isOwn(state, asked, phase.hero);
    return isMine ? null : no('explore.untimed-movement', { hero: phase?.hero ?? -1 });
  },
  perform(draft) {
    expeditionOf(draft.table).phase = null;
  },
};
