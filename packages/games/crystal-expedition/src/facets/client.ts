import type { Client } from '@questhall/facets';
import { BOT_NAMES } from '../bots/names.ts';
import { admit, options } from '../options.ts';
import { rulebook } from '../rulebook/index.ts';
import type { CrystalExpedition } from '../types/index.ts';

export const client: Client<CrystalExpedition> = { rulebook, options, botNames: BOT_NAMES, admit };
