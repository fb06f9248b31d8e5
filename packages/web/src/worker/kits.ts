import type { HeroQuest } from '@questhall/heroquest';
import type { Game, Player, State, Types } from '@questhall/kernel';
import type { GameId, Stage } from '../link/service.ts';

/** All that the worker needs of a game. */
export interface WorkerKit<T extends Types> {
  readonly game: Game<T>;
  readonly bots: Readonly<Record<string, () => Player<T>>>;
  /** What the shelf tells of a table that is under way: nothing that anybody at it may not know. */
  stageOf?(state: State<T>): Stage;
}

/** Does something with a kit, whatever its game is. */
export type WithKit<X> = <T extends Types>(kit: WorkerKit<T>) => X;

/** The games, each loaded when it is first needed. */
const LOADERS: Readonly<Record<GameId, <X>(use: WithKit<X>) => Promise<X>>> = {
  async heroquest(use) {
    const { heroquest, bots } = await import('@questhall/heroquest');
    return use({ game: heroquest, bots, stageOf: questStage });
  },
  async glowquest(use) {
    const { glowquest, bots } = await import('@questhall/glowquest');
    return use({ game: glowquest, bots });
  },
  async dungeonquest(use) {
    const { dungeonquest, bots } = await import('@questhall/dungeonquest');
    return use({ game: dungeonquest, bots });
  },
};

/** Where a campaign is: its quest, the quests that were won, and who is still there. */
function questStage({ table }: State<HeroQuest>): Stage {
  const { quest, attempt, isCampaign, ending, heroes } = table;
  if (!isCampaign) return {};
  return {
    quest,
    attempt,
    isInTown: ending !== null,
    won: [...new Set(heroes.flatMap(({ circled }) => circled))].toSorted((a, b) => a - b),
    heroes: heroes.map(({ hero, name, status }) => ({ hero, name, isAlive: status !== 'dead' })),
  };
}

const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/** Loads a game and does something with it; null when there is none of that name. */
export async function withKit<X>(id: string, use: WithKit<X>): Promise<X | null> {
  return isGameId(id) ? LOADERS[id](use) : null;
}
