import type { Wording } from '@questhall/facets';
import type { Dungeoneer } from '../../types/index.ts';
import { telling } from '../telling/sayings.ts';
import { COURSE } from './events-course.ts';
import { DEALING } from './events-dealing.ts';
import { FIGHTING } from './events-fighting.ts';
import { HEROIC } from './events-heroes.ts';
import { QUESTING } from './events-questing.ts';

export const event: Wording<Dungeoneer>['event'] = telling({
  ...COURSE,
  ...HEROIC,
  ...DEALING,
  ...FIGHTING,
  ...QUESTING,
});
