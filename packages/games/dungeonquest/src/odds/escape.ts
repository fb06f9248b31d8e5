import { TATIANNA_ESCAPE } from '../content/abilities.ts';
import { MONSTER_SHEETS, type Monster } from '../content/monsters.ts';
import { POWER_CARDS, POWER_COPIES, POWER_VALUES, type PowerCard } from '../content/power-cards.ts';

/** The chances of an escape: unhurt, at the price of a parting blow, or not at all. */
export interface EscapeOdds {
  readonly card: PowerCard;
  readonly clean: number;
  readonly bought: number;
  readonly failed: number;
}

/** Each Power card in hand against a card the seat has not seen, all equally likely. */
export function escapeOdds(hand: readonly PowerCard[], monster: Monster, isTatianna: boolean): readonly EscapeOdds[] {
  const unseen = POWER_CARDS.flatMap((card) =>
    Array<PowerCard>(POWER_COPIES - hand.filter((held) => held === card).length).fill(card),
  );
  return hand.map((card) => {
    const total = POWER_VALUES[card] + (isTatianna ? TATIANNA_ESCAPE : 0);
    const against = unseen.map((answer) => total - POWER_VALUES[answer] - MONSTER_SHEETS[monster].grip);
    const share = (fits: (lead: number) => boolean): number => against.filter(fits).length / against.length;
    return {
      card,
      clean: share((lead) => lead > 0),
      bought: share((lead) => lead === 0),
      failed: share((lead) => lead < 0),
    };
  });
}
