import {
  type Ask,
  check,
  cloneState,
  findRule,
  legal,
  type Move,
  pending,
  type Sent,
  SPECTATOR,
  type State,
  sight,
  step,
  type Types,
} from '@questhall/kernel';
import { JUNK, mutants } from './mutate.ts';
import { deepFreeze, findShared, findUnplain, recordsOf } from './plain.ts';
import { fromText, textOf } from './text.ts';
import type { Watch } from './watch.ts';

const OFFERS_MAX = 1_000;

/** What must hold whenever the game waits for somebody. The text is that of the state. */
export function inspect<T extends Types>(watch: Watch<T>, state: State<T>, text: string): void {
  const { fail } = watch;
  if (pending(state).length === 0) fail('nobody is asked, and the game is not over');
  for (const { seat } of state.asks)
    if (seat < 0 || seat >= state.seats) fail(`seat ${seat} is asked, and there is no such seat`);
  inspectData(watch, state, text);
  inspectReading(watch, state);
  for (const asked of state.asks) inspectAsk(watch, state, asked);
  inspectStrangers(watch, state);
  inspectOutsiders(watch, state);
  if (textOf(state) !== text) fail('a refused answer changed the state');
}

function inspectAsk<T extends Types>(watch: Watch<T>, state: State<T>, asked: Ask<T>): void {
  const { game, seen, fail } = watch;
  inspectRule(watch, asked.rule);
  if (asked.seal !== null) inspectRule(watch, asked.seal);
  const offers = legal(game, state, asked);
  if (offers.length === 0) fail('a seat is asked and can answer nothing');
  if (offers.length > OFFERS_MAX) fail(`more than ${OFFERS_MAX} offers for one question`);
  const offered = new Map(offers.map((action) => [textOf(action), action]));
  if (offered.size !== offers.length) fail('the same offer is made twice');
  const isHolding = asked.wait !== 'none'; // of an aside nobody waits for an answer
  if (isHolding && !offered.has(textOf(game.fallback(state, asked)))) fail('the fallback is not a legal offer');
  for (const text of offered.keys()) {
    const read = game.decode(fromText(text));
    if (read === null || textOf(read) !== text) fail('an offer does not survive its decoder');
    else seen.set(text, read);
  }
  inspectMutants(watch, state, asked, offered);
}

function inspectData<T extends Types>({ game, fail }: Watch<T>, state: State<T>, text: string): void {
  const unplain = findUnplain(state);
  if (unplain !== null) fail(`the state is not plain data: ${unplain}`);
  const copy = cloneState(game, state);
  if (textOf(copy) !== text) fail('a clone differs');
  const { asks: _asks, sealed: _sealed, wishes: _wishes, outcome: _outcome, ...owned } = copy; // these are never written after they are made
  const shared = findShared(owned, recordsOf(state));
  if (shared !== null) fail(`a clone shares ${shared} with its original`);
}

/** What must hold when the game is over. */
export function inspectEnd<T extends Types>(watch: Watch<T>, state: State<T>): void {
  inspectData(watch, state, textOf(state));
  inspectReading(watch, state);
}

/** Whoever only reads a state must leave it alone; what is read must be in order. */
function inspectReading<T extends Types>({ game, fail }: Watch<T>, state: State<T>): void {
  const frozen = deepFreeze(cloneState(game, state));
  const records = recordsOf(state);
  try {
    for (const law of game.laws(frozen)) fail(`a law is broken: ${law}`);
    for (let seat = SPECTATOR; seat < state.seats; seat++) {
      const seatSight = sight(game, frozen, seat);
      const unplain = findUnplain(seatSight);
      if (unplain !== null) fail(`a sight is not plain data: ${unplain}`);
      const shared = findShared(sight(game, state, seat), records);
      if (shared !== null) fail(`a sight shares ${shared} with the state`);
    }
    const offered = frozen.asks.flatMap((asked) => legal(game, frozen, asked));
    for (const asked of pending(frozen)) game.fallback(frozen, asked);
    for (const action of offered.slice(0, 1))
      for (let seat = SPECTATOR; seat < state.seats; seat++) game.unasked?.(frozen, seat, action);
  } catch (error) {
    if (error instanceof TypeError) fail(`a state was written by somebody who may only read it: ${error.message}`);
    throw error;
  }
}

/** Everything accepted was offered, whatever is sent; and a refusal cites a rule. */
function inspectMutants<T extends Types>(
  watch: Watch<T>,
  state: State<T>,
  asked: Ask<T>,
  offered: ReadonlyMap<string, T['Action']>,
): void {
  const { game, seen, rng, fail } = watch;
  const tryOut = (text: string, action: T['Action']): void => {
    const refusal = check(game, state, { seat: asked.seat, ask: asked.id, action });
    const isOffered = offered.has(text);
    if (refusal === null && !isOffered) fail(`${text} is accepted and was not offered`);
    if (refusal !== null && isOffered) fail(`${text} is offered and refused by ${refusal.rule}`);
    if (refusal === null) return;
    inspectRule(watch, refusal.rule);
    if (findUnplain(refusal.facts) !== null) fail(`the facts of ${refusal.rule} are not plain data`);
  };
  const others = [...seen.values()];
  for (const offer of offered.values())
    for (const raw of mutants(offer, others, rng)) {
      const action = game.decode(raw);
      if (action !== null) tryOut(textOf(action), action);
    }
  for (const [text, action] of seen) tryOut(text, action);
  for (const raw of JUNK) if (game.decode(raw) !== null) fail('a decoder takes junk for an action');
}

/** Stale and foreign answers are refused and change nothing. */
function inspectStrangers<T extends Types>({ game, fail }: Watch<T>, state: State<T>): void {
  for (const asked of state.asks) {
    const [action] = legal(game, state, asked);
    if (action === undefined) continue;
    const strange: Move<T>[] = [
      { seat: asked.seat, ask: state.asked[asked.seat] ?? 0, action },
      { seat: asked.seat, ask: -1, action },
      { seat: asked.seat, ask: Number.NaN, action },
      { seat: state.seats, ask: asked.id, action },
      { seat: SPECTATOR, ask: asked.id, action },
    ];
    for (let other = 0; other < state.seats; other++)
      if (!state.asks.some(({ seat, id }) => seat === other && id === asked.id))
        strange.push({ seat: other, ask: asked.id, action });
    for (const move of strange) if (step(game, state, move).ok) fail('a stale or foreign answer is taken');
  }
}

/** Seats and questions that are no numbers. */
const FORGED: readonly unknown[] = [undefined, null, '0', 0.5, Number.NaN, Number.POSITIVE_INFINITY, {}, [0]];

/** What comes from outside and is no move is refused as such: `step` never throws. */
function inspectOutsiders<T extends Types>({ game, fail }: Watch<T>, state: State<T>): void {
  const [asked] = state.asks;
  if (asked === undefined) return;
  const { seat, id: ask } = asked;
  const [action] = legal(game, state, asked);
  const sent: readonly unknown[] = [
    ...JUNK,
    ...JUNK.map((junk) => ({ seat, ask, action: junk })),
    ...FORGED.flatMap((forged) => [
      { seat: forged, ask, action },
      { seat, ask: forged, action },
    ]),
  ];
  for (const raw of sent) {
    const taken = step(game, state, raw as Sent); // whoever sends it has no types
    if (taken.ok || taken.refusal.rule !== 'kernel.malformed') fail('what is no move is not refused as malformed');
  }
}

export function inspectRule<T extends Types>({ game, fail }: Watch<T>, rule: string): void {
  if (findRule(game.rulebook, rule) === null) fail(`${rule} is cited and is in no rulebook`);
}
