import type { DreadSpell } from '../../content/dread-spells.ts';
import type { Potion } from '../../content/potions.ts';
import type { School, Spell } from '../../content/spells.ts';

/** What a spell does, in the few words there is room for behind an offer; the rules have it in full. */
export const SPELL_LINES: Readonly<Record<Spell, string>> = {
  genie: 'a Genie appears: 4 Attack dice, three turns',
  'swift-wind': 'twice the dice for the next move, or 6 squares at once',
  tempest: 'an attack of 1 die on every monster in 3×3 squares; they lose a turn',
  'heal-body': '4 Body Points back',
  'pass-through-rock': 'the next move goes through walls and rock',
  'rock-skin': '2 Defend dice more until wounded',
  'ball-of-flame': '2 damage; two dice, each 5 or 6 saves 1',
  courage: '2 Attack dice more, and no fear',
  'fire-of-wrath': '3 damage; three dice, each 6 saves 1',
  sleep: 'they sleep, and defend with 1 die',
  'veil-of-mist': 'walks through monsters; attacks on it roll 2 dice fewer',
  'water-of-healing': '4 Body Points back',
};

export const DREAD_LINES: Readonly<Record<DreadSpell, string>> = {
  ember: '2 damage; two dice, each 5 or 6 saves 1',
  lance: '2 damage to all on the line; two combat dice, each shield saves 1',
  cinder: '2 damage to all in 3×3 squares; two dice, each 5 or 6 saves 1',
  gaze: 'attacks with 1 die until it resists',
  slumber: 'sleeps until it resists or is hurt',
  puppet: 'you play its next turn, unless it resists',
  murk: 'all in sight: move or act, not both, unless they resist',
  wither: '2 Mind; two dice, each 6 saves 1',
  corrode: 'the weapon in hand has a die fewer',
  pack: 'goblins or orcs come',
  raise: 'skeletons, a zombie or a mummy come',
  step: 'away to a place of its own',
};

export const POTION_LINES: Readonly<Record<Potion, string>> = {
  healing: '4 Body Points back',
  'heroic-brew': 'a die more for attack and defence until the end of Zargon’s turn',
  'potion-of-speed': 'twice the dice for the next move',
  'potion-of-strength': '2 dice more for the next attack',
  'potion-of-warding': '2 dice more for the next defence',
};

export const SCHOOL_LINES: Readonly<Record<School, string>> = {
  air: 'Genie, Swift Wind, Tempest: help, haste and a storm',
  earth: 'Heal Body, Pass Through Rock, Rock Skin: to last',
  fire: 'Ball of Flame, Courage, Fire of Wrath: to kill',
  water: 'Sleep, Veil of Mist, Water of Healing: to get out of trouble',
};
