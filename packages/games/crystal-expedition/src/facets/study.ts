import type { GameResult, Study } from '@questhall/facets';
import type { State, Tell } from '@questhall/kernel';
import { ITEMS, type ItemId } from '../content/index.ts';
import type { Build, CrystalExpedition, Event, ExpeditionLine } from '../types/index.ts';

type Sums = Map<string, number>;

/** A campaign as far as it is played: it counts as won when its last expedition was a success. */
export const study: Study<CrystalExpedition> = {
  bestPlayer: 'standard',
  seatsUsual: 3,
  winner: 'the heroes',
  observe(draft) {
    const watch = new Watch(draft);
    return { tell: watch, result: () => watch.result() };
  },
  exact: () => null,
};

const ENDINGS: Readonly<Record<ExpeditionLine['result'], string>> = {
  success: 'success',
  glory: 'out of Glory',
  fallen: 'all fallen',
  fled: 'fled',
};

/** Looks on: fights are counted as they come, everything else is in the chronicle. */
class Watch implements Tell<CrystalExpedition> {
  readonly #draft: State<CrystalExpedition>;
  #encounters = 0;
  #rounds = 0;
  /** Whoever set out first, and with what. */
  #first: Outfit | null = null;

  constructor(draft: State<CrystalExpedition>) {
    this.#draft = draft;
  }

  all(_rule: CrystalExpedition['Rule'], event: Event): void {
    if (event.type === 'expeditionBegan') this.#first ??= outfitOf(this.#draft.table);
    if (event.type === 'encounterBegan') this.#encounters += 1;
    if (event.type === 'roundBegan') this.#rounds += 1;
  }

  only(): void {}

  split(_to: number, rule: CrystalExpedition['Rule'], secret: Event): void {
    this.all(rule, secret);
  }

  result(): GameResult {
    const { clock, table } = this.#draft;
    const lines = table.chronicle.filter((line) => line.line === 'expedition');
    const last = lines.at(-1);
    const each = (of: (line: ExpeditionLine) => number): number =>
      lines.reduce((sum, line) => sum + of(line), 0) / Math.max(1, lines.length);
    return {
      isWon: last?.result === 'success',
      ending: last === undefined ? 'never set out' : ENDINGS[last.result],
      measures: {
        moves: clock,
        expeditions: lines.length,
        encounters: this.#encounters / Math.max(1, lines.length),
        rounds: this.#rounds / Math.max(1, lines.length),
        turns: each(({ turns }) => turns),
        falls: each(({ falls }) => falls),
        glory: each(({ glory }) => glory),
        crowns: each(({ crowns }) => crowns),
        rooms: each(({ rooms }) => rooms),
      },
      counts: { ...countsOf(lines), ...startOf(this.#first, lines[0]), 'items carried': itemsIn(table) },
    };
  }
}

/** Names that are in a party at least once. */
type Outfit = Readonly<Record<'race' | 'class' | 'item', readonly string[]>>;

function outfitOf({ party }: CrystalExpedition['Table']): Outfit {
  const builds = party.map(({ build }) => build);
  const held = ({ pieces, main, off }: Build): string[] =>
    pieces.flatMap(({ item }, at) => (isInUse(item, at, main, off) ? [item] : []));
  return {
    race: unique(builds.map(({ race }) => race)),
    class: unique(builds.map(({ heroClass }) => heroClass)),
    item: unique(builds.flatMap(held)),
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** What is carried for a hand counts only in that hand. */
const isInUse = (item: ItemId, at: number, main: number | null, off: number | null): boolean =>
  ITEMS[item].slot === 'main-hand' ? at === main : ITEMS[item].slot !== 'off-hand' || at === off;

/** With whom and what the first expedition was tried, and whether it was won: the same things are at stake for all. */
function startOf(first: Outfit | null, line: ExpeditionLine | undefined): NonNullable<GameResult['counts']> {
  if (first === null || line === undefined) return {};
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

/** Games, wins and falls, by where they were and by who was there. */
function countsOf(lines: readonly ExpeditionLine[]): NonNullable<GameResult['counts']> {
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
function itemsIn({ party }: CrystalExpedition['Table']): Record<string, number> {
  const items = party.flatMap(({ build }) => build.pieces.map(({ item }) => item));
  return Object.fromEntries([...new Set(items)].map((item) => [item, items.filter((one) => one === item).length]));
}
