import type { Wording } from '@questhall/facets';
import type { Dungeoneer } from '../../types/index.ts';
import { answering } from '../telling/sayings.ts';
import { DEALING } from './actions-cards.ts';
import { FIGHTING } from './actions-fighting.ts';
import { MOVING } from './actions-moving.ts';
import { naming } from './people.ts';

export const action: Wording<Dungeoneer>['action'] = answering({ ...MOVING, ...DEALING, ...FIGHTING }, naming);
