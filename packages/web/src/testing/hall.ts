import type { Seat, Types } from '@questhall/kernel';
import { Hall, makeMemory } from '@questhall/table';
import { type Chair, connectHall, type Lobby, type Port, type Sitter, type TableCard } from '@questhall/wire';
import type { Seated } from '../table/store/seated.ts';
import { games } from '../worker/games.ts';

export const BOT: Sitter = { kind: 'bot', name: 'standard' };

/** A hall as the worker has it, behind a port as the page has it: all that crosses is written down. */
export interface Crossing {
  readonly lobby: Lobby;
  /** What the page was sent, as text. */
  readonly sent: string[];
}

export function openHall(): Crossing {
  let hex = 0;
  const hall = new Hall({
    shelf: makeMemory().open(),
    games,
    randomHex: (bytes) => (++hex).toString(16).padStart(bytes * 2, '0'),
    now: () => 1_000,
    pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
  });
  const sent: string[] = [];
  const [page, worker] = portPair((message) => void sent.push(message));
  hall.connect(worker);
  return { lobby: connectHall(page), sent };
}

/** Two ends between which only text passes, one message after the other. */
function portPair(onSent: (message: string) => void): readonly [page: Port, worker: Port] {
  let toPage = (_message: unknown): void => {};
  let toWorker = (_message: unknown): void => {};
  const page: Port = {
    post: (message) => void crossing(message).then((text) => toWorker(JSON.parse(text))),
    listen: (listener) => {
      toPage = listener;
    },
  };
  const worker: Port = {
    post(message) {
      onSent(JSON.stringify(message));
      void crossing(message).then((text) => toPage(JSON.parse(text)));
    },
    listen: (listener) => {
      toWorker = listener;
    },
  };
  return [page, worker];
}

const crossing = async (message: unknown): Promise<string> => JSON.stringify(message);

/** A table of this hall as the page sits down at it. */
export function seatedAt(lobby: Lobby, { id, name, company, options, game }: TableCard): Seated<Types> {
  return {
    id,
    name,
    company,
    options,
    game,
    async sit(seat: Seat, ears): Promise<Chair<Types>> {
      const sat = await lobby.sit(id, seat, ears);
      if (!sat.ok) throw new Error(`${sat.problem.field} ${sat.problem.message}`);
      return sat.value;
    },
  };
}
