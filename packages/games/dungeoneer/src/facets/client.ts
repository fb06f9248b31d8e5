import type { Client } from '@questhall/facets';
import { digest } from '../client/digest.ts';
import { admit, options } from '../options.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Dungeoneer } from '../types/index.ts';

export const client: Client<Dungeoneer> = { rulebook, options, botNames: ['drifter'], admit, digest };
