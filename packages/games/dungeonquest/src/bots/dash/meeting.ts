import { MONSTER_SHEETS } from '../../content/monsters.ts';
import { POWER_CARDS, POWER_VALUES, type PowerCard } from '../../content/power-cards.ts';
import { type EscapeOdds, escapeOdds } from '../../odds/escape.ts';
import { decimals } from '../../odds/field.ts';
import type { Fight, Score } from '../../odds/fight.ts';
import { fightIn, scoresIn } from '../../odds/from-view.ts';
import { worthOf } from '../../odds/report.ts';
import { solverFor } from '../../odds/solvers.ts';
import { heroSeen } from '../../queries/heroes.ts';
import type { View } from '../../types/index.ts';

/** Life with which a hero comes out as often as not. */
const EVEN_LIFE = 4;
/** What is left of the chance to come out after a turn that led nowhere. */
const TURN_LOST = 0.9;
/** The same for a turn that goes round, and comes upon something else. */
const DETOUR_TURN = 0.95;
/** What it costs to give a card that counts for one more. */
const CARD_VALUE = 0.004;

/** The chance to come out of the keep with so much Life left: a guess, and the same for fight and flight. */
const prospects = (life: number): number => (life <= 0 ? 0 : life / (life + EVEN_LIFE));

/** How good it is to fight what stands there, with so many wounds more. */
export function fightWorth(view: View, wounds = 0): number {
  const fight = fightIn(view);
  const scores = scoresIn(view);
  if (fight === null || scores.length === 0) return 0;
  return scores.reduce((sum, score) => sum + worthIn(view, fight, score, wounds), 0) / scores.length;
}

/** Tatianna shoots before the first round and never after. */
function worthIn({ round }: View, fight: Fight, score: Score, wounds: number): number {
  const hurt = { ...score, hero: score.hero - wounds };
  if (hurt.hero <= 0) return 0;
  const solver = solverFor(fight);
  const worth = round > 0 ? solver.worth(hurt) : worthOf(decimals, fight, hurt, solver);
  return worth.win * prospects(hurt.hero - worth.wounds);
}

/**
 * The best card to flee with, and how good that is; null with an empty hand. Whoever gets away has so many turns more to
 * go, or comes back to the same fight.
 */
export function bestEscape(view: View, detour = 0): { readonly card: PowerCard; readonly worth: number } | null {
  const hero = heroSeen(view);
  if (hero === null || view.monster === null) return null;
  const { monster } = view.monster;
  const life = hero.life - hero.wounds;
  const { blow } = MONSTER_SHEETS[monster];
  const stand = fightWorth(view, blow);
  const round = DETOUR_TURN ** detour;
  const worthOfCard = ({ clean, bought, failed }: EscapeOdds): number =>
    TURN_LOST * clean * Math.max(round * prospects(life), fightWorth(view)) +
    TURN_LOST * bought * Math.max(round * prospects(life - blow), stand) +
    failed * stand;
  const ranked = escapeOdds(view.powerHand, monster, hero.hero === 'tatianna')
    .map((odds) => ({ card: odds.card, worth: worthOfCard(odds) - CARD_VALUE * POWER_VALUES[odds.card] }))
    .sort((one, other) => other.worth - one.worth);
  return ranked[0] ?? null;
}

/** Fight or flight. */
export const isWorthFleeing = (view: View, detour = 0): boolean =>
  (bestEscape(view, detour)?.worth ?? 0) > fightWorth(view);

/** Whether it would make a difference to know the monster's Life, with a card left to flee with. */
export function isWorthKnowing(view: View, detour = 0): boolean {
  const { monster, powerHand } = view;
  if (monster === null || powerHand.length < 2) return false;
  const rest = powerHand.toSpliced(powerHand.indexOf('bluff'), 1);
  const known = MONSTER_SHEETS[monster.monster].lives.map((life) =>
    isWorthFleeing({ ...view, powerHand: rest, monster: { ...monster, life } }, detour),
  );
  return known.includes(true) && known.includes(false);
}

/** What a card has to add to the chance to hold a hero, before one gives it for that. */
const WORTH_A_CARD = 0.25;

/** The monster player's answer: the lowest card that holds a hero clearly better than the deck would; null for the deck. */
export function holdingCard(view: View): PowerCard | null {
  const { monster, powerHand } = view;
  const hero = heroSeen(view);
  if (monster === null || hero === null) return null;
  const grip = MONSTER_SHEETS[monster.monster].grip - (hero.hero === 'tatianna' ? 1 : 0);
  const rivals = POWER_CARDS.map((card) => POWER_VALUES[card]).sort((one, other) => other - one);
  // He flees with the best of what he holds: of three cards, with one of the better third.
  const likely = rivals.slice(0, Math.ceil(rivals.length / Math.max(1, view.powerHandSizes[view.fighter] ?? 1)));
  const holds = (value: number): number =>
    likely.reduce((sum, rival) => sum + (rival < value + grip ? 1 : rival === value + grip ? 0.5 : 0), 0) /
    likely.length;
  const deck = rivals.reduce((sum, value) => sum + holds(value), 0) / rivals.length;
  const cards = powerHand.toSorted((one, other) => POWER_VALUES[one] - POWER_VALUES[other]);
  return cards.find((card) => holds(POWER_VALUES[card]) >= deck + WORTH_A_CARD) ?? null;
}
