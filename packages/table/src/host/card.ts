import { listSeats, type State, type Types } from '@questhall/kernel';
import type { Card } from '../shelf/shelf.ts';
import type { TableKit } from './kit.ts';
import type { HostLine, Sitter } from './lines.ts';

/** What a list shows of a table, without a look into its journal. */
export interface TableCard extends Card {
  readonly options: Readonly<Record<string, unknown>>;
  readonly company: readonly Sitter[];
  readonly moves: number;
  /** How far it has come, where the game tells. */
  readonly stage: Readonly<Record<string, unknown>>;
  /** The seats that have won; none while it goes on. */
  readonly winners: readonly number[];
}

interface After<T extends Types> {
  readonly line: Pick<HostLine, 'n' | 'at'>;
  readonly company: readonly Sitter[];
  readonly state: State<T>;
}

/** The card once this line is written. */
export const cardAfter = <T extends Types>(card: TableCard, { stageOf }: TableKit<T>, { line, company, state }: After<T>): TableCard => ({
  ...card,
  company,
  n: line.n,
  changed: line.at,
  moves: state.clock,
  isOver: state.outcome !== null,
  winners: state.outcome === null ? [] : listSeats(state.outcome.winners),
  stage: stageOf?.(state) ?? {},
});
