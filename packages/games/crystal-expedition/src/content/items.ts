import { AMULET_IDS, AMULETS, type AmuletId } from './amulets.ts';
import { BODY, BODY_IDS, type BodyId } from './body.ts';
import { BOOTS, BOOTS_IDS, type BootsId } from './boots.ts';
import type { Item } from './item.ts';
import { MAIN_HAND, MAIN_HAND_IDS, type MainHandId } from './main-hand.ts';
import { OFF_HAND, OFF_HAND_IDS, type OffHandId } from './off-hand.ts';
import { RING_IDS, RINGS, type RingId } from './rings.ts';
import type { Slot } from './vocabulary.ts';

export type ItemId = MainHandId | OffHandId | BodyId | RingId | AmuletId | BootsId;

/** In the order of the dice that find one in a chest. */
const IN_SLOT: Readonly<Record<Slot, readonly ItemId[]>> = {
  'main-hand': MAIN_HAND_IDS,
  'off-hand': OFF_HAND_IDS,
  body: BODY_IDS,
  ring: RING_IDS,
  amulet: AMULET_IDS,
  boots: BOOTS_IDS,
};

export const itemsIn = (slot: Slot): readonly ItemId[] => IN_SLOT[slot];

export const ITEM_IDS: readonly ItemId[] = Object.values(IN_SLOT).flat();

export const ITEMS: Readonly<Record<ItemId, Item>> = {
  ...MAIN_HAND,
  ...OFF_HAND,
  ...BODY,
  ...RINGS,
  ...AMULETS,
  ...BOOTS,
};
