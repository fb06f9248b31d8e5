import type { State } from '@questhall/kernel';
import { clone } from './clone.ts';
import type { CrystalExpedition, View } from './types/index.ts';

/** The whole table, for everybody: nothing is hidden but the dice to come. [hidden.no-secrets-between-players] */
export const view = ({ table }: State<CrystalExpedition>): View => clone(table);
