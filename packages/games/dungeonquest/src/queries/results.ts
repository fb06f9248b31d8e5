import { type Card, DISPLAY } from '../content/combat-cards.ts';
import type { Hero } from '../content/heroes.ts';
import type { Mode } from '../content/modes.ts';
import type { Rule } from '../rulebook/index.ts';
import type { House, Wounds } from '../types.ts';

const CHALLARA_THRESHOLD = 8;

/** What a combat test inflicts. Spent determination lowers the total, never the dice: doubles stay doubles. */
export function readTest(dice: readonly number[], attribute: number, spent = 0): Wounds {
  const [first = 0, second = 0] = dice;
  const isDoubles = first === second; // [dice.doubles-on-final-dice]
  const wounds = isDoubles ? 2 : 1;
  const isPassed = first + second - spent <= attribute;
  const plain: Rule = isPassed ? 'dice.succeed-equal-or-under' : 'dice.fail-over';
  // One side or the other, never both and never none. [dice.exactly-one-side]
  return { hero: isPassed ? 0 : wounds, monster: isPassed ? wounds : 0, rule: isDoubles ? 'dice.doubles-two-wounds' : plain };
}

/** What the die of Classic Solo inflicts, whatever the hero's attributes. [solo.attributes-irrelevant] */
export function readDie(face: number): Wounds {
  if (face <= 2) return { hero: 1, monster: 0, rule: 'solo.result-1-2' };
  if (face <= 4) return { hero: 1, monster: 1, rule: 'solo.result-3-4' };
  if (face === 5) return { hero: 0, monster: 1, rule: 'solo.result-5' };
  return { hero: 0, monster: 2, rule: 'solo.result-6' };
}

/** What two cards inflict. */
export function readDisplay(heroCard: Card, monsterCard: Card, house: Pick<House, 'heavyCounter'>): Wounds {
  const isHeavy = house.heavyCounter && heroCard === 'slash' && monsterCard === 'quickShot';
  const box = DISPLAY[heroCard][monsterCard];
  const hero = isHeavy ? 2 : box.hero;
  if (hero > 0 && box.monster > 0) return { hero, monster: box.monster, rule: 'classic.split-box' };
  return { hero, monster: box.monster, rule: hero > 0 ? 'classic.white-box' : 'classic.grey-box' };
}

const WEAKNESS = { dice: 'ability.challara-dice', solo: 'ability.challara-solo', cards: 'ability.challara-classic' } as const;

/** Whose result it is, with the wounds the hero had before it. */
interface Fighter {
  readonly mode: Mode;
  readonly hero: Hero | null;
  readonly wounds: number;
}

/** What Hugo's same card or Challara's weakness makes of a result, before Krutzbeck has his say. [combat.effect-order] */
export function withAbility(result: Wounds, { mode, hero, wounds }: Fighter, isSameCard: boolean): Wounds {
  if (hero === 'hugo' && isSameCard) return { hero: 0, monster: 1, rule: 'ability.hugo-same-card' };
  // In every mode one result alone wounds the monster twice, and that one never wounds the hero: so it does not matter
  // that her wounds are counted now, and none of her own is ever lessened. [ability.challara-threshold] [ability.challara-one-way]
  const isWeak = hero === 'challara' && wounds >= CHALLARA_THRESHOLD && result.monster === 2;
  return isWeak ? { hero: result.hero, monster: 1, rule: WEAKNESS[mode] } : result;
}

/** Krutzbeck may add a wound to a round that wounds the monster, and to no other. [ability.krutzbeck-not-alone] */
export function mayHitHarder(hero: Hero | null, wounds: number): boolean {
  return hero === 'krutzbeck' && wounds >= 1;
}
