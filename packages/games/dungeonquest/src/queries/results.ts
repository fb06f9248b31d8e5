import { CHALLARA_WEAKNESS, HUGO_SAME_CARD, KRUTZBECK_EXTRA } from '../content/abilities.ts';
import { type Card, DISPLAY, WHITE_TWO } from '../content/combat-cards.ts';
import type { Hero } from '../content/heroes.ts';
import type { Mode } from '../content/modes.ts';
import type { Rule } from '../rulebook/index.ts';
import type { House, Wounds } from '../types/index.ts';

/** Whether two dice show the same. */
export const isDoubles = (dice: readonly number[]): boolean => dice[0] === dice[1];

/** What a combat test inflicts. Spent determination lowers the total, never the dice: doubles stay doubles. */
export function readTest(dice: readonly number[], attribute: number, spent: number): Wounds {
  const [first = 0, second = 0] = dice;
  const wounds = isDoubles(dice) ? 2 : 1;
  const isPassed = first + second - spent <= attribute;
  const plain: Rule = isPassed ? 'dice.succeed-equal-or-under' : 'dice.fail-over';
  return {
    hero: isPassed ? 0 : wounds,
    monster: isPassed ? wounds : 0,
    rule: wounds === 2 ? 'dice.doubles-two-wounds' : plain,
  };
}

/** What the die of Classic Solo inflicts. */
export function readDie(face: number): Wounds {
  if (face <= 2) return { hero: 1, monster: 0, rule: 'solo.result-1-2' };
  if (face <= 4) return { hero: 1, monster: 1, rule: 'solo.result-3-4' };
  if (face === 5) return { hero: 0, monster: 1, rule: 'solo.result-5' };
  return { hero: 0, monster: 2, rule: 'solo.result-6' };
}

/** What two cards inflict. */
export function readDisplay(heroCard: Card, monsterCard: Card, house: Pick<House, 'heavyCounter'>): Wounds {
  const isHeavy = house.heavyCounter && heroCard === 'slash' && monsterCard === 'quickShot';
  return isHeavy ? WHITE_TWO : DISPLAY[heroCard][monsterCard];
}

const WEAKNESS = {
  dice: 'ability.challara-dice',
  solo: 'ability.challara-solo',
  cards: 'ability.challara-classic',
} as const;

/** Whose result it is, with the wounds the hero had before it. */
interface Fighter {
  readonly mode: Mode;
  readonly hero: Hero | null;
  readonly wounds: number;
}

/** What Hugo's same card or Challara's weakness makes of a result, before Krutzbeck has his say. */
export function withAbility(result: Wounds, { mode, hero, wounds }: Fighter, isSameCard: boolean): Wounds {
  if (hero === 'hugo' && isSameCard) return { ...HUGO_SAME_CARD, rule: 'ability.hugo-same-card' };
  return isWeak(hero, wounds) ? weakened(result, mode) : result;
}

/** Whether so many wounds make Challara weaker. */
export const isWeak = (hero: Hero | null, wounds: number): boolean =>
  hero === 'challara' && wounds >= CHALLARA_WEAKNESS.from;

/** Her double blows count once. Those that fall on her go on counting twice, which is what is then told of them. */
function weakened(result: Wounds, mode: Mode): Wounds {
  if (result.monster === CHALLARA_WEAKNESS.of)
    return { hero: result.hero, monster: CHALLARA_WEAKNESS.wounds, rule: WEAKNESS[mode] };
  return result.hero === CHALLARA_WEAKNESS.of ? { ...result, rule: 'ability.challara-one-way' } : result;
}

/** Krutzbeck may add a wound to a round that wounds the monster, and to no other. [ability.krutzbeck-not-alone] */
export function mayHitHarder(hero: Hero | null, wounds: number): boolean {
  return hero === 'krutzbeck' && wounds >= KRUTZBECK_EXTRA.from;
}
