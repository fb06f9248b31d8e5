import { ARMORY, GEAR, type Gear, isBodyArmour } from '../content/equipment.ts';
import { HERO_LETTERS } from '../content/letters.ts';
import { NAMES } from '../content/names.ts';
import { SCHOOL_SPELLS, type Spell } from '../content/spells.ts';
import { attackDice, defendDice } from '../queries/combat.ts';
import { allyLetter, idOfHero } from '../queries/figures.ts';
import { isInPit } from '../queries/floor.ts';
import { bodyMax, isRustInHand, mindMax } from '../queries/gear.ts';
import type { AllyInPlay, Effects, HeroInPlay, View } from '../types/index.ts';
import { GENIE_ID } from '../types/index.ts';
import { figureIn, heroInFull, ITEM_NAMES, itemNames, type Remark, weaponName } from './figures.ts';
import { capital, count, list, tally } from './numbers.ts';
import { squareIn } from './squares.ts';

const NAME_WIDTH = 22;
const BODY_WIDTH = 8;
const NOBODY = -1;

/** What is upon a hero, as its line says it. */
const EFFECTS: Readonly<Record<keyof Effects, string>> = {
  haste: 'twice the dice for the next move',
  speed: 'twice the dice for the next move',
  strength: '2 dice more for the next attack',
  warding: '2 dice more for the next defence',
  brew: 'a die more for attack and defence',
  throughRock: 'walks through rock on the next move',
  rockSkin: '2 Defend dice more until wounded',
  courage: '2 Attack dice more, and no fear',
  veil: 'veiled in mist',
  gaze: 'under the Dread Gaze: attacks with 1 die',
  slumber: 'asleep',
  puppet: 'on Zargon’s strings',
  murk: 'choking: may move or act, not both',
};

export const hearts = (left: number, all: number): string =>
  '♥'.repeat(Math.max(0, left)) + '♡'.repeat(Math.max(0, all - left));

/** Spells that have not been cast in this quest. */
export const spellsLeft = ({ schools, spent }: Pick<HeroInPlay, 'schools' | 'spent'>): Spell[] =>
  schools.flatMap((school) => SCHOOL_SPELLS[school]).filter((spell) => !spent.includes(spell));

/** Two lines for each hero, and one for each of those who go with them. */
export function partyLines(view: View): string[] {
  return [
    ...view.order
      .flatMap((hero) => view.heroes.filter((one) => one.hero === hero))
      .flatMap((hero) => heroLines(view, hero)),
    ...view.allies.map((ally) => allyLine(view, ally)),
  ];
}

function heroLines(view: View, hero: HeroInPlay): string[] {
  const name = `  ${HERO_LETTERS[hero.hero]} ${heroInFull(hero).padEnd(NAME_WIDTH)}`;
  if (hero.status === 'dead') return [`${name}is dead`];
  if (hero.status === 'left') return [`${name}has left by the stairway, with ${hero.gold} gold`];
  const id = idOfHero(hero.hero);
  const body = `${hearts(hero.body, bodyMax(hero)).padEnd(BODY_WIDTH)} ${hero.body}/${bodyMax(hero)}`;
  const dice = `attack ${attackDice(view, id, NOBODY)}  defend ${defendDice(view, id)}`;
  const where = isInPit(view, hero.at) ? `in a pit at ${squareIn(view, hero.at)}` : `at ${squareIn(view, hero.at)}`;
  return [
    `${name}${body}  Mind ${hero.mind}/${mindMax(hero)}  ${dice}  ${where}`,
    `    ${heroDetails(view, hero).join('; ')}`,
  ];
}

function heroDetails(view: View, hero: HeroInPlay): string[] {
  const { held, gear, artifacts, potions, effects, reloading, schools } = hero;
  const others = itemNames([...gear, ...artifacts], remarksOn(hero));
  const spells = spellsLeft(hero).map((spell) => NAMES.spell[spell]);
  const isCarrying = view.chests.some(({ carrier }) => carrier === hero.hero);
  const inHand = `${weaponName(held)}${isRustInHand(hero) ? ' (corroded)' : ''}`;
  if (held !== null) others.splice(others.indexOf(inHand), 1);
  return [
    `${inHand}${reloading > 0 && held === 'crossbow' ? ' (not loaded)' : ''}`,
    ...tally(others),
    ...tally(potions.map((potion) => NAMES.potion[potion])),
    `${hero.gold} gold`,
    ...(isCarrying ? ['carries a chest of gold'] : []),
    ...(schools.length === 0 ? [] : [spells.length === 0 ? 'no spells left' : `spells: ${spells.join(', ')}`]),
    ...(hero.mind === 0 ? ['shaken: may move or act, not both'] : []),
    ...effectNames(effects),
  ];
}

/** Every effect that is on. */
/** What is spoilt, and what is only carried until the quest is over. */
function remarksOn({ corroded, gear, spareHelmets, suit }: HeroInPlay): Remark[] {
  const carried = gear.filter((item) => isBodyArmour(item) && item !== suit);
  return [
    ...corroded.map((weapon): Remark => [weapon, 'corroded']),
    ...[...carried, ...Array<'helmet'>(spareHelmets).fill('helmet')].map((item): Remark => [item, 'carried']),
  ];
}

function effectNames(effects: Effects): string[] {
  const { haste, speed, ...others } = effects;
  const names = Object.entries(others).flatMap(([effect, turns]) =>
    turns > 0 ? [EFFECTS[effect as keyof Effects]] : [],
  ); // its own key
  if (haste > 0 && speed > 0) return ['four times the dice for the next move', ...names];
  return haste + speed > 0 ? [EFFECTS.haste, ...names] : names;
}

function allyLine(view: View, { id, at, body, turns, isChained }: AllyInPlay): string {
  const isGenie = id === GENIE_ID;
  const name = `  ${allyLetter(id)} ${capital(figureIn(view, id)).padEnd(NAME_WIDTH)}`;
  if (isChained) return `${name}in chains at ${squareIn(view, at)}`;
  const dice = isGenie
    ? `attack ${attackDice(view, id, NOBODY)}  defend ${defendDice(view, id)}`
    : `defend ${defendDice(view, id)}`;
  return `${name}${hearts(body, body)} ${body}  ${dice}  at ${squareIn(view, at)}${isGenie ? `; ${count(turns, 'turn')} left` : ''}`;
}

/** In town there is no board, but a shop. */
export function townLines(view: View): string[] {
  const heroes = view.heroes.flatMap((hero) => {
    const suit = hero.suit === null ? '' : `; wears ${ITEM_NAMES[hero.suit]}`;
    const items = tally([...hero.gear, ...hero.potions, ...hero.artifacts].map((item) => ITEM_NAMES[item]));
    const id = idOfHero(hero.hero);
    return [
      `  ${HERO_LETTERS[hero.hero]} ${heroInFull(hero).padEnd(NAME_WIDTH)}${`${hero.gold} gold`.padEnd(12)}attack ${attackDice(view, id, NOBODY)}  defend ${defendDice(view, id)}`,
      `    ${items.length === 0 ? 'owns nothing' : `owns ${list(items)}`}${suit}`,
    ];
  });
  const price = (gear: Gear): string => `${ITEM_NAMES[gear]} ${ARMORY[gear]}`;
  return [...heroes, `  The armory, in gold: ${GEAR.map(price).join(', ')}.`];
}
