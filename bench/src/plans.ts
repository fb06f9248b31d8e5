import { type Plan, type Prepared, type Subject, workshops } from '@questhall/lab';

/** What the games themselves want to be measured by. */
export const PLANS: readonly Plan[] = [...(await workshops()).values()].flatMap(({ plans }) => plans ?? []);

/** The plan of this title: several games may have one of the same name. */
export function planTitled(title: string | undefined): Plan {
  const plan = PLANS.find((one) => one.title === title);
  if (plan === undefined) throw new Error(`there is no plan "${title}"`);
  return plan;
}

/** The tables of a plan, as the lab of some checkout lays them. */
export async function prepareTables(
  { game, tables, players, warmUps, perRound }: Plan,
  find: (game: string) => Promise<Subject | null>,
): Promise<readonly Prepared[]> {
  const study = await find(game);
  return tables.map((options) => {
    const made = study?.prepare({
      game,
      options,
      seats: players.length,
      players,
      games: warmUps + perRound,
      seed: 'bench',
    });
    if (!made?.ok) throw new Error(`${game} cannot be simulated with ${JSON.stringify(options)}`);
    return made.value;
  });
}
