import { findFrame, isAsked } from '@questhall/groundwork';
import { isNear, kingSteps } from '@questhall/tiles';
import { MONSTERS } from '../content/index.ts';
import { findEntity } from '../queries/entities.ts';
import type { HarmFrame, MomentumFrame } from '../types/index.ts';
import { everybodyIn, type Law, law, type Match, ofAsked } from './law.ts';

const UNROLLED: readonly string[] = ['declared'];
const UNDECIDED: readonly string[] = ['declared', 'rolled', 'resolve'];

/** Whether this holds of the Momentum that is going on, if one is. */
const ofMomentum =
  (holds: (frame: MomentumFrame, state: Match) => boolean): Law['holds'] =>
  (state) => {
    const frame = findFrame(state, 'momentum');
    return frame === null || holds(frame, state);
  };

/** Damage of the attack that has not been dealt. */
const blows = ({ agenda }: Match): readonly HarmFrame[] =>
  agenda.filter((frame) => frame.kind === 'harm').filter(({ how }) => how === 'attack' || how === 'pattern');

/** When whoever is struck pays for a fall: the primary target, those whom somebody named, those on the squares. */
function turnToPay({ how, rule }: HarmFrame): number {
  if (how === 'attack') return 0;
  return rule === 'damage.pattern-amount' ? 1 : 2;
}

const isDistinct = (things: readonly unknown[]): boolean => new Set(things).size === things.length;

const isTaken = (state: Match, cell: number): boolean => everybodyIn(state).some(({ at }) => at === cell);

/** An attack from the die to the damage, and everybody it moves. */
export const ATTACKING: readonly Law[] = [
  law(
    'dice.set',
    ({ table: { attack } }) => attack === null || (Number.isInteger(attack.die) && attack.die >= 0 && attack.die <= 12),
    'the to-hit die is no D12',
  ),
  law(null, ({ table }) => table.attack === null || table.turn !== null, 'an attack is made outside a Turn'),
  law(
    'attack.sequence',
    (state) => {
      const frame = findFrame(state, 'attack');
      const { attack } = state.table;
      if (frame === null || attack === null) return frame === null;
      return (
        UNROLLED.includes(frame.stage) === (attack.die === 0) &&
        UNDECIDED.includes(frame.stage) === (attack.isHit === null)
      );
    },
    'the steps of an attack are out of order',
  ),
  law(
    'attack.momentum-before-damage',
    (state) => findFrame(state, 'momentum') === null || blows(state).length === 0,
    'damage is dealt before Momentum is over',
  ),
  law(
    'momentum.whole-before-damage',
    (state) => findFrame(state, 'momentum') === null || !isAsked(state, 'hit', 'miss'),
    'Hit or Miss Benefits are used before Momentum is over',
  ),
  law(
    'attack.effects-before-damage',
    (state) => !isAsked(state, 'hit') || (blows(state).length === 0 && state.table.attack?.packets.length === 0),
    'Hit Benefits are used after damage',
  ),
  law(
    'momentum.winner-loser',
    ofMomentum(
      ({ winner }, { table: { attack } }) =>
        attack !== null && (attack.isHit === true) === (winner === attack.attacker),
    ),
    'the wrong one wins the Momentum',
  ),
  law(
    'momentum.primary-only',
    ofMomentum(({ winner, loser }, { table: { attack } }) =>
      [winner, loser].every((id) => id === attack?.attacker || id === attack?.target),
    ),
    'somebody else has a part in the Momentum',
  ),
  law(
    'momentum.chain-no-repeat',
    ofMomentum(({ chain, winner, loser }) => chain[0] === loser && isDistinct(chain) && !chain.includes(winner)),
    'somebody is pushed twice, or the winner is, or the loser makes room',
  ),
  law(
    'momentum.enterable',
    ofAsked('momentum', ({ squares, isChain }, state) => squares.every((cell) => isTaken(state, cell) === isChain)),
    'somebody is to go where it cannot',
  ),
  law(
    'effect.forced-stops',
    ofAsked('forced', ({ squares }, state) => squares.slice(1).every((cell) => !isTaken(state, cell))),
    'somebody is pushed, pulled or slid into another',
  ),
  law(
    'effect.lord-braced',
    ofAsked('forced', ({ moved, squares }, { table }) => {
      const lord = table.monsters.find(({ id, record }) => id === moved && MONSTERS[record].category === 'lord');
      return lord === undefined || squares.every((cell) => kingSteps(lord.at, cell) <= 1);
    }),
    'a Lord is moved farther than one square',
  ),
  law(
    'leave.forced-exempt',
    (state) => !isAsked(state, 'leave') || findFrame(state, 'walk')?.mode === 'move',
    'somebody is Leaving Combat without a move of its own',
  ),
  law(
    'effect.forced-not-leaving',
    (state) => !isAsked(state, 'leave') || state.agenda.at(-1)?.kind === 'walk',
    'somebody is Leaving Combat by force',
  ),
  law(
    'leave.trigger',
    ofAsked('leave', ({ who, enemies }, { table }) =>
      enemies.every((id) => {
        const [mover, enemy] = [findEntity(table, who), findEntity(table, id)];
        return mover !== null && enemy !== null && enemy.hitpoints > 0 && isNear(table.floor, mover.at, enemy.at);
      }),
    ),
    'somebody leaves one who is not there to fight',
  ),
  law(
    'leave.stunned-counts',
    ofAsked('leave', ({ who, enemies }, { table }) => {
      const mover = findEntity(table, who);
      const held = (who < table.heroes.length ? table.monsters : table.heroes).filter(({ effects }) =>
        effects.some(({ kind }) => kind === 'stun' || kind === 'immobile'),
      );
      const isLeft = (at: number): boolean => mover !== null && isNear(table.floor, mover.at, at);
      return held.every(
        ({ id, at, hitpoints }) =>
          hitpoints === 0 || !isLeft(at) || table.turn?.settled.includes(id) || enemies.includes(id),
      );
    }),
    'an enemy does not count who is Stunned or Immobile',
  ),
  law(
    'pattern.only-on-hit',
    ({ table: { attack } }) =>
      attack === null || attack.isHit === true || attack.victims.length + attack.open.length === 0,
    'the pattern of an attack strikes that has not hit',
  ),
  law(
    'pattern.after-momentum',
    (state) =>
      findFrame(state, 'momentum') === null || (state.table.attack?.victims.length === 0 && !isAsked(state, 'victim')),
    'a pattern strikes before Momentum is over',
  ),
  law(
    'pattern.once-per-attack',
    (state) => isDistinct(blows(state).map(({ target }) => target)),
    'an attack hurts somebody twice',
  ),
  law(
    'pattern.once-per-attack',
    ofAsked('victim', ({ victims }, { table: { attack } }) =>
      victims.every((id) => id !== attack?.target && attack?.victims.includes(id) === false),
    ),
    'a Cleave or a Bounce may name one whom the attack strikes already',
  ),
  law(
    'pattern.unconscious-unhurt',
    (state) =>
      blows(state).every(
        ({ stage, target }) => stage !== 'lose' || (findEntity(state.table, target)?.hitpoints ?? 0) > 0,
      ),
    'a pattern hurts one who lies there',
  ),
  law(
    'resolve.several-at-once',
    (state) => {
      const waits = blows(state).map(turnToPay);
      return waits.every((turn, i) => turn >= (waits[i + 1] ?? 0));
    },
    'the damage of an attack falls in another order',
  ),
  law(
    'damage.layer-order',
    ({ agenda }) =>
      agenda.every(
        (frame) =>
          frame.kind !== 'harm' ||
          frame.stage !== 'lose' ||
          frame.reflected + frame.shielded + frame.armored + frame.loss === frame.amount,
      ),
    'damage is lost between the layers',
  ),
];
