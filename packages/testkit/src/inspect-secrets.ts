import {
  type Answer,
  check,
  copyRng,
  dream,
  type Entry,
  heardBy,
  legal,
  type Seat,
  SPECTATOR,
  type State,
  sight,
  step,
  type Types,
} from '@questhall/kernel';
import { isSame } from './plain.ts';
import { textOf } from './text.ts';
import type { Watch } from './watch.ts';

const DREAMS = 2;

/**
 * Redraw what a seat cannot know: its sight, its offers and every refusal it can provoke stay the same byte for byte.
 */
export function inspectSecrets<T extends Types>(watch: Watch<T>, state: State<T>, before: string): void {
  const { game, rng, fail } = watch;
  for (let seat = SPECTATOR; seat < state.seats; seat++) {
    const seen = sight(game, state, seat);
    const answers = answersOf(watch, state, seat);
    for (let k = 0; k < DREAMS; k++) {
      const other = unanswered(dream(game, state, seat, rng), seat);
      watch.hasDreamt ||= !isSame(other.table, state.table);
      if (!isSame(sight(game, other, seat), seen)) fail(`the view of ${nameOf(seat)} shows what it may not know`);
      if (!isSame(answersOf(watch, other, seat), answers))
        fail(`what ${nameOf(seat)} may answer, or why not, depends on what it may not know`);
    }
  }
  if (textOf(state) !== before) fail('a dream touched the real state');
}

/** Whether somebody else has answered in secret is nobody's business either. */
function unanswered<T extends Types>(draft: State<T>, seat: Seat): State<T> {
  const isOpen = ({ ask }: Answer<T>): boolean => ask.seat === seat || ask.isLaidInSight;
  const hidden = draft.sealed.filter((answer) => !isOpen(answer));
  draft.sealed = draft.sealed.filter(isOpen);
  draft.asks.push(...hidden.map(({ ask }) => ask));
  draft.clock -= hidden.length;
  return draft;
}

const nameOf = (seat: Seat): string => (seat === SPECTATOR ? 'a spectator' : `seat ${seat}`);

/** All that a seat can find out by asking "may I?", of what it is asked and of what it is not. */
function answersOf<T extends Types>({ game, seen }: Watch<T>, state: State<T>, seat: Seat): unknown {
  const asks = state.asks.filter((asked) => asked.seat === seat);
  const refusals = (ask: number): unknown =>
    Array.from(seen.values(), (action) => check(game, state, { seat, ask, action }));
  return {
    asked: asks.map((asked) => ({
      offers: legal(game, state, asked),
      fallback: asked.wait === 'none' ? null : game.fallback(state, asked),
      refusals: refusals(asked.id),
    })),
    unasked: asks.length > 0 ? null : refusals(UNASKED),
  };
}

const UNASKED = -1;

/**
 * A secret answer in an open round changes nothing for anybody else: not a byte of what is seen, offered, refused or
 * told. Where everybody may see that a card was laid, they see that and no more.
 */
export function inspectSealed<T extends Types>(
  watch: Watch<T>,
  before: State<T>,
  after: State<T>,
  entry: Entry<T>,
): void {
  const { game, fail } = watch;
  const answer = after.sealed.find(({ ask: { seat, id } }) => seat === entry.seat && id === entry.ask);
  if (answer === undefined) return;
  const { isLaidInSight } = answer.ask;
  const known = (state: State<T>, seat: Seat): unknown => {
    const seen = sight(game, state, seat);
    const laid = isLaidInSight ? { clock: 0, waitingFor: 0, sealedBy: 0 } : {};
    return [{ ...seen, ...laid }, answersOf(watch, state, seat)];
  };
  if (entry.told.length > 0) fail('a secret answer is told before its round is over');
  for (let seat = SPECTATOR; seat < before.seats; seat++)
    if (seat !== entry.seat && !isSame(known(before, seat), known(after, seat)))
      fail(`${nameOf(seat)} can tell that seat ${entry.seat} has answered`);
}

/**
 * The same move in two matches that a watcher cannot tell apart. He must be told the same and see the same, or be told
 * different things and see different things; and what he could not foresee must be past the horizon of undo.
 */
export function inspectTwins<T extends Types>(
  watch: Watch<T>,
  before: State<T>,
  after: State<T>,
  entry: Entry<T>,
): void {
  const { game, rng, fail } = watch;
  for (let seat = SPECTATOR; seat < before.seats; seat++) {
    const twin = dream(game, before, seat, rng);
    twin.rng = copyRng(before.rng); // the same dice, so that only the secrets differ
    const other = step(game, twin, entry);
    if (!other.ok) continue; // the mover's own secrets differ: not the same move
    const isTheSame = isSame(heardBy(seat, entry.told), heardBy(seat, other.told));
    const looksTheSame = isSame(sight(game, after, seat), sight(game, other.state, seat));
    if (isTheSame && !looksTheSame) fail(`${nameOf(seat)} sees a change that nobody told it of`);
    if (!isTheSame && entry.fixed === null)
      fail(`${nameOf(seat)} learns something new from a move that can be taken back`);
    if (!isTheSame && looksTheSame) fail(`${nameOf(seat)} is told more than it may see`);
  }
}
