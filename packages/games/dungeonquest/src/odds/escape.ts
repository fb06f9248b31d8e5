import { TATIANNA_ESCAPE } from '../content/abilities.ts';
import { MONSTER_SHEETS, type Monster } from '../content/monsters.ts';
import { POWER_CARDS, POWER_COPIES, POWER_VALUES, type PowerCard } from '../content/power-cards.ts';

/** How an escape ends: unhurt, at the price of a parting blow, or not at all. */
export interface EscapeEnds {
  readonly clean: number;
  readonly bought: number;
  readonly failed: number;
}

/** The chances of an escape with this card. */
export interface EscapeOdds extends EscapeEnds {
  readonly card: PowerCard;
}

/** Power cards that may lie or be held where a seat cannot see them: all but those that it holds and the discards. */
export function unseenPower(hand: readonly PowerCard[], discards: readonly PowerCard[]): readonly PowerCard[] {
  const seen = [...hand, ...discards];
  return POWER_CARDS.flatMap((card) =>
    Array<PowerCard>(Math.max(0, POWER_COPIES - seen.filter((one) => one === card).length)).fill(card),
  );
}

/** What the hero's card counts for above the monster's. [escape.totals] [trait.tatianna-fleet] */
export const leadOf = (value: number, answer: number, monster: Monster, isTatianna: boolean): number =>
  value + (isTatianna ? TATIANNA_ESCAPE : 0) - answer - MONSTER_SHEETS[monster].grip;

/** Against any of these answers, all equally likely. */
export function endsAgainst(leads: readonly number[]): EscapeEnds {
  const share = (fits: (lead: number) => boolean): number => leads.filter(fits).length / Math.max(1, leads.length);
  return {
    clean: share((lead) => lead > 0),
    bought: share((lead) => lead === 0),
    failed: share((lead) => lead < 0),
  };
}

/** Each Power card in hand against a card the seat has not seen, all equally likely. */
export function escapeOdds(
  hand: readonly PowerCard[],
  monster: Monster,
  isTatianna: boolean,
  discards: readonly PowerCard[] = [],
): readonly EscapeOdds[] {
  const unseen = unseenPower(hand, discards);
  return hand.map((card) => ({
    card,
    ...endsAgainst(unseen.map((answer) => leadOf(POWER_VALUES[card], POWER_VALUES[answer], monster, isTatianna))),
  }));
}
