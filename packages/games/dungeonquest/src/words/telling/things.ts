import type { Attribute } from '../../content/heroes.ts';
import { type Deck, KEEP_CARDS } from '../../content/keep/decks.ts';
import type { Effect, Item } from '../../content/keep/effects.ts';
import { POWER_USES, type PowerUse } from '../../content/keep/power.ts';
import { TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import type { TileKind } from '../../content/keep/tiles.ts';
import { TREASURES, type UsefulTreasure } from '../../content/keep/treasures.ts';
import type { PowerCard } from '../../content/power-cards.ts';

type Test = Extract<Effect, { does: 'test' }>;
type Plain = Exclude<Effect, Test>;

/** What things do, in one language: phrases that begin small and end without a stop, from which texts are made. */
export interface ThingPhrases {
  /** The whole vocabulary but tests. */
  readonly does: { readonly [D in Plain['does']]: (effect: Extract<Plain, { does: D }>) => string };
  test(attribute: Attribute): string;
  failure(outcome: string): string;
  success(outcome: string): string;
  afterwards(what: string): string;
  /** A door after something that may hold the hero back. */
  readonly stillOpens: string;
  listed(what: readonly string[]): string;
  capital(text: string): string;
  /** What becomes of it when a card has no effect. */
  readonly nothing: Readonly<Record<Deck | 'tile', string>>;
  readonly item: Readonly<Record<Item, string>>;
  readonly treasure: Readonly<Record<UsefulTreasure, string>>;
  worth(gold: number): string;
  readonly power: { readonly [A in PowerUse['at']]: (use: Extract<PowerUse, { at: A }>) => string };
  /** What no sheet of a tile says. */
  readonly tile: Readonly<Record<TileKind, string>>;
  /** A test for getting off a tile; `isAnyWay` if going back is no easier. */
  leaving(test: string, isAnyWay: boolean): string;
}

/** What everything in the keep does, in sentences. */
export interface Things {
  card(card: number): string;
  item(item: Item): string;
  treasure(treasure: number): string;
  power(card: PowerCard): string;
  tile(kind: TileKind): string;
}

export function thingsIn(phrases: ThingPhrases): Things {
  const sentence = (text: string): string => `${phrases.capital(text)}.`;
  const outcome = (effects: readonly Effect[], nothing: string): string =>
    effects.length === 0 ? nothing : phrases.listed(effects.map((effect) => phraseOf(effect, phrases)));

  const tested = ({ attribute, failed, passed }: Test, nothing: string, ask = phrases.test(attribute)): string[] => [
    sentence(ask),
    sentence(phrases.failure(outcome(failed, nothing))),
    ...(passed.length === 0 ? [] : [sentence(phrases.success(outcome(passed, nothing)))]),
  ];

  const told = (effects: readonly Effect[], nothing: string): readonly string[] =>
    effects.length === 0
      ? [sentence(nothing)]
      : effects.flatMap((effect, at) => {
          if (effect.does === 'test') return tested(effect, nothing);
          const what = at > 0 && effect.does === 'cross' ? phrases.stillOpens : phraseOf(effect, phrases);
          return sentence(at === 0 ? what : phrases.afterwards(what));
        });

  return {
    card(place) {
      const card = KEEP_CARDS[place];
      return card === undefined ? '' : told(card.effects, phrases.nothing[card.deck]).join(' ');
    },
    item: (item) => sentence(phrases.item[item]),
    treasure(place) {
      const treasure = TREASURES[place];
      if (treasure === undefined) return '';
      const uses: Readonly<Record<string, string>> = phrases.treasure;
      const use = uses[treasure.title];
      return [phrases.worth(treasure.gold), ...(use === undefined ? [] : [use])].map(sentence).join(' ');
    },
    power: (card) => sentence(filed(phrases.power, POWER_USES[card].at, POWER_USES[card])),
    tile(kind) {
      const { entry, leaving } = TILE_SHEETS[kind];
      const { tile: stays } = phrases.nothing;
      return [
        ...(phrases.tile[kind] === '' ? [] : [sentence(phrases.tile[kind])]),
        ...(entry === null ? [] : tested(entry, stays)),
        ...(leaving === null
          ? []
          : tested(
              { does: 'test', ...leaving, passed: [] },
              stays,
              phrases.leaving(phrases.test(leaving.attribute), leaving.isTestedBack),
            )),
      ].join(' ');
    },
  };
}

/** A test inside an outcome would need sentences of its own, and there is none. */
const phraseOf = (effect: Effect, { does, test }: ThingPhrases): string =>
  effect.does === 'test' ? test(effect.attribute) : filed(does, effect.does, effect);

/** The phrase that is filed under what a thing is. */
const filed = <K extends string, T>(
  phrases: Readonly<Record<K, (thing: never) => string>>,
  kind: K,
  thing: T,
): string => phrases[kind](thing as never); // each kind has its phrase, which TypeScript cannot follow through an index
