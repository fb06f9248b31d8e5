// Times whole games of one plan and prints the result: run by the bench, in a process of its own.
import { PLAN_NAMES } from './plans.ts';
import { timeGames } from './whole-games.ts';

const [name, rounds, quick] = process.argv.slice(2);
const plan = PLAN_NAMES.find((one) => one === name);
if (plan === undefined) throw new Error(`there is no plan ${name}`);
console.log(JSON.stringify(await timeGames(plan, Number(rounds), quick === '--quick')));
