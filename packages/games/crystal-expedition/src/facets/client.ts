import type { Client } from '@questhall/facets';
import { BOT_NAMES } from '../bots/names.ts';
import { after } from '../client/after/after.ts';
import { cues } from '../client/cues/cues.ts';
import { digest } from '../client/digest.ts';
import { placesIn } from '../client/places/in-event.ts';
import { placesOf } from '../client/places/of-action.ts';
import { ending } from '../client/plain/ending.ts';
import { forced } from '../client/plain/forced.ts';
import { isGrave } from '../client/plain/grave.ts';
import { touch } from '../client/touch/touch.ts';
import { admit, options } from '../options.ts';
import { rulebook } from '../rulebook/index.ts';
import type { CrystalExpedition } from '../types/index.ts';

export const client: Client<CrystalExpedition> = {
  rulebook,
  options,
  botNames: BOT_NAMES,
  admit,
  digest,
  after,
  touch,
  placesOf,
  placesIn,
  cues,
  forced,
  ending,
  isGrave,
};
