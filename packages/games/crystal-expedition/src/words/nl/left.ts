import { digits, joined } from '@questhall/facets/saying';
import type { Sight } from '@questhall/kernel';
import { findEntity } from '../../queries/entities.ts';
import { speedOf } from '../../queries/stats.ts';
import type { CrystalExpedition } from '../../types/index.ts';
import { price } from './things.ts';

/** What is left of a Turn: `nog 4 vakken, Aanval ongebruikt`; of an Attack: `nog 2 Impulsen`. */
export function left({ view }: Sight<CrystalExpedition>): string {
  const { turn = null, attack = null } = view.expedition ?? {};
  if (attack !== null && attack.dice.length > 0) return `nog ${price(attack.surges)}`;
  const mover = turn === null ? null : findEntity(view, turn.who);
  if (turn === null || mover === null) return '';
  const squares = turn.isMoveOver ? 0 : (turn.left ?? speedOf(view, mover));
  return joined([
    squares === 0 ? 'geen stappen meer' : `nog ${digits(squares, 'vak', 'vakken')}`,
    turn.hasAttacked ? 'Aanval gedaan' : 'Aanval ongebruikt',
  ]);
}
