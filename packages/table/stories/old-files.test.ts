import type { Rules } from '@questhall/facets';
import { begin, below, type Journal, legal, seedRng, submit } from '@questhall/kernel';
import { sealed, type Vault, vault, versionTwo } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { replayExported } from '../src/file/exported.ts';
import { readCourse } from '../src/host/reading.ts';
import { makeMemory } from '../src/shelf/memory.ts';
import { afternoon, around, brought, complaint, exported, imported, linesOf, read } from './exporting.ts';
import { BOT, Listener, opened, PERSON, RULES } from './listening.ts';

const kitOf = (edition: string): Rules<Vault> => ({ ...RULES, game: { ...vault, edition } });
const [NEXT, THIRD] = [kitOf('next'), kitOf('third')];
/** Understands nothing of what was played before. */
const STRANGE: Rules<Vault> = {
  ...RULES,
  game: { ...vault, edition: 'strange', laws: () => ['nothing is as it was'] },
};

describe('a file of another edition', () => {
  test('goes on from its end, and one line says so', async () => {
    const { memory, id } = await afternoon();
    const text = await exported(memory.open(), id);
    const { state, n } = await readCourse(RULES, memory.open(), id);
    const other = makeMemory();
    expect(await imported(other.open(), text, NEXT)).toEqual({ id, kind: 'new', edition: '2', lost: 0 });
    expect((await linesOf(other.open(), id)).at(-1)).toMatchObject({
      n: n + 1,
      kind: 'edition',
      edition: 'next',
      lost: 0,
    });
    expect((await readCourse(NEXT, other.open(), id)).state).toEqual(state);
    expect(await imported(other.open(), text, NEXT)).toMatchObject({ id, kind: 'here' });
  });

  test('is known to one that has gone the same way on the shelf', async () => {
    const { memory, id } = await afternoon();
    const text = await exported(memory.open(), id);
    await (await opened(memory.open(), around, id, NEXT)).close();
    expect(await imported(memory.open(), text, NEXT)).toMatchObject({ id, kind: 'here' });
  });

  test('that has crossed editions comes and goes with all its lines, and what cannot be checked is known', async () => {
    const { memory, id } = await afternoon();
    for (const rules of [NEXT, THIRD]) {
      const table = await opened(memory.open(), around, id, rules);
      await new Listener(table, 1).answers('wait');
      await table.idle();
      await table.close();
    }
    const text = await exported(memory.open(), id, THIRD);
    const other = makeMemory();
    expect(await imported(other.open(), text, THIRD)).toEqual({ id, kind: 'new', edition: null, lost: 0 });
    expect(await linesOf(other.open(), id)).toEqual(await linesOf(memory.open(), id));
    const [here, there] = [await readCourse(THIRD, memory.open(), id), await readCourse(THIRD, other.open(), id)];
    expect(there.standpoint).toEqual(here.standpoint);
    const replayed = replayExported(THIRD, read(text));
    expect(replayed).toMatchObject({ ok: true, value: { editions: ['2', 'next'] } });
    expect(replayed.ok && replayed.value.journal.entries.length).toBe(2);
    const table = await opened(other.open(), around, id, THIRD);
    expect(await new Listener(table, 1).chair.askUndo()).toEqual({ ok: true });
    expect(await new Listener(table, 1).chair.askUndo()).toMatchObject({ ok: false });
  });

  test('whose older part was changed is found out, though nobody can play it again', async () => {
    const { memory, id } = await afternoon();
    await (await opened(memory.open(), around, id, NEXT)).close();
    const lines = (await exported(memory.open(), id, NEXT)).split('\n');
    const changed = lines.with(2, (lines[2] ?? '').replace('"rest"', '"wait"')).join('\n');
    expect(await complaint(changed, NEXT)).toBe('line 3: is not as it was written: it was damaged, or changed by hand');
    expect(await complaint(changed, THIRD)).toContain('line 3: is not as it was written');
    const edition = lines.length - 3;
    const bent = lines.with(edition, (lines[edition] ?? '').replace('"deck":', '"decks":')).join('\n');
    expect(await complaint(bent, NEXT)).toContain(`line ${edition + 1}: is in no state of The Vault`);
  });

  test('can be written by a Questhall that has other rules, and read by one that has those', async () => {
    const { memory, id } = await afternoon();
    const before = await memory.open().read(id);
    const text = await exported(memory.open(), id, NEXT);
    expect(await memory.open().read(id)).toEqual(before);
    expect(text).toBe(await exported(memory.open(), id));
    const table = await opened(memory.open(), around, id);
    await new Listener(table, 1).answers('wait');
    memory.takeAway(id); // no snapshot of that move
    const late = await exported(memory.open(), id, NEXT);
    const other = makeMemory();
    expect(await imported(other.open(), late, NEXT)).toMatchObject({ kind: 'new', lost: 0 });
    expect((await readCourse(NEXT, other.open(), id)).state).toEqual(table.course.state);
  });

  test('is refused in words where the rules of today understand none of it', async () => {
    const { memory, id } = await afternoon();
    expect(await complaint(await exported(memory.open(), id), STRANGE)).toContain(
      'table: was last played under edition 2, and edition strange, the rules of today, cannot go on from it.',
    );
  });
});

function played(moves: number): Journal<Vault> {
  const options = { traps: 3, crowded: false };
  const journal = begin(vault, { game: vault.id, edition: '2', options, seats: 3, seed: 'fast:old', from: null });
  const rng = seedRng('fast:player');
  while (journal.entries.length < moves) {
    const [asked] = journal.state.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    const offers = legal(vault, journal.state, asked);
    submit(vault, journal, { seat: asked.seat, ask: asked.id, action: offers[below(rng, offers.length)] });
  }
  return journal;
}

/** As the page of 0.1 exported a table. */
const withCompany = (text: string, company: readonly unknown[]): string => sealed({ ...JSON.parse(text), company });

describe('a save of 0.1', () => {
  test('becomes a table with all its moves, once', async () => {
    const journal = played(30);
    const shelf = makeMemory().open();
    const { id, kind } = await imported(shelf, versionTwo(journal));
    expect(kind).toBe('new');
    expect((await shelf.cards())[0]).toMatchObject({ id, n: 30, moves: 30, name: 'An old match' });
    expect((await readCourse(RULES, shelf, id, 0)).journal.entries).toEqual(journal.entries);
    expect(await imported(shelf, versionTwo(journal))).toMatchObject({ id, kind: 'here' });
    expect(await imported(shelf, versionTwo(played(20)))).toMatchObject({ kind: 'version' });
  });

  test('seats whom it names, else whom it is told, else people', async () => {
    const shelf = makeMemory().open();
    const companyOf = async (text: string): Promise<unknown> => {
      const { id } = await imported(shelf, text);
      return (await readCourse(RULES, shelf, id)).company;
    };
    const save = versionTwo(played(3));
    expect(await companyOf(save)).toEqual([BOT, PERSON, PERSON]);
    expect(await companyOf(withCompany(save, [{ kind: 'person' }, { kind: 'bot', name: 'careful' }]))).toEqual([
      PERSON,
      BOT,
      PERSON,
    ]);
    expect(await companyOf(withCompany(save, [{ kind: 'bot', name: 'nobody' }, 7]))).toEqual([PERSON, PERSON, PERSON]);
  });

  test('of another edition goes on from its snapshot', async () => {
    const journal = played(8);
    const shelf = makeMemory().open();
    const { id, edition } = await imported(shelf, versionTwo(journal), NEXT);
    expect([edition, (await readCourse(NEXT, shelf, id)).state]).toEqual(['2', journal.state]);
    const replayed = replayExported(NEXT, read(versionTwo(journal)));
    expect(replayed).toMatchObject({ ok: true, value: { editions: ['2'], journal: { entries: [] } } });
  });

  test('that is not right is named by its move, and nothing is written', async () => {
    const save = JSON.parse(versionTwo(played(8)));
    const changed = { ...save, moves: save.moves.with(3, { ...save.moves[3], check: '' }) };
    expect(await complaint(JSON.stringify(changed))).toBe('move 4: differs in what was done or told');
    expect(await complaint('')).toBe('save: is empty');
  });

  test('finds no room on a full shelf, and leaves no trace there', async () => {
    const memory = makeMemory();
    memory.setRoom(1_000);
    expect(await brought(memory.open(), versionTwo(played(30)))).toMatchObject({
      ok: false,
      problem: { field: 'shelf' },
    });
    expect(await memory.open().cards()).toEqual([]);
  });
});
