import { ARTIFACT_SHEETS, ORCS_BANE_BONUS } from '../content/artifacts.ts';
import { ARMOUR_SHEETS, isWeapon } from '../content/equipment.ts';
import { BARE_ATTACK, BARE_DEFEND } from '../content/heroes.ts';
import { GENIE, RAGNAR } from '../content/monsters.ts';
import { CAPTIVE_ID, type Face, type FigureId, type HeroInPlay, type House, type MonsterInPlay, type Table } from '../types/index.ts';
import { findAlly, findHero, findMonster, squareOf } from './figures.ts';
import { isInPit } from './floor.ts';
import { armOf, hasGear, wields } from './gear.ts';

type Scene = Pick<Table, 'heroes' | 'monsters' | 'allies' | 'traps' | 'aura' | 'isAuraUp'>;

const VEIL_PENALTY = 2;
const SPELL_BONUS = 2;
const PIT_PENALTY = 1;

/** Three skulls, two white shields, one black; a blank for one white where the house plays so. [combat.die-faces] */
const FACES_BY_NUMBER: readonly Face[] = ['S', 'S', 'S', 'W', 'W', 'B'];
const FACES_WITH_BLANK: readonly Face[] = ['S', 'S', 'S', 'W', 'B', '-'];

export function faceOf(house: House, number: number): Face {
  return (house.blankDie ? FACES_WITH_BLANK : FACES_BY_NUMBER)[number - 1] ?? 'S';
}

/** [combat.skull-is-hit] */
export const isHit = (face: Face): boolean => face === 'S';

/** Whether a face blocks for this side. [combat.any-shield-blocks, artifact.spirit-blade] */
export function isBlock(face: Face, house: House, isHeroSide: boolean, isBlackOnly: boolean): boolean {
  if (isBlackOnly) return face === 'B';
  if (house.publishedShields) return face === (isHeroSide ? 'W' : 'B');
  return face === 'W' || face === 'B';
}

/** [combat.min-one-die] */
const atLeastOne = (dice: number): number => Math.max(1, dice);

const pitOf = (table: Scene, id: FigureId): number => {
  const at = squareOf(table, id);
  return at !== null && isInPit(table, at) ? PIT_PENALTY : 0; // [combat.in-pit-minus-one, trap.pit-fighting]
};

/** What an attack rolls. [combat.modifier-order] */
export function attackDice(table: Scene, attacker: FigureId, target: FigureId): number {
  const veil = (findHero(table, target)?.effects.veil ?? 0) > 0 ? VEIL_PENALTY : 0; // [spell.veil-of-mist]
  const off = pitOf(table, attacker) + veil;
  const hero = findHero(table, attacker);
  if (hero !== null) return heroAttackDice(hero, findMonster(table, target), off);
  const monster = findMonster(table, attacker);
  if (monster !== null) return atLeastOne(monster.attack + auraOf(table) - off); // [combat.monster-card-dice]
  return atLeastOne(GENIE.attack - off);
}

/** Dice that every monster has besides its own. [quest.dread-banner] */
export const auraOf = (table: Pick<Table, 'aura' | 'isAuraUp'>): number => (table.isAuraUp ? (table.aura?.attack ?? 0) : 0);

function heroAttackDice(hero: HeroInPlay, target: MonsterInPlay | null, off: number): number {
  const { effects } = hero;
  if (effects.gaze > 0) return 1; // [dread.dread-gaze]
  let dice = weaponDice(hero);
  if (hero.held === 'orcs-bane' && target?.figure === 'orc') dice += ORCS_BANE_BONUS; // [artifact.orcs-bane, monster.named-has-base-type]
  if (effects.courage > 0) dice += SPELL_BONUS; // [spell.courage]
  if (effects.strength > 0) dice += SPELL_BONUS; // [potion.strength]
  if (effects.brew > 0) dice += 1; // [potion.heroic-brew]
  return atLeastOne(dice - off);
}

/** The dice of what is in hand. [attack.dice-from-weapon] */
function weaponDice(hero: HeroInPlay): number {
  if (hero.held === null) return BARE_ATTACK;
  const { attack } = armOf(hero.held);
  return isWeapon(hero.held) && hero.corroded.includes(hero.held) ? atLeastOne(attack - 1) : attack; // [dread.corrode]
}

/** What a defence rolls. [combat.hero-defend-base, combat.monster-card-dice] */
export function defendDice(table: Scene, target: FigureId): number {
  const off = pitOf(table, target);
  const hero = findHero(table, target);
  if (hero !== null) return heroDefendDice(hero, off);
  const monster = findMonster(table, target);
  if (monster !== null) return monster.isAsleep ? 1 : atLeastOne(monster.defend - off); // [spell.sleep]
  return atLeastOne((target === CAPTIVE_ID ? RAGNAR : GENIE).defend - off);
}

function heroDefendDice(hero: HeroInPlay, off: number): number {
  const { effects } = hero;
  if (effects.slumber > 0) return 1; // [dread.slumber-hex]
  let dice = armourDice(hero);
  if (effects.rockSkin > 0) dice += SPELL_BONUS; // [spell.rock-skin]
  if (effects.warding > 0) dice += SPELL_BONUS; // [potion.warding]
  if (effects.brew > 0) dice += 1;
  return atLeastOne(dice - off);
}

/** Two dice, and what is worn. */
export function armourDice(hero: HeroInPlay): number {
  let dice = BARE_DEFEND;
  if (wields(hero, 'wizards-cloak')) dice += ARTIFACT_SHEETS['wizards-cloak'].armour?.defend ?? 0; // [artifact.wizards-cloak]
  if (hero.hero === 'wizard') return dice; // [equip.wizard-no-armor]
  if (hasGear(hero, 'helmet')) dice += ARMOUR_SHEETS.helmet.defend; // [equip.helmet]
  const isTwoHanded = hero.held !== null && armOf(hero.held).hands === 2; // [equip.no-shield-with-two-hands]
  if (hasGear(hero, 'shield') && !isTwoHanded) dice += ARMOUR_SHEETS.shield.defend; // [equip.shield]
  if (hero.suit === 'borins-armor')
    dice += ARTIFACT_SHEETS['borins-armor'].armour?.defend ?? 0; // [artifact.borins-armor]
  else if (hero.suit !== null) dice += ARMOUR_SHEETS[hero.suit].defend; // [equip.chain-mail, equip.plate-mail]
  return dice;
}

/** Body Points left. */
export function bodyOf(table: Scene, id: FigureId): number {
  const monster = findMonster(table, id);
  if (monster !== null) return monster.body - monster.wounds;
  return findHero(table, id)?.body ?? findAlly(table, id)?.body ?? 0;
}

/** Only the Spirit Blade harms the Witch Lord. [quest.witch-lord-invulnerable] */
export function isProof(monster: MonsterInPlay, weapon: string | null): boolean {
  return monster.key.startsWith('witch-lord') && weapon !== 'spirit-blade';
}

/** [quest.q8-fireproof] */
export const isFireproof = (monster: MonsterInPlay): boolean => monster.key === 'balur';
