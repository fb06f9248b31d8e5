import { CLASS_ACTIVATORS } from './class-activators.ts';
import type { ClassActivatorId } from './ids.ts';
import type { Item } from './item.ts';
import type { Gain } from './traits.ts';
import { always, owns, plus } from './write.ts';

/** In the order of the die that finds one in a chest. */
export const RING_IDS = [
  'ring-of-the-fighter',
  'ring-of-the-knight',
  'ring-of-the-rogue',
  'ring-of-the-mage',
  'ring-of-the-cleric',
  'ring-of-the-bard',
] as const;
export type RingId = (typeof RING_IDS)[number];

/** In Crowns, each. */
const RING_PRICE = 60;

/** One Activator of the Class at level 1, cheaper once from level 2 and twice from level 4 on, a second at level 3. */
function ring(first: ClassActivatorId, third: ClassActivatorId): Item {
  const cheaper: Gain = always({ trait: 'cheaper', activator: first, perEncounter: 1 });
  return {
    slot: 'ring',
    price: RING_PRICE,
    weapon: null,
    levels: [[owns(CLASS_ACTIVATORS[first])], [cheaper], [owns(CLASS_ACTIVATORS[third])], [cheaper], [plus('fate', 1)]],
  };
}

export const RINGS: Readonly<Record<RingId, Item>> = {
  'ring-of-the-fighter': ring('riposte-stance', 'cleave'),
  'ring-of-the-knight': ring('iron-wall', 'challenge'),
  'ring-of-the-rogue': ring('slip', 'nick'),
  'ring-of-the-mage': ring('spark', 'shackle'),
  'ring-of-the-cleric': ring('healing-word', 'sacred-shell'),
  'ring-of-the-bard': ring('mockery', 'quickstep'),
};
