import { expect, test } from 'vitest';
import { findViolations, linesOfCode } from './boundaries.ts';

const complaints = (files: Readonly<Record<string, string>>): readonly string[] =>
  findViolations(new Map(Object.entries(files)));

test('what the house allows is not reported', () => {
  expect(
    complaints({
      'packages/kernel/src/a.ts': "import { b } from './b.ts';\nexport { b };",
      'packages/kernel/src/b.ts': 'export const b = 1;',
      'packages/games/dungeonquest/src/index.ts': "import { b } from '@questhall/kernel';\nexport const c = b;",
      'packages/games/dungeonquest/stories/x.test.ts':
        "import { test } from 'vitest';\nimport { story } from '@questhall/testkit';",
      'packages/lab/src/run.ts':
        "import { Worker } from 'node:worker_threads';\nimport { d } from '@questhall/catalogue';",
    }),
  ).toEqual([]);
});

test.each<[string, string, string, string]>([
  [
    'the kernel uses nothing of ours',
    'packages/kernel/src/a.ts',
    "import { x } from '@questhall/players';",
    'kernel may import nothing',
  ],
  ['the kernel uses nothing from outside', 'packages/kernel/src/a.ts', "import fs from 'node:fs';", 'runs everywhere'],
  [
    'a game does not see another',
    'packages/games/heroquest/src/a.ts',
    "import { x } from '@questhall/dungeonquest';",
    'no game imports another',
  ],
  [
    'a game does not see the lab',
    'packages/games/heroquest/src/a.ts',
    "const x = await import('@questhall/lab');",
    'games may import kernel, border, grid',
  ],
  [
    'players see no game',
    'packages/players/src/a.ts',
    "export * from '@questhall/dungeonquest';",
    'players may import kernel',
  ],
  [
    'nobody reaches into a package',
    'packages/lab/src/a.ts',
    "import type { X } from '../../kernel/src/types.ts';",
    'reaches into another package',
  ],
  ['an extension is named', 'packages/lab/src/a.ts', "import './b';", 'names no file extension'],
  ['a new room is announced', 'packages/attic/src/a.ts', "import './b.ts';", 'no room "attic"'],
])('%s', (_name, path, source, complaint) => {
  const dungeonquest = { 'packages/games/dungeonquest/src/index.ts': '' };
  expect(complaints({ ...dungeonquest, [path]: source })).toEqual([expect.stringContaining(complaint)]);
});

test('the page may count as the lab does, and use nothing else of it', () => {
  const page = (to: string): readonly string[] => complaints({ 'packages/web/src/a.ts': `import { x } from '${to}';` });
  expect(page('@questhall/lab/counting')).toEqual([]);
  expect(page('@questhall/lab')).toEqual([expect.stringContaining('web may import kernel')]);
});

test('what runs in a browser leads to nothing of Node, however far the way', () => {
  const found = complaints({
    'packages/lab/src/counting.ts': "export { y } from './y.ts';",
    'packages/lab/src/y.ts': "import { z } from './z.ts';\nexport const y = z;",
    'packages/lab/src/z.ts': "import { stat } from 'node:fs';\nexport const z = stat;",
    'packages/lab/src/apart.ts': "import { stat } from 'node:fs';",
  });
  expect(found).toEqual([
    'packages/lab/src/z.ts:1 imports node:fs: packages/lab/src/counting.ts, which leads there, runs in a browser',
  ]);
});

test('a ring of imports is named', () => {
  const ring = complaints({
    'packages/lab/src/a.ts': "import { b } from './b.ts';",
    'packages/lab/src/b.ts': "import type { C } from './deep/c.ts';",
    'packages/lab/src/deep/c.ts': "export { a } from '../a.ts';",
  });
  expect(ring).toEqual([
    'a ring of imports: packages/lab/src/a.ts → packages/lab/src/b.ts → packages/lab/src/deep/c.ts → packages/lab/src/a.ts',
  ]);
});

test('lines of code are counted without blanks, comments and tests', () => {
  const sources = new Map([
    [
      'packages/kernel/src/a.ts',
      '/** Why. */\n\nconst a = 1; // so\n  // not this\n/*\n * nor this\n */\nconst b = 2;\n',
    ],
    ['packages/kernel/src/a.test.ts', 'const c = 3;\n'],
    ['packages/lab/src/d.ts', 'const d = 4;\n'],
  ]);
  expect(linesOfCode(sources, 'packages/kernel/src/')).toBe(2);
});
