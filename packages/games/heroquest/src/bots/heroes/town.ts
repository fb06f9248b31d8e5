import { ARTIFACT_SHEETS, type Artifact } from '../../content/artifacts.ts';
import { ARMORY, type Gear } from '../../content/equipment.ts';
import type { Hero } from '../../content/heroes.ts';
import { mayUse } from '../../queries/gear.ts';
import type { Action, HeroInPlay, View } from '../../types/index.ts';

/** What the party buys, in this order: steel caps and shields before swords, swords before mail. */
const WISHES: readonly (readonly [Hero, Gear])[] = [
  ['barbarian', 'helmet'],
  ['dwarf', 'helmet'],
  ['barbarian', 'shield'],
  ['dwarf', 'shield'],
  ['elf', 'helmet'],
  ['elf', 'shield'],
  ['wizard', 'staff'],
  ['dwarf', 'broadsword'],
  ['elf', 'broadsword'],
  ['barbarian', 'longsword'],
  ['barbarian', 'chain-mail'],
  ['elf', 'chain-mail'],
  ['dwarf', 'chain-mail'],
  ['dwarf', 'longsword'],
  ['elf', 'longsword'],
];

/** Gold changes hands in coins of these sizes. */
const COINS = [500, 100, 25, 5, 1] as const;

/** Who should carry what, if not its finder. */
const KEEPERS: Readonly<Partial<Record<Artifact, Hero>>> = {
  'wizards-cloak': 'wizard',
  'wand-of-magic': 'wizard',
  'wizards-staff': 'wizard',
  'spell-ring': 'wizard',
  'borins-armor': 'dwarf',
  'spirit-blade': 'barbarian',
  'orcs-bane': 'dwarf',
};

/** One purchase or gift at a time, until nothing sensible is left. */
export function shop(view: View, seat: number): Action {
  const mine = view.heroes.filter((hero) => hero.seat === seat);
  return handOver(view, mine) ?? dress(mine) ?? buyNext(view, seat) ?? { type: 'goOn' };
}

/** Artifacts go to those who use them best. [campaign.trade-between-quests] */
function handOver({ heroes }: View, mine: readonly HeroInPlay[]): Action | null {
  for (const { hero: from, artifacts } of mine) {
    for (const item of artifacts) {
      const to = KEEPERS[item];
      if (to !== undefined && to !== from && heroes.some(({ hero }) => hero === to))
        return { type: 'swap', from, to, item };
    }
  }
  return null;
}

/** The best suit is worn; Plate Mail slows too much. [equip.armor-swap] */
function dress(mine: readonly HeroInPlay[]): Action | null {
  for (const { hero, suit, artifacts, gear } of mine) {
    if (hero === 'wizard') continue;
    const best = artifacts.includes('borins-armor')
      ? 'borins-armor'
      : gear.includes('chain-mail')
        ? 'chain-mail'
        : suit;
    if (best !== null && best !== suit) return { type: 'wear', hero, suit: best };
  }
  return null;
}

/**
 * The first wish that is open: its hero buys, or my others chip in. [campaign.pay-full-price,
 * gold.shared-between-quests]
 */
function buyNext({ heroes }: View, seat: number): Action | null {
  for (const [key, gear] of WISHES) {
    const hero = heroes.find((one) => one.hero === key);
    if (hero === undefined || hasAlready(hero, gear)) continue;
    const price = ARMORY[gear];
    if (hero.gold >= price) {
      if (hero.seat === seat) return { type: 'buy', hero: key, gear };
      continue;
    }
    const mine = heroes.filter((one) => one.seat === seat && one !== hero && one.gold > 0);
    const purse = mine.reduce((sum, { gold }) => sum + gold, hero.gold);
    if (purse >= price) return chipIn(mine, hero, price - hero.gold);
  }
  return null;
}

/** The thing itself or something better of the kind. */
function hasAlready({ hero, gear, artifacts, suit }: HeroInPlay, wanted: Gear): boolean {
  if (gear.includes(wanted)) return true;
  if (wanted === 'chain-mail') return suit !== null;
  const isSword = wanted === 'broadsword' || wanted === 'longsword';
  const hasBetter = artifacts.some(
    (one) => mayUse(hero, one) && (ARTIFACT_SHEETS[one].weapon?.attack ?? 0) >= (isSword ? 3 : 2),
  );
  return (isSword || wanted === 'staff') && (hasBetter || gear.includes('battle-axe') || gear.includes('longsword'));
}

function chipIn(mine: readonly HeroInPlay[], to: HeroInPlay, missing: number): Action | null {
  const [giver] = mine.toSorted((a, b) => b.gold - a.gold);
  if (giver === undefined) return null;
  const gold = COINS.find((coin) => coin <= giver.gold && coin <= missing);
  return gold === undefined ? null : { type: 'pay', from: giver.hero, to: to.hero, gold };
}
