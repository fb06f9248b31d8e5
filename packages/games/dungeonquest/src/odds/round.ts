import { KRUTZBECK_EXTRA } from '../content/abilities.ts';
import { CARDS } from '../content/combat-cards.ts';
import { rerollChoices } from '../queries/rerolls.ts';
import { mayHitHarder, readDie, readDisplay, readTest, withAbility } from '../queries/results.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Wounds } from '../types/index.ts';
import type { Fight, Score } from './fight.ts';

/** What a round costs both sides in the end. */
export interface Cost {
  readonly kind: 'cost';
  readonly hero: number;
  readonly monster: number;
  readonly tokens: number;
  /** How an ability that changes the result is reckoned; null where none does. */
  readonly rule: Rule | null;
}

/** Equally likely falls of dice, those that come to the same together. */
interface Chance {
  readonly kind: 'chance';
  readonly ways: number;
  readonly branches: readonly { readonly ways: number; readonly tree: Tree }[];
  readonly rule: Rule;
}

interface Decision {
  readonly kind: 'decision';
  readonly options: readonly Tree[];
  readonly rule: Rule;
}

/** A round as chances and decisions of the hero, and the rules that they are reckoned by. */
export type Tree = Cost | Chance | Decision;

/** Both choose in secret: rows are the hero's cards, columns the monster's. */
export interface Duel {
  readonly kind: 'duel';
  readonly cells: readonly (readonly Cost[])[];
  readonly rule: Rule;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** One round of a fight. Dice and cards are read by the rules themselves, so odds and play cannot disagree. */
export function roundOf(fight: Fight, score: Score): Tree | Duel {
  switch (fight.mode) {
    case 'dice':
      return chance(
        fight,
        FACES.flatMap((first) => FACES.map((second) => lyingDice(fight, score, [first, second]))),
      );
    case 'solo':
      return chance(
        fight,
        FACES.map((face) => lyingDice(fight, score, [face])),
      );
    case 'cards': {
      const cell = (hero: (typeof CARDS)[number], monster: (typeof CARDS)[number]): Cost =>
        costOf(fight, score, readDisplay(hero, monster, fight.house), hero === monster);
      return {
        kind: 'duel',
        cells: CARDS.map((hero) => CARDS.map((monster) => cell(hero, monster))),
        rule: 'odds.classic-value',
      };
    }
  }
}

/** The rules by which a round is reckoned. */
export function rulesIn(round: Tree | Duel): ReadonlySet<Rule> {
  const rules = new Set<Rule>();
  const visit = (part: Tree | Duel): void => {
    if (part.rule !== null) rules.add(part.rule);
    if (part.kind === 'duel') for (const cell of part.cells.flat()) visit(cell);
    if (part.kind === 'chance') for (const { tree } of part.branches) visit(tree);
    if (part.kind === 'decision') for (const option of part.options) visit(option);
  };
  visit(round);
  return rules;
}

function chance({ mode }: Fight, trees: readonly Tree[]): Tree {
  const alike = new Map<string, { ways: number; tree: Tree }>();
  for (const tree of trees) {
    const text = JSON.stringify(tree);
    alike.set(text, { tree, ways: (alike.get(text)?.ways ?? 0) + 1 });
  }
  const [only] = trees;
  if (trees.length === 1 && only !== undefined) return only;
  const rule = mode === 'solo' ? 'odds.solo-chain' : 'odds.dice-chain';
  return { kind: 'chance', ways: trees.length, branches: [...alike.values()], rule };
}

/** Dice as they first lie: what Hugo can make of them. */
function lyingDice(fight: Fight, score: Score, dice: readonly number[]): Tree {
  const options = rerollOptions(fight, score, dice).map(({ tree }) => tree);
  return decision(options, fight.mode === 'solo' ? 'odds.solo-hugo' : 'odds.dice-hugo');
}

/** Keeping the dice, and every reroll of them there is. */
export function rerollOptions(
  fight: Fight,
  score: Score,
  dice: readonly number[],
): readonly { readonly positions: number[]; readonly tree: Tree }[] {
  const rerolls = rerollChoices(fight.hero, fight.mode, dice);
  return [[], ...rerolls].map((positions) => {
    const outcomes = positions.reduce<readonly (readonly number[])[]>(
      (all, position) => all.flatMap((some) => FACES.map((face) => some.with(position, face))),
      [dice],
    );
    return {
      positions,
      tree: chance(
        fight,
        outcomes.map((outcome) => finalDice(fight, score, outcome)),
      ),
    };
  });
}

/** Dice as they finally lie. */
function finalDice(fight: Fight, score: Score, dice: readonly number[]): Tree {
  const options = spendOptions(fight, score, dice).map(({ tree }) => tree);
  return decision(options, 'dice.no-test-abilities');
}

/** Leaving a result as it is, or spending determination on it where the house allows that. */
export function spendOptions(
  fight: Fight,
  score: Score,
  dice: readonly number[],
): readonly { readonly tokens: number; readonly tree: Tree }[] {
  if (fight.mode === 'solo') return [{ tokens: 0, tree: costOf(fight, score, readDie(dice[0] ?? 0), false) }];
  const needed = dice.reduce((sum, face) => sum + face, 0) - fight.attribute;
  const maySpend = fight.house.determinationInCombat && needed > 0 && needed <= score.tokens;
  return (maySpend ? [0, needed] : [0]).map((tokens) => ({
    tokens,
    tree: costOf(fight, score, readTest(dice, fight.attribute, tokens), false, tokens),
  }));
}

const decision = (options: readonly Tree[], rule: Rule): Tree =>
  options.length === 1 && options[0] !== undefined ? options[0] : { kind: 'decision', options, rule };

/** How what an ability makes of a result is reckoned. */
const RECKONED: Readonly<Partial<Record<Rule, Rule>>> = {
  'ability.hugo-same-card': 'odds.ability-hugo-classic',
  'ability.challara-dice': 'odds.ability-challara',
  'ability.challara-solo': 'odds.ability-challara',
  'ability.challara-classic': 'odds.ability-challara',
};

/**
 * What a result costs after abilities. Challara's wounds are those she has here; Krutzbeck never holds back, because
 * that is never better.
 */
function costOf(fight: Fight, score: Score, result: Wounds, isSameCard: boolean, tokens = 0): Cost {
  const { mode, hero, life } = fight;
  const inflicted = withAbility(result, { mode, hero, wounds: life - score.hero }, isSameCard);
  if (!mayHitHarder(hero, inflicted.monster))
    return {
      kind: 'cost',
      hero: inflicted.hero,
      monster: inflicted.monster,
      tokens,
      rule: RECKONED[inflicted.rule] ?? null,
    };
  const monster = inflicted.monster + KRUTZBECK_EXTRA.wounds;
  return { kind: 'cost', hero: inflicted.hero, monster, tokens, rule: 'odds.ability-krutzbeck' };
}
