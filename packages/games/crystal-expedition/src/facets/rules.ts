import type { Rules } from '@questhall/facets';
import { bots } from '../bots/index.ts';
import { crystalExpedition } from '../game.ts';
import type { CrystalExpedition } from '../types/index.ts';

export const rules: Rules<CrystalExpedition> = { game: crystalExpedition, bots };
