import type { Cue, Tone } from '@questhall/facets';
import type { Sound } from '../../sound/sounds.ts';

const KINDS: Readonly<Partial<Record<Cue['kind'], Sound>>> = {
  walk: 'step',
  appear: 'step',
  throw: 'dice',
  door: 'door',
  fall: 'death',
  card: 'card',
  tile: 'door',
};

const BANNERS: Readonly<Record<Tone, Sound | null>> = { good: 'victory', bad: 'alarm', magic: 'magic', plain: null };
const STRIKES: Readonly<Record<Tone, Sound | null>> = { good: 'hit', bad: 'hit', plain: 'hit', magic: 'magic' };

/** What a cue sounds like; null for most. */
export function soundOf(cue: Cue): Sound | null {
  switch (cue.kind) {
    case 'banner':
      return BANNERS[cue.tone];
    case 'strike':
      return STRIKES[cue.tone];
    case 'number':
    case 'flash':
      return cue.tone === 'bad' ? 'hit' : null;
    default:
      return KINDS[cue.kind] ?? null;
  }
}
