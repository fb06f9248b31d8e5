import { below, copyRng, forkRng, type Rng, seedRng } from './dice.ts';
import type { Frames, Game, Run } from './game.ts';
import { AGENDA_DEPTH_MAX, AGENDA_STEPS_MAX, MOVES_MAX, SEATS_MAX } from './limits.ts';
import { NOBODY, type Seat, type Seats } from './seats.ts';
import { Book } from './tell.ts';
import type { Ask, Move, Refusal, Sight, State, Tell, Told, Types } from './types.ts';

/** Put a question to a seat. With a `seal`, the answer stays secret until every secret question has one. */
export function ask<T extends Types>(draft: State<T>, seat: Seat, rule: T['Rule'], question: T['Question'], seal?: T['Rule']): void {
  draft.asks.push({ id: draft.asked, seat, rule, question, seal: seal ?? null });
  draft.asked += 1;
}

/** A new match, run until somebody must answer. The options are read and admitted before they come here. */
export function open<T extends Types>(game: Game<T>, options: T['Options'], seats: number, seed: string, tell: Tell<T>): State<T> {
  if (!(seats >= 1 && seats <= SEATS_MAX)) throw new RangeError(`a table has 1 to ${SEATS_MAX} seats, not ${seats}`);
  const rng = seedRng(seed);
  const { table, agenda } = game.setup(options, seats, rng);
  const draft: State<T> = { seats, clock: 0, asked: 0, rng, agenda, asks: [], sealed: [], outcome: null, table };
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
  const sealed = state.sealed.find((answer) => answer.ask.seat === move.seat && answer.ask.id === move.ask);
  if (sealed !== undefined) return { rule: sealed.ask.seal ?? 'kernel.stale', facts: {} };
  return isAsked ? { rule: 'kernel.stale', facts: { answered: move.ask } } : { rule: 'kernel.not-asked', facts: { seat: move.seat } };
}

/** Make a move in place. The caller owns the draft and has checked the move. */
export function advance<T extends Types>(game: Game<T>, draft: State<T>, move: Move<T>, tell: Tell<T>): void {
  const asked = takeAsk(game, draft, move);
  if (draft.clock >= MOVES_MAX) throw new Error(`${game.id}: more than ${MOVES_MAX} moves`);
  draft.clock += 1;
  if (asked.seal === null) {
    game.perform(draft, asked, move.action, tell);
  } else {
    draft.sealed.push({ ask: asked, action: move.action });
    if (draft.asks.some((other) => other.seal !== null)) return;
    const answers = draft.sealed.sort((x, y) => x.ask.id - y.ask.id);
    draft.sealed = [];
    for (const answer of answers) game.perform(draft, answer.ask, answer.action, tell);
  }
  settle(game, draft, tell);
}

export type Step<T extends Types> =
  | { readonly ok: true; readonly state: State<T>; readonly told: readonly Told<T>[] }
  | { readonly ok: false; readonly refusal: Refusal<T['Rule']> };

/** The pure face of a move: the old state stays valid, and a refused move changes nothing. */
export function step<T extends Types>(game: Game<T>, state: State<T>, move: Move<T>): Step<T> {
  const refusal = check(game, state, move);
  if (refusal !== null) return { ok: false, refusal };
  const draft = cloneState(game, state);
  const book = new Book<T>(state.seats);
  advance(game, draft, move, book);
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

/** What a seat may know. Secret answers are hidden here, once, for every game. */
export function sight<T extends Types>(game: Game<T>, state: State<T>, seat: Seat): Sight<T> {
  let waitingFor: Seats = NOBODY;
  let sealedBy: Seats = NOBODY;
  const asks: Ask<T>[] = [];
  for (const asked of state.asks) {
    waitingFor |= 1 << asked.seat;
    if (asked.seat === seat) asks.push({ id: asked.id, seat, rule: asked.rule, question: { ...asked.question }, seal: asked.seal });
  }
  for (const answer of state.sealed) sealedBy |= 1 << answer.ask.seat;
  return {
    seat,
    clock: state.clock,
    outcome: state.outcome === null ? null : { ...state.outcome },
    waitingFor,
    sealedBy,
    asks,
    view: game.view(state, seat),
  };
}

/** A state that the seat cannot tell from the real one, with dice of its own: all that a search ever looks into. */
export function dream<T extends Types>(game: Game<T>, state: State<T>, seat: Seat, rng: Rng): State<T> {
  const draft = cloneState(game, state);
  draft.rng = forkRng(rng);
  game.imagine(draft, seat, rng);
  draft.sealed = draft.sealed.map((answer) => {
    if (answer.ask.seat === seat) return answer;
    const actions = legal(game, draft, answer.ask);
    return { ask: answer.ask, action: actions[below(rng, actions.length)] ?? answer.action };
  });
  return draft;
}

export function cloneState<T extends Types>(game: Game<T>, state: State<T>): State<T> {
  return {
    seats: state.seats,
    clock: state.clock,
    asked: state.asked,
    rng: copyRng(state.rng),
    agenda: state.agenda.map(copyFrame),
    asks: state.asks.slice(),
    sealed: state.sealed.slice(),
    outcome: state.outcome,
    table: game.clone(state.table),
  };
}

/** Run the innermost frame, again and again, until somebody must answer or the game is over. */
function settle<T extends Types>(game: Game<T>, draft: State<T>, tell: Tell<T>): void {
  for (let steps = 0; draft.asks.length === 0 && draft.outcome === null; steps++) {
    const frame = draft.agenda[draft.agenda.length - 1];
    if (frame === undefined) throw new Error(`${game.id}: the agenda is empty and the game is not over`);
    if (steps === AGENDA_STEPS_MAX) throw new Error(`${game.id}: the agenda does not settle; ${frame.kind} runs on and on`);
    if (draft.agenda.length > AGENDA_DEPTH_MAX) throw new Error(`${game.id}: more than ${AGENDA_DEPTH_MAX} frames under ${frame.kind}`);
    runFrame(game.frames, draft, frame, tell);
  }
}

function runFrame<T extends Types>(frames: Frames<T>, draft: State<T>, frame: T['Frame'], tell: Tell<T>): void {
  // `Frames` pairs each kind with its own frame, which TypeScript cannot follow through an index.
  const run = (frames as unknown as Readonly<Record<string, Run<T, T['Frame']>>>)[frame.kind];
  if (run === undefined) throw new Error(`no frame of kind ${frame.kind}`);
  run(draft, frame, tell);
}

function takeAsk<T extends Types>(game: Game<T>, { asks }: State<T>, move: Move<T>): Ask<T> {
  for (let at = 0; at < asks.length; at++) {
    const asked = asks[at];
    if (asked === undefined || asked.id !== move.ask || asked.seat !== move.seat) continue;
    if (at === asks.length - 1) asks.pop();
    else asks.splice(at, 1);
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
