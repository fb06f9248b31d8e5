import { type GameResult, type Study, titleIn } from '@questhall/facets';
import type { State, Tell } from '@questhall/kernel';
import type { CrystalExpedition, Event, ExpeditionLine } from '../types/index.ts';
import { countsOf, curveOf, itemsIn, type Outfit, outfitOf, startOf } from './tallies.ts';

/** A campaign as far as it is played: it counts as won when its last expedition was a success. */
export const study: Study<CrystalExpedition> = {
  bestPlayer: 'standard',
  seatsUsual: 3,
  winner: 'the heroes',
  strengths: {
    standard: 'plans a Turn ahead, and buys and trains what serves it; the monsters follow their script',
    drifter: 'plans a Turn ahead, and buys and trains whatever comes',
  },
  portray({ heroes, expeditions, figures }) {
    const much = expeditions === 1 ? 'An expedition' : expeditions === 0 ? 'A campaign' : `${expeditions} expeditions`;
    const title = `${much} of ${heroes.split(',').join(', ')}`;
    return { title: figures === '' ? title : `${titleIn(figures)} (${title})` };
  },
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
  readonly #outfits: Outfit[] = [];

  constructor(draft: State<CrystalExpedition>) {
    this.#draft = draft;
  }

  all(_rule: CrystalExpedition['Rule'], event: Event): void {
    if (event.type === 'expeditionBegan') this.#outfits.push(outfitOf(this.#draft.table));
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
      counts: {
        ...countsOf(lines),
        ...startOf(this.#outfits[0], lines[0]),
        ...curveOf(this.#outfits, lines),
        'items carried': itemsIn(table),
      },
    };
  }
}
