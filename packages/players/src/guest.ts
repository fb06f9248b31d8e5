import {
  type Ask,
  advance,
  firstPending,
  type Game,
  type Guest,
  MOVES_MAX,
  type Rng,
  receive,
  type Seat,
  type State,
  type Tell,
  type Types,
} from '@questhall/kernel';
import { Handed, playTurn, type Seated } from './table.ts';

/** A guest, and what it is called. */
export interface NamedGuest<T extends Types> {
  readonly name: string;
  readonly guest: Guest<T>;
}

/** So many legal answers are named to whoever gave none. */
const NAMED_MAX = 5;
/** Characters of what it said instead. */
const SAID_MAX = 200;

/** A guest has given no answer, or none that is legal: who it was, when, and what could have been said. */
export class GuestFault extends Error {}

/** What a guest answers, once it is legal. */
export async function guestAnswer<T extends Types>(
  game: Game<T>,
  state: State<T>,
  ask: Ask<T>,
  rng: Rng,
  { name, guest }: NamedGuest<T>,
): Promise<T['Action']> {
  const { seat, id } = ask;
  const turn = new Handed(game, state, ask, rng);
  const offers = turn.offers.slice(); // what it is handed is its own, to write to
  const blame = (what: string): never => {
    const legal = offers.slice(0, NAMED_MAX).map((offer) => JSON.stringify(offer));
    const more = offers.length - legal.length;
    throw new GuestFault(
      `${name} in seat ${seat}, asked for move ${state.clock + 1} (${ask.question.kind}), ${what}. Legal: ${legal.join(' ')}${more > 0 ? ` and ${more} more` : ''}.`,
    );
  };
  let said: unknown;
  try {
    said = await guest(turn);
  } catch (error) {
    return blame(error instanceof GuestFault ? error.message : `threw ${described(error)}`);
  }
  if (turn.isOffer(said)) return said;
  const received = receive(game, state, { seat, ask: id, action: said });
  return received.ok ? received.move.action : blame(`said ${sayable(said)}, which ${received.refusal.rule} forbids`);
}

/** So many moves before the last are looked at, to say who goes round in circles. */
const CIRCLING = 1000;

/** Moves of guests among those, and the last of each. */
type Deeds = Map<Seat, { readonly moves: number; readonly last: unknown }>;

function circling<T extends Types>(guests: ReadonlyMap<Seat, NamedGuest<T>>, deeds: Deeds): string {
  const each = [...deeds].map(
    ([seat, { moves, last }]) => `${guests.get(seat)?.name} in seat ${seat} made ${moves}, the last ${sayable(last)}`,
  );
  const who = each.length === 0 ? '.' : `. Of the last ${CIRCLING} moves ${each.join('; ')}.`;
  return `after ${MOVES_MAX} moves it is not over: somebody goes round in circles${who}`;
}

/** Plays a match to its end, in place, and waits for whoever thinks longer. */
export async function playOutWithGuests<T extends Types>(
  game: Game<T>,
  draft: State<T>,
  seated: readonly Seated<T>[],
  guests: ReadonlyMap<Seat, NamedGuest<T>>,
  tell: Tell<T>,
): Promise<void> {
  const deeds: Deeds = new Map();
  while (draft.outcome === null) {
    if (draft.clock >= MOVES_MAX) throw new GuestFault(circling(guests, deeds));
    const ask = firstPending(draft);
    const guest = ask && guests.get(ask.seat);
    const rng = ask && seated[ask.seat]?.rng;
    if (ask === undefined || guest === undefined || rng === undefined) {
      playTurn(game, draft, seated, tell);
      continue;
    }
    const action = await guestAnswer(game, draft, ask, rng, guest);
    if (draft.clock >= MOVES_MAX - CIRCLING) {
      const { moves = 0 } = deeds.get(ask.seat) ?? {};
      deeds.set(ask.seat, { moves: moves + 1, last: action });
    }
    advance(game, draft, { seat: ask.seat, ask: ask.id, action }, tell);
  }
}

/** What was said, in short; of what JSON cannot say, the type. */
function sayable(said: unknown): string {
  try {
    return (JSON.stringify(said) ?? typeof said).slice(0, SAID_MAX);
  } catch {
    return typeof said;
  }
}

/** An error in one line, with the place in its program where it happened. */
export function described(error: unknown): string {
  if (!(error instanceof Error)) return sayable(error);
  const place = /^\s+at (.*)$/m.exec(error.stack ?? '')?.[1];
  return `${error.name}: ${error.message}${place === undefined ? '' : ` at ${place}`}`;
}
