import { DROPPED_LESS, TOKEN_LESS } from '../../content/keep/figures.ts';
import { POWER_USES } from '../../content/keep/power.ts';
import { CLOAK_TILES } from '../../content/keep/tile-sheets.ts';
import type { PowerCard } from '../../content/power-cards.ts';
import { hasTreasure } from '../../queries/keep/items.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { UNEXPLORED } from '../../queries/keep/squares.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { HeroSeen, KeepSeen, Question, View } from '../../types/index.ts';
import { passChance } from '../pass.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** What can be done before the dice are rolled. */
type Help =
  | { readonly kind: 'none' }
  | { readonly kind: 'power'; readonly card: PowerCard }
  /** So many Treasures let go on a bridge. */
  | { readonly kind: 'drop'; readonly treasures: number }
  | { readonly kind: 'cloak' };

/** The chance to pass by one roll, and with whatever can still be done about a failure: Coin and determination. */
interface Chance {
  readonly byDice: number;
  readonly inAll: number;
}

export interface TestWay extends Chance {
  readonly help: Help;
}

/** An attribute test that is about to be rolled. */
export interface TestOdds {
  readonly question: Of<'test'>;
  /** Determination tokens at hand. */
  readonly tokens: number;
  readonly hasCoin: boolean;
  readonly ways: readonly TestWay[];
  readonly rules: readonly Rule[];
}

/** An attribute test that has failed so far. */
export interface FailedOdds {
  readonly needed: number;
  readonly tokens: number;
  /** With the Coin given up for another roll; null for whoever has none. */
  readonly coin: Chance | null;
  readonly rules: readonly Rule[];
}

/** What comes after the roll: first the Coin, then tokens, if they turn it. [test.order] */
function chanceOf(value: number, less: number, tokens: number, hasCoin: boolean): Chance {
  const saved = passChance(value, less + tokens * TOKEN_LESS);
  return { byDice: passChance(value, less), inAll: hasCoin ? 1 - (1 - saved) ** 2 : saved };
}

const holdsCoin = ({ treasures }: HeroSeen): boolean =>
  treasures !== null && hasTreasure({ treasures }, 'coinOfSecondChances');

/** The chance with each help at hand. */
export function testOdds({ powerHand }: View, keep: KeepSeen, hero: HeroSeen, question: Of<'test'>): TestOdds {
  const { attribute, value, less, by } = question;
  const tokens = hero.determination;
  const hasCoin = holdsCoin(hero);
  const way = (help: Help, more: number, withCoin = hasCoin): TestWay => ({
    help,
    ...chanceOf(value, less + more, tokens, withCoin),
  });
  const kind = kindOf(keep.tiles[hero.square] ?? UNEXPLORED);
  const boosts = [...new Set(powerHand)].flatMap((card) => {
    const use = POWER_USES[card];
    const isFitting = use.at === 'test' && use.attribute === attribute && less < use.less; // one boost a test
    return isFitting ? [way({ kind: 'power', card }, use.less)] : [];
  });
  const carried = by === 'entering' && kind === 'bridge' ? hero.treasureCount + (hero.hasCrown ? 1 : 0) : 0;
  const drops = Array.from({ length: carried }, (_, i) =>
    way({ kind: 'drop', treasures: i + 1 }, (i + 1) * DROPPED_LESS, hasCoin && i + 1 < carried),
  );
  const isCloaked =
    (by === 'entering' || by === 'leaving') &&
    kind !== null &&
    CLOAK_TILES.includes(kind) &&
    hero.treasures !== null &&
    hasTreasure({ treasures: hero.treasures }, 'featherCloak');
  const ways: readonly TestWay[] = [
    way({ kind: 'none' }, 0),
    ...boosts,
    ...drops,
    ...(isCloaked ? [{ help: { kind: 'cloak' }, byDice: 1, inAll: 1 } as const] : []),
  ];
  const rules: readonly Rule[] = [
    'test.roll',
    ...(boosts.length > 0 || less > 0 ? (['test.boost-before'] as const) : []),
    ...(drops.length > 0 ? (['tile.bridge'] as const) : []),
    ...(isCloaked ? (['treasure.use-optional'] as const) : []),
    ...savingRules(tokens, hasCoin),
  ];
  return { question, tokens, hasCoin, ways, rules };
}

/** What can be made of dice that lie. The Coin rolls them again with all that lowered the total. */
export function failedOdds({ lying }: View, hero: HeroSeen, question: Of<'failed'>, value: number): FailedOdds {
  const { needed, total } = question;
  const tokens = hero.determination;
  const less = lying.dice.reduce((sum, face) => sum + face, 0) - total;
  const hasCoin = holdsCoin(hero);
  return {
    needed,
    tokens,
    coin: hasCoin ? chanceOf(value, less, tokens, false) : null,
    rules: ['test.order', ...savingRules(tokens, hasCoin)],
  };
}

const savingRules = (tokens: number, hasCoin: boolean): readonly Rule[] => [
  ...(tokens > 0 ? (['test.spend-after'] as const) : []),
  ...(hasCoin ? (['test.coin-reroll'] as const) : []),
];
