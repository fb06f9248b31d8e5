import { joined, roughly } from '@questhall/facets/saying';
import type { Action, EntityId, View } from '../../types/index.ts';
import { blowOdds } from '../telling/blows.ts';

/** What an Attack would be worth: `raakt in 68%, …`; empty where that cannot be said. */
export function odds(view: View, attacker: EntityId, action: Action): string {
  if (action.type !== 'attack') return '';
  const blow = blowOdds(view, attacker, action);
  if (blow === null) return '';
  return joined([
    blow.cost === 0 ? '' : `${blow.cost} ${blow.cost === 1 ? 'Impuls' : 'Impulsen'} voor de vorm`,
    `basisschade ${blow.base}`,
    `raakt in ${roughly(blow.hit)}, of ${roughly(blow.aimed)} met de Impulsen`,
    `kan doden in ${roughly(blow.kill)}`,
  ]);
}
