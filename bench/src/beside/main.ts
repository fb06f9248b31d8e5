// Another commit beside the working tree: the same games by turns, in warm processes, by CPU time.
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Plan } from '@questhall/lab';
import { PLANS } from '../plans.ts';
import { type Checkout, checkOut, Unavailable } from './checkout.ts';
import { type Comparison, compare, type Pair, playByTurns } from './comparison.ts';
import { type Order, type Side, takeSide } from './side.ts';

const HERE = fileURLToPath(new URL('../../..', import.meta.url));
const [USAGE, INTERRUPTED] = [2, 130];

const { values } = parseArgs({
  options: {
    beside: { type: 'string', default: 'HEAD' },
    only: { type: 'string', default: '' },
    wanted: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
/**
 * Rounds are short because the machine drifts; sittings are several because each pair of processes has its own luck at
 * the compiler.
 */
const { sittings, rounds, warmUpRounds } = values.quick
  ? { sittings: 1, rounds: 2, warmUpRounds: 1 }
  : { sittings: 6, rounds: 8, warmUpRounds: 4 };
const wanted = Number(values.wanted);

const say = (line: string): void => void (values.json || console.log(line));
const progress = (line: string): void => void (process.stderr.isTTY && process.stderr.write(`\r\u001b[K${line}`));
const count = (n: number): string => n.toLocaleString('en');

/** What is to be taken away again, however this ends. */
const leftovers: (() => void)[] = [];
const cleanUp = (): void => {
  for (const remove of leftovers.splice(0).reverse()) remove();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    cleanUp();
    process.exit(INTERRUPTED);
  });
process.stdout.on('error', () => {
  cleanUp(); // whoever reads this may stop reading
  process.exit(0);
});

async function seat(root: string, plan: string): Promise<Side> {
  const side = await takeSide(root, plan);
  leftovers.push(side.leave);
  return side;
}

async function measure({ title, warmUps, perShortRound }: Plan, other: Checkout): Promise<Comparison> {
  const played: (readonly Pair[])[] = [];
  for (let sitting = 0; sitting < sittings; sitting++) {
    const [there, here] = [await seat(other.root, title), await seat(HERE, title)];
    progress(`  ${title}: sitting ${sitting + 1} of ${sittings}, warming up`);
    await playByTurns(
      there,
      here,
      stretches(rounds * perShortRound, warmUpRounds, values.quick ? 1 : warmUps / warmUpRounds),
    );
    progress(`  ${title}: sitting ${sitting + 1} of ${sittings}, ${rounds} rounds`);
    played.push(await playByTurns(there, here, stretches(0, rounds, perShortRound)));
    there.leave();
    here.leave();
  }
  progress('');
  return compare(played);
}

const stretches = (first: number, n: number, length: number): readonly Order[] =>
  Array.from({ length: n }, (_, i) => ({
    from: Math.round(first + i * length),
    to: Math.round(first + (i + 1) * length),
  }));

function tell(title: string, { ratio, sittings: medians, games, gamesDiffering, there, here }: Comparison): void {
  say(`  ${title}`);
  say(`    ${ratio.toFixed(2)} ×   medians of the sittings: ${medians.map((x) => x.toFixed(2)).join('  ')}`);
  say(`    ${there.rate.toFixed(1)} games/s there, ${here.rate.toFixed(1)} here`);
  say(
    gamesDiffering === 0
      ? `    the same ${count(games)} games: ${count(here.wins)} won, ${count(here.moves)} moves`
      : `    NOT THE SAME GAMES: ${count(gamesDiffering)} of ${count(games)} differ; ${count(there.wins)} won there, ${count(here.wins)} here; ` +
          `${count(there.moves)} moves there, ${count(here.moves)} here (the ratio is of moves a second)`,
  );
  if (wanted > 0) say(`    wanted ${wanted} or more: ${ratio >= wanted ? 'met' : 'NOT MET'}`);
}

function chosenPlans(): readonly Plan[] {
  const names = values.only.split(',').filter((name) => name !== '');
  const isChosen = ({ name, game }: Plan): boolean =>
    names.length === 0 || names.includes(name) || names.includes(game);
  const known = new Set<string>(PLANS.flatMap(({ name, game }) => [name, game]));
  const stranger = names.find((name) => !known.has(name));
  if (stranger !== undefined)
    throw new Unavailable(`nothing is called "${stranger}"; there are: ${[...known].join(', ')}`);
  return PLANS.filter(isChosen);
}

try {
  const plans = chosenPlans();
  if (!(wanted >= 0)) throw new Unavailable(`--wanted must be a ratio such as 0.95, not "${values.wanted}"`);
  const other = await checkOut(HERE, values.beside, {
    say: (line) => progress(`  ${line} …`),
    leave: (remove) => leftovers.push(remove),
  });
  progress('');
  say(`This working tree beside ${other.title}`);
  say(
    `Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}. Both play the same games by turns, by CPU time: ` +
      `${sittings} sittings, each a pair of warm processes with the same ${rounds} short rounds; of each round the fastest on either side counts.\n`,
  );
  const compared = [];
  for (const plan of plans) {
    const { name, title } = plan;
    const comparison = await measure(plan, other);
    tell(title, comparison);
    compared.push({ name, title, ...comparison });
  }
  if (values.json) console.log(JSON.stringify({ node: process.version, beside: other.title, wanted, compared }));
  if (compared.some(({ ratio }) => ratio < wanted)) process.exitCode = 1;
} catch (error) {
  progress('');
  if (!(error instanceof Unavailable)) throw error;
  process.stderr.write(`questhall: ${error.message}\n`);
  process.exitCode = USAGE;
} finally {
  cleanUp();
}
