// Times whole games of one plan and prints the result: run by the bench, in a process of its own.
import { timeGames } from './whole-games.ts';

const [title, rounds, quick] = process.argv.slice(2);
console.log(JSON.stringify(await timeGames(title, Number(rounds), quick === '--quick')));
