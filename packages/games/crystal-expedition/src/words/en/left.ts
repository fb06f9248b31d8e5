import { digits, joined } from '@questhall/facets/saying';
import type { Sight } from '@questhall/kernel';
import { findEntity } from '../../queries/entities.ts';
import { speedOf } from '../../queries/stats.ts';
import type { CrystalExpedition } from '../../types/index.ts';
import { price } from './things.ts';

/** What is left of a Turn: `4 squares to go, Attack unused`; of an Attack: `2 Surges left`. */
export function left({ view }: Sight<CrystalExpedition>): string {
  const { turn = null, attack = null } = view.expedition ?? {};
  if (attack !== null && attack.dice.length > 0) return `${price(attack.surges)} left`;
  const mover = turn === null ? null : findEntity(view, turn.who);
  if (turn === null || mover === null) return '';
  const squares = turn.isMoveOver ? 0 : (turn.left ?? speedOf(view, mover));
  return joined([
    squares === 0 ? 'no more steps' : `${digits(squares, 'square', 'squares')} to go`,
    turn.hasAttacked ? 'Attack made' : 'Attack unused',
  ]);
}
