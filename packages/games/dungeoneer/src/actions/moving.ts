import { adventureOf, type CardId, type MapId, mapCardOf } from '../content/index.ts';
import { startBuilding } from '../frames/build.ts';
import { enter } from '../frames/entry.ts';
import { discard, untip as setUpright, spendPoints } from '../frames/pieces.ts';
import { threaten } from '../frames/threat.ts';
import { pointsOf, portalsFrom, sewersFrom, wayBy, waysOut } from '../queries/exits.ts';
import { mayTip } from '../queries/means.ts';
import { lastingOn } from '../queries/scores.ts';
import { type Asked, heroOf, type Match, type No, no, takeFrom, turnOf } from '../queries/table.ts';
import type { WindowName } from '../types/index.ts';
import { answersFor, type DeedOf, isChoice, lateFor, NONE, notInThisRole } from './common.ts';

/** A point for moving: a bonus point will not do. [opt.restricted-bonus-by-tipping] */
function judgeWalking({ table }: Match, asked: Asked): No | null {
  if (!isChoice(asked, 'hero')) return notInThisRole(asked);
  const { isTipped, points, bonus } = heroOf(table, asked.seat);
  if (points === 0) return no(bonus > 0 ? 'opt.restricted-bonus-by-tipping' : 'move.cost-one');
  return isTipped ? no('fx.tipped-cannot-move') : null;
}

export const move: DeedOf<'move'> = {
  propose(state, asked) {
    if (judgeWalking(state, asked) !== null) return NONE;
    return answersFor(waysOut(state.table, asked.seat), ({ side }) => ({ type: 'move', side }));
  },
  judge(state, asked, { side }) {
    if (!isChoice(asked, 'hero')) return notInThisRole(asked);
    if (wayBy(state.table, asked.seat, side) === null) return no('move.usable-exit-only');
    return judgeWalking(state, asked);
  },
  perform(draft, { seat }, { side }) {
    const to = wayBy(draft.table, seat, side);
    if (to === null) throw new Error('there is no way');
    draft.agenda.push({ kind: 'move', seat, side, to, stage: 'threat', overcame: null });
  },
};

/** By sewer or portal: no Threat, but a point and an upright hero. */
function judgeTravel(state: Match, asked: Asked, judgeLink: (space: MapId) => No | null): No | null {
  const { space, isTipped } = heroOf(state.table, asked.seat);
  if (!isChoice(asked, 'hero') || space === null) return notInThisRole(asked);
  const refusal = judgeLink(space);
  if (refusal !== null) return refusal;
  return isTipped ? no('link.not-while-tipped') : judgeWalking(state, asked);
}

function endsFor(
  state: Match,
  asked: Asked,
  ends: (table: Match['table'], space: MapId) => readonly MapId[],
): readonly MapId[] {
  const { space } = heroOf(state.table, asked.seat);
  return space === null || judgeWalking(state, asked) !== null ? NONE : ends(state.table, space);
}

export const sewer: DeedOf<'sewer'> = {
  propose: (state, asked) => answersFor(endsFor(state, asked, sewersFrom), (to) => ({ type: 'sewer', to })),
  judge: (state, asked, { to }) =>
    judgeTravel(state, asked, (space) => (sewersFrom(state.table, space).includes(to) ? null : no('link.sewer'))),
  perform(draft, { seat }, { to }, tell) {
    spendPoints(draft, seat, 1, 'link.sewer', tell, true);
    enter(draft, seat, to, 'sewer', tell);
  },
};

export const portal: DeedOf<'portal'> = {
  propose: (state, asked) => answersFor(endsFor(state, asked, portalsFrom), (to) => ({ type: 'portal', to })),
  judge: (state, asked, { to }) =>
    judgeTravel(state, asked, (space) => {
      const ends = portalsFrom(state.table, space);
      if (ends.includes(to)) return null;
      return no(mapCardOf(space).isPortal && ends.length === 0 ? 'link.portal-inert' : 'link.portal');
    }),
  perform(draft, { seat }, { to }, tell) {
    spendPoints(draft, seat, 1, 'link.portal', tell, true);
    enter(draft, seat, to, 'portal', tell);
  },
};

/** Some heroes explore once in a turn without a point. */
const isFree = (state: Match, seat: number): boolean =>
  turnOf(state).explored === 0 && lastingOn(state.table, seat, 'free').some(([{ what }]) => what === 'firstExplore');

export const explore: DeedOf<'explore'> = {
  propose: (state, asked) =>
    isChoice(asked, 'hero') && state.table.sections.some(({ deck }) => deck.length > 0) ? [{ type: 'explore' }] : NONE,
  judge(state, asked) {
    if (!isChoice(asked, 'hero')) return notInThisRole(asked);
    if (state.table.sections.every(({ deck }) => deck.length === 0)) return no('explore.nothing-left');
    return isFree(state, asked.seat) || pointsOf(state, asked.seat) > 0 ? null : no('explore.extra-map-card');
  },
  perform(draft, { seat }, _action, tell) {
    if (!isFree(draft, seat)) spendPoints(draft, seat, 1, 'explore.extra-map-card', tell);
    turnOf(draft).explored += 1;
    startBuilding(draft, seat);
  },
};

const GENERAL: readonly WindowName[] = ['phase-start', 'entered', 'action-done', 'turn-end'];

/** What is done for points belongs to the own choice and to the windows that allow general acts. */
export function judgeGeneral(state: Match, { question }: Asked): No | null {
  if (question.kind === 'choice') return null;
  return question.kind === 'window' && GENERAL.includes(question.window) ? null : lateFor(state);
}

export const untip: DeedOf<'untip'> = {
  propose: (state, asked) =>
    heroOf(state.table, asked.seat).isTipped && judgeGeneral(state, asked) === null ? [{ type: 'untip' }] : NONE,
  judge(state, asked) {
    const refusal = judgeGeneral(state, asked);
    if (refusal !== null) return refusal;
    const { isTipped } = heroOf(state.table, asked.seat);
    return isTipped && pointsOf(state, asked.seat) > 0 ? null : no('act.untip');
  },
  perform(draft, { seat }, _action, tell) {
    const { mud } = heroOf(draft.table, seat);
    spendPoints(draft, seat, 1, 'act.untip', tell);
    if (mud === null) setUpright(draft, seat, 'act.untip', tell);
    else {
      draft.agenda.push({ kind: 'rising', seat, overcame: null });
      threaten(draft, seat, mud.form, mud.number, 'untip', null, 'fx.untip-extra-threat');
    }
  },
};

export const tip: DeedOf<'tip'> = {
  propose: (state, asked) =>
    mayTip(state, asked.seat) && judgeGeneral(state, asked) === null ? [{ type: 'tip' }] : NONE,
  judge(state, asked) {
    return judgeGeneral(state, asked) ?? (mayTip(state, asked.seat) ? null : no('opt.restricted-bonus-by-tipping'));
  },
  perform(draft, { seat }, _action, tell) {
    tipForPoint(draft, seat);
    tell.all('opt.restricted-bonus-by-tipping', { type: 'tippedForPoint', seat });
  },
};

export function tipForPoint({ table }: Match, seat: number): void {
  const hero = heroOf(table, seat);
  hero.isTipped = true;
  hero.hasTipped = true;
  hero.bonus += 1;
}

/** A Bane that its target can shake off, and for how many points. */
const liftPrice = (card: CardId): number | null => {
  for (const { choices } of adventureOf(card).clauses)
    for (const effect of choices[0] ?? []) if (effect.word === 'lift') return effect.points;
  return null;
};

export const lift: DeedOf<'lift'> = {
  propose: ({ table }, asked) =>
    isChoice(asked, 'hero')
      ? answersFor(heroOf(table, asked.seat).banes, ({ card }) => ({ type: 'lift', card }))
      : NONE,
  judge(state, asked, { card }) {
    if (!isChoice(asked, 'hero')) return notInThisRole(asked);
    const isOnHim = heroOf(state.table, asked.seat).banes.some((curse) => curse.card === card);
    const price = isOnHim ? liftPrice(card) : null;
    return price !== null && pointsOf(state, asked.seat) >= price
      ? null
      : no('univ.card-beats-rule', { points: price ?? 0 });
  },
  perform(draft, { seat }, { card }, tell) {
    const { banes } = heroOf(draft.table, seat);
    const curse = banes.find((one) => one.card === card);
    if (curse === undefined) return;
    spendPoints(draft, seat, liftPrice(card) ?? 0, 'univ.card-beats-rule', tell);
    takeFrom(banes, curse);
    tell.all('univ.card-beats-rule', { type: 'lifted', seat, card });
    discard(draft, seat, card, 'dur.permanent', tell);
  },
};
