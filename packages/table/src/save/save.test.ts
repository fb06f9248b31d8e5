import { begin, below, everyone, type Game, type Journal, legal, seedRng, submit, undo } from '@questhall/kernel';
import { sealed, type Vault, vault, versionTwo } from '@questhall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSave, restore } from './save.ts';

function played(moves = Number.POSITIVE_INFINITY, seed = 'fast:save 3', game: Game<Vault> = vault): Journal<Vault> {
  const journal = begin(game, {
    game: game.id,
    edition: game.edition,
    options: { traps: 3, crowded: false },
    seats: 3,
    seed,
    from: null,
  });
  const rng = seedRng('fast:player');
  while (journal.state.outcome === null && journal.entries.length < moves) {
    const [asked] = journal.state.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    const offers = legal(game, journal.state, asked);
    submit(game, journal, { seat: asked.seat, ask: asked.id, action: offers[below(rng, offers.length)] }, [4, 4, 4]);
  }
  return journal;
}

type Loose = Readonly<Record<string, unknown>>;
interface LooseSave extends Loose {
  readonly moves: readonly Loose[];
  readonly hashes: readonly string[];
  readonly snapshot: Loose & { readonly table: Loose & { readonly deck: readonly string[] } };
}
const loosened = (journal: Journal<Vault>): LooseSave => JSON.parse(versionTwo(journal));

/** What is said about a save after somebody has been at it. */
function complaint(change: (save: LooseSave) => Loose, journal = played()): string {
  const read = readSave(JSON.stringify(change(loosened(journal))));
  const restored = read.ok ? restore(vault, read.value) : read;
  return restored.ok ? 'nothing' : `${restored.problem.field}: ${restored.problem.message}`;
}

const withMove = (save: LooseSave, at: number, change: Loose): Loose => ({
  ...save,
  moves: save.moves.with(at, { ...save.moves[at], ...change }),
});

/** A match in which dice fell. */
function withDice(tag: string): Journal<Vault> {
  const seeds = Array.from({ length: 40 }, (_, i) => `${tag}:dice ${i}`);
  const found = seeds
    .map((seed) => played(Number.POSITIVE_INFINITY, seed))
    .find(({ entries }) => entries.some(({ rolled }) => rolled.length > 0));
  if (found === undefined) throw new Error('no die fell');
  return found;
}

describe('a save', () => {
  test.each([0, 1, 7, Number.POSITIVE_INFINITY])('after %f moves goes on exactly where it stopped', (moves) => {
    const journal = played(moves);
    const read = readSave(versionTwo(journal));
    const restored = read.ok ? restore(vault, read.value) : read;
    expect(restored.ok && versionTwo(restored.value)).toBe(versionTwo(journal));
    expect(restored.ok && restored.value.entries).toEqual(journal.entries);
  });

  test('of typed-in dice keeps the faces: no seed could bring them back', () => {
    const journal = withDice('typed:fast');
    expect(journal.entries.flatMap(({ rolled }) => rolled)).toContain(4);
    expect(complaint((save) => save, journal)).toBe('nothing');
  });

  test('remembers what was taken back with consent', () => {
    const journal = played(9);
    while (journal.takenBack.length === 0) undo(vault, journal, everyone(3));
    const read = readSave(versionTwo(journal));
    const restored = read.ok ? restore(vault, read.value) : read;
    expect(restored.ok && restored.value.takenBack).toEqual(journal.takenBack);
  });

  test('with ChaCha20 dice replays too', () => {
    expect(complaint((save) => save, played(40, `chacha20:${'a5'.repeat(32)}`))).toBe('nothing');
  });
});

describe('a save that is not right is named', () => {
  const text = versionTwo(played());

  test.each<[string, string, string]>([
    ['empty', '', 'save: is empty'],
    ['cut off', text.slice(0, -20), 'save: is not complete JSON'],
    ['something else', '# a list\n', 'save: is not complete JSON'],
    ['other JSON', '{"format":"tiddlywinks"}', 'format: is not "questhall-save"'],
    ['a list', '[1,2]', 'format:'],
    [
      'newer',
      text.replace('"version":2', '"version":3'),
      'version: 3 is newer than this Questhall, which reads up to 2',
    ],
    ['of no version', text.replace('"version":2', '"version":"one"'), 'version: must be 1 to 2'],
    ['of the first version, and damaged', text.replace('"version":2', '"version":1'), 'checksum: does not fit'],
  ])('%s', (_name, broken, expected) => {
    const read = readSave(broken);
    expect(read.ok ? 'nothing' : `${read.problem.field}: ${read.problem.message}`).toContain(expected);
  });

  test.each<[string, (save: LooseSave) => Loose, string]>([
    ['foreign', (save) => ({ ...save, game: 'chess' }), 'game: is "chess", not "vault"'],
    ['too many seats', (save) => ({ ...save, seats: 9 }), 'seats: must be 2 to 4'],
    ['no seats', (save) => ({ ...save, seats: -1 }), 'seats: must be a whole number'],
    [
      'an option out of range',
      (save) => ({ ...save, options: { traps: 77 } }),
      'traps: must be a whole number from 0 to 4; 77 is not',
    ],
    ['an unknown option', (save) => ({ ...save, options: { traps: 3, bribes: 1 } }), 'bribes: is not an option'],
    ['too long a seed', (save) => ({ ...save, seed: '7'.repeat(129) }), 'seed: must be a text of at most 128'],
    ['another seed', (save) => ({ ...save, seed: 'fast:other' }), 'opening: differs'],
    ['other options', (save) => ({ ...save, options: { traps: 1 } }), 'opening: differs'],
    ['no moves', (save) => ({ ...save, moves: 'none' }), 'moves: must be a list'],
    ['a broken move', (save) => ({ ...save, moves: save.moves.with(3, {}) }), 'moves[3]: must have a seat'],
    ['a forged action', (save) => withMove(save, 0, { action: { type: 'charm' } }), 'move 1: is refused by turn.one'],
    [
      'an unknown action',
      (save) => withMove(save, 2, { action: { type: 'fly' } }),
      'move 3: is refused by kernel.malformed',
    ],
    ['another seat’s move', (save) => withMove(save, 0, { seat: 2 }), 'move 1: is refused by kernel.not-asked'],
    ['a move too few', (save) => ({ ...save, moves: save.moves.toSpliced(4, 1) }), 'move 5: '],
    [
      'another check',
      (save) => withMove(save, 5, { check: '0'.repeat(16) }),
      'move 6: differs in what was done or told',
    ],
    [
      'a touched snapshot',
      (save) => ({ ...save, snapshot: { ...save.snapshot, clock: 2 } }),
      'snapshot: differs from the state after move',
    ],
    ['a missing snapshot', (save) => ({ ...save, snapshot: null }), 'snapshot: must be a state'],
    ['another mark', (save) => ({ ...save, takenBack: [{ clock: 1, fixed: 'dice' }] }), 'checksum: does not fit'],
    ['something added', (save) => ({ ...save, note: 'hello' }), 'checksum: does not fit'],
    ['another edition', (save) => ({ ...save, edition: '0' }), 'checksum: does not fit'],
    ['no checksum', (save) => ({ ...save, checksum: undefined }), 'checksum: must be a hash'],
    ['a strange mark', (save) => ({ ...save, takenBack: [{ clock: 1, fixed: 'magic' }] }), 'takenBack: must be'],
  ])('%s', (_name, change, expected) => expect(complaint(change)).toContain(expected));

  test('a changed choice is found at the very move, even when it is as legal as the real one', () => {
    const at = played().entries.findIndex(({ action }) => action.type === 'rest');
    expect(complaint((save) => withMove(save, at, { action: { type: 'step', by: 1 } }))).toMatch(
      new RegExp(`^move ${at + 1}: `),
    );
  });

  test('changed dice are found at the very move', () => {
    const journal = withDice('fast');
    const at = journal.entries.findIndex(({ rolled }) => rolled.length > 0);
    const changed = complaint((save) => withMove(save, at, { rolled: [9] }), journal);
    expect(changed).toMatch(new RegExp(`^move ${at + 1}: has the dice 9, and [1-6] fell`));
  });

  test('a changed hash is found at its move', () => {
    const long = Array.from({ length: 40 }, (_, i) => played(Number.POSITIVE_INFINITY, `fast:hash ${i}`)).find(
      ({ hashes }) => hashes.length > 0,
    );
    expect(complaint((save) => ({ ...save, hashes: save.hashes.with(0, '0'.repeat(16)) }), long)).toBe(
      'move 50: leads to another state',
    );
  });
});

describe('a save of another edition', () => {
  const next: Game<Vault> = {
    ...vault,
    edition: 'next',
    judge: (state, asked, action) =>
      action.type === 'step' && action.by === -1 ? { rule: 'turn.one', facts: {} } : vault.judge(state, asked, action),
  };

  test('goes on from its snapshot, under the rules of today', () => {
    const journal = played(8);
    const read = readSave(versionTwo(journal));
    const adopted = read.ok ? restore(next, read.value) : read;
    if (!adopted.ok) throw new Error(adopted.problem.message);
    expect(adopted.value.state).toEqual(journal.state);
    expect(adopted.value.header).toMatchObject({ edition: next.edition, from: journal.state });
    const [asked] = adopted.value.state.asks;
    submit(next, adopted.value, {
      seat: asked?.seat ?? 0,
      ask: asked?.id ?? 0,
      action: next.fallback(adopted.value.state, asked as never),
    });
    const again = readSave(versionTwo(adopted.value));
    const resumed = again.ok ? restore(next, again.value) : again;
    expect(resumed.ok && versionTwo(resumed.value)).toBe(versionTwo(adopted.value));
  });

  test.each<[string, (snapshot: LooseSave['snapshot']) => Loose]>([
    ['without a table', (snapshot) => ({ ...snapshot, table: null })],
    ['with a list missing', (snapshot) => ({ ...snapshot, table: { ...snapshot.table, hands: undefined } })],
    ['with something added', (snapshot) => ({ ...snapshot, table: { ...snapshot.table, extra: 1 } })],
    [
      'with a card lost',
      (snapshot) => ({ ...snapshot, table: { ...snapshot.table, deck: snapshot.table.deck.slice(1) } }),
    ],
    ['with nobody asked', (snapshot) => ({ ...snapshot, asks: [] })],
    ['of another table', (snapshot) => ({ ...snapshot, seats: 2 })],
    ['in the middle of nothing', (snapshot) => ({ ...snapshot, agenda: [] })],
    ['in the middle of something unknown', (snapshot) => ({ ...snapshot, agenda: [{ kind: 'picnic' }] })],
    [
      'with an empty question',
      (snapshot) => ({ ...snapshot, asks: [{ id: 0, seat: 1, rule: 'turn.one', question: null, seal: null }] }),
    ],
    [
      'with a question from the future',
      (snapshot) => ({
        ...snapshot,
        asks: [{ id: 999, seat: 1, rule: 'turn.one', question: { kind: 'turn' }, seal: null }],
      }),
    ],
    [
      'with an unknown rule',
      (snapshot) => ({
        ...snapshot,
        asks: [{ id: 0, seat: 1, rule: 'turn.two', question: { kind: 'turn' }, seal: null }],
      }),
    ],
    ['beyond all time', (snapshot) => ({ ...snapshot, clock: 1e15 })],
    ['with a clock that is none', (snapshot) => ({ ...snapshot, clock: 'x' })],
    ['without dice', (snapshot) => ({ ...snapshot, rng: {} })],
    [
      'with broken dice',
      (snapshot) => ({
        ...snapshot,
        rng: { source: { kind: 'chacha20', key: [1], block: [], blocks: 0, at: 17 }, loaded: null, rolled: null },
      }),
    ],
    [
      'with impossible dice',
      (snapshot) => ({
        ...snapshot,
        rng: { source: { kind: 'fast', a: 1e300, b: 0, c: 0, count: 0 }, loaded: null, rolled: null },
      }),
    ],
  ])('whose snapshot is %s does not', (_name, change) => {
    const save = loosened(played(8));
    const changed = { ...save, snapshot: change(save.snapshot) };
    const read = readSave(sealed(JSON.parse(JSON.stringify(changed))));
    const problem = {
      field: 'snapshot',
      message: `of edition ${vault.edition} does not fit edition ${next.edition} of The Vault`,
    };
    expect(read.ok && restore(next, read.value)).toEqual({ ok: false, problem });
  });
});

describe('a save of another edition with other options', () => {
  const narrower: Game<Vault> = {
    ...vault,
    edition: '3',
    options: {
      ...vault.options,
      traps: { ...vault.options.traps, read: (raw) => (raw === 0 ? 0 : undefined), initial: 0 },
    },
  };

  test('goes on all the same: options belong to the beginning', () => {
    const save = { ...loosened(played(8)), options: { traps: 3, bribes: 1 } };
    const read = readSave(sealed(save));
    const adopted = read.ok ? restore(narrower, read.value) : read;
    expect(adopted.ok && adopted.value.header.options).toEqual({ traps: 0, crowded: false });
  });
});

describe('whatever comes', () => {
  const text = versionTwo(played(20));

  test('any text gets an answer, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => typeof readSave(raw).ok === 'boolean'),
      { numRuns: 500 },
    );
  });

  test('any damage to a save is found or harmless', () => {
    const damaged = fc.tuple(
      fc.nat(text.length - 1),
      fc.constantFrom('', '0', '9', '"', '{', ']', ',', 'null', '-', '\u0000'),
      fc.nat(4),
    );
    fc.assert(
      fc.property(damaged, ([at, put, cut]) => {
        const broken = text.slice(0, at) + put + text.slice(at + cut);
        const read = readSave(broken);
        const restored = read.ok ? restore(vault, read.value) : read;
        if (restored.ok) expect(versionTwo(restored.value)).toBe(text);
        else expect(restored.problem.message.length).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('data without bottom is named, wherever it stands', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const field of ['"options":{"traps":3,"crowded":false}', '"takenBack":[]']) {
      const read = readSave(text.replace(field, `${field.slice(0, field.indexOf(':'))}:${deep}`));
      expect(read).toMatchObject({
        ok: false,
        problem: { field: 'save', message: expect.stringContaining('inside each other') },
      });
    }
  });

  test('lists without end are named', () => {
    const many = JSON.stringify(Array.from({ length: 200_000 }, () => ({ clock: 1, fixed: 'dice' })));
    expect(readSave(text.replace('"takenBack":[]', `"takenBack":${many}`))).toMatchObject({
      ok: false,
      problem: { field: 'takenBack' },
    });
  });

  test('raw bytes are no save', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => !readSave(new TextDecoder().decode(bytes)).ok),
      { numRuns: 500 },
    );
  });
});
