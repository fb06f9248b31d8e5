import { isBesideEdge } from '@questhall/grid';
import { findFrame } from '@questhall/groundwork';
import type { Hero } from '../content/heroes.ts';
import { takeSteps } from '../frames/agenda.ts';
import { giveGearBack } from '../frames/campaign.ts';
import { comeToRest, deliverChest } from '../frames/delivery.ts';
import { bringLater, checkGoal } from '../frames/goal.ts';
import { dismissGenie } from '../frames/harm.ts';
import { look } from '../frames/reveal.ts';
import { boardOf, isStair, stairSquares } from '../queries/board.ts';
import { captiveOf, findMonster, heroesHere, heroOf, idOfHero } from '../queries/figures.ts';
import { isEmpty, isOpenPit } from '../queries/floor.ts';
import { hasUnused } from '../queries/gear.ts';
import { areAdjacent, isInScope, neighbours, sees } from '../queries/sight.ts';
import { CAPTIVE_ID, type HeroInPlay, type Match, type Table } from '../types/index.ts';
import {
  type Asked,
  actionRefusal,
  type DeedOf,
  moveRefusal,
  no,
  notNow,
  ownTurnIn,
  spendAction,
  walkerIn,
} from './common.ts';

/** Up the stairs and out. [quest.leave-by-stairway] */
export const leave: DeedOf<'leave'> = {
  propose: () => [{ type: 'leave' }],
  judge(state, asked) {
    if (asked.question.kind === 'puppet') return no('dread.puppet-strings');
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    return isStair(state.table, mine.hero.at) ? null : no('quest.leave-by-stairway');
  },
  perform(draft, asked, _action, tell) {
    const mine = ownTurnIn(draft, asked);
    if (mine === null) return;
    mine.hero.status = 'left';
    mine.turn.stage = 'end';
    tell.all('quest.leave-by-stairway', { type: 'left', hero: mine.hero.hero });
    dismissGenie(draft, mine.hero, tell);
    checkGoal(draft, tell);
  },
};

/** No monster in the room of a square, or in the corridor as far as one sees from it. */
const isRoomClear = (table: Table, at: number): boolean =>
  !table.monsters.some((monster) => isInScope(table, at, monster.at));

/** The captive is cut loose, and the alarm is raised. [quest.q2-prisoner, quest.q2-escape-alarm] */
export const free: DeedOf<'free'> = {
  propose: ({ table }) => (captiveOf(table)?.isChained === true ? [{ type: 'free' }] : []),
  judge(state, asked) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const { table } = state;
    const captive = captiveOf(table);
    if (captive === null || !captive.isChained || !areAdjacent(table, mine.hero.at, captive.at))
      return no('quest.q2-prisoner');
    return isRoomClear(table, captive.at) ? null : no('quest.q2-prisoner', { monsters: 1 });
  },
  perform(draft, asked, _action, tell) {
    const captive = captiveOf(draft.table);
    if (captive === null || asked.question.kind !== 'turn') return;
    captive.isChained = false;
    captive.seat = asked.seat;
    tell.all('quest.q2-prisoner', { type: 'captiveFreed', hero: asked.question.hero });
    bringLater(draft, 'quest.q2-escape-alarm', tell);
  },
};

const carriedBy = ({ chests }: Table, hero: HeroInPlay) => chests.find(({ carrier }) => carrier === hero.hero) ?? null;

/** A chest of gold is lifted. [quest.q4-take-chest] */
export const lift: DeedOf<'lift'> = {
  propose: ({ table }) =>
    table.chests.flatMap(({ at, where }) => (where === 'floor' ? [{ type: 'lift' as const, at }] : [])),
  judge(state, asked, { at }) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const { table } = state;
    const chest = table.chests.find((one) => one.at === at && one.where === 'floor');
    const isClose = mine.hero.at === at || areAdjacent(table, mine.hero.at, at);
    if (chest === undefined || !isClose || carriedBy(table, mine.hero) !== null)
      return no('quest.q4-take-chest', { square: at });
    return isRoomClear(table, at) ? null : no('quest.q4-take-chest', { monsters: 1 });
  },
  perform(draft, asked, { at }, tell) {
    const mine = ownTurnIn(draft, asked);
    const chest = draft.table.chests.find((one) => one.at === at && one.where === 'floor');
    if (mine === null || chest === undefined) return;
    Object.assign(chest, { where: 'carried', carrier: mine.hero.hero });
    draft.table.furniture = draft.table.furniture.filter((piece) => piece.at !== at);
    tell.all('quest.q4-take-chest', { type: 'chestLifted', hero: mine.hero.hero, at });
    deliverChest(draft, mine.hero, tell);
  },
};

/** It is put down, or given to somebody else. [quest.q4-hand-over] */
export const setDown: DeedOf<'setDown'> = {
  propose(state, asked) {
    const mine = ownTurnIn(state, asked);
    if (mine === null || carriedBy(state.table, mine.hero) === null) return [];
    return [mine.hero.at, ...neighbours(state.table, mine.hero.at)].map((at) => ({ type: 'setDown', at }));
  },
  judge(state, asked, { at }) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const { table } = state;
    if (carriedBy(table, mine.hero) === null) return no('quest.q4-hand-over');
    if (at === mine.hero.at) return null;
    const isFree = areAdjacent(table, mine.hero.at, at) && isEmpty(table, at) && !isOpenPit(table, at);
    return isFree ? null : no('quest.q4-hand-over', { square: at });
  },
  perform(draft, asked, { at }, tell) {
    const mine = ownTurnIn(draft, asked);
    const chest = mine === null ? null : carriedBy(draft.table, mine.hero);
    if (mine === null || chest === null) return;
    Object.assign(chest, { where: 'floor', carrier: null, at }); // delivered it is by a carrier on the stairway only [quest.q4-deliver]
    tell.all('quest.q4-hand-over', { type: 'chestSetDown', hero: mine.hero.hero, at });
  },
};

export const handOver: DeedOf<'handOver'> = {
  propose(state, asked) {
    const mine = ownTurnIn(state, asked);
    if (mine === null || carriedBy(state.table, mine.hero) === null) return [];
    return heroesHere(state.table).map(({ hero }) => ({ type: 'handOver', to: hero }));
  },
  judge(state, asked, { to }) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const { table } = state;
    const other = table.heroes.find(({ hero }) => hero === to);
    const isFit =
      other !== undefined && other.status === 'here' && to !== mine.hero.hero && carriedBy(table, other) === null;
    const isClose = isFit && areAdjacent(table, mine.hero.at, other.at);
    return isClose && carriedBy(table, mine.hero) !== null ? null : no('quest.q4-hand-over', { to });
  },
  perform(draft, asked, { to }, tell) {
    const mine = ownTurnIn(draft, asked);
    const chest = mine === null ? null : carriedBy(draft.table, mine.hero);
    if (mine === null || chest === null) return;
    chest.carrier = to;
    tell.all('quest.q4-hand-over', { type: 'chestHandedOver', from: mine.hero.hero, to });
    deliverChest(draft, heroOf(draft.table, to), tell);
  },
};

/** Everything back at once. [quest.q6-gear-chest] */
export const openGear: DeedOf<'openGear'> = {
  propose: ({ table }) => (table.stripped !== null ? [{ type: 'openGear' }] : []),
  judge(state, asked) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const { table } = state;
    if (table.stripped === null || table.gearAt === null || !areAdjacent(table, mine.hero.at, table.gearAt))
      return no('quest.q6-gear-chest');
    return isRoomClear(table, table.gearAt) ? null : no('quest.q6-gear-chest', { monsters: 1 });
  },
  perform(draft, asked, _action, tell) {
    if (asked.question.kind !== 'turn') return;
    giveGearBack(draft.table);
    tell.all('quest.q6-gear-chest', { type: 'gearFound', hero: asked.question.hero });
  },
};

/** The hero who is on the move: in its own turn, on strings or in the wind. */
const heroOnTheMove = ({ question }: Asked): Hero | null =>
  question.kind === 'turn' || question.kind === 'puppet' || question.kind === 'whisk' ? question.hero : null;

const walkerAt = (state: Match, asked: Asked): ReturnType<typeof walkerIn> =>
  heroOnTheMove(asked) === null ? null : walkerIn(state, asked);

/** Into a portal. [quest.q10-portal-doors] */
export const portal: DeedOf<'portal'> = {
  propose: ({ table }) =>
    table.doors.flatMap(({ edge, kind }) => (kind === 'portal' ? [{ type: 'portal' as const, door: edge }] : [])),
  judge(state, asked, { door }) {
    const walker = walkerAt(state, asked);
    if (walker === null) return notNow(asked);
    const { table } = state;
    const { at, moving } = walker;
    const known = table.doors.find(({ edge }) => edge === door);
    if (known?.kind !== 'portal' || !isBesideEdge(boardOf(table.plan).grid, door, at))
      return no('quest.q10-portal-doors', { door });
    const still = moveRefusal(state, moving);
    if (still !== null) return still;
    return moving.movement === 0 ? no('quest.q10-portal-doors', { left: 0 }) : null;
  },
  perform(draft, asked, { door }) {
    const hero = heroOnTheMove(asked);
    const walker = walkerAt(draft, asked);
    if (hero === null || walker === null) return;
    takeSteps(walker.moving, 1);
    draft.agenda.push({ kind: 'portal', stage: 'roll', hero, edge: door, sum: 0 });
  },
};

/** Home, with everybody in sight. [artifact.ring-of-return] */
export const useRing: DeedOf<'useRing'> = {
  propose: (state, asked) =>
    ownTurnIn(state, asked)?.hero.artifacts.includes('ring-of-return') === true ? [{ type: 'useRing' }] : [],
  judge(state, asked) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    if (!hasUnused(state.table, mine.hero, 'ring-of-return')) return no('artifact.ring-of-return');
    return actionRefusal(mine.turn, mine.hero);
  },
  perform(draft, asked, _action, tell) {
    const mine = ownTurnIn(draft, asked);
    if (mine === null) return;
    const { table } = draft;
    const { hero, turn } = mine;
    spendAction(draft, turn, tell);
    hero.used.push('ring-of-return');
    tell.all('artifact.ring-of-return', { type: 'ringUsed', hero: hero.hero });
    const stairs = stairSquares({ plan: table.plan, stairs: table.stairs ?? table.hidden.stairs });
    const taken = heroesHere(table).filter((other) => sees(table, hero.at, other.at));
    const captive = captiveOf(table);
    const isCaptiveTaken = captive !== null && !captive.isChained && sees(table, hero.at, captive.at);
    for (const [i, other] of taken.entries()) {
      other.at = stairs[i % stairs.length] ?? other.at;
      tell.all('turn.forced-displacement-is-no-move', { type: 'placed', figure: idOfHero(other.hero), to: other.at });
    }
    if (captive !== null && isCaptiveTaken) {
      captive.at = stairs[0] ?? captive.at;
      tell.all('artifact.ring-of-return', { type: 'placed', figure: CAPTIVE_ID, to: captive.at });
    }
    look(draft, tell);
    for (const other of taken) comeToRest(draft, idOfHero(other.hero), tell);
    comeToRest(draft, CAPTIVE_ID, tell);
  },
};

/** Zargon's next monster. Whoever has begun and is left is done. [zargon.all-active-monsters] */
export const activate: DeedOf<'activate'> = {
  propose: ({ table }, { question }) =>
    question.kind === 'zargon'
      ? table.monsters.flatMap(({ id, isDone }) =>
          isDone || id === question.monster ? [] : [{ type: 'activate' as const, monster: id }],
        )
      : [],
  judge({ table }, asked, { monster: id }) {
    const { question } = asked;
    if (question.kind !== 'zargon') return notNow(asked);
    const monster = findMonster(table, id);
    if (monster === null || id === question.monster) return no('zargon.all-active-monsters', { monster: id });
    if (!monster.isDone) return null;
    return no(monster.hasMoved && monster.hasActed ? 'monster.no-split-move' : 'zargon.all-active-monsters', {
      monster: id,
    });
  },
  perform(draft, { question }, { monster: id }, tell) {
    const turn = findFrame(draft, 'zargonTurn');
    if (turn === null || question.kind !== 'zargon') return;
    const before = findMonster(draft.table, question.monster ?? -1);
    if (before !== null && (before.hasMoved || before.hasActed)) before.isDone = true;
    turn.monster = id;
    tell.all('zargon.all-active-monsters', { type: 'activated', monster: id });
  },
};
