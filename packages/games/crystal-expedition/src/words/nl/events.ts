import type { Wording } from '@questhall/facets';
import { telling } from '@questhall/facets/saying';
import type { CrystalExpedition } from '../../types/index.ts';
import { EXPLORING } from './events-exploring.ts';
import { FIGHTING } from './events-fighting.ts';
import { TOWN } from './events-town.ts';

export const event: Wording<CrystalExpedition>['event'] = telling<CrystalExpedition>({
  ...TOWN,
  ...EXPLORING,
  ...FIGHTING,
});
