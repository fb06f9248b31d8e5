import type { TableCard } from '@questhall/wire';

/** A campaign as its card tells of it. */
export interface Campaign {
  readonly quest: number;
  /** How often this quest has been tried before. */
  readonly attempt: number;
  readonly isInTown: boolean;
  /** The quests that were won. */
  readonly won: readonly number[];
  readonly heroes: readonly { readonly hero: string; readonly name: string; readonly isAlive: boolean }[];
}

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> => typeof raw === 'object' && raw !== null;

/** Reads how far a campaign has come; null for other tables, and for those kept before that was noted down. */
export function campaignOf(stage: TableCard['stage']): Campaign | null {
  const { quest, attempt, isInTown, won, heroes } = stage;
  if (typeof quest !== 'number' || !Array.isArray(won) || !Array.isArray(heroes)) return null;
  return {
    quest,
    attempt: Number(attempt ?? 0),
    isInTown: isInTown === true,
    won: won.filter((one): one is number => typeof one === 'number'),
    heroes: heroes
      .filter(isRecord)
      .map(({ hero, name, isAlive }) => ({ hero: String(hero), name: String(name), isAlive: isAlive === true })),
  };
}
