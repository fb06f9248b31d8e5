import { CARDS } from '../content/combat-cards.ts';
import { rerollChoices } from '../queries/rerolls.ts';
import { mayHitHarder, readDie, readDisplay, readTest, withAbility } from '../queries/results.ts';
import type { Wounds } from '../types.ts';
import type { Fight, Standing } from './fight.ts';

/** What a round costs both sides in the end. */
export interface Cost {
  readonly kind: 'cost';
  readonly hero: number;
  readonly monster: number;
  readonly tokens: number;
}

/** A round as chances and decisions of the hero. */
export type Tree =
  | Cost
  | { readonly kind: 'chance'; readonly ways: number; readonly branches: readonly { readonly ways: number; readonly tree: Tree }[] }
  | { readonly kind: 'choice'; readonly options: readonly Tree[] };

/** Both choose in secret: rows are the hero's cards, columns the monster's. */
export interface Duel {
  readonly kind: 'duel';
  readonly cells: readonly (readonly Cost[])[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** One round of a fight. Dice and cards are read by the rules themselves, so odds and play cannot disagree. */
export function roundOf(fight: Fight, standing: Standing): Tree | Duel {
  switch (fight.mode) {
    case 'dice': // [odds.dice-chain]
      return chance(FACES.flatMap((first) => FACES.map((second) => lyingDice(fight, standing, [first, second]))));
    case 'solo': // [odds.solo-chain]
      return chance(FACES.map((face) => lyingDice(fight, standing, [face])));
    case 'cards': {
      const cell = (hero: (typeof CARDS)[number], monster: (typeof CARDS)[number]): Cost =>
        costOf(fight, standing, readDisplay(hero, monster, fight.house), hero === monster);
      return { kind: 'duel', cells: CARDS.map((hero) => CARDS.map((monster) => cell(hero, monster))) };
    }
  }
}

/** Equally likely trees; those that are the same count together. */
function chance(trees: readonly Tree[]): Tree {
  const alike = new Map<string, { ways: number; tree: Tree }>();
  for (const tree of trees) {
    const text = JSON.stringify(tree);
    alike.set(text, { tree, ways: (alike.get(text)?.ways ?? 0) + 1 });
  }
  const [only] = trees;
  return trees.length === 1 && only !== undefined ? only : { kind: 'chance', ways: trees.length, branches: [...alike.values()] };
}

/** Dice as they first lie: what Hugo can make of them. [odds.solo-hugo] */
function lyingDice(fight: Fight, standing: Standing, dice: readonly number[]): Tree {
  return choice(rerollOptions(fight, standing, dice).map(({ tree }) => tree));
}

/** Keeping the dice, and every reroll of them there is. */
export function rerollOptions(
  fight: Fight,
  standing: Standing,
  dice: readonly number[],
): readonly { readonly positions: number[]; readonly tree: Tree }[] {
  const rerolls = rerollChoices(fight.hero, fight.mode, dice);
  return [[], ...rerolls].map((positions) => {
    const outcomes = positions.reduce<readonly (readonly number[])[]>(
      (all, position) => all.flatMap((some) => FACES.map((face) => some.with(position, face))),
      [dice],
    );
    return { positions, tree: chance(outcomes.map((outcome) => finalDice(fight, standing, outcome))) };
  });
}

/** Dice as they finally lie. */
function finalDice(fight: Fight, standing: Standing, dice: readonly number[]): Tree {
  return choice(spendOptions(fight, standing, dice).map(({ tree }) => tree));
}

/** Leaving a result as it is, or spending determination on it where the house allows that. */
export function spendOptions(
  fight: Fight,
  standing: Standing,
  dice: readonly number[],
): readonly { readonly tokens: number; readonly tree: Tree }[] {
  if (fight.mode === 'solo') return [{ tokens: 0, tree: costOf(fight, standing, readDie(dice[0] ?? 0), false) }];
  const needed = dice.reduce((sum, face) => sum + face, 0) - fight.attribute;
  const maySpend = fight.house.determinationInCombat && needed > 0 && needed <= standing.tokens;
  return (maySpend ? [0, needed] : [0]).map((tokens) => ({
    tokens,
    tree: costOf(fight, standing, readTest(dice, fight.attribute, tokens), false, tokens),
  }));
}

const choice = (options: readonly Tree[]): Tree =>
  options.length === 1 && options[0] !== undefined ? options[0] : { kind: 'choice', options };

/**
 * What a result costs after abilities: Hugo's ties [odds.ability-hugo-classic], Challara's weakness, which counts the wounds
 * she has here [odds.ability-challara], and Krutzbeck's wound, which he never declines because that is never better. [odds.ability-krutzbeck]
 */
function costOf(fight: Fight, standing: Standing, result: Wounds, isSameCard: boolean, tokens = 0): Cost {
  const { mode, hero, life } = fight;
  const inflicted = withAbility(result, { mode, hero, wounds: life - standing.hero }, isSameCard);
  const extra = mayHitHarder(hero, inflicted.monster) ? 1 : 0;
  return { kind: 'cost', hero: inflicted.hero, monster: inflicted.monster + extra, tokens };
}
