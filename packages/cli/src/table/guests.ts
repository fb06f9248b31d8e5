import type { Types } from '@questhall/kernel';
import { GuestClock, loadGuests, timed, watchGuests } from '@questhall/lab';
import type { Loaded } from '../loaded.ts';
import { orUserError } from '../user-error.ts';
import type { Terminal } from './terminal.ts';

const FAREWELL = 'Every move was kept: once it answers, npx questhall resume goes on.';

/** The game with everybody among its players who is named by a file, such as `./bot.mjs`. */
export async function withGuests<T extends Types>(
  loaded: Loaded<T>,
  players: readonly string[],
  { answerWithin: seconds }: Terminal,
): Promise<Loaded<T>> {
  const files = orUserError(await loadGuests(players));
  if (files.length === 0) return loaded;
  const clock = new GuestClock();
  watchGuests({ memory: clock.memory, seconds, players, farewell: FAREWELL });
  const guests = files.map(
    ({ name, sitDown }) => [name, (seat: number) => timed(sitDown(loaded.game, seat), seconds, clock)] as const,
  );
  return { ...loaded, guests: Object.fromEntries(guests) };
}
