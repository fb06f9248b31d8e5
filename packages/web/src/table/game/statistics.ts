/** What is counted of everybody who fights; a game counts what it knows. */
const TALLIES = ['dealt', 'taken', 'kills', 'healed', 'falls', 'searches', 'gold'] as const;
export type Tally = (typeof TALLIES)[number];

/** What dice were rolled for. */
export type LuckKind = 'skulls' | 'shields' | 'pips' | 'surges' | 'toHit';

/** One who took part, and what came of it. */
export interface Tallied {
  readonly name: string;
  /** The name of the colour that stands for them. */
  readonly colour: string;
  readonly isDead: boolean;
  readonly tallies: Readonly<Partial<Record<Tally, number>>>;
}

/** What somebody's dice showed, beside what such dice show on average. */
export interface Luck {
  readonly name: string;
  readonly colour: string;
  readonly kind: LuckKind;
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
  /** How much better than the average it is, in standard deviations. */
  readonly deviation: number;
}

/** A finished game in numbers. */
export interface Statistics {
  /** The rule that decided it, where that is said more closely than in the outcome. */
  readonly decidedBy: string | null;
  readonly tallied: readonly Tallied[];
  readonly luck: readonly Luck[];
}

/** A kind of die: what it shows on average, and how far it strays from that. */
export interface DieKind {
  readonly mean: number;
  readonly variance: number;
}

/** A die of six faces, so many of which count. */
export const countingDie = (faces: number): DieKind => ({ mean: faces / 6, variance: (faces / 6) * (1 - faces / 6) });

/** A die that shows one to so many. */
export const dieOf = (faces: number): DieKind => ({ mean: (faces + 1) / 2, variance: (faces ** 2 - 1) / 12 });

/** The usual one. */
export const numberDie: DieKind = dieOf(6);

/** How so many dice fell, beside the average. */
export function fallOf(
  dice: number,
  rolled: number,
  { mean, variance }: DieKind,
): Pick<Luck, 'dice' | 'rolled' | 'expected' | 'deviation'> {
  const expected = dice * mean;
  return { dice, rolled, expected, deviation: dice === 0 ? 0 : (rolled - expected) / Math.sqrt(dice * variance) };
}

/** The tallies that anybody here has. */
export const talliesOf = ({ tallied }: Statistics): readonly Tally[] =>
  TALLIES.filter((tally) => tallied.some(({ tallies }) => tallies[tally] !== undefined));
