import { MODES, type Mode } from '@questhall/dungeonquest/content';
import type { Measuring } from '@questhall/lab';
import { seedsOf } from './balance-keep.ts';
import { intervalOf, percentIn, TITLES } from './balance-table.ts';
import { measureLever, type Out } from './lever-run.ts';
import { LEVERS } from './levers.ts';

/** What a lever came to in each kind of combat, once with each seed. */
interface Turned {
  readonly title: string;
  readonly outs: Readonly<Record<Mode, readonly Out[]>>;
}

/** A quarter of the dashes of a table: there are many levers. */
const SHARE = 0.25;
export const leverGames = (games: number): number => Math.ceil(SHARE * games);

/** Threads at once. */
const AT_ONCE = 4;

/** One hero alone, so many times with each seed. */
async function measured(lever: number, title: string, { games, seed, say }: Measuring): Promise<Turned> {
  const orders = MODES.flatMap((mode) =>
    seedsOf(seed).map((one) => ({ lever, mode, seed: one, games: leverGames(games) })),
  );
  const all = await measureLever(orders);
  const of = (mode: Mode): readonly Out[] => all.filter((_, at) => orders[at]?.mode === mode);
  const turned = { title, outs: { dice: of('dice'), solo: of('solo'), cards: of('cards') } };
  say(cellsOf(turned));
  return turned;
}

export async function measureLevers(measuring: Measuring): Promise<readonly Turned[]> {
  const turned: Turned[] = [];
  for (let from = 0; from < LEVERS.length; from += AT_ONCE) {
    const some = LEVERS.slice(from, from + AT_ONCE);
    turned.push(...(await Promise.all(some.map(({ title }, at) => measured(from + at, title, measuring)))));
  }
  return turned;
}

const sum = (outs: readonly Out[], column: keyof Out): number => outs.reduce((all, out) => all + out[column], 0);

const cellsOf = ({ title, outs }: Turned): string => {
  const cells = MODES.map((mode) => {
    const shares = outs[mode].map(({ alive, heroes }) => ((100 * alive) / heroes).toFixed(1));
    const [alive, heroes] = [sum(outs[mode], 'alive'), sum(outs[mode], 'heroes')];
    const rich = percentIn(sum(outs[mode], 'rich'), heroes).replace(' %', '');
    return `${shares.join(', ')} (${intervalOf(alive, heroes)}; ${rich})`;
  });
  return `| ${[title, ...cells].join(' | ')} |`;
};

const aliveOf = (outs: readonly Out[]): number => (100 * sum(outs, 'alive')) / Math.max(1, sum(outs, 'heroes'));

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

/** By how many points each lever moves those who leave alive. */
function moveRow({ title, outs }: Turned, { outs: usual }: Turned): string {
  const points = MODES.map((mode) => aliveOf(outs[mode]) - aliveOf(usual[mode]));
  const mean = points.reduce((all, one) => all + one, 0) / points.length;
  return `| ${[title, ...points.map(signed), signed(mean), bar(mean)].join(' | ')} |`;
}

/** A point a block. */
const bar = (points: number): string => (points < 0 ? '◀' : '▶') + '█'.repeat(Math.round(Math.abs(points)));

export function leverSection(turned: readonly Turned[], games: number): string {
  const [usual, ...others] = turned;
  if (usual === undefined) throw new Error('nothing was turned');
  return `## Levers

What makes the keep more or less deadly: each changed alone, one careful hero, ${games} dashes with either seed. By how many points more leave alive, or fewer (chance
alone makes about ${errorOf(usual).toFixed(1)}):

| lever | ${MODES.map((mode) => TITLES[mode]).join(' | ')} | on average | |
|---|---|---|---|---|---|
${others.map((one) => moveRow(one, usual)).join('\n')}

The same as it was measured: left alive of a hundred with the first seed and with the second, and in brackets where both together say that it lies, and how
many brought a Treasure.

| lever | ${MODES.map((mode) => TITLES[mode]).join(' | ')} |
|---|---|---|---|
${turned.map(cellsOf).join('\n')}

No lever is an option of the game. Those of the tables are turned in a thread that plays nothing else, those of the player are another temper, or answers that
nobody gives (\`workshop/levers.ts\`).
`;
}

/** One standard error of what lies between two such figures. */
function errorOf({ outs }: Turned): number {
  const share = aliveOf(outs.solo) / 100;
  return 100 * Math.sqrt((2 * share * (1 - share)) / Math.max(1, sum(outs.solo, 'heroes')));
}
