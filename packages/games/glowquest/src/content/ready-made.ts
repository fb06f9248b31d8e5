import type { CardId } from './cards.ts';
import type { Role } from './vocabulary.ts';

/** A hero who needs no drawing: three cards as by three Gains, and a Passive one. */
export interface ReadyMade {
  readonly role: Role;
  readonly cards: readonly CardId[];
}

export const READY_IDS = ['warden', 'thornback', 'skirmisher', 'archer', 'mender', 'battle-priest'] as const;
export type ReadyId = (typeof READY_IDS)[number];

/**
 * Two for each Role, easy to play and about as strong as what the program draws; the first of each is the usual one. No
 * card is in two of them, and none needs an ally, so that any of them can go with any other, or alone.
 */
export const READY_MADE: Readonly<Record<ReadyId, ReadyMade>> = {
  warden: { role: 'defense', cards: ['raise-shield', 'longsword', 'buckler', 'energetic'] },
  thornback: { role: 'defense', cards: ['spiked-guard', 'spiked-shield', 'mirror-robe', 'thorny'] },
  skirmisher: { role: 'offense', cards: ['expose', 'hit-and-run', 'chain-shirt', 'tough'] },
  archer: { role: 'offense', cards: ['precise-cut', 'hunting-bow', 'duelist-leathers', 'hard-hitter'] },
  mender: { role: 'utility', cards: ['mend', 'stone-ward', 'padded-coat', 'field-medic'] },
  'battle-priest': { role: 'utility', cards: ['mirror-ward', 'halberd', 'amulet-of-vigor', 'second-skin'] },
};

/** Those of a Role, the usual one first. */
export const readyFor = (role: Role): readonly ReadyId[] => READY_IDS.filter((id) => READY_MADE[id].role === role);
