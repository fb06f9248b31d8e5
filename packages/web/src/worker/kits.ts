import type { HeroQuest } from '@questhall/heroquest';
import type { State, Types } from '@questhall/kernel';
import type { TableKit } from '@questhall/table';
import { type GameId, isGameId } from '../link/games.ts';

/** Does something with a kit, whatever its game is. */
type WithKit<X> = <T extends Types>(kit: TableKit<T>) => Promise<X>;

/** The games, each loaded when it is first needed. */
const LOADERS: Readonly<Record<GameId, <X>(use: WithKit<X>) => Promise<X>>> = {
  async heroquest(use) {
    const { heroquest, bots } = await import('@questhall/heroquest');
    return use({ game: heroquest, bots, stageOf: questStage, secretOptions: ['sheet'] });
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

/** What everybody knows of a quest: its own title and, in a campaign, how far it is and who is still there. */
function questStage({ table }: State<HeroQuest>): Readonly<Record<string, unknown>> {
  const { quest, attempt, isCampaign, ending, heroes, ownSheet, title } = table;
  if (!isCampaign) return ownSheet === '' ? {} : { title };
  return {
    quest,
    attempt,
    isInTown: ending !== null,
    won: [...new Set(heroes.flatMap(({ circled }) => circled))].toSorted((a, b) => a - b),
    heroes: heroes.map(({ hero, name, status }) => ({ hero, name, isAlive: status !== 'dead' })),
  };
}

/** Loads a game and does something with it; null when there is none of that name. */
export async function withKit<X>(id: string, use: WithKit<X>): Promise<X | null> {
  return isGameId(id) ? LOADERS[id](use) : null;
}
