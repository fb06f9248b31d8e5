import type { Cell } from '@questhall/grid';
import type { Frames } from '@questhall/kernel';
import { isNear, tileAt } from '@questhall/tiles';
import { entityAt, entityOf, expeditionOf } from '../queries/entities.ts';
import { advanceSquares, type Push, pushFrom, shovedSquares } from '../queries/momentum.ts';
import { boardOf } from '../queries/squares.ts';
import { hasEffect, hasTrait } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Attack, CrystalExpedition, Entity, EntityId, MomentumFrame, Table } from '../types/index.ts';
import { type Draft, decide, type Speaker } from './agenda.ts';
import { moveTo } from './forced.ts';

/** Whoever won pushes the other, and comes after it. [momentum.hit-pushes-target, momentum.miss-pushes-attacker] */
export function momentumOf(table: Table, { attacker, target, shape, isHit }: Attack): MomentumFrame | null {
  if (target === null) return null;
  const [winner, loser] = isHit === true ? [attacker, target] : [target, attacker];
  const { at } = entityOf(table, loser);
  const isClose = isNear(expeditionOf(table).floor, entityOf(table, winner).at, at);
  const follows = shape !== 'ranged' && isClose; // [momentum.attacker-follows, momentum.ranged-advance]
  return { kind: 'momentum', stage: 'push', winner, loser, follows, left: at, chain: [loser], squares: [] };
}

/** Only the declared target and the attacker are moved, without any check. [momentum.original-target-only] */
export const momentum: Frames<CrystalExpedition>['momentum'] = (draft, frame, tell) => {
  if (frame.stage === 'push') push(draft, frame, tell);
  else if (frame.follows) follow(draft, frame, tell);
  else advance(draft, frame, tell);
};

/** The last who has to yield needs a square. */
function push(draft: Draft, frame: MomentumFrame, tell: Speaker): void {
  const last = frame.chain.at(-1) ?? frame.loser;
  const { squares } = pushOf(draft.table, frame);
  const [only] = squares;
  if (only === undefined) shove(draft, frame, last, tell);
  else if (squares.length === 1) pushTo(draft, frame, only, tell);
  else {
    const who = chooserOf(draft.table, frame, last);
    decide(draft, who, 'momentum.winner-chooses', {
      kind: 'push',
      who,
      pushed: last,
      squares: squares.slice(),
      isChain: false,
    });
  }
}

function pushOf(table: Table, { winner, loser, chain }: MomentumFrame): Push {
  const pusher = entityOf(table, chain.at(-2) ?? winner);
  return pushFrom(boardOf(table), pusher.at, entityOf(table, chain.at(-1) ?? loser).at);
}

/** Some choose for themselves where they are pushed, if there is a choice. */
const chooserOf = (table: Table, { winner }: MomentumFrame, pushed: EntityId): EntityId =>
  hasTrait(table, entityOf(table, pushed), 'chooses-push') ? pushed : winner;

/** No square is free: nobody moves, unless the house lets somebody be shoved out of the way. [momentum.pinned] */
function shove(draft: Draft, frame: MomentumFrame, pushed: EntityId, tell: Speaker): void {
  const { table } = draft;
  const { winner: who, chain } = frame;
  const pusher = entityOf(table, chain.at(-2) ?? who).at;
  const squares = table.house.momentumChainPush
    ? shovedSquares(table, pusher, entityOf(table, pushed).at, [who, ...chain])
    : [];
  if (squares.length > 0) decide(draft, who, 'momentum.pinned', { kind: 'push', who, pushed, squares, isChain: true });
  else pin(draft, frame, tell);
}

/** Momentum counts as performed; from a distance the winner comes nearer all the same. */
export function pin(draft: Draft, frame: MomentumFrame, tell: Speaker): void {
  tell.all('momentum.pinned', { type: 'pinned', who: frame.loser });
  if (frame.follows) draft.agenda.pop();
  else frame.stage = 'advance'; // [momentum.ranged-pinned-still-advances]
}

/** A square has been chosen: onto a free one the whole row moves, a taken one makes the row longer. */
export function pushTo(draft: Draft, frame: MomentumFrame, to: Cell, tell: Speaker): void {
  const { table } = draft;
  const { rule } = pushOf(table, frame);
  frame.squares.push(to);
  const blocker = entityAt(table, to);
  if (blocker !== null) {
    frame.chain.push(blocker.id);
    return;
  }
  for (let i = frame.chain.length - 1; i >= 0; i--) {
    const moved = entityOf(table, frame.chain[i] ?? frame.loser);
    const isShoved = frame.chain.length > 1;
    const square = frame.squares[i] ?? to;
    const cited = isShoved ? 'momentum.pinned' : pushRule(table, frame, rule, moved, square);
    moveTo(moved, square, i === 0 ? 'momentum' : 'chain', cited, tell);
  }
  frame.stage = 'advance';
}

/** What there is to say about a push: that it went through a door, that nothing holds against it, or where it went. */
function pushRule(table: Table, { loser }: MomentumFrame, rule: Push['rule'], moved: Entity, to: Cell): Rule {
  const { floor, attack } = expeditionOf(table);
  if (hasEffect(moved, 'immobile')) return 'momentum.is-forced';
  if (tileAt(floor, moved.at) !== tileAt(floor, to)) return 'momentum.open-doors-passable';
  return loser === attack?.attacker && rule === 'momentum.hit-pushes-target' ? 'momentum.miss-pushes-attacker' : rule;
}

/** The winner takes the square that the loser has left, and has no choice. [momentum.attacker-follows] */
function follow(draft: Draft, { winner, left }: MomentumFrame, tell: Speaker): void {
  draft.agenda.pop();
  moveTo(entityOf(draft.table, winner), left, 'follow', 'momentum.attacker-follows', tell);
}

/** One square nearer, as straight as can be. [momentum.ranged-advance, momentum.advance-square] */
function advance(draft: Draft, frame: MomentumFrame, tell: Speaker): void {
  const { table } = draft;
  const [winner, loser] = [entityOf(table, frame.winner), entityOf(table, frame.loser)];
  const squares = advanceSquares(boardOf(table), winner.at, loser.at);
  if (squares.length > 1)
    decide(draft, winner.id, 'momentum.advance-square', { kind: 'advance', who: winner.id, squares: squares.slice() });
  else advanceTo(draft, frame, squares[0] ?? winner.at, tell);
}

export function advanceTo(draft: Draft, { winner, loser, left }: MomentumFrame, to: Cell, tell: Speaker): void {
  draft.agenda.pop();
  const isMiss = loser === expeditionOf(draft.table).attack?.attacker;
  const isPinned = entityOf(draft.table, loser).at === left;
  const usual = isMiss ? 'momentum.ranged-miss' : 'momentum.ranged-advance';
  const rule = isPinned ? 'momentum.ranged-pinned-still-advances' : usual;
  moveTo(entityOf(draft.table, winner), to, 'advance', rule, tell);
}
