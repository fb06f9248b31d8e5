import { plainWords, pseudo, pseudoTerminal, pseudoTexts, pseudoWording } from '@questhall/facets';
import type { Field, Types } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Loaded } from '../loaded.ts';
import { CTRL_C, set, sitAt } from '../testing/sit-at.ts';
import { arena, expedition, quest } from '../testing/tables.ts';
import { COMMANDS } from './commands.ts';

/** A game at the terminal in the language that nobody speaks, even where it says what to type. */
function strange<T extends Types>(loaded: Loaded<T>): Loaded<T> {
  const { words, texts } = loaded;
  return {
    ...loaded,
    ...pseudoTerminal(loaded),
    words: { ...pseudoWording(words), typed: (...given) => pseudo(words.typed(...given)) },
    texts: pseudoTexts(texts),
    crowd(action) {
      const crowd = loaded.crowd(action);
      return crowd === null ? null : { ...crowd, name: pseudo(crowd.name) };
    },
    unclear: (...given) => pseudo(loaded.unclear?.(...given) ?? ''),
    examples: pseudoTexts(loaded.examples),
  };
}

type Typed = string | typeof CTRL_C;

/** Every command of the table, and some that are none. */
const COMMANDED = [
  ...['', 'help', 'table', 'odds', 'why', 'why nonsense', 'why attack', 'rule', 'rule the', 'rule xyz', 'log', 'log 1'],
  ...['log x', 'ids', 'ids off', 'asks', 'asks all', 'undo', 'undo x', 'undo all', 'n', 'save', 'save a b', 'load'],
  ...['999', 'nonsense', '', '1', '', '1', 'go on', 'go', 'log all', 'again', 'n'],
];
const AT_TABLE: readonly Typed[] = [...COMMANDED, CTRL_C];

/** What is typed behind a prompt, commands for a shell, and ids of tables, rules and house rules. */
const UNSAID = /^(?:> |\[\w+\] ).*$|npx questhall.*|\b[0-9a-f]{8,}\b|[\w-]+(?:\.[\w-]+)+|\b[a-z]+[A-Z]\w+/gm;

/** The plain words that somebody gets to see who types this; what can be typed is the same in every language. */
async function plainAt<T extends Types>(
  loaded: Loaded<T>,
  settings: readonly string[],
  typed: readonly Typed[],
): Promise<readonly string[]> {
  const { seen } = await sitAt(strange(loaded), { settings: set(...settings) }, typed, 500);
  const { title, options } = loaded.game;
  const typable = Object.values<Field<unknown>>(options).flatMap(({ choices }) => choices?.map(String) ?? []);
  const known = new Set([...COMMANDS.map(({ name }) => name), ...typable, ...plainWords(title)]);
  return [...new Set(plainWords(seen.replace(UNSAID, '')))].filter((word) => !known.has(word));
}

function isSilent<T extends Types>(loaded: Loaded<T>, ...tables: readonly string[][]): void {
  test.each(tables)('at a table with %s', async (...settings) =>
    expect(await plainAt(loaded, settings, AT_TABLE)).toEqual([]),
  );
  test('at a new table', async () =>
    expect(await plainAt(loaded, [], ['nonsense', '', 'nonsense', '', '', '', '', '', 'quit'])).toEqual([]));
}

describe('nobody hears a word of English', () => {
  describe('in the arena', () => isSilent(arena, ['mode=cards', 'hero=hugo'], ['mode=dice', 'hero=hugo']));
  describe('on a quest', () => isSilent(quest, ['quest=1'], ['campaign=on', 'asPublished=on']));
  describe('on an expedition', () => isSilent(expedition, ['difficulty=hard']));
});
