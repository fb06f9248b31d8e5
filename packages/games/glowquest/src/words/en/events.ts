import type { Wording } from '@questhall/facets';
import type { Glowquest } from '../../types/index.ts';
import { telling } from '../telling/sayings.ts';
import { EXPLORING } from './events-exploring.ts';
import { FIGHTING } from './events-fighting.ts';
import { MOVING } from './events-moving.ts';

export const event: Wording<Glowquest>['event'] = telling<Glowquest>({ ...EXPLORING, ...FIGHTING, ...MOVING });
