import type { ThingTexts } from '../terminal/thing-texts.ts';
import { ARTIFACT_TEXTS, CARD_TEXTS } from './cards.ts';
import { gearTraits } from './gear-lines.ts';
import { NAMES } from './names.ts';
import { DREAD_LINES, POTION_LINES, SPELL_LINES } from './spell-lines.ts';

/** What there is to say of cards, gear and monsters. */
export const THING_TEXTS: ThingTexts = {
  kinds: {
    treasure: 'treasure card',
    artifact: 'artifact',
    potion: 'potion',
    weapon: 'weapon',
    armour: 'armour',
    tool: 'tool',
    dread: 'Dread spell',
    monster: 'monster',
  },
  spellKind: (school) => `spell of ${NAMES.school[school]}`,
  treasures: CARD_TEXTS,
  artifacts: ARTIFACT_TEXTS,
  potions: POTION_LINES,
  spells: SPELL_LINES,
  dreadSpells: DREAD_LINES,
  gearTraits,
  price: (gold) => `costs ${gold} gold`,
  monster: ({ move, attack, defend, body, mind }) =>
    `Move ${move}, Attack ${attack}, Defend ${defend}, Body ${body}, Mind ${mind}.`,
  undead: 'Undead.',
  casts: (spells) => `May cast ${spells}.`,
};
