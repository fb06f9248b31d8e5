import { findFrame } from '@questhall/groundwork';
import { monstersOf } from '../queries/entities.ts';
import { sheetFor } from '../queries/stats.ts';
import type { Entity } from '../types/index.ts';
import { isDistinct, type Law, law, type Match } from './law.ts';

const DICE = 3;

const isRolled = (dice: readonly number[]): boolean =>
  dice.length === 0 || (dice.length === DICE && dice.every((face) => face >= 1 && face <= 6));

/** Nobody owns an Activator or an Interrupt twice. */
const ownsOnce =
  ({ table }: Match) =>
  (entity: Entity): boolean => {
    const { activators, interrupts } = sheetFor(table, entity);
    return isDistinct(activators.map(({ of }) => of.id)) && isDistinct(interrupts.map(({ of }) => of.id));
  };

/** What holds in the middle of a blow. */
export const BLOWS: readonly Law[] = [
  law(
    'attack.roll-three-dice',
    ({ table }) => isRolled(table.expedition?.attack?.dice ?? []),
    'an Attack has not three dice',
  ),
  law(
    'activator.same-twice-counts-once',
    (state) =>
      state.table.expedition === null || [...state.table.party, ...monstersOf(state.table)].every(ownsOnce(state)),
    'somebody owns the same twice',
  ),
  law(
    'momentum.original-target-only',
    (state) => {
      const [frame, attack] = [findFrame(state, 'momentum'), state.table.expedition?.attack ?? null];
      return frame === null || attack === null || isOfThem([attack.attacker, attack.target], frame.winner, frame.loser);
    },
    'Momentum moves somebody who is not in the Attack',
  ),
  law(
    'resolution.finish-completes',
    (state) => {
      const attack = state.table.expedition?.attack ?? null;
      const isOver = findFrame(state, 'attack')?.stage === 'over';
      return !isOver || attack === null || attack.target === null || attack.hasMomentum;
    },
    'an Attack is over without Momentum',
  ),
];

const isOfThem = (two: readonly (number | null)[], winner: number, loser: number): boolean =>
  two.includes(winner) && two.includes(loser) && winner !== loser;
