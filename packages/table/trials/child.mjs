// A process of its own that works at a shelf of files, for the tests that let processes race, starve and die. It says
// on its output what it was promised, line by line: `node child.mjs <what> <home> [count]`.
import { fileShelf } from '@questhall/table/files';

const [what, home = '', count = '0'] = process.argv.slice(2);
const shelf = fileShelf(home);
const ID = 'one';

/** @param {string | number} word */
const say = (word) => process.stdout.write(`${word}\n`);

/**
 * One line after the last.
 * @param {import('@questhall/table').Lease} lease
 * @param {import('@questhall/table').Card} card
 */
function appendTo(lease, card) {
  const n = card.n + 1;
  const line = { n, at: n, kind: 'move', by: process.pid, said: 'x'.repeat(500) };
  const next = { ...card, n, changed: n };
  return lease.append(card.n, [line], next, n % 10 === 0 ? { n, state: { n }, hash: String(n) } : undefined);
}

/** Appends until it is stopped or something other than kept is answered. */
async function appendOn() {
  const lease = await shelf.lease(ID);
  for (
    let card = (await shelf.read(ID))?.card;
    card !== undefined && lease !== null;
    card = { ...card, n: card.n + 1 }
  ) {
    const answer = await appendTo(lease, card);
    say(answer === 'kept' ? card.n + 1 : answer);
    if (answer !== 'kept') break;
  }
  await lease?.release();
}

/** Wants the lease for each line anew. */
async function race() {
  for (let left = Number(count); left > 0; ) {
    const lease = await shelf.lease(ID);
    const card = (await shelf.read(ID))?.card;
    if (lease !== null && card !== undefined && (await appendTo(lease, card)) === 'kept') {
      say(card.n + 1);
      left -= 1;
    }
    await lease?.release();
  }
}

/** Asks for the lease when told to, says whether it was given, and keeps it until its input ends. */
async function hold() {
  say('ready');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  say((await shelf.lease(ID)) === null ? 'refused' : 'given');
  await new Promise((resolve) => process.stdin.once('end', resolve).resume());
}

await { append: appendOn, race, hold }[what ?? '']?.();
