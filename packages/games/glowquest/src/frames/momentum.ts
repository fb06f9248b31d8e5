import type { Cell } from '@questhall/grid';
import type { Frames } from '@questhall/kernel';
import { entityAt, entityOf, findEntity, isHero } from '../queries/entities.ts';
import { followSquares, type Retreat, retreatOf } from '../queries/momentum.ts';
import { hasEffect, hasTrait } from '../queries/stats.ts';
import type { Entity, EntityId, Glowquest, MomentumFrame } from '../types/index.ts';
import { type Draft, decide, type Speaker } from './agenda.ts';
import { crush, exchange, moveByForce } from './forced.ts';

/**
 * The shift of positions after every attack: push, chain, follow. [attack.momentum-before-damage,
 * momentum.whole-before-damage]
 */
export const momentum: Frames<Glowquest>['momentum'] = (draft, frame, tell) => {
  if (frame.stage === 'push') push(draft, frame, tell);
  else follow(draft, frame, tell);
};

/** The loser and the attack it lost. [momentum.winner-loser, momentum.primary-only] */
export function momentumOf(winner: Entity, loser: Entity, wasAdjacent: boolean): MomentumFrame {
  return {
    kind: 'momentum',
    stage: 'push',
    winner: winner.id,
    loser: loser.id,
    wasAdjacent,
    left: loser.at,
    chain: [loser.id],
    squares: [],
    isCrushed: false,
  };
}

/** The last of the chain needs a square; when one stands free the whole chain moves. */
function push(draft: Draft, frame: MomentumFrame, tell: Speaker): void {
  const { table } = draft;
  const last = frame.chain.at(-1) ?? frame.loser;
  const pushed = entityOf(table, last);
  const retreat = retreatFor(draft, frame, pushed);
  if (retreat.squares.length === 0) yieldPlaces(draft, frame, tell);
  else if (retreat.squares.length === 1) retreatTo(draft, frame, retreat.squares[0] ?? pushed.at, tell);
  else {
    const who = chooserOf(draft, frame, last);
    const { isChain, squares } = retreat;
    const rule = isChain ? 'momentum.chain' : 'momentum.winner-chooses';
    decide(draft, who, who === frame.winner ? rule : 'momentum.anchor-chooses', {
      kind: 'momentum',
      who,
      moved: last,
      squares: [...squares],
      isChain,
    });
  }
}

/**
 * Where the last of the chain may go: pushed by the winner, or by whoever needs its square. [momentum.push-direction,
 * momentum.chain]
 */
function retreatFor({ table }: Draft, { winner, chain }: MomentumFrame, pushed: Entity): Retreat {
  const pusher = entityOf(table, chain.at(-2) ?? winner);
  return retreatOf(table, pusher.at, pushed, [winner, ...chain]);
}

/**
 * The winner chooses every square, but one that is anchored chooses its own. [momentum.winner-chooses,
 * momentum.anchor-chooses]
 */
function chooserOf({ table }: Draft, { winner, loser }: MomentumFrame, pushed: EntityId): EntityId {
  if (pushed !== loser) return winner;
  const entity = entityOf(table, loser);
  return hasEffect(entity, 'anchor') || hasTrait(entity, 'anchor') ? loser : winner;
}

/** A square has been chosen: a free one ends the chain, a taken one makes it longer. */
export function retreatTo(draft: Draft, frame: MomentumFrame, to: Cell, tell: Speaker): void {
  const { table } = draft;
  const { chain, squares, loser } = frame;
  const last = chain.at(-1) ?? loser;
  const retreat = last === loser ? retreatFor(draft, frame, entityOf(table, last)) : null;
  if (retreat !== null) frame.isCrushed = retreat.isTurned;
  squares.push(to);
  const occupant = entityAt(table, to);
  if (occupant !== null) {
    chain.push(occupant.id);
    return;
  }
  frame.stage = 'follow';
  for (let i = chain.length - 1; i >= 0; i--) {
    const moved = entityOf(table, chain[i] ?? loser);
    const rule = i === 0 ? (retreat?.rule ?? 'momentum.push-direction') : 'momentum.chain';
    moveByForce(draft, moved, squares[i] ?? to, frame.winner, i === 0 ? 'momentum' : 'chain', rule, tell);
  }
}

/** No square and no chain: those who fight change places, or a distant winner comes nearer. */
function yieldPlaces(draft: Draft, frame: MomentumFrame, tell: Speaker): void {
  const { table } = draft;
  const winner = entityOf(table, frame.winner);
  const loser = entityOf(table, frame.loser);
  frame.isCrushed = true;
  const isStuck = frame.wasAdjacent || followSquares(table, winner, loser).length === 0;
  if (!isStuck) {
    frame.stage = 'follow';
    return;
  }
  const rule = frame.wasAdjacent ? 'momentum.swap' : 'momentum.always-changes';
  exchange(draft, winner, loser, frame.winner, 'swap', rule, tell);
  finish(draft, frame);
}

function follow(draft: Draft, frame: MomentumFrame, tell: Speaker): void {
  const { table } = draft;
  const winner = entityOf(table, frame.winner);
  const loser = entityOf(table, frame.loser);
  if (frame.wasAdjacent) {
    moveByForce(draft, winner, frame.left, frame.winner, 'follow', 'momentum.follow-adjacent', tell);
    finish(draft, frame);
    return;
  }
  const squares = followSquares(table, winner, loser);
  if (squares.length > 1)
    decide(draft, frame.winner, 'momentum.follow-distant', { kind: 'follow', who: frame.winner, squares });
  else followTo(draft, frame, squares[0] ?? winner.at, 'momentum.distant', tell);
}

/** A winner from afar comes nearer: there is one way, or it chose one of several. */
export function followTo(
  draft: Draft,
  frame: MomentumFrame,
  to: Cell,
  rule: 'momentum.distant' | 'momentum.follow-distant',
  tell: Speaker,
): void {
  moveByForce(draft, entityOf(draft.table, frame.winner), to, frame.winner, 'follow', rule, tell);
  finish(draft, frame);
}

function finish(draft: Draft, { winner, loser, isCrushed }: MomentumFrame): void {
  draft.agenda.pop();
  const victor = findEntity(draft.table, winner);
  if (isCrushed && victor !== null && isHero(victor)) crush(draft, victor, entityOf(draft.table, loser));
}
