import type { Types } from '@questhall/kernel';
import { ended, GuestClock, letGo, loadGuests, timed, watchGuests } from '@questhall/lab';
import type { Loaded } from '../loaded.ts';
import { orUserError } from '../user-error.ts';
import type { Terminal } from './terminal.ts';

const FAREWELL = 'Every move was kept: once it answers, npx questhall resume goes on.';

const FAULT = 2;

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
  nameWhoEnds(clock, players);
  const guests = files.map(
    ({ name, sitDown }) => [name, (seat: number) => timed(sitDown(loaded.game, seat), seconds, clock)] as const,
  );
  return { ...loaded, guests: Object.fromEntries(guests) };
}

/** A program from a file can end ours, at once or by an error that nobody waits for; then it is said who it was. */
function nameWhoEnds(clock: GuestClock, players: readonly string[]): void {
  const say = (sentence: string): void => {
    process.stderr.write(`\nquesthall: ${sentence} ${FAREWELL}\n`);
    process.exitCode = FAULT;
  };
  process.once('exit', () => {
    if (clock.thinking !== null) say(ended(clock.thinking, players));
  });
  process.once('uncaughtException', (error) => {
    if (clock.last === null) throw error;
    say(letGo(clock.last, players, error));
    clock.end();
    process.exit();
  });
}
