import { ARTIFACT_SHEETS, ORCS_BANE_BONUS } from '../content/artifacts.ts';
import { DREAD_FIGURES } from '../content/dread-spells.ts';
import { ARMOUR_SHEETS } from '../content/equipment.ts';
import { BARE_ATTACK, BARE_DEFEND } from '../content/heroes.ts';
import { GENIE, RAGNAR } from '../content/monsters.ts';
import { POTION_FIGURES } from '../content/potions.ts';
import { SPELL_FIGURES } from '../content/spells.ts';
import { TRAP_FIGURES } from '../content/traps.ts';
import type { Rule } from '../rulebook/index.ts';
import {
  CAPTIVE_ID,
  type Face,
  type FigureId,
  type HeroInPlay,
  type House,
  type MonsterInPlay,
  type Part,
  type Table,
} from '../types/index.ts';
import { findAlly, findHero, findMonster, squareOf } from './figures.ts';
import { isInPit } from './floor.ts';
import { armOf, hasGear, isHelmetOn, isRustInHand, wields } from './gear.ts';
import { countDice } from './parts.ts';

type Scene = Pick<Table, 'heroes' | 'monsters' | 'allies' | 'traps' | 'aura' | 'isAuraUp'>;

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

function atLeastOne(dice: number, parts: Part[] | null): number {
  return dice >= 1 ? dice : dice + countDice(parts, 'combat.min-one-die', 1 - dice);
}

function inPit(table: Scene, id: FigureId, rule: Rule, parts: Part[] | null): number {
  const at = squareOf(table, id);
  return at !== null && isInPit(table, at) ? countDice(parts, rule, -TRAP_FIGURES.pit.diceLess) : 0;
}

/** Whoever is veiled in mist is hard to hit. */
const inMist = (table: Scene, target: FigureId, parts: Part[] | null): number =>
  (findHero(table, target)?.effects.veil ?? 0) > 0
    ? countDice(parts, 'spell.veil-of-mist', -SPELL_FIGURES['veil-of-mist'].diceLess)
    : 0;

/** What an attack rolls, and in `parts` why. [combat.modifier-order] */
export function attackDice(table: Scene, attacker: FigureId, target: FigureId, parts: Part[] | null = null): number {
  const hero = findHero(table, attacker);
  if (hero !== null) {
    if (hero.effects.gaze > 0) return countDice(parts, 'dread.dread-gaze', DREAD_FIGURES.gaze.attack);
    const dice = heroAttackDice(hero, findMonster(table, target), parts);
    return atLeastOne(dice + inPit(table, attacker, 'trap.pit-fighting', parts) + inMist(table, target, parts), parts);
  }
  const monster = findMonster(table, attacker);
  const dice =
    monster === null
      ? countDice(parts, 'ally.genie-can', GENIE.attack)
      : countDice(parts, 'combat.monster-card-dice', monster.attack) +
        countDice(parts, 'quest.dread-banner', auraOf(table));
  return atLeastOne(
    dice + inPit(table, attacker, 'combat.in-pit-minus-one', parts) + inMist(table, target, parts),
    parts,
  );
}

/** Dice that every monster has besides its own. [quest.dread-banner] */
export const auraOf = (table: Pick<Table, 'aura' | 'isAuraUp'>): number =>
  table.isAuraUp ? (table.aura?.attack ?? 0) : 0;

function heroAttackDice(hero: HeroInPlay, target: MonsterInPlay | null, parts: Part[] | null): number {
  const { effects } = hero;
  let dice = weaponDice(hero, parts);
  if (hero.held === 'orcs-bane' && target?.figure === 'orc')
    dice += countDice(
      parts,
      target.key === 'orc' ? 'artifact.orcs-bane' : 'monster.named-has-base-type',
      ORCS_BANE_BONUS,
    );
  if (effects.courage > 0) dice += countDice(parts, 'spell.courage', SPELL_FIGURES.courage.attack);
  if (effects.strength > 0) dice += countDice(parts, 'potion.strength', POTION_FIGURES['potion-of-strength'].attack);
  if (effects.brew > 0) dice += countDice(parts, 'potion.heroic-brew', POTION_FIGURES['heroic-brew'].attack);
  return dice;
}

/** The rule that a weapon's dice come of: an artifact has one of its own. */
function armRule(held: NonNullable<HeroInPlay['held']>): Rule {
  switch (held) {
    case 'wand-of-magic':
      return 'artifact.wand-of-magic';
    case 'orcs-bane':
      return 'artifact.orcs-bane';
    case 'spirit-blade':
      return 'artifact.spirit-blade';
    case 'wizards-staff':
      return 'artifact.wizards-staff';
    default:
      return 'attack.dice-from-weapon';
  }
}

/** The dice of what is in hand, with rust on it or without. */
function weaponDice(hero: HeroInPlay, parts: Part[] | null): number {
  if (hero.held === null) return countDice(parts, 'attack.dice-from-weapon', BARE_ATTACK);
  const dice = countDice(parts, armRule(hero.held), armOf(hero.held).attack);
  return isRustInHand(hero)
    ? atLeastOne(dice + countDice(parts, 'dread.corrode', -DREAD_FIGURES.corrode.diceLess), parts)
    : dice;
}

/** What a defence rolls, and in `parts` why. [combat.modifier-order] */
export function defendDice(table: Scene, target: FigureId, parts: Part[] | null = null): number {
  const hero = findHero(table, target);
  if (hero !== null) {
    if (hero.effects.slumber > 0) return countDice(parts, 'dread.slumber-hex', DREAD_FIGURES.slumber.defend);
    return atLeastOne(heroDefendDice(hero, parts) + inPit(table, target, 'trap.pit-fighting', parts), parts);
  }
  const monster = findMonster(table, target);
  if (monster?.isAsleep === true) return countDice(parts, 'spell.sleep', SPELL_FIGURES.sleep.defend);
  const dice =
    monster === null ? allyDefendDice(target, parts) : countDice(parts, 'combat.monster-card-dice', monster.defend);
  return atLeastOne(dice + inPit(table, target, 'combat.in-pit-minus-one', parts), parts);
}

const allyDefendDice = (id: FigureId, parts: Part[] | null): number =>
  id === CAPTIVE_ID
    ? countDice(parts, 'monster.escort-ragnar', RAGNAR.defend)
    : countDice(parts, 'ally.genie-can', GENIE.defend);

function heroDefendDice(hero: HeroInPlay, parts: Part[] | null): number {
  const { effects } = hero;
  let dice = armourDice(hero, parts);
  if (effects.rockSkin > 0) dice += countDice(parts, 'spell.rock-skin', SPELL_FIGURES['rock-skin'].defend);
  if (effects.warding > 0) dice += countDice(parts, 'potion.warding', POTION_FIGURES['potion-of-warding'].defend);
  if (effects.brew > 0) dice += countDice(parts, 'potion.heroic-brew', POTION_FIGURES['heroic-brew'].defend);
  return dice;
}

const SUIT_RULES = {
  'chain-mail': 'equip.chain-mail',
  'plate-mail': 'equip.plate-mail',
  'borins-armor': 'artifact.borins-armor',
} as const;

/** Two dice, and what is worn. */
export function armourDice(hero: HeroInPlay, parts: Part[] | null = null): number {
  let dice = countDice(parts, 'combat.hero-defend-base', BARE_DEFEND);
  if (wields(hero, 'wizards-cloak'))
    dice += countDice(parts, 'artifact.wizards-cloak', ARTIFACT_SHEETS['wizards-cloak'].armour?.defend ?? 0);
  if (hero.hero === 'wizard') return dice; // [equip.wizard-no-armor]
  if (isHelmetOn(hero)) dice += countDice(parts, 'equip.helmet', ARMOUR_SHEETS.helmet.defend);
  if (hasGear(hero, 'shield')) {
    dice += countDice(parts, 'equip.shield', ARMOUR_SHEETS.shield.defend);
    const isTwoHanded = hero.held !== null && armOf(hero.held).hands === 2;
    if (isTwoHanded) dice += countDice(parts, 'equip.no-shield-with-two-hands', -ARMOUR_SHEETS.shield.defend);
  }
  if (hero.suit !== null) dice += countDice(parts, SUIT_RULES[hero.suit], suitDice(hero.suit));
  return dice;
}

const suitDice = (suit: NonNullable<HeroInPlay['suit']>): number =>
  suit === 'borins-armor' ? (ARTIFACT_SHEETS['borins-armor'].armour?.defend ?? 0) : ARMOUR_SHEETS[suit].defend;

/** Body Points left. */
export function bodyOf(table: Scene, id: FigureId): number {
  const monster = findMonster(table, id);
  if (monster !== null) return monster.body - monster.wounds;
  return findHero(table, id)?.body ?? findAlly(table, id)?.body ?? 0;
}

/** Only the Spirit Blade harms the Witch Lord. [quest.witch-lord-invulnerable] */
export const needsSpiritBlade = (key: string): boolean => key.startsWith('witch-lord');

export const isProof = ({ key }: MonsterInPlay, weapon: string | null): boolean =>
  needsSpiritBlade(key) && weapon !== 'spirit-blade';

/** [quest.q8-fireproof] */
export const isFireproof = (monster: MonsterInPlay): boolean => monster.key === 'balur';
