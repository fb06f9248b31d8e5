// The lab alone, as one part of the bench has it.
import { availableParallelism, loadavg } from 'node:os';
import { benchLab } from './lab.ts';

process.stdout.on('error', () => process.exit(0)); // whoever reads this may stop reading
const isJson = process.argv.includes('--json');
const isQuick = process.argv.includes('--quick');
const say = (line: string): void => void (isJson || console.log(line));
const progress = (line: string): void => void (process.stderr.isTTY && process.stderr.write(`\r\u001b[K${line}`));

say(`Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}.`);
const lab = await benchLab({ say, progress }, isQuick);
if (isJson) console.log(JSON.stringify({ node: process.version, cores: availableParallelism(), ...lab }));
if (!isQuick && !lab.isMet) process.exitCode = 1;
