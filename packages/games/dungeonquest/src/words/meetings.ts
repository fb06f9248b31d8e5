import { CARDS, type Card } from '../content/combat-cards.ts';
import type { Side } from '../content/sides.ts';
import { fighterSeen } from '../queries/heroes.ts';
import { readDisplay, withAbility } from '../queries/results.ts';
import type { View } from '../types/index.ts';

/** A card of the other side, and the most wounds that come of meeting it. */
interface Meeting {
  readonly card: Card;
  readonly wounds: number;
}

/**
 * Which other cards a card beats, and to which it loses: read by the rules, so that no words can ever say anything
 * else.
 */
export function meetingsOf(
  card: Card,
  side: Side,
  view: View,
): { readonly beats: readonly Meeting[]; readonly losesTo: readonly Meeting[] } {
  const { hero, wounds } = fighterSeen(view);
  const met = CARDS.filter((other) => other !== card).map((other) => {
    const [heroCard, monsterCard] = side === 'hero' ? [card, other] : [other, card];
    const fighter = { mode: 'cards', hero, wounds } as const;
    const { hero: onHero, monster } = withAbility(readDisplay(heroCard, monsterCard, view.house), fighter, false);
    const [dealt, taken] = side === 'hero' ? [monster, onHero] : [onHero, monster];
    return { card: other, dealt, taken, wounds: Math.max(dealt, taken) };
  });
  return {
    beats: met.filter(({ dealt, taken }) => dealt > taken),
    losesTo: met.filter(({ dealt, taken }) => taken > dealt),
  };
}
