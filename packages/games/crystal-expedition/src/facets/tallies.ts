import type { GameResult } from '@questhall/facets';
import { ITEMS, type ItemId } from '../content/index.ts';
import type { Build, CrystalExpedition, ExpeditionLine } from '../types/index.ts';

type Counts = NonNullable<GameResult['counts']>;
type Sums = Map<string, number>;

/** Whoever sets out, and with what: names that are in the party at least once. */
export interface Outfit extends Readonly<Record<'race' | 'class' | 'item', readonly string[]>> {
  readonly heroes: number;
  /** Of Races and Classes, of all heroes together; and their Crowns. */
  readonly levels: number;
  readonly crowns: number;
}

export function outfitOf({ party }: CrystalExpedition['Table']): Outfit {
  const builds = party.map(({ build }) => build);
  const held = ({ pieces, main, off }: Build): string[] =>
    pieces.flatMap(({ item }, at) => (isInUse(item, at, main, off) ? [item] : []));
  return {
    race: unique(builds.map(({ race }) => race)),
    class: unique(builds.map(({ heroClass }) => heroClass)),
    item: unique(builds.flatMap(held)),
    heroes: party.length,
    levels: builds.reduce((sum, { raceLevel, classLevel }) => sum + raceLevel + classLevel, 0),
    crowns: party.reduce((sum, { crowns }) => sum + crowns, 0),
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** What is carried for a hand counts only in that hand. */
const isInUse = (item: ItemId, at: number, main: number | null, off: number | null): boolean =>
  ITEMS[item].slot === 'main-hand' ? at === main : ITEMS[item].slot !== 'off-hand' || at === off;

/** With whom and what the first expedition was tried, and whether it was won: the same things are at stake for all. */
export function startOf(first: Outfit | undefined, line: ExpeditionLine | undefined): Counts {
  if (first === undefined || line === undefined) return {};
  const lists = [
    ['race', first.race],
    ['class', first.class],
    ['item', first.item],
    ['quest', [line.features.quest]],
    ['monster type', [line.features.type]],
  ] as const;
  return Object.fromEntries(
    lists.flatMap(([list, names]) => {
      const each = Object.fromEntries(names.map((name) => [name, 1]));
      return [
        [`first expeditions by ${list}`, each],
        ...(line.result === 'success' ? [[`first successes by ${list}`, each] as const] : []),
      ];
    }),
  );
}

/** How a campaign goes on, by the number of the expedition; nothing where there was one only. */
export function curveOf(outfits: readonly Outfit[], lines: readonly ExpeditionLine[]): Counts {
  if (lines.length < 2) return {};
  const by = (list: string, of: (line: ExpeditionLine, outfit: Outfit | undefined) => number) =>
    [`${list} by number`, Object.fromEntries(lines.map((line, at) => [`${at + 1}`, of(line, outfits[at])]))] as const;
  return Object.fromEntries([
    by('expeditions', () => 1),
    by('successes', ({ result }) => (result === 'success' ? 1 : 0)),
    by('all fallen', ({ result }) => (result === 'fallen' ? 1 : 0)),
    by('falls', ({ falls }) => falls),
    by('Threat', ({ features }) => features.threat),
    by('heroes', (_line, outfit) => outfit?.heroes ?? 0),
    by('levels', (_line, outfit) => outfit?.levels ?? 0),
    by('Crowns kept', (_line, outfit) => outfit?.crowns ?? 0),
    by('Crowns won', ({ crowns }) => crowns),
  ]);
}

/** Games, wins and falls, by where they were and by who was there. */
export function countsOf(lines: readonly ExpeditionLine[]): Counts {
  const counts = new Map<string, Sums>();
  const add = (list: string, what: string, amount = 1): void => {
    const sums = counts.get(list) ?? new Map<string, number>();
    counts.set(list, sums.set(what, (sums.get(what) ?? 0) + amount));
  };
  for (const { features, heroes, result } of lines) {
    const kinds = [
      ['quest', features.quest],
      ['monster type', features.type],
      ...heroes.flatMap(({ race, heroClass }) => [['race', race] as const, ['class', heroClass] as const]),
    ] as const;
    for (const [list, what] of kinds) {
      add(`expeditions by ${list}`, what);
      if (result === 'success') add(`successes by ${list}`, what);
    }
    for (const { heroClass, falls } of heroes) add('falls by class', heroClass, falls);
  }
  return Object.fromEntries([...counts].map(([list, sums]) => [list, Object.fromEntries(sums)]));
}

/** What the party has in the end. */
export function itemsIn({ party }: CrystalExpedition['Table']): Record<string, number> {
  const items = party.flatMap(({ build }) => build.pieces.map(({ item }) => item));
  return Object.fromEntries([...new Set(items)].map((item) => [item, items.filter((one) => one === item).length]));
}
