import type { Types } from '@questhall/kernel';
import type { GameId } from '../link/games.ts';
import type { GameUi } from './ui.ts';

/** Does something with a game's interface, whatever the game is. */
export type WithUi<X> = <T extends Types>(ui: GameUi<T>) => X;

/** The games' interfaces, each loaded when it is first needed. */
const LOADERS: Readonly<Record<GameId, <X>(use: WithUi<X>) => Promise<X>>> = {
  async heroquest(use) {
    const { heroquestUi } = await import('./heroquest/ui.ts');
    return use(heroquestUi);
  },
  async glowquest(use) {
    const { glowquestUi } = await import('./glowquest/ui.ts');
    return use(glowquestUi);
  },
  async dungeonquest(use) {
    const { dungeonquestUi } = await import('./dungeonquest/ui.ts');
    return use(dungeonquestUi);
  },
};

export const withUi = <X>(game: GameId, use: WithUi<X>): Promise<Awaited<X>> =>
  LOADERS[game](use) as Promise<Awaited<X>>;
