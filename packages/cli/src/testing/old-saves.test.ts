import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dungeonquest } from '@questhall/dungeonquest';
import type { Rules } from '@questhall/facets';
import { glowquest } from '@questhall/glowquest';
import { heroquest } from '@questhall/heroquest';
import { below, type Game, type Journal, legal, pending, seedRng, submit, type Types } from '@questhall/kernel';
import {
  exportTable,
  importMatch,
  makeMemory,
  readExported,
  readSave,
  replayExported,
  restore,
} from '@questhall/table';
import { expect, test } from 'vitest';
import { around } from '../table/around.ts';

const FOLDER = fileURLToPath(new URL('old-saves/', import.meta.url));
const MOVES = 60;

/** Goes on at random for a while. */
function playOn<T extends Types>(game: Game<T>, journal: Journal<T>): void {
  const rng = seedRng('fast:going on');
  for (let move = 0; move < MOVES && journal.state.outcome === null; move++) {
    const [asked] = pending(journal.state);
    if (asked === undefined) throw new Error('nobody is asked');
    const offers = legal(game, journal.state, asked);
    const { seat, id: ask } = asked;
    expect(submit(game, journal, { seat, ask, action: offers[below(rng, offers.length)] })).toMatchObject({ ok: true });
    expect(game.laws(journal.state)).toEqual([]);
  }
}

/** What becomes of a file of Questhall 0.1: it goes on, and is a table that can be written and read again. */
async function goOn<T extends Types>(game: Game<T>, text: string): Promise<Journal<T>> {
  const read = readSave(text);
  const restored = read.ok ? restore(game, read.value) : read;
  if (!restored.ok) throw new Error(`${restored.problem.field} ${restored.problem.message}`);
  const { value: journal } = restored;
  playOn(game, journal);
  const rules: Rules<T> = { game, bots: {} };
  const company = Array.from({ length: journal.header.seats }, () => ({ kind: 'person' }) as const);
  const shelf = makeMemory().open();
  const made = await importMatch(rules, shelf, journal, company, 'An old match', around);
  let file = '';
  for await (const piece of exportTable(rules, shelf, made.ok ? made.value : '')) file += piece;
  const again = readExported(file);
  expect(again.ok && replayExported(rules, again.value)).toMatchObject({
    ok: true,
    value: { journal: { state: journal.state } },
  });
  return journal;
}

const old = (name: string): string => readFileSync(`${FOLDER}${name}.json`, 'utf8');

test('every file of version 1 that is kept here is tried', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([
    'arena-one-card-laid.json',
    'glowquest-during-a-trade.json',
    'heroquest-before-a-defence.json',
    'heroquest-with-a-potion.json',
  ]);
});

test('a fight with one card on the table goes on, and the card is the one that was laid', async () => {
  const text = old('arena-one-card-laid');
  const journal = await goOn(dungeonquest, text);
  const laid = JSON.parse(text).snapshot.sealed[0];
  const shown = journal.entries[0]?.told.find(({ event }) => event.type === 'cardsRevealed')?.event;
  expect(shown).toMatchObject({ [laid.ask.question.side]: laid.action.card });
});

test('a quest goes on in which somebody may drink out of turn', async () => {
  const read = readSave(old('heroquest-with-a-potion'));
  const restored = read.ok ? restore(heroquest, read.value) : read;
  expect(restored.ok && restored.value.state.asks.map(({ question, wait }) => [question.kind, wait])).toEqual([
    ['turn', 'answer'],
    ['meanwhile', 'none'],
  ]);
  await goOn(heroquest, old('heroquest-with-a-potion'));
});

test('a quest goes on before a defence', async () => void (await goOn(heroquest, old('heroquest-before-a-defence'))));
test('an expedition goes on during a trade', async () => void (await goOn(glowquest, old('glowquest-during-a-trade'))));
