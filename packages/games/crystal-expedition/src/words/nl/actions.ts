import type { Wording } from '@questhall/facets';
import { answering } from '@questhall/facets/saying';
import type { CrystalExpedition } from '../../types/index.ts';
import { EXPLORING } from './actions-exploring.ts';
import { FIGHTING } from './actions-fighting.ts';
import { TOWN } from './actions-town.ts';

export const action: Wording<CrystalExpedition>['action'] = answering<CrystalExpedition>({
  ...TOWN,
  ...EXPLORING,
  ...FIGHTING,
});
