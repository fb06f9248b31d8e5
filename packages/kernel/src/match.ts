import { copyRng, seedRng } from './dice.ts';
import type { Frames, Game, Run } from './game.ts';
import { AGENDA_DEPTH_MAX, AGENDA_STEPS_MAX, MOVES_MAX, SEATS_MAX } from './limits.ts';
import { ask, dropAll, dropAt, dropFellows, endMatch, endRound, isAside, isHeld } from './round.ts';
import { NOBODY, type Seat } from './seats.ts';
import { Book } from './tell.ts';
import type { Answer, Ask, Move, Refusal, State, Tell, Told, Types } from './types.ts';

/** A new match, run until somebody must answer. The options are read and admitted before they come here. */
export function open<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  seats: number,
  seed: string,
  tell: Tell<T>,
): State<T> {
  if (!(seats >= 1 && seats <= SEATS_MAX)) throw new RangeError(`a table has 1 to ${SEATS_MAX} seats, not ${seats}`);
  const rng = seedRng(seed);
  const { table, agenda } = game.setup(options, seats, rng);
  const asked = Array.from({ length: seats }, () => 0);
  const draft: State<T> = {
    seats,
    clock: 0,
    asked,
    rng,
    agenda,
    asks: [],
    sealed: [],
    wishes: [],
    outcome: null,
    table,
  };
  settle(game, draft, tell);
  return draft;
}

/** Why this move cannot be made now, or null. */
export function check<T extends Types>(game: Game<T>, state: State<T>, move: Move<T>): Refusal<T['Rule']> | null {
  if (state.outcome !== null) return { rule: 'kernel.over', facts: {} };
  if (state.clock >= MOVES_MAX) return { rule: 'kernel.limit', facts: { moves: MOVES_MAX } };
  let isAsked = false;
  for (const asked of state.asks) {
    if (asked.seat !== move.seat) continue;
    if (asked.id === move.ask) return game.judge(state, asked, move.action);
    isAsked = true;
  }
  const isIts = ({ ask: { seat, id } }: Answer<T>): boolean => seat === move.seat && id === move.ask;
  const given = state.sealed.find(isIts) ?? state.wishes.find(isIts);
  if (given !== undefined) return { rule: given.ask.seal ?? 'kernel.stale', facts: {} };
  const isPast = move.ask >= 0 && move.ask < (state.asked[move.seat] ?? 0);
  if (isAsked || isPast) return { rule: 'kernel.stale', facts: { answered: move.ask } };
  return game.unasked?.(state, move.seat, move.action) ?? { rule: 'kernel.not-asked', facts: { seat: move.seat } };
}

/** Make a move in place. The caller owns the draft and has checked the move. */
export function advance<T extends Types>(game: Game<T>, draft: State<T>, move: Move<T>, tell: Tell<T>): void {
  const asked = takeAsk(game, draft, move);
  if (draft.clock >= MOVES_MAX) throw new Error(`${game.id}: more than ${MOVES_MAX} moves`);
  draft.clock += 1;
  if (asked.seal !== null) draft.sealed.push({ ask: asked, action: move.action });
  if (isHeld(draft)) {
    if (asked.seal === null) performAmongOthers(game, draft, asked, move.action, tell);
    return;
  }
  endRound(draft);
  if (asked.seal === null) game.perform(draft, asked, move.action, tell);
  settle(game, draft, tell);
}

/**
 * Somebody still has to answer, so the frame that asked must stay the innermost. An aside is put again for as long as
 * it has answers.
 */
function performAmongOthers<T extends Types>(
  game: Game<T>,
  draft: State<T>,
  asked: Ask<T>,
  action: T['Action'],
  tell: Tell<T>,
): void {
  const depth = draft.agenda.length;
  game.perform(draft, asked, action, tell);
  const { kind } = asked.question;
  if (draft.agenda.length !== depth)
    throw new Error(`${game.id}: an answer to ${kind} changed the agenda while others were asked`);
  if (draft.outcome !== null) endMatch(draft);
  else if (isAside(asked) && legal(game, draft, asked).length > 0)
    ask(draft, asked.seat, asked.rule, asked.question, { wait: 'none' });
}

/** An answer as it comes in: nothing about it is trusted yet. */
export type Sent = { readonly seat: Seat; readonly ask: number; readonly action: unknown };

type Refused<T extends Types> = { readonly ok: false; readonly refusal: Refusal<T['Rule']> };

/** The border: the move that was sent, if it is one and can be made now. */
export function receive<T extends Types>(
  game: Game<T>,
  state: State<T>,
  sent: Sent,
): { readonly ok: true; readonly move: Move<T> } | Refused<T> {
  const { seat, ask: id, action: raw }: Sent = Object(sent); // a mere number is received like an empty move
  const action = Number.isInteger(seat) && Number.isInteger(id) ? game.decode(raw) : null;
  if (action === null) return { ok: false, refusal: { rule: 'kernel.malformed', facts: {} } };
  const move: Move<T> = { seat, ask: id, action };
  const refusal = check(game, state, move);
  return refusal === null ? { ok: true, move } : { ok: false, refusal };
}

export type Step<T extends Types> =
  | { readonly ok: true; readonly state: State<T>; readonly told: readonly Told<T>[] }
  | Refused<T>;

/** The pure face of a move: the old state stays valid, and what is refused, whatever was sent, changes nothing. */
export function step<T extends Types>(game: Game<T>, state: State<T>, sent: Sent): Step<T> {
  const received = receive(game, state, sent);
  if (!received.ok) return received;
  const draft = cloneState(game, state);
  const book = new Book<T>(state.seats);
  advance(game, draft, received.move, book);
  return { ok: true, state: draft, told: book.told };
}

/** All the answers to a question that the judge lets pass. */
export function legal<T extends Types>(game: Game<T>, state: State<T>, asked: Ask<T>): readonly T['Action'][] {
  const proposed = game.propose(state, asked);
  let passed: T['Action'][] | null = null; // a list of its own only from the first refusal on
  for (let i = 0; i < proposed.length; i++) {
    const action = proposed[i];
    if (action === undefined) continue;
    if (game.judge(state, asked, action) !== null) passed ??= proposed.slice(0, i);
    else passed?.push(action);
  }
  return passed ?? proposed;
}

export function cloneState<T extends Types>(game: Game<T>, state: State<T>): State<T> {
  return {
    seats: state.seats,
    clock: state.clock,
    asked: state.asked.slice(),
    rng: copyRng(state.rng),
    agenda: state.agenda.map(copyFrame),
    asks: state.asks.slice(),
    sealed: state.sealed.slice(),
    wishes: state.wishes.slice(),
    outcome: state.outcome,
    table: game.clone(state.table),
  };
}

/** Run the innermost frame, again and again, until somebody must answer or the game is over. */
function settle<T extends Types>(game: Game<T>, draft: State<T>, tell: Tell<T>): void {
  let running: T['Frame'] | null = null; // mostly the one that ran before, of another stage
  let run: Run<T, T['Frame']> = () => {};
  for (let steps = 0; draft.outcome === null && !isHeld(draft); steps++) {
    const frame = draft.agenda[draft.agenda.length - 1];
    if (frame === undefined) throw new Error(`${game.id}: the agenda is empty and the game is not over`);
    if (steps === AGENDA_STEPS_MAX)
      throw new Error(`${game.id}: the agenda does not settle; ${frame.kind} runs on and on`);
    if (draft.agenda.length > AGENDA_DEPTH_MAX)
      throw new Error(`${game.id}: more than ${AGENDA_DEPTH_MAX} frames under ${frame.kind}`);
    dropAll(draft.asks); // nobody waits for asides alone
    if (frame !== running) run = runOf(game.frames, frame);
    running = frame;
    run(draft, frame, tell);
    if (draft.wishes.length > 0) checkWishes(game, draft, frame);
  }
  if (draft.outcome !== null) endMatch(draft);
}

/** A frame that leaves takes its wishes along, or answers would be lost that seats were told to be binding. */
function checkWishes<T extends Types>(
  game: Game<T>,
  { wishes, agenda, outcome }: State<T>,
  { kind }: T['Frame'],
): void {
  if (outcome !== null) return;
  for (const { depth } of wishes)
    if (depth > agenda.length) throw new Error(`${game.id}: ${kind} is gone and has left secret answers behind`);
}

function runOf<T extends Types>(frames: Frames<T>, { kind }: T['Frame']): Run<T, T['Frame']> {
  // `Frames` pairs each kind with its own frame, which TypeScript cannot follow through an index.
  const run = (frames as unknown as Readonly<Record<string, Run<T, T['Frame']>>>)[kind];
  if (run === undefined) throw new Error(`no frame of kind ${kind}`);
  return run;
}

function takeAsk<T extends Types>(game: Game<T>, { asks }: State<T>, move: Move<T>): Ask<T> {
  for (let at = 0; at < asks.length; at++) {
    const asked = asks[at];
    if (asked === undefined || asked.id !== move.ask || asked.seat !== move.seat) continue;
    if (asked.fellows === NOBODY) dropAt(asks, at);
    else dropFellows(asks, asked.fellows);
    return asked;
  }
  throw new Error(`${game.id}: a move that was not checked`);
}

/** Frames are flat records; a list in one holds plain values. */
function copyFrame<F extends object>(frame: F): F {
  const copy = { ...frame };
  for (const key of Object.keys(copy) as (keyof F)[]) {
    const value = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice() as typeof value;
  }
  return copy;
}
