import { isAsked } from '@questhall/groundwork';
import { findActivator } from '../queries/activators.ts';
import { findEntity, findHero, isConscious } from '../queries/entities.ts';
import type { Attack, Turn } from '../types/index.ts';
import { isDistinct, isInTheMiddle, type Law, law, type Match, ofAsked } from './law.ts';

const turnOf = ({ table }: Match): Turn | null => table.expedition?.turn ?? null;

/** Whether this holds of the Attack that is being made, if there is one. */
const attacking =
  (holds: (attack: Attack) => boolean): Law['holds'] =>
  ({ table }) =>
    !table.expedition?.attack || holds(table.expedition.attack);

/** Turns and Attacks, and who is asked what in them. */
export const TURNS: readonly Law[] = [
  law(
    'down.truncated-turn',
    ofAsked('down', ({ who }, { table }) => findHero(table, who)?.hitpoints === 0),
    'one who is awake has only the Turn of one who is not',
  ),
  law(
    'turn.move-then-attack',
    ofAsked('turn', ({ who }, state) => turnOf(state)?.who === who && isUp(state, who)),
    'somebody has a Turn that is not its own, or cannot have one',
  ),
  law('move.up-to-speed', (state) => (turnOf(state)?.left ?? 0) >= 0, 'somebody has gone farther than it can'),
  law(
    'attack.declare',
    (state) => !isAsked(state, 'attack') || (state.table.expedition?.attack ?? null) !== null,
    'somebody spends Surges without an Attack',
  ),
  law(
    'activator.pay-cost',
    attacking(({ surges }) => surges >= 0),
    'more Surges were spent than there are',
  ),
  law(
    'momentum.before-damage',
    attacking(({ hasDamage, hasMomentum }) => !hasDamage || hasMomentum),
    'Damage was dealt before Momentum',
  ),
  law(
    'resolution.hit-fixed-at-momentum',
    attacking(({ hasMomentum, isHit }) => hasMomentum === (isHit !== null)),
    'a hit is fixed by something else than Momentum',
  ),
  law(
    'activator.once-unless-repeat',
    (state) =>
      attacking(({ attacker, bought }) => {
        const user = findEntity(state.table, attacker);
        return (
          user === null || isDistinct(bought.filter((id) => findActivator(state.table, user, id)?.of.limit !== null))
        );
      })(state),
    'an Activator was bought twice',
  ),
  law(
    'attack.focus-without-target',
    attacking(({ target, hasMomentum, hasDamage }) => target !== null || !(hasMomentum || hasDamage)),
    'a Focus has moved or hurt somebody',
  ),
  law(
    'expedition.all-unconscious-fails',
    (state) =>
      state.table.expedition === null ||
      isInTheMiddle(state) ||
      state.asks.length === 0 ||
      state.table.party.some(isConscious),
    'an expedition goes on though all heroes have fallen',
  ),
];

const isUp = ({ table }: Match, who: number): boolean => who >= 3 || (findHero(table, who)?.hitpoints ?? 0) > 0;
