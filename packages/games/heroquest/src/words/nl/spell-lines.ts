import type { DreadSpell } from '../../content/dread-spells.ts';
import type { Potion } from '../../content/potions.ts';
import type { School, Spell } from '../../content/spells.ts';

/** What a spell does, in the few words there is room for behind an offer; the rules have it in full. */
export const SPELL_LINES: Readonly<Record<Spell, string>> = {
  genie: 'er verschijnt een Djinn: 4 aanvalsstenen, drie beurten lang',
  'swift-wind': 'twee keer zoveel dobbelstenen voor de volgende tocht, of meteen 6 vakken',
  tempest: 'een aanval met 1 steen op elk monster in 3×3 vakken; ze verliezen een beurt',
  'heal-body': '4 lichaamspunten terug',
  'pass-through-rock': 'de volgende tocht gaat door muren en rots',
  'rock-skin': '2 verdedigingsstenen erbij tot de eerste wond',
  'ball-of-flame': '2 schade; twee stenen, elke 5 of 6 scheelt er 1',
  courage: '2 aanvalsstenen erbij, en geen angst',
  'fire-of-wrath': '3 schade; drie stenen, elke 6 scheelt er 1',
  sleep: 'ze slapen, en verdedigen met 1 steen',
  'veil-of-mist': 'loopt door monsters heen; wie aanvalt, gooit 2 stenen minder',
  'water-of-healing': '4 lichaamspunten terug',
};

export const DREAD_LINES: Readonly<Record<DreadSpell, string>> = {
  ember: '2 schade; twee stenen, elke 5 of 6 scheelt er 1',
  lance: '2 schade voor iedereen op de lijn; twee gevechtsstenen, elk schild scheelt er 1',
  cinder: '2 schade voor iedereen in 3×3 vakken; twee stenen, elke 5 of 6 scheelt er 1',
  gaze: 'valt met 1 steen aan, tot verzet lukt',
  slumber: 'slaapt, tot verzet lukt of er een wond valt',
  puppet: 'de volgende beurt speel jij, tenzij verzet lukt',
  murk: 'iedereen in zicht: lopen of handelen, niet allebei, tenzij verzet lukt',
  wither: '2 geestpunten; twee stenen, elke 6 scheelt er 1',
  corrode: 'het wapen in de hand heeft een steen minder',
  pack: 'er komen goblins of orken',
  raise: 'er komen skeletten, een zombie of een mummie',
  step: 'weg, naar een eigen plek',
};

export const POTION_LINES: Readonly<Record<Potion, string>> = {
  healing: '4 lichaamspunten terug',
  'heroic-brew': 'een steen erbij voor aanval en verdediging, tot het einde van Zargons beurt',
  'potion-of-speed': 'twee keer zoveel dobbelstenen voor de volgende tocht',
  'potion-of-strength': '2 stenen erbij voor de volgende aanval',
  'potion-of-warding': '2 stenen erbij voor de volgende verdediging',
};

export const SCHOOL_LINES: Readonly<Record<School, string>> = {
  air: 'Djinn, Gezwinde Wind, Storm: hulp, haast en onweer',
  earth: 'Lichaam Genezen, Door de Rots, Stenen Huid: om het vol te houden',
  fire: 'Vuurbal, Moed, Vuur van Toorn: om te doden',
  water: 'Slaap, Nevelsluier, Genezend Water: om uit de nood te raken',
};
