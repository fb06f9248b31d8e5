import { KEEP_CARDS } from '../../content/keep/decks.ts';
import { AEGIS_WOUNDS, TREASURES } from '../../content/keep/treasures.ts';
import { hasTreasure } from '../../queries/keep/items.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { HeroSeen, KeepSeen, View } from '../../types/index.ts';
import { drawOdds } from './next-card.ts';

/** What the next Dragon card brings. All of it is public, but for what oneself carries. */
export interface DragonOdds {
  readonly left: number;
  /** Chances of each card. */
  readonly deepSleep: number;
  readonly oneEyeOpens: number;
  readonly dragonfire: number;
  /** The chance to die of Dragonfire, should it come. */
  readonly fatal: number;
  /** What a Treasure is worth on the average, of all that this seat has not seen. */
  readonly worth: number;
  /** The chance that so many more cards, from one on, bring no Dragonfire. */
  readonly quiet: readonly number[];
  readonly rules: readonly Rule[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const FIRE = FACES.flatMap((one) => FACES.map((other) => one + other));

export function dragonOdds(view: View, keep: KeepSeen, hero: HeroSeen): DragonOdds {
  const { cards, left } = drawOdds(view, keep, 'dragon');
  const share = (title: string): number =>
    cards.reduce((sum, { card, copies }) => sum + (KEEP_CARDS[card]?.title === title ? copies : 0), 0) / left;
  const dragonfire = share('dragonfire');
  const isShielded = hero.treasures !== null && hasTreasure({ treasures: hero.treasures }, 'emberAegis');
  const life = hero.life - hero.wounds + (isShielded ? AEGIS_WOUNDS : 0);
  return {
    left,
    deepSleep: share('deepSleep'),
    oneEyeOpens: share('oneEyeOpens'),
    dragonfire,
    fatal: FIRE.filter((wounds) => wounds >= life).length / FIRE.length,
    worth: meanWorth(hero, keep),
    quiet: Array.from({ length: left - 1 }, (_, i) => 1 - (i + 1) * dragonfire), // one card of those left is the fire
    rules: ['hoard.risk-grows', 'hoard.dragonfire', ...(isShielded ? (['treasure.use-optional'] as const) : [])],
  };
}

/** The mean of all Treasures that lie face down for this seat, in the deck or before others. */
function meanWorth({ treasures }: HeroSeen, { remains }: KeepSeen): number {
  const seen = [treasures ?? [], ...remains.map((one) => one.treasures ?? [])].flat();
  const unseen = TREASURES.flatMap(({ gold, copies }, place) =>
    Array<number>(copies - seen.filter((one) => one === place).length).fill(gold),
  );
  return unseen.reduce((sum, gold) => sum + gold, 0) / Math.max(1, unseen.length);
}
