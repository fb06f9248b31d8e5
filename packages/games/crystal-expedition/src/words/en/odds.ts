import { joined, roughly } from '@questhall/facets/saying';
import type { Action, EntityId, View } from '../../types/index.ts';
import { blowOdds } from '../telling/blows.ts';

/** What an Attack would be worth: `base damage 4, hits in 68%, or 87% with Surges, kills in 31%`; empty where that cannot be said. */
export function odds(view: View, attacker: EntityId, action: Action): string {
  if (action.type !== 'attack') return '';
  const blow = blowOdds(view, attacker, action);
  if (blow === null) return '';
  return joined([
    blow.cost === 0 ? '' : `${blow.cost} Surge${blow.cost === 1 ? '' : 's'} for the form`,
    `base damage ${blow.base}`,
    `hits in ${roughly(blow.hit)}, or ${roughly(blow.aimed)} with its Surges`,
    `can kill in ${roughly(blow.kill)}`,
  ]);
}
