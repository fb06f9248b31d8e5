// The bench: everything in one run, side by side, each with a checksum.
import { availableParallelism, loadavg } from 'node:os';
import { race } from './duel-race.ts';
import { growth } from './growth.ts';
import { interruptions, QUESTIONS_MAX } from './interruptions.ts';
import { benchLab } from './lab.ts';
import { micro } from './micro.ts';
import { PLANS } from './plans.ts';
import { longTable } from './tables.ts';
import { timeGamesApart } from './whole-games.ts';

process.stdout.on('error', () => process.exit(0)); // whoever reads this may stop reading
const isJson = process.argv.includes('--json');
const isQuick = process.argv.includes('--quick');
const say = (line: string): void => void (isJson || console.log(line));
const progress = (line: string): void => void (process.stderr.isTTY && process.stderr.write(`\r\u001b[K${line}`));
const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Where the bench must not fall below. */
const TARGETS = { kernelToBoardgameIo: 300, kernelToBare: 1 / 6, stepToBoardgameIo: 100 } as const;

say(
  `Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}. Rates are per second of CPU time; ratios are medians within rounds.\n`,
);

const duel = race(isQuick ? 1 : 7, isQuick ? 0.2 : 1, progress);
progress('');
say(
  `The duel: two heroes against two monsters. Everybody played the same ${duel.block.moves} moves to checksum ${duel.block.checksum}.`,
);
for (const [contestant, rate] of Object.entries(duel.rates))
  say(`  ${contestant.padEnd(14)} ${rounded.format(rate).padStart(12)} moves/s`);

const verdicts = [
  { what: 'kernel to boardgame.io', ratio: duel.ratios.kernelToBoardgameIo, target: TARGETS.kernelToBoardgameIo },
  { what: 'kernel to the bare loop', ratio: duel.ratios.kernelToBare, target: TARGETS.kernelToBare },
  { what: 'pure step to boardgame.io', ratio: duel.ratios.stepToBoardgameIo, target: TARGETS.stepToBoardgameIo },
].map((verdict) => ({ ...verdict, isMet: verdict.ratio >= verdict.target }));
const figure = (x: number): string => (x < 10 ? x.toFixed(3) : x.toFixed(0));
for (const { what, ratio, target, isMet } of verdicts)
  say(
    `  ${what.padEnd(26)} ${figure(ratio).padStart(7)} ×   wanted ${figure(target)} or more: ${isMet ? 'met' : 'NOT MET'}`,
  );

const small = await micro(isQuick ? 200 : 20_000);
say('\nSmall things, in the middle of a match of each game, a second');
for (const { game, rates } of small) {
  const cells = Object.entries(rates).map(([name, rate]) => `${name} ${rounded.format(rate)}`);
  say(`  ${game.padEnd(14)} ${cells.join(', ')}`);
}

const lengths = await growth([100, 1_000, 10_000], isQuick ? 1 : 7);
say('\nA match of so many moves, log and undo included: cost per move');
say('    moves   submit µs   undo µs   undo past the horizon ms   restore µs   save bytes   state bytes');
for (const g of lengths) {
  const cells = [
    g.submitMicroseconds.toFixed(2).padStart(11),
    g.undoMicroseconds.toFixed(2).padStart(9),
    g.farUndoMilliseconds.toFixed(2).padStart(26),
    g.restoreMicroseconds.toFixed(2).padStart(12),
  ];
  say(
    `  ${rounded.format(g.moves).padStart(7)} ${cells.join(' ')} ${g.saveBytesPerMove.toFixed(0).padStart(12)} ${rounded.format(g.stateBytes).padStart(13)}`,
  );
}

const table = await longTable(isQuick ? 2_000 : 10_000);
say(`\nA table of ${rounded.format(table.moves)} moves, with two chairs and a journal on a shelf`);
say(
  `  a move       ${table.earlyMicroseconds.toFixed(0)} µs at the beginning, ${table.lateMicroseconds.toFixed(0)} µs at the end`,
);
say(`  writes       ${table.bytesPerMove.toFixed(0)} bytes a move`);
say(`  opens        in ${table.openMilliseconds.toFixed(1)} ms from a disk   wanted 50 or less`);
say(`  takes back   in ${table.undoMilliseconds.toFixed(1)} ms past the horizon   wanted 5 or less`);

say('');
const lab = await benchLab({ say, progress }, isQuick);

say(
  '\nWhole games on one core, by CPU time: the fastest of several rounds of the same games, which the target is for, and the middle one',
);
const whole = PLANS.map(({ name, title, wanted }) => {
  progress(`  ${title} …`);
  const timed = timeGamesApart(title, isQuick ? 1 : 15, isQuick);
  progress('');
  const isMet = timed.best >= wanted;
  const rates = `${timed.best.toFixed(1).padStart(7)} games/s (${timed.middle.toFixed(1)})`;
  say(`  ${title.padEnd(40)} ${rates.padEnd(24)}   wanted ${wanted} or more: ${isMet ? 'met' : 'NOT MET'}`);
  return { name, title, ...timed, target: wanted, isMet };
});

const asked = await interruptions(isQuick ? 1 : 25);
if (asked.length > 0)
  say('\nQuestions to a person in one turn of somebody else, the median of whole games with three programs');
for (const { game, games, ordered, unordered, isMet } of asked) {
  const spared = `${ordered.toFixed(2)}, and ${unordered.toFixed(2)} without the orders people begin with`;
  say(
    `  ${game.padEnd(14)} ${spared}   in ${games} games; wanted fewer than ${QUESTIONS_MAX}: ${isMet ? 'met' : 'NOT MET'}`,
  );
}

if (isJson) {
  const figures = { duel, verdicts, small, growth: lengths, table, lab, whole, asked };
  console.log(JSON.stringify({ node: process.version, cores: availableParallelism(), ...figures }));
}
const isMissed = ![...verdicts, ...whole, ...asked, lab].every(({ isMet }) => isMet);
if (!isQuick && isMissed) process.exitCode = 1;
