// Times one contestant and prints the result: run by the bench, in a process of its own.
import { CONTESTANTS, time } from './contestants.ts';

const [name, warmUp, seconds] = process.argv.slice(2);
const contestant = CONTESTANTS.find((one) => one === name);
if (contestant === undefined) throw new Error(`nobody is called ${name}`);
console.log(JSON.stringify(await time(contestant, Number(warmUp), Number(seconds))));
