import type { State } from '@questhall/kernel';
import { exportMemory, readExported, readSave, replayExported, restore } from '@questhall/table';
import { sealed, versionTwo } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../../src/facets/rules.ts';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { Hosted } from './hosted.ts';

/** A match of three that has got somewhere, as a journal and as a file. */
async function kept(): Promise<{ readonly text: string; readonly state: State<Dungeoneer>; readonly hosted: Hosted }> {
  const hosted = await Hosted.of(3, 'kept');
  for (let moves = 0; moves < 60; moves++) await hosted.goesOn();
  return { text: [...exportMemory(hosted.table)].join(''), state: hosted.table.course.state, hosted };
}

/** What is wrong with a file, in words; `nothing` when it can be played again. */
function complaint(text: string): string {
  const read = readExported(text);
  if (!read.ok) return `${read.problem.field} ${read.problem.message}`;
  const replayed = replayExported(rules, read.value);
  return replayed.ok ? 'nothing' : `${replayed.problem.field} ${replayed.problem.message}`;
}

test('a broken file is refused with where it is broken', async () => {
  const { text } = await kept();
  expect(complaint(text)).toBe('nothing');
  const lines = text.split('\n');
  const broken: readonly string[] = [
    text.slice(0, text.length / 2),
    lines.toSpliced(5, 1).join('\n'),
    lines.toSpliced(5, 0, lines[4] ?? '').join('\n'),
    text.replaceAll('"dungeoneer"', '"chess"'),
    text.replace(/"rolled":\[(\d)/, (_, die) => `"rolled":[${(Number(die) % 6) + 1}`),
    text.replace('"type":"endPhase"', '"type":"muster"'),
    text.replace('"type":"endPhase"', '"type":"cheat"'),
  ];
  const complaints = broken.map(complaint);
  for (const [i, one] of complaints.entries()) expect([i, one]).not.toEqual([i, 'nothing']);
});

type Forge = (table: State<Dungeoneer>['table'], state: State<Dungeoneer>) => void;

/** What somebody could have written into a state: each breaks something that the game knows of itself. */
const FORGED: Readonly<Record<string, Forge>> = {
  'a card twice': ({ hands }) => hands[0]?.push(hands[1]?.[0] ?? 'HD-A01'),
  'a card that there is not': ({ hands }) => hands[0]?.splice(0, 1, 'HD-A99'),
  'a card that is missing': ({ piles }) => void piles[0]?.draw.pop(),
  'too much life': ({ heroes }) => void Object.assign(heroes[0] ?? {}, { life: 99 }),
  'less than no Peril': ({ heroes }) => void Object.assign(heroes[1] ?? {}, { peril: -1 }),
  'a Glory in words': ({ heroes }) => void Object.assign(heroes[1] ?? {}, { glory: 'all' }),
  'a hero on no map': ({ heroes }) => void Object.assign(heroes[2] ?? {}, { space: 'HD-M99' }),
  'two Map cards on a cell': ({ sections }) => {
    const [section] = sections;
    const [one, other] = section?.placed ?? [];
    if (section !== undefined && one !== undefined && other !== undefined)
      section.placed = section.placed.map((placed) => (placed === other ? { ...other, x: one.x, y: one.y } : placed));
  },
  'no heroes': (table) => void Object.assign(table, { heroes: [] }),
  'nobody who is asked': (_table, state) => void Object.assign(state, { asks: [] }),
  'a question that there is not': (_table, { asks }) =>
    void Object.assign(asks[0] ?? {}, { question: { kind: 'bribe' } }),
  'a frame that there is not': (_table, { agenda }) => void Object.assign(agenda.at(-1) ?? {}, { kind: 'bribe' }),
};

/**
 * What is wrong with a save of another edition of the rules, which goes on from this snapshot; `nothing` when it can.
 */
function wrongWith(snapshot: unknown, hosted: Hosted): string {
  const save: object = JSON.parse(versionTwo(hosted.table.course.journal));
  const read = readSave(sealed({ ...save, edition: 'of long ago', snapshot }));
  if (!read.ok) return read.problem.field;
  const restored = restore(dungeoneer, read.value);
  return restored.ok ? 'nothing' : restored.problem.field;
}

test('a save of another edition goes on from its snapshot', async () => {
  const { state, hosted } = await kept();
  expect(wrongWith(state, hosted)).toBe('nothing');
});

for (const [name, forge] of Object.entries(FORGED))
  test(`a snapshot with ${name} is not gone on from`, async () => {
    const { state, hosted } = await kept();
    const snapshot: State<Dungeoneer> = JSON.parse(JSON.stringify(state));
    forge(snapshot.table, snapshot);
    expect(wrongWith(snapshot, hosted)).toBe('snapshot');
  });
