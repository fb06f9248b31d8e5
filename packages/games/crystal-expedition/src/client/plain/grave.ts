import type { Client } from '@questhall/facets';
import type { CrystalExpedition } from '../../types/index.ts';

/** A hero at nought whom something may still keep on its feet, or bring back to them. [down.fall-order] */
export const isGrave: NonNullable<Client<CrystalExpedition>['isGrave']> = (question) =>
  question.kind === 'interrupts' && (question.trigger === 'would-fall' || question.trigger === 'fell');
