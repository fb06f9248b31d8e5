import type { Rules } from '@questhall/facets';
import { hashText, listSeats, pending, type Seats, type State, seatsOf, type Types } from '@questhall/kernel';
import type { Sitter, TableCard } from '@questhall/wire';
import type { HostLine } from './lines.ts';
import type { Beginning } from './reading.ts';

interface After<T extends Types> {
  readonly line: Pick<HostLine, 'n' | 'at'>;
  readonly company: readonly Sitter[];
  readonly state: State<T>;
}

/** The card once this line is written. */
export const cardAfter = <T extends Types>(
  card: TableCard,
  { stageOf }: Rules<T>,
  { line, company, state }: After<T>,
): TableCard => ({
  ...card,
  company,
  n: line.n,
  changed: line.at,
  moves: state.clock,
  isOver: state.outcome !== null,
  winners: state.outcome === null ? [] : listSeats(state.outcome.winners),
  stage: stageOf?.(state) ?? {},
  waitingFor: waitingFor(state),
});

/** As everybody may know: a secret answer in an open round does not show. */
export const waitingFor = <T extends Types>(state: State<T>): Seats => {
  const unseen = state.sealed.filter(({ ask }) => !ask.isLaidInSight).map(({ ask }) => ask);
  return seatsOf(...[...pending(state), ...unseen].map(({ seat }) => seat));
};

/** Tells whether two tables are the same match. The seed goes into it, and cannot be got out again. */
export const matchOf = ({
  game,
  seats,
  seed,
  options,
  from,
}: Pick<Beginning, 'game' | 'seats' | 'seed' | 'options' | 'from'>): string =>
  hashText(JSON.stringify([game, seats, seed, options, from]));
