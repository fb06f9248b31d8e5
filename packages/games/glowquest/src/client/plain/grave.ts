import type { Client } from '@questhall/facets';
import type { Glowquest } from '../../types/index.ts';

/** A hero at nought whom a card may still keep on its feet: there is no other last chance. [damage.hero-falls] */
export const isGrave: NonNullable<Client<Glowquest>['isGrave']> = ({ kind }) => kind === 'brink';
