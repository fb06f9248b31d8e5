import type { Game, Player, Types } from '@questhall/kernel';
import type { GameId } from '../link/service.ts';

/** All that the worker needs of a game. */
export interface WorkerKit<T extends Types> {
  readonly game: Game<T>;
  readonly bots: Readonly<Record<string, () => Player<T>>>;
}

/** Does something with a kit, whatever its game is. */
export type WithKit<X> = <T extends Types>(kit: WorkerKit<T>) => X;

/** The games, each loaded when it is first needed. */
const LOADERS: Readonly<Record<GameId, <X>(use: WithKit<X>) => Promise<X>>> = {
  async heroquest(use) {
    const { heroquest, bots } = await import('@questhall/heroquest');
    return use({ game: heroquest, bots });
  },
  async dungeonquest(use) {
    const { dungeonquest, bots } = await import('@questhall/dungeonquest');
    return use({ game: dungeonquest, bots });
  },
};

const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/** Loads a game and does something with it; null when there is none of that name. */
export async function withKit<X>(id: string, use: WithKit<X>): Promise<X | null> {
  return isGameId(id) ? LOADERS[id](use) : null;
}
