import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '@questhall/border';
import { dungeonquest } from '@questhall/dungeonquest';
import { begin, submit } from '@questhall/kernel';
import { readExported, replayExported, type Shelf, ShelfError } from '@questhall/table';
import { versionTwo } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { CTRL_C, flat, folder, goOnAt, set, sitAt, sitDown } from '../testing/sit-at.ts';
import { arena } from '../testing/tables.ts';

const CARDS = { settings: set('mode=cards', 'hero=lindel', 'monster=troll', 'monsterLife=6') };

/** The same fight under the rules of another edition. */
const older = { ...arena, game: { ...dungeonquest, edition: 'old' } };

const PERSON = { kind: 'person' };
const STANDARD = { kind: 'bot', name: 'standard' };

describe('a save of 0.1', () => {
  const path = join(folder, 'old.json');

  test('goes on with the usual company, or with whom somebody asks for', async () => {
    const options = readOptions(dungeonquest.options, { mode: 'cards', hero: 'lindel', monster: 'troll' });
    if (!options.ok) throw new Error(options.problem.message);
    const { id, edition } = dungeonquest;
    const header = { game: id, edition, options: options.value, seats: 2, seed: 'fast:1', from: null };
    const journal = begin(dungeonquest, header);
    submit(dungeonquest, journal, { seat: 0, ask: journal.state.asks[0]?.id ?? 0, action: { type: 'fight' } });
    writeFileSync(path, versionTwo(journal));
    const usual = await sitDown({ load: path }, ['slash', 'quit']);
    expect(usual.seen).toContain('Turned up: Slash for the hero');
    expect(await usual.shelf.cards()).toMatchObject([
      { company: [PERSON, STANDARD], name: 'DungeonQuest (play arena, mode cards, monster troll)' },
    ]);
    const two = await sitDown({ load: path, players: ['me', 'me'] }, ['slash', '', 'bolt', '', 'quit']);
    expect(two.seen).toContain('Turned up: Slash for the hero, Bolt of Agony for the monster.');
  });
});

/** Tables of DungeonQuest as earlier rules left them: a dash below ground, and a fight in its second round. */
const OLD_TABLES = fileURLToPath(new URL('../testing/old-tables/', import.meta.url));

describe('a table of another edition', () => {
  test.each([
    ['dash-of-edition-4', '4', 'grope', /What do you do/],
    ['fight-of-edition-3', '3', 'roll', /The dice show/],
  ])('%s goes on under the rules of today', async (name, edition, answer, shown) => {
    const { seen } = await sitDown({ load: join(OLD_TABLES, `${name}.table`) }, [answer, 'quit']);
    expect(flat(seen)).toContain(`This match was begun under edition ${edition}. It goes on under the rules of today`);
    expect(seen).toMatch(shown);
    expect(seen).not.toContain('No.');
  });

  test('a file that was cut off is refused by its line, and nothing is kept', async () => {
    const path = join(folder, 'cut.table');
    writeFileSync(path, readFileSync(join(OLD_TABLES, 'dash-of-edition-4.table'), 'utf8').slice(0, 3000));
    await expect(sitDown({ load: path }, ['quit'])).rejects.toThrow(/cut off|not complete/);
  });

  test('goes on when it is resumed, and says what that means', async () => {
    const { shelf } = await sitAt(older, CARDS, ['fight', 'slash', 'quit']);
    const [card] = await shelf.cards();
    const { seen } = await goOnAt(arena, shelf, card?.id ?? '', ['log all', 'undo', 'slash', 'log all', 'quit']);
    expect(flat(seen)).toContain('This match was begun under edition old. It goes on under the rules of today');
    expect(seen).not.toContain('could not be kept');
    expect(seen).not.toContain('1. you: fight');
    expect(seen).toContain('There is nothing of yours to take back.');
    expect(seen).toContain('5. you: slash');
    const again = await goOnAt(arena, shelf, card?.id ?? '', ['quit']);
    expect(again.seen).not.toContain('begun under edition');
  });

  /** Knows nothing of what was played later than that, and heroes do not slash any more. */
  const blunt = (clock: number): typeof arena => ({
    ...arena,
    game: {
      ...dungeonquest,
      laws: (state) => (state.clock > clock ? ['that was later'] : dungeonquest.laws(state)),
      judge: (state, asked, action) =>
        action.type === 'lay' && action.card === 'slash' && asked.seat === 0
          ? { rule: 'classic.display', facts: {} }
          : dungeonquest.judge(state, asked, action),
    },
  });

  test('says how many moves could not be kept', async () => {
    const { shelf } = await sitAt(older, CARDS, ['fight', 'slash', 'quit']);
    const [card] = await shelf.cards();
    const { seen } = await goOnAt(blunt(2), shelf, card?.id ?? '', ['quit']);
    expect(seen).toContain('Its last 2 moves lead elsewhere under them, and could not be kept.');
  });

  test('that cannot go on is refused in words', async () => {
    const { shelf } = await sitAt(older, CARDS, ['fight', 'slash', 'quit']);
    const [card] = await shelf.cards();
    await expect(goOnAt(blunt(0), shelf, card?.id ?? '', ['quit'])).rejects.toThrow(
      `this table was last played under edition old, and edition ${dungeonquest.edition}, the rules of today, cannot go on from it.`,
    );
  });
});

describe('saving', () => {
  /** A shelf that cannot be read any more after so many times. */
  const breaking = (shelf: Shelf, reads: number): { readonly shelf: Shelf; count: number } => {
    const broken = {
      count: 0,
      shelf: {
        ...shelf,
        read(id: string, upTo?: number) {
          broken.count += 1;
          if (broken.count > reads) throw new ShelfError('the disk is gone');
          return shelf.read(id, upTo);
        },
      },
    };
    return broken;
  };

  test('writes what is in memory where the shelf cannot be read any more', async () => {
    const { shelf } = await sitDown(CARDS, ['fight', 'slash', 'quit']);
    const [card] = await shelf.cards();
    const counting = breaking(shelf, Number.POSITIVE_INFINITY);
    await goOnAt(arena, counting.shelf, card?.id ?? '', [CTRL_C, CTRL_C]);
    const path = join(folder, 'memory.table');
    const { seen } = await goOnAt(arena, breaking(shelf, counting.count).shelf, card?.id ?? '', [
      `save ${path}`,
      'quit',
    ]);
    expect(flat(seen)).toContain('it cannot be read any more, so the file has what is still in memory. Saved.');
    const read = readExported(readFileSync(path, 'utf8'));
    const replayed = read.ok ? replayExported(arena, read.value) : read;
    expect(replayed.ok && replayed.value.journal.state.clock).toBe(4);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
