import { ARMORY, GEAR, type Gear, isBodyArmour } from '../../content/equipment.ts';
import { HERO_LETTERS } from '../../content/letters.ts';
import { attackDice, defendDice } from '../../queries/combat.ts';
import { allyLetter, idOfHero } from '../../queries/figures.ts';
import { isInPit } from '../../queries/floor.ts';
import { bodyMax, isRustInHand, mindMax } from '../../queries/gear.ts';
import { type AllyInPlay, type Effects, GENIE_ID, type HeroInPlay, type View } from '../../types/index.ts';
import { capital, tally } from '../telling/lists.ts';
import { itemNames, type Remark, spellsLeft } from '../telling/things.ts';
import type { TerminalTexts } from './terminal-texts.ts';

const NAME_WIDTH = 22;
const BODY_WIDTH = 8;
const GOLD_WIDTH = 12;
const NOBODY = -1;

export const hearts = (left: number, all: number): string =>
  '♥'.repeat(Math.max(0, left)) + '♡'.repeat(Math.max(0, all - left));

/** Two lines for each hero, and one for each of those who go with them. */
export function partyLines(view: View, texts: TerminalTexts): string[] {
  return [
    ...inOrder(view).flatMap((hero) => heroLines(view, hero, texts)),
    ...view.allies.map((ally) => allyLine(view, ally, texts)),
  ];
}

/** How everybody is, in a line each. */
export const partyBrief = (view: View, texts: TerminalTexts): string[] => [
  ...inOrder(view).map((hero) => heroLine(view, hero, texts)),
  ...view.allies.map((ally) => allyLine(view, ally, texts)),
];

const inOrder = ({ order, heroes }: View): readonly HeroInPlay[] =>
  order.flatMap((hero) => heroes.filter((one) => one.hero === hero));

function heroLines(view: View, hero: HeroInPlay, texts: TerminalTexts): string[] {
  const line = heroLine(view, hero, texts);
  const isHere = hero.status !== 'dead' && hero.status !== 'left';
  return isHere ? [line, `    ${heroDetails(view, hero, texts).join('; ')}`] : [line];
}

function heroLine(view: View, hero: HeroInPlay, { party, heroInFull }: TerminalTexts): string {
  const name = `  ${HERO_LETTERS[hero.hero]} ${heroInFull(hero).padEnd(NAME_WIDTH)}`;
  if (hero.status === 'dead') return `${name}${party.dead}`;
  if (hero.status === 'left') return `${name}${party.gone(hero.gold)}`;
  const id = idOfHero(hero.hero);
  const body = `${hearts(hero.body, bodyMax(hero)).padEnd(BODY_WIDTH)} ${hero.body}/${bodyMax(hero)}`;
  const dice = party.dice(attackDice(view, id, NOBODY), defendDice(view, id));
  const pit = isInPit(view, hero.at) ? `  ${party.inPit}` : '';
  return `${name}${body}  ${party.mind(hero.mind, mindMax(hero))}  ${dice}${pit}`;
}

function heroDetails(view: View, hero: HeroInPlay, { party, items, names }: TerminalTexts): string[] {
  const { held, gear, artifacts, potions, effects, reloading, schools } = hero;
  const others = itemNames(items, [...gear, ...artifacts], remarksOn(hero, party));
  const spells = spellsLeft(hero).map((spell) => names.spell[spell]);
  const isCarrying = view.chests.some(({ carrier }) => carrier === hero.hero);
  const weapon = held === null ? party.bareHands : items[held];
  const inHand = `${weapon}${isRustInHand(hero) ? ` (${party.corroded})` : ''}`;
  if (held !== null) others.splice(others.indexOf(inHand), 1);
  return [
    `${inHand}${reloading > 0 && held === 'crossbow' ? ` (${party.notLoaded})` : ''}`,
    ...tally(others),
    ...tally(potions.map((potion) => names.potion[potion])),
    party.gold(hero.gold),
    ...(isCarrying ? [party.carriesGold] : []),
    ...(schools.length === 0 ? [] : [spells.length === 0 ? party.noSpells : party.spells(spells.join(', '))]),
    ...(hero.mind === 0 ? [party.shaken] : []),
    ...effectNames(effects, party),
  ];
}

/** What is spoilt, and what is only carried until the quest is over. */
function remarksOn({ corroded, gear, spareHelmets, suit }: HeroInPlay, party: TerminalTexts['party']): Remark[] {
  const carried = gear.filter((item) => isBodyArmour(item) && item !== suit);
  return [
    ...corroded.map((weapon): Remark => [weapon, party.corroded]),
    ...[...carried, ...Array<'helmet'>(spareHelmets).fill('helmet')].map((item): Remark => [item, party.carried]),
  ];
}

/** Every effect that is on. */
function effectNames(on: Effects, { effects, fourfold }: TerminalTexts['party']): string[] {
  const { haste, speed, ...others } = on;
  const names = Object.entries(others).flatMap(([effect, turns]) =>
    turns > 0 ? [effects[effect as keyof Effects]] : [],
  ); // its own key
  if (haste > 0 && speed > 0) return [fourfold, ...names];
  return haste + speed > 0 ? [effects.haste, ...names] : names;
}

function allyLine(view: View, { id, body, turns, isChained }: AllyInPlay, { party, figureIn }: TerminalTexts): string {
  const isGenie = id === GENIE_ID;
  const name = `  ${allyLetter(id)} ${capital(figureIn(view, id)).padEnd(NAME_WIDTH)}`;
  if (isChained) return `${name}${party.chained}`;
  const dice = isGenie
    ? party.dice(attackDice(view, id, NOBODY), defendDice(view, id))
    : party.defence(defendDice(view, id));
  return `${name}${hearts(body, body)} ${body}  ${dice}${isGenie ? `; ${party.turns(turns)}` : ''}`;
}

/** In town there is no board, but a shop. */
export function townLines(view: View, { party, items, heroInFull, list }: TerminalTexts): string[] {
  const heroes = view.heroes.flatMap((hero) => {
    const suit = hero.suit === null ? '' : `; ${party.wears(items[hero.suit])}`;
    const things = tally([...hero.gear, ...hero.potions, ...hero.artifacts].map((item) => items[item]));
    const id = idOfHero(hero.hero);
    const dice = party.dice(attackDice(view, id, NOBODY), defendDice(view, id));
    return [
      `  ${HERO_LETTERS[hero.hero]} ${heroInFull(hero).padEnd(NAME_WIDTH)}${party.gold(hero.gold).padEnd(GOLD_WIDTH)}${dice}`,
      `    ${things.length === 0 ? party.ownsNothing : party.owns(list(things))}${suit}`,
    ];
  });
  const price = (gear: Gear): string => `${items[gear]} ${ARMORY[gear]}`;
  return [...heroes, `  ${party.armory(GEAR.map(price).join(', '))}`];
}
