import type { Rules } from '@questhall/facets';
import { bots } from '../bots/index.ts';
import { dungeoneer } from '../game.ts';
import type { Dungeoneer } from '../types/index.ts';
import { orders } from './orders.ts';

export const rules: Rules<Dungeoneer> = { game: dungeoneer, bots, orders };
