import type { ThingTexts } from '../terminal/thing-texts.ts';
import { ARTIFACT_TEXTS, CARD_TEXTS } from './cards.ts';
import { gearTraits } from './gear-lines.ts';
import { NAMES } from './names.ts';
import { DREAD_LINES, POTION_LINES, SPELL_LINES } from './spell-lines.ts';

/** What there is to say of cards, gear and monsters. */
export const THING_TEXTS: ThingTexts = {
  kinds: {
    treasure: 'schatkaart',
    artifact: 'artefact',
    potion: 'drank',
    weapon: 'wapen',
    armour: 'pantser',
    tool: 'gereedschap',
    dread: 'schrikspreuk',
    monster: 'monster',
  },
  spellKind: (school) => `spreuk van ${NAMES.school[school]}`,
  treasures: CARD_TEXTS,
  artifacts: ARTIFACT_TEXTS,
  potions: POTION_LINES,
  spells: SPELL_LINES,
  dreadSpells: DREAD_LINES,
  gearTraits,
  price: (gold) => `kost ${gold} goud`,
  monster: ({ move, attack, defend, body, mind }) =>
    `Lopen ${move}, aanval ${attack}, verdediging ${defend}, lichaam ${body}, geest ${mind}.`,
  undead: 'Ondood.',
  casts: (spells) => `Kan ${spells} uitspreken.`,
};
