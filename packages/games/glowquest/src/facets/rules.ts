import type { Rules } from '@questhall/facets';
import { bots } from '../bots/index.ts';
import { glowquest } from '../game.ts';
import type { Glowquest } from '../types/index.ts';

export const rules: Rules<Glowquest> = { game: glowquest, bots };
