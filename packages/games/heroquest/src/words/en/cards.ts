import type { Artifact } from '../../content/artifacts.ts';
import type { TreasureCard } from '../../content/treasure-cards.ts';
import { POTION_LINES } from './spell-lines.ts';

const kept = (gold: number): string => `${gold} gold, to keep.`;
const bottle = (line: string): string => `A potion to keep: ${line}.`;

/** What stands on a treasure card below its name. */
export const CARD_TEXTS: Readonly<Record<TreasureCard, string>> = {
  'coins-10': kept(10),
  'coins-15': kept(15),
  'coins-20': kept(20),
  'coins-25': kept(25),
  'coins-35': kept(35),
  'jewelled-clasp': kept(50),
  'potion-of-healing': bottle(POTION_LINES.healing),
  'heroic-brew': bottle(POTION_LINES['heroic-brew']),
  'potion-of-speed': bottle(POTION_LINES['potion-of-speed']),
  'potion-of-strength': bottle(POTION_LINES['potion-of-strength']),
  'potion-of-warding': bottle(POTION_LINES['potion-of-warding']),
  'wandering-monster': 'A monster steps out of the dark and attacks at once. The card goes back.',
  'dart-in-the-dust': 'One Body Point is lost. The card goes back.',
  'rotten-floor': 'One Body Point is lost, and the turn is over. The card goes back.',
  'stinging-smoke': 'One combat die: a skull costs a Body Point. The card goes back.',
  'grasping-chain': 'One combat die: a skull costs a Body Point. The turn is over, and the card goes back.',
};

/** What an artifact does. */
export const ARTIFACT_TEXTS: Readonly<Record<Artifact, string>> = {
  'talisman-of-lore': 'For anybody: one Mind Point more, and it shows which Dread spells a caster in sight has left.',
  'wizards-cloak': 'For the Wizard: one Defend die more. It is no armour.',
  'borins-armor': 'For Barbarian, Dwarf and Elf: two Defend dice more, and it slows nobody down.',
  'wand-of-magic': 'For Wizard and Elf: two Attack dice against any monster in sight.',
  'elixir-of-life': 'For anybody, once: whoever dies gets up again in full strength.',
  'ring-of-return': 'For anybody, once a quest, as an action: everybody in sight is back on the stairway.',
  'orcs-bane': 'For Barbarian, Dwarf and Elf: a sword with three Attack dice, and five against orcs.',
  'spirit-blade':
    'For Barbarian, Dwarf and Elf: three Attack dice, diagonally as well. Undead block it with black shields only, and nothing else harms the Witch Lord.',
  'wizards-staff': 'For the Wizard: two Attack dice, diagonally as well, and two spells with one action.',
  'spell-ring': 'For Wizard and Elf, once a quest: a spell that was cast is not spent.',
  'hollow-lantern': 'For anybody: a wandering monster that is drawn goes back, and another card is drawn.',
  'ferrymans-coin': 'For anybody, once a quest: a roll for the move may be made again.',
  'thorn-gauntlet': 'For Barbarian, Dwarf and Elf: a monster that attacks without a skull loses a Body Point.',
  'sand-glass': 'For anybody, once a quest: a resist roll that has failed may be made again.',
};
